"""Progress bars on standard error, drawn only if that is a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn


class Bar:
    """One bar: how much is done of how much, and a note."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self._progress = progress
        self._task = task

    def advance(self, by: int = 1) -> None:
        """Count some more as done."""
        self._progress.advance(self._task, by)

    def show(self, done: int, total: int | None = None, speed: str = "", note: str = "") -> None:
        """Show how much is done, and the total if it was not known before."""
        self._progress.update(self._task, completed=done, total=total, speed=speed, note=note)


@contextmanager
def bar(label: str, total: int | None = None) -> Iterator[Bar]:
    """Draw a bar in the meantime; it disappears when the work is done."""
    with bars({label: total}) as drawn:
        yield drawn[label]


@contextmanager
def bars(totals: Mapping[str, int | None]) -> Iterator[Mapping[str, Bar]]:
    """Draw several bars, each with its label; they disappear when all the work is done."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[note]}"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield {
            label: Bar(progress, progress.add_task(label, total=total, speed="", note=""))
            for label, total in totals.items()
        }
