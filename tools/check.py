"""Checks everything for the daily loop: format, lint, types, imports and the quick tests, side by side.

What takes long is left to `make test`: every test marked `slow`, and the builds.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = ROOT / ".venv" / "bin"
WEB: Final = ROOT / "web"
AROUND: Final = [
    f"tests/{name}" for name in ("arena", "benchmarks", "bots", "commands", "server", "terminal")
]
"""The tests around the rules, which run in one process while all others run in another."""

GAMES: Final = "2"  # random games under each law; `make test` plays many more
PYTEST: Final = ("python", "-m", "pytest", "-q", "-m", "not slow", "-p", "no:xdist", "-p", "no:schemathesis")


class Job(NamedTuple):
    """Something to run, and where."""

    name: str
    command: Sequence[str]
    folder: Path = ROOT


class Done(NamedTuple):
    """The outcome of a job: its exit code, its output, and how long it took."""

    job: Job
    code: int
    output: str
    seconds: float


def jobs() -> list[Job]:
    """Everything to check, the slowest first."""
    rest = ["tests", "--ignore=tests/browser", *(f"--ignore={folder}" for folder in AROUND)]
    return [
        Job("tests of the rules and of the whole", (*PYTEST, *rest)),
        Job("tests around the rules", (*PYTEST, *AROUND)),
        Job("tests of the client", ("npm", "run", "--silent", "test"), WEB),
        Job("types of the client", ("npm", "run", "--silent", "check"), WEB),
        Job("format of the client", ("npm", "run", "--silent", "format:check"), WEB),
        Job("lint of the client", ("npm", "run", "--silent", "lint"), WEB),
        Job("types", ("mypy",)),
        Job("imports", ("lint-imports", "--no-logo")),
        Job("format", ("ruff", "format", "--check")),
        Job("lint", ("ruff", "check")),
    ]


def carry_out(job: Job) -> Done:
    """Run one job to its end."""
    began = time.monotonic()
    ran = subprocess.run(
        job.command,
        cwd=job.folder,
        env={**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}", "KAIJU_GAMES": GAMES},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Done(job, ran.returncode, ran.stdout, time.monotonic() - began)


def check(wanted: Sequence[Job], cores: int) -> int:
    """Run jobs side by side and print failures in full; returns the exit code."""
    failed = []
    with ThreadPoolExecutor(cores) as pool:
        for future in as_completed([pool.submit(carry_out, job) for job in wanted]):
            done = future.result()
            print(f"{'FAILED' if done.code else 'ok':7}{done.seconds:5.1f} s  {done.job.name}", flush=True)
            if done.code:
                failed.append(done.job.name)
                print(done.output, flush=True)
    if failed:
        print(f"make check: failed: {', '.join(failed)}.")
        return 1
    print("make check: everything quick has passed; make test runs the rest as well.")
    return 0


def main() -> int:
    """Check everything with all cores, and say how long it took."""
    began = time.monotonic()
    code = check(jobs(), max(2, os.cpu_count() or 1))
    print(f"It took {time.monotonic() - began:.0f} s.")
    return code


if __name__ == "__main__":
    sys.exit(main())
