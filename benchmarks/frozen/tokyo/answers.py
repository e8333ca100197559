"""Which function judges the answers to which question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from benchmarks.frozen.perspective import Worth, using
from benchmarks.frozen.tokyo.dice import (
    POISON_WORTH,
    SHRINK_WORTH,
    cull,
    dwell,
    probe,
    ray,
    reroll,
    roll_on,
    stretch,
    twist,
)
from benchmarks.frozen.tokyo.market import buy, buy_top, look, mimic, sell, take
from benchmarks.frozen.tokyo.perspective import TokyoPerspective
from benchmarks.frozen.tokyo.places import dodge, yielding
from kaiju.core.position import healing

DEPOSIT: Final = 4  # any energy beyond this comes back too late


def deposit(pov: TokyoPerspective, text: str) -> float:
    """Stored energy doubles, but comes back slowly."""
    amount = int(text.split()[1])
    return amount if amount <= DEPOSIT else 2 * DEPOSIT - amount


def heart(pov: TokyoPerspective, text: str) -> float:
    """Its own life, a token, or another monster's energy."""
    if text == "pass":
        return 0.0
    if text == "remove poison":
        return pov.life(1) + POISON_WORTH
    if text == "remove shrink":
        return SHRINK_WORTH
    if text == "heal":
        return pov.life(1)
    patient = next(other for other in pov.others if other.name == text.split()[1])
    return ray(pov, patient)


def brace(pov: TokyoPerspective, text: str) -> float:
    """Energy rather than a lot of life."""
    return pov.life(-pov.pending()) if text == "pass" else -using(pov.opinion_of(text.split()[1]))


def mend(pov: TokyoPerspective, text: str) -> float:
    """Life for energy: to survive an attack, and in the buy step if it is worth more than a card."""
    question, opinion = pov.view.question, pov.opinion_of(text.split()[1])
    if question is not None and question.kind == "brace":
        screens = [pov.opinion_of(option.split()[-1]).screen for option in question.options]
        return 0.0 if max(screens) > 0 else _survive(pov, opinion.upkeep)
    if question is None or question.kind != "buy":
        return 0.0
    return pov.life(healing(pov.view, pov.me, 1)) - using(opinion) - 0.5


def _survive(pov: TokyoPerspective, upkeep: int) -> float:
    """Is there enough energy for the missing life?"""
    missing, damage = pov.pending() - pov.me.life + 1, pov.pending()
    return float(missing > 0 and upkeep * missing <= pov.me.energy and damage < pov.max_life())


def again(pov: TokyoPerspective, text: str) -> float:
    """Another turn is always welcome."""
    return float(text != "pass")


ANSWERS: Final[Mapping[str, Worth]] = {
    "brace": brace,
    "buy": buy,
    "deposit": deposit,
    "dodge": dodge,
    "extra-heal": heart,
    "heart": heart,
    "mimic": mimic,
    "opportunity": buy,
    "probe": probe,
    "reroll": reroll,
    "sell": sell,
    "use": again,
    "yield": yielding,
}

INSTANTS: Final[Mapping[str, Worth]] = {
    "buy top": buy_top,
    "cull": cull,
    "dwell": dwell,
    "look": look,
    "stretch": stretch,
    "take": take,
    "twist": twist,
}

USES: Final[Mapping[str, Worth]] = {"mend": mend, "reroll": roll_on}
