"""catanatron: four random players, tick by tick; every tick counts, including the forced roll of the dice."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from benchmarks.play import Tally, timed


def game(seed: int) -> Tally:
    """One game as `Game.play` plays it, without the two copies it makes for its observers."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)  # a seed of 0 would mean none
    decisions = choices = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        choices += len(game.state.playable_actions) > 1
        game.play_tick()
        decisions += 1
    return Tally(decisions, choices)


ABOUT = version("catanatron")
MEASURES = {"play": partial(timed, game)}
