"""Conversations over a WebSocket that is connected to one process, at a table that another one owns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from kaiju.server import metrics
from kaiju.server.cluster.calls import Calls, Outcome
from kaiju.server.cluster.letters import Called, Closed, Held, Said, Taken, ToCaller, Told
from kaiju.server.cluster.post import Post
from kaiju.server.play.audience import MOVED
from kaiju.server.web.connection import Connection, converse
from kaiju.server.web.language import words_in
from kaiju.server.web.limits import Limits
from kaiju.server.wire.message import Message, framed

Talk = Callable[[Connection, str], Awaitable[None]]


class Passed(Message):
    """A message that another process has encoded."""

    __slots__ = ()

    def __init__(self, text: str) -> None:
        self._text, self._frame = text, framed(text.encode())


class Caller:
    """Somebody connected here who talks at a table elsewhere."""

    def __init__(self, connection: Connection, peer: str) -> None:
        self.connection = connection
        self.peer = peer
        self.outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.free = asyncio.Event()  # may more be said?
        self.free.set()

    def heard(self, letter: ToCaller) -> None:
        """The table says something."""
        match letter:
            case Told():
                self.connection.send(passed(letter))
            case Closed():
                self.connection.close(letter.code)
            case Held():
                (self.free.clear if letter.on else self.free.set)()
            case Taken() if not self.outcome.done():
                self.outcome.set_result(Outcome.TAKEN)

    def cut(self, outcome: Outcome) -> None:
        """Look for the table elsewhere: at once if nothing was said yet, or after reconnecting."""
        if self.outcome.done():
            self.connection.close(MOVED)
        else:
            self.outcome.set_result(outcome)


class Callee:
    """Somebody connected to another process who talks at a table of this one, as a wire."""

    def __init__(self, post: Post, process: str, call: int) -> None:
        self._post = post
        self._process = process
        self._call = call
        self._open = True

    def send(self, message: Message) -> None:
        """Send a message."""
        if self._open:
            self._post.tell(self._process, self._call, message.text)

    def close(self, code: int) -> None:
        """Hang up, after everything that was sent."""
        if self._open:
            self._open = False
            self._post.send(self._process, Closed(self._call, code))

    def pause(self) -> None:
        """Read nothing from the client for now."""
        self._post.send(self._process, Held(self._call, True))

    def resume(self) -> None:
        """Read on."""
        self._post.send(self._process, Held(self._call, False))


class Guest:
    """A conversation at a table of this process, with somebody connected to another one."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def heard(self, letter: Said) -> None:
        """Somebody says something."""
        self.connection.heard(b"" if letter.text is None else letter.text)

    def cut(self) -> None:
        """Somebody is gone."""
        self.connection.lost()


class Conversations:
    """The conversations that this process passes on, and those that are passed on to it."""

    def __init__(self, calls: Calls, limits: Limits, talk: Talk) -> None:
        self._calls = calls
        self._limits = limits
        self._talk = talk

    async def pass_on(self, connection: Connection, table: str) -> bool:
        """Talk at a table that another process owns, until somebody hangs up; false if this one owns it."""

        async def attempt(owner: str) -> Outcome:
            caller = Caller(connection, owner)
            number = self._calls.place(caller)
            try:
                self._calls.post.send(owner, Called(number, table, connection.words.language))
                outcome = await self._calls.outcome(caller.outcome)
                if outcome is Outcome.TAKEN:
                    with metrics.relayed.track_inprogress():
                        await self._speak(caller, number)
                return outcome
            finally:
                self._calls.end(number)

        return await self._calls.reach(table, attempt)

    async def _speak(self, caller: Caller, number: int) -> None:
        while True:
            await caller.free.wait()
            message = await caller.connection.next()
            self._calls.post.send(caller.peer, Said(number, message if isinstance(message, str) else None))

    def take(self, sender: str, letter: Called) -> Guest:
        """Talk with somebody who is connected to another process."""
        wire = Callee(self._calls.post, sender, letter.call)
        connection = Connection(wire, words_in(letter.language), self._limits.snapshots())
        self._calls.work(self._converse(connection, wire, sender, letter))
        self._calls.post.send(sender, Taken(letter.call))
        return Guest(connection)

    async def _converse(self, connection: Connection, wire: Callee, sender: str, letter: Called) -> None:
        try:
            await converse(connection, lambda one: self._talk(one, letter.table))
        finally:
            wire.close(ENDED)
            self._calls.over(sender, letter.call)


ENDED: Final = 1000
_last: list[tuple[Told, Passed]] = []


def passed(letter: Told) -> Passed:
    """What several are told, made into a message once for all of them, one after another."""
    if not _last or _last[0][0] is not letter:
        _last[:] = [(letter, Passed(letter.text))]
    return _last[0][1]
