"""The tools some tests need besides Python, and how to get them; runs alone for `make test-tools`."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Tool(NamedTuple):
    """Something a test may need: its usual name, Debian's packages, and whether it is installed."""

    label: str
    packages: tuple[str, ...]
    found: Callable[[], bool]


@cache
def c_compiler() -> bool:
    """A C compiler that finds the header files of this Python."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if compiler is None or shutil.which(compiler) is None:
        return False
    command = [compiler, "-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    done = subprocess.run(command, input=b"#include <Python.h>", check=False, capture_output=True)
    return done.returncode == 0


@cache
def postgresql() -> Path | None:
    """The programs of the newest PostgreSQL server here, which Debian keeps off the path."""
    found = [Path(program).parent for program in [shutil.which("initdb")] if program]
    found += [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda path: [int(n) for n in re.findall(r"\d+", str(path))], default=None)


@cache
def program(name: str) -> str | None:
    """A program on the path, or where Debian keeps those of servers, which is not on everybody's."""
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")


@cache
def chromium() -> str | None:
    """Debian's Chromium, or any other Chrome."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


TOOLS = {
    "haproxy": Tool("HAProxy", ("haproxy",), lambda: program("haproxy") is not None),
    "chromium": Tool("Chromium", ("chromium", "fonts-dejavu"), lambda: chromium() is not None),
    "c-compiler": Tool("a C compiler", ("gcc", "libc6-dev", "python3-dev"), c_compiler),
    "postgresql": Tool("PostgreSQL", ("postgresql",), lambda: postgresql() is not None),
    "redis": Tool("Redis", ("redis-server",), lambda: program("redis-server") is not None),
}


def missing() -> list[Tool]:
    """The tools that are not installed."""
    return [tool for tool in TOOLS.values() if not tool.found()]


def main() -> None:
    """Print the missing tools, or with --packages the Debian packages that contain them."""
    if "--packages" in sys.argv:
        print(" ".join(package for tool in missing() for package in tool.packages))
    else:
        print(", ".join(tool.label for tool in missing()))


if __name__ == "__main__":
    main()
