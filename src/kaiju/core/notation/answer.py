"""The short text form of every answer: what a person may type, and how it is stored."""

from __future__ import annotations

from collections.abc import Iterable

from kaiju.core.notation.given import MOST


def tidy(text: str) -> str:
    """The stored form of a typed answer: lower case, single spaces, the dice of a reroll in order."""
    words = text.lower().split()
    if words[:1] == ["reroll"] and all(is_number(word) for word in words[1:]):
        words[1:] = [str(die) for die in sorted(int(word) for word in words[1:])]
    return " ".join(words)


def complete(text: str, options: Iterable[str]) -> str:
    """The one offered answer an abbreviated text can mean, or the text itself."""
    typed = tidy(text)
    offered = list(options)
    if typed in offered or not typed:
        return typed
    words = typed.split()
    fits = [option for option in offered if _fits(words, option.split())]
    return fits[0] if len(fits) == 1 else typed


def _fits(typed: list[str], option: list[str]) -> bool:
    return len(typed) == len(option) and all(
        word == full if is_number(word) else full.startswith(word)
        for word, full in zip(typed, option, strict=True)
    )


def is_number(word: str) -> bool:
    """Is this the index of something on the table?"""
    return word.isascii() and word.isdecimal() and len(word) <= len(str(MOST))
