"""Who plays the games: this process, or a crew of processes that all die with it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from kaiju.arena.plan import Plan
from kaiju.arena.play import Batch, play_batch
from kaiju.arena.workers import Workers, cores

LARGEST: Final = 100  # games of one batch
AHEAD: Final = 2  # batches that wait for each worker, so that none is ever idle


Job = tuple[Plan, Sequence[int], bool]


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
        self._workers: Workers[Job, Batch] = Workers(size, _play)

    def submit(self, plan: Plan, numbers: Sequence[int], records: bool) -> None:
        """Hand some games to whichever worker is free first."""
        self._workers.submit((plan, numbers, records))

    def finished(self) -> Batch:
        """The next batch; what is finished comes before the news that a worker died."""
        return self._workers.finished()

    def close(self) -> None:
        """End the workers, also those in the middle of a game."""
        self._workers.close()


def _play(job: Job) -> Batch:
    return play_batch(*job)
