"""Attacks a server of its own, and measures what innocent players notice: python -m benchmarks.attack."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.box import MARKDOWN
from rich.console import Console
from rich.table import Table

from benchmarks.attack.attacks import ATTACKS
from benchmarks.attack.victims import Outcome, suffer
from kaiju.progress import bar


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attack", description=__doc__)
    parser.add_argument("--only", default=",".join(ATTACKS), help="some attacks, such as pings,tiny")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts")
    return parser.parse_args(words)


def report(outcomes: list[Outcome]) -> str:
    """A table for people and for the documents."""
    table = Table("attack", "answers", "99 % ms", "more memory, MiB", "borne", box=MARKDOWN)
    for one in outcomes:
        told = "yes" if one.borne else f"no ({one.problems} problems)" if one.problems else "no"
        what = ATTACKS[one.name].what
        table.add_row(what, f"{one.answers}", f"{one.slowest:.0f}", f"{one.grown:.0f}", told)
    console = Console(width=120, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(table)
    return capture.get().strip()


def main(words: Sequence[str] | None = None) -> int:
    """Attack in every way; returns 1 if one of them was noticed."""
    given = arguments(words)
    names = given.only.split(",")
    outcomes = []
    with (
        bar("attacks", len(names)) as progress,
        tempfile.TemporaryDirectory(prefix="kaiju-attack-") as folder,
    ):
        for name in names:
            outcomes.append(asyncio.run(suffer(name, given.seconds, Path(folder) / name)))
            progress.advance()
    print(report(outcomes))
    return int(not all(one.borne for one in outcomes))


if __name__ == "__main__":
    sys.exit(main())
