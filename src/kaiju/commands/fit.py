"""Teaching the network of the bots who will win: from the games of arenas, or from nothing."""

from __future__ import annotations

import json
import platform
import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console

from kaiju import __version__
from kaiju.commands.arena import Workers
from kaiju.commands.arguments import (
    DEFAULT,
    AsJson,
    CommandRefused,
    Stopped,
    at_least,
    game_named,
    print_json,
)
from kaiju.core import table
from kaiju.files import replacing, write_text
from kaiju.games import GAMES
from kaiju.processes import cores
from kaiju.progress import bar
from kaiju.words import Words, preferred

if TYPE_CHECKING:
    from kaiju.arena.arithmetic import Arithmetic
    from kaiju.arena.course import School
    from kaiju.arena.fitting import Source
    from kaiju.arena.plan import Plan


def fit(
    folders: Annotated[list[Path] | None, Parameter(negative="", help="cli-fit.folders")] = None,
    /,
    *,
    game: Annotated[str | None, Parameter(help="cli-fit.game")] = None,
    rounds: Annotated[int | None, Parameter(help="cli-fit.rounds")] = None,
    games: Annotated[int | None, Parameter(help="cli-fit.games")] = None,
    out: Annotated[Path | None, Parameter(help="cli-fit.out")] = None,
    seed: Annotated[int, Parameter(help="cli-fit.seed")] = 0,
    epochs: Annotated[int | None, Parameter(help="cli-fit.epochs")] = None,
    device: Annotated[str, Parameter(help="cli-fit.device")] = "auto",
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Teach the bots’ network who will win, with the games of arenas or in rounds against itself."""
    from kaiju.arena.course import GAMES_A_ROUND, Course, School
    from kaiju.arena.training import EPOCHS

    words = Words(preferred())
    at_least(1, words, rounds=rounds, games=games, epochs=epochs, workers=workers)
    at_least(0, words, seed=seed)
    named = game and game_named(game, words).id
    if bool(folders) == bool(rounds) or (games and not rounds):
        raise CommandRefused(words.say("error-fit-either"))
    arithmetic = _arithmetic(device, words)
    if rounds:
        path = out or Path(named or DEFAULT)
        school = School(path, Course(named or DEFAULT, games or GAMES_A_ROUND, seed, epochs or EPOCHS))
        told = _learned(school, rounds, workers, arithmetic, words)
    else:
        sources = _sources(folders or [], named, words)
        path = out or Path(f"{sources[0].plan.game}.npz")
        told = _fitted(sources, path, seed, epochs or EPOCHS, arithmetic, words)
    if as_json:
        print_json(told | {"out": str(path)})
    else:
        from kaiju.arena.report import fit_report

        Console().print(*fit_report(told, words), words.say("fit-written", path=str(path)), sep="\n")


COMMANDS: Final = ((fit, "kaiju fit --game king-of-tokyo --rounds 5 --games 1500 --out king-of-tokyo"),)


def _arithmetic(device: str, words: Words) -> Arithmetic:
    from kaiju.arena.arithmetic import DEVICES, NoGpu, arithmetic_on

    if device not in DEVICES:
        raise CommandRefused(words.say("error-fit-device", device=device, devices=words.either(DEVICES)))
    try:
        return arithmetic_on(device)
    except NoGpu as error:
        raise CommandRefused(words.say(f"error-fit-no-{error.reason}")) from error


# -- from arenas -----------------------------------------------------------------------------------


def _fitted(
    sources: Sequence[Source], path: Path, seed: int, epochs: int, arithmetic: Arithmetic, words: Words
) -> dict[str, Any]:
    """Learn from arenas, and write the weights with their report."""
    from kaiju.arena import fitting

    if path.is_dir() or not path.parent.is_dir():
        raise CommandRefused(words.say("error-fit-out", path=str(path)))
    game = sources[0].plan.game
    try:
        with bar(words.say("fit-reading"), len(sources)) as reading:
            gathered = fitting.gather(sources, reading.advance)
        count = 0 if gathered is None else gathered.games
        if gathered is None or count < fitting.LEAST:
            raise CommandRefused(words.say("error-fit-too-few", games=count, least=fitting.LEAST))
        with bar(words.say("fit-training")) as learning:
            found = fitting.fit(game, gathered, seed, epochs, arithmetic, learning)
    except KeyboardInterrupt as error:
        raise Stopped(words.say("fit-stopped")) from error
    named = [str(source.folder.path) for source in sources]
    command = ["kaiju", "fit", *named, "--seed", str(seed), "--epochs", str(epochs), "--out", str(path)]
    told = _made(game, seed, epochs, command)
    told |= {"arenas": [_arena(source) for source in sources], "rounds": [found.to_json()]}
    with replacing(path) as draft:
        draft.write_bytes(found.weights)
    _report(path.parent, f"{path.stem}-report", told, words)
    return told


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
                    words.say("error-fit-twice", folder=str(folder), other=str(other.folder.path))
                )
        found.append(source)
    return found


def _source(path: Path, words: Words) -> Source:
    from kaiju.arena.fitting import Source
    from kaiju.arena.folder import Folder

    folder = Folder(path)
    if not folder.planned:
        raise CommandRefused(words.say("error-arena-nothing", folder=str(path)))
    plan, wanted = folder.read_plan()
    games = sorted(folder.read_results()) if wanted.luckless else []
    if not games:
        raise CommandRefused(words.say("error-fit-no-positions", folder=str(path)))
    return Source(folder, plan, games)


def _alike(plan: Plan) -> Plan:
    """What plans that share some games have in common: not every game has an opening."""
    return plan._replace(games=0, scatter=0)


def _arena(source: Source) -> str:
    plan = source.plan
    typed = {"--game": plan.game, "--bots": ",".join(plan.bots), "--games": plan.games, "--seed": plan.seed}
    options = [("--option", f"{name}={value}") for name, value in plan.options]
    scatter = [("--scatter", plan.scatter)] if plan.scatter else []
    pairs = [*typed.items(), *scatter, *options, ("--out", source.folder.path)]
    return shlex.join(["kaiju", "arena", "--luckless", *[str(word) for pair in pairs for word in pair]])


# -- from nothing ----------------------------------------------------------------------------------


def _learned(
    school: School, rounds: int, workers: int | None, arithmetic: Arithmetic, words: Words
) -> dict[str, Any]:
    """Play and learn, round after round, from where it stopped; each leaves its weights and a report."""
    from kaiju.arena.course import FEWEST
    from kaiju.arena.pool import local_pool

    path, course = school.path, school.course
    at_least(FEWEST, words, games=course.games)
    _enter(school, words)
    typed = {"--game": course.game, "--rounds": rounds, "--games": course.games, "--seed": course.seed}
    pairs = [*typed.items(), ("--epochs", course.epochs), ("--out", path)]
    command = ["kaiju", "fit", *[str(word) for pair in pairs for word in pair]]
    told = _made(course.game, course.seed, course.epochs, command)
    told["rounds"] = [found for number in range(1, rounds + 1) if (found := school.report(number))]
    with _explained(school, command, words), closing(local_pool(workers, course.games)) as pool:
        for number in range(len(told["rounds"]) + 1, rounds + 1):
            if not school.played(number):
                with bar(words.say("fit-playing", number=number, rounds=rounds)) as playing:
                    school.play(number, pool, playing)
            with bar(words.say("fit-teaching", number=number, rounds=rounds)) as learning:
                told["rounds"].append(school.teach(number, arithmetic, learning))
            with replacing(path / f"{course.game}.npz") as draft:
                draft.write_bytes(school.weights(number))
            _report(path, "report", told, words)
    return told


def _enter(school: School, words: Words) -> None:
    """Begin in a new folder, or go on in one where the same is learned."""
    from kaiju.arena.course import read_course

    if ":" in str(school.path):
        raise CommandRefused(words.say("error-fit-colon", path=str(school.path)))
    there = read_course(school.path)
    if there is None:
        if school.path.exists() and (not school.path.is_dir() or any(school.path.iterdir())):
            raise CommandRefused(words.say("error-fit-occupied", folder=str(school.path)))
        school.begin()
        return
    for name, value in there._asdict().items():
        if value != getattr(school.course, name):
            told = {"folder": str(school.path), "what": f"--{name}", "there": str(value)}
            raise CommandRefused(words.say("error-fit-other", **told))


@contextmanager
def _explained(school: School, command: Sequence[str], words: Words) -> Iterator[None]:
    """Report what stopped a course in one sentence, and how to go on."""
    from kaiju.arena.tournament import BotFailed
    from kaiju.processes import WorkerLost

    again = shlex.join(command)
    try:
        yield
    except KeyboardInterrupt as error:
        raise Stopped(words.say("fit-interrupted", command=again)) from error
    except WorkerLost as error:
        raise CommandRefused(words.say("fit-worker-lost", command=again)) from error
    except BotFailed as error:
        from kaiju.arena.folder import Folder
        from kaiju.commands.tournament import bot_failed

        raise CommandRefused(bot_failed(Folder(school.path), error, words)) from error


# -- reports -----------------------------------------------------------------------------------------


def _made(game: str, seed: int, epochs: int, command: Sequence[str]) -> dict[str, Any]:
    """How to make the same weights again, and with what."""
    import numpy as np

    build = "plain" if str(table.__file__).endswith(".py") else "compiled"
    versions = {
        "kaiju": __version__,
        "rules": GAMES[game].rules_version,
        "python": platform.python_version(),
        "numpy": np.__version__,
    }
    machine = {"cores": cores(), "build": build}
    return {
        "game": game,
        "command": shlex.join(command),
        "seed": seed,
        "settings": _settings(epochs),
        "versions": versions,
        "machine": machine,
    }


def _settings(epochs: int) -> dict[str, Any]:
    from kaiju.arena import lessons, training

    return {
        "epochs": epochs,
        "batch": training.BATCH,
        "rate": training.RATE,
        "weight_decay": training.CALM,
        "dropout": training.DROP,
        "blind": list(training.BLIND),
        "average": training.MEAN,
        "trust": lessons.TRUST,
        "plain": lessons.PLAIN,
    }


def _report(folder: Path, name: str, told: Mapping[str, Any], words: Words) -> None:
    """The report as data, and as tables to be read."""
    from kaiju.arena.report import fit_report

    write_text(folder / f"{name}.json", json.dumps(told, indent=2, ensure_ascii=False) + "\n")
    with replacing(folder / f"{name}.txt") as draft, open(draft, "w", encoding="utf-8") as file:
        Console(file=file, width=120).print(*fit_report(told, words, whole=True), sep="\n")
