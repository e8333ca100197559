"""In which order results are resolved where that cannot matter, or only one order is sensible.

The rules ask the Monster for the order; this only says what need not be decided by a person. It is found by
trying: no card and no rule is named here.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

from kaiju.core.foresight import Trial, Trials
from kaiju.core.position import heal_bonus, max_life, unresolved
from kaiju.core.state import Face

if TYPE_CHECKING:
    from kaiju.core.events import Event
    from kaiju.core.questions import Question
    from kaiju.core.table import Table


def foregone(t: Table, trials: Trials | None = None) -> str | None:
    """The results to resolve next, if the order cannot matter or only one is sensible; None to ask.

    Two types are independent if each does the same before and after the other. A type goes first if it is
    independent of all others that are due, and of any two of them in a row: a Unit that the first puts there
    may be what the second makes shoot. Where one of those leads to a decision or to chance, so that it cannot
    be tried to its end, the type must also be a plain gain, which is never too early; Life is one only while
    there is room for as much again as the other results could heal. Where cards offer anything else, the
    Monster is asked.
    """
    question = t.question
    if question is None or question.kind != "resolve" or len(question.options) < 2:
        return None
    due = [text.partition(" ")[2] for text in question.options if text.startswith("resolve ")]
    shown = [*t.state.dice, *t.state.added]
    if len(due) < len(question.options) or any(face not in shown for face in due):
        return None
    tried = trials or Trials(t, question.seat)
    order = Types(tried)
    try:
        for face in due:
            if order.first(face, due):
                return f"resolve {face}"
    finally:
        if trials is None:
            tried.forget()
    return None


class Types:
    """The types of results that are due, tried one before and after the other."""

    def __init__(self, trials: Trials) -> None:
        self._t = trials.table
        self._seat = trials.seat
        self._trials = trials
        self._known: dict[tuple[str, ...], Trial] = {}

    def first(self, face: str, due: list[str]) -> bool:
        """May this type be resolved before the others that are due?"""
        alone = self._trial(face)
        own = _part(alone, face)
        if not self._goes_on(alone, face):
            return False
        others = [other for other in due if other != face]
        return all(self._apart(face, own, other) for other in others) and all(
            self._apart(face, own, *pair)
            for pair in permutations(others, 2)
            if self._goes_on(self._trial(pair[0]), pair[0])
        )

    def _apart(self, face: str, own: list[Event], *others: str) -> bool:
        """Is a type independent of another, or of two in a row, as far as they can be tried?"""
        other = others[-1]
        alone, after = self._trial(*others), self._trial(face, *others)
        if _part(alone, other) != _part(after, other):
            return False
        if self._goes_on(alone, other):
            return _part(self._trial(*others, face), face) == own
        plain = self._plain(own, unresolved(self._t, Face(other)))
        return plain and _same(alone.table.question, after.table.question)

    def _plain(self, events: list[Event], more: int) -> bool:
        """Are these nothing but gains of the Monster itself, none of it wasted, or in vain for good?

        Life may be wasted, too, if the results still to come, `more` of them, could heal as well.
        """
        me = self._t.state.monsters[self._seat]
        results, bonus = events[0].amount, heal_bonus(me)
        room = max_life(self._t, me) - me.life - more
        for event in events[1:]:
            gains = event.kind in ("gained", "scored") or (
                event.kind == "healed" and event.amount == results + bonus <= room
            )
            vain = event.kind == "in-vain" and event.cause in self._t.game.vain_for_good
            if not (gains or vain) or event.seat != self._seat:
                return False
        return True

    def _goes_on(self, trial: Trial, face: str) -> bool:
        """Was the type resolved to its end, so that the next was asked for or came by itself?"""
        if trial.asks("resolve"):
            return True
        last = [event.what for event in trial.events if event.kind == "resolves"][-1:]
        return last != [face] or any(path == "phase" for path, _ in trial.changes())

    def _trial(self, *faces: str) -> Trial:
        """The types resolved one after another; the last one due follows by itself."""
        if faces not in self._known:
            if len(faces) == 1:
                self._known[faces] = self._trials.of(f"resolve {faces[0]}")
            else:
                before = self._trial(*faces[:-1])
                more = before.asks("resolve")
                self._known[faces] = before.go_on(f"resolve {faces[-1]}") if more else before
        return self._known[faces]


def _part(trial: Trial, face: str) -> list[Event]:
    """What resolving one type did, beginning with the event that says so."""
    found: list[Event] = []
    for event in trial.events:
        ends = event.kind == "resolves" or any(path == "phase" for path, _ in event.changes)
        if found and ends:
            return found
        if found or (event.kind == "resolves" and event.what == face):
            found.append(event)
    return found


def _same(one: Question[Any] | None, other: Question[Any] | None) -> bool:
    return one is not None and other is not None and one.same(other)
