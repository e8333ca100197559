"""Leavers, clocks, bots and automatic answers: one caretaker, nobody held hostage, nothing leaked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
import pytest
from prometheus_client import generate_latest

from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server import metrics
from kaiju.server.play import automatic, playing
from kaiju.server.play.bots import think
from kaiju.server.play.leases import LEASE
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import Refused
from kaiju.server.settings import Settings
from kaiju.server.store import presence as leases
from kaiju.server.web.server import Server as Process
from kaiju.server.wire.bodies import Lobby
from tests.server.postgres import Server
from tests.server.tables import GUESTS, Ear, begun

pytestmark = pytest.mark.anyio
SETTINGS = Settings(bot_delay=0, auto_delay=0, grace=30.0, pace=100, stand_in="random")


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def process(
    url: str, clock: Callable[[], float], settings: Settings = SETTINGS
) -> AsyncIterator[Process]:
    """A process of the server, without a network."""
    here = Process(url, settings, clock)
    await here.start()
    try:
        yield here
    finally:
        await here.stop()


async def arrive(here: Process, live: Live, guest: int) -> Ear:
    """Somebody connects."""
    ear = Ear(GUESTS[guest].id)
    live.visitors += 1
    await live.attach(ear)
    await playing.back(live, guest)
    here.presence.moved(live)
    here.caretaker.look_at(live)
    return ear


def depart(here: Process, live: Live, ear: Ear) -> None:
    """Somebody's connection is gone."""
    live.listeners.discard(ear)
    live.visitors -= 1
    here.presence.moved(live)


async def until(here: Process, live: Live, happened: Callable[[], bool]) -> None:
    """Wait until something has happened at a table; the caretaker is poked, for time stands still."""
    changed = asyncio.Event()
    here.house.changed.append(lambda _: changed.set())
    live.stir.set()
    while not happened():
        await changed.wait()
        changed.clear()
    async with live.held():
        return


async def nothing_is_due(here: Process, live: Live) -> None:
    """What the caretaker would do now is to wait."""
    assert await here.caretaker._care(live) > 0


async def to_question_of(live: Live, seat: int) -> None:
    """Play until a seat is asked."""
    rng = random.Random(1)
    while live.question is not None and live.question.seat != seat:
        await playing.answer(live, live.question.seat, rng.choice(list(live.question.options)), live.asked)
    assert live.question is not None


# -- leavers and clocks ----------------------------------------------------------------------------


async def test_a_seat_whose_time_is_up_is_played_by_a_bot_until_it_is_back(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await begun(here.house)
        ears = [await arrive(here, live, seat) for seat in range(2)]
        await to_question_of(live, 0)
        assert live.row.deadline == clock.time + SETTINGS.pace
        before = live.row.number
        clock.time += SETTINGS.pace - 1
        await nothing_is_due(here, live)
        assert live.row.number == before
        clock.time += 2
        await until(here, live, lambda: live.question is None or live.question.seat != 0)
        assert live.row.seats[0].away
        kinds = [entry.kind for entry in live.recent]
        assert "away" in kinds or "bot" in kinds
        assert ears[1].last["type"] in ("update", "online")
        await playing.back(live, 0)
        assert [seat.away for seat in live.row.seats] == [False, False]
        await to_question_of(live, 0)
        assert live.row.deadline is not None
        assert live.row.deadline > clock.time


async def test_a_seat_that_is_gone_past_its_grace_is_played_by_a_bot(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await begun(here.house)
        ann, _ = [await arrive(here, live, seat) for seat in range(2)]
        depart(here, live, ann)
        clock.time += SETTINGS.grace - 1
        await to_question_of(live, 0)
        await nothing_is_due(here, live)
        assert not live.row.seats[0].away
        clock.time += 2
        await until(here, live, lambda: live.row.seats[0].away)
        await arrive(here, live, 0)
        assert not live.row.seats[0].away


async def test_where_everybody_has_left_the_table_sleeps_and_wakes_also_after_a_restart(
    database_url: str,
) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await begun(here.house)
        ears = [await arrive(here, live, seat) for seat in range(2)]
        for ear in ears:
            depart(here, live, ear)
        await asyncio.wait(list(here.caretaker._tasks.values()))
        number = live.row.number
        clock.time += 90 * 86_400
        assert live.row.number == number
    async with process(database_url, clock) as there:
        again = await there.house.table(live.row.id)
        assert again.question is not None
        asked = again.question.seat
        await arrive(there, again, 1 - asked)
        await until(there, again, lambda: again.row.number > number + 1)
        assert again.row.seats[asked].away


async def test_a_slow_game_waits_for_its_clock_and_not_for_connections(database_url: str) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(SETTINGS, pace=86_400)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house)
        assert live.question is not None
        asked = live.question.seat
        await arrive(here, live, 1 - asked)
        clock.time += 80_000
        await nothing_is_due(here, live)
        assert not live.row.seats[asked].away
        clock.time += 10_000
        await until(here, live, lambda: live.row.seats[asked].away)


async def test_an_undo_gives_no_time(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await begun(here.house)
        rng, tried = random.Random(3), 0
        while live.question is not None and tried < 3:
            seat, deadline = live.question.seat, live.row.deadline
            clock.time += 7
            await playing.answer(live, seat, rng.choice(list(live.question.options)), live.asked)
            if live.may_undo(seat):
                tried += 1
                await playing.undo(live, seat, live.row.number)
                assert live.row.deadline == deadline
                await playing.answer(live, seat, rng.choice(list(live.question.options)), live.asked)
        assert tried


# -- one caretaker ---------------------------------------------------------------------------------


async def test_a_lease_has_one_holder_until_it_expires(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        write = here.database.write
        assert await write(leases.hold, "t", "one", 10.0, 15.0)
        assert await write(leases.hold, "t", "one", 11.0, 16.0)
        assert not await write(leases.hold, "t", "other", 15.5, 20.0)
        assert await write(leases.hold, "t", "other", 16.0, 21.0)
        assert not await write(leases.hold, "t", "one", 17.0, 22.0)
        await write(leases.let_go, "other")
        assert await write(leases.hold, "t", "one", 17.0, 22.0)


@pytest.mark.needs("postgresql")
async def test_what_is_held_is_renewed_and_what_others_hold_is_not_asked_for(postgres_server: Server) -> None:
    clock, url = Clock(), postgres_server.database()
    async with process(url, clock) as one, process(url, clock) as other:
        mine, yours = one.caretaker.leases, other.caretaker.leases
        assert await mine.hold("a")
        assert await yours.hold("b")
        assert not await yours.hold("a")
        for _ in range(4):
            clock.time += LEASE - 1
            await mine._renew()
            await yours._renew()
            assert await mine.hold("a")
            assert not await mine.hold("b")
            assert not await yours.hold("a")
        await mine.let_go("a")
        await yours._renew()
        assert await yours.hold("a")
        assert not await mine.hold("a")


async def careless(live: Live) -> float:
    """A caretaker that has stopped caring."""
    return 60.0


async def silent() -> None:
    """A process that has stopped renewing its leases."""


@pytest.mark.needs("postgresql")
async def test_of_two_processes_one_takes_care_and_the_other_follows(postgres_server: Server) -> None:
    clock, url = Clock(), postgres_server.database()
    async with process(url, clock) as one, process(url, clock) as other:
        mine = await begun(one.house)
        yours = await other.house.table(mine.row.id)
        assert mine.question is not None
        asked = mine.question.seat
        await arrive(one, mine, 1 - asked)
        clock.time += SETTINGS.pace + 1
        one.caretaker._care = careless  # type: ignore[method-assign]
        one.caretaker.leases._renew = silent  # type: ignore[method-assign]
        await one.database.write(leases.hold, mine.row.id, one.house.process, clock.time, clock.time + 5)
        await arrive(other, yours, 1 - asked)
        await nothing_is_due(other, yours)
        assert not yours.row.seats[asked].away
        clock.time += LEASE + 1
        await until(other, yours, lambda: yours.row.seats[asked].away)
        await until(one, mine, lambda: mine.row.seats[asked].away)


@pytest.mark.needs("postgresql")
async def test_a_seat_that_is_connected_elsewhere_is_there(postgres_server: Server) -> None:
    clock, url = Clock(), postgres_server.database()
    async with process(url, clock) as one, process(url, clock) as other:
        mine = await begun(one.house)
        yours = await other.house.table(mine.row.id)
        ear = await arrive(one, mine, 0)
        bob = await arrive(other, yours, 1)
        await ear.until(lambda told: told.get("seats") == [0, 1])
        depart(other, yours, bob)
        await ear.until(lambda told: told.get("seats") == [0])
        assert one.presence.online(mine) == {0}
        assert one.presence.gone_since(mine, 1) == clock.time


# -- the lobby -------------------------------------------------------------------------------------


async def test_whoever_opens_the_list_while_it_changes_sees_the_last_one(database_url: str) -> None:
    async with process(database_url, Clock()) as here:
        hall, early, late = here.hall, Ear(), Ear()
        await hall.attach(early)
        read, began, go_on = hall.read, asyncio.Event(), asyncio.Event()

        async def slowly() -> Lobby:
            found = await read()
            began.set()
            await go_on.wait()
            return found

        hall.read = slowly  # type: ignore[method-assign]
        attaching = asyncio.create_task(hall.attach(late))
        await began.wait()
        hall.read = read  # type: ignore[method-assign]
        await begun(here.house)
        go_on.set()
        await attaching
        for ear in (early, late):
            await ear.until(
                lambda told: len(told["tables"]) == 1 and told["tables"][0]["status"] == "playing"
            )


# -- automatic answers -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "options", "life", "expected"),
    [
        (["stay"], ["stay", "flee bronx"], 3, "stay"),
        (["stay"], ["stay", "move bronx"], 3, None),
        (["stay", "flee 4"], ["stay", "flee bronx", "flee queens"], 4, "flee bronx"),
        (["stay", "flee 4"], ["stay", "flee bronx"], 5, "stay"),
        (["flee 4"], ["stay", "yield"], 4, "yield"),
        (["flee 4"], ["stay", "yield"], 5, None),
        (["decline jets"], ["pass", "use jets"], 5, "pass"),
        (["decline jets"], ["pass", "use jets", "use wings"], 5, None),
        (["decline wings"], ["pass", "use jets"], 5, None),
        ([], ["stay", "yield"], 1, None),
    ],
)
def test_a_rule_answers_what_it_is_for(
    rules: list[str], options: list[str], life: int, expected: str | None
) -> None:
    table = Table(GAMES["king-of-tokyo"], 2, seed=1)
    assert table.question is not None
    me = table.state.monsters[0]
    me.life = life
    question = type(table.question)(0, "yield", dict.fromkeys(options), "")
    assert automatic.answer(rules, question, me) == expected


@pytest.mark.parametrize("rule", ["run", "flee", "flee 0", "flee 99", "decline unheard-of", "stay here", ""])
def test_what_is_no_rule_is_refused(rule: str) -> None:
    with pytest.raises(Refused, match="no-rule"):
        automatic.check([rule], GAMES["king-of-tokyo"])


async def test_an_automatic_answer_looks_like_any_other_and_is_set_unseen(database_url: str) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(SETTINGS, auto_delay=10.0, pace=10_000)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house, "king-of-tokyo", 3)
        ears = [await arrive(here, live, seat) for seat in range(3)]
        seat, number = await to_a_yield(live), live.row.number
        heard = [len(ear.heard) for ear in ears]
        await playing.set_rules(live, seat, ["stay"])
        await nothing_is_due(here, live)
        assert live.row.number == number  # it takes its time, as a person would
        assert [len(ear.heard) for ear in ears] == heard
        clock.time += 41
        await until(here, live, lambda: live.row.number > number)
        told = [message for message in ears[(seat + 1) % 3].heard if f'"number":{number + 1},' in message]
        assert '"kind":"answer"' in told[0]
        assert "auto" not in told[0]
        assert b'"auto"' not in generate_latest(metrics.REGISTRY)


async def test_an_automatic_answer_comes_neither_too_late_nor_for_somebody_who_is_gone(
    database_url: str,
) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(SETTINGS, auto_delay=10_000.0, pace=100, grace=30.0)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house, "king-of-tokyo", 3)
        ears = [await arrive(here, live, seat) for seat in range(3)]
        seat = await to_a_yield(live)
        await playing.set_rules(live, seat, ["stay"])
        due = here.caretaker._next(live)
        assert due is not None
        assert due.at == live.row.deadline
        depart(here, live, ears[seat])
        clock.time += settings.grace + 1
        await until(here, live, lambda: live.row.seats[seat].away)


async def to_a_yield(live: Live) -> int:
    """Play until a seat is asked whether it stays in Tokyo; the seat."""
    rng = random.Random(2)
    while live.question is not None and "yield" not in live.question.options:
        await playing.answer(live, live.question.seat, rng.choice(list(live.question.options)), live.asked)
    assert live.question is not None
    return live.question.seat


# -- bots ------------------------------------------------------------------------------------------


async def test_a_bot_is_given_no_secret(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bytes] = []

    class Inside:
        """Thinks in this process."""

        def submit(self, work: object, name: str, seed: str, game: str, save: bytes, seat: int) -> object:
            given.append(save)
            future: asyncio.Future[str] = asyncio.Future()
            future.set_result(think(name, seed, game, save, seat))
            return future

    clock = Clock()
    async with process(database_url, clock) as here:
        monkeypatch.setattr("kaiju.server.play.bots.asyncio.wrap_future", lambda future: future)
        monkeypatch.setattr(here.caretaker.thinkers, "_ready", Inside)
        live = await begun(here.house, people=1, bots=2)
        await arrive(here, live, 0)
        rng = random.Random(1)
        for _ in range(20):
            await until(here, live, lambda: live.question is None or live.question.seat == 0)
            if live.question is None:
                break
            await playing.answer(live, 0, rng.choice(list(live.question.options)), live.asked)
        assert given
        assert not any(live.row.secret.encode() in save for save in given)


async def test_who_comes_back_while_a_bot_thinks_hears_what_it_answers(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(name: str, seed: str, table: Table, seat: int) -> str:
        thinking.set()
        await go_on.wait()
        assert table.question is not None
        return next(iter(table.question.options))

    async with process(database_url, Clock()) as here:
        monkeypatch.setattr(here.caretaker.thinkers, "answer", slowly)
        id = (await begun(here.house, people=1, bots=1)).row.id
        async with here.house.visit(id) as live:
            if live.question and live.question.seat == 0:
                await to_question_of(live, 1)
            ear, number = Ear(GUESTS[0].id), live.row.number
            await live.attach(ear)
            here.caretaker.look_at(live)
            await thinking.wait()
            live.listeners.discard(ear)
        async with here.house.visit(id) as again:
            await again.attach(ear)
            here.caretaker.look_at(again)
            go_on.set()
            await ear.until(lambda told: told.get("number", 0) > number)
            assert ear.last["kind"] == "bot"
