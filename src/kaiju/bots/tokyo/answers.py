"""Which function judges the answers to which question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaiju.bots.mind import Worth
from kaiju.bots.outlook import ENERGY_WORTH
from kaiju.bots.tokyo.faces import POISON_WORTH, SHRINK_WORTH, ray
from kaiju.bots.tokyo.market import buy, buy_top, look, mimic, sell, take
from kaiju.bots.tokyo.places import dodge, yielding
from kaiju.bots.tokyo.rolling import cull, dwell, probe, reroll, roll_on, stretch, twist
from kaiju.bots.tokyo.sight import Sight

DEPOSIT: Final = 4  # more energy than this comes back too late


def deposit(sight: Sight, text: str) -> float:
    """Monster Batteries: energy doubles, but comes back slowly."""
    amount = int(text.split()[1])
    return amount if amount <= DEPOSIT else 2 * DEPOSIT - amount


def heart(sight: Sight, text: str) -> float:
    """Own life, a token, or another monster's energy."""
    if text == "pass":
        return 0.0
    if text == "remove poison":
        return sight.life(1) + POISON_WORTH
    if text == "remove shrink":
        return SHRINK_WORTH
    if text == "heal":
        return sight.life(1)
    patient = next(other for other in sight.others if other.name == text.split()[1])
    return ray(sight, patient)


def brace(sight: Sight, text: str) -> float:
    """Wings: 2 energy rather than much life."""
    return sight.life(-sight.pending()) if text == "pass" else -2 * ENERGY_WORTH - 0.3


def mend(sight: Sight, text: str) -> float:
    """Rapid Healing: to survive a blow, and in the buy step what is worth more than a card."""
    question = sight.view.question
    if question is not None and question.kind == "brace":
        return _survive(sight) if "use wings" not in question.options else 0.0
    if question is None or question.kind != "buy":
        return 0.0
    return sight.life(1) - 2 * ENERGY_WORTH - 0.5


def _survive(sight: Sight) -> float:
    """Is there energy for the life that is missing?"""
    missing, damage = sight.pending() - sight.me.life + 1, sight.pending()
    return float(missing > 0 and 2 * missing <= sight.me.energy and damage < sight.max_life())


def again(sight: Sight, text: str) -> float:
    """Freeze Time: another turn is always welcome."""
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

ASIDES: Final[Mapping[str, Worth]] = {
    "buy top": buy_top,
    "cull": cull,
    "dwell": dwell,
    "look": look,
    "stretch": stretch,
    "take": take,
    "twist": twist,
    "use rapid-healing": mend,
    "use smoke-cloud": roll_on,
    "use telepath": roll_on,
}
