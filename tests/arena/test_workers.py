"""Processes that work on one thing after the other."""

from __future__ import annotations

from multiprocessing.connection import wait

import pytest

from kaiju.arena.workers import WorkerLost, Workers


def test_every_job_is_done() -> None:
    workers = Workers[int, int](2, abs)
    for number in range(-5, 0):
        workers.submit(number)
    assert sorted(workers.finished() for _ in range(5)) == [1, 2, 3, 4, 5]
    workers.close()


def test_a_worker_goes_quietly_when_nobody_reads_what_it_did() -> None:
    workers = Workers[int, int](1, abs)
    workers.submit(-7)
    ((worker, pipe),) = workers._workers
    wait([pipe])
    pipe.close()
    worker.join()
    assert worker.exitcode == 0


def test_a_worker_that_died_is_told() -> None:
    workers = Workers[int, int](1, abs)
    workers.submit(-7)
    ((worker, _),) = workers._workers
    assert workers.finished() == 7
    worker.kill()
    worker.join()
    workers.submit(-7)
    with pytest.raises(WorkerLost):
        workers.finished()
    workers.close()
