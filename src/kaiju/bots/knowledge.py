"""What the bots know about each game: what answers are worth, by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from kaiju.bots.newyork import answers as newyork
from kaiju.bots.newyork.perspective import NewYorkPerspective
from kaiju.bots.perspective import Worth
from kaiju.bots.tokyo import answers as tokyo
from kaiju.bots.tokyo.perspective import TokyoPerspective
from kaiju.bots.worth import WORTH
from kaiju.core.view import View
from kaiju.newyork.game import NewYork
from kaiju.tokyo.game import Tokyo


class Knowledge(NamedTuple):
    """What the bots know about one game; the perspective is created once per question."""

    perspective: Callable[[View], Any]
    answers: Mapping[str, Worth]  # by kind of question: what one of its own answers is worth
    instants: Mapping[str, Worth]  # by answer or verb: what is gained by doing this before answering


def _instants(game: str, instants: Mapping[str, Worth], uses: Mapping[str, Worth]) -> dict[str, Worth]:
    """What can be done before answering; some cards are used by name, and opinions say what for."""
    found = dict(instants)
    for (played, card), opinion in WORTH.items():
        if played == game and opinion.use in uses:
            found[card] = found[f"use {card}"] = uses[opinion.use]
    return found


KNOWLEDGE: Final[Mapping[str, Knowledge]] = {
    NewYork.id: Knowledge(
        NewYorkPerspective,
        newyork.ANSWERS,
        _instants(NewYork.id, newyork.INSTANTS, newyork.USES),
    ),
    Tokyo.id: Knowledge(
        TokyoPerspective,
        tokyo.ANSWERS,
        _instants(Tokyo.id, tokyo.INSTANTS, tokyo.USES),
    ),
}
