"""Backup and restore of SQLite, by the very commands that the documents tell."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests import ROOT
from tests.support.server.process import serving
from tests.support.server.running import Play, two

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
PAGE = ROOT / "docs" / "server.md"


def told(what: str) -> str:
    """The commands under a heading of the page."""
    found = re.search(rf"\*\*{what}.*?```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1].replace("python3 ", f"{sys.executable} ")


async def step(plays: Sequence[Play], rng: random.Random) -> None:
    """Whoever is asked answers at random, and everybody hears of it."""
    (asked,) = [play for play in plays if play.question and play.question["seat"] == play.seat]
    assert asked.question is not None
    number = (await asked.answer(rng.choice(asked.question["options"])))["number"]
    for play in plays:
        while play.number < number:
            await play.hear()


async def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    rng = random.Random(4)
    with serving(tmp_path) as server:
        ann, bob, table = await two(server, game="king-of-tokyo")
        async with ann.play(table) as a, bob.play(table) as b:
            for _ in range(20):
                await step((a, b), rng)
            then = a.number, a.state, a.question
            subprocess.run(["sh", "-ec", told("Backup")], cwd=tmp_path, check=True)
            await step((a, b), rng)
        later = await server.client().become("Cid")
        server.kill()
        subprocess.run(["sh", "-ec", told("Restore")], cwd=tmp_path, check=True)
        server.start()
        async with ann.play(table) as a, bob.play(table) as b:
            assert (a.number, a.state, a.question) == then
            while not a.over:
                await step((a, b), rng)
        assert (await ann.get("GET", f"/api/records/{table}/verdict"))["honest"]
        assert (await later.ask("GET", "/api/me")).status_code == 401
