"""Compiles packages with mypyc, each module next to its source: tools/compile.py SRC [-O LEVEL] PACKAGE..."""

import argparse
import os
import tempfile
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup


def modules(src: Path, packages: list[str]) -> list[str]:
    """Return every module of the packages, as paths from src."""
    found = (path for package in packages for path in (src / package).rglob("*.py"))
    return sorted(str(path.relative_to(src)) for path in found)


def compile_packages(src: Path, packages: list[str], level: str) -> None:
    """Build the extension modules in place; what the build writes besides is thrown away."""
    os.environ.setdefault("CC", "cc")
    os.chdir(src)
    with tempfile.TemporaryDirectory() as build:
        paths = [f"--cache-dir={build}", *modules(src, packages)]
        # One C file per module builds in half the time, which counts when nothing is optimised.
        extensions = mypycify(paths, opt_level=level, multi_file=level == "0", target_dir=build)
        command = ["--quiet", "build_ext", "--inplace", "--build-temp", build, "--build-lib", build]
        setup(name="kaiju-compiled", packages=[], ext_modules=extensions, script_args=command)


def main() -> None:
    """Read the command line and compile."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("src", type=Path, help="the folder the packages lie in")
    parser.add_argument("packages", nargs="+", help="paths below src, such as kaiju/core")
    parser.add_argument("-O", dest="level", default="3", choices="0123", help="how hard the C compiler tries")
    arguments = parser.parse_args()
    compile_packages(arguments.src.resolve(), arguments.packages, arguments.level)


if __name__ == "__main__":
    main()
