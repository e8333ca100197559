"""Whether the database can be written: tried, and not often."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Final

from sqlalchemy import Connection, select, update

from kaiju.server.store import schema
from kaiju.server.store.database import Database

log = logging.getLogger(__name__)
PATIENCE: Final = 5.0  # seconds until a database that does not answer counts as broken
REST: Final = 2.0  # seconds for which an outcome is believed, however often it is asked for


class Pulse:
    """Writes a row now and then as answers are written, and looks whether it is there.

    A file that is broken or was deleted may take what is written and lose it: so it is read afresh.
    """

    def __init__(self, database: Database, steady: Callable[[], float]) -> None:
        self._database = database
        self._steady = steady
        self._taken = -inf
        self._well = False
        self._taking = asyncio.Lock()

    async def well(self) -> bool:
        """Can answers be stored? Many may ask at once, and one of them finds out."""
        async with self._taking:
            if self._steady() >= self._taken + REST:
                self._well = await self._beat()
                self._taken = self._steady()
            return self._well

    async def _beat(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                beat = await self._database.write(_beat)
                if await self._database.read_afresh(_last) < beat:  # other processes count on
                    raise LookupError("what was written is not found")
        except Exception:  # a full disk, a broken file, a lost server: whatever it is, nothing can be stored
            log.exception("the database cannot be written")
            return False
        return True


def _beat(connection: Connection) -> int:
    counted = update(schema.pulse).values(beat=schema.pulse.c.beat + 1).returning(schema.pulse.c.beat)
    return int(connection.execute(counted).scalar_one())


def _last(connection: Connection) -> int:
    return int(connection.execute(select(schema.pulse.c.beat)).scalar_one())
