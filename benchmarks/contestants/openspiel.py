"""OpenSpiel: backgammon in C++ through its Python interface; the driver has to roll the dice."""

from __future__ import annotations

import random
from functools import cache, partial
from importlib.metadata import version
from typing import Any

import pyspiel

from benchmarks.play import Tally, timed


@cache
def rules() -> Any:
    """The game, loaded once."""
    return pyspiel.load_game("backgammon")


def game(seed: int) -> Tally:
    """One game; only decisions of players count."""
    state, rng, decisions, choices = rules().new_initial_state(), random.Random(seed), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            rolls, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(rolls, chances)[0])
            continue
        legal = state.legal_actions()
        choices += len(legal) > 1
        state.apply_action(rng.choice(legal))
        decisions += 1
    return Tally(decisions, choices)


ABOUT = version("open_spiel")
MEASURES = {"play": partial(timed, game)}
