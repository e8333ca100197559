"""Compares every language with English: what is missing, extra, untranslated or malformed. make languages"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from kaiju.words import FORMS, REGION
from tools import rulebooks
from tools.problem import Problem
from tools.unsaid import Mentions, mentions

LOCALE: Final = Path(__file__).parents[1] / "src" / "kaiju" / "locale"
ENGLISH: Final = "en"
PSEUDO: Final = "en-XA"
AS_IN_ENGLISH: Final = "As in English"
"""The comment above a message that is meant to be the same."""

SHORT: Final = "short-"
"""What a name is called where the whole one is too long; every language has those that it needs."""

ALIKE: Final = {"event", "answer"}
LONGER: Final = 0.4  # by so much translations are longer than English
WORD: Final = re.compile(r"[^\W\d_]+")
ACCENTED: Final = str.maketrans(
    "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz", "ÅåÇçĐđÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"
)


class Used(Visitor):
    """The variables and messages that a pattern uses."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name of the node)
        """A variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the name of the node)
        """Another message, or an attribute of it."""
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


class Language:
    """The messages of a Fluent file, each with its attributes."""

    def __init__(self, text: str) -> None:
        self.malformed: list[Problem] = []
        self.messages: dict[str, ast.Message] = {}
        self.texts: dict[str, ast.Pattern] = {}
        self._given: dict[str, set[str]] = {}
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().partition("\n")[0]
                self.malformed.append(Problem(first, "malformed"))
            elif isinstance(entry, ast.Message):
                self._add(entry)

    def _add(self, message: ast.Message) -> None:
        id = message.id.name
        if id in self.messages:
            self.malformed.append(Problem(id, "there twice"))
        self.messages[id] = message
        if message.value:
            self.texts[id] = message.value
        for attribute in message.attributes:
            self.texts[f"{id}.{attribute.id.name}"] = attribute.value

    def given(self, id: str) -> set[str]:
        """The variables that a message may use; all events are given the same, and so are all answers."""
        kind = id.partition("-")[0]
        group = kind if kind in ALIKE else id
        if group not in self._given:
            alike = [one for one in self.messages if one.startswith(f"{kind}-")] if kind in ALIKE else [id]
            used = set().union(*(Used(self.messages[one]).variables for one in alike))
            self._given[group] = {base(variable) for variable in used}
        return self._given[group]

    def as_in_english(self, id: str) -> bool:
        """Is a message meant to be the same as in English?"""
        comment = self.messages[id.partition(".")[0]].comment
        return comment is not None and AS_IN_ENGLISH in (comment.content or "")


def problems(english: Language, other: Language) -> Iterator[Problem]:
    """All that is wrong with a language."""
    yield from other.malformed
    for id in english.texts.keys() - other.texts.keys():
        if id.partition(".")[2] not in FORMS:  # which forms a name needs is for each language to say
            yield Problem(id, "missing")
    for id, text in other.texts.items():
        message, _, attribute = id.partition(".")
        counterpart = message if message in english.messages else message.removeprefix(SHORT)
        if id not in english.texts and (
            counterpart not in english.messages or (attribute and attribute not in FORMS)
        ):
            yield Problem(id, "not in English")
            continue
        yield from _unknown(Used(text), id, english.given(counterpart), other)
        if id in english.texts and not other.as_in_english(id) and _same(text, english.texts[id]):
            yield Problem(id, f'untranslated (if it is meant so, say "# {AS_IN_ENGLISH}." above it)')


def _unknown(used: Used, id: str, given: set[str], other: Language) -> Iterator[Problem]:
    """What a text uses although nobody gives it."""
    for variable in sorted(used.variables - given - {f"{one}-{form}" for one in given for form in FORMS}):
        yield Problem(f"{id}: ${variable}", "a variable that English does not have")
    for reference in sorted(used.messages - other.texts.keys()):
        yield Problem(f"{id}: {reference}", "a message that is not there")


def base(variable: str) -> str:
    """The variable that a form belongs to: `what-in` is `what`."""
    name, _, form = variable.rpartition("-")
    return name if form in FORMS and name else variable


def _same(one: ast.Pattern, two: ast.Pattern) -> bool:
    """Are two texts equal, with something in them to translate?"""
    words = [part.value for part in one.elements if isinstance(part, ast.TextElement)]
    return one.equals(two) and any(letter.isalpha() for text in words for letter in text)


def accented(text: str, by: float = LONGER) -> str:
    """A text with accents, whose words are longer, so that it breaks where a translation would."""
    owed = 0.0  # letters: a short word is lengthened on behalf of those before it

    def longer(word: re.Match[str]) -> str:
        nonlocal owed
        owed += by * len(word[0])
        added = int(owed)
        owed -= added
        return word[0].translate(ACCENTED) + "~" * added

    return WORD.sub(longer, text)


class Accents(Transformer):
    """Makes texts longer, and gives their letters accents; whatever else is there stays as it is."""

    def __init__(self, by: float) -> None:
        self._by = by

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (the name of the node)
        """One piece of text."""
        return ast.TextElement(accented(node.value, self._by))

    def visit_Identifier(self, node: ast.Identifier) -> ast.Identifier:  # noqa: N802 (the name of the node)
        """Names of messages and variables stay."""
        return node


def pseudo(text: str) -> str:
    """English as a language that nobody speaks: what is not accented on the screen is not translated."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        # What is listed for a program is no text, and a Monster with a longer name would get a short one.
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(("rich-", REGION)):
            Accents(LONGER if not entry.id.name.startswith("monster-") else 0).visit(entry)
    return FluentSerializer().serialize(resource)


def main() -> None:
    """Report on every language, or write the one that nobody speaks."""
    parser = argparse.ArgumentParser(prog="python -m tools.languages", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=LOCALE, help="where the Fluent files are")
    parser.add_argument(
        "--pseudo",
        action="store_true",
        help=f"write {PSEUDO} and its rulebook, longer and with accents, to see what overflows",
    )
    given = parser.parse_args()
    text = (given.folder / f"{ENGLISH}.ftl").read_text(encoding="utf-8")
    if given.pseudo:
        path = given.folder / f"{PSEUDO}.ftl"
        path.write_text(pseudo(text), encoding="utf-8")
        book = (given.folder / "rules" / f"{ENGLISH}.yaml").read_text(encoding="utf-8")
        spoken = rulebooks.pseudo(book, accented)
        (given.folder / "rules" / f"{PSEUDO}.yaml").write_text(spoken, encoding="utf-8")
        print(f"{path} is written; it is a language like the others until you remove it.")
        return
    unsaid = [*nobody_says(Language(text), mentions())]
    for problem in unsaid:
        print(f"{ENGLISH}: {problem}")
    wrong = len(unsaid) + report({path.stem: path for path in given.folder.glob("*.ftl")}, Language(text))
    print(f"English has {len(Language(text).messages)} messages.")
    sys.exit(1 if wrong else 0)


def nobody_says(english: Language, mentioned: Mentions) -> Iterator[Problem]:
    """The messages that are neither said nor part of another one."""
    parts = {one.partition(".")[0] for message in english.messages.values() for one in Used(message).messages}
    for id in english.messages.keys() - parts:
        if not mentioned.said(id):
            yield Problem(id, "nobody says it")


def report(paths: Mapping[str, Path], english: Language) -> int:
    """Print what is wrong with each language and its rulebook; returns how much that is."""
    wrong = 0
    books = rulebooks.read(paths[ENGLISH].parent / "rules")
    for name in sorted(paths.keys() - {ENGLISH, PSEUDO}):
        found = sorted(problems(english, Language(paths[name].read_text(encoding="utf-8"))))
        if books:
            found += sorted(rulebooks.problems(books[ENGLISH], books.get(name) or rulebooks.Words("{}")))
        wrong += len(found)
        print(f"{name}: {len(found) or 'no'} problem{'' if len(found) == 1 else 's'}")
        for problem in found:
            print(f"  {problem}")
    return wrong


if __name__ == "__main__":
    main()
