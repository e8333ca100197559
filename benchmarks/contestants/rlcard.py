"""RLCard: Uno for two, step by step on raw actions, which saves it the conversion to numbers."""

from __future__ import annotations

import random
from functools import cache, partial
from importlib.metadata import version
from typing import Any

import rlcard

from benchmarks.play import Tally, timed


@cache
def table() -> Any:
    """The environment, created once: it shuffles with its own generator."""
    return rlcard.make("uno", config={"seed": 1})


def game(seed: int) -> Tally:
    """One game, without the trajectories that `Env.run` collects."""
    env, rng, decisions, choices = table(), random.Random(seed), 0, 0
    state, _ = env.reset()
    while not env.is_over():
        legal = state["raw_legal_actions"]
        choices += len(legal) > 1
        state, _ = env.step(rng.choice(legal), raw_action=True)
        decisions += 1
    return Tally(decisions, choices)


ABOUT = version("rlcard")
MEASURES = {"play": partial(timed, game)}
