"""A mailbox: one turn at a time, in order, and nobody waits for ever."""

from __future__ import annotations

import asyncio

import pytest

from kaiju.server.play.mailbox import Mailbox

pytestmark = pytest.mark.anyio


class Place:
    """Somewhere with a mailbox, and what was done there."""

    def __init__(self) -> None:
        self.box = Mailbox()
        self.log: list[str] = []
        self.gate = asyncio.Event()

    async def slowly(self, name: str) -> str:
        """Begin something, wait, and end it."""
        async with self.box:
            self.log.append(f"{name} begins")
            await self.gate.wait()
            self.log.append(f"{name} ends")
            return name

    async def badly(self) -> None:
        """Begin something that fails."""
        async with self.box:
            raise ZeroDivisionError

    def send(self, *names: str) -> list[asyncio.Task[str]]:
        """Let several come one after the other."""
        return [asyncio.create_task(self.slowly(name)) for name in names]


def whole(names: str) -> list[str]:
    """What is to be read of things that were done one after the other."""
    return [f"{name} {part}" for name in names for part in ("begins", "ends")]


async def test_what_is_sent_is_done_one_after_the_other_in_the_order_in_which_it_came() -> None:
    place = Place()
    senders = place.send(*"abc")
    await asyncio.sleep(0)
    assert place.log == ["a begins"]
    place.gate.set()
    assert await asyncio.gather(*senders) == ["a", "b", "c"]
    assert place.log == whole("abc")
    assert place.box.empty


async def test_where_nobody_is_it_is_begun_at_once() -> None:
    place = Place()
    place.gate.set()
    with pytest.raises(StopIteration, match="a"):
        place.slowly("a").send(None)  # to its end, without waiting for anything
    assert place.log == whole("a")


async def test_who_has_had_a_turn_may_have_another_one_after_those_who_wait() -> None:
    place = Place()

    async def twice() -> None:
        await place.slowly("a")
        await place.slowly("b")

    first = asyncio.create_task(twice())
    (other,) = place.send("c")
    await asyncio.sleep(0)
    place.gate.set()
    await asyncio.gather(first, other)
    assert place.log == whole("acb")


async def test_a_sender_gets_its_own_error_and_the_others_their_results() -> None:
    place = Place()
    place.gate.set()
    (before,), broken, (after,) = place.send("a"), asyncio.create_task(place.badly()), place.send("b")
    with pytest.raises(ZeroDivisionError):
        await broken
    assert (await before, await after) == ("a", "b")


@pytest.mark.parametrize("gone", ["a", "b", "c", "ab", "abc"])
async def test_whoever_goes_keeps_nobody_else_waiting(gone: str) -> None:
    place = Place()
    senders = dict(zip("abc", place.send(*"abc"), strict=True))
    await asyncio.sleep(0)
    for name in gone:
        senders[name].cancel()
    place.gate.set()
    await place.box.emptied()
    stayed = "".join(name for name in "abc" if name not in gone)
    assert await asyncio.gather(*(senders[name] for name in stayed)) == list(stayed)
    assert place.log == [*(["a begins"] if "a" in gone else []), *whole(stayed)]
    assert place.box.empty


async def test_whoever_goes_when_its_turn_has_come_passes_it_on() -> None:
    place = Place()
    async with place.box:
        first, second = place.send("a", "b")
        await asyncio.sleep(0)
    first.cancel()  # it has the turn now, and has not been woken yet
    place.gate.set()
    assert await second == "b"
    assert first.cancelled()
    assert place.log == whole("b")


async def test_a_message_that_would_wait_for_itself_is_refused() -> None:
    place = Place()
    with pytest.raises(RuntimeError, match="for ever"):
        async with place.box:
            await place.slowly("a")
    assert place.box.empty


async def test_what_is_to_be_done_when_nothing_waits_is_done_then() -> None:
    place = Place()
    place.box.when_empty(lambda: place.log.append("now"))
    (sender,) = place.send("a")
    await asyncio.sleep(0)
    place.box.when_empty(lambda: place.log.append("then"))
    place.gate.set()
    await sender
    await place.box.emptied()
    assert place.log == ["now", "a begins", "a ends", "then"]
