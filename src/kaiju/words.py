"""What players read: the Fluent file of one language, looked up by message id."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from datetime import datetime
from functools import lru_cache, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale
from babel.dates import format_skeleton, format_time
from babel.lists import format_list
from babel.numbers import NumberPattern, format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

# Where the name of an id is looked up; no two of these use one id for different things.
KINDS = ("place", "tile", "token", "face", "monster", "word")

# The forms in which a sentence may need a name: cases, with a preposition, and the gender to select by.
FORMS: Final = ("nom", "gen", "acc", "dat", "ins", "prep", "gens", "in", "to", "from", "gender")

ENGLISH: Final = "en"
LANGUAGE: Final = "KAIJU_LANGUAGE"
SPOKEN: Final = (
    LANGUAGE,
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
)  # where a language is asked for, the strongest first

REGION: Final = "language-region"  # the message that says whose lists and numbers a language uses

# The names under which a game has texts of its own, the closest first: an edition's, then the game's.
Dialect = tuple[str, ...]


class MissingWord(KeyError):
    """A language has no message or attribute with this id."""


class Name(str):
    """A name that can stand in a sentence, with its forms.

    Fluent cannot look up a name by a variable, so each name brings its forms along: a message that is given
    `what` can use `$what`, `$what-acc`, `$what-in` and so on. A form that the language does not have is the
    name itself.
    """

    __slots__ = ("forms",)

    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None) -> Name:
        """The name as it is printed, and its forms."""
        name = super().__new__(cls, text)
        name.forms = forms or {}
        return name

    def form(self, form: str) -> str:
        """The name in one of its forms."""
        return self.forms.get(form, self)

    @staticmethod
    def joined(names: Iterable[str], join: Callable[[list[str]], str]) -> Name:
        """Several names, joined in each of their forms."""
        given = [name if isinstance(name, Name) else Name(name) for name in names]
        used = {form for name in given for form in name.forms}
        forms = {form: join([name.form(form) for name in given]) for form in sorted(used)}
        return Name(join([*given]), forms)


def _precise(pattern: NumberPattern, digits: int) -> NumberPattern:
    """A way of writing numbers, with this many digits after the point."""
    precise = copy(pattern)
    precise.frac_prec = (digits, digits)
    return precise


def locale() -> Traversable:
    """The folder of everything that players read."""
    return files("kaiju") / "locale"


def languages() -> list[str]:
    """The languages that have a Fluent file, in alphabetical order."""
    names = (file.name for file in locale().iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


def preferred() -> str:
    """The language that was asked for, or that of the system, if there are words in it; otherwise English."""
    known = languages()
    for name in SPOKEN:
        asked = os.environ.get(name, "")
        language = re.split(r"[_.@-]", asked)[0].lower()
        if asked in known or language in known:
            return asked if asked in known else language
        if language in {"c", "posix"}:
            break
    return ENGLISH


@lru_cache(maxsize=8)  # it takes a quarter of a second, and nothing changes what comes of it
def _parsed(text: str) -> ast.Resource:
    """The messages of a Fluent file."""
    return FluentResource(text)


class Words:
    """The texts of one language, from its file unless given; an id is `message` or `message.attribute`."""

    def __init__(self, language: str = ENGLISH, text: str | None = None) -> None:
        self.language = language
        # The terminal shows isolation marks as boxes, so values are inserted without them.
        self._bundle = FluentBundle([language], use_isolating=False)
        if text is None:
            text = (locale() / f"{language}.ftl").read_text(encoding="utf-8")
        resource = _parsed(text)
        self._bundle.add_resource(resource)
        self._ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        self._inflects = any(
            attribute.id.name in FORMS
            for entry in resource.body
            if isinstance(entry, ast.Message)
            for attribute in entry.attributes
        )
        self.locale = Locale.parse(self.say(REGION) if self.has(REGION) else language, sep="-")

    def say(self, id: str, /, **values: str | int) -> str:
        """The message with its values filled in, which are texts, names or numbers, never ids."""
        pattern = self._find(id)
        if pattern is None:
            raise MissingWord(f"{self.language}: {id}")
        text, errors = self._bundle.format_pattern(pattern, self._with_forms(values))
        if errors:
            raise errors[0]
        return str(text)

    def called(self, id: str, /, **values: str | int) -> Name:
        """The message as a name: its text, and the forms that are its attributes."""
        text = self.say(id, **values)
        attributes = self._bundle.get_message(id).attributes
        return Name(text, {form: self.say(f"{id}.{form}", **values) for form in FORMS if form in attributes})

    def _with_forms(self, values: Mapping[str, str | int]) -> dict[str, str | int]:
        """The values, and every text in all forms a message may ask for, if the language has any."""
        if not self._inflects:
            return dict(values)
        forms = {
            f"{key}-{form}": value.form(form) if isinstance(value, Name) else value
            for key, value in values.items()
            if isinstance(value, str)
            for form in FORMS
        }
        return {**values, **forms}

    def ids(self) -> list[str]:
        """The ids of all messages, in the order of the file."""
        return self._ids

    # -- lists and numbers -------------------------------------------------------------------------

    def listed(self, parts: Iterable[str]) -> Name:
        """Several things in a sentence, the last one after an "and", in each of their forms."""
        return Name.joined(parts, lambda texts: format_list(texts, "standard", self.locale))

    def either(self, parts: Iterable[str]) -> Name:
        """Several things to choose from, the last one after an "or", in each of their forms."""
        return Name.joined(parts, lambda texts: format_list(texts, "or", self.locale))

    def row(self, parts: Iterable[str], way: str = "beside") -> Name:
        """Several things `beside` each other, as `phrases` or `facts`, or as `sentences` of their own."""

        def joined(row: str, next: str) -> str:
            return self.say(f"word-{way}", row=row, next=next)

        return Name.joined(parts, lambda texts: reduce(joined, texts) if texts else "")

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many digits after the point, as it is written in this language."""
        return format_decimal(value, _precise(self.locale.decimal_formats[None], digits), self.locale)

    def percent(self, part: float, digits: int = 0) -> str:
        """A fraction as a percentage."""
        return format_percent(part, _precise(self.locale.percent_formats[None], digits), self.locale)

    def moment(self, when: datetime) -> str:
        """A day and a time, as they are written in this language."""
        day = format_skeleton("dMMMM", when, locale=self.locale)
        return self.row([day, format_time(when, "short", locale=self.locale)])

    # -- looking up --------------------------------------------------------------------------------

    def has(self, id: str) -> bool:
        """Does this language have the id?"""
        return self._find(id) is not None

    def own(self, dialect: Dialect, kind: str, id: str) -> str:
        """The message in which a game says this: `kind-game-id` if it has its own, else `kind-id`."""
        wordings = (f"{kind}-{game}-{id}" for game in dialect)
        return next(filter(self.has, wordings), f"{kind}-{id}")

    def name(self, kind: str, id: str, dialect: Dialect = ()) -> Name:
        """The name of a game, face, term, place, tile, token, Monster or card."""
        return self.called(self.own(dialect, kind, id))

    def card(self, dialect: Dialect, id: str) -> Name:
        """The name of a card, looked up per game because two games may share an id."""
        return self.name("card", id, dialect)

    def effect(self, dialect: Dialect, id: str) -> str:
        """The effect of a card in our own words."""
        return self.say(self.own(dialect, "card", f"{id}.effect"))

    def thing(self, dialect: Dialect, id: str) -> Name | None:
        """The name of anything with this id, be it a card or something on the table, if there is one."""
        for kind in ("card", *KINDS):
            message = self.own(dialect, kind, id)
            if self.has(message):
                return self.called(message)
        return None

    def short(self, kind: str, id: str) -> str:
        """The name that fits in a narrow column, or else the full one."""
        brief = f"short-{kind}-{id}"
        return self.say(brief) if self.has(brief) else self.name(kind, id)

    def _find(self, id: str) -> Pattern | None:
        """The pattern behind an id, if the language has it."""
        message, dot, attribute = id.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if dot else found.value
