"""What every final roll of a turn leads to: tried on the engine itself, and judged all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from kaiju.bots.asides import Further, Moments
from kaiju.bots.brawler import Brawler
from kaiju.bots.encoding import Rows
from kaiju.bots.network import Chances, Network
from kaiju.core.position import Position
from kaiju.core.questions import CHANCE, DONE, Question, Reveal, Roll
from kaiju.core.state import NOBODY, Monster, State
from kaiju.core.view import Bits, View
from kaiju.odds.multisets import Places, multisets
from kaiju.odds.prospects import Prospects
from kaiju.odds.situation import restrictions

if TYPE_CHECKING:
    from kaiju.core.view import Table

LONG: Final = 300  # answers after which a turn is judged as it stands
CUBE: Final = 0.01  # what a cube paid for a reroll costs, as a chance to win
THRIFT: Final = 1e-4  # what a purchase must bring, so that nothing is bought for nothing


def no_further(view: View) -> Prospects | None:
    """No more rolls are looked at than those of the turn."""
    return None


class Fork:
    """The first decision of another seat that may change how a turn ends: its other good answer."""

    __slots__ = ("other", "seat")

    def __init__(self, seat: int, other: str) -> None:
        self.seat = seat
        self.other = other


class End(NamedTuple):
    """Where a turn ends among the positions gathered, and where it does if a seat decides otherwise."""

    quiet: int
    other: int
    seat: int


class Purchases(NamedTuple):
    """What to buy, and where the turn ends among the positions gathered."""

    plan: list[str]
    end: int


class Finisher:
    """Plays turns to their end on tables of its own, where everyone answers by habit.

    Whatever is to be decided there is decided by the brawler, once for all rolls of a turn that look alike to
    whoever is asked. Purchases are chosen by what the network expects of them, once for each amount of
    Energy. In a hurry, all purchases are judged at once before anything is rolled, and fewer turns count as
    different. It is the engine that says what comes of an answer: nothing here knows a rule.
    """

    __slots__ = (
        "_browsed",
        "_habits",
        "_plans",
        "drew",
        "game",
        "network",
        "policy",
        "rng",
        "states",
        "thorough",
        "view",
    )

    def __init__(
        self, view: View, network: Network, policy: Brawler, rng: Bits, *, thorough: bool = True
    ) -> None:
        self.view = view
        self.game = view.game
        self.network = network
        self.policy = policy
        self.rng = rng
        self.thorough = thorough
        self._habits: dict[Any, tuple[str, str]] = {}
        self._plans: dict[Any, list[str]] = {}
        self._browsed: dict[int, list[str]] = {}  # by Energy
        self.drew = False  # has chance decided anything so far?
        self.states: dict[int, State] | None = None  # by row: where the turn has ended, if that is wanted

    # -- how turns end -----------------------------------------------------------------------------

    def rows(self) -> Rows:
        """An empty gathering of positions of this table."""
        return Rows(self.network.encoding, len(self.view.state.monsters))

    def add(self, rows: Rows, state: State) -> int:
        """Gather how a turn has ended; cards turned up in the meantime are unknown."""
        at = rows.add(Position(self.game, state), self.view.state.row)
        if self.states is not None and at not in self.states:
            self.states[at] = state
        return at

    def end(self, origin: Table | State, rows: Rows, text: str = "", begun: Table | None = None) -> End:
        """Play a turn to its end, in both ways that the first other seat to decide may choose between.

        The turn goes on from a state, or from a table once a text has been answered there; a table where that
        has been done is played on.
        """
        table = begun or self.fresh(origin, text)
        fork = self.finish(table)
        quiet = self.add(rows, table.state)
        if fork is None or not fork.other:
            return End(quiet, quiet, NOBODY)
        table = self.fresh(origin, text)
        self.finish(table, given=fork.other)
        return End(quiet, self.add(rows, table.state), fork.seat)

    def fresh(self, origin: Table | State, text: str) -> Table:
        """A table of its own that goes on from a state, or from a table once a text, if any, is answered."""
        if isinstance(origin, State):
            return self.view.go_on(origin.copy())
        table = origin.clone()
        if text:
            table.answer(text)
        return table

    def judged(self, rows: Rows, ends: Sequence[End]) -> Chances:
        """Everybody's chances after each of these ends, where whoever could decide took the better one."""
        chances = self.network.chances(rows)
        found: Chances = chances[settled(chances, ends)]
        return found

    def finish(
        self, t: Table, given: str = "", plan: list[str] | None = None, *, shops: bool = True
    ) -> Fork | None:
        """Play a turn to its end, or until something may be bought.

        `given` is what the first other seat to decide answers.
        """
        turn, fork, bought = self.view.state.turn, None, plan
        for _ in range(LONG):
            question = t.question
            if question is None or t.state.turn != turn:
                break
            seat = question.seat
            if seat == CHANCE:
                t.answer(self._drawn(question))
            elif seat != t.state.active:
                if fork is None and not given:
                    fork = Fork(seat, self._habit(t, question)[1])
                    t.answer(next(iter(question.options)))
                elif given:
                    t.answer(given if given in question.options else next(iter(question.options)))
                    given, fork = "", fork or Fork(seat, "")
                else:
                    t.answer(self._habit(t, question)[0])
            elif question.kind == "buy":
                if not shops:
                    break
                if bought is None:
                    bought = self._planned(t, question)
                t.answer(self._next(bought, question))
            else:
                t.answer(self._habit(t, question)[0])
        t.close()
        return fork

    def habitual(self, t: Table) -> str:
        """What is answered to the open question by habit, or drawn."""
        question = t.question
        assert question is not None
        return self._drawn(question) if question.seat == CHANCE else self._habit(t, question)[0]

    def _next(self, bought: list[str], question: Question[Any]) -> str:
        for at, text in enumerate(bought):
            if text in question.options:
                del bought[: at + 1]
                return text
        return DONE if DONE in question.options else next(iter(question.options))

    def _drawn(self, question: Question[Any]) -> str:
        """What chance brings besides the dice of the turn: anything it might."""
        self.drew = True
        if isinstance(question, Roll):
            faces = question.faces
            return " ".join([faces[self._below(len(faces))] for _ in range(question.count)])
        assert isinstance(question, Reveal)
        left = self._below(question.total)
        for text, count in question.among.items():
            left -= count
            if left < 0:
                return text
        return next(iter(question.among))

    def _below(self, size: int) -> int:
        return self.rng.getrandbits(30) % size

    # -- habits ------------------------------------------------------------------------------------

    def _habit(self, t: Table, question: Question[Any]) -> tuple[str, str]:
        """What is answered to questions like this one, and the best besides the quiet answer."""
        s = t.state
        me = s.monsters[question.seat]
        threat = 0
        for face in self.game.hurting_faces:
            threat += s.dice.count(face)
        about = (question.seat, question.kind, tuple(question.options), tuple(question.values.values()))
        key = (*about, me.place, *self._condition(me, question.kind), threat)
        known = self._habits.get(key)
        if known is None:
            known = self._habits[key] = self._weighed(t, question)
        return known

    def _condition(self, me: Monster, kind: str) -> tuple[int, int]:
        """What else about a Monster may change its answer; in a hurry, only what changes it most."""
        if self.thorough or me.seat != self.view.state.active:
            return me.life, me.energy
        return 0, me.energy if kind == "buy" else 0

    def _weighed(self, t: Table, question: Question[Any]) -> tuple[str, str]:
        opinions = self.policy.opinions(t.view(question.seat))
        quiet = next(iter(question.options))
        best = max(opinions, key=opinions.__getitem__)
        others = {text: worth for text, worth in opinions.items() if text != quiet}
        return best, max(others, key=others.__getitem__) if others else best

    # -- purchases -----------------------------------------------------------------------------------

    def _planned(self, t: Table, question: Question[Any]) -> list[str]:
        """What to buy with this much Energy."""
        s = t.state
        if s.me.energy in self._browsed:
            return self._browsed[s.me.energy][:]
        key = (s.me.energy, s.me.life, tuple(question.options))
        if key not in self._plans:
            rows = self.rows()
            tried = self._tried(t, question, rows)
            self._plans[key] = self._best(tried, self.network.chances(rows))
        return self._plans[key][:]

    def _tried(self, t: Table, question: Question[Any], rows: Rows) -> list[Purchases]:
        """What may be bought, first of all nothing, and where the turn ends then."""
        texts = [text for text in question.options if text.startswith("buy ")]
        plans: list[list[str]] = [[], *[[text] for text in texts]]
        if self.thorough:
            for at, text in enumerate(texts):
                plans += [[text, more] for more in texts[at + 1 :]]
        found = []
        for plan in plans:
            twin = self.view.go_on(t.state.copy())
            self.finish(twin, plan=plan[:])
            found.append(Purchases(plan, self.add(rows, twin.state)))
        return found

    def _best(self, tried: Sequence[Purchases], chances: Chances) -> list[str]:
        seat = self.view.state.active
        worths = [chances[one.end, seat] for one in tried]
        worths[0] += THRIFT
        return tried[worths.index(max(worths))].plan

    def browse(self, base: State, most: int) -> None:
        """What to buy with each amount of Energy up to so much more, all judged at once."""
        rows, tried = self.rows(), {}
        for more in range(most + 1):
            state = base.copy()
            state.me.energy += more
            t = self.view.go_on(state)
            self.finish(t, shops=False)
            question = t.question
            if question is not None and question.kind == "buy" and t.state.active == base.active:
                tried[t.state.me.energy] = self._tried(t, question, rows)
        if tried:
            chances = self.network.chances(rows)
            self._browsed = {energy: self._best(some, chances) for energy, some in tried.items()}


def settled(chances: Chances, ends: Sequence[End]) -> Places:
    """Where each turn ends among the positions judged, once whoever could decide has taken the better way."""
    first = np.array([end.quiet for end in ends], np.intp)
    other = np.array([end.other for end in ends], np.intp)
    seats = np.array([end.seat for end in ends], np.intp)
    taken = (seats >= 0) & (chances[other, seats] > chances[first, seats])
    found: Places = np.where(taken, other, first)
    return found


class Afterstates:
    """What every final set of the dice of a turn comes to for everybody, once the turn is over.

    The dice are laid on the table as the last roll of the turn left them, and the engine goes on from there.
    Where another seat has a decision, it takes what is better for it; where a card lets the one who has
    rolled do something about the dice, that is tried as well.
    """

    __slots__ = ("_chances", "_deep", "_places", "_sets", "_states", "_ways", "faces", "mover", "rules")

    def __init__(self, finisher: Finisher, dice: int, further: Further = no_further) -> None:
        gathered, faces, base = finisher.rows(), finisher.game.faces, finisher.view.state.copy()
        base.rerolls = 0
        moments = Moments(finisher, gathered, further)
        sets, shown = [], []
        for counts in multisets(len(faces), dice).tolist():
            base.dice = [face for face, count in zip(faces, counts, strict=True) for _ in range(count)]
            shown.append(tuple(sorted(base.dice)))
            sets.append(moments.add(base))
        self.faces = len(faces)
        self.mover = base.active
        self.rules = restrictions(finisher.view).priced(CUBE)
        self._ways = moments.ways()
        self._sets = np.array(sets, np.intp)
        self._chances = finisher.network.chances(gathered)
        self._places = settled(self._chances, moments.ends)
        self._states = finisher.states
        self._deep: dict[int, Chances] = {}  # by end: how much better or worse it is than it looks
        if not moments.plain:
            worths = self.values()[:, base.active].tolist()
            moments.explore(dict(zip(shown, worths, strict=True)))
            self._chances = finisher.network.chances(gathered)
            self._places = settled(self._chances, moments.ends)

    def ends(self, likely: Chances) -> Chances:
        """How likely each end of the turn is that has not been looked into, by the final sets of dice.

        Where cards may still do something about the dice, that is not known.
        """
        if self._ways.inner:
            return np.zeros(len(self._chances))
        found = np.zeros(len(self._chances))
        np.add.at(found, self._places[self._sets], likely)
        found[[*self._deep]] = 0.0
        return found

    def state(self, end: int) -> State:
        """Where the turn ends there."""
        assert self._states is not None, "the states were not kept"
        return self._states[end]

    def look_into(self, end: int, chances: Chances | None) -> None:
        """Note what an end comes to on a closer look; one that nothing more can be told of is as it looks."""
        self._deep[end] = (
            np.zeros(self._chances.shape[1]) if chances is None else chances - self._chances[end]
        )

    def shift(self) -> Chances:
        """What the ends that were looked into turned out to be off by, on average."""
        return np.mean([*self._deep.values()], axis=0) if self._deep else np.zeros(self._chances.shape[1])

    def _corrected(self) -> Chances:
        """Everybody's chances by end; those not looked into are off like the others on average."""
        if not self._deep:
            return self._chances
        looked = [*self._deep]
        found: Chances = self._chances + self.shift()
        found[looked] = self._chances[looked] + np.array([*self._deep.values()])
        over = self._chances.max(axis=1) >= 1.0
        found[over] = self._chances[over]
        np.clip(found, 0.0, 1.0, out=found)
        return found

    def values(self) -> Chances:
        """By final set of dice: everybody's chances."""
        ends: Chances = self._corrected()[self._places]
        found: Chances = (self._ways.values(ends, self.mover) if self._ways.inner else ends)[self._sets]
        return found


def prospects(after: Afterstates, dice: int) -> Prospects:
    """Everybody's chances through the rolls of a turn."""
    return Prospects(after.values(), after.mover, after.faces, dice, after.rules)


def prospects_of(finisher: Finisher, values: Chances, dice: int) -> Prospects:
    """The same, by the chances after every final set of dice."""
    faces, rules = len(finisher.game.faces), restrictions(finisher.view).priced(CUBE)
    return Prospects(values, finisher.view.state.active, faces, dice, rules)
