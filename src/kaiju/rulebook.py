"""The rulebook: its plan, which all languages share, and the words of one language."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple
from unicodedata import normalize

import yaml

from kaiju.words import locale

PLAN: Final = "book"
WORD: Final = re.compile(r"\w+")
ACCENTS: Final = re.compile(r"[\u0300-\u036f]")
ENDING: Final = 3  # letters at most, which change with the form
SHORTEST: Final = 4  # letters: what is left of a word without its ending
MARKS: Final = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\[(?P<text>[^\]]+)\]\([^)]+\)")


class Part(NamedTuple):
    """A paragraph: one thing to know, with the clauses and refusals that it stands for."""

    id: str
    clauses: tuple[str, ...]
    refusals: tuple[str, ...]
    figure: tuple[str, ...]


class Chapter(NamedTuple):
    """A chapter, whose paragraphs may be questions, terms, or steps of an example."""

    id: str
    kind: str
    parts: tuple[Part, ...]


class Text(NamedTuple):
    """What a language says in one place: a title, words, and what the drawing shows."""

    title: str
    text: str
    figure: str


class CardNotes(NamedTuple):
    """What a language says on the page of a card: when it acts, and each ruling as question and answer."""

    when: str
    rulings: tuple[tuple[str, str], ...]


@cache
def _read(name: str) -> Any:
    text = (locale() / "rules" / f"{name}.yaml").read_text(encoding="utf-8")
    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))


@cache
def plan(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rulebook, in the order in which a person learns."""
    return tuple(
        Chapter(chapter["id"], chapter.get("kind", "text"), tuple(map(_part, chapter["parts"])))
        for chapter in _read(PLAN)[game]
    )


def _part(given: Mapping[str, Any]) -> Part:
    lists = [tuple(given.get(name, ())) for name in ("clauses", "refusals", "figure")]
    return Part(given["id"], *lists)


def languages() -> list[str]:
    """The languages that have a rulebook, in alphabetical order."""
    names = (file.name.removesuffix(".yaml") for file in (locale() / "rules").iterdir())
    return sorted(name for name in names if name != PLAN)


class Rulebook:
    """The rulebook of one game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.chapters = plan(game)
        given = _read(language)[game]
        self.texts = {id: _text(words) for id, words in given["book"].items()}
        self.cards = {id: _notes(words) for id, words in given["cards"].items()}

    def parts(self) -> Iterator[Part]:
        """Every paragraph, in order."""
        return (part for chapter in self.chapters for part in chapter.parts)


def _text(words: Mapping[str, str]) -> Text:
    return Text(words.get("title", ""), words.get("text", ""), words.get("figure", ""))


def _notes(words: Mapping[str, Any]) -> CardNotes:
    return CardNotes(words["when"], tuple((one["q"], one["a"]) for one in words["rulings"]))


# -- reading ---------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """A text without the marks of bold type and links."""
    return MARKS.sub(lambda mark: mark["bold"] or mark["text"], text)


def about(book: Rulebook, wanted: str) -> list[Part]:
    """The paragraphs about a clause, the first being its own; or those that have every word, in any form."""
    cited = [part for part in book.parts() if wanted.upper() in part.clauses]
    if cited:
        return cited
    texts = {part: _words(plain(" ".join(book.texts[part.id]))) for part in book.parts()}
    stems = [_stem(word, texts.values()) for word in _words(wanted)]
    return [part for part, text in texts.items() if stems and all(_begins(stem, text) for stem in stems)]


def _words(text: str) -> frozenset[str]:
    """The words of a text in small letters and without accents, which change with the form of a word."""
    return frozenset(WORD.findall(ACCENTS.sub("", normalize("NFD", text.casefold()))))


def _begins(stem: str, words: Iterable[str]) -> bool:
    """Does one of the words begin so?"""
    return any(word.startswith(stem) for word in words)


def _stem(word: str, texts: Collection[frozenset[str]]) -> str:
    """A word without its ending: as long a beginning as some text has; all of it if none has half of it."""
    longest = max(SHORTEST, len(word) - min(ENDING, (len(word) - 2) // 2))
    least = max(SHORTEST, (len(word) + 1) // 2)
    beginnings = (word[:length] for length in range(longest, least - 1, -1))
    return next((one for one in beginnings if any(_begins(one, text) for text in texts)), word)
