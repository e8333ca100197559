"""Random play against the clock, counted the same way for everyone."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from time import process_time
from typing import NamedTuple

Numbers = Mapping[str, float]


class Tally(NamedTuple):
    """What one game took: how many moves, and how many of them with at least two answers."""

    decisions: int
    choices: int


def timed(play: Callable[[int], Tally], first: int, decisions: int) -> Numbers:
    """Play whole games, each with its own seed, until this many decisions have been made."""
    gc.collect()
    tallies: list[Tally] = []
    made = 0
    start = process_time()
    while made < decisions:
        tallies.append(play(first + len(tallies)))
        made += tallies[-1].decisions
    seconds = process_time() - start
    return {
        "decisions/s": made / seconds,
        "choices/s": sum(tally.choices for tally in tallies) / seconds,
        "games/s": len(tallies) / seconds,
        "µs for a decision": seconds * 1e6 / made,
    }
