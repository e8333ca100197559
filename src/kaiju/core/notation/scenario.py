"""Scenarios: a position, a script of answers and chance, and what is expected along the way."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NoReturn

from kaiju.core.errors import CorruptRecord, IllegalAnswer
from kaiju.core.notation.answer import tidy
from kaiju.core.notation.position import describe, options_of, set_up
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table

if TYPE_CHECKING:
    from kaiju.core.game import Game

KEYS: Final = frozenset(
    "title clauses game options monsters turn last_normal phase source dice added resolved row deck discard "
    "extra_turns effects from script expect".split()
)


class ScenarioFailed(Exception):
    """Says at which step a scenario failed, what was expected, what was found, and the position."""

    def __init__(self, step: str, expected: str, found: str, position: str = "") -> None:
        super().__init__(f"at {step}: expected {expected}, found {found}")
        self.step, self.expected, self.found, self.position = step, expected, found, position


def again_by_clone(table: Table) -> Table:
    """Go on with a clone."""
    return table.clone()


def again_by_save(table: Table) -> Table:
    """Go on with what a save file brings back."""
    return Table.load(table.game, json.loads(json.dumps(table.save())))


WAYS: Final[dict[str, Callable[[Table], Table]]] = {
    "plain": lambda table: table,
    "clone": again_by_clone,
    "save": again_by_save,
}


class Run:
    """One way through a scenario: plain, by a clone or by a save at each question."""

    def __init__(self, game: Game, scenario: Mapping[str, Any], way: str = "plain") -> None:
        self.game = game
        self.scenario = scenario
        self.again = WAYS[way]
        self.step = "the position"
        self.table = self._begin()

    def _begin(self) -> Table:
        unknown = set(self.scenario) - KEYS - self.game.position_keys
        if unknown:
            raise CorruptRecord(f"a scenario has no {', '.join(sorted(unknown))}")
        if self.scenario.get("from") == "setup":
            names = tuple(self.scenario["monsters"])
            return Table(self.game, names, None, options_of(self.scenario))
        table = Table(self.game, state=set_up(self.game, self.scenario))
        table.start()
        return table

    def play(self) -> None:
        """Carry out the script and compare with what is expected."""
        for number, step in enumerate(self.scenario.get("script") or [], 1):
            ((verb, what),) = step.items()
            self.step = f"step {number} ({verb}: {what})"
            self.table = self.again(self.table)
            self._do(verb, what)
        self.step = "the end"
        self._expect(self.scenario.get("expect") or {})

    def _do(self, verb: str, what: Any) -> None:
        match verb:
            case "expect":
                self._expect(what)
            case "refuses":
                self._refuses(what)
            case "asks":
                self._asks(what)
            case "offers" | "lacks":
                self._offers(what, verb == "offers")
            case "leaves":
                self.table.leave(self._seat(what))
            case _ if verb in self.scenario["monsters"]:
                self._answer(self._seat(verb), "", str(what))
            case _:
                self._answer(CHANCE, verb, str(what))

    def _seat(self, name: str) -> int:
        for monster in self.table.state.monsters:
            if monster.name == name:
                return monster.seat
        raise CorruptRecord(f"no Monster {name!r} is at this table")

    def _answer(self, seat: int, kind: str, text: str) -> None:
        question = self.table.question
        if question is None or question.seat != seat or (kind and question.kind != kind):
            self._fail(f"{self._name(seat)} to be asked{f' for {kind}' if kind else ''}", self._asked())
        try:
            self.table.answer(tidy(text))
        except IllegalAnswer as error:
            self._fail(f"{text!r} to be allowed", f"{error}; {self._asked()}")

    def _refuses(self, what: Mapping[str, Any]) -> None:
        ((name, text),) = ((name, text) for name, text in what.items() if name != "reason")
        question = self.table.question
        if question is None or question.seat != self._seat(name):
            self._fail(f"{name} to be asked", self._asked())
        before = self.table.state.to_json()
        try:
            self.table.clone().answer(tidy(str(text)))
        except IllegalAnswer as error:
            if what.get("reason", error.reason) != error.reason:
                self._fail(f"a refusal because of {what['reason']}", error.reason)
        else:
            self._fail(f"{text!r} to be refused", "that it is allowed")
        if self.table.state.to_json() != before or self.table.question is not question:
            self._fail("nothing to change by a refusal", "another state")

    def _asks(self, what: Any) -> None:
        question = self.table.question
        name = what if isinstance(what, str) else next(iter(what))
        if question is None or self._name(question.seat) != name:
            self._fail(f"{name} to be asked", self._asked())
        if not isinstance(what, str) and {tidy(str(text)) for text in what[name]} != set(question.options):
            self._fail(f"the answers {sorted(what[name])}", self._asked())

    def _offers(self, what: Mapping[str, Any], offered: bool) -> None:
        ((name, texts),) = what.items()
        self._asks(name)
        assert self.table.question
        for text in [texts] if isinstance(texts, str) else texts:
            if (tidy(text) in self.table.question.options) != offered:
                self._fail(f"{text!r} to be {'offered' if offered else 'missing'}", self._asked())

    def _expect(self, expected: Mapping[str, Any]) -> None:
        found = describe(self.table.game, self.table.state)
        question = self.table.question
        found["asked"] = self._name(question.seat) if question else None
        found["asked_for"] = question.kind if question else None
        found["log"] = [f"{event.kind} {event.what}".strip() for event in self.table.log]
        for key, value in expected.items():
            self._compare(key, value, found)

    def _compare(self, path: str, expected: Any, found: Mapping[str, Any]) -> None:
        key = path.rpartition(" ")[2]
        if key not in found:
            self._fail(f"something called {path}", f"only {', '.join(found)}")
        actual = found[key]
        if isinstance(expected, Mapping) and isinstance(actual, Mapping) and expected:
            for name, value in expected.items():
                self._compare(f"{path} {name}", value, {name: 0, **actual} if key in EMPTY_IS_0 else actual)
        elif key == "log":
            for line in expected:
                if line not in actual:
                    self._fail(f"the log to say {line!r}", f"{actual}")
        elif actual != expected and not (key in UNORDERED and sorted(actual) == sorted(expected)):
            self._fail(f"{path} to be {expected!r}", repr(actual))

    def _name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else self.table.state.monsters[seat].name

    def _asked(self) -> str:
        question = self.table.question
        if question is None:
            return "a finished game"
        offered = ", ".join(list(question.options)[:40]) or question.kind
        return f"{self._name(question.seat)} asked for {question.kind} ({offered})"

    def _fail(self, expected: str, found: str) -> NoReturn:
        position = json.dumps(describe(self.table.game, self.table.state), indent=1)
        raise ScenarioFailed(self.step, expected, found, position)


EMPTY_IS_0: Final = frozenset({"tokens", "counters", "dealt", "gained"})
UNORDERED: Final = frozenset({"units", "cards", "destroyed"})
