"""Answers a seat has set in advance: stay, flee at a given life, decline a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from kaiju.core.game import Game
from kaiju.core.questions import Question
from kaiju.core.state import Monster
from kaiju.server.play.refusals import Refused

RULE: Final = re.compile(r"stay|flee (?:[1-9]|1[0-2])|decline (?P<card>[a-z0-9-]+)")
AWAY: Final = ("flee", "yield")
QUIET: Final = ("pass", "done")


def check(rules: Sequence[str], game: Game) -> list[str]:
    """The rules, provided every one of them can be understood."""
    for rule in rules:
        found = RULE.fullmatch(rule)
        if found is None or (found["card"] and found["card"] not in game.cards):
            raise Refused("no-rule", rule=rule)
    return list(dict.fromkeys(rules))


def answer(rules: Sequence[str], question: Question[Any], me: Monster) -> str | None:
    """The answer given by a seat's rules, if one of them fits; fleeing takes precedence over staying."""
    options = list(question.options)
    for rule in sorted(rules):
        verb, _, what = rule.partition(" ")
        if verb == "flee" and "stay" in options and me.life <= int(what):
            ways = [option for option in options if option.split()[0] in AWAY]
            if ways:
                return ways[0]
        elif verb == "stay" and "stay" in options and any(option.split()[0] in AWAY for option in options):
            return "stay"
        elif verb == "decline" and _only_about(options, what):
            return options[0]
    return None


def _only_about(options: list[str], card: str) -> bool:
    """Is this a question about a single card, which may be declined?"""
    first, *rest = options
    return first in QUIET and bool(rest) and all(option.split()[:2] == ["use", card] for option in rest)
