"""The people of a load test at boardgame.io's own server: they speak its protocol, and do as ours do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from benchmarks.load.crowd import Crowd, Person, Place
from benchmarks.load.frames import connect

GAME: Final = "load"
CELLS: Final = 60  # of the board in server.js
PING, PONG, JOINED = b"2", b"3", b"40"
EVENT: Final = f"42/{GAME},".encode()


class Context(msgspec.Struct):
    """Whose turn it is."""

    player: str = msgspec.field(name="currentPlayer")


class State(msgspec.Struct):
    """What a client needs to know about a state."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to a client that has just come."""

    state: State


Update = tuple[str, str, State, Any]
updates: Final = msgspec.json.Decoder(Update)
syncs: Final = msgspec.json.Decoder(tuple[str, str, Synced])


class Player(Person):
    """One connection of socket.io: a seat of a match."""

    def __init__(self, crowd: Crowd, place: Place, seat: int, address: str) -> None:
        super().__init__(crowd, place, "", address)
        self._player = f"{seat}"
        self._state = -1
        self._due: float | None = None

    async def arrive(self) -> None:
        """Connect to the match."""
        self.wire = await connect(
            self.address, "/socket.io/?EIO=4&transport=websocket", self._hear, self.crowd.lost
        )
        self.wire.send(JOINED + f"/{GAME},".encode())
        await self._seated.wait()

    def answer(self, due: float) -> None:
        """Make a move; it was due at a given time."""
        move = {"type": "take", "args": [self.crowd.rng.randrange(CELLS)], "playerID": self._player}
        action = {"type": "MAKE_MOVE", "payload": move}
        self._due = due
        self._say(["update", action, self._state, self.place.table, self._player])

    def _say(self, event: list[Any]) -> None:
        assert self.wire is not None
        self.wire.send(EVENT + msgspec.json.encode(event))

    def _hear(self, body: bytes) -> None:
        if body.startswith(EVENT):
            self._event(body[len(EVENT) :])
        elif body.startswith(JOINED):
            self._say(["sync", self.place.table, self._player, None, len(self.place.people)])
        elif body == PING:
            assert self.wire is not None
            self.wire.send(PONG)

    def _event(self, body: bytes) -> None:
        if body.startswith(b'["update"'):
            state = updates.decode(body)[2]
            if self._due is not None:
                self.crowd.acknowledged(time.perf_counter() - self._due)
                self._due = None
            self._see(state)
        elif body.startswith(b'["sync"'):
            self._see(syncs.decode(body)[2].state)
            self._seated.set()

    def _see(self, state: State) -> None:
        if state.number == self._state:
            return  # told again because somebody has come
        if self._state >= 0 and state.number != self._state + 1:
            self.crowd.problem("a gap")
        self._state = state.number
        if state.ctx.player == self._player:
            self.crowd.ready.append(self)


class Players(Crowd):
    """Everyone, at all matches; no match ever ends."""

    async def gather(self, tables: int, clients: int, progress: Callable[[], object]) -> None:
        """Open all matches."""
        self.places = [Place(self, number) for number in range(tables)]
        for number in range(clients):
            place = self.places[number % tables]
            place.people.append(Player(self, place, len(place.people), self.addresses[0]))
            self.people.append(place.people[-1])
        for place in self.places:
            body = {"numPlayers": len(place.people)}
            place.table = (await self.ask("", f"/games/{GAME}/create", body))["matchID"]
            progress()
