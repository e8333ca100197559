"""Requests about a table that another process owns: passed on to it, and its answer passed back."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from kaiju.server.cluster.calls import Calls, Outcome
from kaiju.server.cluster.letters import Answered, Asked, Piece, Said, ToCaller
from kaiju.server.cluster.post import Post
from kaiju.server.play.refusals import Moved, explain
from kaiju.server.web.language import words_for
from kaiju.server.wire.message import encoder

log = logging.getLogger(__name__)
ABOUT: Final = re.compile(r"/api/(?:bot/)?tables/([A-Za-z0-9_-]{1,32})(?:/(?P<what>\w+).*)?")
READ_ANYWHERE: Final = frozenset({"story", "frames"})  # these come from the database alone
UNREAD: Final = 500  # pieces of an answer that somebody has not read yet; then it breaks off
SECONDS: Final = 20.0  # until an answer must have begun


def table_of(path: str) -> str | None:
    """The table that a request is about, if only its owner can answer."""
    found = ABOUT.fullmatch(path)
    return found[1] if found and found["what"] not in READ_ANYWHERE else None


class Body:
    """The body of a request, which can be read more than once."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._most = most
        self._whole: bytes | None = None
        self._given = False

    async def whole(self) -> bytes:
        """All of it, or one piece more than anybody would accept."""
        parts, size, more = [], 0, self._whole is None
        while more and size <= self._most:
            message: Any = await self._receive()
            parts.append(message.get("body", b""))
            size, more = size + len(parts[-1]), message.get("more_body", False)
        self._whole = b"".join(parts) if self._whole is None else self._whole
        return self._whole

    async def again(self) -> Any:
        """As an application reads it, whether it has been read before or not."""
        if self._whole is None or self._given:
            return await self._receive()
        self._given = True
        return {"type": "http.request", "body": self._whole, "more_body": False}

    async def gone(self) -> None:
        """Wait until whoever sent it has hung up."""
        message: Any = {}
        while message.get("type") != "http.disconnect":
            message = await self._receive()


class Query:
    """A request that was passed on, and its answer as it comes back."""

    def __init__(self, peer: str) -> None:
        self.peer = peer
        self._came: deque[Answered | Piece] = deque()
        self._outcome: Outcome | None = None
        self._news = asyncio.Event()

    def heard(self, letter: ToCaller) -> None:
        """A part of the answer."""
        if isinstance(letter, Answered | Piece) and len(self._came) < UNREAD:
            self._came.append(letter)
            self._news.set()
        else:
            self.cut(Outcome.SILENT)

    def cut(self, outcome: Outcome) -> None:
        """There is no more to come."""
        self._outcome = self._outcome or outcome
        self._news.set()

    async def next(self) -> Answered | Piece | Outcome:
        """The next part of the answer, or why there is none."""
        while not self._came:
            if self._outcome:
                return self._outcome
            self._news.clear()
            await self._news.wait()
        return self._came.popleft()


class Answering:
    """The answer to a request of somebody who is connected to another process."""

    def __init__(self, post: Post, sender: str, asked: Asked) -> None:
        self._post = post
        self._sender = sender
        self._asked = asked
        self._read = False
        self._gone = asyncio.Event()

    def scope(self) -> HTTPScope:
        """The request as an application gets it."""
        asked = self._asked
        made = {
            "type": ScopeType.HTTP,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": "http",
            "path": asked.path,
            "raw_path": asked.path.encode(),
            "query_string": asked.query,
            "root_path": "",
            "headers": asked.headers,
            "client": (asked.address, 0),
            "server": None,
            "state": {},
            "extensions": {},
        }
        return cast(HTTPScope, made)

    async def receive(self) -> Any:
        """The body, and then that somebody has hung up."""
        if not self._read:
            self._read = True
            return {"type": "http.request", "body": self._asked.body, "more_body": False}
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Send a part of the answer back."""
        call, told = self._asked.call, cast(Any, message)
        if told["type"] == "http.response.start":
            headers = [(bytes(name), bytes(value)) for name, value in told.get("headers", [])]
            self._post.send(self._sender, Answered(call, told["status"], headers))
        elif told["type"] == "http.response.body":
            self._post.send(self._sender, Piece(call, told.get("body", b""), told.get("more_body", False)))

    def heard(self, letter: Said) -> None:
        """Nothing more is said after a request."""

    def cut(self) -> None:
        """Somebody has hung up."""
        self._gone.set()


class Forwarding:
    """The requests that this process passes on, and those that are passed on to it."""

    def __init__(self, calls: Calls, app: ASGIApp, body_bytes: int) -> None:
        self._calls = calls
        self._app = app
        self._most = body_bytes

    # -- on the way out --------------------------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the owner of a table answer what is about the table, and this process all else."""
        table = table_of(scope["path"]) if scope["type"] == ScopeType.HTTP else None
        if table is None:
            await self._app(scope, receive, send)
            return
        body = Body(receive, self._most)
        cast(Any, scope)["path_template"] = scope["path"].replace(table, "{table}", 1)  # for the log
        try:
            forwarded = await self._pass_on(table, cast(HTTPScope, scope), body, send)
        except Moved as error:
            await _refuse(error, scope, send)
            return
        if not forwarded:
            await self._app(scope, body.again, send)

    async def _pass_on(self, table: str, scope: HTTPScope, body: Body, send: Send) -> bool:
        async def attempt(owner: str) -> Outcome:
            query, whole = Query(owner), await body.whole()
            number = self._calls.place(query)
            watching = asyncio.create_task(self._watch(body, query))
            try:
                self._calls.post.send(owner, _asked(number, table, scope, whole))
                return await _answer(query, send)
            finally:
                watching.cancel()
                self._calls.end(number)

        return await self._calls.reach(table, attempt)

    async def _watch(self, body: Body, query: Query) -> None:
        await body.gone()
        query.cut(Outcome.OVER)

    # -- on the way in -----------------------------------------------------------------------------------

    def take(self, sender: str, asked: Asked) -> Answering:
        """Answer a request of somebody who is connected to another process."""
        answering = Answering(self._calls.post, sender, asked)
        self._calls.work(self._run(answering, sender, asked))
        return answering

    async def _run(self, answering: Answering, sender: str, asked: Asked) -> None:
        try:
            await self._app(answering.scope(), answering.receive, answering.send)
        except Exception:  # our own fault: whoever asked is told that the answer breaks off
            log.exception("a request of another process has failed")
            self._calls.post.send(sender, Piece(asked.call, b"", False))
        finally:
            self._calls.over(sender, asked.call)


def _asked(call: int, table: str, scope: HTTPScope, body: bytes) -> Asked:
    client = scope["client"]
    headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    return Asked(
        call,
        table,
        str(scope["method"]),
        scope["path"],
        scope["query_string"],
        headers,
        body,
        client[0] if client else "",
    )


async def _answer(query: Query, send: Send) -> Outcome:
    """Pass an answer back; once it has begun, it can only break off."""
    try:
        async with asyncio.timeout(SECONDS):
            first = await query.next()
    except TimeoutError:
        raise Moved from None
    if isinstance(first, Outcome):
        return first
    if isinstance(first, Piece):
        raise Moved
    await send({"type": "http.response.start", "status": first.status, "headers": first.headers})
    more = True
    while more:
        part = await query.next()
        if not isinstance(part, Piece):
            break
        more = part.more
        await send({"type": "http.response.body", "body": part.body, "more_body": more})
    if more:
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    return Outcome.TAKEN


async def _refuse(error: Moved, scope: Scope, send: Send) -> None:
    body = encoder.encode(explain(error, words_for(ASGIConnection(scope))))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
