"""Which function judges the answers to which question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from benchmarks.frozen.newyork.destruction import aim, around, destroy, due, hauls, use
from benchmarks.frozen.newyork.dice import JINX_WORTH, WEB_WORTH, healing, hitting, reroll, totals
from benchmarks.frozen.newyork.market import buy, discard, value
from benchmarks.frozen.newyork.perspective import NewYorkPerspective
from benchmarks.frozen.newyork.places import flee, move, ride, send, site
from benchmarks.frozen.perspective import ENERGY_WORTH, Worth
from kaiju.core.state import Face, Place
from kaiju.newyork.city import borough_of
from kaiju.newyork.faces import ATTACK, CELEBRITY, DESTRUCTION, ENERGY, FACES, HEAL, OUCH
from kaiju.newyork.position import ouch_damage
from kaiju.newyork.tiles import BUILDINGS


def number(text: str) -> int:
    """The number in an answer."""
    return int(text.split()[1])


def place(pov: NewYorkPerspective, text: str) -> float:
    """The borough with the most to destroy."""
    return site(pov, Place(text.split()[1]))


def resolve(pov: NewYorkPerspective, text: str) -> float:
    """Ouch before new Units appear, but after whatever saves the Monster from it."""
    if text == "done":
        return 0.5
    order = [ENERGY, CELEBRITY, ATTACK, OUCH, DESTRUCTION, HEAL]
    if pov.me.life <= ouch_damage(pov.view, pov.me) and not pov.is_inside():
        order = [ENERGY, CELEBRITY, ATTACK, HEAL, DESTRUCTION, OUCH]
    elif _clears_units(pov):
        order = [ENERGY, CELEBRITY, ATTACK, DESTRUCTION, OUCH, HEAL]
    return 1 - order.index(Face(text.split()[1])) / 10


def _clears_units(pov: NewYorkPerspective) -> bool:
    """Would the best use of the points leave fewer Units than now?"""
    points = due(pov)
    choice = around(pov, borough_of(pov.me))
    without = [item for item in choice if item.tile in BUILDINGS]
    return hauls(choice)[points] > hauls(without)[points]


def spend_attack(pov: NewYorkPerspective, text: str) -> float:
    """Results used on Web tokens, or on Monsters."""
    return number(text) * WEB_WORTH + hitting(pov)[_results(pov, ATTACK) - number(text)]


def spend_heal(pov: NewYorkPerspective, text: str) -> float:
    """Results used on Jinx tokens, or for Life."""
    return number(text) * JINX_WORTH + healing(pov)[_results(pov, HEAL) - number(text)]


def _results(pov: NewYorkPerspective, face: Face) -> int:
    return (pov.state.dice + pov.state.added).count(face)


def brace(pov: NewYorkPerspective, text: str) -> float:
    """Taking the damage."""
    return 0.0


def shed(pov: NewYorkPerspective, text: str) -> float:
    """Discarding a card, if the Life it heals is worth more than the card."""
    held = next(held for held in pov.me.cards if held.card.id == text.split()[1])
    hurt, missing = pov.pending(), pov.view.game.life - pov.me.life
    saved = pov.life(min(held.counter, missing) - hurt) - (pov.life(-hurt) if hurt else 0.0)
    return saved - value(pov, held.card) - held.counter * 0.4


def shield(pov: NewYorkPerspective, text: str) -> float:
    """Paying Energy instead of Life."""
    hurt = pov.pending() - number(text)
    return (pov.life(-hurt) if hurt > 0 else 0.0) - number(text) * ENERGY_WORTH


def pay(pov: NewYorkPerspective, text: str) -> float:
    """Paying Life instead of Energy."""
    life = number(text)
    return (pov.life(-life) if life else 0.0) + life * ENERGY_WORTH


def photo(pov: NewYorkPerspective, text: str) -> float:
    """The Monster that took the most damage."""
    return max(
        pov.city.facts.dealt[monster.seat]
        for monster in pov.state.monsters
        if monster.name == text.split()[1]
    )


def split(pov: NewYorkPerspective, text: str) -> float:
    """As much Life as is useful, the rest in Energy."""
    return pov.life(number(text)) - number(text) * ENERGY_WORTH


def change(pov: NewYorkPerspective, text: str) -> float:
    """What is gained by turning one result into another; a die already discarded is paid for."""
    _, at, new = text.split()
    results = pov.state.dice + pov.state.added
    return _swap(pov, results[int(at) - 1], Face(new)) - 0.1


def _swap(pov: NewYorkPerspective, old: Face, new: Face) -> float:
    if old == new:
        return 0.0
    less, more = totals(pov)[old], totals(pov)[new]
    had, has = _results(pov, old), _results(pov, new)
    return less[had - 1] - less[had] + more[has + 1] - more[has]


def drop(pov: NewYorkPerspective, text: str) -> float:
    """A Celebrity discarded for the best change of another die."""
    had = pov.state.dice.count(CELEBRITY)
    fame = totals(pov)[CELEBRITY]
    open_faces = [face for face in FACES if face not in pov.state.resolved]
    dice = {face for face in pov.state.dice if face in open_faces and face != CELEBRITY}
    gains = [_swap(pov, old, new) for old in dice for new in open_faces if new != CELEBRITY]
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

INSTANTS: Final[Mapping[str, Worth]] = {
    "change": change,
    "drop": drop,
    "turn": change,
}

USES: Final[Mapping[str, Worth]] = {"ride": ride, "shed": shed}
