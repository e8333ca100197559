"""Every attack: what a stranger does, as fast as it can, until its time is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks.attack.strangers import AT_MOST, PAUSE, TROUBLE, Guest, Stranger, Target, insist
from benchmarks.load.frames import PING, TEXT, frame

HALF: Final = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
BIG: Final = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
STRANGE: Final = "127.0.0.2"
SMALL: Final = 4096
LOBBY: Final = "/api/lobby"
HELLO: Final = b'{"type": "hello"}'
TABLES_OF_ONE: Final = 20  # as many as a guest may have
Ready = Callable[[], None]


class Attack(NamedTuple):
    """Something that a stranger does."""

    what: str
    run: Callable[[Target, Ready], Coroutine[Any, Any, None]]


def play(table: str) -> str:
    """Where a table is played."""
    return f"/api/tables/{table}/play"


async def nothing(target: Target, ready: Ready) -> None:
    """Wait, for comparison."""
    ready()
    await asyncio.sleep(target.seconds)


async def many(target: Target, count: int, path: str, hello: bytes, data: bytes, reads: bool) -> None:
    """Several at once from one address."""
    strangers = [Stranger(target, STRANGE, 0 if reads else SMALL) for _ in range(count)]
    await asyncio.gather(*(insist(one, path, hello, data, reads) for one in strangers))


async def pings(target: Target, ready: Ready) -> None:
    """Ping without ever reading a reply."""
    ready()
    await many(target, 20, LOBBY, b"", frame(PING, b"x" * 125) * 100, reads=False)


async def halves(target: Target, ready: Ready, addresses: int = 1) -> None:
    """Hold 1,100 requests open that are never completed, and begin anew where one is dropped."""
    ready()

    async def hold(number: int) -> None:
        stranger = Stranger(target, f"127.0.{1 + number % addresses}.2")
        while not target.over:
            try:
                await stranger.connect()
                await stranger.say(HALF)
                await stranger.read()
            except TROUBLE:
                pass
            await asyncio.sleep(10 * PAUSE)
        stranger.hang_up()

    await asyncio.gather(*(hold(number) for number in range(1100)))


async def halves_from_everywhere(target: Target, ready: Ready) -> None:
    """The same from a hundred addresses."""
    await halves(target, ready, 100)


async def tiny(target: Target, ready: Ready) -> None:
    """Watch a table, and send tiny frames."""
    ready()
    await many(target, 4, play(target.table), HELLO, frame(TEXT, b"x") * 1000, reads=True)


async def tiny_to_the_lobby(target: Target, ready: Ready) -> None:
    """Send tiny frames where nothing is listened to."""
    ready()
    await many(target, 4, LOBBY, b"", frame(TEXT, b"") * 1000, reads=True)


async def handshakes(target: Target, ready: Ready) -> None:
    """Open WebSockets and hang up."""
    ready()

    async def knock() -> None:
        stranger = Stranger(target, STRANGE)
        for _ in range(AT_MOST):
            if target.over:
                break
            try:
                await stranger.upgrade(LOBBY)
            except TROUBLE:
                await asyncio.sleep(PAUSE)
        stranger.hang_up()

    await asyncio.gather(*(knock() for _ in range(8)))


async def resyncs(target: Target, ready: Ready) -> None:
    """Watch a table, and ask for all of it again and again without reading."""
    ready()
    await many(target, 40, play(target.table), HELLO, frame(TEXT, b'{"type": "resync"}') * 100, reads=False)


async def offers(target: Target, ready: Ready) -> None:
    """Offer to end a game and take it back, while others look at it again and again."""
    ann, bob = await Guest(target, STRANGE).arrive(), await Guest(target, STRANGE).arrive()
    table = await ann.open(["guest", "open"])
    await bob.ask("POST", f"/api/tables/{table}/seats", {})
    await ann.ask("POST", f"/api/tables/{table}/start")
    await asyncio.gather(ann.leave(), bob.leave())
    hello = msgspec.json.encode({"type": "hello", "token": ann.token})
    both = b"".join(
        frame(TEXT, msgspec.json.encode({"type": "agree", "id": f"{number}", "on": number % 2 == 0}))
        for number in range(100)
    )
    ready()
    resync = frame(TEXT, b'{"type": "resync"}') * 10
    await asyncio.gather(
        insist(Stranger(target, STRANGE), play(table), hello, both, reads=True),
        many(target, 20, play(table), HELLO, resync, reads=True),
    )


async def readers(target: Target, ready: Ready) -> None:
    """Read the list of 200 tables sixty times over, while it changes as often as it may."""
    hosts = [await Guest(target, f"127.0.0.{10 + number}").arrive() for number in range(10)]
    tables = [await host.open(["guest", "open", "open"]) for host in hosts for _ in range(TABLES_OF_ONE)]
    sitter = await Guest(target, "127.0.0.30").arrive()
    ready()

    async def change() -> None:
        for number in range(AT_MOST):
            if target.over:
                break
            try:
                place = f"/api/tables/{tables[number % len(tables)]}/seats"
                await sitter.ask("POST", place, {})
            except TROUBLE:
                await asyncio.sleep(PAUSE)

    async def read(number: int) -> None:
        stranger = Stranger(target, f"127.0.0.{40 + number % 3}")
        try:
            await stranger.upgrade(LOBBY)
            await stranger.listen()
        except TROUBLE:
            pass
        stranger.hang_up()

    await asyncio.gather(change(), *(read(number) for number in range(60)))
    await asyncio.gather(*(guest.leave() for guest in (*hosts, sitter)))


async def deaf(target: Target, ready: Ready) -> None:
    """Request much, and read nothing of it."""
    ready()

    async def want() -> None:
        stranger = Stranger(target, STRANGE, SMALL)
        while not target.over:
            try:
                await stranger.connect()
                while not target.over:
                    await stranger.say(BIG)
                    await asyncio.sleep(0)
            except TROUBLE:
                await asyncio.sleep(PAUSE)
        stranger.hang_up()

    await asyncio.gather(*(want() for _ in range(100)))


ATTACKS: Final = {
    "nothing": Attack("nobody does anything", nothing),
    "pings": Attack("20 WebSockets ping and never read", pings),
    "halves": Attack("1,100 half requests from one address", halves),
    "everywhere": Attack("1,100 half requests from 100 addresses", halves_from_everywhere),
    "tiny": Attack("4 spectators send tiny frames", tiny),
    "lobby": Attack("4 readers of the list send tiny frames", tiny_to_the_lobby),
    "handshakes": Attack("8 open WebSockets and hang up", handshakes),
    "resyncs": Attack("40 spectators ask for snapshots and never read", resyncs),
    "offers": Attack("a player offers an end on and off, 20 ask for snapshots", offers),
    "readers": Attack("60 read the list of 200 tables while it changes", readers),
    "deaf": Attack("100 request much and read nothing", deaf),
}
