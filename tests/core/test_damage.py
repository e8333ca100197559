"""Whoever loses Life is told which cards have added to the damage."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from kaiju.core.game import Game
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.play import editions
from tests.support.positions import at as table_at

FIRST, MODERN = editions(GAMES["king-of-tokyo"])


def blows(table: Table) -> dict[int, tuple[int, str]]:
    """How much each seat has lost, and by which cards it was made more."""
    return {one.seat: (one.amount, one.where) for one in table.log if one.kind == "damaged"}


def tokyo(*cards: str, dice: str = "claw claw 1 1 2 2", at: str = "tokyo-city", **more: Any) -> Table:
    """Somebody resolves dice in Tokyo, or outside, with three others on the other side or beside it."""
    me = {"at": at, "cards": list(cards)}
    others = [{"at": "tokyo-city"} if at == "outside" else {}, {}, {}]
    game = MODERN if more.get("edition") == "2016" else FIRST
    monsters = dict(zip(game.names, [me, *others], strict=False))
    given = {"monsters": monsters, "phase": "resolve", "dice": dice, "options": more}
    return table_at(game, given)


def test_each_hit_names_the_cards_that_added_to_it_and_no_other() -> None:
    assert blows(tokyo()) == {1: (2, ""), 2: (2, ""), 3: (2, "")}
    assert blows(tokyo("acid-attack", "spiked-tail"))[1] == (4, "acid-attack spiked-tail")
    burnt = blows(tokyo("fire-breathing"))
    assert burnt == {1: (3, "fire-breathing"), 2: (2, ""), 3: (3, "fire-breathing")}


def test_damage_without_a_claw_names_them_too() -> None:
    assert blows(tokyo("acid-attack", "spiked-tail", dice="1 1 2 2 3 3"))[2] == (1, "acid-attack")


def test_who_is_only_scorched_is_told_by_what() -> None:
    burnt = blows(tokyo("fire-breathing", "spiked-tail", at="outside", edition="2016"))
    assert burnt == {1: (4, "spiked-tail fire-breathing"), 3: (1, "fire-breathing")}


@pytest.mark.parametrize(
    ("life", "face", "named"),
    [(9, "heal", "tesla-antennae shadow-double"), (4, "ouch", "antimatter-pellets shadow-double")],
)
def test_new_york_names_bonuses_and_doublings(life: int, face: str, named: str) -> None:
    game = GAMES["king-of-new-york"]
    cards = ["antimatter-pellets", "tesla-antennae", "shadow-double"]
    monsters = {
        "kong": {"at": "queens", "life": 5, "cards": cards},
        "rob": {"at": "manhattan-lower", "life": life},
    }
    dice = "attack energy energy energy energy energy"
    table = table_at(game, {"monsters": monsters, "phase": "resolve", "dice": dice})
    table.answer("resolve attack")
    table.answer(face)
    assert blows(table)[1][1] == named


def new_york(*cards: str, dice: str = "attack destruction destruction heal heal energy") -> Table:
    """Kong resolves its attack in Queens, with Rob in Manhattan and Mantis beside it."""
    monsters = {
        "kong": {"at": "queens", "life": 5, "cards": list(cards)},
        "rob": {"at": "manhattan-lower"},
        "mantis": {"at": "queens"},
    }
    table = table_at(GAMES["king-of-new-york"], {"monsters": monsters, "phase": "resolve", "dice": dice})
    table.answer("resolve attack")
    while table.question and table.question.seat == CHANCE:
        table.answer("ouch")
    return table


def test_claws_that_cards_add_are_named_with_the_hit() -> None:
    assert blows(new_york()) == {1: (1, "")}
    assert blows(new_york("towering-titan", "painbow", "stomp")) == {1: (4, "towering-titan painbow")}


def test_claws_that_have_become_something_else_are_not_named() -> None:
    cards = ["towering-titan", "universal-soldier"]
    monsters = {"kong": {"at": "queens", "cards": cards}, "rob": {"at": "manhattan-lower"}}
    dice = "attack attack energy energy energy energy"
    table = table_at(GAMES["king-of-new-york"], {"monsters": monsters, "phase": "resolve", "dice": dice})
    for answer in ("change 7 heal", "change 8 heal", "resolve attack"):
        table.answer(answer)
    assert blows(table) == {1: (2, "")}


def test_who_is_hit_only_because_of_a_card_is_told_so() -> None:
    assert blows(new_york("fireball")) == {1: (1, ""), 2: (1, "fireball")}
    assert blows(tokyo("nova-breath", at="outside")) == {
        1: (2, ""),
        2: (2, "nova-breath"),
        3: (2, "nova-breath"),
    }


def test_who_yields_names_the_card_that_hurts_its_successor() -> None:
    monsters = {"the-king": {}, "kraken": {"at": "tokyo-city", "cards": ["burrowing"]}, "alienoid": {}}
    table = table_at(FIRST, {"monsters": monsters, "phase": "resolve", "dice": "claw 1 1 2 2 3"})
    table.answer("yield")
    assert blows(table) == {1: (1, ""), 0: (1, "burrowing")}


def test_every_card_that_makes_a_hit_stronger_is_named_with_it() -> None:
    attacks: list[tuple[Game, Callable[..., Table]]] = [(GAMES["king-of-new-york"], new_york)]
    for game, edition in ((FIRST, "first"), (MODERN, "2016")):
        for at in ("tokyo-city", "outside"):
            attacks.append((game, partial(tokyo, dice="claw 2 2 2 1 1", at=at, edition=edition)))
    named = set()
    for game, attack in attacks:
        plain = blows(attack())
        for card in [id for id, card in game.cards.items() if card.keep]:
            for seat, (lost, cards) in blows(attack(card)).items():
                assert (card in cards.split()) == (lost > plain.get(seat, (0, ""))[0]), (game, card, seat)
                named.update(cards.split())
    assert len(named) == 13, sorted(named)
