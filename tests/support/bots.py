"""Bots at a table: whole games of them, and what the brawler does in a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kaiju.bots import roster
from kaiju.bots.brawler import Brawler
from kaiju.bots.roster import make_bot
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.positions import NEW_YORK, TOKYO, at


def seat_bots(names: list[str], seed: int) -> list[roster.Player]:
    """One bot for each seat, each with its own seed."""
    return [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]


def answers(table: Table, bots: list[roster.Player]) -> Iterator[str]:
    """Play to the end; returns every answer along the way."""
    while (question := table.question) is not None:
        answer = bots[question.seat].choose(table.view(question.seat))
        assert answer in question.options, f"{question.kind}: {answer}"
        yield answer
        table.answer(answer)


def asked(phase: str, me: dict[str, Any], **position: Any) -> Table:
    """A table for two at a question: Kong, whose turn it is, and Rob in Lower Manhattan."""
    rob = position.pop("rob", {"at": "manhattan-lower"})
    return at(GAMES[NEW_YORK], {"monsters": {"kong": me, "rob": rob}, "phase": phase, **position})


def asked_in_tokyo(phase: str, me: dict[str, Any], **position: Any) -> Table:
    """A table for three at a question: Kraken, whose turn it is, Alienoid in Tokyo City, and The King."""
    alienoid = {"at": "tokyo-city", **position.pop("alienoid", {})}
    monsters = {"kraken": me, "alienoid": alienoid, "the-king": position.pop("king", {})}
    return at(GAMES[TOKYO], {"monsters": monsters, "phase": phase, **position})


def choice(table: Table) -> str:
    """What the brawler does."""
    assert table.question is not None
    return Brawler(1).choose(table.view(table.question.seat))
