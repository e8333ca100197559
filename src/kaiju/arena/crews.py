"""Who plays the games: this process, or a crew of processes that all die with it."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

from kaiju.arena.plan import Plan
from kaiju.arena.play import Batch, play_batch

LARGEST: Final = 100  # games of one batch
AHEAD: Final = 2  # batches that wait for each worker, so that none is ever idle


Job = tuple[Plan, Sequence[int], bool]


class WorkerLost(Exception):
    """Says that a worker died in the middle of its games."""


class Crew(Protocol):
    """Takes batches and gives them back as they are finished."""

    size: int

    def submit(self, plan: Plan, numbers: Sequence[int], records: bool) -> None:
        """Take on some games."""

    def finished(self) -> Batch:
        """The next batch that is finished, in any order."""

    def close(self) -> None:
        """Stop at once, whatever is still under way."""


def play(crew: Crew, plan: Plan, numbers: Sequence[int], records: bool = False) -> Iterator[Batch]:
    """Play these games of a plan, batch by batch as they are finished."""
    waiting = deque(batches(numbers, crew.size))
    running = 0
    while waiting or running:
        while waiting and running < AHEAD * crew.size:
            crew.submit(plan, waiting.popleft(), records)
            running += 1
        batch = crew.finished()
        running -= 1
        if batch.left:
            waiting.appendleft(batch.left)
        yield batch


def batches(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Batches large enough to be worth sending, and small enough that all workers end together."""
    size = max(1, min(LARGEST, len(numbers) // (workers * 4)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew_for(workers: int | None, games: int) -> Crew:
    """This process for one worker or a few games, else a crew."""
    size = min(workers or cores(), games)
    return Alone() if size <= 1 else Processes(size)


class Alone:
    """Plays in this process."""

    size = 1

    def __init__(self) -> None:
        self._waiting: deque[Job] = deque()

    def submit(self, plan: Plan, numbers: Sequence[int], records: bool) -> None:
        """Put some games at the end of the queue."""
        self._waiting.append((plan, numbers, records))

    def finished(self) -> Batch:
        """Play the next games of the queue."""
        return play_batch(*self._waiting.popleft())

    def close(self) -> None:
        """Forget the queue."""
        self._waiting.clear()


class Processes:
    """Plays in processes of its own."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._waiting: deque[Job] = deque()
        self._busy: list[Connection] = []
        # Each worker has a pipe to itself, whose end says that it died: a pool that shares one waits forever
        # for the rest of a message that a worker could not finish.
        self._workers = [_hire() for _ in range(size)]
        self._idle = [pipe for _, pipe in self._workers]

    def submit(self, plan: Plan, numbers: Sequence[int], records: bool) -> None:
        """Hand some games to whichever worker is free first."""
        self._waiting.append((plan, numbers, records))
        self._feed()

    def finished(self) -> Batch:
        """The next batch; what is finished comes before the news that a worker died."""
        lost = None
        for pipe in wait(self._busy):
            assert isinstance(pipe, Connection)
            try:
                batch: Batch = pipe.recv()
            except (EOFError, OSError) as error:
                lost = error
                continue
            self._busy.remove(pipe)
            self._idle.append(pipe)
            self._feed()
            return batch
        raise WorkerLost from lost

    def _feed(self) -> None:
        while self._idle and self._waiting:
            pipe = self._idle.pop()
            self._busy.append(pipe)
            try:
                pipe.send(self._waiting.popleft())
            except OSError:
                return  # it died; `finished` finds the end of its pipe

    def close(self) -> None:
        """End the workers, also those in the middle of a game."""
        for worker, _ in self._workers:
            worker.kill()
        for worker, pipe in self._workers:
            worker.join()
            pipe.close()


def _hire() -> tuple[BaseProcess, Connection]:
    """Start a worker; Ctrl-C is its parent's to answer, from its first moment on."""
    # A fresh process for each worker: copying one that draws a progress bar in a thread is not safe.
    context = get_context("spawn")
    mine, its = context.Pipe()
    worker = context.Process(target=_work, args=(its,), daemon=True)
    masked = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if masked else set()
    worker.start()
    if masked:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    its.close()
    return worker, mine


def _work(pipe: Connection) -> None:
    """Play batches until nobody sends any more; a worker does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()
    with suppress(EOFError, BrokenPipeError):  # the other end is gone, and with it all work
        while True:
            pipe.send(play_batch(*pipe.recv()))


def _follow() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
