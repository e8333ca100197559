"""How many machines a number of tables takes, from measured costs: python -m benchmarks.load.extrapolate."""

from __future__ import annotations

import argparse
import math
from typing import Final, NamedTuple

TABLES: Final = (100, 1_000, 10_000, 100_000)
BUSY: Final = 0.6  # of a core: beyond that the 99 % grows quickly
PEOPLE: Final = 3.3  # connections for each table, spectators included


class Costs(NamedTuple):
    """What `make load` measures."""

    answer: float  # seconds of processor time of the owner for each answer
    database: float  # the same of PostgreSQL
    passed_on: (
        float  # more, for each answer of somebody who is connected elsewhere, in both processes together
    )
    table: float  # KiB in memory
    connection: float  # KiB
    rate: float  # answers per second at each table


class Need(NamedTuple):
    """What a number of tables needs."""

    tables: int
    processes: int
    memory: float  # GiB of all processes
    database: float  # cores
    letters: float  # per second through the broker


def need(tables: int, costs: Costs, hashed: bool) -> Need:
    """The processes for some tables; without a proxy that hashes, nearly everybody is passed on."""
    answers = tables * costs.rate
    processes = 1
    while True:
        share = 0.0 if hashed else (processes - 1) / processes
        cores = answers * (costs.answer + share * costs.passed_on)
        wanted = max(1, math.ceil(cores / BUSY))
        if wanted <= processes:
            break
        processes = wanted
    memory = tables * (costs.table + PEOPLE * costs.connection) / 2**20
    # Each answer goes to the owner, and comes back once to every process that has somebody at the table.
    letters = answers * share * (1 + PEOPLE)
    return Need(tables, processes, memory, answers * costs.database, letters)


def main() -> None:
    """Print what is needed, as a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.extrapolate", description=__doc__)
    parser.add_argument("--answer", type=float, default=400, help="µs of a process for each answer")
    parser.add_argument("--database", type=float, default=150, help="µs of PostgreSQL for each answer")
    parser.add_argument("--passed-on", type=float, default=300, help="µs more if it is passed on")
    parser.add_argument("--table", type=float, default=28, help="KiB for each table")
    parser.add_argument("--connection", type=float, default=31, help="KiB for each connection")
    parser.add_argument("--rate", type=float, default=0.3, help="answers per second at each table")
    given = parser.parse_args()
    micro = 1e-6
    costs = Costs(
        given.answer * micro,
        given.database * micro,
        given.passed_on * micro,
        given.table,
        given.connection,
        given.rate,
    )
    print("| tables | proxy | processes | memory | cores of PostgreSQL | letters/s |")
    print("| --- | --- | --- | --- | --- | --- |")
    for tables in TABLES:
        for hashed in (True, False):
            found, proxy = need(tables, costs, hashed), "hashing" if hashed else "any"
            print(
                f"| {tables:,} | {proxy} | {found.processes:,} | {found.memory:.1f} GiB"
                f" | {found.database:.1f} | {found.letters:,.0f} |"
            )


if __name__ == "__main__":
    main()
