"""How fast the games are on one core, interpreted and compiled; --peers compares them with other engines."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Sequence

from rich import box

from benchmarks.contest import FULL, OURS, PEERS, QUICK, Contestant, Failed, compete
from benchmarks.report import text, to_json
from kaiju.progress import bar


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--peers", action="store_true", help="measure other engines as well")
    parser.add_argument("--interpreted", action="store_true", help="leave the compiled build out")
    parser.add_argument("--quick", action="store_true", help="fewer games and fewer rounds")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON, with every round")
    form.add_argument("--markdown", action="store_true", help="print the tables as Markdown")
    return parser.parse_args(words)


def check(contestants: list[Contestant]) -> None:
    """Check that everything has been built, or say how to."""
    for contestant in contestants:
        for needed in (contestant.python, contestant.path):
            if needed and not needed.exists():
                raise Failed(f"{needed} is missing: run make {contestant.target}.")


def main() -> None:
    """Measure what the command line names and print the results."""
    given = arguments()
    size = QUICK if given.quick else FULL
    ours, peers = OURS[: 1 if given.interpreted else None], PEERS if given.peers else []
    check(ours + peers)
    with bar("Rounds", size.rounds + 1) as rounds:
        results = compete(ours, peers, size, rounds.advance)
    machine = f"{platform.python_implementation()} {platform.python_version()}"
    heading = f"{machine}, one core; medians of {size.rounds} interleaved rounds."
    if given.json:
        print(json.dumps(to_json(results, heading), ensure_ascii=False))
    else:
        print(text(results, heading, box.MARKDOWN if given.markdown else box.SIMPLE_HEAD))


if __name__ == "__main__":
    try:
        main()
    except Failed as failed:
        sys.exit(str(failed))
