"""The numbers of King of Tokyo are those of the rules document: cards, dice, places, limits, editions."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final, cast

import pytest

from kaiju.core.game import ANY_MONSTER
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.tokyo.board import BAY, CITY, TOKYO, Board
from kaiju.tokyo.cards.modern import MODERN
from kaiju.tokyo.faces import CLAW
from kaiju.tokyo.tokens import POISON, TOKENS
from kaiju.words import Words
from tests import ROOT
from tests.support.positions import at

DOCUMENT = ROOT / "docs" / "rules" / "king-of-tokyo.json"
FACTS: dict[str, Any] = json.loads(DOCUMENT.read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = FACTS["cards"]
LATER: dict[str, Any] = FACTS["edition_2016"]
FIRST: Final = GAMES["king-of-tokyo"]
MODERN_GAME: Final = FIRST.edition({"edition": "2016"})
NAMES: Final = ("alienoid", "the-king", "giga-zaur", "meka-dragon", "kraken", "cyber-bunny")
SAME_RULE: Final = {"healing-ray", "omnivore"}
"""Cards that are only worded anew: what the later edition says is what was ruled for the first."""

each_card = pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])


def table(phase: str, me: dict[str, Any], *others: dict[str, Any], **position: Any) -> Table:
    """The first Monster has the turn; the others sit clockwise from it."""
    monsters = dict(zip(NAMES, (me, *(others or ({},))), strict=False))
    return at(FIRST, {"monsters": monsters, "phase": phase, **position}, "facts")


def shop(card: str, energy: int, **position: Any) -> Table:
    """A Monster with so much energy sees a card in the row."""
    return table("buy", {"energy": energy, "life": 6}, {}, {}, row=[card], **position)


def total(t: Table, kind: str, cause: str, seat: int = 0) -> int:
    """How much was told of a seat, by the events of a kind and cause."""
    return sum(e.amount for e in t.log if e.kind == kind and e.cause == cause and e.seat == seat)


def causes(t: Table) -> list[str]:
    """Why everything happened, in order."""
    return [event.cause for event in t.log]


# -- cards -------------------------------------------------------------------------------------------


def test_the_cards_are_those_of_the_list() -> None:
    assert sorted(FIRST.cards) == sorted(MODERN_GAME.cards) == sorted(card["id"] for card in CARDS)
    assert (len(FIRST.cards), sum(card.copies for card in FIRST.cards.values())) == (64, 66)
    assert FACTS["market"]["deck_size"] == 66
    kinds = Counter({"keep": 0, "discard": 0})
    for card in FIRST.cards.values():
        kinds["keep" if card.keep else "discard"] += card.copies
    assert kinds == {"keep": 48, "discard": 18}
    assert [id for id, card in FIRST.cards.items() if card.copies > 1] == ["extra-head", "evacuation-orders"]


@each_card
def test_a_card_has_its_kind_cost_and_copies(card: dict[str, Any]) -> None:
    found = FIRST.card(card["id"])
    assert ("keep" if found.keep else "discard", found.cost, found.copies) == (
        card["kind"],
        card["cost"],
        card["copies"],
    )


@each_card
def test_a_card_of_the_later_edition_has_its_kind_cost_and_copies(card: dict[str, Any]) -> None:
    found, old = MODERN_GAME.card(card["id"]), FIRST.card(card["id"])
    assert found.cost == LATER["cards"].get(card["id"], {}).get("cost", card["cost"])
    assert (found.keep, found.copies) == (old.keep, old.copies)


@each_card
def test_a_card_costs_what_is_printed_and_lands_where_it_belongs(card: dict[str, Any]) -> None:
    bought = shop(card["id"], 40)
    bought.answer(f"buy {card['id']}")
    assert total(bought, "paid", card["id"]) == card["cost"]
    me = bought.state.monsters[0]
    if card["kind"] == "discard":
        assert card["id"] in [each.id for each in bought.state.discard]
    else:
        assert card["id"] in [held.printed.id for held in me.cards]
        assert [held.paid for held in me.cards] == [card["cost"]]


@each_card
def test_a_card_is_offered_to_whoever_can_pay_it(card: dict[str, Any]) -> None:
    for energy in (card["cost"] - 1, card["cost"]):
        t = shop(card["id"], energy)
        offered = list(t.question.options) if t.question and t.question.kind == "buy" else []
        assert (f"buy {card['id']}" in offered) == (energy == card["cost"])


# -- the edition of 2016 -----------------------------------------------------------------------------


def test_only_the_cards_that_changed_are_other_cards() -> None:
    changed = {id for id, facts in LATER["cards"].items() if "effect" in facts or "cost" in facts}
    assert {card.id for card in MODERN} | SAME_RULE == changed
    for id, card in MODERN_GAME.cards.items():
        assert (card is FIRST.card(id)) == (id not in {each.id for each in MODERN})


def test_the_cards_that_were_renamed_have_their_names() -> None:
    words = Words()
    names = {card["id"]: (card["name"]["en"], card["name_2016"] or card["name"]["en"]) for card in CARDS}
    for id, (first, later) in names.items():
        assert (words.card(FIRST.dialect, id), words.card(MODERN_GAME.dialect, id)) == (first, later)
    renamed = {id: facts["name"] for id, facts in LATER["cards"].items() if "name" in facts}
    assert {id: names[id][1] for id in renamed} == renamed


def test_the_monsters_are_those_of_each_edition() -> None:
    words = Words()
    assert FIRST.names == tuple(monster["id"] for monster in FACTS["monsters"])
    assert [words.name("monster", id, MODERN_GAME.dialect) for id in MODERN_GAME.names] == LATER["monsters"]


@pytest.mark.parametrize(("game", "facts"), [(FIRST, FACTS), (MODERN_GAME, LATER)], ids=["first", "2016"])
def test_the_phases_are_those_of_each_edition(game: Any, facts: dict[str, Any]) -> None:
    assert [phase.__name__ for phase in game.turn_phases] == [*facts["turn"], "pass_turn"]


def test_only_the_later_edition_enters_an_empty_tokyo_without_a_claw() -> None:
    assert FACTS["tokyo"]["enter_empty_needs_claw"]
    assert not LATER["enter_empty_needs_claw"]
    quiet = {"dice": "1 1 2 2 3 3"}
    assert table("resolve", {}, {}, **quiet).state.monsters[0].place not in TOKYO
    later = table("resolve", {}, {}, options={"edition": "2016"}, **quiet)
    assert later.state.monsters[0].place == CITY


# -- dice, order, tokens -----------------------------------------------------------------------------


def test_dice_faces_and_rolls_are_those_of_the_list() -> None:
    dice = FACTS["dice"]
    assert FIRST.faces == tuple(dice["faces"])
    assert FIRST.dice == dice["base"] == dice["black"]
    t = table("start", {})
    assert len(t.state.dice) == dice["base"]
    assert FIRST.rerolls(t, t.state.me) == dice["rerolls_per_turn"] == dice["rolls_per_turn"] - 1
    heads = table("start", {"cards": ["extra-head", "extra-head"]})
    assert len(heads.state.dice) == dice["black"] + dice["green"]


def test_there_are_never_fewer_dice_than_none() -> None:
    t = table("start", {"tokens": {"shrink": 9}}, {})
    assert FIRST.dice_count(t, t.state.monsters[0]) == FACTS["limits"]["dice_min"]
    assert "rolled" not in [event.kind for event in t.log if event.seat == 0]


def test_dice_are_resolved_in_their_order() -> None:
    order = {"numbers": "KT-VP-1", "energy": "KT-ENERGY-1", "hearts": "KT-HEART-1", "claws": "KT-ATTACK-1"}
    t = table("resolve", {"life": 5}, {"at": CITY}, dice="claw heart energy 1 1 1")
    assert [cause for cause in causes(t) if cause in order.values()] == [
        order[kind] for kind in FACTS["resolve_order"]
    ]


@pytest.mark.parametrize("energy", [0, 6])
def test_the_end_of_a_turn_goes_in_its_order(energy: int) -> None:
    cards = ["solar-powered", "herbivore", "energy-hoarder", "rooting-for-the-underdog", "metamorph"]
    me = {"energy": energy, "life": 5, "cards": cards, "tokens": {POISON: 1}}
    t = table("end", me, {"vp": 19}, {"vp": 20, "at": CITY}, facts={"ones": True})
    assert t.question is not None
    assert t.question.kind == "sell", "the sale comes first"
    t.answer("sell metamorph" if energy else "done")
    if t.question is not None and t.question.kind == "sell":
        t.answer("done")
    named = {"KT-TOKEN-1": "poison", FIRST.points_rule: "victory-check"}
    told = [named.get(cause, cause) for cause in causes(t)]
    order = [step for step in FACTS["end_order"] if step in told]
    assert [step for step in dict.fromkeys(told) if step in order] == order
    assert {"rooting-for-the-underdog", "herbivore", "poison", "victory-check"} < set(order)
    assert ("energy-hoarder" in order, "solar-powered" in order) == (energy == 6, energy == 0)


def test_another_turn_is_decided_after_the_victory_check() -> None:
    assert FACTS["end_order"][-2:] == ["victory-check", "freeze-time"]
    me = {"cards": ["freeze-time"], "life": 5}
    asked = table("end", me, facts={"ones": True}).question
    assert asked is not None
    assert asked.rule == "freeze-time"
    assert table("end", me, {"vp": 20}, facts={"ones": True}).state.over


def test_the_tokens_are_those_of_the_list_and_never_run_out() -> None:
    tokens = FACTS["tokens"]
    assert {id: tokens[id] for id in TOKENS} == TOKENS
    assert sum(TOKENS.values()) == tokens["total"]
    assert not tokens["limit_effects"]
    many = {"tokens": {POISON: TOKENS[POISON]}, "at": CITY}
    t = table("resolve", {"cards": ["poison-spit"]}, many, dice="claw")
    assert t.state.monsters[1].tokens[POISON] == TOKENS[POISON] + 1


# -- start, limits, Tokyo ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "2016"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_starts_as_the_rules_say(seats: int, edition: str) -> None:
    t = Table(FIRST, seats, 1, {"edition": edition})
    start = FACTS["start"]
    for monster in t.state.monsters:
        found = (monster.life, monster.vp, monster.energy, len(monster.cards))
        assert found == tuple(start[key] for key in ("life", "vp", "energy", "cards"))
        assert monster.place not in TOKYO
    assert len([card for card in t.state.row if card]) == FACTS["market"]["face_up"]
    assert sum(t.state.deck.values()) == FACTS["market"]["deck_size"] - FACTS["market"]["face_up"]
    assert FIRST.players == (FACTS["players"]["min"], FACTS["players"]["max"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_bay_is_open_as_the_rules_say(seats: int) -> None:
    bay = FACTS["bay"]
    boards = {
        value: cast(Board, Table(FIRST, seats, 1, {"bay": value} if value else {}).state.extra)
        for value in ("", "on", "off")
    }
    assert bay["default_on"]
    assert boards[""].bay == boards["on"].bay == (seats >= bay["min_players_at_start"])
    assert not boards["off"].bay


def test_bay_closes_below_its_number_of_monsters() -> None:
    dying = [{"life": 1}, {}, {}, {}]
    t = table("resolve", {"at": CITY}, *dying, dice="claw", bay="open")
    board = cast(Board, t.state.extra)
    assert len(t.state.living()) == FACTS["bay"]["min_monsters"] - 1
    assert not board.bay


def test_the_places_are_those_of_the_list() -> None:
    assert [place["id"] for place in FACTS["places"]] == [CITY, BAY]
    assert {place["capacity"] for place in FACTS["places"]} == {1}


def test_tokyo_pays_what_it_says() -> None:
    tokyo = FACTS["tokyo"]
    assert total(table("resolve", {}, dice="claw"), "scored", "KT-TOKYO-3") == tokyo["vp_enter"]
    assert total(table("start", {"at": CITY}), "scored", "KT-START-1") == tokyo["vp_start_of_turn"]


def test_in_tokyo_cards_heal_and_dice_do_not() -> None:
    tokyo = FACTS["tokyo"]
    rolled = table("resolve", {"at": CITY, "life": 5}, dice="heart heart")
    assert (rolled.state.monsters[0].life > 5) == tokyo["heal_with_dice"]
    t = table("buy", {"at": CITY, "life": 5, "energy": 3}, row=["heal"])
    t.answer("buy heal")
    assert (t.state.monsters[0].life > 5) == tokyo["heal_with_cards"]


def test_the_limits_are_those_of_the_list() -> None:
    limits = FACTS["limits"]
    assert FIRST.life == limits["life_max"]
    assert FIRST.winning_vp == limits["vp_max"] == FACTS["win"]["vp"]
    assert FIRST.sweep_cost == FACTS["market"]["sweep_cost"]
    assert FIRST.row_size == FACTS["market"]["face_up"]
    big = table("buy", {"life": 10, "energy": 4}, row=["even-bigger"])
    big.answer("buy even-bigger")
    assert big.state.monsters[0].life == limits["life_max_with_even_bigger"]
    assert total(table("resolve", {"energy": 500}, dice="energy " * 6), "gained", "KT-ENERGY-1") == 6
    assert table("resolve", {"vp": 19}, dice="3 3 3").state.monsters[0].vp == limits["vp_max"]
    swept = table("buy", {"energy": 7}, {"vp": 3}, row=["evacuation-orders"])
    swept.answer("buy evacuation-orders")
    assert swept.state.monsters[1].vp == limits["vp_min"]
    hit = table("resolve", {}, {"at": CITY, "life": 2}, {}, dice="claw " * 6)
    assert hit.state.monsters[1].life == limits["life_min"]


def test_the_variants_are_those_of_the_list() -> None:
    variants = FACTS["variants"]
    options = FIRST.options_by_name
    named = {"random": "random", "chosen": ANY_MONSTER, "most-claws": "roll"}
    assert {named[way] for way in variants["start_player"]} == set(options["first"])
    assert set(variants["edition"]) == set(options["edition"])
    t = table("start", {}, options={"beginner": "on"})
    assert FIRST.rerolls(t, t.state.me) == variants["beginner"]["rolls_per_turn"] - 1
    assert (FIRST.locked(t, t.state.me) == [CLAW]) == variants["beginner"]["claws_must_be_kept"]
