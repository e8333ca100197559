"""A private Redis server on a free port, which is gone after the tests."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from tests.support.server.postgres import free_port
from tests.support.tools import program

READY = "Ready to accept connections"


@contextmanager
def running() -> Iterator[str]:
    """Start a server that keeps nothing, and ends with the tests; its address."""
    found, port = program("redis-server"), free_port()
    assert found is not None
    options = ["--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no"]
    command = ["setpriv", "--pdeathsig=KILL", found, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd="/") as process:
        assert process.stdout is not None
        try:
            lines: list[str] = []
            for line in process.stdout:
                lines.append(line)
                if READY in line:
                    break
            else:
                raise AssertionError("".join(lines))
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.kill()
