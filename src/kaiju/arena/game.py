"""One game of a plan, from its own seed: how it opens, who answers, and its result."""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from kaiju.arena.luckless import Diary, Positions, joined, packed
from kaiju.arena.plan import Plan
from kaiju.bots import BOTS
from kaiju.bots.brawler import Brawler
from kaiju.bots.foresight import Foresight
from kaiju.bots.network import network_of
from kaiju.bots.roster import Player, make_bot
from kaiju.core.chance import commitment_of
from kaiju.core.errors import IllegalAnswer
from kaiju.core.notation import record
from kaiju.core.table import Table
from kaiju.core.view import View

PATIENCE: Final = 2.0  # seconds after which a batch returns and leaves the rest, so that little is ever lost
PART: Final = 2 / 3  # the share of games that begin with one
RASH: Final = (0.1, 0.3, 0.6)  # how often a seat takes a random answer
SENSIBLE: Final = "brawler"  # who answers otherwise


class Seat(NamedTuple):
    """How one seat did: its place (1 is best), and what its Monster had and bought."""

    place: int
    vp: int
    life: int
    alive: bool
    turns: int
    bought: tuple[str, ...]


class Result(NamedTuple):
    """How one game went; the winner is a seat (-1: nobody), and so is the Monster that went first."""

    number: int
    turns: int
    winner: int
    ending: str
    first: int
    seats: tuple[Seat, ...]

    def order(self, seat: int) -> int:
        """When a seat had its first turn: 0 is the Monster that went first."""
        return (seat - self.first) % len(self.seats)

    def to_json(self, plan: Plan) -> dict[str, Any]:
        """As plain data, with the seed and the bots, so that it can be read without the plan."""
        seats = [
            {"bot": bot, **seat._asdict(), "bought": list(seat.bought)}
            for bot, seat in zip(plan.lineup(self.number), self.seats, strict=True)
        ]
        told = {"game": self.number, "seed": plan.secret(self.number)}
        return (
            told | {key: value for key, value in self._asdict().items() if key != "number"} | {"seats": seats}
        )

    @staticmethod
    def from_json(data: dict[str, Any]) -> Result:
        """Load a stored result."""
        seats = tuple(
            Seat(**{key: seat[key] for key in Seat._fields} | {"bought": tuple(seat["bought"])})
            for seat in data["seats"]
        )
        return Result(data["game"], data["turns"], data["winner"], data["ending"], data["first"], seats)


class Failure(NamedTuple):
    """A game in which a bot failed: which bot, what was asked, what went wrong, and the record."""

    number: int
    seed: str
    bot: str
    seat: int
    question: str
    problem: str
    traceback: str
    record: str


class Wanted(NamedTuple):
    """What is kept of each game besides its result.

    Positions are kept with what was expected there, by the bots themselves (`OWN`), or also by the network in
    use where a bot expects nothing (`ALL`).
    """

    records: bool = False
    luckless: str = ""


OWN: Final = "own"
ALL: Final = "all"
RESULTS: Final = Wanted()  # nothing else


class Batch(NamedTuple):
    """The outcome of some games: results, what was wanted of them, games left over, and what went wrong."""

    results: Sequence[Result]
    records: Sequence[str]
    positions: bytes = b""
    left: Sequence[int] = ()
    failure: Failure | None = None


class NotOffered(Exception):
    """A bot gave an answer that was not offered."""


class GameFailed(Exception):
    """Ends a game in which a bot failed or gave an answer that is not offered."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.problem)
        self.failure = failure


# -- playing -------------------------------------------------------------------------------------


def play_batch(plan: Plan, numbers: Sequence[int], wanted: Wanted = RESULTS) -> Batch:
    """Play games one after another, at least one, until time is up or a bot fails."""
    until = time.monotonic() + PATIENCE
    kept = _Kept(plan, wanted)
    for at, number in enumerate(numbers):
        if kept.results and time.monotonic() > until:
            return kept.batch(left=tuple(numbers[at:]))
        try:
            kept.play(number)
        except GameFailed as error:
            return kept.batch(failure=error.failure)
    return kept.batch()


class _Kept:
    """What is kept of the games of a batch."""

    def __init__(self, plan: Plan, wanted: Wanted) -> None:
        self.plan = plan
        self.wanted = wanted
        self.results: list[Result] = []
        self.records: list[str] = []
        self.positions: list[Positions] = []

    def play(self, number: int) -> None:
        """Play a game, and keep what is wanted of it."""
        diary = _diary(self.plan, number, self.wanted.luckless) if self.wanted.luckless else None
        table = play_game(self.plan, number, diary)
        self.results.append(result_of(table, number))
        if self.wanted.records:
            self.records.append(_record(self.plan, number, table))
        positions = diary.positions(table, number) if diary else None
        if positions is not None:
            self.positions.append(positions)

    def batch(self, left: Sequence[int] = (), failure: Failure | None = None) -> Batch:
        """All of it."""
        positions = packed(joined(self.positions)) if self.positions else b""
        return Batch(self.results, self.records, positions, left, failure)


def _diary(plan: Plan, number: int, luckless: str) -> Diary:
    if luckless == OWN:
        return Diary(plan.game)
    seed = f"{commitment_of(plan.secret(number))} luck"
    return Diary(plan.game, Foresight(plan.rules, network_of(plan.game), Brawler(seed), Random(seed)))


def play_game(plan: Plan, number: int, diary: Diary | None = None) -> Table:
    """Play one game to its end."""
    table = Table(plan.rules, len(plan.bots), plan.secret(number), dict(plan.options))
    try:
        _play(table, plan, number, diary)
    except Exception as error:  # a bot may fail in any way; the report names it and stops the run
        raise GameFailed(_failure(plan, number, table, error)) from error
    return table


def _play(table: Table, plan: Plan, number: int, diary: Diary | None) -> None:
    # A bot's luck follows from public knowledge, never from the secret.
    shown, lineup = commitment_of(plan.secret(number)), plan.lineup(number)
    bots: dict[int, Player] = {}
    opening = Opening(plan, number)
    while (question := table.question) is not None:
        if 0 < plan.longest < table.state.turn:
            return
        seat = question.seat
        if seat not in bots:
            bots[seat] = make_bot(lineup[seat], f"{shown} {seat}")
        player: Player = opening if opening.lasts(table.state.turn) else bots[seat]
        view = table.view(seat)
        if diary is not None and player is not opening:
            diary.asked(table, player, view)
        text = player.choose(view)
        try:
            table.answer(text)
        except IllegalAnswer as error:
            raise NotOffered(f"“{text}”") from error


def _failure(plan: Plan, number: int, table: Table, error: Exception) -> Failure:
    assert table.question is not None
    seat, kind = table.question.seat, table.question.kind
    told = "".join(traceback.format_exception(error))
    so_far = _record(plan, number, table, abandoned=True)
    problem = f"{type(error).__name__}: {error}"
    return Failure(number, plan.secret(number), plan.lineup(number)[seat], seat, kind, problem, told, so_far)


def _record(plan: Plan, number: int, table: Table, abandoned: bool = False) -> str:
    names = [monster.name for monster in table.state.monsters]
    return record.write(table, dict(zip(names, plan.lineup(number), strict=True)), abandoned)


# -- random openings -----------------------------------------------------------------------------


# After one, equals play on from positions they would never have reached.


class Opening:
    """Answers for every seat up to a turn, sometimes at random; it follows from the game's seed."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.last_turn = last_turn(plan, number)
        shown = commitment_of(plan.secret(number))
        self.rng = Random(f"opening {shown}")
        self.rash = [self.rng.choice(RASH) for _ in plan.bots]
        self.sensible = BOTS[SENSIBLE](f"{shown} opening")

    def lasts(self, turn: int) -> bool:
        """Is it still going on? If there is one, it includes what is asked before the first turn."""
        return 0 < self.last_turn >= turn

    def choose(self, view: View) -> str:
        """A random answer, or a brawler's."""
        assert view.question is not None
        if self.rng.random() < self.rash[view.seat]:
            return self.rng.choice(list(view.question.options))
        return self.sensible.choose(view)


def last_turn(plan: Plan, number: int) -> int:
    """The last turn of the opening of a game; 0 if it has none."""
    if plan.scatter < 1:
        return 0
    rng = Random(f"scatter {commitment_of(plan.secret(number))}")
    return rng.randint(1, plan.scatter) if rng.random() < PART else 0


# -- results ---------------------------------------------------------------------------------------


def result_of(table: Table, number: int) -> Result:
    """What is stored of a finished game."""
    state, seats = table.state, len(table.state.monsters)
    bought: list[list[str]] = [[] for _ in range(seats)]
    turns = [event.seat for event in table.log if event.kind == "turn"]
    for event in table.log:
        if event.kind == "bought":
            bought[event.seat].append(event.what)
    kept = tuple(
        Seat(place, monster.vp, monster.life, monster.alive, turns.count(monster.seat), tuple(cards))
        for monster, place, cards in zip(state.monsters, places(table), bought, strict=True)
    )
    return Result(number, state.turn, state.winner, _ending(table), turns[0], kept)


def _ending(table: Table) -> str:
    """How it ended: by points, with one Monster left, with none left, or by a card; or given up."""
    if not table.state.over:
        return "given-up"
    game, last = table.game, table.log[-1]
    rules = {game.points_rule: "points", game.last_rule: "last", game.nobody_rule: "nobody"}
    return rules.get(last.cause, "card")


def places(table: Table) -> list[int]:
    """The place of each seat: the winner, the living by points, then the last to fall; ties share one."""
    fell = _falls(table)
    worth = [
        (
            monster.seat == table.state.winner,
            monster.alive,
            monster.vp if monster.alive else fell[monster.seat],
        )
        for monster in table.state.monsters
    ]
    return [1 + sum(other > mine for other in worth) for mine in worth]


def _falls(table: Table) -> dict[int, int]:
    """When each seat fell; those that fall together are next to each other in the log."""
    found, stroke, before = {}, 0, -2
    for at, event in enumerate(table.log):
        if event.kind == "eliminated":
            stroke += at != before + 1
            found[event.seat], before = stroke, at
    return found
