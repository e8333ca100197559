"""How strong and how fast each level of the bots is, as Markdown.

Each plays against the level below, and the strongest ones against opponents that never change.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from statistics import mean, median, quantiles
from time import perf_counter
from typing import Final, NamedTuple

from kaiju.arena.balance import Played
from kaiju.arena.plan import Plan
from kaiju.arena.ratings import Share
from kaiju.arena.standings import Standings
from kaiju.bots import BOTS
from kaiju.bots.roster import make_bot
from kaiju.commands.arguments import CommandRefused, bots_named
from kaiju.commands.tournament import play_all
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.progress import bar
from kaiju.words import Words

PLAYERS: Final = (4, 2)
SLOW: Final = "champion"
STRENGTH: Final = ("game", "level", "against", "games", "won", "95 % interval", "by chance")
TRIALS: Final = ("game", "level", "against", "games", "won", "95 % interval", "wanted")
QUICKNESS: Final = ("game", "level", "answers", "median ms", "mean ms", "99th percentile ms")
FROZEN: Final = {
    "strategist": "benchmarks.frozen.strategist:Strategist",
    "mastermind": "benchmarks.frozen.mastermind:Mastermind",
}


class Trial(NamedTuple):
    """A level against some opponents that never change, and which share of the games it should win."""

    level: str
    foe: str
    foes: int
    games: int
    wanted: float
    editions: bool = False  # is it played in the other editions of a game only?


TO_PASS: Final = (
    Trial("mastermind", "strategist", 3, 2000, 0.36),
    Trial("champion", "strategist", 3, 1000, 0.39),
    Trial("champion", "mastermind", 3, 1500, 0.30),
    Trial("champion", "strategist", 1, 1000, 0.68),
    *[Trial("champion", "strategist", foes, 500, 1.56 / (foes + 1)) for foes in (2, 4, 5)],
    Trial("champion", "strategist", 3, 500, 0.39, editions=True),
)
"""What is expected of the levels: with other numbers of Monsters, as much above par as with four."""


class Quickness(NamedTuple):
    """How long a level takes to answer, in milliseconds."""

    game: str
    level: str
    times: Sequence[float]


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.levels", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of each pairing")
    parser.add_argument(f"--{SLOW}", type=int, default=300, help=f"games of the pairings with {SLOW}")
    parser.add_argument("--answers", type=int, default=1000, help="answers timed for each level")
    parser.add_argument("--levels", default=",".join(BOTS), help="some of the levels, from the weakest on")
    parser.add_argument("--players", default="4,2", help="numbers of Monsters at a table")
    parser.add_argument("--trials", type=float, default=1, help="the share of the trials' games; 0 for none")
    parser.add_argument("--seed", default="levels", help="the same seed gives the same games")
    parser.add_argument("--workers", type=int, help="processes; all cores if left out")
    return parser.parse_args(words)


# -- strength --------------------------------------------------------------------------------------


def plans(
    levels: Sequence[str], games: int, slow: int, seed: str, counts: Sequence[int] = PLAYERS
) -> list[Plan]:
    """Each level against as many of the level below as there are other chairs, with rotating seats."""
    return [
        Plan(game, (level, *[below] * (players - 1)), slow if level == SLOW else games, seed, rotate=True)
        for game in GAMES
        for players in counts
        for below, level in pairwise(levels)
    ]


def strength_row(played: Played, words: Words) -> Iterator[str]:
    """The result of one pairing."""
    plan, (level, below, *_) = played.plan, played.plan.bots
    others = len(plan.bots) - 1
    share = next(bot.share for bot in Standings(plan, played.results).bots if bot.bot == level)
    yield words.name("game", plan.game)
    yield level
    yield f"{others} × {below}"
    yield f"{plan.games}"
    yield from sure(share)
    yield f"{1 / len(plan.bots):.0%}"


def sure(share: Share) -> tuple[str, str]:
    """A win rate with its confidence interval."""
    low, high = share.ci95
    return f"{share.rate:.1%}", f"{low:.1%} – {high:.1%}"


# -- trials ----------------------------------------------------------------------------------------


def trials(levels: Sequence[str], part: float, seed: str) -> list[tuple[Trial, Plan]]:
    """The trials of some levels, or a part of the games of each, in every game they can be played in."""
    return [
        (trial, plan_of(trial, game, options, part, seed))
        for game, rules in GAMES.items()
        for trial in TO_PASS
        for options in settings(rules, trial.editions)
        if trial.level in levels and round(trial.games * part)
    ]


def settings(rules: Game, editions: bool) -> list[tuple[tuple[str, str], ...]]:
    """The options of a trial: none in the first edition, or each of the other editions."""
    others = rules.options_by_name.get("edition", ("",))[1:]
    return [(("edition", edition),) for edition in others] if editions else [()]


def plan_of(trial: Trial, game: str, options: tuple[tuple[str, str], ...], part: float, seed: str) -> Plan:
    """The games of a trial."""
    bots = (trial.level, *[FROZEN[trial.foe]] * trial.foes)
    return Plan(game, bots, round(trial.games * part), seed, options, rotate=True)


def trial_row(trial: Trial, played: Played, words: Words) -> Iterator[str]:
    """The result of one trial."""
    plan = played.plan
    share = next(bot.share for bot in Standings(plan, played.results).bots if bot.bot == trial.level)
    yield " ".join([words.name("game", plan.game), *[value for _, value in plan.options]])
    yield trial.level
    yield f"{trial.foes} × frozen {trial.foe}"
    yield f"{plan.games}"
    yield from sure(share)
    yield f"{trial.wanted:.0%}"


# -- quickness -------------------------------------------------------------------------------------


def quickness(game: str, level: str, answers: int, seed: str) -> Quickness:
    """Time this many answers of a level in games among its own kind, one after another on one core."""
    times: list[float] = []
    match = 0
    with bar(f"Timing {level} in {game}", answers) as timed:
        while len(times) < answers:
            times += timed_game(game, level, f"{seed} {match}")[: answers - len(times)]
            match += 1
            timed.show(len(times))
    return Quickness(game, level, times)


def timed_game(game: str, level: str, seed: str) -> list[float]:
    """The milliseconds of every answer in one game for four."""
    table, times = Table(GAMES[game], PLAYERS[0], seed), []
    bots = [make_bot(level, f"{level} {seat}") for seat in range(PLAYERS[0])]
    while table.question is not None:
        seat = table.question.seat
        view, began = table.view(seat), perf_counter()
        text = bots[seat].choose(view)
        times.append((perf_counter() - began) * 1000)
        table.answer(text)
    return times


def quickness_row(found: Quickness, words: Words) -> Iterator[str]:
    """The typical time of a level, and the time it hardly ever exceeds."""
    yield words.name("game", found.game)
    yield found.level
    yield f"{len(found.times)}"
    yield f"{median(found.times):.3g}"
    yield f"{mean(found.times):.3g}"
    yield f"{quantiles(found.times, n=100)[98]:.3g}"


# -- all of it -------------------------------------------------------------------------------------


def line(cells: Iterable[str]) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


def heading(columns: Sequence[str]) -> str:
    """The head of a table."""
    return f"{line(columns)}\n{line(['---'] * len(columns))}"


def tell(columns: Sequence[str], rows: Iterable[Iterable[str]]) -> None:
    """Print a table, each line as soon as it is known: some take many minutes."""
    for told in chain([heading(columns)], map(line, rows)):
        print(told, flush=True)
    print()


def main(typed: Sequence[str] | None = None) -> None:
    """Play and time what the command line asks for, and print two tables."""
    given, words = arguments(typed), Words()
    levels = bots_named(given.levels, words)
    players = [int(count) for count in given.players.split(",")]
    print(f"{platform.python_implementation()} {platform.python_version()}\n")
    pairings = plans(levels, given.games, getattr(given, SLOW), given.seed, players)
    played = (play_all([plan], given.workers, words)[0] for plan in pairings)
    tell(STRENGTH, (strength_row(one, words) for one in played))
    tried = trials(levels, given.trials, given.seed)
    if tried:
        done = ((trial, play_all([plan], given.workers, words)[0]) for trial, plan in tried)
        tell(TRIALS, (trial_row(trial, one, words) for trial, one in done))
    # Timed after all games: nothing else of ours is running on the cores then.
    timed = (quickness(game, level, given.answers, given.seed) for game in GAMES for level in levels)
    tell(QUICKNESS, (quickness_row(one, words) for one in timed))


if __name__ == "__main__":
    try:
        main()
    except CommandRefused as refused:
        sys.exit(str(refused))
