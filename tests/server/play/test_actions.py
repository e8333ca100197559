"""How a game ends before anybody has won it: who concedes, and when all agree."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kaiju.core.errors import IllegalAnswer
from kaiju.core.notation import record
from kaiju.games import GAMES
from kaiju.server.play import actions
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.store import records
from kaiju.server.store.rows import Status
from tests.support.server.tables import Ear, begun, house, play_on, reread, whole

pytestmark = pytest.mark.anyio


async def test_who_concedes_is_out_and_the_record_says_so(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here, people=3)
        await live.send(actions.concede, 2, "c")
        assert await live.send(actions.concede, 2, "c") == live.row.number
        assert live.row.seats[2].gone
        await play_on(live, random.Random(4))
        found = await here.database.read(records.get, live.row.id)
        assert found is not None
        assert ": leave" in found.text
        assert record.verify(live.game, record.read(found.text)) > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("after", [0, 1, 7, 20])
async def test_who_concedes_to_one_other_loses_at_once(database_url: str, game: str, after: int) -> None:
    async with house(database_url) as here:
        for seat in range(2):
            live = await begun(here, game, 2)
            await play_on(live, random.Random(after), most=after)
            await live.send(actions.concede, seat)
            assert (live.row.status, live.row.number) == (Status.FINISHED, live.history.question)
            found = await here.database.read(records.get, live.row.id)
            assert found is not None
            assert found.winner == 1 - seat
            told = record.read(found.text)
            assert record.verify(live.game, told) >= 0
            assert told.trailer["winner"] == told.names[1 - seat]
            assert whole(await reread(live)) == whole(live)


async def test_when_the_last_person_concedes_the_game_ends(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here, people=1, bots=2)
        await live.send(actions.concede, 0)
        assert live.row.status == Status.FINISHED
        found = await here.database.read(records.get, live.row.id)
        assert found is not None
        assert "secret" in record.read(found.text).trailer


async def with_somebody_out(here: House, bots: int) -> tuple[LiveTable, list[int]]:
    """A game that goes on, though one of the people is out of it; and the seats of the others."""
    for seed in range(20):
        live, rng = await begun(here, "king-of-tokyo", 3 if not bots else 2, bots), random.Random(seed)
        assert live.table is not None
        people = live.table.state.monsters[: len(live.row.seats) - bots]
        while live.playing and all(monster.alive for monster in people):
            await play_on(live, rng, most=1)
        if live.playing:
            return live, [monster.seat for monster in people if monster.alive]
    raise AssertionError("nobody is ever eliminated")


async def test_who_is_out_of_the_game_need_not_agree_to_its_end(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'server.db'}") as here:
        live, left = await with_somebody_out(here, bots=0)
        for seat in left:
            assert live.row.status == Status.PLAYING
            await live.send(actions.agree, seat, True)
        assert live.row.status == Status.FINISHED


async def test_when_the_last_person_in_the_game_concedes_it_ends(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'server.db'}") as here:
        live, (left,) = await with_somebody_out(here, bots=2)
        await live.send(actions.concede, left)
        assert live.row.status == Status.FINISHED


async def test_a_game_ends_when_all_agree_and_not_before(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here, people=2, bots=1)
        ear = Ear()
        await live.attach(ear)
        await play_on(live, random.Random(4), most=5)
        asked = live.history.question
        await live.send(actions.agree, 0, True)
        await live.send(actions.agree, 0, False)
        await live.send(actions.agree, 1, True)
        assert (live.row.status, live.history.question) == (Status.PLAYING, asked)
        await live.send(actions.agree, 0, True)
        assert live.row.status == Status.FINISHED
        assert ear.last["table"]["secret"] == live.row.secret
        found = await here.database.read(records.get, live.row.id)
        assert found is not None
        assert record.verify(live.game, record.read(found.text)) > 0
        with pytest.raises(IllegalAnswer, match="game-over"):
            await live.send(actions.agree, 0, True)
