"""What the bots know of each game, and what was fitted to its results."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from kaiju.bots.evaluation import Evaluation
from kaiju.bots.mind import Mind
from kaiju.bots.newyork import MIND as NEW_YORK
from kaiju.bots.tokyo import MIND as TOKYO
from kaiju.core.game import Game
from kaiju.newyork.game import NewYork
from kaiju.tokyo.game import Tokyo

MINDS: Final[Mapping[str, Mind]] = {NewYork.id: NEW_YORK, Tokyo.id: TOKYO}


@cache
def evaluation_of(game: Game, level: str = "strategist") -> Evaluation:
    """The evaluation of a game that a level uses; `kaiju fit` makes the data."""
    mind = MINDS[game.id]
    data = json.loads(files("kaiju.bots").joinpath(f"data/{game.id}-{level}.json").read_text("utf-8"))
    return Evaluation(data, game.winning_vp, mind.inside, mind.marks)
