"""Whoever loses Life is told which cards have added to the damage."""

from __future__ import annotations

from typing import Any

import pytest

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
    game = MODERN if more else FIRST
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
