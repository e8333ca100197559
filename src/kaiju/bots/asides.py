"""What cards may do beside the rolls of a turn: every moment for it, tried on the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from kaiju.bots.network import Chances
from kaiju.core.questions import CHANCE, Roll
from kaiju.core.state import Face, State
from kaiju.core.view import View
from kaiju.odds.prospects import Prospects
from kaiju.odds.solver import counts

if TYPE_CHECKING:
    from kaiju.bots.afterstates import End, Finisher
    from kaiju.bots.encoding import Rows
    from kaiju.core.view import Table

ASIDES: Final = ("pause", "dwell", "change")  # what is asked between the last roll and its first result
NOWHERE: Final = -1  # a way that leads too far
FEW: Final = 3  # how many ways of turning a die are tried: those that lead to the best dice
SWEEPS: Final = 12  # how often what leads back to itself is worked out anew, at most
CALM: Final = 1e-5  # a change that is none

Further = Callable[[View], Prospects | None]  # what more rolls are worth, unless that leads too far


class Moment:
    """A moment between the last roll and the end of a turn: where it ends, or where its ways lead."""

    __slots__ = ("end", "known", "luck", "ways")

    def __init__(self, end: int = NOWHERE, known: Chances | None = None, luck: bool = False) -> None:
        self.end = end  # which of the ends gathered
        self.known = known  # everybody's chances, where more rolls follow
        self.luck = luck  # does chance pick the way?
        self.ways: list[int] = []


class Ways:
    """The moments after the last roll of a turn, once all have been tried."""

    __slots__ = ("inner", "moments")

    def __init__(self, moments: list[Moment], inner: list[int]) -> None:
        self.moments = moments
        self.inner = inner  # those that are no ends

    def values(self, ends: Chances, mover: int) -> Chances:
        """By moment: everybody's chances, by those at each of the ends, if the mover picks what is best."""
        found = np.zeros((len(self.moments), ends.shape[1]))
        for at, moment in enumerate(self.moments):
            if moment.end != NOWHERE:
                found[at] = ends[moment.end]
            elif moment.known is not None:
                found[at] = moment.known
        for _ in range(SWEEPS if self.inner else 0):
            before = found[self.inner]
            for at in reversed(self.inner):
                moment = self.moments[at]
                rows = found[moment.ways]
                found[at] = rows.mean(axis=0) if moment.luck else rows[rows[:, mover].argmax()]
            if np.abs(found[self.inner] - before).max() < CALM:
                break
        return found


class Moments:
    """The moments that final rolls lead to, and where the turn ends from there.

    Usually a roll has one end. Where a card lets the one who has rolled do something about it, that is tried,
    once for dice that show the same, until the results are resolved. If dice may be turned to any face, only
    the few ways are tried that lead to the best dice.
    """

    __slots__ = ("_finisher", "_further", "_inner", "_known", "_list", "_open", "_rows", "ends")

    def __init__(self, finisher: Finisher, rows: Rows, further: Further) -> None:
        self._finisher = finisher
        self._rows = rows
        self._further = further
        self._known: dict[Any, int] = {}
        self._list: list[Moment] = []
        self._inner: list[int] = []  # the moments that are no ends
        self._open: list[tuple[int, Table]] = []  # those whose ways are yet to be tried
        self.ends: list[End] = []

    @property
    def plain(self) -> bool:
        """Does each of them simply end?"""
        return not self._inner

    def __len__(self) -> int:
        return len(self._list)

    def add(self, origin: Table | State, text: str = "") -> int:
        """The moment at a state with dice on the table, or once a text has been answered at a table."""
        finisher = self._finisher
        table = finisher.fresh(origin, text)
        question, state = table.question, table.state
        if question is None or state.turn != finisher.view.state.turn:
            return self._ended(origin, text, table)
        aside = question.seat == state.active and question.kind in ASIDES
        if not text and not aside:
            return self._ended(origin, text, table)
        if question.kind == "reroll" and question.seat == state.active:
            return self._rolled(table)
        key = _key(table)
        at = self._known.get(key, NOWHERE)
        if at != NOWHERE:
            return at
        if aside:
            at = self._known[key] = self._new(Moment())
            self._inner.append(at)
            quiet = next(iter(question.options))
            self._list[at].ways = [self.add(table, quiet)]
            self._open.append((at, table))
            return at
        if isinstance(question, Roll) and question.count == 1 and not state.resolved:
            at = self._known[key] = self._new(Moment(luck=True))
            self._inner.append(at)
            self._list[at].ways = [self.add(table, face) for face in question.faces]
            table.close()
            return at
        at = self._known[key] = self._ended(origin, text, table)
        return at

    def _rolled(self, table: Table) -> int:
        """The moment at which a card has given one more roll."""
        prospects, state = self._further(table.view(table.state.active)), table.state
        table.close()
        if prospects is None:
            return NOWHERE
        return self._new(Moment(known=prospects.shown(counts(state.dice, table.game.faces), state.rerolls)))

    def _new(self, moment: Moment) -> int:
        self._list.append(moment)
        return len(self._list) - 1

    def _ended(self, origin: Table | State, text: str, table: Table) -> int:
        self.ends.append(self._finisher.end(origin, self._rows, text, table))
        return self._new(Moment(len(self.ends) - 1))

    def ways(self) -> Ways:
        """What has been found, without the tables it was found on."""
        return Ways(self._list, self._inner)

    def explore(self, worths: Mapping[tuple[Face, ...], float]) -> None:
        """Try what may be done besides resolving the dice, given about what each set of them is worth."""
        while self._open:
            at, table = self._open.pop()
            self._list[at].ways += self._ways(table, worths)
            table.close()

    def _ways(self, table: Table, worths: Mapping[tuple[Face, ...], float]) -> list[int]:
        """Where the answers lead that are worth trying, besides the quiet one."""
        assert table.question is not None
        dice, tried, turns = table.state.dice, set(), {}
        found: list[int] = []
        for text in [*table.question.options][1:]:
            alike = without_numbers(text, dice)
            if alike in tried:
                continue
            tried.add(alike)
            turned = _turned(text, dice)
            if turned:
                turns[text] = worths.get(turned, 0.0)
            else:
                found.append(self.add(table, text))
        best = sorted(turns, key=turns.__getitem__, reverse=True)[:FEW]
        found += [self.add(table, text) for text in best]
        return [way for way in found if way != NOWHERE]


def _key(table: Table) -> tuple[Any, ...]:
    """What tells moments apart."""
    s, question = table.state, table.question
    assert question is not None
    options = [] if question.seat == CHANCE else [without_numbers(text, s.dice) for text in question.options]
    return (
        question.seat,
        question.kind,
        s.phase,
        s.rerolls,
        tuple(sorted(s.dice)),
        tuple(s.resolved),
        tuple(sorted(set(options))),
        looks(s),
    )


def without_numbers(text: str, dice: Sequence[Face]) -> tuple[str, ...]:
    """An answer about a die, with the face of that die instead of its number."""
    words = text.split()
    return tuple([dice[int(word) - 1] if _numbers(word, dice) else word for word in words])


def _turned(text: str, dice: Sequence[Face]) -> tuple[Face, ...]:
    """The dice in order once an answer such as `stretch 2 claw` has turned one; nothing if it does not."""
    words = text.split()
    if len(words) != 3 or not _numbers(words[1], dice):
        return ()
    turned = [*dice]
    turned[int(words[1]) - 1] = Face(words[2])
    return tuple(sorted(turned))


def _numbers(word: str, dice: Sequence[Face]) -> bool:
    return word.isdigit() and 0 < int(word) <= len(dice)


def looks(s: State) -> tuple[Any, ...]:
    """Everything but the dice that matters to how this turn may end."""
    monsters = tuple(
        [
            (
                m.vp,
                m.life,
                m.energy,
                m.place,
                m.alive,
                tuple(sorted(m.tokens.items())),
                tuple([(held.card.id, held.counter) for held in m.cards]),
            )
            for m in s.monsters
        ]
    )
    row = tuple([card.id if card else "" for card in s.row])
    return s.turn, len(s.dice), tuple(s.added), row, monsters
