"""Bots and the judge think in processes of their own; they are given what a seat may know, and no secret."""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from random import SystemRandom
from typing import Any, Final

import msgspec

from kaiju.bots.budget import MS
from kaiju.bots.judge import judge, position_key
from kaiju.bots.judgement import Judgement
from kaiju.bots.roster import make_bot
from kaiju.core.table import Table
from kaiju.core.view import View
from kaiju.games import GAMES
from kaiju.processes import end_with_parent

RNG: Final = SystemRandom()
AT_ONCE: Final = 64  # how many positions may be judged or wait for that at the same time
REMEMBERED: Final = 512  # how many judgements are kept

_given_up: list[Any] = []  # in a process that thinks: by number, whether nobody wants to know any more


def think(name: str, seed: str, game: str, save: bytes, seat: int) -> str:
    """A bot's answer; runs in another process."""
    table = Table.load(GAMES[game], msgspec.json.decode(save))
    return make_bot(name, seed).choose(table.view(seat))


def ponder(game: str, save: bytes, seat: int, ms: float, worlds: int | None, number: int) -> Judgement:
    """What the judge says; runs in another process, and looks between two worlds whether it is given up."""
    table = Table.load(GAMES[game], msgspec.json.decode(save))
    return judge(table.view(seat), ms, worlds, cancelled=partial(_is_given_up, number))


def _is_given_up(number: int) -> bool:
    return any(flags[number] for flags in _given_up)


def _die_with_the_server(given_up: Any) -> None:
    _given_up[:] = [given_up]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def _processes(count: int, given_up: Any) -> Executor:
    return ProcessPoolExecutor(count, get_context("spawn"), _die_with_the_server, (given_up,))


class NobodyThinks(Exception):
    """The server stops: another process, or this one when it is back, lets the bot answer."""


class Thinkers:
    """The processes in which bots think, started when first needed."""

    def __init__(self, processes: int) -> None:
        self._given_up: Any = get_context("spawn").Array("b", AT_ONCE, lock=False)
        self.make_pool: Callable[[], Executor] = partial(_processes, max(1, processes), self._given_up)
        self._free = list(range(AT_ONCE))
        self._room = asyncio.Semaphore(AT_ONCE)
        self._judgements: OrderedDict[bytes, Judgement] = OrderedDict()
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

    async def judge(self, view: View, ms: float = MS, worlds: int | None = None) -> Judgement:
        """What each answer is worth, as far as the seat of a view may know.

        Whoever does not want to know any more cancels this: then the process is free at once. A position that
        has been judged before, with the same budget, is not judged again.
        """
        key = sha256(position_key(view, ms, worlds).encode()).digest()
        known = self._judgements.get(key)
        if known is not None:
            self._judgements.move_to_end(key)
            return known
        save = msgspec.json.encode(view.imagine(RNG).save(whole=False))
        await self._room.acquire()
        found = await self._judged((view.game.id, save, view.seat, ms, worlds), self._free.pop())
        self._judgements[key] = found
        if len(self._judgements) > REMEMBERED:
            self._judgements.popitem(last=False)
        return found

    async def _judged(self, asked: tuple[str, bytes, int, float, int | None], number: int) -> Judgement:
        """Let a process judge, which looks under its number whether it is given up."""
        self._given_up[number] = 0
        thought: Future[Judgement] | None = None
        try:
            thought = self._ready().submit(ponder, *asked, number)
            try:
                return await asyncio.wrap_future(thought)
            except BrokenProcessPool:
                self._pool = None  # a process has died: start new ones
                thought = self._ready().submit(ponder, *asked, number)
                return await asyncio.wrap_future(thought)
        finally:
            self._given_up[number] = 1
            freed = partial(self._freed, asyncio.get_running_loop(), number)
            if thought is None:
                self._free_again(number)
            else:
                thought.add_done_callback(freed)  # once its process has noticed

    def _freed(self, loop: asyncio.AbstractEventLoop, number: int, thought: Future[Judgement]) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._free_again, number)

    def _free_again(self, number: int) -> None:
        self._free.append(number)
        self._room.release()

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
