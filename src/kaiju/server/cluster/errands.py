"""Errands: what somebody has done for them at a table wherever it is, without being there."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kaiju.server.cluster.calls import Calls, Outcome
from kaiju.server.cluster.letters import Done, Said, ToCaller, Wanted
from kaiju.server.play import examples, seats
from kaiju.server.play.house import Deed, House
from kaiju.server.play.refusals import Moved
from kaiju.server.store.rows import Guest

log = logging.getLogger(__name__)
DEEDS: Final[dict[str, Deed]] = {deed.__name__: deed for deed in (seats.leave_for_good, examples.put_away)}


class Errand:
    """Something to be done at a table of another process."""

    def __init__(self, peer: str) -> None:
        self.peer = peer
        self.outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()

    def heard(self, letter: ToCaller) -> None:
        """It is done, or it could not be."""
        if isinstance(letter, Done):
            self.cut(Outcome.TAKEN if letter.well else Outcome.REFUSED)

    def cut(self, outcome: Outcome) -> None:
        """It was not done there."""
        if not self.outcome.done():
            self.outcome.set_result(outcome)


class Doing:
    """Something that is being done for another process."""

    def heard(self, letter: Said) -> None:
        """Nothing is said about an errand."""

    def cut(self) -> None:
        """It is done all the same."""


class Errands:
    """The errands of this process and of others."""

    def __init__(self, calls: Calls, house: House) -> None:
        self._calls = calls
        self._house = house

    async def run(self, table: str, deed: Deed, guest: Guest) -> bool:
        """Have something done where a table is; false if it is here, and nothing was done."""

        async def attempt(owner: str) -> Outcome:
            errand = Errand(owner)
            number = self._calls.place(errand)
            try:
                self._calls.post.send(owner, Wanted(number, table, deed.__name__, guest))
                return await self._calls.outcome(errand.outcome)
            finally:
                self._calls.end(number)

        return await self._calls.reach(table, attempt)

    def take(self, sender: str, letter: Wanted) -> Doing:
        """Do something for another process."""
        self._calls.work(self._do(sender, letter))
        return Doing()

    async def _do(self, sender: str, letter: Wanted) -> None:
        well = False
        try:
            async with self._house.visit(letter.table) as live:
                await DEEDS[letter.deed](self._house, live, letter.guest)
            well = True
        except Moved:
            log.info("a table was gone before an errand was done")
        finally:
            self._calls.post.send(sender, Done(letter.call, well))
            self._calls.over(sender, letter.call)
