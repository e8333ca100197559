"""The application: every route, on one database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, cast

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from kaiju import __version__
from kaiju.server.transport.websocket import SWITCHBOARD
from kaiju.server.web import (
    bots,
    catalogue,
    client,
    examples,
    guests,
    health,
    lobby,
    records,
    tables,
    websocket,
)
from kaiju.server.web.errors import COMPONENTS, HANDLERS, describe
from kaiju.server.web.middleware import guarded, secured
from kaiju.server.web.server import Server, provide_guest
from kaiju.server.web.switchboard import Switchboard

API: Final = [
    handler for room in (guests, catalogue, examples, tables, records, bots) for handler in room.HANDLERS
]


def make_app(server: Server) -> ASGIApp:
    """The application of one process; WebSockets are answered beside it, by its switchboard."""
    requests, switchboard = (
        secured(guarded(forwarded(make_routes(server), server), server)),
        Switchboard(server),
    )

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if cast(str, scope["type"]) == "lifespan":
            scope["state"][SWITCHBOARD] = switchboard
        await requests(scope, receive, send)

    return app


def forwarded(app: ASGIApp, server: Server) -> ASGIApp:
    """The same app; if there are several processes, the owner of a table answers what is about it."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await (server.cluster.forwarding if server.cluster else app)(scope, receive, send)

    return answer


def make_routes(server: Server) -> Litestar:
    """Every route."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        assert app.openapi_schema  # it takes long: everybody would wait for the first who asks for it
        await server.start()
        if server.cluster:
            await server.cluster.start(app, partial(websocket.play, server=server))
        try:
            yield
        finally:
            await server.stop()

    def provide_server() -> Server:
        return server

    describe([*API, health.healthz])
    api = Router("/api", route_handlers=API)
    return Litestar(
        route_handlers=[api, *health.HANDLERS, *_pages(server)],
        dependencies={
            "server": Provide(provide_server, sync_to_thread=False, use_cache=True),
            "guest": Provide(provide_guest),
        },
        exception_handlers={**HANDLERS, NotFoundException: client.lost(server.client)},
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            "Kaiju Kings",
            __version__,
            path="/api/openapi.json",  # anything not below it is refused like everything else
            components=COMPONENTS,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=server.settings.body_bytes,
        logging_config=None,
    )


def _pages(server: Server) -> list[HTTPRouteHandler]:
    """The client if it is built; the plain list of tables is served as well, or instead of it."""
    plain = ["/plain"] if server.client.built else ["/", "/plain"]
    return [*lobby.handlers(plain), *client.handlers(server.client)]
