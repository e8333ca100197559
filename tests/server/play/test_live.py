"""A live table: played, told and looked up again, always the same."""

from __future__ import annotations

import json
import random
from typing import NoReturn

import pytest

from kaiju.core.notation import record
from kaiju.games import GAMES
from kaiju.server.play import chat
from kaiju.server.store import records
from kaiju.server.store.rows import Status
from tests.support.server.tables import GUESTS, Ear, begun, house, play_on, reread, whole

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_played_and_its_record_verifies(database_url: str, game: str) -> None:
    async with house(database_url) as here:
        live = await begun(here, game, 3)
        await play_on(live, random.Random(1))
        assert live.row.status == Status.FINISHED
        found = await here.database.read(records.get, live.row.id)
        assert found is not None
        told = record.read(found.text)
        assert record.verify(GAMES[game], told) > 0
        assert told.nonces == ("nonce of Ann", "nonce of Bob", "nonce of Cid")
        assert set(told.players.values()) == {"Ann", "Bob", "Cid"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
async def test_a_restart_at_any_entry_changes_nothing(database_url: str, game: str, seed: int) -> None:
    rng = random.Random(seed)
    async with house(database_url) as here:
        live = await begun(here, game, 3)
        while live.question is not None and live.row.number < 80:
            await play_on(live, rng, most=1, undo=0.25)
            again = await reread(live)
            assert whole(again) == whole(live)
            assert again.history.question == live.history.question
            for (at, client), number in list(live.history.clients.items())[-5:]:
                assert await again.entry_of(at, client) == number


async def test_what_is_told_is_what_a_snapshot_shows(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here, "king-of-tokyo", 3)
        ears = [Ear(guest.id) for guest in GUESTS[:3]] + [Ear()]
        for ear in ears:
            await live.attach(ear)
        rng = random.Random(5)
        while live.question is not None:
            await play_on(live, rng, most=1, undo=0.2)
            for ear in ears:
                fresh = Ear(ear.guest)
                live.show(fresh)
                told, shown = ear.last, fresh.last
                for part in ("number", "state", "question", "undo", "deadline"):
                    assert told[part] == shown[part]
        numbers = [json.loads(message)["number"] for message in ears[0].heard]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_only_the_seat_that_is_asked_sees_the_answers(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        assert live.question is not None
        views = [Ear(GUESTS[0].id), Ear(GUESTS[1].id), Ear()]
        for ear in views:
            await live.attach(ear)
        options = [ear.last["question"]["options"] for ear in views]
        asked = live.question.seat
        assert [bool(some) for some in options] == [asked == 0, asked == 1, False]
        assert live.row.secret not in "".join("".join(ear.heard) for ear in views)


async def cut_off(*given: object) -> NoReturn:
    """As a database that cannot be read for a moment."""
    raise OSError("cut off")


async def test_what_is_said_while_somebody_comes_is_told_once(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(database_url) as here:
        live, ear = await begun(here), Ear(GUESTS[1].id)
        await live.attach(ear)
        await live.send(chat.say, 0, "hello", "a", 100)
        await live.send(chat.history, ear)
        await live.send(chat.say, 0, "again", "b", 100)
        told = [json.loads(message) for message in ear.heard]
        assert [one["text"] for one in told if one["type"] == "said"] == ["hello", "again"]
        with monkeypatch.context() as broken:
            broken.setattr(here.database, "read", cut_off)
            with pytest.raises(OSError, match="cut off"):
                await live.send(chat.say, 0, "written, not told", "c", 100)
        newcomer = Ear()
        await live.send(chat.history, newcomer)
        assert [one.last["text"] for one in (ear, newcomer)] == ["written, not told"] * 2
        live.audience.leave(ear)
        await live.send(chat.say, 0, "farewell", "d", 100)
        assert [one.last["text"] for one in (ear, newcomer)] == ["written, not told", "farewell"]
