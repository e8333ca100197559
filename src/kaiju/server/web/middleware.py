"""What wraps every route: limits, a line in the log, headers, and the check of a WebSocket's origin."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from kaiju.server.play.refusals import explain
from kaiju.server.web.language import words_for
from kaiju.server.web.limits import TooMuch
from kaiju.server.web.server import Server
from kaiju.server.wire.message import encoder

log = logging.getLogger(__name__)
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def secured(app: ASGIApp) -> ASGIApp:
    """The same app with these headers on every response, which is not cached unless it says so."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = MutableScopeHeaders.from_message(message=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await app(scope, receive, add if scope["type"] == ScopeType.HTTP else send)

    return answer


def from_here(origin: str | None, host: str | None, allowed: list[str]) -> bool:
    """Does a WebSocket come from one of our own pages, from an allowed one, or from no page at all?"""
    return origin is None or origin in allowed or urlsplit(origin).netloc == host


LIGHT: Final = frozenset({"/healthz", "/metrics"})


def guarded(app: ASGIApp, server: Server) -> ASGIApp:
    """The same app with turns and limits for each address, and a line in the log for each request."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        client = scope.get("client")
        address = client[0] if client else ""
        await server.turnstile.enter(address)
        # A page consists of many files, all of them in memory: they are counted apart.
        light = scope["path"] in LIGHT or scope["path"] in server.client.files
        try:
            (server.limits.light if light else server.limits.requests).insist(address)
        except TooMuch as error:
            await wait(server.limits.delay(error))
            await server.turnstile.enter(address)
            await _refuse(error, scope, send)
            return
        await (app(scope, receive, send) if light else _logged(app, scope, receive, send))

    return answer


async def wait(seconds: float) -> None:
    """Let whoever asks for too much wait for the refusal: until then nothing more is read from them."""
    await asyncio.sleep(seconds)


async def _refuse(error: TooMuch, scope: HTTPScope, send: Send) -> None:
    """Say so, and hang up."""
    headers = [
        (b"content-type", b"application/json"),
        (b"retry-after", str(error.values["seconds"]).encode()),
        (b"connection", b"close"),
    ]
    body = encoder.encode(explain(error, words_for(ASGIConnection(scope))))
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _logged(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    began, status = time.monotonic(), 0

    async def watch(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        await send(message)

    try:
        await app(scope, receive, watch)
    finally:
        # The path as it stands in the code: an id in it may be the key to a table.
        path = scope.get("path_template", "")
        taken = round((time.monotonic() - began) * 1000, 1)
        log.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": taken})
