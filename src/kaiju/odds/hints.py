"""What a player may be told before answering: chances and averages based on what everyone can see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from kaiju.core.position import Position, attackers, gaining, income
from kaiju.core.questions import CHANCE, NO_VALUES
from kaiju.odds.comparison import DIGITS, Comparison, compare
from kaiju.odds.staying import outlook

STAYING: Final = ("flee", "yield")  # questions that ask whether to stay in a dangerous place
SIMPLE: Final = (
    *[(1, of) for of in (2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100)],
    (2, 3),
    (3, 4),
    (9, 10),
)
"""The fractions in which risks are told."""


class Hint(NamedTuple):
    """One thing to tell: its name, the values for its sentence, and its chance, if it has one."""

    id: str
    values: Mapping[str, str | int] = NO_VALUES
    chance: float | None = None


class Hints(NamedTuple):
    """All there is to tell about a question: sentences, and for a reroll what to keep, side by side."""

    lines: list[Hint]
    compared: Comparison | None = None


def still(p: Position) -> Position:
    """A copy of the position as everyone sees it, to calculate with while the game goes on."""
    return Position(p.game, p.game.hide(p.state, CHANCE).copy())


def hints(
    p: Position, seat: int, kind: str, rolled: Sequence[int] = (), offered: Sequence[tuple[int, ...]] = ()
) -> Hints:
    """What there is to tell about a question.

    For a reroll, `rolled` are the dice that would be rolled and `offered` all that may be, numbered from 0;
    to roll none is to stop.
    """
    if kind == "reroll":
        return Hints([], compare(p, seat, rolled, offered))
    return Hints(list(_stay(p, seat)) if kind in STAYING else [])


def simple(chance: float) -> tuple[int, int]:
    """A chance as so many of so many, the simple fraction that is closest in proportion."""
    odds = chance / max(1 - chance, 1e-9)

    def off(fraction: tuple[int, int]) -> float:
        part, of = fraction
        there = part / (of - part)
        return max(there / odds, odds / there)

    return min(SIMPLE, key=off)


def _stay(p: Position, seat: int) -> Iterator[Hint]:
    """What threatens a Monster that stays until its next turn, and what it earns then."""
    me = p.state.monsters[seat]
    hitting = len(attackers(p, me))
    yield Hint("attackers", {"count": hitting})
    if hitting:
        bold, calm = outlook(p, me, True), outlook(p, me, False)
        yield _risk("risk-bold", bold[0])
        yield _risk("risk-calm", calm[0])
        lost = [
            round(sum((me.life - left) * chance for left, chance in enumerate(one))) for one in (calm, bold)
        ]
        yield _loss(lost[0], lost[1], me.life)
    vp, energy = income(p, me)
    yield Hint("income", {"vp": vp, "energy": gaining(me, energy)})


def _loss(least: int, most: int, life: int) -> Hint:
    """How much Life is expected to be lost: a span, or one number if both its ends are the same."""
    if least == most:
        return Hint("loss-about", {"most": most, "life": life})
    return Hint("loss", {"least": least, "most": most, "life": life})


def _risk(id: str, chance: float) -> Hint:
    """A risk in a simple fraction, and exactly; one that there is not, or hardly, is told in words."""
    part, of = simple(chance) if chance else (0, 1)
    how = "none" if not chance else "hardly" if chance < 1 / 150 else "sure" if chance > 0.97 else "some"
    return Hint(id, {"how": how, "part": part, "of": of}, round(chance, DIGITS))
