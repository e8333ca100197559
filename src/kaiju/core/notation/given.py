"""A value in a scenario and where it stands: read as the type it must have, or refused with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final, NoReturn

from kaiju.core.errors import Nonsense, Value

MOST: Final = 999  # no table ever reaches a higher number of anything
FEW: Final = 16  # at most this many words are listed in a sentence


class Given:
    """A value that a scenario gives, with the path to it: `monsters, kong, life`."""

    __slots__ = ("value", "where")

    def __init__(self, value: object, where: str = "") -> None:
        self.value = value
        self.where = where

    def refuse(self, reason: str, **values: Value) -> NoReturn:
        """Say what is wrong here."""
        if self.where:
            values["where"] = self.where
        raise Nonsense(reason, **values)

    def within(self, key: object, value: object) -> Given:
        """A part of this value."""
        return Given(value, f"{self.where}, {key}" if self.where else f"{key}")

    def map(self) -> dict[str, Given]:
        """The values of a map, keyed by name."""
        if not isinstance(self.value, Mapping):
            self._misfit("map")
        for key in self.value:
            if not isinstance(key, str):
                self.refuse("key", **found(key))
        return {key: self.within(key, value) for key, value in self.value.items()}

    def fields(self, kind: str, known: Iterable[str]) -> dict[str, Given]:
        """The values of a map that may have only these names; any other would go unnoticed."""
        entries, words = self.map(), list(known)
        for name in entries:
            if name not in words:
                self.unknown(kind, name, words)
        return entries

    def entry(self) -> tuple[str, Given]:
        """The name and value of a map with a single entry."""
        entries = self.map()
        if len(entries) != 1:
            self.refuse("entries", count=len(entries), names=tuple(entries))
        return next(iter(entries.items()))

    def list(self) -> list[Given]:
        """The values of a list."""
        if not isinstance(self.value, list):
            self._misfit("list")
        return [self.within(number, value) for number, value in enumerate(self.value, 1)]

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            self._misfit("text")
        return self.value

    def number(self, least: int = 0, most: int = MOST) -> int:
        """A whole number."""
        value = self.value
        if isinstance(value, str) and value.strip().lstrip("+-").isdecimal():
            self.refuse("quoted", value=value.strip())
        if not isinstance(value, int) or isinstance(value, bool):
            self._misfit("number")
        if not least <= value <= most:
            self.refuse("range", least=least, most=most, value=str(value))
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self._misfit("flag")
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
        values: dict[str, Value] = {"word": " ".join(word.split())}
        if close := get_close_matches(word, known, 1):
            values["close"] = close[0]
        if 0 < len(known) <= FEW:
            values["known"] = tuple(known)
        self.refuse(f"no-{kind}", **values)

    def _misfit(self, wanted: str) -> NoReturn:
        self.refuse("misfit", wanted=wanted, **found(self.value))


def found(value: object) -> dict[str, Value]:
    """What a value is, as a sentence refers to it."""
    if value is None:
        return {"found": "nothing"}
    if isinstance(value, bool):
        return {"found": "true" if value else "false"}
    if isinstance(value, str):
        return {"found": "text", "value": " ".join(value.split())}
    if isinstance(value, Mapping):
        return {"found": "map"}
    if isinstance(value, list):
        return {"found": "list"}
    return {"found": "number" if isinstance(value, (int, float)) else "other", "value": str(value)}
