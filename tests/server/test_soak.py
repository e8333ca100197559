"""Servers are killed while people play; `make soak KILLS=100` does it for longer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.server.postgres import Server
from tests.support.server.soak import soak

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


async def test_no_acknowledged_answer_is_lost_or_played_twice_when_the_server_is_killed(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'server.db'}"
    done = await soak(url, tmp_path / "soak", kills=2, seed=7, places=4)
    assert done.tables >= 4
    assert done.answers > 100


@pytest.mark.needs("postgresql")
@pytest.mark.needs("redis")
@pytest.mark.parametrize("rolling", [False, True])
async def test_nor_when_one_of_two_servers_is_killed_or_both_are_restarted_in_turn(
    postgres_server: Server, broker: str, tmp_path: Path, rolling: bool
) -> None:
    url = postgres_server.database()
    done = await soak(url, tmp_path / "soak", 1, 7, 4, broker=broker, rolling=rolling)
    assert done.tables >= 4
    assert done.answers > 100
