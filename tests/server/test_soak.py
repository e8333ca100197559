"""Servers are killed while people play; `make soak KILLS=100` does it for longer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.server.soak import soak

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def test_no_acknowledged_answer_is_lost_or_played_twice_when_servers_are_killed(
    database_url: str, tmp_path: Path
) -> None:
    done = await soak(database_url, tmp_path / "soak", kills=2, seed=7, places=4)
    assert done.tables >= 4
    assert done.answers > 100
