"""One game of a plan from its own seed, and a batch of them."""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from typing import Final, NamedTuple

from kaiju.arena.openings import Opening
from kaiju.arena.plan import Plan, Result, Seat
from kaiju.bots.roster import Player, make_bot
from kaiju.core.chance import commitment_of
from kaiju.core.errors import IllegalAnswer
from kaiju.core.notation import record
from kaiju.core.table import Table

PATIENCE: Final = 2.0  # seconds after which a batch reports and leaves the rest, so that little is ever lost


class Failure(NamedTuple):
    """A game that a bot could not go on with: which, what was asked, what went wrong, and the record."""

    number: int
    seed: str
    bot: str
    seat: int
    question: str
    problem: str
    traceback: str
    record: str


class Batch(NamedTuple):
    """What became of some games: results, their records if wanted, games left over, and what went wrong."""

    results: Sequence[Result]
    records: Sequence[str]
    left: Sequence[int] = ()
    failure: Failure | None = None


class NotOffered(Exception):
    """Says that a bot gave an answer which was not offered."""


class GameFailed(Exception):
    """Ends a game in which a bot failed or gave an answer that is not offered."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.problem)
        self.failure = failure


def play_batch(plan: Plan, numbers: Sequence[int], records: bool = False) -> Batch:
    """Play games one after the other, at least one, until time is up or a bot fails."""
    until = time.monotonic() + PATIENCE
    results: list[Result] = []
    texts: list[str] = []
    for at, number in enumerate(numbers):
        if results and time.monotonic() > until:
            return Batch(results, texts, tuple(numbers[at:]))
        try:
            table = play_game(plan, number)
        except GameFailed as error:
            return Batch(results, texts, (), error.failure)
        results.append(result_of(table, number))
        if records:
            texts.append(_record(plan, number, table))
    return Batch(results, texts)


def play_game(plan: Plan, number: int) -> Table:
    """Play one game to its end."""
    table = Table(plan.rules, len(plan.bots), plan.secret(number), dict(plan.options))
    try:
        _play(table, plan, number)
    except Exception as error:  # a bot may fail in any way; the report names it and stops the run
        raise GameFailed(_failure(plan, number, table, error)) from error
    return table


def _play(table: Table, plan: Plan, number: int) -> None:
    # A bot's luck follows from what everybody may know, never from the secret.
    shown, lineup = commitment_of(plan.secret(number)), plan.lineup(number)
    bots: dict[int, Player] = {}
    opening = Opening(plan, number)
    while (question := table.question) is not None:
        seat = question.seat
        if seat not in bots:
            bots[seat] = make_bot(lineup[seat], f"{shown} {seat}")
        player = opening if opening.lasts(table.state.turn) else bots[seat]
        text = player.choose(table.view(seat))
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


# -- what came out ---------------------------------------------------------------------------------


def result_of(table: Table, number: int) -> Result:
    """What is kept of a finished game."""
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
    """How it ended: by points, as the last one left, with nobody left, or by a card."""
    game, last = table.game, table.log[-1]
    rules = {game.points_rule: "points", game.last_rule: "last", game.nobody_rule: "nobody"}
    return rules.get(last.cause, "card")


def places(table: Table) -> list[int]:
    """The place of each seat: the winner, the living by points, then who fell last; equals share one."""
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
    """When each seat fell; those that fall in one stroke stand side by side in the log."""
    found, stroke, before = {}, 0, -2
    for at, event in enumerate(table.log):
        if event.kind == "eliminated":
            stroke += at != before + 1
            found[event.seat], before = stroke, at
    return found
