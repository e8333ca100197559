"""Compares the rulebook of every language with the English one, for make languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from tools.problem import Problem

PLAN: Final = "book"
LINK: Final = re.compile(r"\]\(([^)]+)\)")
PIECES: Final = re.compile(r"(\]\([^)]+\))")
LEAST: Final = 12  # letters: a shorter text may be the same in two languages


class Words:
    """Every text of a rulebook by its place: game, paragraph or card, and which text of it."""

    def __init__(self, text: str) -> None:
        self.malformed: list[Problem] = []
        self.texts: dict[str, str] = {}
        try:
            found = yaml.safe_load(text)
        except yaml.YAMLError as error:
            self.malformed.append(Problem(" ".join(str(error).split()), "malformed"))
        else:
            self.texts = dict(_texts("", found))


def _texts(place: str, found: Any) -> Iterator[tuple[str, str]]:
    if isinstance(found, dict):
        for name, inside in found.items():
            yield from _texts(f"{place}/{name}" if place else str(name), inside)
    elif isinstance(found, list):
        for number, inside in enumerate(found, 1):
            yield from _texts(f"{place}/{number}", inside)
    else:
        yield place, str(found)


def problems(english: Words, other: Words) -> Iterator[Problem]:
    """All that is wrong with the rulebook of a language."""
    yield from other.malformed
    if other.malformed:
        return
    yield from (Problem(place, "missing") for place in english.texts.keys() - other.texts.keys())
    yield from (Problem(place, "not in English") for place in other.texts.keys() - english.texts.keys())
    for place in english.texts.keys() & other.texts.keys():
        said, told = other.texts[place], english.texts[place]
        if not said.strip():
            yield Problem(place, "empty")
        elif said == told and len(said) > LEAST:
            yield Problem(place, "untranslated")
        for link in sorted({*LINK.findall(told)} - {*LINK.findall(said)}):
            yield Problem(f"{place}: {link}", "a link is missing")


def read(folder: Path) -> dict[str, Words]:
    """The rulebook of each language."""
    files = sorted(folder.glob("*.yaml"))
    return {path.stem: Words(path.read_text(encoding="utf-8")) for path in files if path.stem != PLAN}


def pseudo(text: str, accented: Callable[[str], str]) -> str:
    """The rulebook in the language that nobody speaks; where links lead stays as it is."""

    def said(found: Any) -> Any:
        if isinstance(found, dict):
            return {name: said(inside) for name, inside in found.items()}
        if isinstance(found, list):
            return [said(inside) for inside in found]
        return "".join(part if part.startswith("](") else accented(part) for part in PIECES.split(found))

    return yaml.safe_dump(said(yaml.safe_load(text)), allow_unicode=True, sort_keys=False)
