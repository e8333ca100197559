"""How two builds of one source are compared: python -m tests.support.builds GAMES prints fingerprints."""

from __future__ import annotations

import hashlib
import importlib
import json
import pkgutil
import random
import sys
from collections.abc import Iterator
from types import ModuleType

from kaiju.bots import BOTS
from kaiju.bots.roster import make_bot
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.play import Player, Setting, any_options, edition_of, editions, finish, snapshot

# A budget in milliseconds depends on the build; one in worlds does not.
PLAYERS = [f"{bot}:worlds=2" if bot == "champion" else bot for bot in BOTS]
COMPILED = ("core", "newyork", "tokyo", "odds", "bots")


def modules() -> Iterator[ModuleType]:
    """Every compiled module."""
    for room in COMPILED:
        package = importlib.import_module(f"kaiju.{room}")
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(found.name)


def interpreted() -> list[str]:
    """Those of them that are plain Python here."""
    return [module.__name__ for module in modules() if str(module.__file__).endswith(".py")]


def settings(rules: Game, seats: int, games: int) -> Iterator[Setting]:
    """Every other game is a rich one, each with its own options."""
    for seed in range(games):
        rng = random.Random(f"build {seed} {seats}")
        names = tuple(rng.sample(rules.names, seats))
        options = {**any_options(rules, rng, names), **edition_of(rules)}
        yield Setting(rules.id, seed, names, options, seed % 2 == 1)


def by_bots(table: Table, bot: str) -> Table:
    """Play to the end with one kind of bot on every seat."""
    bots = [make_bot(bot, f"build {seat}") for seat in range(len(table.state.monsters))]
    while question := table.question:
        table.answer(bots[question.seat].choose(table.view(question.seat)))
    return table


def fingerprint(tables: Iterator[Table]) -> str:
    """A short fingerprint of everything that happened at these tables."""
    print = hashlib.sha256()
    for table in tables:
        seen = snapshot(table)
        told = {**seen, "log": [tuple(event) for event in seen["log"]]}
        told["answers"] = [tuple(answer) for answer in seen["answers"]]
        print.update(json.dumps(told).encode())
    return print.hexdigest()[:16]


def prints(games: int) -> Iterator[str]:
    """One line for each edition and number of seats, and one for each edition and bot."""
    for rules in [edition for game in GAMES.values() for edition in editions(game)]:
        for seats in range(rules.players[0], rules.players[1] + 1):
            played = (finish(found.table(), Player(found.seed)) for found in settings(rules, seats, games))
            yield f"{type(rules).__name__}, {seats} random players: {fingerprint(played)}"
        for bot in PLAYERS:
            told = fingerprint(by_bots(found.table(), bot) for found in settings(rules, 3, 2))
            yield f"{type(rules).__name__}, 3 bots {bot}: {told}"


if __name__ == "__main__":
    for line in prints(int(sys.argv[1])):
        print(line, flush=True)
