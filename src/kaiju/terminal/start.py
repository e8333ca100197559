"""From the choices of the command line to a game on the screen, and what is said when it is left."""

from __future__ import annotations

import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from kaiju.bots import BOTS
from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.sentences import Sentences
from kaiju.terminal import Refused, options, shelf
from kaiju.terminal.app import TableApp
from kaiju.terminal.match import HUMAN, Match, resume
from kaiju.words import Words

FAVOURITE: Final = "brawler" if "brawler" in BOTS else "random"


class Choices(NamedTuple):
    """What was asked for on the command line."""

    players: int = 4
    humans: int = 1
    bots: Sequence[str] = ()
    monsters: Sequence[str] = ()
    seed: str | None = None
    options: Sequence[str] = ()
    resume: bool = False
    save: Path | None = None
    record: Path | None = None
    delay: float = 0.15


def play(game: Game, choices: Choices, words: Words) -> str:
    """Play to the end or until somebody quits; what to print afterwards."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return words.say("terminal-no-terminal", command="kaiju play")
    match = open_match(game, choices, words)
    app = TableApp(match, choices.delay, choices.record)
    app.run()
    return app.result or how_to_go_on(match)


def open_match(game: Game, choices: Choices, words: Words) -> Match:
    """The game that goes on, or a new one under a name of its own."""
    if choices.resume:
        path = choices.save or shelf.newest(shelf.folder(), game.id)
        if path is None:
            raise Refused(words.say("error-no-save", folder=str(shelf.folder())))
        return resume(game, path, words)
    match = new_match(game, choices, words)
    match.path = _new_save(game, choices.save, words)
    match.save()
    return match


def new_match(game: Game, choices: Choices, words: Words) -> Match:
    """A new game, not saved yet: people sit first, bots fill the other seats."""
    seats = choices.players
    if not 0 <= choices.humans <= seats:
        raise Refused(words.say("error-too-many-people", humans=choices.humans, seats=seats))
    bots = choices.bots or (FAVOURITE,)
    players = [HUMAN] * choices.humans + [bots[at % len(bots)] for at in range(seats - choices.humans)]
    # A record keeps the seed in one line, so its spaces must be plain.
    seed = " ".join((choices.seed or "").split()) or secrets.token_hex(16)
    given = options.read(choices.options)
    game = game.edition(given)
    try:
        game.choose_names(seats)
        table = Table(game, _monsters(game, seats, choices.monsters), seed, given)
    except IllegalAnswer as error:
        raise Refused(Sentences(words, game, ()).refusal(error)) from error
    return Match(table, players, words)


def _monsters(game: Game, seats: int, wanted: Sequence[str]) -> tuple[str, ...]:
    """The Monsters asked for, then the others in their order."""
    rest = [name for name in game.names if name not in wanted]
    return tuple([*wanted, *rest][: max(seats, len(wanted))])


def _new_save(game: Game, wanted: Path | None, words: Words) -> Path:
    if wanted is None:
        return shelf.claim(shelf.folder(), game.id, shelf.SAVE)
    if wanted.exists():
        raise Refused(words.say("error-save-exists", path=str(wanted)))
    wanted.touch(mode=0o600)
    return wanted


def how_to_go_on(match: Match) -> str:
    """What to type to play on."""
    path, game = match.path, match.table.game.id
    assert path is not None
    which = "" if game == next(iter(GAMES)) else f" --game {game}"
    own = "" if path == shelf.newest(shelf.folder(), game) else f" --save {path}"
    return match.say.words.say("terminal-saved", command=f"{_program()} play{which} --resume{own}")


def _program() -> str:
    """How to call this program again: `make play` runs one that no search path leads to."""
    called = sys.argv[0]
    return called if Path(called).name == "kaiju" and shutil.which("kaiju") is None else "kaiju"
