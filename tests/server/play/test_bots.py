"""Bots that think beside the tables: they are given no secret, and who comes back hears of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, TypeVar

import pytest

from kaiju.core.table import Table
from kaiju.server.play import actions
from tests.support.server.care import Clock, arrive, process, to_question_of, until
from tests.support.server.tables import GUESTS, Ear, begun

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
P = ParamSpec("P")
T = TypeVar("T")


async def test_a_bot_is_given_no_secret(database_url: str) -> None:
    given: list[bytes] = []

    class Inside(Executor):
        """Thinks in this process."""

        def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
            given.extend(one for one in args if isinstance(one, bytes))
            future: Future[T] = Future()
            future.set_result(work(*args, **kwargs))
            return future

    clock = Clock()
    async with process(database_url, clock) as here:
        here.caretaker.thinkers.make_pool = Inside
        live = await begun(here.house, people=1, bots=2)
        await arrive(here, live, 0)
        rng = random.Random(1)
        for _ in range(20):
            await until(here, live, lambda: live.question is None or live.question.seat == 0)
            if live.question is None:
                break
            await live.send(actions.answer, 0, rng.choice(list(live.question.options)), live.history.question)
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
            live.audience.listeners.discard(ear)
        async with here.house.visit(id) as again:
            await again.attach(ear)
            here.caretaker.look_at(again)
            go_on.set()
            await ear.until(lambda told: told.get("number", 0) > number)
            assert ear.last["entry"]["kind"] == "bot"


async def test_a_bot_that_is_asked_while_the_server_stops_gives_no_answer(database_url: str) -> None:
    """Whoever owns the table next lets it think; a quiet answer would not be its own."""
    async with process(database_url, Clock()) as here:
        live = await begun(here.house, people=1, bots=1)
        if live.question and live.question.seat == 0:
            await to_question_of(live, 1)
        number = live.row.number
        await here.caretaker.stop()
        due = await live.send(here.caretaker.due)
        assert due is not None
        await due.act()
        assert live.row.number == number
