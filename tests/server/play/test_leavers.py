"""Leavers and clocks: nobody is held hostage, and nobody gains time."""

from __future__ import annotations

import random

import msgspec
import pytest

from kaiju.server.play import actions, seats
from kaiju.server.play.clock import Even
from kaiju.server.store.rows import Seat
from tests.support.server.care import (
    SETTINGS,
    Clock,
    arrive,
    depart,
    nothing_is_due,
    process,
    to_question_of,
    until,
)
from tests.support.server.tables import GUESTS, begun

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


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
        kinds = [entry.kind for entry in live.history.recent]
        assert "away" in kinds or "bot" in kinds
        assert ears[1].last["type"] in ("update", "online")
        await live.send(actions.back, 0)
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


async def test_who_has_looked_at_a_table_before_the_start_is_not_gone_since_then(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        row = await here.house.create(GUESTS[0], "king-of-new-york", {}, [Seat(), Seat()], True, 0)
        async with here.house.visit(row.id) as live:
            for seat in range(2):
                await live.send(seats.sit, GUESTS[seat], None)
            depart(here, live, await arrive(here, live, 1))
        clock.time += SETTINGS.grace + 1
        async with here.house.visit(row.id) as live:
            await live.send(seats.start, GUESTS[0].id, 100, 15.0)
            await arrive(here, live, 0)
            assert here.presence.gone_since(live, 1) == clock.time
            await to_question_of(live, 1)
            await nothing_is_due(here, live)


async def test_where_everybody_has_left_the_table_sleeps_and_wakes_also_after_a_restart(
    database_url: str,
) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await begun(here.house)
        ears = [await arrive(here, live, seat) for seat in range(2)]
        for ear in ears:
            depart(here, live, ear)
        await here.caretaker.rest()
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


@pytest.mark.parametrize("hours", [-1, 1])
async def test_who_sets_the_wall_clock_keeps_nobody_waiting_and_takes_nobodys_time(
    database_url: str, hours: int
) -> None:
    wall, steady = Clock(), Clock()
    async with process(database_url, Even(wall, steady)) as here:
        live = await begun(here.house)
        for seat in range(2):
            await arrive(here, live, seat)
        await to_question_of(live, 0)
        number = live.row.number
        wall.time += hours * 3600
        steady.time += 0.8 * SETTINGS.pace
        await nothing_is_due(here, live)
        assert live.row.number == number
        steady.time += 0.5 * SETTINGS.pace
        await until(here, live, lambda: live.row.seats[0].away)


def test_a_clock_that_was_set_is_caught_up_with_in_time() -> None:
    wall, steady = Clock(), Clock()
    even, shown = Even(wall, steady), 0.0
    for jump, hours in ((-3600, 11), (3600, 11), (0, 1)):
        wall.time += jump
        for _ in range(60 * hours):
            wall.time, steady.time = wall.time + 60, steady.time + 60
            before, shown = shown, even()
            assert before == 0.0 or 53.0 < shown - before < 67.0
        assert even() == pytest.approx(wall.time)


@pytest.mark.parametrize("late", [SETTINGS.grace + 1, SETTINGS.pace + 1])
async def test_who_is_back_each_time_keeps_nobody_waiting(database_url: str, late: float) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await begun(here.house)
        await to_question_of(live, 0)
        deadline, question = clock.time + SETTINGS.pace, live.history.question
        clock.time += late
        await live.send(actions.stand_in, 0, question)
        await live.send(actions.back, 0)
        assert live.row.deadline == deadline
        clock.time = deadline + 1
        for seat in range(2):
            await arrive(here, live, seat)
        await until(here, live, lambda: live.history.question != question)


async def test_an_undo_gives_no_time(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await begun(here.house)
        rng, tried = random.Random(3), 0
        while live.question is not None and tried < 3:
            seat, deadline = live.question.seat, live.row.deadline
            clock.time += 7
            await live.send(
                actions.answer, seat, rng.choice(list(live.question.options)), live.history.question
            )
            if live.may_undo(seat):
                tried += 1
                await live.send(actions.undo, seat, live.row.number)
                assert live.row.deadline == deadline
                await live.send(
                    actions.answer, seat, rng.choice(list(live.question.options)), live.history.question
                )
        assert tried


async def test_taking_back_several_answers_gives_no_time_either(database_url: str) -> None:
    clock = Clock()
    async with process(database_url, clock) as here:
        live = await begun(here.house)
        given: list[float | None] = []
        while live.question is not None and len(given) < 2:
            seat, deadline = live.question.seat, live.row.deadline
            clock.time += 7
            await live.send(actions.answer, seat, next(iter(live.question.options)), live.history.question)
            given = [*given, deadline] if live.may_undo(seat) and live.question.seat == seat else []
        await live.reload()
        for deadline in reversed(given):
            clock.time += 7
            await live.send(actions.undo, seat, live.row.number)
            assert live.row.deadline == deadline
        assert given[0] is not None
        assert clock.time > given[0] - SETTINGS.pace
