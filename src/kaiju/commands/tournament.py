"""Running what the arena's commands ask for; anything that stops it is reported in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from kaiju.arena.balance import Balance, Played
from kaiju.arena.folder import Folder
from kaiju.arena.game import Wanted
from kaiju.arena.plan import Plan
from kaiju.arena.pool import ClusterFailed, Pool, RayPool, local_pool
from kaiju.arena.standings import Standings
from kaiju.arena.tournament import BotFailed, Tournament
from kaiju.commands.arguments import CommandRefused, Stopped, bots_named, need
from kaiju.processes import WorkerLost
from kaiju.words import Words

SWITCH: Final = ("off", "on")


def play_all(plans: Sequence[Plan], workers: int | None, words: Words) -> list[Played]:
    """Play some plans with one pool and store nothing on disk."""
    played = []
    with closing(local_pool(workers, max(plan.games for plan in plans))) as pool:
        for plan in plans:
            tournament = Tournament(plan)
            with explained(tournament, words):
                played.append(Played(plan, tournament.play(pool, words)))
    return played


# -- one arena -------------------------------------------------------------------------------------


def begun(plan: Plan, out: Path | None, wanted: Wanted, words: Words) -> Tournament:
    """A new arena, in a folder of its own if one is named."""
    if out is None:
        return Tournament(plan)
    folder = Folder(out)
    if not folder.free:
        raise CommandRefused(words.say("error-arena-exists", folder=str(out)))
    folder.begin(plan, wanted)
    return Tournament(plan, folder, wanted)


def resumed(
    out: Path | None,
    given: Mapping[str, str | None],
    option: Sequence[str],
    switches: Mapping[str, bool | None],
    words: Words,
) -> Tournament:
    """The arena in a folder; other arguments must agree with its plan."""
    if out is None:
        raise CommandRefused(words.say("error-arena-no-out"))
    folder = Folder(out)
    if not folder.planned:
        raise CommandRefused(words.say("error-arena-nothing", folder=str(out)))
    plan, kept = folder.read_plan()
    turned = {name: None if on is None else SWITCH[on] for name, on in switches.items()}
    asked = {**given, "option": " ".join(option) or None, **turned}
    for name, there in _typed(plan, kept).items():
        wanted = asked[name]
        if wanted is not None and wanted.replace(" ", "") != there.replace(" ", ""):
            raise CommandRefused(
                words.say("error-arena-other", folder=str(out), what=f"--{name}", there=there)
            )
    bots_named(",".join(plan.bots), words)
    folder.mend()
    return Tournament(plan, folder, kept)


def _typed(plan: Plan, wanted: Wanted) -> dict[str, str]:
    """A plan as it would be typed."""
    return {
        "game": plan.game,
        "bots": ",".join(plan.bots),
        "games": str(plan.games),
        "seed": plan.seed,
        "scatter": str(plan.scatter),
        "option": " ".join(f"{name}={value}" for name, value in plan.options) or "none",
        "records": SWITCH[wanted.records],
        "luckless": SWITCH[bool(wanted.luckless)],
    }


def held(tournament: Tournament, workers: int | None, ray: str | None, words: Words) -> Standings:
    """Run an arena: play what is missing, and write the results."""
    with (
        closing(_pool(tournament, workers, ray, words)) as pool,
        explained(tournament, words),
    ):
        results = tournament.play(pool, words)
    standings = Standings(tournament.plan, results)
    if tournament.folder:
        tournament.folder.finish(tournament.plan, results, standings)
    return standings


def _pool(tournament: Tournament, workers: int | None, ray: str | None, words: Words) -> Pool:
    if ray is None:
        return local_pool(workers, len(tournament.missing))
    try:
        return RayPool(ray, workers)
    except ClusterFailed as error:
        raise CommandRefused(words.say("error-ray", address=ray, problem=error.problem)) from error


@contextmanager
def explained(tournament: Tournament, words: Words) -> Iterator[None]:
    """Report what stopped a tournament in one sentence, and how to resume it."""
    try:
        yield
    except KeyboardInterrupt as error:
        raise Stopped(_stopped(tournament, "arena-interrupted", words)) from error
    except WorkerLost as error:
        raise CommandRefused(_stopped(tournament, "arena-worker-lost", words)) from error
    except ClusterFailed as error:
        raise CommandRefused(_cluster_failed(tournament, error, words)) from error
    except BotFailed as error:
        raise CommandRefused(bot_failed(_folder(tournament), error, words)) from error


def _stopped(tournament: Tournament, message: str, words: Words, **more: str) -> str:
    told = words.say(message, done=len(tournament.results), games=tournament.plan.games, **more)
    if tournament.folder is None:
        return told
    command = f"kaiju arena --resume --out {tournament.folder.path}"
    return f"{told} {words.say('arena-go-on', command=command)}"


def _cluster_failed(tournament: Tournament, error: ClusterFailed, words: Words) -> str:
    more = {"problem": error.problem}
    if error.traceback:
        more["path"] = str(_folder(tournament).keep_traceback("failed-ray", error.traceback))
    return _stopped(tournament, f"arena-ray-{error.reason}", words, **more)


def _folder(tournament: Tournament) -> Folder:
    """Where to write what failed: in the arena's folder, or here."""
    return tournament.folder or Folder(Path())


def bot_failed(folder: Folder, error: BotFailed, words: Words) -> str:
    """Which bot failed and where; the record of its game is kept in a folder."""
    failure = error.failure
    path = folder.keep_failure(failure)
    return words.say(
        "error-bot-failed",
        bot=failure.bot,
        number=str(failure.number),
        seed=failure.seed,
        seat=failure.seat + 1,
        question=failure.question,
        problem=failure.problem,
        path=str(path),
    )


# -- balance ---------------------------------------------------------------------------------------


def read(folders: Sequence[Path], game: str | None, words: Words) -> list[Played]:
    """The games of arenas stored in folders, all of one game and edition."""
    played: list[Played] = []
    for path in folders:
        folder = Folder(path)
        if not folder.planned:
            raise CommandRefused(words.say("error-arena-nothing", folder=str(path)))
        plan, _ = folder.read_plan()
        results = folder.read_results()
        if not results:
            raise CommandRefused(words.say("error-arena-nothing", folder=str(path)))
        first = played[0].plan if played else plan
        if (plan.game, plan.options) != (game or first.game, first.options):
            raise CommandRefused(words.say("error-arena-mixed", folder=str(path), game=plan.game))
        played.append(Played(plan, sorted(results.values())))
    return played


def check_plot(path: Path | None, words: Words) -> None:
    """Refuse a plot that cannot be drawn before any game is played for it."""
    if path is None:
        return
    need("matplotlib", words)
    from kaiju.arena.plot import KINDS

    if path.suffix.lower() not in KINDS:
        raise CommandRefused(words.say("error-plot", path=str(path), kinds=words.either(KINDS)))


def draw(balance: Balance, path: Path, words: Words) -> None:
    """Write the plot of a balance."""
    from kaiju.arena import plot

    plot.draw(balance, path, words)
