"""What each fact of the card list means in play: one check for each word of `card_facts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from kaiju.core.errors import IllegalAnswer
from kaiju.core.notation.position import describe
from kaiju.core.questions import Roll
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.positions import at

GAME: Final = GAMES["king-of-new-york"]
OUTER: Final = ("staten-island", "bronx", "queens", "brooklyn")
Check = Callable[[str, Any], None]
CHECKS: Final[dict[str, Check]] = {}


def fact(*names: str) -> Callable[[Check], Check]:
    """Register which fact a check is about."""

    def enter(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(names, check))
        return check

    return enter


# -- positions ---------------------------------------------------------------------------------------


def table(phase: str, me: dict[str, Any], other: dict[str, Any] | None = None, **position: Any) -> Table:
    """Kong has the turn, in Queens unless stated otherwise; Rob is in The Bronx."""
    monsters = {
        "kong": {"at": "queens", "life": 5, "vp": 5, "energy": 20, **me},
        "rob": {"at": "bronx", "life": 5, "vp": 5, "energy": 5, **(other or {})},
    }
    return at(GAME, {"monsters": monsters, "phase": phase, **position}, "facts")


def shop(card: str, at: str = "queens", **position: Any) -> Table:
    """The card is in the row, and whatever it requires has been done."""
    done = {"destroyed": ["jet", "tank"]}
    return table("buy", {"at": at}, **{"row": [card], "facts": done, **position})


def buy(card: str, at: str = "queens", **position: Any) -> Table:
    """Kong has just bought the card."""
    bought = shop(card, at, **position)
    bought.answer(f"buy {card}")
    return bought


def paid(bought: Table, card: str) -> int:
    """What was paid for a card."""
    return sum(event.amount for event in bought.log if event.kind == "paid" and event.cause == card)


def total(t: Table, kind: str, card: str, seat: int = 0) -> int:
    """How much a card did to a seat, by the events of one kind."""
    return sum(e.amount for e in t.log if e.kind == kind and e.cause == card and e.seat == seat)


def resolve(dice: str, me: dict[str, Any], other: dict[str, Any] | None = None, **position: Any) -> Table:
    """Kong starts resolving these dice."""
    return table("resolve", me, other, **{"dice": dice, **position})


def offered(t: Table) -> list[str]:
    """What is offered now."""
    assert t.question is not None
    return list(t.question.options)


def play(t: Table, *texts: str) -> Table:
    """Give some answers."""
    for text in texts:
        t.answer(text)
    return t


# -- what a card gives when it is bought -----------------------------------------------------------------


@fact("vp")
def gives_points(card: str, amount: int) -> None:
    assert total(buy(card), "scored", card) == amount


@fact("energy", "energy_on_buy")
def gives_energy(card: str, amount: int) -> None:
    assert total(buy(card), "gained", card) == amount


@fact("heal", "heal_on_buy")
def heals(card: str, amount: int) -> None:
    assert total(buy(card), "healed", card) == amount


@fact("damage_self")
def hurts_its_buyer(card: str, amount: int) -> None:
    bought = buy(card)
    assert total(bought, "damaged", card) == amount
    assert total(bought, "damaged", card, 1) == 0


@fact("damage_all")
def hurts_all(card: str, amount: int) -> None:
    assert [total(buy(card), "damaged", card, seat) for seat in (0, 1)] == [amount, amount]


@fact("energy_all")
def gives_energy_to_all(card: str, amount: int) -> None:
    assert [total(buy(card), "gained", card, seat) for seat in (0, 1)] == [amount, amount]


@fact("all_units_fire")
def lets_all_units_fire(card: str, _: bool) -> None:
    units = {"queens": {"units": ["jet", "new tank"]}, "bronx": {"units": ["infantry"]}}
    bought = buy(card, boroughs=units)
    assert [total(bought, "damaged", card, seat) for seat in (0, 1)] == [2, 1]


@fact("extra_turn", "extra_turn_on_buy")
def gives_a_turn(card: str, _: bool) -> None:
    assert describe(GAME, buy(card).state)["extra_turns"] == [{"kong": card}]


@fact("claim_next_keep")
def claims_the_next_keep_card(card: str, _: bool) -> None:
    bought = buy(card, deck=["leveler"])
    assert [held.card.id for held in bought.state.monsters[0].cards] == ["leveler"]
    assert paid(bought, "leveler") == 0


@fact("lose_all_vp")
def takes_all_points(card: str, _: bool) -> None:
    assert total(buy(card), "lost-vp", card) == 5


@fact("energy_or_heal_per_vp_lost")
def pays_for_lost_points(card: str, amount: int) -> None:
    bought = play(buy(card), "heal 2")
    assert (total(bought, "healed", card), total(bought, "gained", card)) == (2 * amount, 3 * amount)


@fact("all_discard_keep")
def takes_keep_cards(card: str, amount: int) -> None:
    owned = {"cards": ["leveler", "stomp", "curse"]}
    t = table("buy", {"energy": 20}, owned, row=[card])
    play(t, f"buy {card}", "discard stomp")
    assert [held.card.id for held in t.state.monsters[1].cards] == ["leveler", "curse"]
    assert sum(event.kind == "discarded" for event in t.log) == amount


@fact("vp_per_damage_dealt_to_chosen")
def pays_for_damage(card: str, amount: int) -> None:
    bought = play(buy(card, facts={"dealt": {"rob": 3}}), "choose rob")
    assert total(bought, "scored", card) == 3 * amount


@fact("discount_boroughs")
def is_cheaper_somewhere(card: str, boroughs: list[str]) -> None:
    cost = GAME.card(card).cost
    for place in (*OUTER, "manhattan-lower"):
        known = place if place in OUTER else "manhattan"
        assert paid(buy(card, place), card) == cost - (known in boroughs), place


@fact("requires_destroyed_this_turn")
def has_its_condition(card: str, tile: str) -> None:
    for destroyed in ([], ["infantry", "high-rise-1"], [tile]):
        assert (f"buy {card}" in offered(shop(card, facts={"destroyed": destroyed}))) == (tile in destroyed)
    with pytest.raises(IllegalAnswer, match="card-not-allowed"):
        shop(card, facts={"destroyed": []}).answer(f"buy {card}")


# -- what a card does while it is in play --------------------------------------------------------------


@fact("row_effect")
def makes_moves_dear(card: str, effect: dict[str, int]) -> None:
    for row in ([], [card]):
        t = table("move", {}, {"at": "manhattan-upper"}, row=row)
        t.answer("move brooklyn")
        assert 20 - t.state.monsters[0].energy == effect["optional_move_toll_energy"] * len(row)


@fact("extra_dice")
def rolls_more_dice(card: str, amount: int) -> None:
    t = at(GAME, {"monsters": {"kong": {"at": "queens", "cards": [card]}, "rob": {"at": "bronx"}}})
    assert isinstance(t.question, Roll)
    assert t.question.count == GAME.dice + amount


@fact("max_life_bonus")
def raises_the_maximum(card: str, amount: int) -> None:
    t = resolve("heal heal heal heal", {"life": 9, "cards": [card]})
    assert t.state.monsters[0].life == GAME.life + amount


@fact("durability")
def makes_a_unit_weaker(card: str, points: int) -> None:
    unit = {"can-opener": "tank", "long-neck": "jet"}[card]
    for dice, falls in ((points - 1, False), (points, True)):
        t = resolve("destruction " * dice, {"cards": [card]}, boroughs={"queens": {"units": [unit]}})
        assert (unit in [event.what for event in t.log if event.kind == "destroyed"]) == falls


@fact("unit")
def is_about_one_kind_of_unit(card: str, unit: str) -> None:
    fewer = {"infantry": 1, "jet": 2, "tank": 3}
    for kind, points in fewer.items():
        t = resolve("destruction " * points, {"cards": [card]}, boroughs={"queens": {"units": [kind]}})
        assert any(event.kind == "destroyed" for event in t.log) == (kind == unit)


@fact("celebrity_needed")
def guards_superstar(card: str, needed: int) -> None:
    for results, taken in ((needed - 1, False), (needed, True)):
        t = resolve("celebrity " * results, {}, {"cards": [card]}, superstar="rob")
        assert (describe(GAME, t.state)["superstar"] == "kong") == taken


@fact("energy_taken")
def drains_its_attacker(card: str, amount: int) -> None:
    t = resolve("attack", {}, {"at": "manhattan-lower", "cards": [card]})
    assert total(t, "handed-over", card) == amount


@fact("adds")
def adds_results(card: str, added: dict[str, int]) -> None:
    units = {"queens": {"units": ["new infantry", "new infantry", "new infantry"]}}
    t = resolve("heal destruction", {"cards": [card]}, boroughs=units)
    if f"use {card}" not in offered(t) and "added" not in [event.kind for event in t.log]:
        t.answer("resolve destruction")
        t.answer(f"use {card}")
    assert {e.what: e.amount for e in t.log if e.kind == "added" and e.cause == card} == added


@fact("min_units_in_borough")
def needs_units_around(card: str, count: int) -> None:
    for units in (count - 1, count):
        boroughs = {"queens": {"units": ["new infantry"] * units}}
        t = resolve("heal", {"cards": [card]}, boroughs=boroughs)
        assert any(event.cause == card for event in t.log) == (units == count)


@fact("optional")
def may_be_declined(card: str, _: bool) -> None:
    t = play(resolve("heal destruction", {"cards": [card]}), "resolve destruction", "pass")
    assert not any(event.kind == "added" for event in t.log)


@fact("units_only")
def spares_buildings(card: str, _: bool) -> None:
    queens = {"queens": {"stacks": ["high-rise-1", "high-rise-2"], "units": ["infantry", "jet"]}}
    t = resolve("heal destruction", {"cards": [card]}, boroughs=queens)
    play(t, "resolve destruction", f"use {card}")
    assert [text for text in offered(t) if text.startswith("destroy")] == ["destroy infantry", "destroy jet"]


@fact("tokens")
def gives_tokens(card: str, token: str) -> None:
    if token in ("web", "jinx"):
        t = resolve("attack", {"cards": [card]}, {"at": "manhattan-lower"})
        assert t.state.monsters[1].tokens == {token: 1}
    elif token == "souvenir":
        assert describe(GAME, buy(card).state)["queens"]["souvenir"]
    else:
        t = resolve("ouch ouch", {"cards": [card]})
        assert t.state.monsters[0].cards[0].counter == 2


@fact("vp_per_token")
def pays_points_for_tokens(card: str, amount: int) -> None:
    assert total(buy(card), "scored", card) == amount


@fact("energy_per_token")
def pays_energy_for_tokens(card: str, amount: int) -> None:
    assert total(buy(card), "gained", card) == amount


@fact("steps")
def counts_destruction(card: str, steps: list[dict[str, Any]]) -> None:
    for step in steps:
        results = step["min_destruction"]
        for fewer in (0, 1):
            t = resolve("heal " + "destruction " * (results - fewer), {"cards": [card]})
            t.answer("resolve destruction")
            if "adds" in step:
                assert (total(t, "added", card) == step["adds"]["attack"]) == (not fewer)
            else:
                assert t.state.over == (not fewer)


@fact("threshold_energy")
def taps_only_enough_energy(card: str, threshold: int) -> None:
    for results in (threshold - 1, threshold):
        t = resolve("energy " * results, {}, {"cards": [card]})
        assert any(event.cause == card for event in t.log) == (results == threshold)


@fact("payment_energy")
def is_handed_energy(card: str, amount: int) -> None:
    assert total(resolve("energy " * 6, {}, {"cards": [card]}), "handed-over", card) == amount


@fact("discount")
def buys_cheaper_from_the_discard_pile(card: str, amount: int) -> None:
    t = table("buy", {"cards": [card]}, discard=["leveler"])
    t.answer("buy leveler")
    assert paid(t, "leveler") == GAME.card("leveler").cost - amount


@fact("energy_cost")
def costs_energy_to_use(card: str, amount: int) -> None:
    t = resolve("heal destruction", {"cards": [card]}, boroughs={"bronx": {"units": ["jet"]}})
    play(t, "resolve destruction", "aim bronx")
    assert paid(t, card) == amount


@fact("max_units")
def sends_so_many_units(card: str, most: int) -> None:
    units = {"brooklyn": {"units": ["jet"] * 6}}
    t = play(table("move", {"cards": [card]}, {"at": "manhattan-upper"}, boroughs=units), "move brooklyn")
    sent = 0
    while t.question and t.question.kind == "send":
        t.answer(next(text for text in offered(t) if text != "done"))
        sent += 1
    assert sent == most


@fact("extra_moves")
def moves_once_more(card: str, amount: int) -> None:
    t = table("roll", {"cards": [card]}, {"at": "manhattan-upper"})
    moves = 0
    while t.question and t.question.kind == "speed":
        t.answer(next(text for text in offered(t) if text != "pass"))
        moves += 1
    assert moves == amount


@fact("damage_when_taking")
def hurts_who_loses_superstar(card: str, amount: int) -> None:
    t = resolve("celebrity celebrity celebrity", {"cards": [card]}, superstar="rob")
    assert total(t, "damaged", card, 1) == amount


@fact("damage_when_losing")
def hurts_who_takes_superstar(card: str, amount: int) -> None:
    t = resolve("celebrity celebrity celebrity", {}, {"cards": [card]}, superstar="rob")
    assert total(t, "damaged", card, 0) == amount
