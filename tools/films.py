"""Short films of every kind of event, for the gallery of the browser client: what `films.yaml` describes."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import yaml

from kaiju.core.history import LEAVE
from kaiju.core.notation.position import set_up
from kaiju.core.position import Position as Stand
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server.play.picture import changes_of, state_of
from kaiju.server.play.standings import places, standings
from kaiju.server.play.views import happenings, telling
from kaiju.server.store.rows import NOBODY
from kaiju.server.web.catalogue import rules_of
from kaiju.server.wire.tells import Happened, Update
from tools.gallery import Position, table_info

FILMS: Final = Path(__file__).with_suffix(".yaml")


class Film(msgspec.Struct):
    """A position as a spectator sees it, and what happens then."""

    name: str
    begin: Position
    updates: list[Update]


def films() -> Iterator[Film]:
    """Every film that is described."""
    usual, *described = yaml.safe_load_all(FILMS.read_text())
    for one in described:
        yield film({**usual[one["game"]], **one})


def film(described: dict[str, Any]) -> Film:
    """Play what is described."""
    name, game, script = described.pop("name"), GAMES[described.pop("game")], described.pop("script")
    table = Table(game, state=set_up(game, described))
    table.told = True
    table.start()
    return Film(name, opening(table), told(table, script))


def opening(table: Table) -> Position:
    """A table as a spectator sees it now."""
    state = state_of(Stand(table.game, table.game.hide(table.state, NOBODY)))
    info, rules = table_info(table, NOBODY), rules_of(table.game)
    return Position(NOBODY, info, rules, state, standings(table), places(table), None, [])


def told(table: Table, script: Sequence[str]) -> list[Update]:
    """Give these answers, or let somebody leave; each is one update, with what chance adds to it."""
    updates: list[Update] = []
    heard = len(table.log)
    entry = Happened(1, "answer", table.state.active, "", [], 0)
    for at, text in enumerate(script, 1):
        asked = table.question
        assert asked is not None, f"nobody is asked before {text!r}"
        leaver = _leaver(table, text)
        if leaver is not None:
            entry = Happened(len(updates) + 1, LEAVE, leaver, "", [], 0)
            table.leave(leaver)
        else:
            if asked.seat != CHANCE:
                entry = Happened(len(updates) + 1, "answer", asked.seat, text, [], 0)
            table.answer(text)
        if at == len(script) or table.question is None or table.question.seat != CHANCE:
            updates.append(_update(table, entry, heard))
            heard = len(table.log)
    return updates


def _leaver(table: Table, text: str) -> int | None:
    """The seat that leaves, where that is what happens."""
    names = [f"{LEAVE} {monster.name}" for monster in table.state.monsters]
    return names.index(text) if text in names else None


def _update(table: Table, entry: Happened, heard: int) -> Update:
    events = table.log[heard:]
    entry = msgspec.structs.replace(entry, events=happenings(events))
    return Update(
        number=entry.number,
        standings=standings(table),
        places=places(table),
        question=None,
        deadline=None,
        undo=False,
        entry=telling(entry, events, NOBODY),
        rest=changes_of(table.changes, NOBODY),
        state=None,
        table=None,
    )


def main() -> None:
    """Write the films into the given folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    names: list[str] = []
    for one in films():
        names.append(one.name)
        (folder / f"{one.name}.json").write_bytes(msgspec.json.encode(one))
    (folder / "index.json").write_bytes(msgspec.json.encode(names))
    print(f"{len(names)} films are in {folder}.")


if __name__ == "__main__":
    main()
