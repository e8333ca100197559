"""A position as structs for the wire: what is on the table, transcribed and never worked out."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from kaiju.core.position import Position
from kaiju.core.state import Held, Monster, Strike
from kaiju.newyork.city import Borough, City
from kaiju.newyork.position import is_new
from kaiju.server.wire.boards import (
    AnyBoard,
    BoroughState,
    NewYorkBoard,
    NewYorkTurn,
    StackState,
    TokyoBoard,
    TokyoTurn,
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
        last_normal=s.last_normal,
        extra_turns=[ExtraTurnState(turn.seat, turn.card, turn.note) for turn in s.extra_turns],
        dice=list(s.dice),
        added=list(s.added),
        resolved=list(s.resolved),
        rerolls=s.rerolls,
        deck=s.deck,
        row=[card.id if card else None for card in s.row],
        discard=[card.id for card in s.discard],
        effects=[_held(held) for held in s.effects],
        held=s.held,
        leaving=list(s.leaving),
        still=s.still,
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
    tokens = dict(sorted(me.tokens.items()))
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
    facts = city.facts
    return NewYorkBoard(
        boroughs={place: _borough(p, borough) for place, borough in city.boroughs.items()},
        covered=city.covered.copy(),
        superstar=city.superstar,
        statue=city.statue,
        trophies=[list(units) for units in city.trophies],
        facts=NewYorkTurn(
            occupied=facts.occupied,
            entered=list(facts.entered),
            dealt=facts.dealt[:],
            gained=facts.gained[:],
            destroyed=list(facts.destroyed),
            fallen=list(facts.fallen),
            points=facts.points,
            aim=facts.aim,
            units_only=facts.units_only,
            changed=list(facts.changed),
            credit=facts.credit,
            free_moves=facts.free_moves,
        ),
    )


def _borough(p: Position, borough: Borough) -> BoroughState:
    stacks = [StackState(stack.top, stack.below) for stack in borough.stacks]
    units = [UnitState(unit.id, unit.since, is_new(p, unit)) for unit in borough.units]
    return BoroughState(stacks, units, borough.souvenir)


def _tokyo(board: Board) -> TokyoBoard:
    facts = board.facts
    return TokyoBoard(
        bay=board.bay,
        moves_up=board.moves_up,
        chain=board.chain,
        reached=list(board.reached),
        top=board.top,
        seen=list(board.seen),
        facts=TokyoTurn(
            gained=facts.gained[:],
            hurt=facts.hurt,
            ones=facts.ones,
            resolved=facts.resolved,
            shielded=list(facts.shielded),
            used=list(facts.used),
        ),
    )


# -- stored states ---------------------------------------------------------------------------------


def read_shown(text: str, game: str) -> GameState:
    """The state stored in case rules change; also in the form from before boards had types."""
    kept = msgspec.json.decode(text)
    if BEFORE in kept:
        kept["board"] = {"game": game, **_typed(kept.pop(BEFORE), kept["turn"])}
        kept["extra_turns"] = [_named(("seat", "card", "note"), turn) for turn in kept["extra_turns"]]
    kept.setdefault("still", 0)  # turns were not always counted
    return msgspec.convert(kept, GameState)


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
