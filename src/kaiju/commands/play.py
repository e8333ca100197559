"""The full-screen game on the command line: from the arguments to a game, and what is said at its end."""

from __future__ import annotations

import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter

from kaiju.bots import BOTS
from kaiju.commands.arguments import (
    DEFAULT,
    CommandRefused,
    GameName,
    Options,
    bots_named,
    game_named,
    options_named,
)
from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.sentences import Sentences
from kaiju.terminal import shelf
from kaiju.terminal.match import HUMAN, Match
from kaiju.terminal.match import resume as resume_match
from kaiju.words import Words, preferred

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


def play(
    *,
    game: GameName = DEFAULT,
    players: Annotated[int, Parameter(help="cli-play.players")] = 4,
    humans: Annotated[int, Parameter(help="cli-play.humans")] = 1,
    bots: Annotated[str, Parameter(show_default=False, help="cli-play.bots")] = "",
    monster: Annotated[str, Parameter(show_default=False, help="cli-play.monster")] = "",
    seed: Annotated[str | None, Parameter(help="cli-play.seed")] = None,
    option: Options = (),
    resume: Annotated[bool, Parameter(negative="", show_default=False, help="cli-play.resume")] = False,
    save: Annotated[Path | None, Parameter(help="cli-play.save")] = None,
    record: Annotated[Path | None, Parameter(help="cli-play.record")] = None,
    delay: Annotated[float, Parameter(help="cli-play.delay")] = 0.15,
) -> None:
    """Play in this terminal, against bots or with several people at one keyboard."""
    words = Words(preferred())
    monsters = tuple(name.strip() for name in monster.split(",") if name.strip())
    choices = Choices(
        players,
        humans,
        bots_named(bots, words),
        monsters,
        seed,
        option,
        resume,
        save,
        record,
        max(0.0, delay),
    )
    print(play_here(game_named(game, words), choices, words))


COMMANDS: Final = ((play, "kaiju play --players 3 --monster kong --bots brawler,random"),)


def play_here(game: Game, choices: Choices, words: Words) -> str:
    """Play to the end or until somebody quits; returns what to print afterwards."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return words.say("terminal-no-terminal", command="kaiju play")
    from kaiju.terminal.app import TableApp

    match = open_match(game, choices, words)
    app = TableApp(match, choices.delay, choices.record)
    app.run()
    return app.result or how_to_go_on(match)


def open_match(game: Game, choices: Choices, words: Words) -> Match:
    """The saved game to resume, or a new one under a name of its own."""
    if choices.resume:
        path = choices.save or shelf.newest(shelf.folder(), game.id)
        if path is None:
            raise CommandRefused(words.say("error-no-save", folder=str(shelf.folder())))
        return resume_match(game, path, words)
    match = new_match(game, choices, words)
    match.path = _new_save(game, choices.save, words)
    match.save()
    return match


def new_match(game: Game, choices: Choices, words: Words) -> Match:
    """A new game, not saved yet: people sit first, bots fill the other seats."""
    seats = choices.players
    if not 0 <= choices.humans <= seats:
        raise CommandRefused(words.say("error-too-many-people", humans=choices.humans, seats=seats))
    bots = choices.bots or (FAVOURITE,)
    players = [HUMAN] * choices.humans + [bots[at % len(bots)] for at in range(seats - choices.humans)]
    # A record keeps the seed on one line, so its spaces must be plain.
    seed = " ".join((choices.seed or "").split()) or secrets.token_hex(16)
    given = options_named(choices.options)
    game = game.edition(given)
    try:
        game.choose_names(seats)
        table = Table(game, _monsters(game, seats, choices.monsters), seed, given)
    except IllegalAnswer as error:
        raise CommandRefused(Sentences(words, game, ()).refusal(error)) from error
    return Match(table, players, words)


def _monsters(game: Game, seats: int, wanted: Sequence[str]) -> tuple[str, ...]:
    """The Monsters asked for, then the others in their order."""
    rest = [name for name in game.names if name not in wanted]
    return tuple([*wanted, *rest][: max(seats, len(wanted))])


def _new_save(game: Game, wanted: Path | None, words: Words) -> Path:
    if wanted is None:
        return shelf.claim(shelf.folder(), game.id, shelf.SAVE)
    if wanted.exists():
        raise CommandRefused(words.say("error-save-exists", path=str(wanted)))
    wanted.touch(mode=0o600)
    return wanted


def how_to_go_on(match: Match) -> str:
    """What to type to resume."""
    path, game = match.path, match.table.game.id
    assert path is not None
    which = "" if game == next(iter(GAMES)) else f" --game {game}"
    own = "" if path == shelf.newest(shelf.folder(), game) else f" --save {path}"
    return match.say.words.say("terminal-saved", command=f"{_program()} play{which} --resume{own}")


def _program() -> str:
    """How to call this program again: `make play` runs one that is not on the search path."""
    called = sys.argv[0]
    return called if Path(called).name == "kaiju" and shutil.which("kaiju") is None else "kaiju"
