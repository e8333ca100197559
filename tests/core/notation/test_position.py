"""Positions of scenarios: words that mean nothing and what no game can come to are refused, never ignored."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kaiju.core.errors import Nonsense
from kaiju.core.notation.position import set_up
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.nonsense import said

NEW_YORK, TOKYO = "king-of-new-york", "king-of-tokyo"
TWO = {TOKYO: ("kraken", "alienoid"), NEW_YORK: ("kong", "rob")}
FIVE: dict[str, dict[str, Any]] = {
    name: {} for name in ("kraken", "alienoid", "giga-zaur", "the-king", "meka-dragon")
}
MODERN: dict[str, dict[str, Any]] = {"alienoid": {}, "giga-zaur": {}, "the-king": {}}

Position = dict[str, Any]

IMPOSSIBLE: list[tuple[str, Position, Position, str]] = [
    # words and pieces that do not exist
    (NEW_YORK, {"at": "qeens"}, {}, "There is no place “qeens”. Did you mean “queens”"),
    (NEW_YORK, {"at": "manhattan"}, {}, "no place “manhattan”"),
    (NEW_YORK, {"tokens": {"webs": 2}}, {}, "no token “webs”. Did you mean “web”"),
    (NEW_YORK, {"lives": 3}, {}, "no entry “lives”. Did you mean “alive”"),
    (NEW_YORK, {"cards": ["subway"]}, {}, "subway is not a Keep card"),
    (NEW_YORK, {"tokens": {"web": 14}}, {}, "14 web tokens.* only 13"),
    (NEW_YORK, {}, {"row": ["leveler", "stomp", "hunter", "diva"]}, "The row has at most 3 cards, not 4"),
    (NEW_YORK, {}, {"facts": {"ocupied": False}}, "Did you mean “occupied”"),
    (NEW_YORK, {}, {"boroughs": {"queens": {"unit": ["jet"]}}}, "Did you mean “units”"),
    (NEW_YORK, {}, {"boroughs": {"queens": {"units": ["hospital-2"]}}}, "no Unit “hospital-2”"),
    (NEW_YORK, {}, {"boroughs": {"queens": {"stacks": ["hospital-2 +3"]}}}, r"`hospital-2 \+2`"),
    (NEW_YORK, {}, {"boroughs": {"queens": {"stacks": ["high-rise-1"] * 4}}}, "at most 3 stacks, not 4"),
    (NEW_YORK, {}, {"units": {"kong": ["tank"] * 10}}, "only 9 tiles are left"),
    (NEW_YORK, {}, {"phase": "deal"}, "A turn has no phase “deal”"),
    (NEW_YORK, {}, {"extra_turns": [{"kong": "leveler"}]}, "No card “leveler” gives a turn"),
    (NEW_YORK, {}, {"effects": [{"kong": "leveler"}]}, "No card “leveler” has an effect that lasts"),
    (NEW_YORK, {}, {"options": {"advanced": "perhaps"}}, "no value “perhaps”. What fits is off or on"),
    (TOKYO, {"at": "tokyo"}, {}, "no place “tokyo”"),
    (TOKYO, {"tokens": {"smoke": 1}}, {}, "no token “smoke”"),
    (TOKYO, {}, {"facts": {"one": True}}, "no entry “one”. Did you mean “ones”"),
    (TOKYO, {}, {"bay": "shut"}, "Tokyo Bay cannot be “shut”"),
    (TOKYO, {}, {"options": {"edition": 2017}}, "no value “2017”. .* What fits is 2016 or first"),
    (TOKYO, {}, {"monsters": {"kong": {}, "kraken": {}}}, "no Monster “kong”"),
    (TOKYO, {}, {"monsters": {"kraken": {}}}, "2 to 6 Monsters play, not 1"),
    (TOKYO, {}, {"monsters": ["kraken", "alienoid"]}, "monsters: A map .* not a list"),
    # numbers
    (NEW_YORK, {"life": "7"}, {}, "monsters, kong, life: The number 7 is written without quotes"),
    (NEW_YORK, {"life": True}, {}, "A whole number belongs here, not true"),
    (NEW_YORK, {"energy": 1.5}, {}, "A whole number belongs here, not the number 1.5"),
    (NEW_YORK, {"life": -4}, {}, "A number from 0 to 999 belongs here, not -4"),
    (TOKYO, {"energy": 1000}, {}, "A number from 0 to 999 belongs here, not 1000"),
    (NEW_YORK, {"vp": 21}, {}, "A number from 0 to 20"),
    # what lies in two places
    (NEW_YORK, {"cards": ["leveler", "leveler"]}, {}, "leveler lies in kong and kong.* only 1"),
    (NEW_YORK, {"cards": ["leveler"]}, {"row": ["leveler"]}, "in row and kong"),
    (NEW_YORK, {}, {"row": ["leveler"], "discard": ["leveler"]}, "in row and discard"),
    (NEW_YORK, {}, {"row": ["leveler"], "deck": ["leveler"]}, "in row and deck"),
    (TOKYO, {"cards": ["extra-head", "extra-head", "extra-head"]}, {}, "only 2 of it"),
    (TOKYO, {}, {"top": "wings", "seen": ["kraken"], "row": ["wings"]}, "wings cannot be the top card"),
    (TOKYO, {}, {"seen": ["kraken"]}, "`top` is missing"),
    # what is not owned
    (
        NEW_YORK,
        {"counters": {"carapace": 3}},
        {},
        "kong, counters: kong does not own the card carapace",
    ),
    (NEW_YORK, {"cards": ["leveler"], "counters": {"leveler": 3}}, {}, "leveler, which takes no counters"),
    (NEW_YORK, {"cards": ["carapace"], "counters": {"carapace": 16}}, {}, "at most 15 counters"),
    (
        TOKYO,
        {"cards": ["smoke-cloud"], "counters": {"smoke-cloud": 0}},
        {},
        "Nothing is left on smoke-cloud, which kraken would then have discarded",
    ),
    (TOKYO, {"paid": {"wings": 5}}, {}, "monsters, kraken, paid: kraken does not own the card wings"),
    (TOKYO, {}, {"mimics": {"kraken": "wings alienoid"}}, "alienoid does not own wings"),
    (TOKYO, {"cards": ["wings"]}, {"mimics": {"kraken": "wings kraken"}}, "owns no card that could copy"),
    (TOKYO, {"cards": ["mimic"]}, {"mimics": {"kraken": "mimic kraken"}}, "kraken cannot copy mimic"),
    # Life
    (NEW_YORK, {"life": 11}, {}, "kong has 11 life: with its cards it has from 1 to 10"),
    (TOKYO, {"life": 13, "cards": ["even-bigger"]}, {}, "from 1 to 12"),
    (TOKYO, {"life": 0}, {}, "or it is not alive"),
    # whoever is out keeps nothing
    (
        TOKYO,
        {},
        {"monsters": {"kraken": {}, "alienoid": {"alive": False, "life": 3}}},
        "not alive and has an entry “life”",
    ),
    (TOKYO, {}, {"monsters": {"kraken": {}, "alienoid": {"alive": False, "energy": 3}}}, "an entry “energy”"),
    (TOKYO, {}, {"monsters": {"kraken": {}, "alienoid": {"alive": False, "at": "outside"}}}, "an entry “at”"),
    (
        TOKYO,
        {},
        {"monsters": {"kraken": {}, "alienoid": {"alive": False, "cards": ["wings"]}}},
        "entry “cards”",
    ),
    (TOKYO, {"alive": False}, {}, "the turn of kraken, who is out of the game"),
    (
        NEW_YORK,
        {"alive": False},
        {"turn": "rob", "superstar": "kong"},
        "kong is not alive and owns a goal card",
    ),
    (NEW_YORK, {"alive": False}, {"turn": "rob", "effects": [{"kong": "subway"}]}, "has no turns or effects"),
    # the board
    (TOKYO, {"at": "tokyo-bay"}, {}, "kraken is in tokyo-bay, which is closed"),
    (TOKYO, {}, {"bay": "open"}, "Tokyo Bay cannot be open"),
    (TOKYO, {}, {"monsters": FIVE, "options": {"bay": False}, "bay": "open"}, "the option `bay: on`"),
    (
        TOKYO,
        {},
        {"monsters": FIVE | {"kraken": {"alive": False}}, "turn": "alienoid", "bay": "open"},
        "five living",
    ),
    (
        TOKYO,
        {},
        {"monsters": MODERN, "options": {"edition": 2016, "duel": True}},
        "options, duel: This is for 2 Monsters, not for 3",
    ),
    # dice
    (NEW_YORK, {}, {"phase": "resolve", "dice": "ouch " * 9}, "9 dice, but no Monster rolls more than 8"),
    (TOKYO, {}, {"phase": "resolve", "dice": "claw " * 10}, "10 dice, but no Monster rolls more than 9"),
    (TOKYO, {}, {"phase": "resolve", "dice": "- claw"}, "No die is ever discarded"),
    (TOKYO, {}, {"phase": "buy", "resolved": "claw"}, "`resolved` and `added` tell nothing"),
    (TOKYO, {}, {"phase": "resolve", "added": "claw"}, "`resolved` and `added` tell nothing"),
    (NEW_YORK, {"at": "manhattan-lower-5-6"}, {}, "does not use the track for 5–6"),
]


def position(game: str, monster: Position, others: Position) -> Position:
    """Two Monsters, the first of them as given."""
    first, second = TWO[game]
    return {"monsters": {first: monster, second: {}}, **others}


@pytest.mark.parametrize(("game", "monster", "others", "sentence"), IMPOSSIBLE, ids=str)
def test_an_impossible_position_is_refused(
    game: str, monster: Position, others: Position, sentence: str
) -> None:
    set_up(GAMES[game], position(game, {}, {}))
    with pytest.raises(Nonsense) as refusal:
        set_up(GAMES[game], position(game, monster, others))
    assert re.search(sentence, said(refusal.value))


@pytest.mark.parametrize("place", ["tokyo-city", "tokyo-bay"])
def test_two_monsters_do_not_fit_into_one_place_of_tokyo(place: str) -> None:
    both = FIVE | {"kraken": {"at": place}, "the-king": {"at": place}}
    with pytest.raises(Nonsense) as refusal:
        set_up(GAMES[TOKYO], {"monsters": both})
    assert f"kraken and the-king are in {place}" in said(refusal.value)


def test_two_monsters_do_not_fit_onto_one_space_of_manhattan() -> None:
    names = GAMES[NEW_YORK].names[:5]
    city: dict[str, Position] = {name: {} for name in names}
    place = {"at": "manhattan-upper"}
    with pytest.raises(Nonsense) as refusal:
        set_up(GAMES[NEW_YORK], {"monsters": city | {names[0]: place, names[1]: place}})
    assert "are in manhattan-upper, which has room for 1" in said(refusal.value)
    tracks = city | {names[0]: place, names[1]: {"at": "manhattan-upper-5-6"}}
    assert set_up(GAMES[NEW_YORK], {"monsters": tracks})
    with pytest.raises(Nonsense) as refusal:
        set_up(GAMES[NEW_YORK], {"monsters": tracks, "options": {"advanced": False}})
    assert "are in manhattan, which has room for 1" in said(refusal.value)


def test_three_monsters_do_not_fit_into_one_borough() -> None:
    names = GAMES[NEW_YORK].names[:3]
    with pytest.raises(Nonsense) as refusal:
        set_up(GAMES[NEW_YORK], {"monsters": {name: {"at": "queens"} for name in names}})
    assert "room for 2 Monsters" in said(refusal.value)


@pytest.mark.parametrize("edition", [2016, "2016"])
def test_an_edition_may_be_named_with_or_without_quotes(edition: int | str) -> None:
    state = set_up(GAMES[TOKYO], {"monsters": MODERN, "options": {"edition": edition}})
    assert state.options["edition"] == "2016"


def test_whoever_is_out_is_nowhere() -> None:
    state = set_up(GAMES[TOKYO], {"monsters": {"kraken": {}, "alienoid": {}, "the-king": {"alive": False}}})
    assert [monster.place for monster in state.monsters] == ["outside", "outside", ""]


def test_bay_is_closed_when_four_are_left_of_five() -> None:
    closed = {"monsters": FIVE | {"the-king": {"alive": False}}}
    for monsters, is_open in (({"monsters": FIVE}, True), (closed, False)):
        described = GAMES[TOKYO].describe(set_up(GAMES[TOKYO], monsters))
        assert described["bay"] == ("open" if is_open else "closed")


def test_a_card_that_comes_with_tokens_has_them_unless_others_are_named() -> None:
    clouds = {"kraken": {"cards": ["smoke-cloud"]}, "alienoid": {"cards": ["mimic"]}}
    state = set_up(GAMES[TOKYO], {"monsters": clouds, "mimics": {"alienoid": "smoke-cloud kraken"}})
    assert [monster.cards[0].counter for monster in state.monsters] == [3, 3]
    clouds["kraken"]["counters"] = {"smoke-cloud": 1}  # type: ignore[assignment]
    assert set_up(GAMES[TOKYO], {"monsters": clouds}).monsters[0].cards[0].counter == 1
    battery = {"alienoid": {"cards": ["monster-batteries"]}, "the-king": {}}
    state = set_up(GAMES[TOKYO], {"monsters": battery, "options": {"edition": 2016}})
    assert state.monsters[0].cards[0].counter == 6


def test_the_card_that_gave_the_present_turn_acts_in_it() -> None:
    monsters = {"kong": {"at": "queens"}, "rob": {"at": "bronx"}}
    for more in ({}, {"effects": [{"kong": "subway"}]}):
        state = set_up(GAMES[NEW_YORK], {"monsters": monsters, "source": "subway", **more})
        assert [(held.card.id, held.owner) for held in state.effects] == [("subway", 0)]


@pytest.mark.parametrize("phase", ["resolve", "buy"])
def test_a_monster_may_be_nowhere(phase: str) -> None:
    position = {
        "monsters": {"kong": {"energy": 6}, "rob": {}},
        "phase": phase,
        "row": ["tourist"],
        "dice": "destruction ouch ouch ouch",
    }
    table = Table(GAMES[NEW_YORK], seed="nowhere", state=set_up(GAMES[NEW_YORK], position))
    table.start()
    while table.question and table.state.turn < 4:
        table.answer(list(table.question.options)[-1])
    assert table.state.turn == 4
