"""Products of many rows, a block at a time, so that they come out the same on any number of cores."""

from __future__ import annotations

from typing import Final

import numpy as np

from kaiju.arena.adam import Array

BLOCK: Final = 64  # so few rows at a time that no product is worth sharing between cores


def _blocks(values: Array) -> Array:
    """Rows of all seats in blocks, the last one filled up with nothing."""
    rows = values.reshape(-1, values.shape[-1])
    missing = -len(rows) % BLOCK
    rows = np.pad(rows, ((0, missing), (0, 0))) if missing else rows
    return rows.reshape(-1, BLOCK, rows.shape[-1])


def times(values: Array, matrix: Array) -> Array:
    """Each row times a matrix."""
    size, seats = values.shape[:2]
    found = (_blocks(values) @ matrix).reshape(-1, matrix.shape[1])
    return found[: size * seats].reshape(size, seats, -1)


def product(before: Array, after: Array) -> Array:
    """The sum over all rows of one row times the other."""
    found: Array = (_blocks(before).swapaxes(1, 2) @ _blocks(after)).sum(axis=0)
    return found
