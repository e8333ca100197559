"""How a game tells the brawler what answers are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kaiju.core.view import View

Worth = Callable[[Any, str], float]


class Mind(NamedTuple):
    """What one game knows of good play; the sight is made once for each question."""

    look: Callable[[View], Any]
    answers: Mapping[str, Worth]  # by the kind of the question: what one of its own answers is worth
    asides: Mapping[str, Worth]  # by the answer or its verb: what is won by doing this before answering
