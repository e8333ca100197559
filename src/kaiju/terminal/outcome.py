"""How a game ended: the result, the places, and the record written for it."""

from __future__ import annotations

from pathlib import Path

from kaiju.core.notation import record
from kaiju.core.state import Monster
from kaiju.files import PRIVATE, trouble, write_text
from kaiju.terminal import shelf
from kaiju.terminal.match import Match


def finish(match: Match, wanted: Path | None = None) -> str:
    """Write the record of a finished game, which needs no save any more; returns what to tell the players."""
    lines = ranking(match)
    if match.path is not None:
        own = match.path.with_name(match.path.name.removesuffix(shelf.SAVE) + shelf.RECORD)
        try:
            lines += _keep(match, wanted or own, wanted is not None)
        except OSError as error:
            lines.append(
                match.say.words.say(
                    "terminal-not-saved", problem=match.say.words.say(f"trouble-{trouble(error)}")
                )
            )
    return "\n".join(lines)


def _keep(match: Match, wanted: Path, named: bool) -> list[str]:
    """Write the record; if the name that was asked for was not available, say so."""
    words, path = match.say.words, write_record(match, wanted)
    assert match.path is not None
    match.path.unlink(missing_ok=True)
    taken = [words.say("terminal-record-renamed", wanted=str(wanted))] if named and path != wanted else []
    return [*taken, words.say("terminal-record", path=str(path))]


def write_record(match: Match, wanted: Path) -> Path:
    """Write the record under the name asked for or, if that is taken, under the next free one."""
    stem, suffix = wanted.stem, wanted.suffix
    if wanted.name.endswith(shelf.RECORD):
        stem, suffix = wanted.name.removesuffix(shelf.RECORD), shelf.RECORD
    path = shelf.claim(wanted.parent, stem, suffix)
    names = [monster.name for monster in match.table.state.monsters]
    write_text(path, record.write(match.table, dict(zip(names, match.players, strict=True))), PRIVATE)
    return path


def ranking(match: Match) -> list[str]:
    """Who won, and everyone's place."""
    words, winner = match.say.words, match.table.state.winner
    result = words.say("terminal-nobody")
    if winner >= 0:
        result = words.say("terminal-winner", monster=match.say.monster(winner))
    return [result, *(_rank(match, place, monster) for place, monster in enumerate(match.ranking(), 1))]


def _rank(match: Match, place: int, monster: Monster) -> str:
    words = match.say.words
    result = words.say("terminal-rank-fallen")
    if monster.alive:
        result = words.say("terminal-rank-living", vp=monster.vp, life=monster.life)
    return words.say("terminal-rank", place=place, monster=match.say.monster(monster.seat), result=result)
