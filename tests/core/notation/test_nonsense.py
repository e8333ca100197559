"""Whatever is wrong with a scenario is refused in a sentence, by mutations of the scenarios of the project.

The corpus is the scenarios themselves. Their values stand in a few hundred kinds of places (a Monster's life,
an answer that is refused, …); one scenario for each kind is spoiled there in every way that cannot be meant.
"""

from __future__ import annotations

import copy
import datetime
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple

import pytest

from kaiju.core.errors import CorruptRecord
from kaiju.core.notation.answer import is_number
from kaiju.core.notation.scenario import Run, ScenarioFailed
from kaiju.games import GAMES
from kaiju.scenarios import FOLDER, Case, check_citations, files, read, scenario
from tests.support.nonsense import said
from tests.support.play import editions
from tests.support.quick import sampled

Path = tuple[str | int, ...]

NAMES: Final = {name for game in GAMES.values() for edition in editions(game) for name in edition.names}
CARDS: Final = {id for game in GAMES.values() for edition in editions(game) for id in edition.cards}
WRONG: Final[list[Any]] = [
    None,
    True,
    -1,
    7,
    2.5,
    "7",
    "nonsense",
    "",
    [],
    {},
    ["nonsense"],
    {"nonsense": 1},
    [[]],
    [None],
    {1: 2},
    datetime.date(2016, 1, 1),
]
FREE: Final = ("title", "asked_for", "log")
"""Texts of which any may be meant: what is not found fails the scenario."""

NULL: Final = ("superstar", "statue", "winner", "asked", "asked_for")
"""What may be nobody."""

EMPTY: Final = ("source", "top", "at")
"""What may be an empty text where it is expected: a normal turn, no known card, nowhere."""

FULL: Final = ("expect", "asks", "offers", "lacks", "refuses", "log", "monsters")
"""Where something must stand: an empty list or map says nothing."""


class Place(NamedTuple):
    """A kind of place in a scenario, and the first scenario of a game that has it."""

    shape: str
    case: Case
    path: Path

    @property
    def value(self) -> Any:
        """What stands there."""
        value: Any = self.case.data
        for key in self.path:
            value = value[key]
        return value

    def within(self, *names: str) -> bool:
        """Does it stand in something of this name?"""
        return any(name in self.path for name in names)

    def spoiled(self, value: Any) -> Case:
        """The scenario with something else there."""
        return self._changed(lambda parent, key: parent.__setitem__(key, value))

    def renamed(self, name: str) -> Case:
        """The scenario with another name for it; the order of the names stays."""

        def rename(parent: Any, key: Any) -> None:
            entries = [(name if old == key else old, value) for old, value in parent.items()]
            parent.clear()
            parent.update(entries)

        return self._changed(rename)

    def _changed(self, change: Any) -> Case:
        data = copy.deepcopy(dict(self.case.data))
        parent: Any = data
        for key in self.path[:-1]:
            parent = parent[key]
        change(parent, self.path[-1])
        return Case(self.case.path, self.case.number, data)


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value within one."""
    if path:
        yield path
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, entry in entries:
        yield from paths(entry, (*path, key))


def word(key: str | int) -> str:
    """A part of a way, without what differs from scenario to scenario."""
    if isinstance(key, int):
        return "[]"
    return "MONSTER" if key in NAMES else "CARD" if key in CARDS else key


@cache
def places(game: str) -> list[Place]:
    """Every kind of place in the scenarios of a game, once."""
    found: dict[str, Place] = {}
    for path in files([FOLDER / game]):
        for case in read(path):
            for way in paths(case.data):
                shape = " ".join(map(word, way))
                found.setdefault(shape, Place(shape, case, way))
    return list(found.values())


def refusal(case: Case) -> str:
    """The sentence that refuses a scenario, or nothing if none does; any other exception fails the test."""
    try:
        scenario(*case)
        check_citations(case)
        Run(GAMES[case.data["game"]], case.data)
    except CorruptRecord as refused:
        return said(refused)
    return ""


def told(place: Place, what: object, sentence: str) -> list[str]:
    """What is to be said of a refusal that is none, or that is no sentence."""
    clean = sentence and "\n" not in sentence and "Error" not in sentence
    return [] if clean else [f"{place.case.name}: {place.shape} {what!r}: {sentence or 'accepted'}"]


def can_be_meant(place: Place, wrong: Any) -> bool:
    """Could this stand there? Only what is of the same kind, and what says that there is none."""
    value, last = place.value, word(place.path[-1])
    if wrong is None:
        return last in NULL or place.path[-2:-1] == ("row",) or place.shape == "monsters MONSTER"
    if wrong == "":
        return (last in EMPTY and place.within("expect")) or place.within(*FREE) or is_shown(place)
    if isinstance(wrong, bool) or isinstance(value, bool):
        return isinstance(wrong, bool) and (isinstance(value, bool) or place.within("options"))
    if isinstance(wrong, int) and isinstance(value, int):
        return wrong >= 0
    if wrong == [None]:
        return last == "row"
    if wrong == [] and is_shown(place):
        return True
    if wrong in ([], {}):
        return type(wrong) is type(value) and last not in FULL and not empty_means_nothing(place)
    if isinstance(wrong, str) and isinstance(value, str):
        return place.within(*FREE)
    return wrong == ["nonsense"] and last == "log"


def is_shown(place: Place) -> bool:
    """Do dice lie there? There may be none."""
    return word(place.path[-1]) in ("dice", "added", "resolved") and place.shape != "script [] dice"


def empty_means_nothing(place: Place) -> bool:
    """Is it a step, or what is expected or offered of one Monster?"""
    last = word(place.path[-1])
    one = last == "MONSTER" and place.within("expect", "asks", "offers", "lacks")
    step = place.path[0] == "script" and len(place.path) == 2
    pair = place.within("extra_turns", "effects") and last == "[]"
    return (one and "units" not in place.path) or step or pair


every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("game", sampled([*GAMES][::-1], 2))
def test_a_value_of_another_kind_is_refused(game: str) -> None:
    passed: list[str] = []
    for place in places(game):
        for wrong in WRONG:
            if not can_be_meant(place, wrong):
                passed += told(place, wrong, refusal(place.spoiled(wrong)))
    assert not passed, "\n".join(passed)


@every_game
def test_whatever_stands_somewhere_there_is_a_sentence_or_a_game(game: str) -> None:
    for place in places(game):
        for wrong in WRONG:
            case = place.spoiled(wrong)
            if can_be_meant(place, wrong) and not refusal(case):
                with suppress(ScenarioFailed):
                    Run(GAMES[game], case.data).play()


@every_game
def test_a_misspelt_word_is_refused(game: str) -> None:
    passed: list[str] = []
    for place in places(game):
        words = place.value.split() if isinstance(place.value, str) and not place.within(*FREE) else []
        for at, right in enumerate(words):
            if not is_number(right) or "dice" in place.path:
                spoiled = " ".join([*words[:at], right[:1] + right, *words[at + 1 :]])
                passed += told(place, spoiled, refusal(place.spoiled(spoiled)))
    assert not passed, "\n".join(passed)


@every_game
def test_a_misspelt_name_is_refused(game: str) -> None:
    passed: list[str] = []
    for place in places(game):
        name = place.path[-1]
        if isinstance(name, str):
            passed += told(place, name, refusal(place.renamed(name + name[-1])))
    assert not passed, "\n".join(passed)


@every_game
def test_the_corpus_has_every_kind_of_place(game: str) -> None:
    shapes = {place.shape for place in places(game)}
    assert len(shapes) > 150
    assert {"monsters MONSTER life", "script [] refuses reason", "clauses []"} <= shapes
    assert {"script [] lacks MONSTER []", "script [] expect MONSTER tokens"} <= shapes
