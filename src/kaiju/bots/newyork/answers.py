"""Which function judges the answers to which question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaiju.bots.mind import Worth
from kaiju.bots.newyork.faces import JINX_WORTH, WEB_WORTH, healing, hitting, reroll, totals
from kaiju.bots.newyork.market import buy, discard, value
from kaiju.bots.newyork.places import flee, move, ride, send, site
from kaiju.bots.newyork.sight import Sight
from kaiju.bots.newyork.wrecking import aim, around, destroy, due, hauls, use
from kaiju.bots.outlook import ENERGY_WORTH
from kaiju.core.state import Face, Place
from kaiju.newyork.city import borough_of
from kaiju.newyork.faces import ATTACK, CELEBRITY, DESTRUCTION, ENERGY, FACES, HEAL, OUCH
from kaiju.newyork.tiles import BUILDINGS


def number(text: str) -> int:
    """The number that an answer names."""
    return int(text.split()[1])


def place(sight: Sight, text: str) -> float:
    """The borough with the most to destroy."""
    return site(sight, Place(text.split()[1]))


def resolve(sight: Sight, text: str) -> float:
    """Ouch before new Units appear, but after what saves the Monster from it."""
    if text == "done":
        return 0.5
    order = [ENERGY, CELEBRITY, ATTACK, OUCH, DESTRUCTION, HEAL]
    hurt = sight.units(sight.me)
    if sight.me.life <= hurt and not sight.is_inside():
        order = [ENERGY, CELEBRITY, ATTACK, HEAL, DESTRUCTION, OUCH]
    elif _clears_units(sight):
        order = [ENERGY, CELEBRITY, ATTACK, DESTRUCTION, OUCH, HEAL]
    return 1 - order.index(Face(text.split()[1])) / 10


def _clears_units(sight: Sight) -> bool:
    """Does the best use of the points leave fewer Units than before?"""
    points = due(sight)
    choice = around(sight, borough_of(sight.me))
    without = [item for item in choice if item.tile in BUILDINGS]
    return hauls(choice)[points] > hauls(without)[points]


def spend_attack(sight: Sight, text: str) -> float:
    """Results against Web tokens, or against Monsters."""
    return number(text) * WEB_WORTH + hitting(sight)[_results(sight, ATTACK) - number(text)]


def spend_heal(sight: Sight, text: str) -> float:
    """Results against Jinx tokens, or for Life."""
    return number(text) * JINX_WORTH + healing(sight)[_results(sight, HEAL) - number(text)]


def _results(sight: Sight, face: Face) -> int:
    return (sight.state.dice + sight.state.added).count(face)


def brace(sight: Sight, text: str) -> float:
    """To take the damage."""
    return 0.0


def shed(sight: Sight, text: str) -> float:
    """Carapace: given up when the Life it heals is worth more than the card."""
    held = next(held for held in sight.me.cards if held.card.id == "carapace")
    hurt = sight.pending()
    saved = sight.life(min(held.counter, 10 - sight.me.life) - hurt) - (sight.life(-hurt) if hurt else 0.0)
    return saved - value(sight, held.card) - held.counter * 0.4


def shield(sight: Sight, text: str) -> float:
    """Energy instead of Life."""
    hurt = sight.pending() - number(text)
    return (sight.life(-hurt) if hurt > 0 else 0.0) - number(text) * ENERGY_WORTH


def pay(sight: Sight, text: str) -> float:
    """Life instead of Energy."""
    life = number(text)
    return (sight.life(-life) if life else 0.0) + life * ENERGY_WORTH


def photo(sight: Sight, text: str) -> float:
    """The Monster that was hit hardest."""
    return max(
        sight.city.facts.dealt[monster.seat]
        for monster in sight.state.monsters
        if monster.name == text.split()[1]
    )


def split(sight: Sight, text: str) -> float:
    """As much Life as is of use, the rest in Energy."""
    return sight.life(number(text)) - number(text) * ENERGY_WORTH


def change(sight: Sight, text: str) -> float:
    """What is won if one result becomes another; a die dropped before is already paid for."""
    _, at, new = text.split()
    results = sight.state.dice + sight.state.added
    return _swap(sight, results[int(at) - 1], Face(new)) - 0.1


def _swap(sight: Sight, old: Face, new: Face) -> float:
    if old == new:
        return 0.0
    less, more = totals(sight)[old], totals(sight)[new]
    had, has = _results(sight, old), _results(sight, new)
    return less[had - 1] - less[had] + more[has + 1] - more[has]


def drop(sight: Sight, text: str) -> float:
    """Chameleon: a Celebrity given up for the best change of another die."""
    had = sight.state.dice.count(CELEBRITY)
    fame = totals(sight)[CELEBRITY]
    open_faces = [face for face in FACES if face not in sight.state.resolved]
    dice = {face for face in sight.state.dice if face in open_faces and face != CELEBRITY}
    gains = [_swap(sight, old, new) for old in dice for new in open_faces if new != CELEBRITY]
    return max([0.0, *gains]) + fame[had - 1] - fame[had] - 0.2


ANSWERS: Final[Mapping[str, Worth]] = {
    "aim": aim,
    "brace": brace,
    "buy": buy,
    "destroy": destroy,
    "discard": discard,
    "flee": flee,
    "move": move,
    "move-out": move,
    "pay": pay,
    "photo": photo,
    "place": place,
    "reroll": reroll,
    "resolve": resolve,
    "send": send,
    "shield": shield,
    "speed": move,
    "spend-attack": spend_attack,
    "spend-heal": spend_heal,
    "split": split,
    "use": use,
}

ASIDES: Final[Mapping[str, Worth]] = {
    "change": change,
    "drop": drop,
    "subway": ride,
    "turn": change,
    "use carapace": shed,
}
