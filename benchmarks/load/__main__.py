"""How many answers per second the server sustains, with a thousand clients on another core."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvloop
from rich import box

from benchmarks.load import parts
from benchmarks.load.machines import CORES, PEERS, SETUPS, Setup, started
from benchmarks.load.report import scale, text, to_json
from benchmarks.load.steps import Plan, Result, measure
from kaiju.core import table
from kaiju.progress import bars
from tests.support.tools import postgresql

RATES: Final = (150, 300, 500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000)
FULL: Final = Plan(300, 1000, RATES, 10.0)
QUICK: Final = Plan(6, 20, (20, 40), 1.0)
EACH: Final = 400  # answers a second of each process where one is compared with two


def arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few tables for a moment")
    parser.add_argument("--sqlite", action="store_true", help="leave PostgreSQL out")
    parser.add_argument("--parts", action="store_true", help="only where the time of an answer goes")
    parser.add_argument("--peers", action="store_true", help="also measure boardgame.io's own server")
    parser.add_argument("--scale", action="store_true", help="how much more two processes carry than one")
    parser.add_argument("--rates", help="answers a second, one after the other, such as 100,150")
    parser.add_argument("--seconds", type=float, help="how long each rate is held")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument("--markdown", action="store_true", help="print the tables as Markdown")
    return parser.parse_args(words)


def planned(given: argparse.Namespace) -> Plan:
    """How much to measure."""
    plan = QUICK if given.quick else FULL
    if given.rates:
        plan = plan._replace(rates=tuple(int(rate) for rate in given.rates.split(",")))
    return plan._replace(seconds=given.seconds or plan.seconds)


def measured(setup: Setup, plan: Plan) -> Result:
    """Everything about one set-up, with a bar for each part of it."""
    totals = {"tables": plan.tables, "connections": plan.clients, "rates": len(plan.rates)}
    labels = {part: f"{setup.label}: {part}" for part in totals}
    with (
        bars({labels[part]: total for part, total in totals.items()}) as drawn,
        tempfile.TemporaryDirectory(prefix="kaiju-load-") as folder,
        started(setup, Path(folder)) as machines,
    ):
        return uvloop.run(measure(setup, machines, plan, lambda part: drawn[labels[part]].advance()))


def scaled(plan: Plan, each: int) -> tuple[Result, Result]:
    """One process and two, at the same rate for each process."""
    one, two = [setup for setup in SETUPS if setup.database == "postgresql"]
    found = [measured(one, plan._replace(rates=(each,))), measured(two, plan._replace(rates=(2 * each,)))]
    return found[0], found[1]


def rules() -> str:
    """How the rules are run by the servers, which use the same modules as this process."""
    return "interpreted" if str(table.__file__).endswith(".py") else "compiled"


def main() -> None:
    """Measure what the command line names and print the results."""
    given = arguments()
    if given.parts:
        found = uvloop.run(parts.measured())
        print(f"µs of processor time for an answer, rules {rules()}")
        print("\n".join(f"{name}: {used:.0f}" for name, used in found.items()))
        return
    if not given.sqlite and postgresql() is None:
        sys.exit("PostgreSQL is not installed here: run make test-tools, or leave it out with --sqlite.")
    if given.scale:
        plan = planned(given)
        print(scale(*scaled(plan, plan.rates[0] if given.rates or given.quick else EACH)))
        return
    setups = (*(SETUPS[:1] if given.sqlite else SETUPS), *(PEERS if given.peers else ()))
    results = [measured(setup, planned(given)) for setup in setups]
    heading = (
        f"{platform.python_implementation()} {platform.python_version()}, rules {rules()};"
        f" {len(CORES)} cores, the load generator pinned to the last and a single server to the others;"
        f" load average {os.getloadavg()[0]:.1f} at the end."
    )
    if given.json:
        print(json.dumps(to_json(results, heading), ensure_ascii=False))
    else:
        print(text(results, heading, box.MARKDOWN if given.markdown else box.SIMPLE_HEAD))


if __name__ == "__main__":
    main()
