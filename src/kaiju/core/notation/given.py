"""A value in a scenario and where it stands: read as the type it must have, or refused in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final, NoReturn

from kaiju.core.errors import CorruptRecord

MOST: Final = 999  # no table ever reaches a higher number of anything
FEW: Final = 16  # at most this many words are listed in a sentence


class Given:
    """A value that a scenario gives, with the path to it: `monsters, kong, life`."""

    __slots__ = ("value", "where")

    def __init__(self, value: object, where: str = "") -> None:
        self.value = value
        self.where = where

    def refuse(self, why: str) -> NoReturn:
        """Say what is wrong here."""
        raise CorruptRecord(f"{self.where}: {why}" if self.where else why)

    def within(self, key: object, value: object) -> Given:
        """A part of this value."""
        return Given(value, f"{self.where}, {key}" if self.where else f"{key}")

    def map(self) -> dict[str, Given]:
        """The values of a map, keyed by name."""
        if not isinstance(self.value, Mapping):
            self._misfit("a map (`name: value`)")
        for key in self.value:
            if not isinstance(key, str):
                self.refuse(f"the name of an entry is a text, not {named(key)}")
        return {key: self.within(key, value) for key, value in self.value.items()}

    def fields(self, kind: str, known: Iterable[str]) -> dict[str, Given]:
        """The values of a map that may have only these names; any other would go unnoticed."""
        found, words = self.map(), list(known)
        for name in found:
            if name not in words:
                self.unknown(kind, name, words)
        return found

    def entry(self) -> tuple[str, Given]:
        """The name and value of a map with a single entry."""
        found = self.map()
        if len(found) != 1:
            self.refuse(f"one entry belongs here, not {len(found)} ({', '.join(found) or 'none'})")
        return next(iter(found.items()))

    def list(self) -> list[Given]:
        """The values of a list."""
        if not isinstance(self.value, list):
            self._misfit("a list")
        return [self.within(number, value) for number, value in enumerate(self.value, 1)]

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            self._misfit("a text")
        return self.value

    def number(self, least: int = 0, most: int = MOST) -> int:
        """A whole number."""
        value = self.value
        if isinstance(value, str) and value.strip().lstrip("+-").isdecimal():
            self.refuse(f"the number {value.strip()} is written without quotes")
        if not isinstance(value, int) or isinstance(value, bool):
            self._misfit("a whole number")
        if not least <= value <= most:
            self.refuse(f"a number from {least} to {most} belongs here, not {value}")
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self._misfit("true or false (without quotes)")
        return self.value

    def among(self, kind: str, words: Iterable[str]) -> str:
        """One of a set of words."""
        word, known = self.text(), list(words)
        if word not in known:
            self.unknown(kind, word, known)
        return word

    def unknown(self, kind: str, word: str, words: Iterable[str]) -> NoReturn:
        """Say that a word means nothing here, and suggest what may have been meant."""
        known = sorted(words)
        close = get_close_matches(word, known, 1)
        perhaps = f" (did you mean {close[0]!r}?)" if close else ""
        listed = f"; it must be one of {', '.join(known)}" if 0 < len(known) <= FEW else ""
        self.refuse(f"there is no {kind} {word!r}{perhaps}{listed}")

    def _misfit(self, wanted: str) -> NoReturn:
        self.refuse(f"{wanted} belongs here, not {named(self.value)}")


def named(value: object) -> str:
    """A value as a sentence refers to it."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"the text {value!r}"
    if isinstance(value, Mapping):
        return "a map"
    if isinstance(value, list):
        return "a list"
    return f"{value!r}" if not isinstance(value, (int, float)) else f"the number {value}"
