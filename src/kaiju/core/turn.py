"""Whose turn comes next, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.changes import set_effects, set_extra_turns, set_over, set_turn
from kaiju.core.errors import GameOver
from kaiju.core.position import next_seat
from kaiju.core.state import NOBODY, ExtraTurn, Held, Monster

if TYPE_CHECKING:
    from kaiju.core.table import Table

MOST_TURNS: Final = 1000  # without a roll or a decision; no real game comes anywhere near this many


def grant_turn(t: Table, me: Monster, card: str, note: int = 0) -> None:
    """Put an extra turn in the queue."""
    if me.alive:
        set_extra_turns(t, (*t.state.extra_turns, ExtraTurn(me.seat, card, note)))
        t.emit("extra-turn", me.seat, what=card, cause=card)


def begin_turn(t: Table, seat: int, source: str = "", note: int = 0) -> None:
    """Start a turn with fresh facts; while it lasts, the card that granted it acts for whoever takes it."""
    s = t.state
    set_turn(t, seat, source)
    t.game.begin_turn(s, note)
    if t.told:
        t.game.show_turn(t)
    if not source:
        s.last_normal = seat
    elif t.game.card(source).shapes_turn:
        set_effects(t, (*s.effects, Held(t.game.card(source), seat)))
    still = s.still if source else s.still + 1
    t.emit("turn", seat, s.turn, what=source, cause=t.game.turn_rule)
    s.still = still


async def pass_turn(t: Table) -> None:
    """Check for the end of the game, then begin the extra turn that is due or the next Monster's turn."""
    check_victory(t)
    next_turn(t)


def next_turn(t: Table) -> None:
    """Begin the first waiting extra turn, or that of the Monster after the last normal turn."""
    s = t.state
    if s.effects:
        set_effects(t, tuple([held for held in s.effects if not held.card.shapes_turn]))
    seat = next_seat(t)
    if s.extra_turns:
        turn = s.extra_turns[0]
        set_extra_turns(t, s.extra_turns[1:])
        begin_turn(t, seat, turn.card, turn.note)
    else:
        begin_turn(t, seat)


def check_victory(t: Table) -> None:
    """A living Monster with enough points wins, the active one first; so does the last one left."""
    s = t.state
    goal = t.game.winning_vp
    for monster in s.monsters:
        if monster.vp >= goal and monster.alive:
            winners = [monster for monster in s.clockwise(s.active) if monster.vp >= goal]
            win(t, t.game.first_winner(t, winners), t.game.points_rule)
    check_survivors(t)


def check_survivors(t: Table) -> None:
    """The last Monster left wins; if none is left, nobody does."""
    living = t.state.living()
    if len(living) == 1:
        win(t, living[0], t.game.last_rule)
    if not living:
        nobody_wins(t, t.game.nobody_rule)


def check_standstill(t: Table, cause: str) -> None:
    """End a game in which nothing happened for a whole round, because nothing ever would."""
    if t.state.still and t.state.still >= len(t.state.living()):
        nobody_wins(t, cause)


def nobody_wins(t: Table, cause: str) -> None:
    """End the game without a winner."""
    set_over(t, NOBODY)
    t.emit("nobody-won", cause=cause)
    raise GameOver


def win(t: Table, me: Monster, cause: str) -> None:
    """End the game with this Monster as the winner."""
    assert t.state.winner == NOBODY
    set_over(t, me.seat)
    t.emit("won", me.seat, me.vp, cause=cause)
    raise GameOver
