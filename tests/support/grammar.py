"""Every message with whatever can be put into it, said in one language: `make sentences` writes it down.

tests/examples/grammar/values.json says what each variable of a message can be. One variable at a time takes
all its values while the others keep one, so that every Monster and every place stands once in each sentence
that takes one, and each number wherever a number goes in. What comes of it is in LANGUAGE.txt beside it, a
line for each variable, `Kong loses [1 crown | 2 crowns].`, and is read through before it is committed.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kaiju.sentences import Sentences
from kaiju.words import FORMS, Name, Words, languages
from tests import ROOT
from tests.support import spoken
from tools.languages import LOCALE, Language, Used, base

FOLDER: Final = ROOT / "tests" / "examples" / "grammar"
VALUES: Final[Mapping[str, Any]] = json.loads((FOLDER / "values.json").read_text(encoding="utf-8"))
TABLE: Final = "king-of-new-york"  # where a name is said unless it says otherwise: `king-of-tokyo: claw`
NUMBER: Final = 2  # what is counted while something else varies
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
GENDER: Final = "gender"  # a form that is never said
NAMED: Final = ("monster-", "place-", "tile-", "token-", "face-")
LONG, LONGEST = 45, 300  # what differs between lines is put side by side up to this length, one and all

Value = str | int


class Thing(NamedTuple):
    """Something that a variable can be: its id, to select by, and what is put into the sentence."""

    id: str
    value: Value


class Keys(Visitor):
    """What a text selects on: the keys of each variable that are no plural forms of a number."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.found: dict[str, list[str | int]] = {}
        self.visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the name of the node)
        """A choice between variants."""
        if isinstance(node.selector, ast.VariableReference):
            keys = self.found.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                keys.append(int(key.value) if isinstance(key, ast.NumberLiteral) else key.name)
        self.generic_visit(node)


@cache
def source(language: str) -> Language:
    """The file of a language, taken apart."""
    return Language((LOCALE / f"{language}.ftl").read_text(encoding="utf-8"))


def patterns(language: str, id: str) -> list[ast.Pattern]:
    """A text in this language and, where it has it, in English."""
    return [found.texts[id] for found in (source(language), source("en")) if id in found.texts]


@cache
def variables(language: str, id: str) -> tuple[str, ...]:
    """The variables of a text and of the messages it quotes."""
    found: set[str] = set()
    for pattern in patterns(language, id):
        used = Used(pattern)
        found |= {base(variable) for variable in used.variables}
        for other in used.messages:
            found |= set(variables(language, other))
    return tuple(sorted(found))


def keys(language: str, id: str) -> dict[str, list[str | int]]:
    """What a text selects on, by variable."""
    found: dict[str, list[str | int]] = {}
    for pattern in patterns(language, id):
        for variable, own in Keys(pattern).found.items():
            found[variable] = list(dict.fromkeys([*found.get(variable, []), *own]))
    return found


def kind_of(id: str, variable: str) -> str:
    """What a variable of a message can be, as values.json says."""
    own = VALUES["messages"].get(id.partition(".")[0], {})
    if variable == "id" and variable not in own:
        return "=what" if own.get("what") in VALUES["names"] else "else"
    return str(own.get(variable) or VALUES["variables"][variable])


class Speaker:
    """One language, saying everything."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self.tables = {
            name: Sentences(self.words, game, game.names) for name, game in spoken.tables().items()
        }
        self._things: dict[str, list[Thing]] = {}
        self._rows: dict[str, list[list[str]]] = {}

    def texts(self) -> list[str]:
        """The ids of all texts of this language, in the order of its file."""
        own = source(self.language).texts
        forms = {id: form for id in own if (form := id.partition(".")[2]) in FORMS}
        plain = {id for id, form in forms.items() if form == GENDER or not variables(self.language, id)}
        return [id for id in own if id not in plain]

    def things(self, kind: str) -> list[Thing]:
        """Everything of a kind."""
        if kind not in self._things:
            self._things[kind] = list(self._all(kind))
        return self._things[kind]

    def _all(self, kind: str) -> Iterator[Thing]:
        if kind == "number":
            yield from (Thing(str(number), number) for number in VALUES["numbers"])
        for named in VALUES["names"].get(kind, ()):
            table, _, ids = named.rpartition(": ")
            sentences = self.tables[table or TABLE]
            yield Thing(ids, self.words.called(ids[1:]) if ids[0] == "=" else sentences.names(ids))
        for id in VALUES["said"].get(kind, ()):
            yield Thing(id, self.words.called(id, **self.usual(id)))
        yield from (Thing(text, Name(text)) for text in VALUES["texts"].get(kind, ()))

    def values(self, id: str) -> dict[str, list[Thing]]:
        """What each variable of a text can be, its usual value first."""
        found: dict[str, list[Thing]] = {}
        kinds: list[str] = []
        selected = keys(self.language, id)
        for variable in variables(self.language, id):
            kind = kind_of(id, variable)
            if kind.startswith("="):
                continue
            chosen = self.things(kind)
            if kind in VALUES["names"]:
                turn = kinds.count(kind) % len(chosen)
                chosen = [*chosen[turn:], *chosen[:turn]]
            kinds.append(kind)
            found[variable] = _with_keys(chosen, selected.get(variable, []), kind)
        return found

    def usual(self, id: str) -> dict[str, Value]:
        """The usual value of each variable of a text."""
        return self._filled(id, {name: _usual(things) for name, things in self.values(id).items()})

    def rows(self, id: str) -> list[list[str]]:
        """A text with its variables filled in, a row for each variable that takes all its values."""
        if id not in self._rows:
            self._rows[id] = self._said(id)
        return self._rows[id]

    def _said(self, id: str) -> list[list[str]]:
        values = self.values(id)
        selected = keys(self.language, id)
        switches = {name: _switch(values[name], selected[name]) for name in values if name in selected}
        found: list[list[str]] = []
        for chosen in itertools.product(*switches.values()):
            fixed = {name: _usual(things) for name, things in values.items()}
            fixed |= dict(zip(switches, chosen, strict=True))
            if _never(id, fixed):
                continue
            for name, things in values.items():
                some = things if fixed[name] == _usual(things) else [fixed[name]]
                ways = [{**fixed, name: one} for one in some if one.id != "none" or len(some) == 1]
                found.append(list(dict.fromkeys(self._say(id, way) for way in ways if not _never(id, way))))
        return _without_repeats(found) if values else [[self._say(id, {})]]

    def _say(self, id: str, chosen: Mapping[str, Thing]) -> str:
        return self.words.say(id, **self._filled(id, chosen))

    def _filled(self, id: str, chosen: Mapping[str, Thing]) -> dict[str, Value]:
        filled = {name: thing.value for name, thing in chosen.items()}
        if "id" in variables(self.language, id) and "id" not in filled:
            named = chosen.get(kind_of(id, "id")[1:])
            filled["id"] = named.id if named else "none"
        return filled


def _never(id: str, chosen: Mapping[str, Thing]) -> bool:
    """Is this something that never happens? An attack has an attacker."""
    ruled_out = VALUES["messages"].get(id, {}).get("never", [])
    return any(all(chosen[name].id == value for name, value in one.items()) for one in ruled_out)


def _usual(things: Sequence[Thing]) -> Thing:
    return next((thing for thing in things if thing.value == NUMBER), things[0])


def _with_keys(things: list[Thing], selected: list[str | int], kind: str) -> list[Thing]:
    """The things, and whatever else a text selects on, such as `none`."""
    known = {thing.id for thing in things}
    words = [key for key in selected if isinstance(key, str) and key not in known]
    if kind == "else":
        return [Thing(key, key) for key in words] or things
    return [*things, *(Thing(key, Name(key)) for key in words if key not in PLURALS and key == "none")]


def _switch(things: list[Thing], selected: list[str | int]) -> list[Thing]:
    """The values of a variable between which the whole sentence may change."""
    usual = _usual(things)
    special = [thing for thing in things if thing.value in selected or thing.id in selected]
    return list(dict.fromkeys([usual, *special]))


def _without_repeats(rows: list[list[str]]) -> list[list[str]]:
    """The rows that say something new, each text of one line."""
    kept: list[list[str]] = []
    for row in rows:
        if not any(set(row) <= set(other) for other in kept):
            kept = [other for other in kept if not set(other) <= set(row)]
            kept.append(row)
    return kept


@cache
def speaker(language: str) -> Speaker:
    """A language that remembers what it has said."""
    return Speaker(language)


# -- the file ----------------------------------------------------------------------------------------


def written(language: str) -> str:
    """The whole file of a language."""
    return "\n".join(_lines(speaker(language)))


def _lines(speaker: Speaker) -> Iterator[str]:
    own = source(speaker.language)
    for id, message in own.messages.items():
        forms = [one.id.name for one in message.attributes if one.id.name in FORMS]
        if id.startswith(NAMED) and forms:
            said = " · ".join(f"{form} {speaker.words.say(f'{id}.{form}')}" for form in forms)
            yield f"{id}: {speaker.words.say(id)} · {said}"
    for id in speaker.texts():
        if variables(speaker.language, id):
            rows = speaker.rows(id)
            if len(rows) > 1 or len(rows[0]) > 1:
                yield id
                yield from (f"  {line}" for row in rows for line in side_by_side(row))
    yield ""


def side_by_side(texts: Sequence[str]) -> list[str]:
    """Texts that differ in one place as one line, `Kong loses [1 crown | 2 crowns].`, if that is readable."""
    flat = [re.sub(r"\s*\n\s*", " / ", text) for text in texts]
    if len(flat) == 1:
        return flat
    before, after = _before(flat), _after(flat)
    short = [text[before : len(text) - after] for text in flat]
    if max(map(len, short)) > LONG or sum(map(len, short)) > LONGEST:
        alike = _alike(flat)
        return flat if len(alike) == len(flat) else [line for one in alike for line in side_by_side(one)]
    return [f"{flat[0][:before]}[{' | '.join(short)}]{flat[0][len(flat[0]) - after :]}"]


def _alike(texts: Sequence[str]) -> list[list[str]]:
    """Texts in groups that differ in a number only."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        groups.setdefault(re.sub(r"\d+", "#", text), []).append(text)
    return list(groups.values()) if len(groups) > 1 else [[text] for text in texts]


def _before(texts: Sequence[str]) -> int:
    """How many letters texts have in common at their beginning, in whole words."""
    same = 0
    while all(len(text) > same and text[same] == texts[0][same] for text in texts):
        same += 1
    while same and any(_inside(text, same) for text in texts):
        same -= 1
    return same


def _after(texts: Sequence[str]) -> int:
    """The same at their end, without what they share at their beginning."""
    before = _before(texts)
    rest = [text[before:][::-1] for text in texts]
    same = 0
    while all(len(text) > same and text[same] == rest[0][same] for text in rest):
        same += 1
    while same and any(_inside(text, same) for text in rest):
        same -= 1
    return same


def _inside(text: str, at: int) -> bool:
    """Is this the middle of a word?"""
    return 0 < at < len(text) and text[at - 1].isalnum() and text[at].isalnum()


def path(language: str) -> Path:
    """Where everything a language says is written down."""
    return FOLDER / f"{language}.txt"


if __name__ == "__main__":
    for language in languages():
        path(language).write_text(written(language), encoding="utf-8")
