"""What a table is played with, and a finished game moment by moment."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaiju.games import GAMES
from kaiju.server.play import actions, frames, seats
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Refused
from kaiju.server.store import entries
from kaiju.server.web.catalogue import rules_of
from kaiju.server.wire.bodies import Frame
from kaiju.words import Words
from tests.support.play import editions
from tests.support.server.running import running, two
from tests.support.server.tables import GUESTS, Ear, begun, house, play_on

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


# -- rules -----------------------------------------------------------------------------------------


def test_all_that_a_game_is_played_with_has_words() -> None:
    words = Words()
    for game in [edition for each in GAMES.values() for edition in editions(each)]:
        told = rules_of(game)
        assert told.phases[told.first_phase :] == [phase.__name__ for phase in game.turn_phases]
        assert all(words.has(f"phase-{phase}") for phase in told.phases)
        assert all(words.card(tuple(told.dialect), card.id) for card in told.cards)
        assert {card.id: card.cost for card in told.cards if card.kind != "goal"} == {
            id: card.cost for id, card in game.cards.items()
        }


async def test_the_rules_of_a_table_are_those_of_its_options(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path}/server.db") as here:
        ann = await here.client().become("Ann")
        york, tokyo = await ann.open_table(), await ann.open_table("king-of-tokyo")
        later = await ann.open_table("king-of-tokyo", options={"edition": "2016"})
        told = [await ann.get("GET", f"/api/tables/{id}/rules") for id in (york, tokyo, later)]
        assert [one["dialect"] for one in told] == [
            ["king-of-new-york"],
            ["king-of-tokyo"],
            ["king-of-tokyo-2016", "king-of-tokyo"],
        ]
        assert [one["first_phase"] for one in told] == [3, 2, 2]
        assert ["enter" in one["phases"] for one in told] == [False, False, True]
        assert {"id": "superstar", "kind": "goal", "cost": 0} in told[0]["cards"]
        assert not [card for card in told[1]["cards"] + told[2]["cards"] if card["kind"] == "goal"]
        assert {"id": "skyscraper", "kind": "discard", "cost": 6} in told[1]["cards"]
        assert told[0]["faces"] == ["energy", "attack", "heal", "destruction", "celebrity", "ouch"]
        assert (told[0]["points"], told[0]["sweep"]) == (20, 2)
        assert (await ann.ask("GET", "/api/tables/nothing/rules")).status_code == 404


# -- frames ----------------------------------------------------------------------------------------


async def all_frames(live: LiveTable) -> list[Frame]:
    """Every moment of a game, call by call."""
    found: list[Frame] = []
    while True:
        after = found[-1].entry.number if found else 0
        story = await live.database.read(entries.after, live.row.id, 0, after + frames.FRAMES_AT_ONCE + 1)
        told = frames.frames(live.row, story, after)
        assert len(told.frames) <= frames.FRAMES_AT_ONCE
        found += told.frames
        if not told.more:
            return found


def plain(value: object) -> Any:
    """As a client reads it."""
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
async def test_frames_are_what_a_spectator_was_shown(tmp_path: Path, game: str, seed: int) -> None:
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        live = await begun(here, game, people=3 + seed)
        ear = Ear()
        await live.attach(ear)
        await play_on(live, random.Random(seed), most=60, undo=0.2)
        await live.send(actions.concede, 1)
        await play_on(live, random.Random(seed), undo=0.2)
        await seats.rematch(here, live, GUESTS[0])
        shown = {told["number"]: told for told in map(json.loads, ear.heard[1:])}
        found = plain(await all_frames(live))
        start = found[0]["entry"]
        assert start["kind"] == "start"
        assert [frame["entry"]["number"] for frame in found] == [start["number"], *shown]
        assert [frame for frame in found if frame["entry"]["undone"]] or game != "king-of-new-york"
        for frame in found[1:]:
            told = shown[frame["entry"]["number"]]
            assert frame["state"] == told["state"]
            assert frame["standings"] == told["standings"]
            assert frame["entry"] == told["entry"]


async def test_a_game_that_went_otherwise_is_not_replayed(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        live = await begun(here)
        await play_on(live, random.Random(1))
        story = await here.database.read(entries.after, live.row.id, 0)
        assert frames.frames(live.row, story, 0).frames
        changes: list[dict[str, Any]] = [{"events": []}, {"mark": 0}, {"kind": "rewound"}]
        for changed in changes:
            at = next(at for at, entry in enumerate(story) if entry.events and entry.mark)
            other = [*story[:at], msgspec.structs.replace(story[at], **changed), *story[at + 1 :]]
            with pytest.raises(Refused, match="no-replay"):
                frames.frames(live.row, other, 0)
        with pytest.raises(Refused, match="no-replay"):
            frames.frames(msgspec.structs.replace(live.row, secret="another"), story, 0)


async def test_frames_come_over_http_once_the_game_is_over(database_url: str) -> None:
    async with running(database_url) as here:
        ann, bob, table = await two(here, public=False)
        place = f"/api/tables/{table}/frames"
        assert (await ann.ask("GET", place)).json()["reason"] == "server-not-over"
        async with ann.play(table) as a, bob.play(table) as b:
            await asyncio.gather(a.play_on(random.Random(1)), b.play_on(random.Random(2)))
            shown = [told for told in a.heard if told["type"] == "update"]
        eve = here.client()
        told = await eve.get("GET", place)
        found = told["frames"]
        while told["more"]:
            told = await eve.get("GET", f"{place}?after={found[-1]['entry']['number']}")
            found += told["frames"]
        last = found[-1]["entry"]["number"]
        assert [frame["entry"]["number"] for frame in found[1:]] == [told["number"] for told in shown]
        assert found[-1]["state"] == a.state
        assert (await eve.get("GET", f"{place}?after={last - 1}"))["frames"] == found[-1:]
        assert await eve.get("GET", f"{place}?after={last}") == {"frames": [], "more": False}
        assert (await eve.ask("GET", f"{place}?after=-1")).status_code == 400
        assert (await eve.ask("GET", "/api/tables/nothing/frames")).status_code == 404
