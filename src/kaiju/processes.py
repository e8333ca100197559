"""Child processes, which all end with this one."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, NamedTuple, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class WorkerLost(Exception):
    """A worker died in the middle of its work."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _exit() -> None:
    os._exit(1)


def end_with_parent(end: Callable[[], None] = _exit) -> None:
    """End this process, at once or in its own way, as soon as the one that started it is gone.

    A process that is killed cannot end its children. So each child watches its parent from a thread: nothing
    this project starts may be left behind, even after the harshest end.
    """
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        end()

    threading.Thread(target=watch, name="kaiju-parent", daemon=True).start()


class Worker(NamedTuple):
    """A process, and this end of the pipe to it."""

    process: BaseProcess
    pipe: Connection


class Workers(Generic[Job, Done]):
    """Some processes that all have the same task: a function of a module, which never raises."""

    def __init__(self, size: int, task: Callable[[Job], Done]) -> None:
        self._waiting: deque[Job] = deque()
        self._busy: list[Connection] = []
        # Each worker has its own pipe, whose end means that it died: a pool that shares one waits for ever
        # for the rest of a message that a worker could not finish.
        self.workers = [_hire(task) for _ in range(size)]
        self._idle = [worker.pipe for worker in self.workers]

    def submit(self, job: Job) -> None:
        """Hand a job to whichever worker is free first."""
        self._waiting.append(job)
        self._feed()

    def finished(self) -> Done:
        """The next result; finished jobs come before the news that a worker died."""
        lost = None
        for pipe in wait(self._busy):
            assert isinstance(pipe, Connection)
            try:
                done: Done = pipe.recv()
            except (EOFError, OSError) as error:
                lost = error
                continue
            self._busy.remove(pipe)
            self._idle.append(pipe)
            self._feed()
            return done
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
        """Stop the workers, even in the middle of a job."""
        for worker in self.workers:
            worker.process.kill()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()


def _hire(task: Callable[[Any], Any]) -> Worker:
    """Start a worker; from its first moment, Ctrl-C is left to its parent."""
    # A fresh process for each worker: forking one that draws a progress bar in a thread is not safe.
    context = get_context("spawn")
    mine, its = context.Pipe()
    process = context.Process(target=_work, args=(its, task), daemon=True)
    masked = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if masked else set()
    process.start()
    if masked:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    its.close()
    return Worker(process, mine)


def _work(pipe: Connection, task: Callable[[Any], Any]) -> None:
    """Do what is sent until nothing more is; a worker does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    # The other end is gone, and all work with it; a result it left unread makes that a reset.
    with suppress(EOFError, ConnectionError):
        while True:
            pipe.send(task(pipe.recv()))
