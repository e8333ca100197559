"""A game under newer rules goes on from its last checkpoint, or can be watched."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import Connection, update

from kaiju.core.errors import CorruptRecord
from kaiju.core.notation import record
from kaiju.core.questions import CHANCE
from kaiju.games import GAMES
from kaiju.server.play import actions, seats
from kaiju.server.play.refusals import NotAllowed, Refused
from kaiju.server.store import records, schema
from tests.support.server.tables import GUESTS, Ear, begun, house, play_on, reread, whole

pytestmark = pytest.mark.anyio


async def test_a_game_that_these_rules_cannot_continue_says_so_and_can_be_watched(database_url: str) -> None:
    def other_rules(connection: Connection) -> None:
        connection.execute(update(schema.entries).where(schema.entries.c.kind == "answer").values(mark=1))

    async with house(database_url) as here:
        live = await begun(here)
        before = Ear()
        live.show(before)
        while not live.history.recent or live.history.recent[-1].kind != "answer":
            await play_on(live, random.Random(2), most=1)
        await here.database.write(other_rules)
    async with house(database_url) as there:
        again = await there.table(live.row.id)
        ear = Ear(GUESTS[0].id)
        await again.attach(ear)
        assert ear.last["table"]["stuck"]
        assert ear.last["question"] is None
        assert ear.last["state"]["monsters"] == before.last["state"]["monsters"]
        assert [one["number"] for one in ear.last["recent"]] == [one.number for one in live.history.recent]
        with pytest.raises(Refused, match="stuck"):
            await again.send(actions.answer, 0, "stop", again.history.question)


def older(connection: Connection) -> None:
    """What is stored was played under older rules, which asked otherwise."""
    connection.execute(update(schema.entries).where(schema.entries.c.kind == "answer").values(mark=1))
    connection.execute(update(schema.tables).values(rules="0"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_goes_on_under_newer_rules_from_its_last_checkpoint(
    database_url: str, game: str
) -> None:
    async with house(database_url) as here:
        live = await begun(here, game)
        rng, early = random.Random(2), Ear()
        while (
            live.row.number < 30 or live.history.recent[-1].kind != "answer" or len(live.history.recent) < 4
        ):
            await play_on(live, rng, most=1)
            if len(live.history.recent) == 1:
                early = Ear()
                live.show(early)
        await here.database.write(older)
    async with house(database_url) as there:
        again = await there.table(live.row.id)
        ear = Ear()
        await again.attach(ear)
        assert ear.last["recent"][-1]["kind"] == "rewound"
        assert (ear.last["number"], ear.last["table"]["stuck"]) == (live.row.number + 1, False)
        assert ear.last["table"]["rules"] == live.game.rules_version
        assert ear.last["state"] == early.last["state"]
        assert whole(await reread(again)) == whole(again)
        assert not any(again.may_undo(seat) for seat in range(2))
        assert again.table is not None
        assert again.table.chance is not None
        assert len(again.table.chance.rewound) == 1
        await play_on(again, rng)
        found = await there.database.read(records.get, live.row.id)
        assert found is not None
        told = record.read(found.text)
        assert record.verify(live.game, told) > 0
        (back,) = told.rewound
        assert live.table is not None
        seen = [f"{one.kind}: {one.text}" for one in live.table.answers[back:] if one.seat == CHANCE]
        drawn = [f"{who}: {text}" for _, who, text in told.lines[back:] if who not in told.names]
        assert seen
        assert drawn[: len(seen)] != seen, "what was rolled once is rolled again"
        told.rewound = []
        with pytest.raises(CorruptRecord, match="bent"):
            record.verify(live.game, told)


async def test_a_checkpoint_that_newer_rules_cannot_load_can_be_watched(database_url: str) -> None:
    def lose(connection: Connection) -> None:
        connection.execute(update(schema.checkpoints).values(save='{"format": "kaiju-save-0"}'))

    async with house(database_url) as here:
        live = await begun(here)
        shown = Ear()
        live.show(shown)
        await here.database.write(older)
        await here.database.write(lose)
    async with house(database_url) as there:
        again, ear = await there.table(live.row.id), Ear()
        await again.attach(ear)
        assert ear.last["table"]["stuck"]
        assert ear.last["state"] == shown.last["state"]
        with pytest.raises(NotAllowed, match="not-host"):
            await again.send(seats.close, GUESTS[1].id, there.settings.idle)
        await again.send(seats.close, GUESTS[0].id, there.settings.idle)
        there.open.clear()
        late = Ear()
        await (await there.table(live.row.id)).attach(late)
        assert late.last["table"]["status"] == "closed"
        assert late.last["state"] == shown.last["state"]
