"""One of several processes: what it passes on, what is passed on to it, and what all of them share."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from litestar.types import ASGIApp

from kaiju.server.cluster.calls import Calls, Received
from kaiju.server.cluster.conversations import Conversations, Talk
from kaiju.server.cluster.errands import Errands
from kaiju.server.cluster.forwarding import Forwarding
from kaiju.server.cluster.letters import Afresh, Asked, Called, Gone, Letter, Listed, Used, Wanted
from kaiju.server.cluster.post import SILENCE, Post
from kaiju.server.play.clock import wait_for
from kaiju.server.play.house import House
from kaiju.server.play.lobby import Lobby
from kaiju.server.web.connection import Connection
from kaiju.server.web.limits import Limits

log = logging.getLogger(__name__)
ROUND: Final = 0.5  # seconds between two letters about what everybody shares


class Cluster:
    """This process among the others."""

    def __init__(self, broker: str, house: House, lobby: Lobby, limits: Limits) -> None:
        self._house = house
        self._lobby = lobby
        self._limits = limits
        self._post = Post(broker, house.ownership.process)
        self.calls = Calls(self._post, house.ownership, self._receive)
        self._errands = Errands(self.calls, house)
        house.elsewhere = self._errands.run
        self.calls.all_heard.append(self._shared)
        self._round: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()
        self._known: frozenset[str] = frozenset()  # who was alive the last time
        self._heard: dict[str, float] = {}  # when a letter last came from each of them
        self._listed: set[str] = set()  # the tables that have changed here
        house.seated.append(self._listed.add)

    async def start(self, app: ASGIApp, talk: Talk) -> None:
        """Be one of many from now on; app and talk answer what is about the tables of this process."""
        self.forwarding = Forwarding(self.calls, app, self._house.settings.body_bytes)
        self._conversations = Conversations(self.calls, self._limits, talk)
        await self._post.start()
        self._round = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """Be gone."""
        self._stopping.set()
        if self._round:
            await self._round
        self._post.send_all(Gone())
        await self._post.stop()

    async def pass_on(self, connection: Connection, table: str) -> bool:
        """Talk at a table that another process owns; false if this one owns it."""
        return await self._conversations.pass_on(connection, table)

    def _receive(self, sender: str, letter: Called | Asked | Wanted) -> Received:
        if isinstance(letter, Called):
            return self._conversations.take(sender, letter)
        if isinstance(letter, Wanted):
            return self._errands.take(sender, letter)
        return self.forwarding.take(sender, letter)

    # -- what everybody shares -----------------------------------------------------------------------------

    async def _go_round(self) -> None:
        while not self._stopping.is_set():
            self._post.send_all(Used(*self._limits.used()))
            if self._listed:
                self._post.send_all(Listed(sorted(self._listed)))
                self._listed.clear()
            self._bury()
            await wait_for(self._stopping, ROUND)

    def _bury(self) -> None:
        """End the calls with those who were there before, and forget what they have used."""
        now, heard = time.monotonic(), self._heard
        alive = frozenset(one for one in self._house.ownership.peers if now - heard.get(one, now) < SILENCE)
        for process in self._known - alive:
            self.calls.silent(process)
            self._limits.forget(process)
            heard.pop(process, None)
        self._known = alive

    def _shared(self, sender: str, letter: Letter) -> None:
        self._heard[sender] = time.monotonic()
        if isinstance(letter, Afresh) or (isinstance(letter, Listed) and not letter.tables):
            self._lobby.refresh()
        elif isinstance(letter, Listed):
            for table in letter.tables:
                self._lobby.touch(table)
        elif isinstance(letter, Used):
            self._limits.also(sender, letter.taken, letter.connections)
