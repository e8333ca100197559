"""Checkpoints: they have what it takes to go on, and the record of a game has all of it nevertheless."""

from __future__ import annotations

import random

import msgspec
import pytest
from sqlalchemy import Connection, update

from kaiju.core.notation import record
from kaiju.games import GAMES
from kaiju.server.play.live import LiveTable
from kaiju.server.store import entries, records, schema
from kaiju.server.store.rows import ANSWERS, Status
from tests.support.server.tables import begun, house, play_on, whole

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def saved_answers(live: LiveTable) -> int:
    """How many answers the last checkpoint of a table has."""
    found = await live.database.read(entries.checkpoint, live.row.id)
    assert found is not None
    return len(msgspec.json.decode(found.save)["answers"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_checkpoint_does_not_grow_and_the_record_of_a_game_loaded_again_is_whole(
    database_url: str, game: str
) -> None:
    rng = random.Random(7)
    async with house(database_url) as here:
        live = await begun(here, game, 3)
        id = live.row.id
        most = 0
        while live.question is not None:
            await play_on(live, rng, most=25, undo=0.15)
            most = max(most, await saved_answers(live))
            here.open.clear()
            live = await here.table(id)
        assert live.row.status == Status.FINISHED
        stored = await here.database.read(entries.after, id, 0)
        given = [entry.kind in ANSWERS for entry in stored].count(True)
        assert most < 30 < given
        found = await here.database.read(records.get, id)
        assert found is not None
        told = record.read(found.text)
        assert record.verify(GAMES[game], told) > 0
        undone = [entry.kind for entry in stored].count("undo")
        assert len([who for _, who, _ in told.lines if who in told.names]) == given - undone


@pytest.mark.parametrize("game", GAMES)
async def test_a_checkpoint_with_all_answers_as_it_was_once_written_is_read(
    database_url: str, game: str
) -> None:
    async with house(database_url) as here:
        live = await begun(here, game)
        start = live.row.number
        while live.row.number < start + 25:
            await play_on(live, random.Random(live.row.number), most=1)
        while (await here.database.read(entries.checkpoint, live.row.id)).number != live.row.number:  # type: ignore[union-attr]
            await play_on(live, random.Random(live.row.number), most=1)
        assert live.table is not None
        old = msgspec.json.encode(live.table.save()).decode()

        def age(connection: Connection) -> None:
            connection.execute(update(schema.checkpoints).values(save=old))

        await here.database.write(age)
        assert await saved_answers(live) > 25
    async with house(database_url) as there:
        again = await there.table(live.row.id)
        assert whole(again) == whole(live)
        await play_on(again, random.Random(3))
        found = await there.database.read(records.get, live.row.id)
        assert found is not None
        assert record.verify(GAMES[game], record.read(found.text)) > 0
