"""How a game tells the bots what answers are worth and what comes of a roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kaiju.bots.evaluation import Evaluation
from kaiju.bots.outcomes import Outcomes
from kaiju.bots.sheet import Inside, Marks
from kaiju.core.view import View
from kaiju.odds.multisets import Counts

Worth = Callable[[Any, str], float]


class Mind(NamedTuple):
    """What one game knows of good play; the sight is made once for each question."""

    look: Callable[[View], Any]
    answers: Mapping[str, Worth]  # by the kind of the question: what one of its own answers is worth
    asides: Mapping[str, Worth]  # by the answer or its verb: what is won by doing this before answering
    outcomes: Callable[[Evaluation, Any, Counts], Outcomes]  # what comes of rolls, each given by its faces
    inside: Inside
    marks: Marks
    far: bool  # does it pay to play on as brawlers do until one's next turn, before a position is judged?
