"""What is wrong with something written, said as a person reads it."""

from __future__ import annotations

from functools import cache
from typing import Final

from kaiju.core.errors import CorruptRecord, Nonsense, Spoilt, Value
from kaiju.core.notation.scenario import ScenarioFailed, Told
from kaiju.sentences import failed, flaw
from kaiju.words import ENGLISH, Words, languages
from tests.support.foreign import flaws

SELECTED: Final = frozenset({"found", "wanted", "trouble"})  # values that are ids of messages
HIDDEN: Final = "…"


@cache
def spoken(language: str) -> Words:
    """The words of a language."""
    return Words(language)


def said(error: CorruptRecord) -> str:
    """What is wrong, in English; every other language has a sentence for it, and nothing is left over."""
    kind = tuple((key, _hidden(key, value)) for key, value in error.values.items())
    _check(Nonsense if isinstance(error, Nonsense) else Spoilt, error.reason, kind)
    return flaw(error, spoken(ENGLISH))


def check_failure(failure: ScenarioFailed) -> None:
    """What a scenario expected and found can be said in every language, and nothing is left over."""
    expected, found = (_without_words(told) for told in (failure.expected, failure.found))
    for language in languages():
        said = failed(ScenarioFailed("", expected, found), spoken(language))
        assert not [wrong for text in said.values() for wrong in flaws(language, text)], said


def _without_words(told: Told) -> Told:
    return Told(told.id, {key: _hidden(key, value) for key, value in told.values.items()})


def _hidden(key: str, value: Value) -> Value:
    """A value without the words of whoever wrote it, which have no language."""
    if key in SELECTED or isinstance(value, int):
        return value
    return (HIDDEN,) if isinstance(value, tuple) else HIDDEN


@cache
def _check(kind: type[Nonsense | Spoilt], reason: str, values: tuple[tuple[str, Value], ...]) -> None:
    for language in languages():
        text = flaw(kind(reason, **dict(values)), spoken(language))
        assert "\n" not in text
        assert not [*flaws(language, text)], text
