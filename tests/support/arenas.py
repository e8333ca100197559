"""Small arenas: their games, their folders, and what is fitted to them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from kaiju.arena.folder import Folder
from kaiju.arena.game import Batch, play_batch
from kaiju.arena.plan import Plan
from tests.support.typed import Capture, run


@cache
def played(plan: Plan) -> Batch:
    """The games of a plan with their records, however long they take."""
    batch = play_batch(plan, range(plan.games), records=True)
    while batch.left:
        more = play_batch(plan, batch.left, records=True)
        batch = Batch([*batch.results, *more.results], [*batch.records, *more.records], more.left)
    return batch


def small(game: str, bots: str = "brawler,random", options: tuple[tuple[str, str], ...] = ()) -> Plan:
    """An arena of a few short games."""
    return Plan(game, tuple(bots.split(",")), 60, "7", options, rotate=True)


def kept(plan: Plan, path: Path, records: bool = True) -> str:
    """The folder of an arena."""
    folder = Folder(path)
    folder.begin(plan, records)
    batch = played(plan)
    folder.add(plan, batch if records else batch._replace(records=()))
    return str(path)


def fitted(capsys: Capture, *typed: str) -> dict[str, Any]:
    code, out, err = run(capsys, "fit", *typed, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found
