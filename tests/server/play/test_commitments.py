"""Nobody chooses last: everyone commits, then everyone shows, and only then the first roll is made."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import Connection, update

from kaiju.core.chance import commitment_of, key_of
from kaiju.core.notation import record
from kaiju.core.table import Table
from kaiju.server.play import actions, commitments, seats
from kaiju.server.play.house import House
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Refused, Stale
from kaiju.server.play.views import table_info
from kaiju.server.store import entries, records, schema
from kaiju.server.store.rows import BOT, Seat, Status
from tests.support.server.care import SETTINGS, Clock, arrive, nothing_is_due, process, until
from tests.support.server.tables import GUESTS, Ear, begun, house, nonce_of

pytestmark = pytest.mark.anyio
LIMIT = SETTINGS.reveal


async def committed(where: House, people: int = 2, bots: int = 0, pace: int = 0) -> LiveTable:
    """A table that its host has started: everyone has committed, and nobody has shown anything."""
    free = [Seat() for _ in range(people)] + [Seat("bot", bot="random") for _ in range(bots)]
    row = await where.create(GUESTS[0], "king-of-new-york", {}, free, True, pace)
    live = await where.table(row.id)
    for guest in GUESTS[:people]:
        await live.send(seats.sit, guest, None, commitment=commitment_of(nonce_of(guest)))
    assert table_info(live.row).commitments == []
    await live.send(seats.start, GUESTS[0].id, 60, LIMIT)
    return live


async def kinds(live: LiveTable) -> list[str]:
    """The entries of a table, by kind."""
    return [kind for _, kind in await live.database.read(entries.kinds, live.row.id)]


async def test_no_part_is_shown_and_no_die_is_rolled_before_everyone_has_shown_theirs(
    database_url: str,
) -> None:
    async with house(database_url) as here:
        live = await committed(here, people=2, bots=1)
        told = table_info(live.row)
        assert told.status == "revealing"
        assert told.commitments == [*[commitment_of(nonce_of(guest)) for guest in GUESTS[:2]], ""]
        assert all(seat.monster for seat in told.seats)
        await live.send(commitments.reveal, 1, nonce_of(GUESTS[1]))
        assert (live.table, table_info(live.row).nonces) == (None, [])
        with pytest.raises(Refused, match="not-begun"):
            await live.send(actions.answer, 0, "stop", 0)
        await live.send(commitments.reveal, 0, nonce_of(GUESTS[0]))
        assert live.table is not None
        assert live.table.chance is not None
        assert live.table.chance.nonces == ("nonce of Ann", "nonce of Bob", "")
        assert table_info(live.row).nonces == ["nonce of Ann", "nonce of Bob", ""]
        assert await kinds(live) == ["sit", "sit", "committed", "revealed", "start"]


async def test_what_was_committed_to_cannot_be_changed_and_nothing_else_is_taken(database_url: str) -> None:
    async with house(database_url) as here:
        live = await committed(here)
        with pytest.raises(Refused, match="other-nonce"):
            await live.send(commitments.reveal, 0, nonce_of(GUESTS[1]))
        with pytest.raises(Refused, match="begun"):
            await live.send(seats.choose, 0, None, commitment_of("another"))
        with pytest.raises(Refused, match="begun"):
            await live.send(seats.stand, 0)
        number = live.row.number
        await live.send(seats.choose, 0, None, commitment_of(nonce_of(GUESTS[0])))  # on its way at the start
        assert live.row.number == number
        with pytest.raises(Stale):
            await live.send(commitments.go_on)
        assert commitments.missing(live.row) == [0, 1]
        for _ in range(2):  # sent again, it counts once
            await live.send(commitments.reveal, 0, nonce_of(GUESTS[0]))
        await live.send(commitments.reveal, 1, nonce_of(GUESTS[1]))
        number = live.row.number
        await live.send(commitments.reveal, 1, nonce_of(GUESTS[1]))
        assert live.row.number == number
        with pytest.raises(Refused, match="not-revealing"):
            await live.send(commitments.reveal, 1, "something else")


async def test_before_the_start_nobody_can_show_anything(database_url: str) -> None:
    async with house(database_url) as here:
        row = await here.create(GUESTS[0], "king-of-new-york", {}, [Seat(), Seat()], True, 0)
        live = await here.table(row.id)
        await live.send(seats.sit, GUESTS[0], None, commitment=commitment_of(nonce_of(GUESTS[0])))
        with pytest.raises(Refused, match="not-revealing"):
            await live.send(commitments.reveal, 0, nonce_of(GUESTS[0]))


async def test_who_shows_nothing_in_time_gives_up_the_place_and_everyone_sees_it(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await committed(here.house)
        ann = await arrive(here, live, 0)
        await live.send(commitments.reveal, 0, nonce_of(GUESTS[0]))
        clock.time += LIMIT - 1
        await nothing_is_due(here, live)
        assert live.row.status == Status.REVEALING
        clock.time += 2
        await until(here, live, lambda: live.row.status == Status.PLAYING)
        assert await kinds(live) == ["sit", "sit", "committed", "revealed", "withheld", "start"]
        assert [seat.withheld for seat in table_info(live.row).seats] == [False, True]
        assert live.row.seat_of(GUESTS[1].id) == -1
        assert live.row.seats[1].bot == SETTINGS.stand_in
        assert ann.last["table"]["nonces"] == ["nonce of Ann", ""]
        await live.send(actions.agree, 0, True)
        found = await here.house.database.read(records.get, live.row.id)
        assert found is not None
        told = record.read(found.text)
        assert told.withheld == (live.row.seats[1].monster,)
        assert record.verify(live.game, told) > 0


async def test_a_table_without_people_left_is_closed_before_it_begins(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await committed(here.house, people=1, bots=1)
        await arrive(here, live, 0)
        await nothing_is_due(here, live)
        clock.time += LIMIT + 1
        await until(here, live, lambda: live.row.status != Status.REVEALING)
        assert live.row.status == Status.CLOSED
        assert (await kinds(live))[-1] == "withheld"


async def test_a_crash_while_parts_are_shown_loses_none_and_gives_everyone_the_time_again(
    database_url: str,
) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await committed(here.house)
        await live.send(commitments.reveal, 0, nonce_of(GUESTS[0]))
    clock.time += 10 * LIMIT
    async with process(database_url, clock) as there:
        again = await there.house.table(live.row.id)
        await arrive(there, again, 1)
        clock.time += LIMIT - 1
        await nothing_is_due(there, again)
        assert again.row.deadline == live.row.deadline
        await again.send(commitments.reveal, 1, nonce_of(GUESTS[1]))
        assert again.table is not None
        assert again.table.chance is not None
        assert again.table.chance.nonces == ("nonce of Ann", "nonce of Bob")


async def test_a_crash_before_the_game_is_begun_does_not_keep_it_from_beginning(database_url: str) -> None:
    def parts_without_start(connection: Connection) -> None:
        taken = [msgspec.structs.replace(seat, nonce=seat.nonce or "x") for seat in live.row.seats]
        text = msgspec.json.encode(taken).decode()
        connection.execute(update(schema.tables).values(seats=text))

    async with process(database_url, Clock()) as here:
        live = await committed(here.house)
        await here.house.database.write(parts_without_start)
    async with process(database_url, Clock()) as there:
        again = await there.house.table(live.row.id)
        await arrive(there, again, 1)
        await until(there, again, lambda: again.row.status == Status.PLAYING)


async def test_a_slow_table_waits_as_long_as_for_a_decision(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await committed(here.house, pace=86_400)
        await arrive(here, live, 0)
        await live.send(commitments.reveal, 0, nonce_of(GUESTS[0]))
        clock.time += 80_000
        await nothing_is_due(here, live)
        assert live.row.status == Status.REVEALING
        clock.time += 10_000
        await until(here, live, lambda: live.row.status == Status.PLAYING)
        assert live.row.seats[1].withheld


async def test_nobody_waits_where_nobody_has_committed(database_url: str) -> None:
    async with house(database_url) as here:
        row = await here.create(GUESTS[0], "king-of-new-york", {}, [Seat(), Seat()], True, 0)
        live = await here.table(row.id)
        for guest in GUESTS[:2]:
            await live.send(seats.sit, guest, None)
        # As a table opened before there were commitments: what nobody has committed to does not count.
        live.row.seats[1].nonce = "from an older server"
        await live.send(seats.start, GUESTS[0].id, 60, LIMIT)
        assert live.table is not None
        assert live.table.chance is not None
        assert live.table.chance.nonces == ("", "")


async def test_who_deletes_everything_before_showing_its_part_gives_up_its_place(database_url: str) -> None:
    async with house(database_url) as here:
        live = await committed(here)
        await seats.forget(here, GUESTS[1])
        assert live.row.seats[1].withheld
        assert "Bob" not in str(live.row)


async def test_the_host_may_close_a_table_that_waits_for_parts(database_url: str) -> None:
    async with house(database_url) as here:
        live = await committed(here)
        await live.send(seats.close, GUESTS[0].id, 3600.0)
        assert live.row.status == Status.CLOSED


async def test_what_bots_do_follows_from_nothing_that_can_be_seen(database_url: str) -> None:
    seeds: dict[int, str] = {}  # by the number of the question

    async def answer(name: str, seed: str, table: Table, seat: int) -> str:
        seeds[live.history.question] = seed
        assert table.question is not None
        return next(iter(table.question.options))

    async with process(database_url, Clock()) as here:
        here.caretaker.thinkers.answer = answer  # type: ignore[method-assign]
        live = await begun(here.house, people=1, bots=1)
        await arrive(here, live, 0)
        while live.question is not None and live.question.seat == 0:
            await live.send(actions.answer, 0, next(iter(live.question.options)), live.history.question)
        await until(here, live, lambda: any(one.kind == BOT for one in live.history.recent))
        secret = live.row.secret
        assert seeds == {number: key_of(secret, (f"bot 1 {number}",)).hex() for number in seeds}
        ear = Ear(GUESTS[0].id)
        live.show(ear)
        told = "".join(ear.heard)
        assert not any(seed in told or secret in seed for seed in seeds.values())
