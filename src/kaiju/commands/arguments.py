"""The arguments that several commands take, and the sentences that refuse them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Annotated, Any, Final

from cyclopts import Parameter

from kaiju.bots import BOTS
from kaiju.bots.roster import NoSuchBot, make_bot
from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.sentences import Sentences
from kaiju.server.misfits import MISFIT, problem
from kaiju.words import Words

DEFAULT: Final = next(iter(GAMES))

GameName = Annotated[str, Parameter(help="cli-shared.game")]
AsJson = Annotated[bool, Parameter(name="--json", negative="", show_default=False, help="cli-shared.json")]
Options = Annotated[
    tuple[str, ...],
    Parameter(negative="", show_default=False, help="cli-shared.option"),
]


class CommandRefused(Exception):
    """Why what was asked for on the command line cannot be done, in one sentence."""


class Stopped(CommandRefused):
    """Somebody pressed Ctrl-C; says how to resume."""


def game_named(name: str, words: Words) -> Game:
    """The game with this name."""
    if name not in GAMES:
        raise CommandRefused(words.say("error-no-such-game", game=name, games=words.listed(GAMES)))
    return GAMES[name]


def options_named(pairs: Sequence[str]) -> dict[str, str]:
    """The rule options by name, from pairs such as `advanced=off`."""
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def edition_named(game: Game, pairs: Sequence[str], seats: int, words: Words) -> Game:
    """The edition of a game its options select for this many players; unknown options are refused."""
    options = options_named(pairs)
    chosen = game.edition(options)
    try:
        chosen.choose_options(options, chosen.choose_names(seats))
    except IllegalAnswer as error:
        raise CommandRefused(Sentences(words, chosen, ()).refusal(error)) from error
    return chosen


def bots_named(names: str, words: Words) -> tuple[str, ...]:
    """The bots in a comma-separated list."""
    wanted = tuple(name.strip() for name in names.split(",") if name.strip())
    for name in dict.fromkeys(wanted):
        try:
            make_bot(name, "0")
        except NoSuchBot as error:
            values = error.values | {"bots": words.listed(BOTS)}
            raise CommandRefused(words.say(f"error-{error.reason}", **values)) from error
    return wanted


def at_least(least: int, words: Words, **given: int | None) -> None:
    """Refuse numbers that are too small."""
    for name, value in given.items():
        if value is not None and value < least:
            raise CommandRefused(words.say("error-too-few", what=f"--{name}", least=least))


def seed_named(seed: str, words: Words) -> str:
    """A seed that fits on one line of a record."""
    if not seed.strip() or not seed.isprintable():
        raise CommandRefused(words.say("refusal-no-such-seed"))
    return seed.strip()


def need(package: str, words: Words) -> None:
    """Refuse what needs a package that is not installed."""
    if find_spec(package) is None:
        raise CommandRefused(words.say("error-no-package", package=package))


def explained(message: str, values: Mapping[str, str | int], words: Words) -> str:
    """What is wrong, by a message id and its values; trouble and misfits are put into words too."""
    told = dict(values)
    if "trouble" in told:
        told["problem"] = words.say(f"trouble-{told.pop('trouble')}")
    if MISFIT in told:
        told["problem"] = problem(told, words)
    return words.say(message, **told)


def print_json(data: Any) -> None:
    """Print for a program to read."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
