"""Processes that this one starts: what they do, and that they end when they should."""

from __future__ import annotations

import signal
import subprocess
import sys
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from kaiju.processes import WorkerLost, Workers

# The parent starts a child that does nothing but hold the output open, says so, and waits to be killed.
FAMILY = """
import os, signal, sys
from multiprocessing import get_context
from kaiju.processes import end_with_parent

def tell():
    print("the child ends", flush=True)
    os._exit(0)

def child(gently):
    end_with_parent(tell) if gently else end_with_parent()
    print("the child lives", flush=True)
    signal.pause()

if __name__ == "__main__":
    process = get_context("spawn").Process(target=child, args=(len(sys.argv) > 1,))
    process.start()
    signal.pause()
"""


def test_every_job_is_done() -> None:
    workers = Workers[int, int](2, abs)
    for number in range(-5, 0):
        workers.submit(number)
    assert sorted(workers.finished() for _ in range(5)) == [1, 2, 3, 4, 5]
    workers.close()


def test_a_worker_goes_quietly_when_nobody_reads_what_it_did() -> None:
    workers = Workers[int, int](1, abs)
    workers.submit(-7)
    ((worker, pipe),) = workers.workers
    wait([pipe])
    pipe.close()
    worker.join()
    assert worker.exitcode == 0


def test_a_worker_that_died_is_told() -> None:
    workers = Workers[int, int](1, abs)
    workers.submit(-7)
    ((worker, _),) = workers.workers
    assert workers.finished() == 7
    worker.kill()
    worker.join()
    workers.submit(-7)
    with pytest.raises(WorkerLost):
        workers.finished()
    workers.close()


@pytest.mark.parametrize(("how", "last"), [((), ""), (("gently",), "the child ends\n")])
def test_a_child_does_not_outlive_its_parent_however_that_ends(
    tmp_path: Path, how: tuple[str, ...], last: str
) -> None:
    script = tmp_path / "family.py"
    script.write_text(FAMILY)
    command = [sys.executable, str(script), *how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "the child lives\n"
        parent.send_signal(signal.SIGKILL)
        # The output ends when nobody holds it any more: then the child is gone as well.
        assert parent.stdout.read() == last


def test_a_process_that_nobody_started_has_nobody_to_watch() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import kaiju.processes as p; p.end_with_parent(); print('alive')"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout == "alive\n"
