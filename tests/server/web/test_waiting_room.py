"""What the page before a game needs: what there is to choose from, and who is there."""

from __future__ import annotations

import pytest

from kaiju.games import GAMES
from tests.support.play import editions
from tests.support.server.running import running

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_the_catalogue_has_the_monsters_and_options_of_every_edition(sqlite: str) -> None:
    async with running(sqlite) as here:
        found = await here.client().get("GET", "/api/catalogue")
    assert found["pace"] == here.server.settings.pace > 0
    for info in found["games"]:
        told = [(one["monsters"], [option["name"] for option in one["options"]]) for one in info["editions"]]
        known = editions(GAMES[info["id"]])
        assert told == [(list(one.names), [option.name for option in one.options]) for one in known]
        assert (info["monsters"], info["options"]) == (told[0][0], info["editions"][0]["options"])


async def test_who_sits_down_and_gets_up_while_connected_is_seen_at_once(sqlite: str) -> None:
    async with running(sqlite) as here:
        ann, bob = await here.client().become("Ann"), await here.client().become("Bob")
        table = await ann.open_table()
        async with ann.play(table) as a, bob.play(table):
            await a.until("online", seats=[0], watching=1)
            await bob.sit(table)
            await a.until("online", seats=[0, 1], watching=0)
            await bob.get("DELETE", f"/api/tables/{table}/seats/mine")
            await a.until("online", seats=[0], watching=1)
            await bob.sit(table)
            await a.until("online", seats=[0, 1], watching=0)
            await ann.get("PUT", f"/api/tables/{table}/seats/1", {"kind": "open"})
            await a.until("online", seats=[0], watching=1)
