"""Small arenas: their games, their folders, and what is fitted to them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from kaiju.arena.folder import Folder
from kaiju.arena.game import Batch, Wanted, play_batch
from kaiju.arena.luckless import joined, packed, unpacked
from kaiju.arena.plan import Plan
from tests.support.typed import Capture, run


@cache
def played(plan: Plan, luckless: str = "") -> Batch:
    """The games of a plan with their records, and if wanted their positions, however long they take."""
    wanted = Wanted(True, luckless)
    batch = play_batch(plan, range(plan.games), wanted)
    while batch.left:
        more = play_batch(plan, batch.left, wanted)
        results, records = [*batch.results, *more.results], [*batch.records, *more.records]
        parts = [unpacked(part.positions) for part in (batch, more) if part.positions]
        batch = Batch(results, records, packed(joined(parts)) if parts else b"", more.left)
    return batch


def small(game: str, bots: str = "brawler,random", options: tuple[tuple[str, str], ...] = ()) -> Plan:
    """An arena of a few short games."""
    return Plan(game, tuple(bots.split(",")), 60, "7", options, rotate=True)


def kept(plan: Plan, path: Path, records: bool = True, luckless: str = "") -> str:
    """The folder of an arena."""
    folder = Folder(path)
    folder.begin(plan, Wanted(records, luckless))
    batch = played(plan, luckless)
    folder.add(plan, batch if records else batch._replace(records=()))
    return str(path)


def fitted(capsys: Capture, *typed: str) -> dict[str, Any]:
    code, out, err = run(capsys, "fit", *typed, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found
