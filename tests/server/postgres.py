"""A PostgreSQL server of our own, on a free port, which is gone after the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from tests.tools import postgresql

USER = "kaiju"
NUMBERS = count(1)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port

    def program(self, name: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs; none of them wants to be root."""
        home = postgresql()
        assert home is not None
        as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        command = [*(as_user if os.getuid() == 0 else []), str(home / name), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, capture_output=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(NUMBERS)}"
        self.program("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"


@contextmanager
def running(fsync: bool = False) -> Iterator[Server]:
    """Start a server; in a folder of its own, because root alone may enter those of pytest."""
    folder = Path(tempfile.mkdtemp(prefix="kaiju-postgres-"))
    server = Server(folder, free_port())
    try:
        if os.getuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        data = str(folder / "data")
        server.program("initdb", "-D", data, "-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8")
        # Only our server is ever killed in the tests, never PostgreSQL, so it need not wait for the disk.
        options = (
            f"-c fsync={'on' if fsync else 'off'} -c listen_addresses=127.0.0.1 -p {server.port} -k {folder}"
        )
        server.program("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
        try:
            yield server
        finally:
            server.program("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)
