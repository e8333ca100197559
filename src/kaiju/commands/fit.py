"""Fitting the bots' evaluation to the games of arenas."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from kaiju.commands.arguments import AsJson, CommandRefused, Stopped, at_least, game_named, print_json
from kaiju.files import write_text
from kaiju.progress import bar
from kaiju.words import Words, preferred

if TYPE_CHECKING:
    from kaiju.arena.plan import Plan
    from kaiju.arena.samples import Kept
    from kaiju.arena.training import Fit


class Source(NamedTuple):
    """An arena to learn from: its folder, its plan and what it stored of its games."""

    folder: Path
    plan: Plan
    records: Sequence[Kept]


def fit(
    folders: Annotated[list[Path], Parameter(negative="", help="cli-fit.folders")],
    /,
    *,
    game: Annotated[str | None, Parameter(help="cli-fit.game")] = None,
    out: Annotated[Path | None, Parameter(help="cli-fit.out")] = None,
    seed: Annotated[int, Parameter(help="cli-fit.seed")] = 0,
    workers: Annotated[int | None, Parameter(help="cli-fit.workers")] = None,
    as_json: AsJson = False,
) -> None:
    """Fit the bots' evaluation to the records of arenas, and test it on games held back."""
    words = Words(preferred())
    at_least(1, words, workers=workers)
    at_least(0, words, seed=seed)
    sources = _sources(folders, game and game_named(game, words).id, words)
    path = out or Path(f"{sources[0].plan.game}.json")
    if path.is_dir() or not path.parent.is_dir():
        raise CommandRefused(words.say("error-fit-out", path=str(path)))
    found = _fitted(sources, seed, workers, words)
    typed = ["--game", game] if game else []
    command = ["kaiju", "fit", *map(str, folders), *typed, "--seed", str(seed)]
    weights = found.weights | {"made_by": _made_by(found, sources, command)}
    write_text(path, json.dumps(weights, separators=(",", ":"), ensure_ascii=False) + "\n")
    _tell(found, path, as_json, words)


COMMANDS: Final = ((fit, "kaiju fit games/2 games/4 --out king-of-new-york.json"),)


# -- the arenas ------------------------------------------------------------------------------------


def _sources(folders: Sequence[Path], game: str | None, words: Words) -> list[Source]:
    """The arenas, all of one game, and none of them repeated."""
    found: list[Source] = []
    for folder in folders:
        source = _source(folder, words)
        wanted = game or (found[0].plan.game if found else source.plan.game)
        if source.plan.game != wanted:
            told = {"folder": str(folder), "game": source.plan.game, "wanted": wanted}
            raise CommandRefused(words.say("error-fit-other-game", **told))
        for other in found:
            if _alike(other.plan) == _alike(source.plan):
                raise CommandRefused(
                    words.say("error-fit-twice", folder=str(folder), other=str(other.folder))
                )
        found.append(source)
    return found


def _source(path: Path, words: Words) -> Source:
    from kaiju.arena.folder import Folder, record_name
    from kaiju.arena.game import last_turn
    from kaiju.arena.samples import Kept

    folder = Folder(path)
    if not folder.planned:
        raise CommandRefused(words.say("error-arena-nothing", folder=str(path)))
    plan, records = folder.read_plan()
    numbers = sorted(folder.read_results()) if records else []
    if not numbers:
        raise CommandRefused(words.say("error-fit-no-records", folder=str(path)))
    kept = [Kept(path / record_name(plan, number), last_turn(plan, number)) for number in numbers]
    return Source(path, plan, kept)


def _alike(plan: Plan) -> Plan:
    """What plans that share some games have in common: not every game has an opening."""
    return plan._replace(games=0, scatter=0)


# -- fitting ---------------------------------------------------------------------------------------


def _fitted(sources: Sequence[Source], seed: int, workers: int | None, words: Words) -> Fit:
    from kaiju.arena import training
    from kaiju.arena.samples import gather
    from kaiju.processes import WorkerLost

    game, records = sources[0].plan.game, [kept for source in sources for kept in source.records]
    try:
        with bar(words.say("fit-reading"), len(records)) as reading:
            samples = gather(game, records, workers, reading.advance)
        games = 0 if samples is None else len(set(samples.match.tolist()))
        if samples is None or games < training.LEAST:
            raise CommandRefused(words.say("error-fit-too-few", games=games, least=training.LEAST))
        with bar(words.say("fit-training"), training.WORK) as learning:
            return training.fit(game, samples, seed, learning.advance)
    except KeyboardInterrupt as error:
        raise Stopped(words.say("fit-stopped")) from error
    except WorkerLost as error:
        raise CommandRefused(words.say("fit-worker-lost")) from error


# -- results -----------------------------------------------------------------------------------------


def _made_by(fit: Fit, sources: Sequence[Source], command: Sequence[str]) -> dict[str, Any]:
    """How to make the same weights again."""
    arenas = [_arena(source) for source in sources]
    return {"arenas": arenas, "command": shlex.join(command), "games": fit.games, "positions": fit.positions}


def _arena(source: Source) -> str:
    plan = source.plan
    typed = {"--game": plan.game, "--bots": ",".join(plan.bots), "--games": plan.games, "--seed": plan.seed}
    options = [("--option", f"{name}={value}") for name, value in plan.options]
    scatter = [("--scatter", plan.scatter)] if plan.scatter else []
    pairs = [*typed.items(), *scatter, *options, ("--out", source.folder)]
    return shlex.join(["kaiju", "arena", *[str(word) for pair in pairs for word in pair]])


def _tell(fit: Fit, path: Path, as_json: bool, words: Words) -> None:
    from kaiju.arena.report import fit_report

    if as_json:
        print_json(fit.to_json() | {"out": str(path)})
    else:
        Console().print(*fit_report(fit, words), words.say("fit-written", path=str(path)), sep="\n")
