"""What the servers use: memory and processor time, as counted by Linux."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.server import postgres
from tests.support.server.process import RELAXED, Serving, serving

SETTINGS: Final = f"{RELAXED}tables_per_guest = 100000\npace = 86400\n"
TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Setup(NamedTuple):
    """What is measured: this many processes on a database."""

    label: str
    database: str
    processes: int


SETUPS: Final = (
    Setup("SQLite, one process", "sqlite", 1),
    Setup("PostgreSQL, one process", "postgresql", 1),
    Setup("PostgreSQL, two processes", "postgresql", 2),
)


class Machines:
    """The serving processes."""

    def __init__(self, servers: list[Serving]) -> None:
        self.addresses = [server.address for server in servers]
        self._processes = [server.process.pid for server in servers]

    def memory(self) -> int:
        """How many bytes of memory they use."""
        return PAGE * sum(int(_read(pid, "statm").split()[1]) for pid in self._processes)

    def seconds(self) -> float:
        """How long they have kept a processor busy."""
        return sum(_seconds(pid) for pid in self._processes)


def own_seconds() -> float:
    """How long this process has kept a processor busy."""
    return _seconds(os.getpid())


def _seconds(pid: int) -> float:
    user, system = _read(pid, "stat").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICK


def _read(pid: int, name: str) -> str:
    return Path(f"/proc/{pid}/{name}").read_text()


@contextmanager
def started(setup: Setup, folder: Path) -> Iterator[Machines]:
    """Servers on a new database, which waits for the disk as an operator's does."""
    with ExitStack() as stack:
        url = f"sqlite:///{folder / 'server.db'}"
        if setup.database == "postgresql":
            url = stack.enter_context(postgres.running(fsync=True)).database()
        data = [folder / f"{number}" for number in range(setup.processes)]
        quiet = ("--database", url, "--log-level", "warning")
        yield Machines([stack.enter_context(serving(one, *quiet, settings=SETTINGS)) for one in data])
