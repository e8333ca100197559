"""PettingZoo: Connect Four in the loop from its documentation, with a legal move picked from the mask."""

from __future__ import annotations

import random
from functools import cache, partial
from importlib.metadata import version
from typing import Any

from pettingzoo.classic import connect_four_v3

from benchmarks.play import Tally, timed


@cache
def table() -> Any:
    """The environment, created once."""
    return connect_four_v3.env()


def game(seed: int) -> Tally:
    """One game; the empty steps after its end do not count."""
    env, rng, decisions, choices = table(), random.Random(seed), 0, 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        choices += len(legal) > 1
        env.step(rng.choice(legal))
        decisions += 1
    return Tally(decisions, choices)


ABOUT = version("pettingzoo")
MEASURES = {"play": partial(timed, game)}
