"""Databases for the tests of the server."""

from __future__ import annotations

import random
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiju.server.play import house
from kaiju.server.web import middleware
from tests.support.server import postgres, redis


class Steady:
    """Secrets of the tables in this process: the same in every run, so that the same games are played."""

    def __init__(self, seed: str) -> None:
        self._rng = random.Random(seed)

    def token_hex(self, size: int) -> str:
        """As that of the library."""
        return self._rng.randbytes(size).hex()

    def token_urlsafe(self, size: int) -> str:
        """As that of the library."""
        return urlsafe_b64encode(self._rng.randbytes(size)).rstrip(b"=").decode()


@pytest.fixture(autouse=True)
def steady(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance that depends on the name of the test."""
    monkeypatch.setattr(house, "secrets", Steady(request.node.nodeid))


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Refusals over HTTP for which nobody waits; how many seconds it would have been for each."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(middleware, "wait", wait)
    return waited


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What the server itself runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def _postgres() -> Iterator[postgres.Server]:
    """PostgreSQL, started when the first test wants it."""
    with postgres.running() as server:
        yield server


@pytest.fixture
def postgres_server(_postgres: postgres.Server) -> Iterator[postgres.Server]:
    """PostgreSQL without a database, before the test and after it."""
    yield _postgres
    _postgres.drop()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A new database in a file."""
    return f"sqlite:///{tmp_path / 'server.db'}"


@pytest.fixture(scope="session")
def broker() -> Iterator[str]:
    """Redis, started when the first test wants it."""
    with redis.running() as address:
        yield address


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.needs("postgresql"))])
def database_url(request: pytest.FixtureRequest, sqlite: str) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return sqlite
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.database()
