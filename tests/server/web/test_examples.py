"""The examples of the rules, opened on a table of one's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from kaiju import scenarios
from kaiju.core.chance import Chance
from kaiju.games import GAMES
from kaiju.server.play.history import begin_at
from kaiju.server.web.examples import about_cards
from tests.support.server.running import Client, Running, running

pytestmark = pytest.mark.anyio
WINGS = "/api/examples/king-of-tokyo/cards.wings.1"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(f"sqlite:///{tmp_path}/server.db") as server:
        yield server


async def opened(ann: Client, path: str = WINGS) -> dict[str, Any]:
    """The table of an example."""
    found: dict[str, Any] = await ann.get("POST", path)
    return found


async def test_whoever_must_decide_in_an_example_is_me(here: Running) -> None:
    ann = await here.client().become("Ann")
    seated = await opened(ann)
    seats = seated["table"]["seats"]
    assert [seat["monster"] for seat in seats] == ["alienoid", "kraken", "giga-zaur"]
    assert [seat["kind"] for seat in seats] == ["bot", "guest", "bot"]
    assert seated["seat"] == 1
    assert seated["table"]["status"] == "playing"
    async with ann.play(seated["table"]["id"]) as play:
        assert play.question is not None
        assert play.question["kind"] == "brace"
        assert play.question["options"] == ["pass", "use wings"]
        await play.answer("use wings")
        kraken = play.state["monsters"][1]
        assert (kraken["life"], kraken["energy"]) == (10, 3)


async def test_the_example_before_is_over_when_another_is_opened(here: Running) -> None:
    ann = await here.client().become("Ann")
    first = (await opened(ann))["table"]["id"]
    second = (await opened(ann))["table"]["id"]
    tables = {id: (await ann.get("GET", f"/api/tables/{id}"))["status"] for id in (first, second)}
    assert tables == {first: "finished", second: "playing"}
    assert (await ann.get("GET", "/api/me"))["finished"] == []


async def test_an_example_survives_the_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/server.db"
    async with running(url) as server:
        ann = await server.client().become("Ann")
        table = (await opened(ann))["table"]["id"]
        token = ann.token
    async with running(url) as again:
        ann = again.client()
        ann.token = token
        async with ann.play(table) as play:
            assert play.question is not None
            await play.answer("use wings")


@pytest.mark.parametrize("id", ["cards.wings.99", "cards.nothing.1", "..secret.1", "cards.wings", "x" * 90])
async def test_what_is_no_example_is_refused(here: Running, id: str) -> None:
    ann = await here.client().become("Ann")
    refused = await ann.ask("POST", f"/api/examples/king-of-tokyo/{id}")
    assert refused.status_code == 404
    assert refused.json()["reason"] == "server-no-example"


async def test_every_card_has_examples_and_every_ruling_that_can_be_shown_has_one(here: Running) -> None:
    for game in GAMES.values():
        found = await here.client().get("GET", f"/api/examples/{game.id}")
        cited = {cite for example in found["examples"] for cite in example["cites"]}
        assert {*game.cards, *game.goal_cards} <= cited


@pytest.mark.slow
async def test_examples_that_many_ask_for_at_once_are_read_once(
    here: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, began = scenarios.examples, []

    def counted(game: str) -> dict[str, scenarios.Case]:
        began.append(game)
        return read(game)

    monkeypatch.setattr(scenarios, "examples", counted)
    about_cards.cache_clear()
    asked = (here.client().get("GET", "/api/examples/king-of-tokyo") for _ in range(8))
    answers = await asyncio.gather(*asked)
    assert began == ["king-of-tokyo"]
    assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_begun(game: str) -> None:
    found = scenarios.examples(game)
    assert len(found) > 500
    for case in found.values():
        table = begin_at(case, Chance("example"))
        assert [monster.name for monster in table.state.monsters] == [*case.data["monsters"]]
