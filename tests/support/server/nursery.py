"""Servers forked from a process that has read the program already: many start for the price of one."""

from __future__ import annotations

import os
import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from kaiju import cli
from kaiju.server import launcher
from kaiju.server.web.language import KNOWN, words_in

READ = (cli, launcher, [words_in(language) for language in KNOWN])  # what takes longest at the start


class Forked:
    """A server that was forked, to be handled like a `subprocess.Popen`; its log goes to a file."""

    def __init__(self, arguments: list[str], log: Path) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([__name__])
        heard, telling = context.Pipe(duplex=False)
        self._process: BaseProcess = context.Process(target=_live, args=(arguments, str(log), telling))
        self._process.start()
        telling.close()
        self.stdout = os.fdopen(os.dup(heard.fileno()))
        heard.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def returncode(self) -> int:
        """How it ended."""
        assert self._process.exitcode is not None
        return self._process.exitcode

    def poll(self) -> int | None:
        """How it ended, if it has."""
        return self._process.exitcode

    def wait(self, timeout: float) -> None:
        """Wait for its end."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise TimeoutError

    def terminate(self) -> None:
        """Ask it to stop."""
        self._process.terminate()


def _live(arguments: list[str], log: str, telling: Connection) -> None:
    os.setsid()
    os.dup2(telling.fileno(), 1)
    telling.close()
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(file, 2)
    os.close(file)
    sys.exit(cli.run(["serve", *arguments]))
