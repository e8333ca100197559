"""What follows an answer: who gains or loses what, what is on its way then, and what comes to nothing."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.core.foresight import Effect, consequences, outlook
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.laboratory import secrets, with_another_top
from tests.support.play import Player
from tests.support.positions import NEW_YORK, TOKYO, buying, go_on, in_tokyo, rolled
from tests.support.quick import sampled


@pytest.mark.parametrize("game", GAMES)
def test_what_surely_follows_is_how_it_then_begins(game: str) -> None:
    """The real table goes on by chance; what was foretold comes first, and nothing is foretold of chance."""
    told = 0
    for seed in range(6):
        table, player = Table(GAMES[game], 3, seed=f"follows {seed}"), Player(seed)
        while table.question is not None:
            text, heard = player.choose(table.question), len(table.log)
            before = table.state.to_json()
            events = consequences(table, table.question.seat, text).events
            assert table.state.to_json() == before
            table.answer(text)
            assert table.log[heard : heard + len(events)] == events
            assert not {"rolled", "rerolled"} & {event.kind for event in events}
            told += len(events)
    assert told > 100


def test_a_purchase_is_foretold_up_to_the_card_that_is_turned_up() -> None:
    events = consequences(in_tokyo(9), 0, "buy jet-fighters").events
    assert [(event.kind, event.amount) for event in events] == [
        ("paid", 5),
        ("bought", 5),
        ("scored", 5),
        ("damaged", 4),
    ]


def test_only_whoever_is_asked_can_be_told() -> None:
    with pytest.raises(AssertionError):
        consequences(in_tokyo(9), 1, "buy jet-fighters")


def test_nothing_is_foretold_of_a_card_that_only_others_have_seen() -> None:
    kraken, king = {"energy": 1, "cards": ["made-in-a-lab"]}, {"energy": 9}
    row = ["skyscraper", "wings", "jets"]
    table = buying(TOKYO, monsters={"kraken": kraken, "the-king": king, "alienoid": {}}, row=row)
    for text in ("look", "corner-store"):
        table.answer(text)
    go_on(table)
    assert table.game.hidden(table.state, 1)
    kinds = [event.kind for event in consequences(table, 1, "buy skyscraper").events]
    assert kinds[-1] == "scored"
    assert "revealed" not in kinds
    table.answer("buy skyscraper")
    assert "revealed" in [event.kind for event in table.log]


# -- effects -----------------------------------------------------------------------------------------


def told(table: Table) -> dict[str, list[tuple[int, str, int, int]]]:
    """What is told to whoever is asked: for each answer who changes what, by how much, and what is left."""
    return {
        text: [(one.seat, one.what, one.amount, one.left) for one in found.effects if not one.where]
        for text, found in outlook(table).items()
    }


CITY: dict[str, Any] = {
    "kong": {"at": "brooklyn", "life": 8},
    "sheriff": {"at": "manhattan-lower", "life": 5},
    "mantis": {"at": "bronx", "life": 9},
}


def test_results_tell_who_is_hit_and_what_is_gained() -> None:
    boroughs = {"brooklyn": {"units": ["tank", "jet"]}, "bronx": {"units": ["jet"]}}
    dice = "attack attack ouch energy heal celebrity"
    assert told(rolled(NEW_YORK, dice, monsters=CITY, boroughs=boroughs)) == {
        "resolve energy": [(0, "energy", 1, 1)],
        "resolve attack": [(1, "life", -2, 3)],
        "resolve heal": [(0, "life", 1, 9)],
        "resolve celebrity": [],
        "resolve ouch": [(0, "life", -2, 6)],
    }


def test_three_skulls_tell_everybody_who_is_hit_and_the_statue() -> None:
    boroughs = {"brooklyn": {"units": ["tank", "jet"]}, "bronx": {"units": ["jet"]}}
    dice = "attack ouch ouch ouch energy energy"
    found = told(rolled(NEW_YORK, dice, monsters=CITY, boroughs=boroughs))
    assert found["resolve ouch"] == [
        (0, "life", -2, 6),
        (0, "vp", 3, 3),
        (2, "life", -1, 8),
        (0, "statue-of-liberty", 1, 1),
    ]


def test_whoever_loses_its_last_life_is_out() -> None:
    monsters = {**CITY, "sheriff": {"at": "manhattan-lower", "life": 2}}
    table = rolled(NEW_YORK, "attack attack energy energy destruction ouch", monsters=monsters)
    assert told(table)["resolve attack"] == [(1, "out", -2, 0)]


def test_results_of_which_nothing_comes_say_so() -> None:
    monsters = {**CITY, "kong": {"at": "brooklyn", "life": 10}}
    table = rolled(NEW_YORK, "attack celebrity heal heal energy energy", monsters=monsters)
    idle = [text for text, found in outlook(table).items() if found.idle]
    assert idle == ["resolve heal", "resolve celebrity"]


def test_an_attack_on_cards_that_react_is_told_as_not_sure() -> None:
    monsters = {
        **CITY,
        "sheriff": {"at": "manhattan-lower", "life": 2, "energy": 1, "cards": ["of-another-world"]},
    }
    table = rolled(NEW_YORK, "attack attack energy energy destruction ouch", monsters=monsters)
    assert outlook(table)["resolve attack"].effects == [Effect(1, "out", -2, 0, "", sure=False)]


def test_a_destroyed_building_tells_what_it_pays_whatever_lies_below() -> None:
    boroughs = {"brooklyn": {"stacks": ["high-rise-2 +2", "hospital-2 +2"]}}
    dice = "destruction destruction destruction energy energy energy"
    table = go_on(rolled(NEW_YORK, dice, monsters=CITY, boroughs=boroughs), "resolve")
    table.answer("resolve destruction")
    assert told(table) == {
        "destroy high-rise-2": [(0, "vp", 2, 2)],
        "destroy hospital-2": [(0, "life", 2, 10)],
    }


def attacked(life: int, dice: str = "attack ouch ouch ouch energy heal") -> Table:
    """Sheriff was attacked in Manhattan, which is full of Units, and three skulls are still on the table."""
    monsters = {**CITY, "sheriff": {"at": "manhattan-upper", "life": life + 1}}
    boroughs = {"manhattan": {"units": ["tank", "jet", "infantry"]}, "queens": {"units": ["jet"]}}
    table = rolled(NEW_YORK, dice, monsters=monsters, boroughs=boroughs)
    table.answer("resolve attack")
    assert table.question is not None
    assert (table.question.kind, table.question.seat) == ("flee", 1)
    return table


def test_staying_and_fleeing_tell_what_is_still_to_come_from_the_dice() -> None:
    found = outlook(attacked(4))
    assert found["stay"].coming == [("ouch", 3, 3)]
    assert found["flee queens"].coming == [("ouch", 3, 1)]
    assert found["flee staten-island"].coming == []
    assert not found["stay"].deadly
    assert [text for text, one in outlook(attacked(3)).items() if one.deadly] == ["stay"]
    assert [text for text, one in outlook(attacked(1)).items() if one.deadly] == ["stay", "flee queens"]


def test_skulls_that_are_all_that_is_left_are_certain() -> None:
    found = outlook(attacked(3, "attack ouch ouch ouch ouch ouch"))
    assert [text for text, one in found.items() if one.fatal] == ["stay"]
    assert found["stay"].effects[0] == Effect(1, "out", -3, 0)


def test_a_place_tells_what_it_pays_and_who_can_hit_there() -> None:
    found = outlook(attacked(4))
    assert (found["stay"].income, found["stay"].attackers) == ((2, 2), [])  # its turn comes next
    assert (found["flee bronx"].income, found["flee bronx"].attackers) == ((0, 0), [])


def test_leaving_tokyo_tells_who_moves_in() -> None:
    monsters = {"kraken": {}, "alienoid": {}, "the-king": {"at": "tokyo-city", "life": 5}}
    table = rolled(TOKYO, "claw claw 1 2 3 energy", monsters=monsters)
    found = outlook(table)
    assert found["stay"].effects == []
    assert (found["stay"].income, found["stay"].attackers) == ((2, 0), [1])
    assert found["yield"].effects == [
        Effect(2, "place", 0, 0, "outside"),
        Effect(0, "vp", 1, 1),
        Effect(0, "place", 0, 0, "tokyo-city"),
    ]
    assert found["yield"].income == (0, 0)


def test_hearts_tell_what_poison_will_still_take() -> None:
    kraken = {"life": 4, "tokens": {"poison": 2}}
    monsters = {"kraken": kraken, "the-king": {"at": "tokyo-city"}, "alienoid": {}}
    table = rolled(TOKYO, "heart heart heart 1 2 3", monsters=monsters)
    found = outlook(table)
    assert found["heal"].effects == [Effect(0, "life", 3, 7)]
    assert found["heal"].coming == [("poison", 2, 2)]
    assert found["remove poison"].effects == [Effect(0, "life", 1, 5), Effect(0, "poison", -2, 0)]
    assert found["remove poison"].coming == []


@pytest.mark.parametrize(("hearts", "word"), [(1, "fatal"), (2, "deadly")])
def test_poison_that_kills_is_warned_of(hearts: int, word: str) -> None:
    kraken = {"life": 1, "tokens": {"poison": 1 + hearts}}
    monsters = {"kraken": kraken, "the-king": {"at": "tokyo-city"}, "alienoid": {}}
    dice = " ".join([*["heart"] * hearts, *"112233"[hearts:]])
    found = outlook(rolled(TOKYO, dice, monsters=monsters))
    assert [getattr(found[text], word) for text in ("heal", "remove poison")] == [True, True]


def test_ending_the_purchases_tells_what_poison_takes() -> None:
    kraken = {"life": 6, "energy": 9, "tokens": {"poison": 2}}
    monsters = {"kraken": kraken, "the-king": {"at": "tokyo-city"}, "alienoid": {}}
    assert told(buying(TOKYO, monsters=monsters))["done"] == [(0, "life", -2, 4)]


def test_a_purchase_tells_what_is_left_and_what_it_brings() -> None:
    assert told(in_tokyo(9))["buy jet-fighters"] == [
        (0, "life", -4, 5),
        (0, "vp", 5, 7),
        (0, "energy", -5, 4),
    ]


@pytest.mark.parametrize(
    ("card", "damage", "idle"), [("photo-op", 0, True), ("photo-op", 2, False), ("next-stage", 0, False)]
)
def test_a_card_that_can_do_nothing_says_so(card: str, damage: int, idle: bool) -> None:
    dice = " ".join(["attack"] * damage + ["energy"] * (6 - damage))
    monsters = {**CITY, "kong": {"at": "brooklyn", "energy": 20, "vp": 3}}
    table = go_on(rolled(NEW_YORK, dice, monsters=monsters, row=[card, "brooklyn-bridge", "central-park"]))
    assert outlook(table)[f"buy {card}"].idle is idle
    assert not outlook(table)["buy central-park"].idle


def test_a_card_that_copies_says_that_there_is_nothing_to_copy() -> None:
    row = ["mimic", "wings", "heal"]
    for cards, idle in (([], True), (["jets"], False)):
        monsters = {"kraken": {"energy": 20, "life": 10}, "the-king": {"cards": cards}}
        found = outlook(buying(TOKYO, monsters=monsters, row=row))
        assert (found["buy mimic"].idle, found["buy wings"].idle) == (idle, False)
        assert found["buy heal"].idle  # at full life


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_is_what_then_happens(game: str) -> None:
    """As far as it goes: what is sure is true of the real table when it next asks anybody, or before."""
    seen = 0
    for seed in range(6):
        table, player = Table(GAMES[game], 4, seed=f"told {seed}"), Player(seed)
        table.told = True
        while table.question is not None:
            text, heard = player.choose(table.question), len(table.log)
            found = consequences(table, table.question.seat, text)
            repeated = table.question.kind in table.game.repeated
            table.answer(text)
            changes = [change for event in table.log[heard:] for change in event.changes] + table.changes
            for one in found.effects:
                if one.sure and one.what in ("life", "vp", "energy") and not repeated:
                    assert (f"monsters.{one.seat}.{one.what}", one.left) in changes
                    seen += 1
    assert seen > 100


@pytest.mark.parametrize("seed", sampled(range(4), 2))
def test_tables_that_look_alike_to_a_seat_tell_it_the_same(seed: int) -> None:
    compared = 0
    for table in secrets(seed, most=60):
        question = table.question
        if question is None or not table.game.hidden(table.state, question.seat):
            continue
        for card in list(table.state.deck)[::8]:
            other = with_another_top(table, card)
            if other is not None and other.question is not None:
                compared += 1
                one, two = [
                    [[text, [*found.events], found.effects, found.idle, found.fatal, found.attackers]
                     for text, found in outlook(which).items()]
                    for which in (table, other)
                ]  # fmt: skip
                assert one == two
    assert compared
