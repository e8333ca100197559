"""A course so short that it can be tested, run as a program that a signal may stop in the middle of it."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from kaiju import cli
from kaiju.arena import course
from kaiju.arena.course import School, Sort
from kaiju.arena.folder import Folder
from kaiju.games import GAMES

SHORT = {"SORTS": {game: [Sort(2, 1)] for game in GAMES}, "BEGINNING": 1, "FEWEST": 2}


def stopping(step: str, done: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, after which a signal comes where one is wanted."""
    left = int(os.environ.get(f"AT_{step}", "0"))

    def after(*arguments: Any) -> Any:
        nonlocal left
        found = done(*arguments)
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.Signals[os.environ["SIGNAL"]])
        return found

    return after


def main() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what runs in the background starts without it
    for name, value in SHORT.items():
        setattr(course, name, value)
    course.replacing_file = stopping("FILE", course.replacing_file)
    for kind, name in ((Folder, "add"), (Folder, "tidy"), (School, "play")):
        setattr(kind, name, stopping(name.upper(), getattr(kind, name)))
    sys.exit(cli.run(sys.argv[1:]))


if __name__ == "__main__":
    main()
