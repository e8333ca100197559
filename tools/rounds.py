"""Saves rounds that bots have played: the client is held to how long it takes to tell one. make rounds"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from kaiju.bots.roster import make_bot
from kaiju.core.events import Event
from kaiju.core.table import Table
from kaiju.games import GAMES

SEATS: Final = 4
BOT: Final = "brawler"
SEEDS: Final = ("1", "2")
FIRST: Final = 1
LAST: Final = 24  # turns that are saved of each game
GAMES_PLAYED: Final = 20  # whole games of a person, played by BOT, against easy bots
EASY: Final = "rookie"
TOLD: Final = ("phase", "dice")  # the changes that say how an event is told


def played(game: str, level: str, seed: str) -> list[list[dict[str, Any]]]:
    """The events of a game of bots of one level, answer by answer, from its first turn on."""
    table = Table(GAMES[game], SEATS, seed)
    table.told = True
    bots = [make_bot(level, f"{seed} {seat}") for seat in range(SEATS)]
    answers: list[list[dict[str, Any]]] = []
    while table.question is not None and table.state.turn <= LAST:
        seen = len(table.log)
        table.answer(bots[table.question.seat].choose(table.view(table.question.seat)))
        if table.state.turn >= FIRST:
            answers.append([as_told(event) for event in table.log[seen:]])
    return answers


def as_told(event: Event) -> dict[str, Any]:
    """An event as the client gets it, with no more of its changes than are needed."""
    changes = {
        path: list(value) if path == "dice" else value for path, value in event.changes if path in TOLD
    }
    return {name: value for name, value in event.to_json().items() if value not in ("", -1, 0)} | {
        "changes": changes
    }


def length(game: str, seed: str) -> list[int]:
    """How many turns a whole game against easy bots has, and how many decisions of one's own."""
    table = Table(GAMES[game], SEATS, seed)
    bots = [make_bot(EASY if seat else BOT, f"{seed} {seat}") for seat in range(SEATS)]
    decisions = 0
    while table.question is not None and table.state.monsters[0].alive:
        seat = table.question.seat
        decisions += seat == 0
        table.answer(bots[seat].choose(table.view(seat)))
    return [table.state.turn, decisions]


def main(folder: Path) -> None:
    """Write one file for each game, and one with how long games are."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        games = [played(game, level, seed) for level in (EASY, BOT) for seed in SEEDS]
        text = ",\n".join(json.dumps(answers, separators=(",", ":")) for answers in games)
        (folder / f"{game}.json").write_text(f"[\n{text}\n]\n")
    lengths = {game: [length(game, f"length {at}") for at in range(GAMES_PLAYED)] for game in GAMES}
    (folder / "lengths.json").write_text(json.dumps(lengths) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
