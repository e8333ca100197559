"""How a game ended: the result, the places, and the record written for it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from kaiju.core.notation import record
from kaiju.core.state import Monster
from kaiju.files import PRIVATE, trouble, write_text
from kaiju.terminal import shelf
from kaiju.terminal.match import Match


class Kept(NamedTuple):
    """What became of a record: where it is, which name it could not have, or what was in the way."""

    path: Path | None = None
    taken: Path | None = None
    trouble: str = ""


def finish(match: Match, wanted: Path | None = None) -> Kept:
    """Write the record of a finished game, which needs no save any more."""
    if match.path is None:
        return Kept()
    own = match.path.with_name(match.path.name.removesuffix(shelf.SAVE) + shelf.RECORD)
    try:
        path = write_record(match, wanted or own)
        match.path.unlink(missing_ok=True)
    except OSError as error:
        return Kept(trouble=trouble(error))
    return Kept(path, wanted if wanted not in (None, path) else None)


def told(match: Match, kept: Kept) -> str:
    """The result, everyone's place, and where the record is."""
    words, lines = match.say.words, ranking(match)
    if kept.trouble:
        lines.append(words.say("terminal-not-saved", problem=words.say(f"trouble-{kept.trouble}")))
    if kept.taken:
        lines.append(words.say("terminal-record-renamed", wanted=str(kept.taken)))
    if kept.path:
        lines.append(words.say("terminal-record", path=str(kept.path)))
    return "\n".join(lines)


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
