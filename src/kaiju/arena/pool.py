"""Who plays the games: this process, several on this machine that end with it, or a Ray cluster."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from kaiju.arena.game import RESULTS, Batch, Wanted, play_batch
from kaiju.arena.plan import Plan
from kaiju.processes import Workers, cores

LARGEST: Final = 100  # games per batch
AHEAD: Final = 2  # batches queued per worker, so that none is ever idle
HERE: Final = "local"  # the address of a cluster started on this machine

Job = tuple[Plan, Sequence[int], Wanted]


class Pool(Protocol):
    """Takes batches and returns them as they finish."""

    size: int

    def submit(self, plan: Plan, numbers: Sequence[int], wanted: Wanted) -> None:
        """Accept some games."""

    def finished(self) -> Batch:
        """The next batch to finish, in any order."""

    def close(self) -> None:
        """Stop at once, whatever is still in progress."""


def play(pool: Pool, plan: Plan, numbers: Sequence[int], wanted: Wanted = RESULTS) -> Iterator[Batch]:
    """Play these games of a plan, yielding batches as they finish."""
    waiting = deque(batches(numbers, pool.size))
    running = 0
    while waiting or running:
        while waiting and running < AHEAD * pool.size:
            pool.submit(plan, waiting.popleft(), wanted)
            running += 1
        batch = pool.finished()
        running -= 1
        if batch.left:
            waiting.appendleft(batch.left)
        yield batch


def batches(numbers: Sequence[int], workers: int) -> list[Sequence[int]]:
    """Batches large enough to be worth sending, and small enough that all workers finish together."""
    size = max(1, min(LARGEST, len(numbers) // (workers * 4)))
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def local_pool(workers: int | None, games: int) -> Pool:
    """This process for one worker or a few games, otherwise a pool."""
    size = min(workers or cores(), games)
    return ThisProcess() if size <= 1 else LocalPool(size)


class ThisProcess:
    """Plays in this process."""

    size = 1

    def __init__(self) -> None:
        self._waiting: deque[Job] = deque()

    def submit(self, plan: Plan, numbers: Sequence[int], wanted: Wanted) -> None:
        """Put some games at the end of the queue."""
        self._waiting.append((plan, numbers, wanted))

    def finished(self) -> Batch:
        """Play the next games of the queue."""
        return play_batch(*self._waiting.popleft())

    def close(self) -> None:
        """Forget the queue."""
        self._waiting.clear()


class LocalPool:
    """Plays in processes of its own."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._workers: Workers[Job, Batch] = Workers(size, _play)

    def submit(self, plan: Plan, numbers: Sequence[int], wanted: Wanted) -> None:
        """Hand some games to whichever worker is free first."""
        self._workers.submit((plan, numbers, wanted))

    def finished(self) -> Batch:
        """The next batch; finished ones come before the news that a worker died."""
        return self._workers.finished()

    def close(self) -> None:
        """Stop the workers, even in the middle of a game."""
        self._workers.close()


def _play(job: Job) -> Batch:
    return play_batch(*job)


# -- Ray -------------------------------------------------------------------------------------------


class ClusterFailed(Exception):
    """Why a Ray cluster could not play some games, as one word, and Ray's own message.

    The word is `unreachable` (no cluster answers at the address), `died` (a worker or its machine is gone),
    `memory` (a machine ran out of it), `raised` (the task failed on a worker, with a traceback) or `lost`
    (the cluster itself failed).
    """

    def __init__(self, reason: str, problem: str = "", traceback: str = "") -> None:
        super().__init__(f"{reason}: {problem}")
        self.reason = reason
        self.problem = problem
        self.traceback = traceback


class RayPool:
    """Plays in the workers of a cluster, which must have this project installed too."""

    def __init__(self, address: str, workers: int | None) -> None:
        import ray

        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere unasked
        started = {"num_cpus": workers, "include_dashboard": False} if address == HERE else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR", **started)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ClusterFailed("unreachable", _first_line(error)) from error
        self._ray = ray
        self._task = ray.remote(_play_there)
        self._running: list[Any] = []
        self.size = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, plan: Plan, numbers: Sequence[int], wanted: Wanted) -> None:
        """Hand some games to the cluster."""
        self._running.append(self._task.remote(os.getcwd(), plan, numbers, wanted))

    def finished(self) -> Batch:
        """The next batch to finish."""
        try:
            (done, *_), self._running = self._ray.wait(self._running)
            batch: Batch = self._ray.get(done)
        except (self._ray.exceptions.RayError, ConnectionError) as error:
            raise _failed(error, self._ray.exceptions) from error
        return batch

    def close(self) -> None:
        """Disconnect from the cluster; one started on this machine ends."""
        self._ray.shutdown()


def _failed(error: Exception, known: Any) -> ClusterFailed:
    """Translate an error of Ray; `known` are its kinds of errors."""
    if isinstance(error, known.RayTaskError):
        cause = error.cause
        return ClusterFailed("raised", f"{type(cause).__name__}: {_first_line(cause)}", str(error))
    if isinstance(error, known.OutOfMemoryError):
        return ClusterFailed("memory", _first_line(error))
    if isinstance(error, (known.WorkerCrashedError, known.NodeDiedError, known.LocalRayletDiedError)):
        return ClusterFailed("died", _first_line(error))
    return ClusterFailed("lost", _first_line(error))


def _first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def _play_there(folder: str, plan: Plan, numbers: Sequence[int], wanted: Wanted) -> Batch:
    """Play in a worker of the cluster, in the folder where bots are looked for, if it exists there."""
    if os.path.isdir(folder):
        os.chdir(folder)
    return play_batch(plan, numbers, wanted)
