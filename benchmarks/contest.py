"""The contestants as the parent process sees them, and the rounds in which they take turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from benchmarks.results import Results, Who
from kaiju.games import GAMES

ROOT = Path(__file__).parents[1]
INTERPRETED, COMPILED = "interpreted", "compiled"
SOLVER = "dice solver"
SOLVED = (6, 8)  # dice


class Size(NamedTuple):
    """How much is measured: everything once per round."""

    rounds: int
    decisions: int
    positions: int


FULL = Size(rounds=9, decisions=15_000, positions=200)
QUICK = Size(rounds=3, decisions=1_500, positions=20)


class Contestant(NamedTuple):
    """Something to measure: its Python and, if it is ours, where its code is and how its files end."""

    label: str
    module: str
    target: str  # the make target that builds it
    python: Path
    path: Path | None = None
    ending: str = ""


OURS = [
    Contestant(INTERPRETED, "kaiju", "setup-dev", Path(sys.executable), ROOT / "src", ".py"),
    Contestant(COMPILED, "kaiju", "compiled", Path(sys.executable), ROOT / "build" / "compiled", ".so"),
]
PEERS_PYTHON = ROOT / "build" / "peers" / ".venv" / "bin" / "python"
PEERS = [
    Contestant("catanatron", "catanatron", "peers", PEERS_PYTHON),
    Contestant("RLCard (uno)", "rlcard", "peers", PEERS_PYTHON),
    Contestant("OpenSpiel (backgammon)", "openspiel", "peers", PEERS_PYTHON),
    Contestant("PettingZoo (connect_four)", "pettingzoo", "peers", PEERS_PYTHON),
]


class Failed(Exception):
    """A contestant cannot be measured."""


class Worker:
    """A contestant running in a process of its own, until the end of the `with` block."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        path = {"PYTHONPATH": str(contestant.path)} if contestant.path else {}
        self._process = subprocess.Popen(
            [contestant.python, "-m", "benchmarks.worker", contestant.module],
            cwd=ROOT,
            env={**environment, **path, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def about(self) -> str:
        """What the contestant says about itself once it is ready; ask this first, and once."""
        return str(self._read())

    def ask(self, measure: str, **arguments: str | int) -> dict[str, Any]:
        """Take one measurement now."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"measure": measure, **arguments}) + "\n")
        self._process.stdin.flush()
        found: dict[str, Any] = self._read()
        return found

    def _read(self) -> Any:
        assert self._process.stdout
        if line := self._process.stdout.readline():
            return json.loads(line)
        raise Failed(f"The process that measures {self.contestant.label} has stopped.")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()


class Step(NamedTuple):
    """One thing to measure in a round, for one contestant."""

    who: Who
    worker: Worker
    measure: str
    arguments: dict[str, str | int]


def steps(ours: Sequence[Worker], peers: Sequence[Worker], size: Size, number: int) -> Iterable[Step]:
    """What happens in a round, in order: first everything that plays, so that conditions are alike."""
    play: dict[str, str | int] = {"first": max(number, 0) * size.decisions, "decisions": size.decisions}
    for game in GAMES:
        for worker in ours:
            yield Step(Who(game, worker.contestant.label), worker, "play", {"game_id": game, **play})
    for worker in peers:
        yield Step(Who(worker.contestant.label, worker.contestant.label), worker, "play", play)
    for game in GAMES:
        for measure in ("clone", "bots"):
            for worker in ours:
                who = Who(game, worker.contestant.label)
                yield Step(who, worker, measure, {"game_id": game, "count": size.positions})
    for dice in SOLVED:
        for worker in ours:
            who = Who(SOLVER, worker.contestant.label)
            yield Step(who, worker, "solver", {"dice": dice, "count": size.positions})


def start(contestants: Sequence[Contestant], stack: ExitStack, results: Results) -> list[Worker]:
    """Start the contestants' processes, each of which has said what it is."""
    workers = [stack.enter_context(Worker(contestant)) for contestant in contestants]
    for worker in workers:
        label, about = worker.contestant.label, worker.about()
        results.about[label] = about
        if not about.endswith(worker.contestant.ending):
            raise Failed(f"What is measured as {label} comes from {about}.")
    return workers


def compete(
    ours: Sequence[Contestant], peers: Sequence[Contestant], size: Size, tick: Callable[[], None]
) -> Results:
    """All rounds, after a warm-up round that does not count."""
    results = Results()
    with ExitStack() as stack:
        at_home, guests = start(ours, stack, results), start(peers, stack, results)
        for number in range(-1, size.rounds):
            for step in steps(at_home, guests, size, number):
                found = step.worker.ask(step.measure, **step.arguments)
                if number >= 0:
                    results.note(step.who, found)
            tick()
        for game in GAMES:
            results.hot_spots[game] = at_home[0].ask("hot_spots", game_id=game, games=size.positions)
    return results
