"""What must not be left in a text that somebody reads: open placeables, and words of another language.

tests/examples/foreign.json lists the words that may stand in a language although they look foreign, by the
reason why; the tests of the browser read it as well.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from kaiju.words import FORMS
from tests import ROOT
from tests.support import grammar

ALLOWED: Final[dict[str, dict[str, list[str]]]] = json.loads(
    (ROOT / "tests" / "examples" / "foreign.json").read_text(encoding="utf-8")
)
WORD: Final = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
LATIN: Final = re.compile(r"[A-Za-zÄÖÜäöüß]")
OPEN: Final = re.compile(rf"[{{}}$]|\?\?\?|\w-(?:{'|'.join(FORMS)})\b|[^ ] [,.;:!](?= |$)")
NO_LANGUAGE: Final = re.compile(r"\b(?:NY|KT)-[A-Z0-9]+-\d+|`[^`]*`")  # clauses, and what is written in files


@cache
def allowed(language: str) -> frozenset[str]:
    """The words that may stand in a language although they look foreign."""
    return frozenset(word for words in ALLOWED.get(language, {}).values() for word in words)


@cache
def english() -> frozenset[str]:
    """Every word that is said in English, in small letters."""
    return frozenset(word.lower() for _, text in everything("en") for word in WORD.findall(text))


@cache
def everything(language: str) -> tuple[tuple[str, str], ...]:
    """Whatever a language can say, with all that can be put into it: the id of each text, and the text."""
    speaker = grammar.speaker(language)
    return tuple((id, text) for id in speaker.texts() for row in speaker.rows(id) for text in row)


def foreign(language: str, text: str) -> list[str]:
    """The words of a text that belong to another language; in English there are none."""
    words = WORD.findall(NO_LANGUAGE.sub("", text))
    if language == "ru":
        return [word for word in words if LATIN.search(word) and word not in allowed(language)]
    if language == "de":
        small = [word.lower() for word in words]
        return [word for word in small if word in english() and word not in allowed(language)]
    return []


def flaws(language: str, text: str) -> Iterator[str]:
    """What is wrong with a text."""
    if not text.strip():
        yield "it is empty"
    yield from (f"“{found[0]}” is left open" for found in OPEN.finditer(text))
    yield from (f"“{word}” is of another language" for word in foreign(language, text))
