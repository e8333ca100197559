"""Records on the command line: the story of a game, and whether its chance was honest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from kaiju.commands.arguments import AsJson, CommandRefused, game_named, print_json
from kaiju.core.errors import Spoilt
from kaiju.core.game import Game
from kaiju.core.notation import record
from kaiju.core.notation.record import Record
from kaiju.core.table import Table
from kaiju.files import spoilt_file
from kaiju.games import GAMES
from kaiju.sentences import Sentences, untold
from kaiju.terminal.story import tell
from kaiju.words import Words, preferred

RecordFile = Annotated[Path, Parameter(help="cli-shared.record")]
OfGame = Annotated[str | None, Parameter(name="--game", help="cli-shared.of-game")]


def replay(path: RecordFile, /, *, game: OfGame = None, as_json: AsJson = False) -> None:
    """Replay a recorded game, turn by turn, with the reason for everything that happened."""
    words = Words(preferred())
    played, found = _read(path)
    _of_game(played, game, words)
    table = record.replay(played, found)
    if as_json:
        print_json(_events(table, words))
    else:
        print("\n".join(_story(table, words)))


def verify(path: RecordFile, /, *, game: OfGame = None, as_json: AsJson = False) -> None:
    """Check that every roll and every reveal in a record follows from what was committed to."""
    words = Words(preferred())
    played, found = _read(path)
    _of_game(played, game, words)
    rolls, reveals = _checked(played, found)
    winner = found.trailer.get("winner", record.NOBODY_NAME)
    if as_json:
        parts = {"parts": _parts(found), "withheld": list(found.withheld), "rewound": len(found.rewound)}
        print_json({"game": played.id, "rolls": rolls, "reveals": reveals, "winner": winner, **parts})
    else:
        edition = played.edition(found.options)
        print("\n".join([_verdict(edition, words, rolls, reveals, winner), *_beside(edition, words, found)]))


COMMANDS: Final = (
    (replay, "kaiju replay king-of-new-york.record.txt"),
    (verify, "kaiju verify king-of-new-york.record.txt"),
)


def _of_game(played: Game, wanted: str | None, words: Words) -> None:
    if wanted is not None and game_named(wanted, words) is not played:
        raise CommandRefused(words.say("error-record-game", found=played.id, wanted=wanted))


def _read(path: Path) -> tuple[Game, Record]:
    """A record and its game; anything wrong is reported in one sentence that names the file."""
    try:
        found = record.read(path.read_text(encoding="utf-8"))
        if found.headers["game"] not in GAMES:
            raise Spoilt("no-game", game=found.headers["game"])
    except (OSError, UnicodeDecodeError, Spoilt) as error:
        raise spoilt_file(path, error) from error
    return GAMES[found.headers["game"]], found


def _sentences(table: Table, words: Words) -> Sentences:
    """The sentences for one table."""
    return Sentences(words, table.game, [monster.name for monster in table.state.monsters])


def _story(table: Table, words: Words) -> Iterator[str]:
    """The game turn by turn: each line a sentence with its reason."""
    say = _sentences(table, words)
    for line in tell(table, say).lines:
        if line.kind == "turn":
            yield f"\n{line.text}"
        else:
            because = line.cause and words.say("record-because", text=line.text, why=say.source(line.cause))
            yield f"  {because or line.text}"


def _events(table: Table, words: Words) -> list[dict[str, Any]]:
    """Every event as plain data, with its turn, its sentence, and whether no teller says that."""
    say, turn, found = _sentences(table, words), 0, []
    for event, silent in zip(table.log, untold(table.log), strict=True):
        turn = event.amount if event.kind == "turn" else turn
        found.append({"turn": turn, **event.to_json(), "text": say.event(event), "silent": silent})
    return found


def _checked(game: Game, found: Record) -> tuple[int, int]:
    """Check every roll and reveal of a record; returns how many of each it has."""
    total = record.verify(game, found)
    rolls = sum(who == "dice" for _, who, _ in found.lines)
    return rolls, total - rolls


def _verdict(game: Game, words: Words, rolls: int, reveals: int, winner: str) -> str:
    """What was checked, and who won."""
    nobody = winner == record.NOBODY_NAME
    result = "terminal-nobody" if nobody else "terminal-winner"
    name = winner if nobody else words.name("monster", winner, game.dialect)
    return words.say("record-verified", rolls=rolls, reveals=reveals, result=words.say(result, monster=name))


def _parts(found: Record) -> int:
    """How many players showed the random part that they had committed to."""
    return len([1 for one in found.commitments if one]) - len(found.withheld)


def _beside(game: Game, words: Words, found: Record) -> Iterator[str]:
    """What else was found: the parts of the players, who withheld one, and whether the game was set back."""
    if parts := _parts(found):
        yield words.say("record-parts", parts=parts)
    for name in found.withheld:
        yield words.say("record-withheld", monster=words.name("monster", name, game.dialect))
    if found.rewound:
        yield words.say("record-rewound", times=len(found.rewound))
