"""The results as tables for people, as Markdown for the documents and as JSON for programs."""

from __future__ import annotations

from io import StringIO
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.load.steps import Result, Step

COLUMNS = (
    "answers/s",
    "reached",
    "50 % ms",
    "95 % ms",
    "99 % ms",
    "worst ms",
    "generator late ms",
    "errors",
    "server ms/answer",
    "server cores",
    "generator cores",
    "held",
)


def _row(step: Step) -> list[str]:
    times = (step.half, step.most, step.nearly_all, step.worst, step.late)
    return [
        f"{step.rate}",
        f"{step.reached:.0f}",
        *(f"{value:.1f}" for value in times),
        f"{step.errors}",
        f"{step.server_ms:.2f}",
        f"{step.server_share:.2f}",
        f"{step.own_share:.2f}",
        "yes" if step.held else "no",
    ]


def _table(result: Result, style: box.Box) -> Table:
    table = Table(*COLUMNS, box=style)
    for step in result.steps:
        table.add_row(*_row(step))
    return table


def summary(result: Result) -> str:
    """The highest rate and the memory, as a sentence."""
    problems = ", ".join(f"{what} ({times})" for what, times in result.problems.items()) or "none"
    return (
        f"{result.label}: {result.connections} clients on {result.tables} tables;"
        f" highest rate held {result.highest} answers/s;"
        f" memory {result.table_bytes / 1024:.0f} KiB for a table, {result.connection_bytes / 1024:.0f} KiB"
        f" for a connection; {result.games} games finished; errors: {problems}."
    )


def scale(one: Result, two: Result) -> str:
    """How much more two processes carry than one, if each has a core of its own: a model.

    What a process carries is what fits into a core, so it follows from the processor time of an answer,
    measured where each process has the same rate.
    """
    alone, together = one.steps[-1], two.steps[-1]
    factor = 2 * alone.server_ms / together.server_ms
    return (
        f"{one.label}: {alone.server_ms:.2f} ms per answer at {alone.rate} answers/s;"
        f" {two.label}: {together.server_ms:.2f} ms at {together.rate} in all."
        f" On cores of their own two carry {factor:.2f} times one (by processor time, not by a rate held)."
    )


def text(results: list[Result], heading: str, style: box.Box) -> str:
    """Everything, with tables drawn in a style."""
    console = Console(file=StringIO(), width=200, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(heading)
        for result in results:
            console.print(f"\n{summary(result)}\n", soft_wrap=True)
            console.print(_table(result, style))
    return "\n".join(line.rstrip() for line in capture.get().splitlines()).strip()


def to_json(results: list[Result], heading: str) -> dict[str, Any]:
    """All of it as plain data."""
    found = [
        msgspec.to_builtins(result)
        | {"highest": result.highest, "held": [step.rate for step in result.steps if step.held]}
        for result in results
    ]
    return {"heading": heading, "results": found}
