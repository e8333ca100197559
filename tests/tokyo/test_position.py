"""What is said of a position in Tokyo is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.core.notation.position import set_up
from kaiju.core.position import attack_results, damage, entering, income, targets
from kaiju.core.state import NOWHERE, Held
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.tokyo.board import BAY, CITY, OUTSIDE
from kaiju.tokyo.position import bay_open, ignores, is_free, parting_damage, refund_of, walks_in
from tests.support.play import editions

FIRST, MODERN = editions(GAMES["king-of-tokyo"])
NAMES = FIRST.names


def position(modern: bool, *monsters: dict[str, Any], **more: Any) -> Table:
    """A table of an edition, with nothing asked."""
    game = MODERN if modern else FIRST
    options = {**({"edition": "2016"} if modern else {}), **more.pop("options", {})}
    named = dict(zip(game.names, monsters, strict=False))
    return Table(game, state=set_up(game, {"monsters": named, "options": options, **more}))


@pytest.mark.parametrize("modern", [False, True])
def test_who_is_hit_from_outside_an_empty_tokyo(modern: bool) -> None:
    """Claws take City in the first edition; in the later one a wide attack hits all the same."""
    table = position(modern, {"cards": ["nova-breath"]}, {}, {})
    me, other, _ = table.state.monsters
    assert [target.seat for target in targets(table, me)] == ([1, 2] if modern else [])
    assert damage(table, me, other, 2) == (2 if modern else 0)


def test_each_edition_goes_to_tokyo_in_its_own_way() -> None:
    old, new = position(False, {}, {}), position(True, {}, {})
    assert [walks_in(old, old.state.me, claws) for claws in (0, 1)] == [NOWHERE, CITY]
    assert [walks_in(new, new.state.me, claws) for claws in (0, 1)] == [CITY, CITY]
    taken: list[dict[str, Any]] = [{}, {"at": CITY}, {}, {}, {}]
    old, new = position(False, *taken), position(True, *taken)
    assert (walks_in(old, old.state.me, 1), walks_in(new, new.state.me, 0)) == (NOWHERE, BAY)
    assert (is_free(old, BAY), is_free(old, CITY), bay_open(old)) == (True, False, True)
    few = position(True, {}, {"at": CITY}, {}, {})
    assert (walks_in(few, few.state.me, 1), is_free(few, BAY), bay_open(few)) == (NOWHERE, False, False)


def test_tokyo_pays_points_or_in_a_duel_energy() -> None:
    monsters = [{"at": CITY, "cards": ["urbavore"]}, {}]
    table = position(True, *monsters)
    me, other = table.state.monsters
    assert (income(table, me), income(table, other), income(table, other, CITY)) == ((3, 0), (0, 0), (2, 0))
    assert (entering(table, me), entering(table, other)) == ((0, 0), (1, 0))
    table = position(True, *monsters, options={"duel": "on"})
    me, other = table.state.monsters
    assert (income(table, me), income(table, me, OUTSIDE), entering(table, other)) == ((1, 1), (0, 0), (0, 1))


@pytest.mark.parametrize(("modern", "blows"), [(False, [0, 2, 3]), (True, [1, 2, 3])])
def test_a_card_counts_as_its_edition_words_it(modern: bool, blows: list[int]) -> None:
    """Burrowing adds to the damage in Tokyo, or a claw to whoever stands there."""
    table = position(modern, {"cards": ["burrowing"], "at": CITY if modern else OUTSIDE}, {})
    me, other = table.state.monsters
    other.place = OUTSIDE if modern else CITY
    assert [damage(table, me, other, attack_results(table, me, rolled)) for rolled in range(3)] == blows
    assert parting_damage(me) == 1


def test_what_is_kept_off_for_the_rest_of_the_turn_costs_nothing() -> None:
    table = position(False, {}, {"at": CITY, "cards": ["armor-plating"]})
    me, other = table.state.monsters
    assert [damage(table, me, other, claws) for claws in range(4)] == [0, 0, 2, 3]
    table.state.extra.facts.shielded = (1,)  # type: ignore[attr-defined]
    assert [damage(table, me, other, claws) for claws in range(4)] == [0, 0, 0, 0]
    assert ignores(table, other, 9)


@pytest.mark.parametrize(("modern", "refund"), [(False, 4), (True, 6)])
def test_a_sale_pays_what_the_edition_says(modern: bool, refund: int) -> None:
    table = position(modern, {"cards": ["metamorph"]}, {})
    sold = Held(table.game.card("wings"), 0, paid=4)
    assert refund_of(table.state.me, sold) == refund
    assert refund_of(table.state.monsters[1], sold) == 0
