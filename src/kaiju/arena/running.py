"""Playing a plan with a progress bar, and keeping what is done."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaiju.arena.crews import Crew, play
from kaiju.arena.folder import Folder
from kaiju.arena.plan import Plan, Result
from kaiju.arena.play import Batch, Failure
from kaiju.arena.standings import winner_of
from kaiju.words import Words


class BotFailed(Exception):
    """Stops a run because a bot could not go on; what was finished before is kept."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.problem)
        self.failure = failure


class Bar:
    """Games done, games in a second, and who wins how often, while there is a terminal to draw on."""

    def __init__(self, plan: Plan, words: Words, done: Collection[Result] = ()) -> None:
        self.plan = plan
        self.words = words
        self.wins = Counter(winner_of(plan, result) for result in done)
        self.games = self._before = len(done)
        self._began = time.monotonic()
        console = Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[leaders]}"),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._progress.add_task(
            words.say("simulate-progress"),
            total=plan.games,
            completed=self.games,
            speed="",
            leaders=self.leaders(),
        )

    @contextmanager
    def shown(self) -> Iterator[Bar]:
        """Draw the bar meanwhile."""
        with self._progress:
            yield self

    def count(self, results: Collection[Result]) -> None:
        """Some more games are done."""
        self.games += len(results)
        self.wins.update(winner_of(self.plan, result) for result in results)
        speed = (self.games - self._before) / max(time.monotonic() - self._began, 1e-3)
        told = self.words.say("arena-speed", speed=f"{speed:.1f}")
        self._progress.update(self._task, completed=self.games, leaders=self.leaders(), speed=told)

    def leaders(self) -> str:
        """The bots with their win rates so far, by chair."""
        chairs = Counter(self.plan.bots if self.games else ())
        rates = {bot: self.wins[bot] / (self.games * seats) for bot, seats in chairs.items()}
        ranked = sorted(rates.items(), key=lambda item: (-item[1], item[0]))
        return " · ".join(f"{bot} {rate:.0%}" for bot, rate in ranked)


class Run:
    """A plan, who plays it, where it is kept, and what is done of it."""

    def __init__(self, plan: Plan, folder: Folder | None = None, records: bool = False) -> None:
        self.plan = plan
        self.folder = folder
        self.records = records and folder is not None
        self.results = folder.read_results() if folder else {}

    @property
    def missing(self) -> list[int]:
        """The games still to be played."""
        return [number for number in range(self.plan.games) if number not in self.results]

    def play(self, crew: Crew, words: Words) -> list[Result]:
        """Play what is missing; all results in the order of their numbers."""
        with Bar(self.plan, words, self.results.values()).shown() as bar:
            for batch in play(crew, self.plan, self.missing, self.records):
                self._keep(batch)
                bar.count(batch.results)
        return [self.results[number] for number in range(self.plan.games)]

    def _keep(self, batch: Batch) -> None:
        if self.folder:
            self.folder.add(self.plan, batch)
        self.results.update({result.number: result for result in batch.results})
        if batch.failure:
            raise BotFailed(batch.failure)
