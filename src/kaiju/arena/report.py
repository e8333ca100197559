"""A summary as tables for people."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean, median

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kaiju.arena.simulate import Plan, simulate
from kaiju.arena.summary import Summary
from kaiju.words import Words


def run(plan: Plan, workers: int | None, words: Words) -> Summary:
    """Play a plan with a progress bar on the error stream."""
    summary = Summary(plan)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("simulate-progress"), total=plan.games)
        for batch in simulate(plan, workers):
            for result in batch:
                summary.add(result)
            progress.advance(task, len(batch))
    return summary


def report(summary: Summary, words: Words) -> Iterator[str | Table]:
    """How many games and how long they were, wins by seat, endings, and the cards."""
    game = words.name("game", summary.plan.game)
    yield words.say("simulate-title", game=game, games=len(summary.turns), players=len(summary.plan.bots))
    yield words.say("simulate-turns", mean=f"{fmean(summary.turns):.1f}", median=f"{median(summary.turns):g}")
    yield _seats(summary, words)
    yield _endings(summary, words)
    yield _cards(summary, words)


def _seats(summary: Summary, words: Words) -> Table:
    table = _table(
        words, "simulate-wins", "simulate-seat", "simulate-bot", "simulate-games", "simulate-share"
    )
    game = summary.plan.rules
    for seat, bot in enumerate(summary.plan.bots):
        monster = words.name("monster", game.names[seat], game.dialect)
        table.add_row(f"{seat + 1} {monster}", bot, str(summary.wins[seat]), f"{summary.share(seat):.1%}")
    return table


def _endings(summary: Summary, words: Words) -> Table:
    total = len(summary.turns)
    table = _table(words, "simulate-endings", "simulate-ending", "simulate-games", "simulate-share")
    for ending, count in summary.endings.most_common():
        table.add_row(words.say(f"ending-{ending}"), str(count), f"{count / total:.1%}")
    return table


def _cards(summary: Summary, words: Words) -> Table:
    table = _table(words, "simulate-cards", "simulate-card", "simulate-bought", "simulate-win-rate")
    dialect = summary.plan.rules.dialect
    for card, bought, rate in summary.cards():
        table.add_row(words.card(dialect, card), str(bought), f"{rate:.1%}")
    return table


def _table(words: Words, title: str, *columns: str) -> Table:
    """A table whose first column is words and whose others are numbers."""
    table = Table(title=words.say(title), title_justify="left")
    for at, column in enumerate(columns):
        words_column = at == 0 or column == "simulate-bot"
        table.add_column(words.say(column), justify="left" if words_column else "right")
    return table
