"""What a person typed: a command, or an answer in the notation, possibly abbreviated."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kaiju.core.notation.answer import complete, is_number
from kaiju.core.questions import Question

COMMANDS: Final = ("all", "auto", "cards", "undo", "leave", "quit")
LANGUAGE: Final = "language"
DICE: Final = re.compile(r"(?:r[a-z]*\s+)?([\d\s,]+)")


class Typed(NamedTuple):
    """What to do: `answer`, `pick` (what is highlighted), `help`, a command; or what was `unclear`."""

    command: str
    text: str = ""


def understand(typed: str, question: Question[Any] | None, listed: Sequence[str]) -> Typed:
    """What a line means, typed by somebody who is asked this question and shown these answers."""
    text = typed.strip().lower()
    if not text:
        return Typed("pick")
    if text.startswith("?") or text.split()[0] == "help":
        return Typed("help", text.removeprefix("?").removeprefix("help").strip())
    if text.split()[0] == LANGUAGE:
        return Typed(LANGUAGE, text.removeprefix(LANGUAGE).strip())
    if text in COMMANDS or question is None:
        return Typed(text)
    meant = _answer(text, question, listed)
    fits = [option for option in question.options if complete(meant, [option]) == option]
    return Typed("unclear", " / ".join(fits)) if len(fits) > 1 else Typed("answer", meant)


def _answer(text: str, question: Question[Any], listed: Sequence[str]) -> str:
    dice = DICE.fullmatch(text)
    if dice and offers_rerolls(question):
        # No die has a number of two digits, so 245 can only mean 2 4 5.
        return "reroll " + " ".join(sorted(set(re.findall(r"\d", dice[1]))))
    if is_number(text) and 1 <= int(text) <= len(listed):
        return listed[int(text) - 1]
    return complete(text, question.options)


def offers_rerolls(question: Question[Any]) -> bool:
    """Are dice to be picked, so that a number means a die?"""
    return any(option.startswith("reroll ") for option in question.options)


def shown(question: Question[Any]) -> list[str]:
    """The answers worth a line of their own: all but the many sets of dice."""
    return [option for option in question.options if not option.startswith("reroll ")]
