"""Letters between processes by way of Redis."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from redis.asyncio.client import PubSub

from kaiju.server.cluster.letters import Hung, Letter, Listed
from kaiju.server.cluster.post import MORE_TRIES, Post

pytestmark = [pytest.mark.slow, pytest.mark.anyio, pytest.mark.needs("redis")]


class Reader:
    """A process that writes down what it hears."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.heard: list[tuple[str, Letter]] = []
        self._more = asyncio.Event()
        post.heard = self.hear

    def hear(self, sender: str, letter: Letter) -> None:
        """Write a letter down."""
        self.heard.append((sender, letter))
        self._more.set()

    async def until(self, sender: str, letter: Letter) -> None:
        """Read until a letter is there."""
        while (sender, letter) not in self.heard:
            self._more.clear()
            await self._more.wait()


@asynccontextmanager
async def reader(broker: str, name: str) -> AsyncIterator[Reader]:
    """A process with a name."""
    made = Reader(Post(broker, name))
    await made.post.start()
    try:
        yield made
    finally:
        await made.post.stop()


async def test_two_servers_share_a_redis_and_hear_nothing_of_each_other(broker: str) -> None:
    async with AsyncExitStack() as stack:
        mine, friend, stranger, another = [
            await stack.enter_async_context(reader(f"{broker}/{number}", name))
            for number, name in ((1, "mine"), (1, "friend"), (2, "stranger"), (2, "another"))
        ]
        mine.post.send_all(Listed())
        mine.post.send("stranger", Hung(1))
        await friend.until("mine", Listed())
        another.post.send_all(Listed())
        another.post.send("stranger", Hung(2))
        await stranger.until("another", Hung(2))
        assert {sender for sender, _ in stranger.heard} == {"another"}
        assert {sender for sender, _ in friend.heard} == {"mine"}


async def test_a_letter_that_fails_is_lost_and_ends_the_calls_with_its_sender(broker: str) -> None:
    async with reader(broker, "mine") as mine, reader(broker, "friend") as friend:

        def fail(sender: str, letter: Letter) -> None:
            if letter == Hung(1):
                raise ZeroDivisionError
            mine.hear(sender, letter)

        mine.post.heard, lost = fail, list[str]()
        mine.post.unheard = lost.append
        for call in (1, 2):
            friend.post.send("mine", Hung(call))
        await mine.until("friend", Hung(2))
        assert lost == ["friend"]


@pytest.mark.parametrize("heard", [True, False])
async def test_the_first_word_may_take_several_tries(
    broker: str, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    subscribe, tries = PubSub.subscribe, 0

    async def slow(pubsub: PubSub, *channels: str) -> None:
        nonlocal tries
        tries += 1
        if tries <= MORE_TRIES or not heard:
            raise TimeoutError("nothing is heard")
        await subscribe(pubsub, *channels)

    monkeypatch.setattr(PubSub, "subscribe", slow)
    if not heard:
        with pytest.raises(TimeoutError, match="nothing is heard"):
            await Post(broker, "mine").start()
        assert tries == MORE_TRIES + 1
        return
    async with reader(broker, "mine") as mine, reader(broker, "friend") as friend:
        friend.post.send("mine", Hung(1))
        await mine.until("friend", Hung(1))
