"""Builds the package; with KAIJU_COMPILED=1 mypyc makes machine code of rules, solver and bots."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = tuple(Path("src/kaiju", room) for room in ("core", "newyork", "tokyo", "odds", "bots"))
OPPONENTS = Path("benchmarks/frozen")  # only for benchmarks: no part of a wheel
LEVEL = os.environ.get("KAIJU_OPTIMISE", "3")
# Nothing calls into these libraries but Python itself: a tenth of the time is saved by saying so.
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
# Nor does it often come to an error: what leads there is put out of the way, and the rest is closer together.
COLD = """
struct _object;
#define COLD __attribute__((cold)) void
COLD CPy_AddTraceback(const char *, const char *, int, struct _object *);
COLD CPy_AttributeError(const char *, const char *, const char *, const char *, int, struct _object *);
COLD CPy_TypeErrorTraceback(
    const char *, const char *, int, struct _object *, const char *, struct _object *);
"""


class BuildOnAllCores(build_ext):
    """Compiles the C files of an extension side by side."""

    def build_extensions(self) -> None:
        """Build with a compiler that takes many files at once."""
        compile_in_turn = self.compiler.compile

        def compile_together(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = pool.map(lambda source: compile_in_turn([source], **options), sources)
                return list(chain.from_iterable(objects))

        self.compiler.compile = compile_together
        super().build_extensions()


def extensions() -> list[Extension]:
    """Every module of the compiled rooms, as mypyc translates it to C."""
    from mypyc.build import mypycify

    rooms = (*COMPILED, OPPONENTS) if os.environ.get("KAIJU_OPPONENTS") == "1" else COMPILED
    paths = sorted(path for room in rooms for path in room.rglob("*.py"))
    found: list[Extension] = mypycify(
        ["--cache-dir=build/mypy", *map(str, paths)],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir="build/c",
        group_name="kaiju",
    )
    header = Path("build/c/cold.h")
    header.write_text(COLD)
    for extension in found:
        extension.extra_compile_args += [*FLAGS, "-include", str(header)] if FLAGS else []
    return found


setup(
    ext_modules=extensions() if os.environ.get("KAIJU_COMPILED") == "1" else [],
    cmdclass={"build_ext": BuildOnAllCores},
)
