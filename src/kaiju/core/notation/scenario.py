"""Scenarios: a position, a script of answers and chance, and what is expected along the way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn

from kaiju.core.errors import IllegalAnswer, Nonsense, Value
from kaiju.core.notation.given import Given
from kaiju.core.notation.position import (
    NO_POSITION,
    SETUP,
    describe,
    options_of,
    phase_number,
    set_up,
    terms_of,
)
from kaiju.core.notation.script import Refusal, expected_of, script_of
from kaiju.core.notation.terms import CHANCE_NAME
from kaiju.core.position import dice_count, max_life
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table

if TYPE_CHECKING:
    from kaiju.core.game import Game

NOT_ASKED: Final = "not-asked"
EMPTY_IS_0: Final = frozenset({"tokens", "counters", "paid", "dealt", "gained"})
UNORDERED: Final = frozenset({"units", "cards", "destroyed"})


class Told(NamedTuple):
    """What was expected or found, as a message id and its values."""

    id: str
    values: dict[str, Value]


def told(id: str, **values: Value) -> Told:
    """What was expected or found."""
    return Told(id, values)


class ScenarioFailed(Exception):
    """A scenario failed: at which step (none: at the end), what was expected and found, and the position."""

    def __init__(self, step: str, expected: Told, found: Told, position: str = "") -> None:
        super().__init__(f"{step or 'end'}: expected {expected}, found {found}")
        self.step, self.expected, self.found, self.position = step, expected, found, position


def again_by_clone(table: Table) -> Table:
    """Carry on with a clone."""
    return table.clone()


def again_by_save(table: Table) -> Table:
    """Carry on with the table restored from a save."""
    return Table.load(table.game, json.loads(json.dumps(table.save())))


WAYS: Final[dict[str, Callable[[Table], Table]]] = {
    "plain": lambda table: table,
    "clone": again_by_clone,
    "save": again_by_save,
}


class Run:
    """One way through a scenario: plain, by a clone or by a save at each question.

    The whole scenario is read before anything is played, so that nonsense is refused even in a step that no
    run reaches.
    """

    def __init__(self, game: Game, scenario: Mapping[str, Any], way: str = "plain") -> None:
        terms = terms_of(game, scenario)
        given = Given(scenario).map()
        self.again = WAYS[way]
        self.step = ""
        self.table = _begun(game, scenario)
        self.moment: Table | None = None  # between two phases, where the script has stopped
        self.script = script_of(terms, given["script"]) if "script" in given else []
        self.expected = expected_of(terms, given["expect"]) if "expect" in given else {}
        if not self.script and not self.expected:
            raise Nonsense("empty")

    def play(self) -> None:
        """Carry out the script and compare with what is expected."""
        for step, verb, what in self.script:
            self.step = step
            self.table = self.again(self.table)
            if verb != "expect":
                self.moment = None
            self._do(verb, what)
        self.step = ""
        self._expect(self.expected)

    def _do(self, verb: str, what: Any) -> None:
        match verb:
            case "expect":
                self._expect(what)
            case "refuses":
                self._refuses(what)
            case "asks":
                self._asks(*what)
            case "offers" | "lacks":
                name, texts = what
                self._offers(name, texts, verb == "offers")
            case "leaves":
                self._leaves(what)
            case "reaches":
                self._reaches(what)
            case _ if verb in self._names():
                self._answer(verb, "", what)
            case _:
                self._answer(CHANCE_NAME, verb, what)

    def _answer(self, name: str, kind: str, text: str) -> None:
        self._asks(name, None, kind)
        try:
            self.table.answer(text)
        except IllegalAnswer as error:
            self._fail(told("allowed", text=text), self._refused(error))

    def _leaves(self, name: str) -> None:
        try:
            self.table.leave(self._names().index(name))
        except IllegalAnswer as error:
            self._fail(told("leaves", monster=name), self._refused(error))

    def _refuses(self, refusal: Refusal) -> None:
        before, question = self.table.state.to_json(), self.table.question
        reason = self._reason(refusal)
        if reason == NOT_ASKED and refusal.reason != NOT_ASKED:
            self._fail(told("asked-or-not", monster=refusal.name, reason=NOT_ASKED), self._asked())
        if not reason:
            self._fail(told("refused", text=refusal.text), told("allowed"))
        if refusal.reason not in ("", reason):
            self._fail(told("reason", reason=refusal.reason), told("reason", reason=reason))
        if self.table.state.to_json() != before or self.table.question is not question:
            self._fail(told("unchanged"), told("changed"))

    def _reason(self, refusal: Refusal) -> str:
        """Why an answer is refused, or None if it is not; only the seat being asked may answer at all."""
        question = self.table.question
        if question is not None and (
            self._name(question.seat) != refusal.name or refusal.kind not in ("", question.kind)
        ):
            return NOT_ASKED
        try:
            self.table.clone().answer(refusal.text)
        except IllegalAnswer as error:
            return error.reason
        return ""

    def _asks(self, name: str, texts: list[str] | None, kind: str = "") -> None:
        question = self.table.question
        if question is None or self._name(question.seat) != name or kind not in ("", question.kind):
            expected = told("asked-for", monster=name, kind=kind) if kind else told("asked", monster=name)
            self._fail(expected, self._asked())
        if texts is not None and set(texts) != set(question.options):
            self._fail(told("answers", answers=tuple(sorted(texts))), self._asked())

    def _offers(self, name: str, texts: list[str], offered: bool) -> None:
        self._asks(name, None)
        assert self.table.question
        for text in texts:
            if (text in self.table.question.options) != offered:
                self._fail(told("offered" if offered else "missing", text=text), self._asked())

    def _reaches(self, phase: str) -> None:
        table = self.table.before(phase_number(self.table.game, phase))
        if table is None:
            self._fail(told("phase", phase=phase), self._asked())
        self.moment = table

    # -- what is expected ----------------------------------------------------------------------

    def _expect(self, expected: Mapping[str, Any]) -> None:
        found = found_at(self.moment or self.table)
        for key, value in expected.items():
            self._compare(key, value, found)

    def _compare(self, path: str, expected: Any, found: Mapping[str, Any]) -> None:
        key = path.rpartition(" ")[2]
        actual: Any = found.get(key)
        if isinstance(expected, dict) and isinstance(actual, dict) and expected:
            for name, value in expected.items():
                self._compare(f"{path} {name}", value, {name: 0, **actual} if key in EMPTY_IS_0 else actual)
        elif key == "log":
            for line in expected:
                if line not in actual:
                    self._fail(told("log", line=line), told("value", value=f"{actual}"))
        elif key == "discard_contains":
            if missing := Counter(expected) - Counter(found["discard"]):
                value = f"{found['discard']}"
                self._fail(told("discard", cards=tuple(missing)), told("value", value=value))
        elif actual != expected and not (key in UNORDERED and sorted(actual or []) == sorted(expected)):
            self._fail(told("value", path=path, value=repr(expected)), told("value", value=repr(actual)))

    def _names(self) -> list[str]:
        return [monster.name for monster in self.table.state.monsters]

    def _name(self, seat: int) -> str:
        return CHANCE_NAME if seat == CHANCE else self.table.state.monsters[seat].name

    def _asked(self) -> Told:
        question = self.table.question
        if question is None:
            return told("over")
        offered = ", ".join(list(question.options)[:40]) or question.kind
        return told("asked", monster=self._name(question.seat), kind=question.kind, answers=offered)

    def _refused(self, error: IllegalAnswer) -> Told:
        """That an answer is refused, and what is asked instead."""
        asked = self._asked()
        return told(f"refused-{asked.id}", reason=error.reason, **asked.values)

    def _fail(self, expected: Told, found: Told) -> NoReturn:
        shown = self.moment or self.table
        position = json.dumps(describe(shown.game, shown.state), indent=1)
        raise ScenarioFailed(self.step, expected, found, position)


def _begun(game: Game, scenario: Mapping[str, Any]) -> Table:
    """The table at its first question: in the given position, or at the very beginning of the game."""
    if "from" not in scenario:
        table = Table(game, state=set_up(game, scenario))
        s = table.state
        if s.phase <= phase_number(table.game, "roll") and (s.dice or s.added or s.resolved):
            raise Nonsense("early-dice")
        table.start()
        return table
    Given(scenario["from"], "from").among("beginning", [SETUP])
    Given(scenario).fields("begun-entry", (*NO_POSITION, "options", "monsters"))
    monsters = scenario["monsters"]
    for name, value in monsters.items() if isinstance(monsters, dict) else ():
        if value:
            Given(value, f"monsters, {name}").refuse("names-only")
    return Table(game, tuple(monsters), None, options_of(scenario))


def found_at(t: Table) -> dict[str, Any]:
    """Everything that can be expected of a table, in the words of a scenario."""
    found = describe(t.game, t.state)
    for monster in t.state.monsters:
        found[monster.name]["max_life"] = max_life(t, monster)
        found[monster.name]["dice_count"] = dice_count(t, monster)
        found[monster.name]["paid"] = {held.printed.id: held.paid for held in monster.cards}
    question = t.question
    seat = question.seat if question else CHANCE
    asked = CHANCE_NAME if seat == CHANCE else t.state.monsters[seat].name
    found["asked"] = asked if question else None
    found["asked_for"] = question.kind if question else None
    found["log"] = [f"{event.kind} {event.what}".strip() for event in t.log]
    found["discard_contains"] = found["discard"]
    return found
