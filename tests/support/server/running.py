"""A real server on a free port, inside the test, and a small client to play on it."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from kaiju.core.chance import commitment_of
from kaiju.server.app import make_app
from kaiju.server.launcher import configured
from kaiju.server.settings import Settings
from kaiju.server.web.server import Server
from tests.support.changes import follow

RELAXED = Settings(
    bot_delay=0,
    requests_per_second=0,
    guests_per_minute=0,
    messages_per_second=0,
    connections_per_address=0,
    agreements_per_minute=0,
    undos_per_minute=0,
    snapshots_per_minute=0,
)


PATIENCE = 60.0  # seconds to wait for a message
NOT_BUILT = Path(__file__).parent / "no client"


class Running:
    """A server that runs in the loop of the test."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.address = f"http://127.0.0.1:{port}"

    def client(self) -> Client:
        """A new client."""
        return Client(self.address)


class Uvicorn(uvicorn.Server):
    """Says when the server can be reached, or never will be."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        try:
            await super().startup(sockets)
        finally:
            self.up.set()


@asynccontextmanager
async def running(
    url: str,
    settings: Settings = RELAXED,
    now: Callable[[], float] | None = None,
    client: Path = NOT_BUILT,
    steady: Callable[[], float] = time.monotonic,
    broker: str = "",
) -> AsyncIterator[Running]:
    """Start a server, and stop it as an operator would."""
    server = Server(url, settings, now, client, steady, broker)
    listening = socket.create_server(("127.0.0.1", 0))
    serving = Uvicorn(configured(make_app(server), settings))
    task = asyncio.create_task(serving.serve(sockets=[listening]))
    await serving.up.wait()
    try:
        yield Running(server, listening.getsockname()[1])
    finally:
        serving.should_exit = True
        await task
        listening.close()


class Client:
    """One guest with one token; tables are played over `Play`."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        self.token = token

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """Send a request; the certificates of the world, which take long to read, are not needed here."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with httpx.AsyncClient(base_url=self.address, timeout=30, verify=False) as http:
            return await http.request(method, path, json=body, headers=headers, **more)

    async def get(self, method: str, path: str, body: Any = None) -> Any:
        """The response to a request that must succeed."""
        answer = await self.ask(method, path, body)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json()

    async def become(self, name: str) -> Client:
        """Get a name and a token."""
        self.token = (await self.get("POST", "/api/guests", {"name": name}))["token"]
        return self

    async def open_table(
        self, game: str = "king-of-new-york", others: int = 1, bots: int = 0, **more: Any
    ) -> str:
        """Open a table and sit down; returns its id."""
        kinds = [{"kind": "guest"}, *[{"kind": "open"}] * others, *[{"kind": "bot", "bot": "random"}] * bots]
        made = await self.get("POST", "/api/tables", {"game": game, "seats": kinds, **more})
        return str(made["table"]["id"])

    async def sit(self, table: str, **more: Any) -> int:
        """Sit down at a table."""
        return int((await self.get("POST", f"/api/tables/{table}/seats", more))["seat"])

    @asynccontextmanager
    async def play(self, table: str) -> AsyncIterator[Play]:
        """Connect to a table."""
        address = self.address.replace("http", "ws", 1)
        async with connect(f"{address}/api/tables/{table}/play", compression=None) as socket:
            play = Play(socket)
            await play.send(type="hello", token=self.token)
            await play.until("snapshot")
            yield play


def known_to_all(state: dict[str, Any]) -> dict[str, Any]:
    """A state without the card that some seats may have looked at."""
    return state | {"board": state["board"] | {"top": "", "seen": []}}


class Play:
    """A connection to a table, and what it knows about it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.state: Any = None
        self.table: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.number = 0
        self.seat = -1
        self.sent = 0

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message; what it says about the table is remembered."""
        async with asyncio.timeout(PATIENCE):  # what never comes fails the test, which does not hang
            text = await self.socket.recv()
        assert isinstance(text, str)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        self.texts.append(text)
        if message["type"] in ("snapshot", "update"):
            assert message["type"] == "snapshot" or message["number"] == self.number + 1
            self.number, self.question = message["number"], message["question"]
            whole = message["type"] == "snapshot"
            self.state = message["state"] if whole else follow(copy.deepcopy(self.state), message)
            self.table = message["table"] or self.table
            self.seat = message["seat"] if message["type"] == "snapshot" else self.seat
        return message

    async def until(self, type: str, **values: Any) -> dict[str, Any]:
        """The next message of a type; the values are its own, or those of its entry."""
        while True:
            message = await self.hear()
            told = message | message.get("entry", {})
            if message["type"] == type and all(told[key] == value for key, value in values.items()):
                return message

    async def act(self, type: str, **values: Any) -> dict[str, Any]:
        """Send something with an id, and wait for its acknowledgement or refusal."""
        self.sent += 1
        id = values.pop("id", f"{type} {self.sent} {self.number}")
        await self.send(type=type, id=id, **values)
        while True:
            message = await self.hear()
            if message["type"] in ("ack", "refusal") and message["id"] == id:
                return message

    async def answer(self, text: str, **more: Any) -> dict[str, Any]:
        """Answer the open question."""
        assert self.question is not None
        return await self.act("answer", **{"question": self.question["number"], "text": text, **more})

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self.table["status"] == "finished")

    async def play_on(self, rng: random.Random, most: int = 100_000) -> int:
        """Answer whatever this seat is asked, at random, until the game is over; returns how often."""
        given = 0
        while not self.over and given < most:
            if self.question and self.question["seat"] == self.seat:
                done = await self.answer(rng.choice(self.question["options"]))
                given += done["type"] == "ack"
            else:
                await self.hear()
        return given


class Served(Protocol):
    """A server that people can connect to, wherever it runs."""

    def client(self) -> Client:
        """A new client."""


async def two(here: Served, **more: Any) -> tuple[Client, Client, str]:
    """Ann and Bob at a table that has begun."""
    ann, bob = await here.client().become("Ann"), await here.client().become("Bob")
    table = await ann.open_table(**more)
    await bob.sit(table)
    await ann.get("POST", f"/api/tables/{table}/start")
    return ann, bob, table


async def start_with(ann: Client, bob: Client, table: str, parts: list[str]) -> None:
    """Start a game whose players show what they have committed to, and nothing else."""
    started = await ann.get("POST", f"/api/tables/{table}/start")
    assert started["status"] == "revealing"
    assert started["commitments"] == [commitment_of(part) for part in parts]
    reveal = f"/api/tables/{table}/reveal"
    await bob.get("POST", reveal, {"nonce": parts[1]})
    refused = await ann.ask("POST", reveal, {"nonce": parts[1]})
    assert refused.json()["reason"] == "server-other-nonce"
    assert (await ann.ask("POST", reveal, {"nonce": "short"})).status_code == 400
    assert (await ann.get("POST", reveal, {"nonce": parts[0]}))["status"] == "playing"
