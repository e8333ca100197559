"""Learning from nothing: rounds in which a network plays against itself, and is taught by all games so far.

In the first round brawlers play, and only the results teach. In each later one the network of the round
before plays, and knows how lucky its dice were. A folder holds all of it, and what is there stays.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from kaiju.arena.arithmetic import Arithmetic
from kaiju.arena.fitting import Source, fit, gather
from kaiju.arena.folder import Folder
from kaiju.arena.game import OWN, Wanted
from kaiju.arena.plan import Plan
from kaiju.arena.pool import Pool
from kaiju.arena.tournament import Tournament
from kaiju.arena.training import Progress
from kaiju.core.errors import Spoilt
from kaiju.files import replacing, write_text
from kaiju.newyork.game import NewYork
from kaiju.progress import Bar
from kaiju.tokyo.game import Tokyo

COURSE: Final = "course.json"
REPORT: Final = "report.json"
WEIGHTS: Final = "weights.npz"
PROGRESS: Final = "progress.npz"
PLAYED: Final = "played.json"
FORMAT: Final = 1
BEGINNER: Final = "brawler"
LEARNER: Final = "mastermind"
GAMES_A_ROUND: Final = 1500
FEWEST: Final = 10  # games a round
BEGINNING: Final = 6  # how many times more games the first round has: quickly played, they teach little
LONGEST: Final = 300  # turns after which a game is given up: who knows nothing may play for ever
SCATTER: Final = 7  # turns of a random opening for each Monster


class Sort(NamedTuple):
    """A kind of table, and how often it is played."""

    seats: int
    often: int
    edition: str = ""

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.seats}-{self.edition}" if self.edition else str(self.seats)


SORTS: Final[Mapping[str, Sequence[Sort]]] = {
    NewYork.id: [Sort(4, 40), *[Sort(seats, 15) for seats in (2, 3, 5, 6)]],
    Tokyo.id: [
        *[Sort(4, 28), *[Sort(seats, 10) for seats in (2, 3, 5, 6)]],
        *[Sort(4, 16, "2016"), *[Sort(seats, 4, "2016") for seats in (2, 3, 5, 6)]],
    ],
}


class Course(NamedTuple):
    """What is learned, and how: which game, games a round, the seed, and how often all is gone through."""

    game: str
    games: int
    seed: int
    epochs: int


class Lecture(NamedTuple):
    """An arena of a round: its folder and its plan."""

    folder: Folder
    plan: Plan


class School:
    """A course on disk."""

    def __init__(self, path: Path, course: Course) -> None:
        self.path = path
        self.course = course

    # -- the folder --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Write down what is learned here."""
        self.path.mkdir(parents=True, exist_ok=True)
        told = {"format": FORMAT, **self.course._asdict()}
        write_text(self.path / COURSE, json.dumps(told, indent=2) + "\n")

    def at(self, number: int) -> Path:
        """The folder of a round; the first is 1."""
        return self.path / str(number)

    def report(self, number: int) -> dict[str, Any] | None:
        """What is told of a round; None if it is not over."""
        path = self.at(number) / REPORT
        if not path.exists():
            return None
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return found

    def weights(self, number: int) -> bytes:
        """What a round has made."""
        return (self.at(number) / WEIGHTS).read_bytes()

    def lectures(self, number: int) -> list[Lecture]:
        """The arenas of a round."""
        weights = os.path.relpath(self.at(number - 1) / WEIGHTS)
        bot = BEGINNER if number == 1 else f"{LEARNER}:weights={weights}"
        total = self.course.games * (BEGINNING if number == 1 else 1)
        found = []
        for sort, games in zip(SORTS[self.course.game], shares(self.course.game, total), strict=True):
            seed = f"{self.course.seed} {number} {sort.name}"
            options = (("edition", sort.edition),) if sort.edition else ()
            chairs = (bot,) * sort.seats
            plan = Plan(self.course.game, chairs, games, seed, options, False, SCATTER * sort.seats, LONGEST)
            if games:
                found.append(Lecture(Folder(self.at(number) / sort.name), plan))
        return found

    # -- a round -----------------------------------------------------------------------------------

    def played(self, number: int) -> bool:
        """Are all games of a round there?"""
        return (self.at(number) / PLAYED).exists()

    def play(self, number: int, pool: Pool, bar: Bar) -> None:
        """Play what is missing of a round; how long that took is known if nothing was there before."""
        began, fresh, done = time.monotonic(), True, 0
        lectures = self.lectures(number)
        total = sum([lecture.plan.games for lecture in lectures])
        for folder, plan in lectures:
            if folder.planned:
                fresh = False
                folder.read_plan()  # or refuse it
                folder.mend()
            else:
                folder.begin(plan, Wanted(luckless=OWN))
            tournament = Tournament(plan, folder, Wanted(luckless=OWN))
            done += len(tournament.results)
            for batch in tournament.batches(pool):
                done += len(batch.results)
                bar.show(done, total)
            folder.tidy(plan, [tournament.results[at] for at in range(plan.games)])
        seconds = round(time.monotonic() - began, 1) if fresh else None
        write_text(self.at(number) / PLAYED, json.dumps({"games": total, "seconds": seconds}) + "\n")

    def teach(self, number: int, arithmetic: Arithmetic, bar: Bar) -> dict[str, Any]:
        """Teach a new network with the games of all rounds so far, and tell how it went."""
        sources = [
            Source(folder, plan, range(plan.games))
            for before in range(1, number + 1)
            for folder, plan in self.lectures(before)
        ]
        gathered = gather(sources, lambda: None)
        assert gathered is not None
        path = self.at(number)
        found = fit(
            self.course.game,
            gathered,
            self.course.seed,
            self.course.epochs,
            arithmetic,
            bar,
            lambda progress: replacing_file(path / PROGRESS, progress.packed()),
            _progress(path / PROGRESS),
        )
        replacing_file(path / WEIGHTS, found.weights)
        played = json.loads((path / PLAYED).read_text(encoding="utf-8"))
        told = {"round": number, "played": played, **found.to_json()}
        write_text(path / REPORT, json.dumps(told, indent=2) + "\n")
        (path / PROGRESS).unlink(missing_ok=True)
        return told


def read_course(path: Path) -> Course | None:
    """The course in a folder; None if there is none."""
    if not (path / COURSE).exists():
        return None
    try:
        told = json.loads((path / COURSE).read_text(encoding="utf-8"))
        return Course(str(told["game"]), int(told["games"]), int(told["seed"]), int(told["epochs"]))
    except (ValueError, KeyError, TypeError) as error:
        raise Spoilt("course", path=str(path / COURSE)) from error


def shares(game: str, games: int) -> list[int]:
    """How many games of each sort of table there are: whole numbers, in all as many as wanted."""
    often = [sort.often for sort in SORTS[game]]
    ends = [round(games * sum(often[: at + 1]) / sum(often)) for at in range(len(often))]
    return [end - before for end, before in zip(ends, [0, *ends], strict=False)]


def _progress(path: Path) -> Progress | None:
    return Progress.unpacked(path.read_bytes()) if path.exists() else None


def replacing_file(path: Path, data: bytes) -> None:
    """Write a whole file of bytes."""
    with replacing(path) as draft:
        draft.write_bytes(data)
