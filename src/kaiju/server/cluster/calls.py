"""Calls between processes: somebody connected to one of them has to do with a table that another one owns."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from enum import Enum
from itertools import count
from typing import Any, Final, Protocol

from kaiju.server.cluster.letters import (
    Afresh,
    Answered,
    Asked,
    Called,
    Closed,
    Done,
    Gone,
    Held,
    Hung,
    Letter,
    Misdirected,
    Piece,
    Said,
    Taken,
    ToCaller,
    Told,
    Wanted,
)
from kaiju.server.cluster.post import Post
from kaiju.server.play.ownership import Ownership
from kaiju.server.play.refusals import Moved

ANSWER: Final = 2.0  # seconds until a call must be taken or refused
PATIENCE: Final = 6.0  # seconds until a table must have an owner, if the last one was killed


class Outcome(Enum):
    """What became of a call."""

    TAKEN = "taken"
    REFUSED = "refused"  # the table is not there
    SILENT = "silent"  # the process is not there
    OVER = "over"  # whoever called has hung up


class Placed(Protocol):
    """A call that this process has placed for somebody connected here."""

    peer: str

    def heard(self, letter: ToCaller) -> None:
        """The other process says something."""

    def cut(self, outcome: Outcome) -> None:
        """The other process is gone, or does not own the table."""


class Received(Protocol):
    """A call from another process for somebody connected there."""

    def heard(self, letter: Said) -> None:
        """Somebody says something."""

    def cut(self) -> None:
        """Somebody has hung up, or the process is gone where they were connected."""


class Calls:
    """Every call between this process and the others."""

    def __init__(
        self,
        post: Post,
        ownership: Ownership,
        receive: Callable[[str, Called | Asked | Wanted], Received],  # whoever answers them here
    ) -> None:
        self.post = post
        self.ownership = ownership
        self._receive = receive
        self.all_heard: list[Callable[[str, Letter], None]] = []
        self._numbers = count(1)
        self._placed: dict[int, Placed] = {}
        self._received: dict[tuple[str, int], Received] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        post.heard, post.missed, post.unheard = self._heard, self.cut_all, self.silent

    def __len__(self) -> int:
        return len(self._placed)

    # -- placing ---------------------------------------------------------------------------------------

    def place(self, call: Placed) -> int:
        """A number for a call to another process."""
        number = next(self._numbers)
        self._placed[number] = call
        return number

    def end(self, number: int) -> None:
        """Forget a call that was placed, and tell the other side."""
        if call := self._placed.pop(number, None):
            self.post.send(call.peer, Hung(number))

    async def outcome(self, heard: asyncio.Future[Outcome]) -> Outcome:
        """What becomes of a call, which must be taken or refused in time."""
        try:
            async with asyncio.timeout(ANSWER):
                return await heard
        except TimeoutError:
            return Outcome.SILENT

    async def reach(self, table: str, attempt: Callable[[str], Awaitable[Outcome]]) -> bool:
        """Call the owner of a table; false if that is this process itself, and nobody was called."""
        end, owns = time.monotonic() + PATIENCE, self.ownership
        while (owner := await owns.owner(table)) != owns.process:
            outcome = await attempt(owner)
            if outcome in (Outcome.TAKEN, Outcome.OVER):
                return True
            owns.mistaken(table)
            await owns.look()
            while outcome is Outcome.SILENT and owner in owns.peers and time.monotonic() < end:
                await owns.look()
            if time.monotonic() >= end:
                raise Moved
        return False

    # -- hearing ---------------------------------------------------------------------------------------

    def _heard(self, sender: str, letter: Letter) -> None:
        match letter:
            case Called() | Asked() | Wanted():
                self._ring(sender, letter)
            case Said() | Hung():
                self._go_on(sender, letter)
            case Told():
                for number in letter.calls:
                    self._pass_on(sender, number, letter)
            case Taken() | Misdirected() | Held() | Closed() | Answered() | Piece() | Done():
                self._pass_on(sender, letter.call, letter)
            case Afresh() | Gone():
                self.silent(sender)
        for hear in self.all_heard:
            hear(sender, letter)

    def _go_on(self, sender: str, letter: Said | Hung) -> None:
        received = self._received.get((sender, letter.call))
        if received is None:
            return
        if isinstance(letter, Said):
            received.heard(letter)
        else:
            self.over(sender, letter.call)
            received.cut()

    def _pass_on(self, sender: str, number: int, letter: ToCaller) -> None:
        call = self._placed.get(number)
        if call is None or call.peer != sender:
            return
        if isinstance(letter, Misdirected):
            call.cut(Outcome.REFUSED)
        else:
            call.heard(letter)

    def _ring(self, sender: str, letter: Called | Asked | Wanted) -> None:
        self.work(self._take(sender, letter))

    def work(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for a call, however long it takes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take(self, sender: str, letter: Called | Asked | Wanted) -> None:
        """Take a call, if the table is ours or nobody's."""
        owns = self.ownership
        try:
            mine = await owns.owner(letter.table) == owns.process
        except Moved:
            mine = False
        if mine:
            self._received[sender, letter.call] = self._receive(sender, letter)
        else:
            self.post.send(sender, Misdirected(letter.call))

    def over(self, sender: str, number: int) -> None:
        """Forget a call that was received."""
        self._received.pop((sender, number), None)

    # -- who is gone -------------------------------------------------------------------------------------

    def silent(self, process: str) -> None:
        """End every call with a process."""
        for call in [one for one in self._placed.values() if one.peer == process]:
            call.cut(Outcome.SILENT)
        for key in [one for one in self._received if one[0] == process]:
            self._received.pop(key).cut()

    def cut_all(self) -> None:
        """End every call."""
        for process in {call.peer for call in self._placed.values()} | {one for one, _ in self._received}:
            self.silent(process)
