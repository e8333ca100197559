"""A live table: durable before it is told, played once, the same again after a restart."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from kaiju.core import record
from kaiju.core.errors import IllegalAnswer
from kaiju.games import GAMES
from kaiju.server.play import afterwards, chatting, playing, seating
from kaiju.server.play.house import House
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import NotAllowed, Refused, Stale
from kaiju.server.store import chats, entries, records, schema
from kaiju.server.store.database import Database
from kaiju.server.store.rows import Seat, Status
from tests.server.postgres import Server
from tests.server.tables import GUESTS, Ear, begun, house, play_on, set_out
from tests.test_secrets import begin as lab
from tests.test_secrets import board

pytestmark = pytest.mark.anyio
FIRST = 0


def seen(live: Live) -> object:
    """Everything that the seats and a spectator see."""
    ears = [Ear(guest.id) for guest in GUESTS] + [Ear()]
    for ear in ears:
        live.show(ear)
    return [ear.last for ear in ears]


def whole(live: Live) -> object:
    """The game with its secret."""
    assert live.table is not None
    return live.table.save(), live.table.question and live.table.question.to_json()


# -- playing ---------------------------------------------------------------------------------------


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
    async with house(database_url) as here, house(database_url) as there:
        live = await begun(here, game, 3)
        while live.question is not None and live.row.number < 80:
            await play_on(live, rng, most=1, undo=0.25)
            there.open.clear()
            again = await there.table(live.row.id)
            assert whole(again) == whole(live)
            assert again.asked == live.asked
            assert again.clients == live.clients


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


# -- refusing --------------------------------------------------------------------------------------


async def test_what_is_not_possible_is_refused_and_changes_nothing(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        before, asked = seen(live), live.question
        assert asked is not None
        text = next(iter(asked.options))
        with pytest.raises(IllegalAnswer):
            await playing.answer(live, asked.seat, "fly to the moon", live.asked, "a")
        with pytest.raises(NotAllowed, match="not-asked"):
            await playing.answer(live, 1 - asked.seat, text, live.asked, "a")
        for number in (live.asked - 1, live.asked + 1):
            with pytest.raises(Stale):
                await playing.answer(live, asked.seat, text, number, "a")
        with pytest.raises(Stale):
            await playing.undo(live, asked.seat, live.row.number + 1)
        with pytest.raises(IllegalAnswer, match="cannot-undo"):
            await playing.undo(live, asked.seat, live.row.number)
        assert seen(live) == before
        assert live.row.number == len(await here.database.read(entries.after, live.row.id, 0))


async def test_an_answer_that_is_sent_again_is_played_once_also_after_a_restart(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        assert live.question is not None
        seat, text, number = live.question.seat, next(iter(live.question.options)), live.asked
        first = await playing.answer(live, seat, text, number, "mine")
        sent = [playing.answer(live, seat, text, number, "mine") for _ in range(3)]
        assert await asyncio.gather(*sent) == [first] * 3
        async with house(database_url) as there:
            again = await there.table(live.row.id)
            assert await playing.answer(again, seat, text, number, "mine") == first
            assert again.row.number == first


class Failing:
    """A database that cannot write for a while."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.shared = database.shared
        self.broken = {"write", "read"}

    def __getattr__(self, name: str) -> object:
        if name in self.broken:
            raise OSError(28, "No space left on device")
        return getattr(self.database, name)


async def test_what_cannot_be_written_is_not_told(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        ear = Ear()
        await live.attach(ear)
        before, asked = seen(live), live.question
        assert asked is not None
        failing = Failing(here.database)
        live.database = failing  # type: ignore[assignment]
        for _ in range(2):
            with pytest.raises(OSError, match="space"):
                await playing.answer(live, asked.seat, next(iter(asked.options)), live.asked, "a")
        assert len(ear.heard) == 1
        failing.broken = set()
        latecomer = Ear(GUESTS[0].id)
        await live.attach(latecomer)
        assert seen(live) == before
        await playing.answer(live, asked.seat, next(iter(asked.options)), live.asked, "a")
        assert ear.last["type"] == "update"


# -- racing ----------------------------------------------------------------------------------------


@pytest.mark.needs("postgresql")
async def test_two_processes_race_for_every_entry_and_agree(postgres_server: Server) -> None:
    url = postgres_server.database()
    async with house(url) as one, house(url) as other:
        mine = await begun(one, "king-of-tokyo", 2)
        yours = await other.table(mine.row.id)
        rng = random.Random(3)
        while mine.question is not None and mine.row.number < 80:
            seat, number = mine.question.seat, mine.asked
            texts = [rng.choice(list(mine.question.options)) for _ in range(2)]
            done = await asyncio.gather(
                playing.answer(mine, seat, texts[0], number, f"one {number}"),
                playing.answer(yours, seat, texts[1], number, f"other {number}"),
                return_exceptions=True,
            )
            winners = [side for side, result in enumerate(done) if isinstance(result, int)]
            assert len(winners) == 1
            assert isinstance(done[1 - winners[0]], Stale)
            for side in (mine, yours):
                await side.catch_up(number + 1)
            assert whole(mine) == whole(yours)


@pytest.mark.needs("postgresql")
async def test_a_process_hears_what_another_has_written(postgres_server: Server) -> None:
    url = postgres_server.database()
    async with house(url) as one, house(url) as other:
        row = await one.create(GUESTS[0], "king-of-new-york", {}, [Seat(), Seat()], True, 0)
        live = await one.table(row.id)
        there = await other.table(live.row.id)
        heard: asyncio.Queue[str] = asyncio.Queue()
        ear = Ear(GUESTS[1].id)
        ear.send = heard.put_nowait  # type: ignore[method-assign, assignment]
        await there.attach(ear)
        for guest in GUESTS[:2]:
            await seating.sit(live, guest, None)
        await seating.start(live, GUESTS[0].id, 60)
        await play_on(live, random.Random(1), most=20)
        message: dict[str, object] = {}
        while message.get("number") != live.row.number:
            message = json.loads(await heard.get())
        fresh = Ear(GUESTS[1].id)
        live.show(fresh)
        assert message["state"] == fresh.last["state"]
        assert message["question"] == fresh.last["question"]


# -- talking ---------------------------------------------------------------------------------------


async def test_what_is_said_while_somebody_comes_is_told_once(database_url: str) -> None:
    async with house(database_url) as here:
        live, ear = await begun(here), Ear(GUESTS[1].id)
        await live.attach(ear)
        await chatting.say(live, 0, "hello", "a", 100)
        await chatting.history(live, ear)
        await chatting.say(live, 0, "again", "b", 100)
        told = [json.loads(message) for message in ear.heard]
        assert [one["text"] for one in told if one["type"] == "said"] == ["hello", "again"]
        newcomer, elsewhere = Ear(), chats.Line(0, "bob", "Bob", "from elsewhere", 1.0)
        await here.database.write(chats.add, live.row.id, elsewhere, "c")
        await chatting.history(live, newcomer)
        assert [one.last["text"] for one in (ear, newcomer)] == ["from elsewhere"] * 2
        live.detach(ear)
        await chatting.say(live, 0, "farewell", "d", 100)
        assert [one.last["text"] for one in (ear, newcomer)] == ["from elsewhere", "farewell"]


# -- hidden cards ----------------------------------------------------------------------------------


async def test_a_card_that_one_seat_has_looked_at_is_shown_to_nobody_else(database_url: str) -> None:
    async with house(database_url) as here:
        live = await set_out(here, lab("a secret"))
        ears = [Ear(guest.id) for guest in GUESTS[:3]] + [Ear()]
        for ear in ears:
            await live.attach(ear)
        rng = random.Random(1)
        while live.question is not None and "look" not in live.question.options:
            await play_on(live, rng, most=1)
        assert live.question is not None
        looker = live.question.seat
        await playing.answer(live, looker, "look", live.asked)
        assert live.table is not None
        top = board(live.table).top
        shown = [ear.last["state"]["extra"]["top"] for ear in ears]
        assert shown == [top if seat == looker else "" for seat in range(4)]
        assert not live.may_undo(looker)


async def test_a_card_that_was_bought_unseen_is_not_taken_back(database_url: str) -> None:
    async with house(database_url) as here:
        for seed in range(40):
            live = await set_out(here, lab(f"secret {seed}"))
            rng = random.Random(seed)
            while live.question and "look" not in live.question.options:
                await play_on(live, rng, most=1)
            assert live.question is not None
            seat = live.question.seat
            await playing.answer(live, seat, "look", live.asked)
            if "buy top" in live.question.options:
                break
        await playing.answer(live, seat, "buy top", live.asked)
        assert live.table is not None
        assert live.table.can_undo(seat)
        assert not live.may_undo(seat)
        with pytest.raises(IllegalAnswer, match="cannot-undo"):
            await playing.undo(live, seat, live.row.number)
        live.bared = None
        assert not live.may_undo(seat)


# -- other rules -----------------------------------------------------------------------------------


async def test_a_game_that_these_rules_cannot_continue_says_so_and_can_be_watched(database_url: str) -> None:
    def other_rules(connection: Connection) -> None:
        connection.execute(update(schema.entries).where(schema.entries.c.kind == "answer").values(mark=1))

    async with house(database_url) as here:
        live = await begun(here)
        before = Ear()
        live.show(before)
        while not live.recent or live.recent[-1].kind != "answer":
            await play_on(live, random.Random(2), most=1)
        await here.database.write(other_rules)
        async with house(database_url) as there:
            again = await there.table(live.row.id)
            ear = Ear(GUESTS[0].id)
            await again.attach(ear)
            assert ear.last["table"]["stuck"]
            assert ear.last["question"] is None
            assert ear.last["state"]["monsters"] == before.last["state"]["monsters"]
            assert [one["number"] for one in ear.last["recent"]] == [one.number for one in live.recent]
            with pytest.raises(Refused, match="stuck"):
                await playing.answer(again, 0, "stop", again.asked)


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
        while live.row.number < 30 or live.recent[-1].kind != "answer" or len(live.recent) < 4:
            await play_on(live, rng, most=1)
            if len(live.recent) == 1:
                early = Ear()
                live.show(early)
        await here.database.write(older)
    async with house(database_url) as there, house(database_url) as elsewhere:
        again = await there.table(live.row.id)
        ear = Ear()
        await again.attach(ear)
        assert ear.last["recent"][-1]["kind"] == "rewound"
        assert (ear.last["number"], ear.last["table"]["stuck"]) == (live.row.number + 1, False)
        assert ear.last["table"]["rules"] == live.game.rules_version
        assert ear.last["state"] == early.last["state"]
        other = await elsewhere.table(live.row.id)
        assert whole(other) == whole(again)
        assert not any(again.may_undo(seat) for seat in range(2))
        await play_on(again, rng)
        found = await there.database.read(records.get, live.row.id)
        assert found is not None
        assert record.verify(live.game, record.read(found.text)) > 0


async def test_of_two_processes_one_goes_on_under_newer_rules(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here)
        while live.recent[-1].kind != "answer":
            await play_on(live, random.Random(2), most=1)
        await here.database.write(older)
        number = live.row.number
        here.open.clear()
        async with house(database_url) as there:
            lives = [await one.table(live.row.id) for one in (here, there)]
            ears = [Ear(), Ear()]
            await asyncio.gather(*(one.attach(ear) for one, ear in zip(lives, ears, strict=True)))
            assert [ear.last["number"] for ear in ears] == [number + 1] * 2
            assert whole(lives[0]) == whole(lives[1])


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
            await afterwards.close(there, again, GUESTS[1].id)
        await afterwards.close(there, again, GUESTS[0].id)
        there.open.clear()
        late = Ear()
        await (await there.table(live.row.id)).attach(late)
        assert late.last["table"]["status"] == "closed"
        assert late.last["state"] == shown.last["state"]


# -- ending ----------------------------------------------------------------------------------------


async def test_who_concedes_is_out_and_the_record_says_so(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here, people=3)
        await playing.concede(live, 2, "c")
        assert await playing.concede(live, 2, "c") == live.row.number
        assert live.row.seats[2].gone
        await play_on(live, random.Random(4))
        found = await here.database.read(records.get, live.row.id)
        assert found is not None
        assert ": leave" in found.text
        assert record.verify(live.game, record.read(found.text)) > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("after", [0, 1, 7, 30])
async def test_who_concedes_to_one_other_loses_at_once(database_url: str, game: str, after: int) -> None:
    async with house(database_url) as here, house(database_url) as there:
        for seat in range(2):
            live = await begun(here, game, 2)
            await play_on(live, random.Random(after), most=after)
            await playing.concede(live, seat)
            assert (live.row.status, live.row.number) == (Status.FINISHED, live.asked)
            found = await here.database.read(records.get, live.row.id)
            assert found is not None
            assert found.winner == 1 - seat
            told = record.read(found.text)
            assert record.verify(live.game, told) >= 0
            assert told.trailer["winner"] == told.names[1 - seat]
            assert whole(await there.table(live.row.id)) == whole(live)


async def test_when_the_last_person_concedes_the_game_ends(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here, people=1, bots=2)
        await playing.concede(live, 0)
        assert live.row.status == Status.FINISHED
        found = await here.database.read(records.get, live.row.id)
        assert found is not None
        assert "secret" in record.read(found.text).trailer


async def with_somebody_out(here: House, bots: int) -> tuple[Live, list[int]]:
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
            await playing.agree(live, seat, True)
        assert live.row.status == Status.FINISHED


async def test_when_the_last_person_in_the_game_concedes_it_ends(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path / 'server.db'}") as here:
        live, (left,) = await with_somebody_out(here, bots=2)
        await playing.concede(live, left)
        assert live.row.status == Status.FINISHED


async def test_a_game_ends_when_all_agree_and_not_before(database_url: str) -> None:
    async with house(database_url) as here:
        live = await begun(here, people=2, bots=1)
        ear = Ear()
        await live.attach(ear)
        await play_on(live, random.Random(4), most=5)
        asked = live.asked
        await playing.agree(live, 0, True)
        await playing.agree(live, 0, False)
        await playing.agree(live, 1, True)
        assert (live.row.status, live.asked) == (Status.PLAYING, asked)
        await playing.agree(live, 0, True)
        assert live.row.status == Status.FINISHED
        assert ear.last["table"]["secret"] == live.row.secret
        found = await here.database.read(records.get, live.row.id)
        assert found is not None
        assert record.verify(live.game, record.read(found.text)) > 0
        with pytest.raises(IllegalAnswer, match="game-over"):
            await playing.agree(live, 0, True)
