"""Whether anything can be stored is found out by storing something."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from kaiju.server.pulse import REST, Pulse
from kaiju.server.store import open_database, schema
from tests.support.server.care import Clock

pytestmark = pytest.mark.anyio


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow any more, as on a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_on_a_full_disk_the_server_is_not_well_until_there_is_room(tmp_path: Path) -> None:
    database, clock = await open_database(f"sqlite:///{tmp_path / 'server.db'}"), Clock()
    pulse = Pulse(database, clock)
    assert await pulse.well()
    clock.time += REST
    with full_disk():
        assert not await pulse.well()
    clock.time += REST
    assert await pulse.well()
    await database.close()


@pytest.mark.parametrize("missing", [True, False])
async def test_a_broken_or_missing_file_is_noticed(missing: bool, tmp_path: Path) -> None:
    file, clock = tmp_path / "server.db", Clock()
    database = await open_database(f"sqlite:///{file}")
    pulse = Pulse(database, clock)
    assert await pulse.well()
    for path in (file, file.with_name("server.db-wal")):
        if missing:
            path.unlink()
        else:
            path.write_bytes(b"rubbish " * (path.stat().st_size // 8))
    clock.time += REST
    assert not await pulse.well()
    await database.close()


async def test_it_is_tried_now_and_then_however_many_ask(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, clock, tried = await open_database(database_url), Clock(), 0
    pulse, write = Pulse(database, clock), database.write

    async def counted(*given: object) -> object:
        nonlocal tried
        tried += 1
        return await write(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(database, "write", counted)
    assert all(await asyncio.gather(*(pulse.well() for _ in range(50))))
    clock.time += REST - 0.1
    assert await pulse.well()
    assert tried == 1
    clock.time += 0.1
    assert await pulse.well()
    assert tried == 2
    await database.close()


async def test_where_nothing_can_be_written_reading_is_not_enough(database_url: str) -> None:
    def lose(connection: Connection) -> None:
        connection.execute(schema.pulse.delete())

    def alive(connection: Connection) -> object:
        return connection.execute(text("SELECT 1")).scalar()

    database, clock = await open_database(database_url), Clock()
    pulse = Pulse(database, clock)
    assert await pulse.well()
    await database.write(lose)
    clock.time += REST
    assert await database.read(alive) == 1
    assert not await pulse.well()
    await database.close()
