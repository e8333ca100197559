"""What several commands ask for, and the sentences with which they refuse it."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Annotated, Any, Final

from cyclopts import Parameter

from kaiju.bots import BOTS
from kaiju.bots.roster import NoSuchBot, make_bot
from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.terminal import Refused
from kaiju.words import Words

DEFAULT: Final = next(iter(GAMES))
BOT_NAMES: Final = f"{', '.join(BOTS)}, or file.py:Class"

GameName = Annotated[str, Parameter(help=f"Which game: {', '.join(GAMES)}.")]
AsJson = Annotated[
    bool, Parameter(name="--json", negative="", show_default=False, help="Print JSON for a program to read.")
]
Options = Annotated[
    tuple[str, ...],
    Parameter(negative="", show_default=False, help="A rule option, e.g. edition=2016; may be repeated."),
]


class Stopped(Refused):
    """Says that somebody pressed Ctrl-C, and how to go on."""


def game_named(name: str, words: Words) -> Game:
    """The game of a name."""
    if name not in GAMES:
        raise Refused(words.say("error-no-such-game", game=name, games=", ".join(GAMES)))
    return GAMES[name]


def bots_named(names: str, words: Words) -> tuple[str, ...]:
    """The bots of a list with commas."""
    wanted = tuple(name.strip() for name in names.split(",") if name.strip())
    for name in dict.fromkeys(wanted):
        try:
            make_bot(name, "0")
        except NoSuchBot as error:
            raise Refused(words.say(f"error-{error.reason}", **error.values)) from error
    return wanted


def at_least(least: int, words: Words, **given: int | None) -> None:
    """Refuse numbers that are too small."""
    for name, value in given.items():
        if value is not None and value < least:
            raise Refused(words.say("error-too-few", what=f"--{name}", least=least))


def seed_named(seed: str, words: Words) -> str:
    """A seed that fits into one line of a record."""
    if not seed.strip() or not seed.isprintable():
        raise Refused(words.say("refusal-no-such-seed"))
    return seed.strip()


def need(package: str, words: Words) -> None:
    """Refuse what cannot be done without a package that is not installed."""
    if find_spec(package) is None:
        raise Refused(words.say("error-no-package", package=package))


def print_json(data: Any) -> None:
    """Print for a program to read."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
