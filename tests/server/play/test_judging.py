"""Positions are judged in the processes of the bots: cancelled at once, and remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from kaiju.bots.judge import judge
from kaiju.core.table import Table
from kaiju.core.view import View
from kaiju.games import GAMES
from kaiju.server.play.bots import AT_ONCE, NobodyThinks, Thinkers

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
PATIENCE = 60.0  # seconds until a test gives up; none of them takes nearly as long
HOURS = 3_600_000.0  # in milliseconds


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    """A pool of one process."""
    pool = Thinkers(1)
    yield pool
    pool.close()


def asked(kind: str = "reroll") -> View:
    """What somebody sees who is asked."""
    table = Table(GAMES["king-of-tokyo"], 3, "judging")
    while table.question is not None and table.question.kind != kind:
        table.answer(next(iter(table.question.options)))
    assert table.question is not None
    return table.view(table.question.seat)


@pytest.mark.parametrize("kind", ["reroll", "buy"])
async def test_the_pool_says_what_the_judge_says(thinkers: Thinkers, kind: str) -> None:
    view = asked(kind)
    found = await asyncio.wait_for(thinkers.judge(view, worlds=3), PATIENCE)
    alone = judge(view, worlds=3)
    assert [one.answer for one in found.answers][:1] == [alone.best.answer]
    assert found.now == pytest.approx(alone.now, abs=0.02)


async def test_who_cancels_frees_the_process_at_once(thinkers: Thinkers) -> None:
    view = asked("buy")
    await asyncio.wait_for(thinkers.judge(view, worlds=1), PATIENCE)  # the process has started
    endless = [asyncio.create_task(thinkers.judge(asked(), ms=HOURS + at)) for at in range(3)]
    await asyncio.sleep(0)
    for task in endless:
        task.cancel()
    assert all(
        isinstance(one, asyncio.CancelledError)
        for one in await asyncio.gather(*endless, return_exceptions=True)
    )
    found = await asyncio.wait_for(thinkers.judge(view, worlds=2), PATIENCE)
    assert found.answers


async def test_what_was_judged_is_remembered_even_if_nobody_thinks_any_more(thinkers: Thinkers) -> None:
    view = asked()
    found = await asyncio.wait_for(thinkers.judge(view, worlds=1), PATIENCE)
    thinkers.close()
    assert await thinkers.judge(view, worlds=1) is found
    assert await thinkers.judge(asked(), worlds=1) is found
    with pytest.raises(NobodyThinks):
        await thinkers.judge(view, worlds=2)


async def test_more_may_be_asked_than_are_judged_at_the_same_time(thinkers: Thinkers) -> None:
    many = [asyncio.create_task(thinkers.judge(asked(), ms=HOURS + at)) for at in range(2 * AT_ONCE)]
    await asyncio.sleep(0)
    for task in many:
        task.cancel()
    await asyncio.gather(*many, return_exceptions=True)
    assert (await asyncio.wait_for(thinkers.judge(asked("buy"), worlds=1), PATIENCE)).answers
