"""Many games between bots: simulate, arena and balance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console

from kaiju.commands.arguments import (
    DEFAULT,
    AsJson,
    CommandRefused,
    GameName,
    Options,
    at_least,
    bots_named,
    edition_named,
    game_named,
    need,
    options_named,
    print_json,
    seed_named,
)
from kaiju.words import Words, preferred

if TYPE_CHECKING:
    from kaiju.arena.plan import Plan

Games = Annotated[int, Parameter(help="cli-shared.games")]
Seed = Annotated[str, Parameter(help="cli-shared.seed")]
Workers = Annotated[int | None, Parameter(help="cli-shared.workers")]
Scatter = Annotated[int | None, Parameter(help="cli-arena.scatter")]
Records = Annotated[bool | None, Parameter(show_default=False, help="cli-arena.records")]
LEFT_OUT: Final = {"game": DEFAULT, "bots": "brawler,random", "games": "100", "seed": "0", "scatter": "0"}


def simulate(
    *,
    game: GameName = DEFAULT,
    games: Games = 100,
    players: Annotated[int, Parameter(help="cli-simulate.players")] = 4,
    bots: Annotated[str, Parameter(help="cli-simulate.bots")] = "random",
    seed: Seed = "0",
    option: Options = (),
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games in fixed seats and summarise the results."""
    from kaiju.arena.report import report
    from kaiju.arena.standings import Summary
    from kaiju.commands.tournament import play_all

    words = Words(preferred())
    at_least(1, words, games=games, workers=workers)
    names = bots_named(bots, words) or ("random",)
    plan = _plan(game, _seats(names, players), games, seed, option, words)
    ((_, results),) = play_all([plan], workers, words)
    _tell(Summary(plan, results), report, as_json, words)


def arena(
    *,
    game: Annotated[str | None, Parameter(help="cli-shared.this-game")] = None,
    bots: Annotated[str | None, Parameter(help="cli-arena.bots")] = None,
    games: Annotated[int | None, Parameter(help="cli-arena.games")] = None,
    seed: Annotated[str | None, Parameter(help="cli-arena.seed")] = None,
    scatter: Scatter = None,
    option: Options = (),
    workers: Workers = None,
    ray: Annotated[str | None, Parameter(help="cli-arena.ray")] = None,
    out: Annotated[Path | None, Parameter(help="cli-arena.out")] = None,
    resume: Annotated[bool, Parameter(negative="", show_default=False, help="cli-arena.resume")] = False,
    records: Records = None,
    luckless: Annotated[bool | None, Parameter(show_default=False, help="cli-arena.luckless")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots compete with rotating seats, and report who is stronger and how certain that is."""
    from kaiju.arena.game import ALL, Wanted
    from kaiju.arena.report import standings_report
    from kaiju.commands import tournament

    words = Words(preferred())
    at_least(1, words, games=games, workers=workers)
    at_least(0, words, scatter=scatter)
    typed = {"game": game, "bots": bots, "games": games, "seed": seed, "scatter": scatter}
    given = {name: None if value is None else str(value) for name, value in typed.items()}
    if ray is not None:
        need("ray", words)
    if out is not None:
        need("pyarrow", words)
    if resume:
        found = tournament.resumed(out, given, option, {"records": records, "luckless": luckless}, words)
    else:
        plan = _arena_plan({name: value for name, value in given.items() if value}, option, words)
        if luckless and out is None:
            raise CommandRefused(words.say("error-arena-luckless"))
        found = tournament.begun(plan, out, Wanted(records is not False, ALL if luckless else ""), words)
    _tell(tournament.held(found, workers, ray, words), standings_report, as_json, words)


def balance(
    *,
    game: Annotated[str | None, Parameter(help="cli-shared.this-game")] = None,
    players: Annotated[str, Parameter(show_default=False, help="cli-balance.players")] = "",
    bots: Annotated[str, Parameter(help="cli-balance.bots")] = "brawler",
    games: Annotated[int, Parameter(help="cli-balance.games")] = 100,
    seed: Seed = "0",
    option: Options = (),
    workers: Workers = None,
    from_: Annotated[
        tuple[Path, ...],
        Parameter(name="--from", negative="", show_default=False, help="cli-balance.arenas"),
    ] = (),
    plot: Annotated[Path | None, Parameter(help="cli-balance.plot")] = None,
    as_json: AsJson = False,
) -> None:
    """Report win rates by turn order, by number of Monsters, and by card bought."""
    from kaiju.arena.balance import Balance
    from kaiju.arena.report import balance_report
    from kaiju.commands import tournament

    words = Words(preferred())
    at_least(1, words, games=games, workers=workers)
    tournament.check_plot(plot, words)
    if from_:
        played = tournament.read(from_, game, words)
    else:
        names = bots_named(bots, words) or ("brawler",)
        counts = _counts(game_named(game or DEFAULT, words).players, players, words)
        plans = [
            _plan(game or DEFAULT, _seats(names, count), games, seed, option, words, True) for count in counts
        ]
        played = tournament.play_all(plans, workers, words)
    found = Balance(played)
    if plot is not None:
        tournament.draw(found, plot, words)
    _tell(found, balance_report, as_json, words)


COMMANDS: Final = (
    (simulate, "kaiju simulate --games 1000 --players 4 --seed 7"),
    (arena, "kaiju arena --bots brawler,random,random,random --games 400 --seed 7 --out results"),
    (balance, "kaiju balance --players 2,4,6 --games 200 --plot balance.png"),
)


# -- from what was typed to a plan -----------------------------------------------------------------


def _arena_plan(given: dict[str, str], option: Sequence[str], words: Words) -> Plan:
    asked = LEFT_OUT | given
    names = bots_named(asked["bots"], words)
    plan = _plan(asked["game"], names, int(asked["games"]), asked["seed"], option, words, True)
    return plan._replace(scatter=int(asked["scatter"]))


def _plan(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    option: Sequence[str],
    words: Words,
    rotate: bool = False,
) -> Plan:
    from kaiju.arena.plan import Plan

    edition_named(game_named(game, words), option, len(bots), words)
    return Plan(game, bots, games, seed_named(seed, words), tuple(options_named(option).items()), rotate)


def _seats(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Assign the bots in turn until every seat has one."""
    return tuple(names[seat % len(names)] for seat in range(players))


def _counts(allowed: tuple[int, int], typed: str, words: Words) -> list[int]:
    """The numbers of Monsters in a comma-separated list, or all that are allowed."""
    every = range(allowed[0], allowed[1] + 1)
    wanted = [part.strip() for part in typed.split(",") if part.strip()] or [str(count) for count in every]
    if not set(wanted) <= {str(count) for count in every}:
        raise CommandRefused(words.say("error-players", typed=typed, least=allowed[0], most=allowed[1]))
    return sorted({int(count) for count in wanted})


def _tell(found: Any, report: Callable[[Any, Words], Any], as_json: bool, words: Words) -> None:
    """Print for a program, or as tables for people."""
    if as_json:
        print_json(found.to_json())
    else:
        Console().print(*report(found, words), sep="\n")
