"""The command line of Kaiju Kings."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from kaiju import __version__
from kaiju.bots import BOTS
from kaiju.core.errors import CorruptRecord
from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.terminal import Refused
from kaiju.words import Words

DEFAULT: Final = next(iter(GAMES))

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

GameName = Annotated[str, Parameter(help=f"Which game: {', '.join(GAMES)}.")]
AsJson = Annotated[
    bool, Parameter(name="--json", negative="", show_default=False, help="Print JSON for a program to read.")
]
Options = Annotated[
    tuple[str, ...],
    Parameter(negative="", show_default=False, help="A rule option, e.g. edition=2016; may be repeated."),
]
RecordFile = Annotated[Path, Parameter(help="A record, as written at the end of a game.")]
OfGame = Annotated[str | None, Parameter(name="--game", help="The game the record has to be of.")]


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
        return 2
    except OSError as error:
        return _trouble(error)


def _trouble(error: OSError) -> int:
    """A file that cannot be written; or a reader such as `head` that went away, which is no news."""
    if isinstance(error, BrokenPipeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    else:
        print(f"kaiju: {error.filename or 'a file'}: {error.strerror}", file=sys.stderr)
    return 2


def _game(name: str, words: Words) -> Game:
    if name not in GAMES:
        raise Refused(words.say("error-no-such-game", game=name, games=", ".join(GAMES)))
    return GAMES[name]


def _bots(names: str, words: Words) -> tuple[str, ...]:
    """The bots of a list with commas."""
    wanted = tuple(name.strip() for name in names.split(",") if name.strip())
    for name in wanted:
        if name not in BOTS:
            raise Refused(words.say("error-no-such-bot", bot=name, bots=", ".join(BOTS)))
    return wanted


def _at_least(least: int, words: Words, **given: int) -> None:
    for name, value in given.items():
        if value < least:
            raise Refused(words.say("error-too-few", what=f"--{name}", least=least))


def _print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


# -- playing ---------------------------------------------------------------------------------------


@app.command(help_epilogue="Example: kaiju play --players 3 --monster kong --bots brawler,random")
def play(
    *,
    game: GameName = DEFAULT,
    players: Annotated[int, Parameter(help="How many Monsters, people and bots together.")] = 4,
    humans: Annotated[int, Parameter(help="How many people share this keyboard.")] = 1,
    bots: Annotated[
        str, Parameter(show_default=False, help=f"Who plays the other seats, in turn: {', '.join(BOTS)}.")
    ] = "",
    monster: Annotated[
        str, Parameter(show_default=False, help="The Monsters of the people, e.g. kong or kong,rob.")
    ] = "",
    seed: Annotated[str | None, Parameter(help="Play the game that belongs to a seed.")] = None,
    option: Options = (),
    resume: Annotated[
        bool, Parameter(negative="", show_default=False, help="Go on with the game that was saved last.")
    ] = False,
    save: Annotated[Path | None, Parameter(help="Where the game is saved after every answer.")] = None,
    record: Annotated[Path | None, Parameter(help="Where the record is written at the end.")] = None,
    delay: Annotated[float, Parameter(help="Seconds that a bot takes for an answer.")] = 0.15,
) -> None:
    """Play in this terminal, against bots or with several people at one keyboard."""
    from kaiju.terminal.start import Choices, play

    words = Words()
    monsters = tuple(name.strip() for name in monster.split(",") if name.strip())
    choices = Choices(
        players, humans, _bots(bots, words), monsters, seed, option, resume, save, record, max(0.0, delay)
    )
    print(play(_game(game, words), choices, words))


@app.command(help_epilogue="Example: kaiju simulate --games 1000 --players 4 --seed 7")
def simulate(
    *,
    game: GameName = DEFAULT,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    players: Annotated[int, Parameter(help="How many Monsters in each game.")] = 4,
    bots: Annotated[str, Parameter(help=f"Who plays, seat by seat in turn: {', '.join(BOTS)}.")] = "random",
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "0",
    option: Options = (),
    workers: Annotated[int | None, Parameter(help="How many processes; all cores if left out.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and sum up how they went."""
    from kaiju.arena.report import report, run
    from kaiju.arena.simulate import Plan
    from kaiju.terminal import options

    words = Words()
    rules = _game(game, words)
    _at_least(1, words, games=games, workers=1 if workers is None else workers)
    options.edition(rules, option, players, words)
    names = _bots(bots, words) or ("random",)
    seats = tuple(names[seat % len(names)] for seat in range(players))
    if not seed.strip() or not seed.isprintable():
        raise Refused(words.say("refusal-no-such-seed"))
    plan = Plan(game, seats, games, seed.strip(), tuple(options.read(option).items()))
    summary = run(plan, workers, words)
    if as_json:
        _print_json(summary.to_json())
    else:
        Console().print(*report(summary, words), sep="\n")


# -- the rules -------------------------------------------------------------------------------------


@app.command(help_epilogue="Example: kaiju cards --game king-of-new-york --json")
def cards(*, game: GameName = DEFAULT, option: Options = (), as_json: AsJson = False) -> None:
    """List the power cards with cost, kind and effect."""
    from kaiju.terminal import catalogue, options

    words = Words()
    rules = _game(game, words)
    edition = options.edition(rules, option, rules.players[1], words)
    if as_json:
        _print_json(catalogue.cards(edition, words))
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
    spec: Annotated[Path | None, Parameter(help="Another specification than the project's own.")] = None,
    as_json: AsJson = False,
) -> int:
    """Run scenarios, or list the clauses and cards that none of them cites."""
    from kaiju.scenarios import run
    from kaiju.terminal import conformance

    words = Words()
    name = _game(game or DEFAULT, words).id
    cases = conformance.cases(paths or [], name if game or coverage else None)
    if coverage:
        found = conformance.coverage(cases, name, spec)
        if as_json:
            _print_json(found._asdict())
        else:
            print("\n".join(conformance.tell_coverage(found, words)))
        return 1 if found.missing else 0
    failures = [result for result in map(run, cases) if result.failure]
    passed = len(cases) - len(failures)
    if as_json:
        told = [{"scenario": result.case.name, **conformance.details(result)} for result in failures]
        _print_json({"passed": passed, "failed": len(failures), "failures": told})
    else:
        for result in failures:
            print("\n".join(conformance.tell(result, words)))
        print(words.say("scenario-summary", passed=str(passed), failed=str(len(failures))))
    return 1 if failures else 0


# -- records ---------------------------------------------------------------------------------------


@app.command(help_epilogue="Example: kaiju replay king-of-new-york.record.txt")
def replay(path: RecordFile, /, *, game: OfGame = None, as_json: AsJson = False) -> None:
    """Tell a recorded game again, turn by turn, with the reason of everything that happened."""
    from kaiju.core import record
    from kaiju.terminal import records

    words = Words()
    played, found = records.read(path)
    _of_game(played, game, words)
    table = record.replay(played, found)
    if as_json:
        _print_json(records.events(table, words))
    else:
        print("\n".join(records.story(table, words)))


@app.command(help_epilogue="Example: kaiju verify king-of-new-york.record.txt")
def verify(path: RecordFile, /, *, game: OfGame = None, as_json: AsJson = False) -> None:
    """Check that every roll and every reveal of a record follows from the secret committed to."""
    from kaiju.core.record import NOBODY_NAME
    from kaiju.terminal import records

    words = Words()
    played, found = records.read(path)
    _of_game(played, game, words)
    rolls, reveals = records.checked(played, found)
    winner = found.trailer.get("winner", NOBODY_NAME)
    if as_json:
        _print_json({"game": played.id, "rolls": rolls, "reveals": reveals, "winner": winner})
    else:
        print(records.verdict(played.edition(found.options), words, rolls, reveals, winner))


def _of_game(played: Game, wanted: str | None, words: Words) -> None:
    if wanted is not None and _game(wanted, words) is not played:
        raise Refused(words.say("error-record-game", found=played.id, wanted=wanted))
