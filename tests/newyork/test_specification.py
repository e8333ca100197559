"""The numbers of the game are those of the rules document: cards, tiles, tokens, limits, income, names."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest

from kaiju.core.table import Table
from kaiju.newyork.cards.discard import MOST_MOVES
from kaiju.newyork.city import BOROUGHS, MANHATTAN_SPACES, OUTER, TRACK, TRACK_5_6, City
from kaiju.newyork.goals import STATUE, SUPERSTAR
from kaiju.newyork.position import INCOME, capacity
from kaiju.newyork.tiles import BUILDINGS, COUNTS, TILES, Tile, unit_behind
from kaiju.newyork.tokens import TOKENS
from tests import ROOT
from tests.support.facts_newyork import CHECKS, GAME, buy, paid, resolve, shop, table, total
from tests.support.play import Player, setting, walk

FACTS: dict[str, Any] = json.loads(
    (ROOT / "docs" / "rules" / "king-of-new-york.json").read_text(encoding="utf-8")
)
CARDS: list[dict[str, Any]] = FACTS["cards"]
DETAILS = [(id, name, value) for id, facts in FACTS["card_facts"].items() for name, value in facts.items()]


def by_id(things: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Some facts by the id of what they are about."""
    return {thing["id"]: thing for thing in things}


# -- cards -------------------------------------------------------------------------------------------


def test_the_cards_are_those_of_the_list() -> None:
    assert sorted(GAME.cards) == sorted(card["id"] for card in CARDS)
    kinds = Counter("keep" if card.keep else "discard" for card in GAME.cards.values())
    assert {"cards": len(GAME.cards), **kinds} == FACTS["card_totals"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_a_card_has_its_kind_cost_and_copies(card: dict[str, Any]) -> None:
    found = GAME.card(card["id"])
    assert ("keep" if found.keep else "discard", found.cost, found.copies) == (
        card["kind"],
        card["cost"],
        card["copies"],
    )


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_a_card_costs_what_is_printed_and_lands_where_it_belongs(card: dict[str, Any]) -> None:
    bought = buy(card["id"])
    discount = "queens" in FACTS["card_facts"].get(card["id"], {}).get("discount_boroughs", [])
    assert paid(bought, card["id"]) == card["cost"] - discount
    if card["kind"] == "keep":
        assert card["id"] in [held.card.id for held in bought.state.monsters[0].cards]
    elif bought.question and bought.question.rule != card["id"]:
        assert card["id"] in [each.id for each in bought.state.discard]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_a_card_is_offered_to_whoever_can_pay_it(card: dict[str, Any]) -> None:
    price = card["cost"] - ("queens" in FACTS["card_facts"].get(card["id"], {}).get("discount_boroughs", []))
    for energy in {price - 1, price} - {-1}:
        done = {"destroyed": ["jet", "tank"]}
        t = table("buy", {"energy": energy}, {"tokens": {"web": 2}}, row=[card["id"]], facts=done)
        options = list(t.question.options) if t.question and t.question.kind == "buy" else []
        assert (f"buy {card['id']}" in options) == (energy == price)


@pytest.mark.parametrize(("card", "name", "value"), DETAILS, ids=[f"{id}-{name}" for id, name, _ in DETAILS])
def test_a_card_does_what_its_facts_say(card: str, name: str, value: Any) -> None:
    CHECKS[name](card, value)


def test_no_check_is_without_a_fact() -> None:
    assert set(CHECKS) == {name for _, name, _ in DETAILS}


def test_a_card_without_a_fact_for_it_gives_nothing_on_being_bought() -> None:
    gains = {"scored": "vp", "gained": "energy", "healed": "heal", "damaged": "damage_self"}
    for card in CARDS:
        facts = " ".join(FACTS["card_facts"].get(card["id"], {}))
        bought = buy(card["id"], deck=["hunter" if card["id"] == "stomp" else "stomp"])
        for kind, name in gains.items():
            told = name in facts or name.split("_")[0] in facts
            assert told or not total(bought, kind, card["id"]), f"{card['id']}: {kind}"


# -- tiles and tokens --------------------------------------------------------------------------------


def numbers(tile: Tile) -> dict[str, Any]:
    """A tile in the words of the rules document."""
    return {"durability": tile.durability, "reward": {"kind": tile.reward, "amount": tile.amount}}


@pytest.mark.parametrize("tile", FACTS["tiles"], ids=lambda tile: tile["id"])
def test_a_tile_has_its_count_durability_reward_and_unit(tile: dict[str, Any]) -> None:
    found = TILES[tile["id"]]
    unit = unit_behind(found)
    assert COUNTS[tile["id"]] == tile["count"]
    assert numbers(found) == {key: tile[key] for key in ("durability", "reward")}
    assert unit.id == tile["unit"]["id"]
    assert numbers(unit) == {key: tile["unit"][key] for key in ("durability", "reward")}


def test_the_tiles_add_up() -> None:
    totals = FACTS["tile_totals"]
    assert [building.id for building in BUILDINGS] == [tile["id"] for tile in FACTS["tiles"]]
    units: Counter[str] = Counter()
    for building in BUILDINGS:
        units[unit_behind(building).id] += COUNTS[building.id]
        units[building.id.rpartition("-")[0]] += COUNTS[building.id]
    assert {"tiles": sum(COUNTS.values()), "stacks": totals["stacks"], **units} == totals


def test_every_borough_begins_with_its_stacks() -> None:
    city = cast(City, Table(GAME, 2, 1).state.extra)
    start = FACTS["start"]
    for borough in BOROUGHS:
        stacks = city.boroughs[borough].stacks
        assert len(stacks) == start["stacks_per_borough"]
        assert all(1 + stack.below == start["tiles_per_stack"] for stack in stacks)
    assert len(BOROUGHS) * start["stacks_per_borough"] == FACTS["tile_totals"]["stacks"]


def test_the_tokens_are_those_of_the_list() -> None:
    assert {token["id"]: token["count"] for token in FACTS["tokens"]} == TOKENS
    assert sum(TOKENS.values()) == FACTS["token_total"]


@pytest.mark.parametrize(("card", "token"), [("webspinner", "web"), ("curse", "jinx")])
def test_no_token_is_given_beyond_the_stock(card: str, token: str) -> None:
    inside = {"at": "manhattan-lower", "tokens": {token: TOKENS[token] - 1}}
    t = resolve("attack", {"cards": [card]}, inside)
    assert t.state.monsters[1].tokens == {token: TOKENS[token]}
    full = {"at": "manhattan-lower", "tokens": {token: TOKENS[token]}}
    assert resolve("attack", {"cards": [card]}, full).state.monsters[1].tokens == {token: TOKENS[token]}


# -- start, limits, income ---------------------------------------------------------------------------


def test_monsters_faces_and_phases_are_those_of_the_list() -> None:
    assert GAME.names == tuple(monster["id"] for monster in FACTS["monsters"])
    assert GAME.faces == tuple(face["id"] for face in FACTS["dice"]["faces"])
    assert len(GAME.faces) == FACTS["dice"]["sides"]
    phases = [phase["id"] for phase in FACTS["turn_phases"]]
    assert [phase.__name__ for phase in GAME.turn_phases][: len(phases)] == phases
    assert GAME.players == (FACTS["players"]["min"], FACTS["players"]["max"])
    assert GAME.dice == FACTS["dice"]["black"]
    assert GAME.id == FACTS["game"]["id"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_starts_as_the_rules_say(seats: int) -> None:
    t = Table(GAME, seats, 1)
    start = FACTS["start"]
    for monster in t.state.monsters:
        found = (monster.life, monster.vp, monster.energy, len(monster.cards), len(monster.tokens))
        assert found == tuple(start[key] for key in ("life", "vp", "energy", "cards", "tokens"))
    assert len([card for card in t.state.row if card]) == start["row_size"] == FACTS["shop"]["row_size"]
    rolls = [event for event in t.log if event.kind == "rolled"]
    assert rolls
    assert all(event.amount == len(start["first_player"]["dice"]) for event in rolls)
    first = list(t.question.options) if t.question else []
    assert first == [f"place {borough['id']}" for borough in FACTS["boroughs"] if borough["start_allowed"]]


def test_the_limits_are_those_of_the_list() -> None:
    limits, shop_facts = FACTS["limits"], FACTS["shop"]
    assert GAME.life == limits["life_max"] == limits["life_max_with_carapace"] - 2
    assert GAME.winning_vp == limits["vp_max"] == FACTS["win"]["vp"]
    assert limits["subway_moves_per_turn"] == MOST_MOVES
    assert GAME.sweep_cost == shop_facts["sweep_cost"]
    assert GAME.rerolls(shop("stomp"), shop("stomp").state.me) == limits["rerolls"]
    dice = table("roll", {"cards": ["extra-head", "natural-selection"]}).state.dice
    assert len(dice) == limits["dice_max"]
    assert total(resolve("energy " * 6, {"energy": 500}), "gained", "NY-ENERGY-1") == 6  # no upper limit


def test_points_stop_at_both_ends_of_the_dial() -> None:
    assert buy("brooklyn-bridge").state.monsters[0].vp == 9
    t = table("buy", {"vp": 18}, row=["brooklyn-bridge"])
    t.answer("buy brooklyn-bridge")
    assert t.state.monsters[0].vp == FACTS["limits"]["vp_max"]
    loses = resolve("ouch ouch ouch", {}, {"vp": 2}, statue="rob")
    assert loses.state.monsters[1].vp == FACTS["limits"]["vp_min"]


def test_life_stops_at_nothing() -> None:
    t = resolve("attack " * 6, {}, {"at": "manhattan-lower", "life": 2})
    assert t.state.monsters[1].life == FACTS["limits"]["life_min"]


def test_the_boroughs_are_those_of_the_list() -> None:
    boroughs = by_id(FACTS["boroughs"])
    assert tuple(boroughs) == BOROUGHS
    assert tuple(id for id, borough in boroughs.items() if borough["outer"]) == OUTER
    zones = [zone["id"] for zone in FACTS["manhattan"]["zones"]]
    assert tuple(f"manhattan-{zone}" for zone in zones) == TRACK
    assert frozenset({*TRACK, *TRACK_5_6}) == MANHATTAN_SPACES


@pytest.mark.parametrize("advanced", ["on", "off"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_manhattan_holds_as_many_as_the_rules_say(seats: int, advanced: str) -> None:
    rule, borough = FACTS["advanced_rule"], by_id(FACTS["boroughs"])["manhattan"]
    t = Table(GAME, seats, 1, {"advanced": advanced})
    two = advanced == "on" and seats >= rule["min_living_monsters"]
    assert capacity(t) == (borough["capacity_advanced"] if two else borough["capacity"])
    assert (seats in rule["players"]) == (seats >= rule["min_living_monsters"])


@pytest.mark.parametrize("track", [TRACK, TRACK_5_6], ids=["2-4", "5-6"])
def test_a_zone_pays_its_income_on_both_tracks(track: tuple[str, ...]) -> None:
    zones = FACTS["manhattan"]["zones"]
    for zone, space in zip(zones, track, strict=True):
        monsters: dict[str, dict[str, str]] = {"kong": {"at": space}, "rob": {}, "mantis": {}, "sheriff": {}}
        monsters["drakonis"] = {"at": "manhattan-upper"} if track is TRACK_5_6 else {}
        t = table("earnings", {}, monsters=monsters)
        income = {"vp": total(t, "scored", "NY-EARN-1"), "energy": total(t, "gained", "NY-EARN-1")}
        assert income == zone["income"]
    assert tuple((zone["income"]["vp"], zone["income"]["energy"]) for zone in zones) == INCOME


def test_entering_pays_its_point() -> None:
    t = table("move", {})
    assert t.state.monsters[0].place == f"manhattan-{FACTS['manhattan']['entry_zone']}"
    assert total(t, "scored", "NY-MANHATTAN-2") == FACTS["manhattan"]["entry_vp"]


def test_the_goal_cards_pay_what_they_say() -> None:
    goals, celebrity = by_id(FACTS["goal_cards"]), FACTS["celebrity"]
    assert set(goals) == {SUPERSTAR, STATUE}
    star, statue = goals[SUPERSTAR], goals[STATUE]
    for results in range(1, 7):
        t = resolve("celebrity " * results, {})
        extra = results - star["needed"]
        gained = star["vp_on_taking"] + extra * star["vp_per_extra_result"] if extra >= 0 else 0
        assert total(t, "scored", "NY-CELEB-3") == gained
        owner = resolve("celebrity " * results, {}, superstar="kong")
        assert total(owner, "scored", "NY-CELEB-4") == results * celebrity["owner_vp_per_result"]
    assert (star["needed"], star["vp_on_taking"]) == (celebrity["needed"], celebrity["vp_on_taking"])
    t = resolve("ouch " * statue["needed"], {}, statue="rob")
    assert total(t, "scored", "NY-GOAL-2") == statue["vp_on_taking"]
    assert total(t, "lost-vp", "NY-GOAL-3", 1) == -statue["vp_on_losing"]


def test_attack_damage_is_worked_out_in_order() -> None:
    cards = ["antimatter-pellets", "shadow-double", "tesla-antennae"]
    inside = {"at": "manhattan-lower", "life": 9}
    assert len(FACTS["attack_damage_order"]) == 4
    t = resolve("attack", {"cards": cards[1:], "life": 5}, inside)
    assert total(t, "damaged", "NY-ATTACK-1", 1) == (1 + 1) * 2


def test_the_phases_are_met_in_their_order() -> None:
    t = setting(GAME.id, 0, 3).table()
    seen = list(dict.fromkeys(each.state.phase for each in walk(t, Player(0)) if each.state.turn == 1))
    assert seen == sorted(seen)
