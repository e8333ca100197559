"""Bots think in processes of their own; they are given what their seat may know, and no secret."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from random import SystemRandom
from typing import Final

import msgspec

from kaiju.bots.roster import make_bot
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.processes import end_with_parent

RNG: Final = SystemRandom()


def think(name: str, seed: str, game: str, save: bytes, seat: int) -> str:
    """A bot's answer; runs in another process."""
    table = Table.load(GAMES[game], msgspec.json.decode(save))
    return make_bot(name, seed).choose(table.view(seat))


def _die_with_the_server() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _processes(count: int) -> Executor:
    return ProcessPoolExecutor(count, get_context("spawn"), _die_with_the_server)


class NobodyThinks(Exception):
    """The server stops: another process, or this one when it is back, lets the bot answer."""


class Thinkers:
    """The processes in which bots think, started when first needed."""

    def __init__(self, processes: int) -> None:
        self.make_pool: Callable[[], Executor] = partial(_processes, max(1, processes))
        self._pool: Executor | None = None
        self._closed = False

    async def answer(self, name: str, seed: str, table: Table, seat: int) -> str:
        """Let a bot answer for a seat, at a table imagined from what the seat knows."""
        save = msgspec.json.encode(table.save())
        arguments = (name, seed, table.game.id, save, seat)
        try:
            return await asyncio.wrap_future(self._ready().submit(think, *arguments))
        except BrokenProcessPool:
            self._pool = None  # a bot's process has died, perhaps for lack of memory: start new ones
            return await asyncio.wrap_future(self._ready().submit(think, *arguments))

    def _ready(self) -> Executor:
        if self._closed:
            raise NobodyThinks
        self._pool = self._pool or self.make_pool()
        return self._pool

    def close(self) -> None:
        """Shut the processes down; whoever asks from now on is refused."""
        self._closed = True
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
