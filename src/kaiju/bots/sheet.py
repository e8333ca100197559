"""A position as columns of numbers: what an evaluation looks at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.core.state import Monster, State

Column = NDArray[np.float64]  # by position and seat
Inside = Callable[[Monster], bool]
Marks = Callable[
    [State, Monster], Sequence[float]
]  # what else a game knows of a Monster, about 1 at the most

COMMON: Final = 27  # how many features both games share
LAST_LIFE: Final = 12.0  # the most a card allows
RICH: Final = 20.0  # more Energy than this is worth no more: whoever hoarded it would play for ever


class Sheet(NamedTuple):
    """Some positions of one table, a row each; Monsters that are out count as nothing."""

    vp: Column
    life: Column
    energy: Column
    inside: Column
    alive: Column
    wait: Column  # how many others take a turn before this Monster does
    cards: Column  # how many it has
    strength: Column  # what its cards are worth at once
    lasting: Column  # and what more while the game lasts
    marks: NDArray[np.float64]  # by position, seat and mark of the game

    def repeat(self, rows: int) -> Sheet:
        """So many rows of the first position, to be changed one by one."""
        return Sheet(*[np.repeat(column[:1], rows, axis=0) for column in self])


def features(sheet: Sheet, winning_vp: int) -> tuple[NDArray[np.float64], Column]:
    """What the scores are made of, by position, seat and feature; and how much of the game is left."""
    left = 1 - (sheet.vp * sheet.alive).max(axis=1, keepdims=True) / winning_vp
    columns = _of_the_monster(sheet, winning_vp) + _of_the_table(sheet, winning_vp, left)
    return np.concatenate([np.stack(columns, axis=-1), sheet.marks], axis=-1), left


def _of_the_monster(sheet: Sheet, winning_vp: int) -> list[Column]:
    """Its points, Life, Energy, place, turn and cards, as numbers of about 1 at the most."""
    vp, life, energy, inside = sheet.vp, sheet.life, _usable(sheet.energy), sheet.inside
    part = vp / winning_vp
    return [
        part,
        part * part,
        np.maximum(0.0, vp - 0.7 * winning_vp) / (0.3 * winning_vp),
        life / 10,
        np.minimum(life, 3.0) / 3,
        1 / (1 + np.maximum(life, 0.0)),
        energy / 10,
        np.sqrt(energy) / 3,
        inside,
        inside * life / 10,
        inside * np.minimum(life, 4.0) / 4,
        sheet.wait / 5,
        (sheet.wait == 0).astype(np.float64),
        sheet.cards / 5,
        part * life / 10,
    ]


def _of_the_table(sheet: Sheet, winning_vp: int, left: Column) -> list[Column]:
    """How many are left, what the others have, who stands where, and how far the game has got."""
    vp, life, inside, alive = sheet.vp, sheet.life, sheet.inside, sheet.alive
    living = alive.sum(axis=1, keepdims=True)
    outside, within, ones = (1 - inside) * alive, inside * alive, np.ones_like(vp)
    others = _most_of_others(vp, alive, 0.0)
    return [
        inside * (outside.sum(axis=1, keepdims=True) - outside) / 5,
        ones / np.maximum(living, 1.0),
        ones * (living == 2),
        others / winning_vp,
        -_most_of_others(-life, alive, -LAST_LIFE) / 10,
        ones * left,
        (within.sum(axis=1, keepdims=True) - within) / 2,
        (within * life).max(axis=1, keepdims=True) * (1 - inside) / 10,
        ((life * alive).sum(axis=1, keepdims=True) - life) / 10 / np.maximum(living - 1, 1.0),
        (sheet.cards.sum(axis=1, keepdims=True) - sheet.cards) / 10,
        (vp - others) / winning_vp,
        _usable(sheet.energy) / 10 * left,
    ]


def _usable(energy: Column) -> Column:
    return np.clip(energy, 0.0, RICH)


def _most_of_others(column: Column, alive: Column, none: float) -> Column:
    """For each seat the most that any other living Monster has."""
    known = np.where(alive > 0, column, none)
    order = np.sort(known, axis=1)
    best, second = order[:, -1:], order[:, -2:-1]
    return np.where(known == best, second, best)


def sum_of_faces(totals: Sequence[Sequence[float]], counts: NDArray[np.int8]) -> Column:
    """What rolls are worth, each given by its number of every face, where each face has its own worth."""
    worth = np.zeros(len(counts))
    for face, total in enumerate(totals):
        worth += np.array(total)[counts[:, face]]
    return worth
