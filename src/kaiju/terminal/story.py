"""A game told line by line: turns, what happened, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kaiju.core.events import Event
from kaiju.core.table import Table
from kaiju.sentences import Sentences, untold


class Line(NamedTuple):
    """One line of the story: the kind of event, the sentence, and the reason, a clause id or a card."""

    kind: str
    text: str
    cause: str = ""


class Story:
    """The lines so far; it hears the events that follow every answer, and says those worth a sentence."""

    def __init__(self, sentences: Sentences) -> None:
        self.say = sentences
        self.lines: list[Line] = []
        self.fallen: list[int] = []  # the seats of eliminated Monsters, in order of elimination

    def hear(self, events: Sequence[Event]) -> list[Line]:
        """The new lines after an answer, or after the table was opened."""
        new = [
            Line(event.kind, self.say.event(event), event.cause)
            for event, silent in zip(events, untold(events), strict=True)
            if not silent
        ]
        self.lines += new
        self.fallen += [event.seat for event in events if event.kind == "eliminated"]
        return new


def tell(table: Table, sentences: Sentences) -> Story:
    """The whole story of a table, found by replaying its answers."""
    names = tuple(monster.name for monster in table.state.monsters)
    again = Table(table.game, names, None, table.state.options)
    story = Story(sentences)
    story.hear(again.log)
    for given in table.answers:
        heard = len(again.log)
        again.replay(given)
        story.hear(again.log[heard:])
    return story
