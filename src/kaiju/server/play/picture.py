"""A position as structs for the wire: what is on the table, transcribed and never worked out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from kaiju.core.changes import Change, Secret
from kaiju.core.position import Position
from kaiju.core.state import ExtraTurn, Held, Monster, Strike
from kaiju.newyork.city import Borough, City
from kaiju.newyork.game import NewYork
from kaiju.server.wire.boards import (
    AnyBoard,
    BoroughState,
    NewYorkBoard,
    StackState,
    TokyoBoard,
    UnitState,
)
from kaiju.server.wire.state import (
    ExtraTurnState,
    GameState,
    HeldState,
    HitState,
    MonsterState,
    StrikeState,
)
from kaiju.tokyo.board import Board

BEFORE: Final = "extra"  # the name of the board before it had a type


def state_of(p: Position) -> GameState:
    """The whole state; the caller must have hidden what may not be known."""
    s = p.state
    return GameState(
        monsters=[_monster(monster) for monster in s.monsters],
        active=s.active,
        phase=s.phase,
        turn=s.turn,
        source=s.source,
        extra_turns=[ExtraTurnState(turn.seat, turn.card, turn.note) for turn in s.extra_turns],
        dice=list(s.dice),
        added=list(s.added),
        resolved=list(s.resolved),
        rerolls=s.rerolls,
        deck=s.deck,
        row=[card.id if card else None for card in s.row],
        discard=[card.id for card in s.discard],
        effects=[_held(held) for held in s.effects],
        leaving=list(s.leaving),
        strike=_strike(s.strike) if s.strike else None,
        over=s.over,
        winner=s.winner,
        board=_board(p),
    )


def _held(held: Held) -> HeldState:
    return HeldState(
        held.printed.id, held.card.id, held.owner, held.counter, held.number, held.copied, held.paid
    )


def _monster(me: Monster) -> MonsterState:
    cards = [_held(held) for held in me.cards]
    tokens = dict(sorted(me.tokens.items())) if me.tokens else {}
    return MonsterState(me.name, me.life, me.vp, me.energy, me.place, me.alive, cards, tokens)


def _strike(strike: Strike) -> StrikeState:
    hits = [HitState(hit.target.seat, hit.amount, hit.spared) for hit in strike.hits]
    return StrikeState(strike.kind, strike.cause, hits)


def _board(p: Position) -> AnyBoard:
    if isinstance(p.state.extra, City):
        return _new_york(p, p.state.extra)
    assert isinstance(p.state.extra, Board)
    return _tokyo(p.state.extra)


def _new_york(p: Position, city: City) -> NewYorkBoard:
    return NewYorkBoard(
        boroughs={place: _borough(borough, p.state.turn) for place, borough in city.boroughs.items()},
        covered=city.covered.copy(),
        superstar=city.superstar,
        statue=city.statue,
        trophies=[list(units) for units in city.trophies],
        aim=city.facts.aim,
    )


def _borough(borough: Borough, turn: int) -> BoroughState:
    stacks = [StackState(stack.top, stack.below) for stack in borough.stacks]
    units = [UnitState(unit.id, unit.since, unit.new_in(turn)) for unit in borough.units]
    return BoroughState(stacks, units, borough.souvenir)


def _tokyo(board: Board) -> TokyoBoard:
    return TokyoBoard(bay=board.bay, top=board.top, seen=list(board.seen))


# -- changes ---------------------------------------------------------------------------------------


def changes_of(changes: Iterable[Change], seat: int) -> dict[str, Any]:
    """Changes as a seat may know them, by path; of several at the same place the last one counts."""
    return {path: _value(value, seat) for path, value in changes}


def _value(value: Any, seat: int) -> Any:
    if isinstance(value, Secret):
        return value.value if seat in value.seats else type(value.value)()
    if isinstance(value, tuple) and value:
        if isinstance(value[0], Held):
            return [_held(held) for held in value]
        if isinstance(value[0], ExtraTurn):
            return [ExtraTurnState(turn.seat, turn.card, turn.note) for turn in value]
        if isinstance(value[0], Borough):
            return _borough(*value)
    return value


# -- stored states ---------------------------------------------------------------------------------


def read_shown(text: str, game: str) -> GameState:
    """The state stored in case rules change; also in the form from before boards had types."""
    kept = msgspec.json.decode(text)
    if BEFORE in kept:
        kept["board"] = {"game": game, **_typed(kept.pop(BEFORE), kept["turn"])}
        kept["extra_turns"] = [_named(("seat", "card", "note"), turn) for turn in kept["extra_turns"]]
    kept["board"].setdefault("aim", kept["board"].get("facts", {}).get("aim", ""))
    return msgspec.convert(_known(kept), GameState)


def _known(kept: dict[str, Any]) -> dict[str, Any]:
    """Without what was kept once and is not shown any more."""
    board = NewYorkBoard if kept["board"]["game"] == NewYork.id else TokyoBoard
    fields = {"game", *board.__struct_fields__}
    kept["board"] = {name: value for name, value in kept["board"].items() if name in fields}
    return {name: value for name, value in kept.items() if name in GameState.__struct_fields__}


def _typed(extra: dict[str, Any], turn: int) -> dict[str, Any]:
    """A board in the old form, in which the contents of a borough of New York were rows."""
    for borough in extra.get("boroughs", {}).values():
        borough["stacks"] = [_named(("top", "below"), stack) for stack in borough["stacks"]]
        borough["units"] = [
            {"id": id, "since": since, "new": since == turn} for id, since in borough["units"]
        ]
    return extra


def _named(names: tuple[str, ...], row: list[Any]) -> dict[str, Any]:
    return dict(zip(names, row, strict=True))
