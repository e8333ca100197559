"""Tokyo in the words of a scenario, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from kaiju.core.errors import CorruptRecord
from kaiju.core.notation.position import only_keys
from kaiju.core.state import Held, Monster, State
from kaiju.tokyo.board import OUTSIDE, Board

KEYS: Final = frozenset({"bay", "chain", "facts", "mimics", "top", "seen"})


def arrange(state: State, position: Mapping[str, Any]) -> None:
    """Set up what a scenario says; what it does not mention is as at the start."""
    board = cast(Board, state.extra)
    for monster in state.monsters:
        monster.place = monster.place or OUTSIDE
    board.bay = {"open": True, "closed": False}.get(position.get("bay", ""), board.bay)
    board.chain = position.get("chain", 0)
    board.reached = tuple(monster.seat for monster in state.monsters if monster.vp >= 20)
    board.top = position.get("top", "")
    board.seen = tuple(_seat(state, name) for name in position.get("seen", []))
    facts = position.get("facts", {})
    only_keys("the facts", facts, ("hurt", "ones", "resolved", "shielded"))
    board.facts.hurt, board.facts.ones = bool(facts.get("hurt")), bool(facts.get("ones"))
    board.facts.resolved = bool(facts.get("resolved", position.get("phase") in ("buy", "end")))
    board.facts.shielded = tuple(_seat(state, name) for name in facts.get("shielded", []))
    for name, copy in position.get("mimics", {}).items():
        _mimic(state, state.monsters[_seat(state, name)], copy)


def _seat(state: State, name: str) -> int:
    for monster in state.monsters:
        if monster.name == name:
            return monster.seat
    raise CorruptRecord(f"no Monster {name!r} is at this table")


def _mimic(state: State, owner: Monster, copy: str) -> None:
    """`mimics: {kraken: CARD alienoid}`: Kraken's card is a copy of this one of Alienoid's."""
    card, _, other = copy.partition(" ")
    mine = _find(owner, "mimic")
    target = _find(state.monsters[_seat(state, other)], card)
    mine.card, mine.copied = target.card, target.number


def _find(owner: Monster, card: str) -> Held:
    for held in owner.cards:
        if held.printed.id == card:
            return held
    raise CorruptRecord(f"{owner.name} has no {card}")


def describe(state: State) -> dict[str, Any]:
    """The board, in the words in which a scenario sets it up."""
    board = cast(Board, state.extra)
    names = [monster.name for monster in state.monsters]
    copies = {monster.name: _copy_of(state, monster) for monster in state.monsters}
    return {
        "bay": "open" if board.bay else "closed",
        "chain": board.chain,
        "top": board.top,
        "seen": [names[seat] for seat in board.seen],
        "mimics": {name: copy for name, copy in copies.items() if copy},
        "facts": {
            "hurt": board.facts.hurt,
            "ones": board.facts.ones,
            "resolved": board.facts.resolved,
            "shielded": [names[seat] for seat in board.facts.shielded],
        },
    }


def _copy_of(state: State, monster: Monster) -> str:
    for held in monster.cards:
        for owner in state.monsters:
            for target in owner.cards:
                if held.copied and target.number == held.copied:
                    return f"{target.printed.id} {owner.name}"
    return ""
