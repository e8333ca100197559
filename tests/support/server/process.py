"""A server as its operator starts it: as a separate process, which can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.support.server.running import Client

if TYPE_CHECKING:
    from tests.support.server.nursery import Forked

RELAXED = """\
bot_delay = 0
auto_delay = 0
requests_per_second = 0
guests_per_minute = 0
messages_per_second = 0
connections_per_address = 0
agreements_per_minute = 0
undos_per_minute = 0
snapshots_per_minute = 0
"""


class Serving:
    """A server in a separate process: a fresh one, or one forked from a process that has read the program."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        settings: str = RELAXED,
        program: str = "kaiju",
        forked: bool = False,
    ) -> None:
        self.folder, self.program, self.forked = folder, program, forked
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.toml").write_text(settings)
        self.arguments = arguments
        self.port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start, or restart on the same port."""
        arguments = ["--data", str(self.folder), "--port", str(self.port), *self.arguments]
        self.process = self._forked(arguments) if self.forked else self._fresh(arguments)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[\d.]+:(\d+)", line)
        assert found, f"{line!r} {self.logged()}"
        self.address, self.port = found[0], int(found[1])

    def _fresh(self, arguments: list[str]) -> subprocess.Popen[str]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", self.program, "serve", *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )

    def _forked(self, arguments: list[str]) -> Forked:
        from tests.support.server.nursery import Forked  # it reads the whole server

        return Forked(arguments, self.folder / "log")

    def kill(self) -> None:
        """Kill the server and everything it has started, without warning."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        """Stop the server as an operator does; returns its exit code."""
        self.process.terminate()
        self._gone()
        return self.process.returncode

    def _gone(self) -> None:
        self.process.wait(timeout=60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def logged(self) -> str:
        """Everything in the log."""
        return (self.folder / "log").read_text()

    def client(self) -> Client:
        """A new client."""
        return Client(self.address)


@contextmanager
def serving(
    folder: Path,
    *arguments: str,
    settings: str = RELAXED,
    program: str = "kaiju",
    forked: bool = False,
) -> Iterator[Serving]:
    """A server that is gone after the test, whatever happened to it."""
    server = Serving(folder, *arguments, settings=settings, program=program, forked=forked)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
