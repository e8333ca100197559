"""Random games for the tests: how one is set up, who plays it, and how it is stepped through."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from kaiju.core.game import ANY_MONSTER, Game
from kaiju.core.questions import Question
from kaiju.core.state import State
from kaiju.core.table import Table
from kaiju.games import GAMES

AMOUNT = int(os.environ.get("KAIJU_GAMES", "18"))
"""How many games each law is tried on."""

Again = Callable[[Table], Table]


def editions(game: Game) -> list[Game]:
    """A game in each of its editions; most have one."""
    values = game.options_by_name.get("edition", ())
    return [game.edition({"edition": value}) for value in values] or [game]


class Setting(NamedTuple):
    """How a random game is set up, as determined by the game, the seed and the number of seats."""

    game: str
    seed: int
    names: tuple[str, ...]
    options: dict[str, str]
    rich: bool

    def state(self) -> State:
        """The state before the game begins; a rich one starts with a lot of Energy and few cards."""
        game = GAMES[self.game].edition(self.options)
        state = game.new_state(self.names, self.options)
        if self.rich:
            rng = random.Random(f"deck {self.seed}")
            cards = sorted(rng.sample(sorted(game.cards), rng.randint(6, 30)))
            state.fill_deck(dict.fromkeys(cards, 1))
            for monster in state.monsters:
                monster.energy = rng.randint(6, 18)
        return state

    def table(self, secret: str | None = "") -> Table:
        """The table at its first question; its chance has its own secret, or there is none."""
        chance = secret if secret is None else secret or f"secret {self.seed}"
        if not self.rich:
            return Table(GAMES[self.game], self.names, chance, self.options)
        table = Table(GAMES[self.game], seed=chance, state=self.state())
        table.start()
        return table


def setting(game: str, seed: int, seats: int = 0, rich: bool | None = None) -> Setting:
    """Edition, Monsters, options and riches as the seed determines."""
    rng = random.Random(f"setting {game} {seed} {seats}")
    rules = rng.choice(editions(GAMES[game]))
    names = tuple(rng.sample(rules.names, seats or rng.randint(*rules.players)))
    options = {**any_options(rules, rng, names), **edition_of(rules)}
    return Setting(game, seed, names, options, seed % 2 == 1 if rich is None else rich)


def any_options(rules: Game, rng: random.Random, names: tuple[str, ...]) -> dict[str, str]:
    """Every option with any of its values; where a Monster is named, it is one at the table."""
    chosen = {option.name: rng.choice(option.values) for option in rules.options}
    return {name: rng.choice(names) if value == ANY_MONSTER else value for name, value in chosen.items()}


def edition_of(rules: Game) -> dict[str, str]:
    """The option that names an edition; it comes first among its own."""
    return {name: values[0] for name, values in rules.options_by_name.items() if name == "edition"}


class Player:
    """Answers at random; every other one picks a verb first, so that rare answers get their chance."""

    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(f"player {seed}")
        self.verb_first = self.rng.random() < 0.5

    def choose(self, question: Question[Any]) -> str:
        """Any of the offered answers."""
        offered = list(question.options)
        if self.verb_first:
            verb = self.rng.choice(list(dict.fromkeys(text.split()[0] for text in offered)))
            offered = [text for text in offered if text.split()[0] == verb]
        return self.rng.choice(offered)


def plain(table: Table) -> Table:
    """Carry on with the same table."""
    return table


def walk(table: Table, player: Player, again: Again = plain) -> Iterator[Table]:
    """Play to the end, through `again` at each question, stopping at every question."""
    while table.question is not None:
        table = again(table)
        yield table
        if table.question is not None:  # somebody may have left in the meantime
            table.answer(player.choose(table.question))
    yield again(table)


def finish(table: Table, player: Player, again: Again = plain) -> Table:
    """Play to the end."""
    for stop in walk(table, player, again):
        table = stop
    return table


def snapshot(table: Table) -> dict[str, Any]:
    """Everything visible at a table, as data that does not change with it."""
    return {
        "state": table.state.to_json(),
        "question": table.question.to_json() if table.question else None,
        "log": list(table.log),
        "answers": list(table.answers),
        "chance": table.chance.to_json() if table.chance else None,
    }


def differences(left: dict[str, Any], right: dict[str, Any], path: str = "") -> list[str]:
    """Where two snapshots differ, as readable text."""
    found = []
    for key in left.keys() | right.keys():
        one, other = left.get(key), right.get(key)
        if isinstance(one, dict) and isinstance(other, dict):
            found += differences(one, other, f"{path}{key}.")
        elif one != other:
            found.append(f"{path}{key}: {one!r} is not {other!r}")
    return found


def assert_same(left: Table, right: Table) -> None:
    """Check that two tables are equal in everything visible."""
    one, other = snapshot(left), snapshot(right)
    assert one == other, "\n".join(differences(one, other))


def by_clone(table: Table) -> Table:
    """Carry on with a clone."""
    return table.clone()


def by_save(table: Table) -> Table:
    """Carry on with the table restored from a save."""
    return Table.load(table.game, json.loads(json.dumps(table.save())))
