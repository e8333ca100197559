"""What is on a table, as far as a seat may know: the part both games share; `boards` has the rest."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kaiju.server.wire.boards import AnyBoard


class HeldState(Struct, forbid_unknown_fields=True, gc=False):
    """A card in front of a Monster: what is printed on it, and what it acts as."""

    card: str
    acts: str
    owner: int
    counter: int
    number: int
    copied: int
    paid: int


class MonsterState(Struct, forbid_unknown_fields=True, gc=False):
    """A Monster."""

    name: str
    life: int
    vp: int
    energy: int
    place: str
    alive: bool
    cards: list[HeldState]
    tokens: dict[str, int]


class HitState(Struct, forbid_unknown_fields=True, gc=False):
    """Damage on its way to one Monster."""

    seat: int
    amount: int
    spared: int


class StrikeState(Struct, forbid_unknown_fields=True, gc=False):
    """Damage that is being dealt."""

    kind: str
    cause: str
    hits: list[HitState]


class ExtraTurnState(Struct, forbid_unknown_fields=True, gc=False):
    """A waiting extra turn: whose it is, the card that granted it, and that card's note about it."""

    seat: int
    card: str
    note: int


class GameState(Struct, forbid_unknown_fields=True, gc=False):
    """The table with the board of its game."""

    monsters: list[MonsterState]
    active: int
    phase: int
    turn: int
    source: Annotated[str, Meta(description="The card that granted this turn, if it is an extra turn.")]
    extra_turns: list[ExtraTurnState]
    dice: list[str]
    added: list[str]
    resolved: list[str]
    rerolls: int
    deck: dict[str, int]
    row: list[str | None]
    discard: list[str]
    effects: list[HeldState]
    leaving: list[int]
    strike: StrikeState | None
    over: bool
    winner: int
    board: AnyBoard
