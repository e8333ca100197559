"""Odds for whoever is asked: out of what everybody can see, at tables that have hints."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kaiju.core.notation.position import set_up
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server.store.rows import Guest
from kaiju.words import Words
from tests.support.laboratory import board, secrets, with_another_top
from tests.support.server.running import Client, Running, running, two
from tests.support.server.tables import set_out

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/server.db") as server:
        yield server


async def people(here: Running, names: list[str]) -> tuple[list[Client], list[Guest]]:
    """Some clients, and who they are."""
    clients = [await here.client().become(name) for name in names]
    return clients, [await here.server.guest(client.token) for client in clients]


async def asked(clients: list[Client], table: str) -> tuple[Client, Client, dict[str, Any]]:
    """Whoever is asked, whoever is not, and the question."""
    async with clients[0].play(table) as play:
        assert play.question is not None
        seat = play.question["seat"]
    async with clients[seat].play(table) as play:
        assert play.question is not None
        return clients[seat], clients[1 - seat], play.question


async def first_reroll(clients: list[Client], table: str) -> tuple[Client, Client, dict[str, Any]]:
    """Answer until somebody may reroll."""
    while True:
        me, other, question = await asked(clients, table)
        if question["kind"] == "reroll":
            return me, other, question
        async with me.play(table) as play:
            await play.answer(question["options"][0])


@pytest.mark.parametrize("game", GAMES)
async def test_a_reroll_has_odds_for_whoever_is_asked(here: Running, game: str) -> None:
    ann, bob, table = await two(here, game=game)
    place = f"/api/tables/{table}/odds"
    me, other, question = await first_reroll([ann, bob], table)
    told = await me.get("POST", place, {"dice": [2, 1]})
    assert told["question"] == question["number"]
    assert (told["lines"], told["rerolls"]) == ([], 2)
    assert (told["ways"][0], told["ways"][-1]) == ([1, 2], [])
    assert all(f"reroll {' '.join(map(str, way))}" in question["options"] for way in told["ways"][:-1])
    words = Words()
    for one in told["outcomes"]:
        assert words.say(f"odds-{one['id']}", **one["values"])
        assert len(one["worths"]) == len(told["ways"])
    assert {one["counted"] for one in told["outcomes"]} == {True, False}
    assert [] in (await me.get("POST", place, {}))["ways"]
    assert (await me.get("POST", place, {"dice": [7]}))["ways"] == []
    for dice in ([0], [1] * 13):
        refused = await me.ask("POST", place, {"dice": dice})
        assert refused.status_code == 400
        assert refused.json()["sentence"]
    assert (await other.ask("POST", place, {})).json()["ways"] == []
    eve = await here.client().become("Eve")
    assert (await eve.ask("POST", place, {})).json()["reason"] == "server-not-seated"
    assert (await here.client().ask("POST", place, {})).status_code == 401


async def test_a_table_without_hints_gives_none(here: Running) -> None:
    ann, bob, table = await two(here, hints=False)
    me, _, _ = await asked([ann, bob], table)
    refused = await me.ask("POST", f"/api/tables/{table}/odds", {})
    assert (refused.status_code, refused.json()["reason"]) == (409, "server-no-hints")
    waiting = await ann.open_table()
    assert (await ann.ask("POST", f"/api/tables/{waiting}/odds", {})).json()["reason"] == "server-not-begun"


async def test_whether_to_stay_has_odds_and_a_purchase_has_none(here: Running) -> None:
    clients, guests = await people(here, ["Ann", "Bob"])
    position = {
        "monsters": {
            "kong": {"at": "queens", "energy": 9},
            "sheriff": {"at": "manhattan-midtown", "life": 9},
        },
        "dice": "attack attack attack heal heal heal",
        "resolved": ["heal"],
        "phase": "resolve",
        "facts": {"occupied": True},
        "row": ["subway", "brooklyn-bridge", "central-park"],
    }
    game = GAMES["king-of-new-york"]
    state = set_up(game, position)
    state.extra_turns = ()
    table = Table(game, seed="stay", state=state)
    table.start()
    live = await set_out(here.server.house, table, guests)
    async with here.server.house.visit(live.row.id):
        me, _, question = await asked(clients, live.row.id)
        assert question["kind"] == "flee"
        told = await me.get("POST", f"/api/tables/{live.row.id}/odds", {})
        assert {line["id"]: line["values"] for line in told["lines"]} == {
            "attackers": {"count": 0},
            "income": {"vp": 2, "energy": 1},
        }
        async with me.play(live.row.id) as play:
            await play.answer("stay")
        me, _, question = await asked(clients, live.row.id)
        assert question["kind"] in ("move", "buy")
        told = await me.get("POST", f"/api/tables/{live.row.id}/odds", {})
        assert (told["question"], told["lines"], told["ways"]) == (question["number"], [], [])


@pytest.mark.parametrize("seed", range(2))
async def test_a_card_that_somebody_has_looked_at_changes_no_odds(tmp_path: Path, seed: int) -> None:
    rng, compared = random.Random(seed), 0
    async with running(f"sqlite:///{tmp_path}/server.db") as here:
        clients, guests = await people(here, ["Ann", "Bob", "Cid"])
        for table in secrets(seed, most=60):
            if table.question is None or table.question.kind not in ("reroll", "yield") or compared == 6:
                continue
            seat = table.question.seat
            other = with_another_top(table, rng.choice([*table.state.deck.keys() - {board(table).top}]))
            if other is None or other.question is None or other.question.seat != seat:
                continue
            lives = [await set_out(here.server.house, one, guests) for one in (table.clone(), other)]
            places = [f"/api/tables/{live.row.id}/odds" for live in lives]
            told = [await clients[seat].get("POST", place, {}) for place in places]
            told = [{key: one[key] for key in one if key != "question"} for one in told]
            assert told[0] == told[1]
            compared += bool(told[0]["lines"] or told[0]["outcomes"])
    assert compared == 6
