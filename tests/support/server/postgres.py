"""A private PostgreSQL server on a free port, which is gone after the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.support.tools import postgresql

USER = "kaiju"
READY = "ready to accept connections"
NUMBERS = count(1)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Log:
    """The server's output, which says when it is ready and ends when the server does."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.ready = False
        self.told = threading.Event()

    def read(self, lines: Iterable[str]) -> None:
        """Read until the server is gone."""
        for line in lines:
            self.lines.append(line)
            self.ready = self.ready or READY in line
            if self.ready:
                self.told.set()
        self.told.set()


class Server:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.databases: list[str] = []
        self._here = ("-h", "127.0.0.1", "-p", str(port), "-U", USER)

    def command(self, name: str, *arguments: str) -> list[str]:
        """One of PostgreSQL's programs, which refuses to run as root, and ends with the tests."""
        home = postgresql()
        assert home is not None
        as_user = ["--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        return ["setpriv", *as_user, "--pdeathsig=INT", str(home / name), *arguments]

    def program(self, name: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        subprocess.run(self.command(name, *arguments), check=True, cwd=self.folder, capture_output=True)

    @contextmanager
    def started(self, *arguments: str) -> Iterator[None]:
        """Run the server itself; it is ready for connections when this is entered."""
        command, log = self.command("postgres", *arguments), Log()
        with subprocess.Popen(command, cwd=self.folder, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            reading = threading.Thread(target=log.read, args=(process.stderr,), daemon=True)
            reading.start()
            try:
                log.told.wait()
                assert log.ready, "".join(log.lines)
                yield
            finally:
                process.send_signal(signal.SIGQUIT)
                reading.join()

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(NUMBERS)}"
        self.program("createdb", *self._here, name)
        self.databases.append(name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def drop(self) -> None:
        """Delete every database now: deleting many once they are on disk takes minutes."""
        while self.databases:
            self.program("dropdb", "--force", *self._here, self.databases.pop())


@contextmanager
def running(fsync: bool = False) -> Iterator[Server]:
    """Start a server in a folder of its own, because only root may enter those of pytest."""
    folder = Path(tempfile.mkdtemp(prefix="kaiju-postgres-"))
    server = Server(folder, free_port())
    try:
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data = str(folder / "data")
        server.program("initdb", "-D", data, "-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8")
        # The tests only ever kill our own server, never PostgreSQL, so it need not wait for the disk.
        options = ("-c", f"fsync={'on' if fsync else 'off'}", "-c", "lc_messages=C", "-k", str(folder))
        with server.started("-D", data, "-h", "127.0.0.1", "-p", str(server.port), *options):
            yield server
    finally:
        shutil.rmtree(folder)
