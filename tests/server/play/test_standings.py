"""What every Monster pays and has stands beside the state, and is the same for everybody."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from kaiju.core.notation.position import set_up
from kaiju.core.questions import Roll
from kaiju.core.table import Table
from kaiju.core.turn import grant_turn
from kaiju.games import GAMES
from kaiju.newyork.city import TRACK, TRACK_5_6
from kaiju.server.play.standings import places, standings
from kaiju.server.store.rows import Seat
from kaiju.tokyo.board import board
from tests.support.server.tables import GUESTS, Ear, begun, house, play_on

pytestmark = pytest.mark.anyio


def table_at(game: str, **position: Any) -> Table:
    """A table at which nothing is asked yet."""
    return Table(GAMES[game], state=set_up(GAMES[game], position))


def briefly(table: Table) -> list[tuple[list[int], int, int]]:
    """The prices, the most life and the dice of each Monster."""
    return [(one.prices, one.most, one.dice) for one in standings(table)]


def attack(table: Table, seat: int) -> dict[int, int]:
    """Whom a Monster would hurt, and how much, as everybody is told."""
    return {one.seat: one.damage for one in standings(table)[seat].attack}


def test_a_card_is_cheaper_in_its_borough_and_cards_raise_life_and_dice() -> None:
    table = table_at(
        "king-of-new-york",
        monsters={
            "kong": {"at": "brooklyn", "cards": ["extra-head"]},
            "sheriff": {"at": "manhattan-upper", "cards": ["carapace"]},
        },
        row=["brooklyn-bridge", "central-park", "coney-island"],
    )
    table.state.row[2] = None
    assert briefly(table) == [([5, 5, 0], 10, 7), ([6, 4, 0], 12, 6)]


def test_a_discount_counts_and_fewer_dice_are_for_whoever_has_the_turn() -> None:
    table = table_at(
        "king-of-tokyo",
        monsters={"kraken": {"cards": ["alien-metabolism"], "tokens": {"shrink": 2}}, "the-king": {}},
        row=["skyscraper", "wings", "jets"],
    )
    printed = [card.cost for card in table.state.row if card]
    assert briefly(table) == [([cost - 1 for cost in printed], 10, 4), (printed, 10, 6)]
    board(table).chain = 1
    assert [one.dice for one in standings(table)] == [3, 6]


def test_what_can_be_paid_counts_what_cards_let_their_owner_pay_with() -> None:
    monsters: dict[str, Any] = {
        "kong": {"at": "bronx", "life": 5, "energy": 1, "cards": ["of-another-world"]},
        "rob": {"at": "queens", "energy": 3},
    }
    assert [one.purse for one in standings(table_at("king-of-new-york", monsters=monsters))] == [5, 3]


def test_an_extra_turn_comes_next_and_then_whoever_sits_there() -> None:
    table = table_at("king-of-tokyo", monsters={"kraken": {}, "the-king": {}, "giga-zaur": {}})
    assert [one.next for one in standings(table)] == [False, True, False]
    table.state.monsters[1].alive = False
    assert [one.next for one in standings(table)] == [False, False, True]
    grant_turn(table, table.state.monsters[0], "frenzy")
    assert [one.next for one in standings(table)] == [True, False, False]


def test_goals_ask_for_what_the_cards_of_their_owner_make_of_them() -> None:
    monsters: dict[str, Any] = {"kong": {"at": "bronx", "cards": ["diva"]}, "rob": {"at": "queens"}}
    table = table_at("king-of-new-york", monsters=monsters, superstar="kong")
    assert [one.goals for one in standings(table)] == [
        {"statue-of-liberty": 3},
        {"superstar": 4, "statue-of-liberty": 3},
    ]


# -- whom an attack hurts --------------------------------------------------------------------------

ATTACKS: list[tuple[str, dict[str, Any], list[str], dict[int, int]]] = [
    # (the game, the position, the dice of the first Monster, whom they hurt)
    (
        "king-of-tokyo",
        {"kraken": {}, "the-king": {"at": "tokyo-city"}, "giga-zaur": {}},
        ["claw", "claw", "1", "1", "2", "3"],
        {1: 2},
    ),
    (
        "king-of-tokyo",
        {"kraken": {"cards": ["nova-breath"]}, "the-king": {"at": "tokyo-city"}, "giga-zaur": {}},
        ["claw", "claw", "1", "1", "2", "3"],
        {1: 2, 2: 2},
    ),
    (
        "king-of-tokyo",
        {
            "kraken": {"at": "tokyo-city", "cards": ["spiked-tail", "acid-attack"]},
            "the-king": {"cards": ["armor-plating"]},
            "giga-zaur": {},
        },
        ["claw", "1", "1", "2", "2", "3"],
        {1: 3, 2: 3},
    ),
    (
        "king-of-tokyo",
        {"kraken": {"cards": ["nova-breath"]}, "the-king": {}, "giga-zaur": {}},
        ["claw", "claw", "1", "1", "2", "3"],
        {},
    ),
    (
        "king-of-new-york",
        {"kong": {"at": "queens"}, "rob": {"at": "queens"}, "mantis": {"at": "manhattan-lower"}},
        ["attack", "attack", "energy", "energy", "energy", "energy"],
        {2: 2},
    ),
    (
        "king-of-new-york",
        {
            "kong": {"at": "queens", "cards": ["fireball"]},
            "rob": {"at": "queens"},
            "mantis": {"at": "manhattan-lower"},
            "sheriff": {"at": "bronx"},
        },
        ["attack", "attack", "energy", "energy", "energy", "energy"],
        {1: 2, 2: 2},
    ),
    (
        "king-of-new-york",
        {"kong": {"at": "queens", "cards": ["fireball"]}, "rob": {"at": "queens"}, "mantis": {"at": "bronx"}},
        ["attack", "attack", "energy", "energy", "energy", "energy"],
        {},
    ),
]


@pytest.mark.parametrize(("game", "monsters", "dice", "hurt"), ATTACKS)
def test_whom_dice_hurt_is_what_comes_of_them(
    game: str, monsters: dict[str, Any], dice: list[str], hurt: dict[int, int]
) -> None:
    table = table_at(game, monsters=monsters)
    table.start()
    _roll(table, dice)
    assert attack(table, 0) == hurt
    heard = len(table.log)
    table.answer("stop")
    while table.question is not None and table.state.active == 0 and table.question.kind != "buy":
        offered = list(table.question.options)
        wanted = [text for text in offered if text in ("resolve attack", "stay")]
        table.answer((wanted or offered)[0])
    damaged = {event.seat: event.amount for event in table.log[heard:] if event.kind == "damaged"}
    assert damaged == hurt


def _roll(table: Table, dice: list[str]) -> None:
    """Let the first Monster begin its turn and roll these dice."""
    while table.question is not None and table.question.kind != "reroll":
        asked = table.question
        table.answer(" ".join(dice) if isinstance(asked, Roll) else next(iter(asked.options)))
    assert table.state.dice == dice


def test_a_single_attack_tells_whom_it_hurts_while_no_dice_lie_there() -> None:
    monsters = {"the-king": {"cards": ["nova-breath"]}, "kraken": {"at": "tokyo-city"}, "giga-zaur": {}}
    table = table_at("king-of-tokyo", monsters=monsters)
    assert [attack(table, seat) for seat in range(3)] == [{1: 1, 2: 1}, {}, {}]
    table.state.active = 2
    assert [attack(table, seat) for seat in range(3)] == [{}, {}, {1: 1}]


# -- places ----------------------------------------------------------------------------------------


def test_zones_pay_and_the_second_track_says_why_it_is_closed() -> None:
    names = ("kong", "rob", "mantis", "sheriff", "drakonis")
    boroughs = ("bronx", "queens", "brooklyn", "staten-island", "bronx")
    five = {name: {"at": at} for name, at in zip(names, boroughs, strict=True)}
    table = table_at("king-of-new-york", monsters=five, options={"advanced": "on"})
    told = places(table)
    assert [(told[zone].vp, told[zone].energy) for zone in TRACK] == [(1, 1), (2, 1), (2, 2)]
    assert [told[zone].next for zone in TRACK_5_6] == [*TRACK_5_6[1:], ""]
    assert (told["manhattan"].room, told["bronx"].room, told["manhattan-lower-5-6"].closed) == (2, 2, "")
    table.state.monsters[4].alive = False
    assert (places(table)["manhattan"].room, places(table)["manhattan-upper-5-6"].closed) == (1, "left")
    four = table_at("king-of-new-york", monsters=dict(list(five.items())[:4]))
    assert places(four)["manhattan-lower-5-6"].closed == "players"


def test_tokyo_pays_energy_in_a_duel_and_bay_says_why_it_is_closed() -> None:
    two: dict[str, Any] = {"alienoid": {}, "the-king": {}}
    plain = places(table_at("king-of-tokyo", monsters=two))
    assert (plain["tokyo-city"].vp, plain["tokyo-city"].enter_vp, plain["outside"].vp) == (2, 1, 0)
    assert plain["tokyo-bay"].closed == "few"
    duel = places(table_at("king-of-tokyo", monsters=two, options={"edition": "2016", "duel": "on"}))
    city = duel["tokyo-city"]
    assert (city.vp, city.enter_vp, city.energy, city.enter_energy) == (0, 0, 1, 1)


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_told_the_same_with_every_entry(tmp_path: Path, game: str) -> None:
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        live = await begun(here, game, people=3)
        ears = [Ear(GUESTS[0].id), Ear(GUESTS[1].id), Ear()]
        for ear in ears:
            await live.attach(ear)
        rng, seen = random.Random(1), set()
        while live.question is not None:
            await play_on(live, rng, most=1)
            assert live.table is not None
            told = [ear.last["standings"] for ear in ears]
            assert ears[0].last["places"] == ears[2].last["places"] != {}
            assert told[0] == told[1] == told[2]
            assert [(one["most"], one["dice"]) for one in told[0]] == [
                (one.most, one.dice) for one in standings(live.table)
            ]
            seen |= {tuple(one["prices"]) for one in told[0]}
        assert len(seen) > 5
        again = Ear()
        await live.attach(again)
        assert again.last["standings"] == ears[0].last["standings"]


async def test_nothing_stands_there_before_the_game(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        row = await here.create(GUESTS[0], "king-of-tokyo", {}, [Seat(), Seat()], True, 0)
        waiting = await here.table(row.id)
        ear = Ear()
        await waiting.attach(ear)
        assert (ear.last["standings"], ear.last["places"]) == ([], {})
