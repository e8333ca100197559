"""Positions from the records of many games, with the winners: the data an evaluation is fitted to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.arena.pool import batches
from kaiju.bots.evaluation import Evaluation
from kaiju.bots.features import COMMON, TRAITS
from kaiju.bots.knowledge import KNOWLEDGE
from kaiju.core.errors import Spoilt, Value
from kaiju.core.game import Game
from kaiju.core.notation import record
from kaiju.core.questions import CHANCE
from kaiju.core.state import State
from kaiju.core.table import Table
from kaiju.files import spoilt_file
from kaiju.games import GAMES
from kaiju.processes import Workers, cores

SEATS: Final = 6  # the most Monsters at a table; missing seats count as eliminated
NUMBERS: Final = 7  # vp, Life, Energy, inside, alive, wait, cards: the first columns

Row = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.int8]]


class Samples(NamedTuple):
    """Positions at the start of turns, each with the seat that won the game."""

    numbers: NDArray[np.float32]  # by position, seat and column
    extras: NDArray[np.float32]
    cards: NDArray[np.int8]  # how many of each card, in the order of `card_ids`
    winner: NDArray[np.int8]
    match: NDArray[np.int32]  # which game the position is from

    def pick(self, rows: Any) -> Samples:
        """Some of the positions."""
        return Samples._make([column[rows] for column in self])


class Kept(NamedTuple):
    """A record, and the last turn of its random opening: only what comes after that is learned from."""

    path: Path
    last_turn: int = 0


class Chunk(NamedTuple):
    """Some records of a game, with the number of the first one."""

    game: str
    first: int
    records: Sequence[Kept]


class Reading(NamedTuple):
    """What a chunk contains, game by game, and what is wrong with it."""

    first: int
    records: int
    samples: Sequence[Samples]
    problem: tuple[str, dict[str, Value]] | None = None


def card_ids(game: Game) -> list[str]:
    """The cards of all editions of a game, in the order of their columns."""
    editions = [game.edition({"edition": name}) for name in game.options_by_name.get("edition", ("",))]
    return sorted({card for edition in editions for card in edition.cards})


# -- many records ----------------------------------------------------------------------------------


def gather(
    game: str, records: Sequence[Kept], workers: int | None, tell: Callable[[int], None]
) -> Samples | None:
    """Every position of some records, in the order of the records; None if nobody ever won."""
    size = max(1, min(workers or cores(), len(records)))
    cuts = batches(range(len(records)), size)
    chunks = [Chunk(game, cut[0], [records[at] for at in cut]) for cut in cuts]
    readings = []
    for reading in _readings(chunks, size):
        if reading.problem:
            reason, values = reading.problem
            raise Spoilt(reason, **values)
        readings.append(reading)
        tell(reading.records)
    found = [part for reading in sorted(readings, key=lambda one: one.first) for part in reading.samples]
    return Samples._make(map(np.concatenate, zip(*found, strict=True))) if found else None


def _readings(chunks: Sequence[Chunk], size: int) -> Iterator[Reading]:
    if size == 1:
        yield from map(read_chunk, chunks)
        return
    with closing(Workers[Chunk, Reading](size, read_chunk)) as readers:
        for chunk in chunks:
            readers.submit(chunk)
        for _ in chunks:
            yield readers.finished()


def read_chunk(chunk: Chunk) -> Reading:
    """Replay some records; any that cannot be replayed are named."""
    found: list[Samples] = []
    for number, (path, last_turn) in enumerate(chunk.records, chunk.first):
        try:
            found += sample(chunk.game, number, path.read_text(encoding="utf-8"), last_turn)
        except (OSError, UnicodeDecodeError, Spoilt) as error:
            spoilt = spoilt_file(path, error)
            return Reading(chunk.first, 0, (), (spoilt.reason, spoilt.values))
    return Reading(chunk.first, len(chunk.records), found)


# -- one record ------------------------------------------------------------------------------------


def sample(name: str, number: int, text: str, last_turn: int = 0) -> list[Samples]:
    """The positions of a record after its opening; None if nobody won."""
    found, game = record.read(text), GAMES[name]
    if found.headers["game"] != name:
        raise Spoilt("other-record", game=found.headers["game"])
    ids, evaluation = _columns(game), _blank(game)
    rows: list[Row] = []
    turn = last_turn

    def watch(table: Table, line: str) -> None:
        # The first question of a turn: that is where the bots judge the worlds they try out.
        nonlocal turn
        asked = table.question is not None and table.question.seat != CHANCE
        if asked and table.state.turn > turn:
            turn = table.state.turn
            rows.append(_row(evaluation, table.state, ids))

    winner = record.replay(game, found, watch).state.winner
    if winner < 0 or not rows:
        return []
    columns = [np.stack(column) for column in zip(*rows, strict=True)]
    won, match = np.full(len(rows), winner, np.int8), np.full(len(rows), number, np.int32)
    return [Samples._make([*columns, won, match])]


def _row(evaluation: Evaluation, state: State, ids: Mapping[str, int]) -> Row:
    columns, seats = evaluation.columns(state), len(state.monsters)
    numbers = np.zeros((SEATS, NUMBERS), np.float32)
    numbers[:seats] = np.stack(columns[:NUMBERS], axis=-1)[0]
    extras = np.zeros((SEATS, columns.extras.shape[-1]), np.float32)
    extras[:seats] = columns.extras[0]
    cards = np.zeros((SEATS, len(ids)), np.int8)
    for monster in state.living():
        for held in monster.cards:
            cards[monster.seat, ids[held.card.id]] += 1
    return numbers, extras, cards


@cache
def _columns(game: Game) -> Mapping[str, int]:
    return {card: at for at, card in enumerate(card_ids(game))}


@cache
def _blank(game: Game) -> Evaluation:
    """An evaluation without an opinion: new features can be fitted before there are weights for them."""
    knowledge, state = KNOWLEDGE[game.id], Table(game).state
    size = COMMON + TRAITS + len(knowledge.extra_features(state, state.me))
    rows: list[list[float]] = [[] for _ in range(size)]
    empty = {"hidden": rows, "glance": rows, "bias": [], "out": [], "regard": []}
    data = {"cards": {}, "linear": [0.0] * size, **empty}
    return Evaluation(data, game.winning_vp, knowledge.inside, knowledge.extra_features)
