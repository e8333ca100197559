"""The features of positions: what everyone can see, as columns of numbers for an evaluation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.core.state import Monster, State

Column = NDArray[np.float64]  # by position and seat
Inside = Callable[[Monster], bool]
# What else a game knows about a Monster, as numbers of about 1 at most.
ExtraFeatures = Callable[[State, Monster], Sequence[float]]

COMMON: Final = 42  # how many features both games share, not counting the traits of cards
TRAITS: Final = 4  # how many numbers describe how a card combines with everything else
LAST_LIFE: Final = 12.0  # the most that any card allows
LINES: Final[Sequence[float]] = (0.5, 0.7, 0.85)  # fractions of the winning points with the end in sight
RICH: Final = 20.0  # more Energy than this is worth no more, or hoarding it would pay for ever


class Columns(NamedTuple):
    """Some positions of one table, one per row; eliminated Monsters count as nothing."""

    vp: Column
    life: Column
    energy: Column
    inside: Column
    alive: Column
    wait: Column  # how many others take a turn before this Monster
    cards: Column  # how many it has
    strength: Column  # what its cards are worth at once
    lasting: Column  # and what more while the game lasts
    traits: NDArray[np.float64]  # by position, seat and trait: the sum over its cards
    extras: NDArray[np.float64]  # by position, seat and feature specific to this game

    def repeat(self, rows: int) -> Columns:
        """Repeat the first position this many times, for the rows to be changed one by one."""
        return Columns(*[np.repeat(column[:1], rows, axis=0) for column in self])


def features(columns: Columns, winning_vp: int) -> tuple[NDArray[np.float64], Column]:
    """What the scores are based on, by position, seat and feature; and how much of the game is left."""
    left = 1 - (columns.vp * columns.alive).max(axis=1, keepdims=True) / winning_vp
    found = [
        *_of_the_monster(columns, winning_vp),
        *_of_the_place(columns, winning_vp),
        *_of_the_table(columns, winning_vp, left),
        *_of_the_others(columns, winning_vp),
    ]
    return np.concatenate([np.stack(found, axis=-1), columns.traits, columns.extras], axis=-1), left


def _of_the_monster(columns: Columns, winning_vp: int) -> list[Column]:
    """Its points, Life, Energy, turn and cards, as numbers of about 1 at most."""
    vp, life, energy = columns.vp, columns.life, _usable(columns.energy)
    part = vp / winning_vp
    return [
        part,
        part * part,
        *[_above(part, line) for line in LINES],
        life / 10,
        np.minimum(life, 3.0) / 3,
        np.minimum(life, 6.0) / 6,
        np.maximum(0.0, life - 8) / 4,
        1 / (1 + np.maximum(life, 0.0)),
        energy / 10,
        np.sqrt(energy) / 3,
        np.minimum(energy, 3.0) / 3,
        np.minimum(energy, 6.0) / 6,
        columns.wait / 5,
        (columns.wait == 0).astype(np.float64),
        columns.cards / 5,
        part * life / 10,
    ]


def _of_the_place(columns: Columns, winning_vp: int) -> list[Column]:
    """What being inside means: for how long, how hurt, and how many may attack."""
    inside, life = columns.inside, columns.life
    outside = (1 - inside) * columns.alive
    before = _before(columns)
    return [
        inside,
        inside * life / 10,
        inside * np.minimum(life, 4.0) / 4,
        inside * columns.vp / winning_vp,
        inside * columns.wait / 5,
        inside * (outside.sum(axis=1, keepdims=True) - outside) / 5,
        inside * (before @ outside[..., None])[..., 0] / 3,
    ]


def _of_the_table(columns: Columns, winning_vp: int, left: Column) -> list[Column]:
    """How many are left, what the others have, who is where, and how far the game has got."""
    vp, life, inside, alive = columns.vp, columns.life, columns.inside, columns.alive
    living = alive.sum(axis=1, keepdims=True)
    within, ones = inside * alive, np.ones_like(vp)
    others = _most_of_others(vp, alive, 0.0)
    return [
        ones / np.maximum(living, 1.0),
        ones * (living == 2),
        others / winning_vp,
        -_most_of_others(-life, alive, -LAST_LIFE) / 10,
        ones * left,
        _sum_of_others(within) / 2,
        (within * life).max(axis=1, keepdims=True) * (1 - inside) / 10,
        _sum_of_others(life * alive) / 10 / np.maximum(living - 1, 1.0),
        _sum_of_others(columns.cards) / 10,
        (vp - others) / winning_vp,
        _usable(columns.energy) / 10 * left,
    ]


def _of_the_others(columns: Columns, winning_vp: int) -> list[Column]:
    """Which others are close to winning and when, which are close to falling, and what they can spend."""
    vp, life, alive = columns.vp * columns.alive, columns.life, columns.alive
    return [
        (_before(columns) * vp[:, None, :]).max(axis=-1) / winning_vp,
        _most_of_others(vp * columns.inside, alive, 0.0) / winning_vp,
        _sum_of_others(_above(vp / winning_vp, LINES[1])),
        _sum_of_others(alive * (life <= 2)) / 3,
        _sum_of_others(alive * (life <= 4)) / 3,
        _sum_of_others(_usable(columns.energy) * alive) / 30,
    ]


def _above(part: Column, line: float) -> Column:
    """How far a Monster has come from this line to all the points."""
    found: Column = np.maximum(0.0, part - line) / (1 - line)
    return found


def _before(columns: Columns) -> NDArray[np.float64]:
    """By position, seat and other seat: does the other take a turn first?"""
    sooner = columns.wait[:, None, :] < columns.wait[:, :, None]
    found: NDArray[np.float64] = sooner * columns.alive[:, None, :]
    return found


def _sum_of_others(column: Column) -> Column:
    found: Column = column.sum(axis=1, keepdims=True) - column
    return found


def _usable(energy: Column) -> Column:
    return np.clip(energy, 0.0, RICH)


def _most_of_others(column: Column, alive: Column, none: float) -> Column:
    """For each seat, the most that any other living Monster has."""
    known = np.where(alive > 0, column, none)
    order = np.sort(known, axis=1)
    best, second = order[:, -1:], order[:, -2:-1]
    return np.where(known == best, second, best)
