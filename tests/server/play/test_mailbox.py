"""A mailbox: one message at a time, in order, and every sender gets what is its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from kaiju.server.play.mailbox import Mailbox

pytestmark = pytest.mark.anyio


def slowly(log: list[str], name: str, gate: asyncio.Event) -> Callable[[], Coroutine[Any, Any, str]]:
    """Work that begins, waits, and ends."""

    async def work() -> str:
        log.append(f"{name} begins")
        await gate.wait()
        log.append(f"{name} ends")
        return name

    return work


async def failing() -> None:
    """Work that fails."""
    raise ZeroDivisionError


async def test_messages_are_done_one_after_the_other_in_the_order_in_which_they_came() -> None:
    box, log, gate = Mailbox(), list[str](), asyncio.Event()
    replies = [box.post(slowly(log, name, gate)) for name in "abc"]
    await asyncio.sleep(0)
    assert log == ["a begins"]
    gate.set()
    assert await asyncio.gather(*replies) == ["a", "b", "c"]
    assert log == [f"{name} {part}" for name in "abc" for part in ("begins", "ends")]
    assert box.empty


async def test_a_sender_gets_its_own_error_and_the_others_their_results() -> None:
    box, log, gate = Mailbox(), list[str](), asyncio.Event()
    gate.set()
    before, broken, after = (
        box.post(slowly(log, "a", gate)),
        box.post(failing),
        box.post(slowly(log, "b", gate)),
    )
    with pytest.raises(ZeroDivisionError):
        await broken
    assert (await before, await after) == ("a", "b")


@pytest.mark.parametrize("work", ["slow", "failing"])
async def test_what_is_begun_or_waits_is_done_although_its_sender_has_gone(work: str) -> None:
    box, log, gate = Mailbox(), list[str](), asyncio.Event()

    async def send(name: str) -> str:
        return await box.post(slowly(log, name, gate))

    senders = [asyncio.create_task(send(name)) for name in "ab"]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    broken = box.post(failing)
    for sender in senders:
        sender.cancel()
    if work == "failing":
        broken.cancel()
    gate.set()
    await box.emptied()
    assert log == ["a begins", "a ends", "b begins", "b ends"]
    assert all(sender.cancelled() for sender in senders)
    assert broken.cancelled() == (work == "failing")
    assert broken.cancelled() or isinstance(broken.exception(), ZeroDivisionError)


async def test_a_message_that_would_wait_for_itself_is_refused() -> None:
    box = Mailbox()

    async def nested() -> None:
        await box.post(failing)

    with pytest.raises(RuntimeError, match="for ever"):
        await box.post(nested)


async def test_what_is_to_be_done_when_nothing_waits_is_done_then() -> None:
    box, log, gate = Mailbox(), list[str](), asyncio.Event()
    box.when_empty(lambda: log.append("now"))
    reply = box.post(slowly(log, "a", gate))
    box.when_empty(lambda: log.append("then"))
    gate.set()
    await reply
    await box.emptied()
    assert log == ["now", "a begins", "a ends", "then"]


async def test_nobody_waits_for_ever_for_a_mailbox_whose_loop_is_torn_down() -> None:
    box, log, gate = Mailbox(), list[str](), asyncio.Event()
    replies = [box.post(slowly(log, name, gate)) for name in "ab"]
    await asyncio.sleep(0)
    others = asyncio.all_tasks() - {asyncio.current_task()}
    (working,) = [task for task in others if "Mailbox" in repr(task.get_coro())]
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working
    assert all(reply.cancelled() for reply in replies)
    assert log == ["a begins"]
