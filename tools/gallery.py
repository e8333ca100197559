"""Saves one position for every kind of question, for the gallery of the browser client: make gallery."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from kaiju.core.game import Game
from kaiju.core.notation.position import set_up
from kaiju.core.position import Position as Stand
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.odds.hints import hints, still
from kaiju.server.play.picture import state_of
from kaiju.server.play.standings import places, standings
from kaiju.server.play.views import asked_info, happenings
from kaiju.server.web.catalogue import rules_of
from kaiju.server.web.tables import odds_told, offered
from kaiju.server.wire.bodies import Odds, RulesInfo
from kaiju.server.wire.state import GameState
from kaiju.server.wire.tells import Happened, PlaceInfo, QuestionInfo, SeatInfo, Standing, TableInfo
from tests.support.exhaustive import Fate, stacked
from tests.support.play import Player, editions
from tools.crowded import crowded

SEEDS: Final = 400
LATE: Final = 5  # a turn at which there is something to see


class Position(msgspec.Struct):
    """A table at a question, as the seat being asked sees it."""

    seat: int
    table: TableInfo
    rules: RulesInfo
    state: GameState
    standings: list[Standing]
    places: dict[str, PlaceInfo]
    question: QuestionInfo | None
    story: list[Happened]
    chances: Odds | None = None


def table_info(table: Table, seat: int) -> TableInfo:
    """A table of one person and bots."""
    names = [monster.name for monster in table.state.monsters]
    seats = [
        SeatInfo("guest", "Guest 48", "", name, False, False, False, False)
        if at == seat
        else SeatInfo("bot", "", "strategist", name, False, False, False, False)
        for at, name in enumerate(names)
    ]
    return TableInfo(
        "roar-42", table.game.id, dict(table.state.options), table.game.rules_version, seats, True, 0, True,
        "Guest 48", "0" * 64, [""] * len(seats), [""] * len(seats), "", "playing", False, "",
    )  # fmt: skip


def saved(table: Table, told: list[Happened]) -> Position:
    """The table as the seat being asked sees it now."""
    assert table.question is not None
    seat = table.question.seat
    state = state_of(Stand(table.game, table.game.hide(table.state, seat)))
    question = asked_info(table, len(told))
    return Position(
        seat,
        table_info(table, seat),
        rules_of(table.game),
        state,
        standings(table),
        places(table),
        question,
        told[-40:],
        chances(table, len(told)),
    )


def chances(table: Table, number: int) -> Odds | None:
    """The odds on the open question, for rolling all dice if it is about that; most questions have none."""
    question = table.question
    assert question is not None
    rolls = offered(question)
    found = hints(still(table), question.seat, question.kind, max(rolls, key=len, default=()), rolls)
    told = odds_told(number, found)
    return told if told.lines or told.ways else None


def positions(game: Game) -> dict[str, Position]:
    """A position for every kind of question, a late one with several Monsters if possible."""
    found: dict[str, tuple[int, Position]] = {}
    for seed in range(SEEDS):
        table, fate, player = stacked(game, seed, []), Fate(random.Random(f"fate {seed}")), Player(seed)
        told: list[Happened] = []
        while table.question is not None:
            if table.question.seat != CHANCE:
                rank = rank_of(table)
                kind = table.question.kind
                if kind not in found or rank > found[kind][0]:
                    found[kind] = rank, saved(table, told)
            before, asked = len(table.log), table.question
            text = fate.answer(asked) if asked.seat == CHANCE else player.choose(asked)
            table.answer(text)
            events = happenings(table.log[before:])
            told.append(Happened(len(told) + 1, "answer", asked.seat, text, events, 0))
    return {kind: position for kind, (_, position) in sorted(found.items())}


def widened() -> dict[str, Position]:
    """Positions in which a card decides whom an attack hits, with the dice rolled."""
    tokyo = {"kraken": {"cards": ["nova-breath"]}, "the-king": {"at": "tokyo-city"}, "giga-zaur": {}}
    york = {
        "kong": {"at": "queens", "cards": ["fireball"]},
        "rob": {"at": "queens"},
        "mantis": {"at": "manhattan-lower"},
        "sheriff": {"at": "bronx"},
    }
    return {
        "attack-nova-breath": rolled("king-of-tokyo", tokyo, "claw claw 1 1 2 3"),
        "attack-fireball": rolled("king-of-new-york", york, "attack attack energy energy heal ouch"),
    }


def rolled(game: str, monsters: dict[str, Any], dice: str) -> Position:
    """A position in which the first Monster has rolled these dice."""
    table = Table(GAMES[game], state=set_up(GAMES[game], {"monsters": monsters, "phase": "roll"}))
    table.start()
    table.answer(dice)
    return saved(table, [])


def rank_of(table: Table) -> int:
    """How much there is to see: several living Monsters, a turn other than the first, several answers."""
    assert table.question is not None
    alive = sum(monster.alive for monster in table.state.monsters)
    return 4 * min(table.state.turn, LATE) + 3 * min(alive, 5) + min(len(table.question.options), 5)


def main() -> None:
    """Write the positions into the given folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    index: list[str] = []
    for game in [edition for base in GAMES.values() for edition in editions(base)]:
        for kind, position in positions(game).items():
            name = f"{game.dialect[0]}-{kind}"
            index.append(name)
            (folder / f"{name}.json").write_bytes(msgspec.json.encode(position))
    made = {"stress-new-york": saved(crowded(GAMES["king-of-new-york"]), []), **widened()}
    for name, position in made.items():
        index.append(name)
        (folder / f"{name}.json").write_bytes(msgspec.json.encode(position))
    (folder / "index.json").write_bytes(msgspec.json.encode(index))
    print(f"{len(index)} positions are in {folder}.")


if __name__ == "__main__":
    main()
