"""The command line of Kaiju Kings."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final, NoReturn

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from kaiju import __version__
from kaiju.commands import arena, fit
from kaiju.commands import export as exporting
from kaiju.commands import serve as server
from kaiju.commands.shared import (
    BOT_NAMES,
    DEFAULT,
    AsJson,
    GameName,
    Options,
    Stopped,
    bots_named,
    game_named,
    print_json,
)
from kaiju.core.errors import CorruptRecord
from kaiju.core.game import Game
from kaiju.terminal import Refused
from kaiju.words import Words

app: Final = App(
    name="kaiju",
    help="King of New York and King of Tokyo: play, simulate, and check the rules.",
    help_epilogue="To begin: kaiju play",
    help_format="plaintext",
    version=__version__,
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)

RecordFile = Annotated[Path, Parameter(help="A record, as written at the end of a game.")]
OfGame = Annotated[str | None, Parameter(name="--game", help="The game the record must be of.")]


def main() -> NoReturn:
    """Run the command that was typed, and exit."""
    sys.exit(run(sys.argv[1:]))


def run(typed: list[str]) -> int:
    """The exit code of a command; whatever goes wrong is said in one sentence."""
    try:
        code: int | None = app(typed)
        sys.stdout.flush()
        return code or 0
    except (CycloptsError, CorruptRecord, Refused) as error:
        print(f"kaiju: {error}", file=sys.stderr)
        return 130 if isinstance(error, Stopped) else 2
    except OSError as error:
        return _trouble(error)


def _trouble(error: OSError) -> int:
    """A file that cannot be written; or a reader such as `head` that went away, which is no news."""
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    else:
        print(f"kaiju: {error.filename or 'a file'}: {error.strerror}", file=sys.stderr)
    return 2


# -- playing ---------------------------------------------------------------------------------------


@app.command(help_epilogue="Example: kaiju play --players 3 --monster kong --bots brawler,random")
def play(
    *,
    game: GameName = DEFAULT,
    players: Annotated[int, Parameter(help="How many Monsters, people and bots together.")] = 4,
    humans: Annotated[int, Parameter(help="How many people share this keyboard.")] = 1,
    bots: Annotated[
        str, Parameter(show_default=False, help=f"Who plays the other seats, in turn: {BOT_NAMES}.")
    ] = "",
    monster: Annotated[
        str, Parameter(show_default=False, help="The people's Monsters, e.g. kong or kong,rob.")
    ] = "",
    seed: Annotated[str | None, Parameter(help="The same seed gives the same game.")] = None,
    option: Options = (),
    resume: Annotated[
        bool, Parameter(negative="", show_default=False, help="Continue the last saved game.")
    ] = False,
    save: Annotated[Path | None, Parameter(help="Where to save the game after every answer.")] = None,
    record: Annotated[Path | None, Parameter(help="Where to write the record at the end.")] = None,
    delay: Annotated[float, Parameter(help="Seconds a bot takes to answer.")] = 0.15,
) -> None:
    """Play in this terminal, against bots or with several people at one keyboard."""
    from kaiju.terminal.start import Choices, play

    words = Words()
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
    print(play(game_named(game, words), choices, words))


for command, example in (*arena.COMMANDS, *fit.COMMANDS):
    app.command(command, help_epilogue=f"Example: {example}")
app.command(server.serve, help_epilogue=f"Example: {server.EXAMPLE}")
app.command(exporting.export, help_epilogue=f"Example: {exporting.EXAMPLE}")


# -- the rules -------------------------------------------------------------------------------------


@app.command(help_epilogue="Example: kaiju cards --game king-of-new-york --json")
def cards(*, game: GameName = DEFAULT, option: Options = (), as_json: AsJson = False) -> None:
    """List the power cards with cost, kind and effect."""
    from kaiju.terminal import catalogue, options

    words = Words()
    rules = game_named(game, words)
    edition = options.edition(rules, option, rules.players[1], words)
    if as_json:
        print_json(catalogue.cards(edition, words))
    else:
        Console().print(catalogue.as_table(edition, words))


@app.command(help_epilogue="Example: kaiju scenarios scenarios/king-of-new-york/rules/flee.yaml")
def scenarios(
    paths: Annotated[
        list[Path] | None, Parameter(help="Files or folders; the project's own if left out.")
    ] = None,
    /,
    *,
    coverage: Annotated[
        bool, Parameter(negative="", show_default=False, help="List what no scenario cites instead.")
    ] = False,
    game: Annotated[str | None, Parameter(help="Only the scenarios of this game.")] = None,
    spec: Annotated[Path | None, Parameter(help="A specification other than the project's own.")] = None,
    as_json: AsJson = False,
) -> int:
    """Run scenarios, or list the clauses and cards that none of them cites."""
    from kaiju.scenarios import run
    from kaiju.terminal import conformance

    words = Words()
    name = game_named(game or DEFAULT, words).id
    cases = conformance.cases(paths or [], name if game or coverage else None)
    if coverage:
        found = conformance.coverage(cases, name, spec)
        if as_json:
            print_json(found._asdict())
        else:
            print("\n".join(conformance.tell_coverage(found, words)))
        return 1 if found.missing else 0
    failures = [result for result in map(run, cases) if result.failure]
    passed = len(cases) - len(failures)
    if as_json:
        told = [{"scenario": result.case.name, **conformance.details(result)} for result in failures]
        print_json({"passed": passed, "failed": len(failures), "failures": told})
    else:
        for result in failures:
            print("\n".join(conformance.tell(result, words)))
        print(words.say("scenario-summary", passed=str(passed), failed=str(len(failures))))
    return 1 if failures else 0


# -- records ---------------------------------------------------------------------------------------


@app.command(help_epilogue="Example: kaiju replay king-of-new-york.record.txt")
def replay(path: RecordFile, /, *, game: OfGame = None, as_json: AsJson = False) -> None:
    """Replay a recorded game, turn by turn, with the reason for everything that happened."""
    from kaiju.core.notation import record
    from kaiju.terminal import records

    words = Words()
    played, found = records.read(path)
    _of_game(played, game, words)
    table = record.replay(played, found)
    if as_json:
        print_json(records.events(table, words))
    else:
        print("\n".join(records.story(table, words)))


@app.command(help_epilogue="Example: kaiju verify king-of-new-york.record.txt")
def verify(path: RecordFile, /, *, game: OfGame = None, as_json: AsJson = False) -> None:
    """Check that every roll and every reveal in a record follows from the secret committed to."""
    from kaiju.core.notation.record import NOBODY_NAME
    from kaiju.terminal import records

    words = Words()
    played, found = records.read(path)
    _of_game(played, game, words)
    rolls, reveals = records.checked(played, found)
    winner = found.trailer.get("winner", NOBODY_NAME)
    if as_json:
        print_json({"game": played.id, "rolls": rolls, "reveals": reveals, "winner": winner})
    else:
        print(records.verdict(played.edition(found.options), words, rolls, reveals, winner))


def _of_game(played: Game, wanted: str | None, words: Words) -> None:
    if wanted is not None and game_named(wanted, words) is not played:
        raise Refused(words.say("error-record-game", found=played.id, wanted=wanted))
