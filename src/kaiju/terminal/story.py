"""A game told in lines: turns, what happened, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kaiju.core.events import Event
from kaiju.core.history import Answer
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.sentences import Sentences

UNTOLD: Final = frozenset({"pass", "heal"})


class Line(NamedTuple):
    """One line of the story: the kind of event, the sentence, and the reason, a clause id or a card."""

    kind: str
    text: str
    cause: str = ""


class Story:
    """The lines so far; it hears every answer with the events that followed."""

    def __init__(self, sentences: Sentences) -> None:
        self.say = sentences
        self.lines: list[Line] = []
        self.fallen: list[int] = []  # the seats of eliminated Monsters, in that order

    def hear(self, given: Answer | None, events: Sequence[Event], table: Table) -> list[Line]:
        """The new lines after an answer, or after the table was opened."""
        new = list(self._lines(given, events, table))
        self.lines += new
        self.fallen += [event.seat for event in events if event.kind == "eliminated"]
        return new

    def _lines(self, given: Answer | None, events: Sequence[Event], table: Table) -> Iterator[Line]:
        if given is not None and given.seat != CHANCE:
            yield from self._answered(given, table)
        for event in events:
            if not _told_next(event):
                yield Line(event.kind, self.say.event(event), event.cause)

    def _answered(self, given: Answer, table: Table) -> Iterator[Line]:
        """Most answers show in what they do; a few would pass without a word."""
        done = f"{given.kind}-{given.text.replace(' ', '-')}"
        id = "did-leave" if given.kind == "leave" else f"did-{done}"
        if self.say.words.has(id):
            place = self.say.names(table.state.monsters[given.seat].place)
            yield Line("answer", self.say.words.say(id, monster=self.say.monster(given.seat), place=place))


def _told_next(event: Event) -> bool:
    """What is done without asking is told by its own event, and who can only pass does nothing."""
    return event.kind == "forced" and (event.what in UNTOLD or event.what.startswith("resolve "))


def tell(table: Table, sentences: Sentences) -> Story:
    """The whole story of a table, found by playing its answers again."""
    names = tuple(monster.name for monster in table.state.monsters)
    again = Table(table.game, names, None, table.state.options)
    story = Story(sentences)
    story.hear(None, again.log, again)
    for given in table.answers:
        heard = len(again.log)
        again.replay(given)
        story.hear(given, again.log[heard:], again)
    return story
