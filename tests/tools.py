"""The tools some tests need besides Python, and how to get them; runs alone for `make test-tools`."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from functools import cache
from typing import NamedTuple


class Tool(NamedTuple):
    """Something a test may need: what people call it, Debian's packages and whether it is here."""

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


TOOLS = {
    "c-compiler": Tool("a C compiler", ("gcc", "libc6-dev", "python3-dev"), c_compiler),
}


def missing() -> list[Tool]:
    """Return the tools that are not installed."""
    return [tool for tool in TOOLS.values() if not tool.found()]


def main() -> None:
    """Print the missing tools, or with --packages the Debian packages that hold them."""
    if "--packages" in sys.argv:
        print(" ".join(package for tool in missing() for package in tool.packages))
    else:
        print(", ".join(tool.label for tool in missing()))


if __name__ == "__main__":
    main()
