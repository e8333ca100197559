"""A plan being played: by which pool, with a progress bar, storing what is done."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Collection, Iterator

from kaiju import progress
from kaiju.arena.folder import Folder
from kaiju.arena.game import RESULTS, Batch, Failure, Result, Wanted
from kaiju.arena.plan import Plan
from kaiju.arena.pool import Pool, play
from kaiju.arena.standings import winner_of
from kaiju.words import Words


class BotFailed(Exception):
    """Stops a tournament because a bot failed; the games finished before are kept."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.problem)
        self.failure = failure


class Scoreboard:
    """Games done, games per second, and who wins how often so far."""

    def __init__(self, plan: Plan, words: Words, done: Collection[Result] = ()) -> None:
        self.plan = plan
        self.words = words
        self.wins = Counter(winner_of(plan, result) for result in done)
        self.games = self._before = len(done)
        self._began = time.monotonic()

    def count(self, results: Collection[Result]) -> None:
        """Count some more finished games."""
        self.games += len(results)
        self.wins.update(winner_of(self.plan, result) for result in results)

    def speed(self) -> str:
        """How many games are played per second."""
        speed = (self.games - self._before) / max(time.monotonic() - self._began, 1e-3)
        return self.words.say("arena-speed", speed=self.words.number(speed, 1))

    def leaders(self) -> str:
        """The bots with their win rates so far, by chair."""
        chairs = Counter(self.plan.bots if self.games else ())
        rates = {bot: self.wins[bot] / (self.games * seats) for bot, seats in chairs.items()}
        ranked = sorted(rates.items(), key=lambda item: (-item[1], item[0]))
        return " · ".join(f"{bot} {self.words.percent(rate)}" for bot, rate in ranked)


class Tournament:
    """A plan, where it is stored, and how much of it is done."""

    def __init__(self, plan: Plan, folder: Folder | None = None, wanted: Wanted = RESULTS) -> None:
        self.plan = plan
        self.folder = folder
        self.wanted = wanted if folder is not None else RESULTS
        self.results = folder.read_results() if folder else {}

    @property
    def missing(self) -> list[int]:
        """The games yet to be played."""
        return [number for number in range(self.plan.games) if number not in self.results]

    def play(self, pool: Pool, words: Words) -> list[Result]:
        """Play what is missing; returns all results in the order of their numbers."""
        board = Scoreboard(self.plan, words, self.results.values())
        with progress.bar(words.say("simulate-progress"), self.plan.games) as bar:
            bar.show(board.games, note=board.leaders())
            for batch in self.batches(pool):
                board.count(batch.results)
                bar.show(board.games, speed=board.speed(), note=board.leaders())
        return [self.results[number] for number in range(self.plan.games)]

    def batches(self, pool: Pool) -> Iterator[Batch]:
        """Play what is missing, and keep each batch as it is done."""
        for batch in play(pool, self.plan, self.missing, self.wanted):
            self._keep(batch)
            yield batch

    def _keep(self, batch: Batch) -> None:
        if self.folder:
            self.folder.add(self.plan, batch)
        self.results.update({result.number: result for result in batch.results})
        if batch.failure:
            raise BotFailed(batch.failure)
