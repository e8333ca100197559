"""What lies on a table, as a seat may know it; the rules make it, these structs describe it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class HeldState(Struct, forbid_unknown_fields=True):
    """A card in front of a Monster: what is printed on it, and what it acts as."""

    card: str
    acts: str
    owner: int
    counter: int
    number: int
    paid: int
    copied: int


class MonsterState(Struct, forbid_unknown_fields=True):
    """A Monster."""

    name: str
    life: int
    vp: int
    energy: int
    alive: bool
    place: str
    cards: list[HeldState]
    tokens: dict[str, int]


class HitState(Struct, forbid_unknown_fields=True):
    """Damage on its way to one Monster."""

    seat: int
    amount: int
    spared: int


class StrikeState(Struct, forbid_unknown_fields=True):
    """Damage that is being dealt."""

    kind: str
    cause: str
    hits: list[HitState]


class GameState(Struct, forbid_unknown_fields=True):
    """The table; `extra` is the board, which each game has to itself."""

    monsters: list[MonsterState]
    active: int
    phase: int
    turn: int
    source: str
    last_normal: int
    extra_turns: list[tuple[int, str, int]]
    dice: list[str]
    added: list[str]
    resolved: list[str]
    rerolls: int
    deck: dict[str, int]
    row: list[str | None]
    discard: list[str]
    effects: list[HeldState]
    held: int
    leaving: list[int]
    strike: StrikeState | None
    over: bool
    winner: int
    extra: dict[str, Any]
