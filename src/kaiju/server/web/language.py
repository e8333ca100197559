"""The language of whoever asks: the one named in the address, or one that the browser accepts."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from litestar.connection import ASGIConnection

from kaiju.words import ENGLISH, Words, languages

PARAMETER: Final = "language"  # in the address; a WebSocket of a browser can name it nowhere else
VARY: Final = "accept-language"
KNOWN: Final = tuple(languages())
TAGS: Final = {language.lower(): language for language in KNOWN}


@cache
def words_in(language: str) -> Words:
    """The words of a language; they are read once."""
    return Words(language)


def words_for(connection: ASGIConnection[Any, Any, Any, Any]) -> Words:
    """The words for whoever asks."""
    return words_in(language_of(connection))


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of whoever asks; English if we speak none that is wanted."""
    return chosen(connection.query_params.get(PARAMETER), connection.headers.get(VARY, ""))


def chosen(named: str | None, header: str) -> str:
    """The language that is named, if we speak it, or else the best that a header accepts."""
    return named if named in KNOWN else accepted(header)


def accepted(header: str) -> str:
    """The best language that a header accepts, such as `de-AT, ru;q=0.5`."""
    best, found = 0.0, ENGLISH
    for part in header.lower().split(","):
        tag, _, weight = part.partition(";")
        language = TAGS.get(tag.strip()) or TAGS.get(tag.strip().partition("-")[0])
        quality = _quality(weight)
        if language and quality > best:
            best, found = quality, language
    return found


def _quality(weight: str) -> float:
    """How much a language is wanted, from 0 to 1."""
    name, _, value = weight.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0
