"""The application: every route, on one database."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from pathlib import Path
from types import FrameType
from typing import Any, Final

import msgspec
from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from kaiju import __version__
from kaiju.server import logs
from kaiju.server.garbage import look_seldom
from kaiju.server.settings import read_settings
from kaiju.server.web import bots, client, guests, health, hints, lobby, records, socket, tables, watching
from kaiju.server.web.described import COMPONENTS, describe
from kaiju.server.web.errors import HANDLERS
from kaiju.server.web.guard import guarded
from kaiju.server.web.headers import secured
from kaiju.server.web.server import Server, provide_guest

VARIABLE: Final = "KAIJU_SERVER"
API: Final = [
    handler for room in (guests, tables, watching, hints, records, bots) for handler in room.HANDLERS
]
Stop = Callable[[int, FrameType | None], Any]


class Place(msgspec.Struct, frozen=True):
    """Where a server keeps its things; its processes find it in their environment."""

    database: str
    data: str
    log_level: str = "INFO"

    @property
    def settings_file(self) -> Path:
        """Where an operator may change the settings."""
        return Path(self.data) / "settings.toml"


def make_app(server: Server) -> ASGIApp:
    """The application of one process."""
    return secured(guarded(make_routes(server), server))


def make_routes(server: Server) -> Litestar:
    """Every route."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    def provide_server() -> Server:
        return server

    describe([*API, health.healthz])
    api = Router("/api", route_handlers=[*API, socket.play, lobby.lobby])
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
            path="/api/openapi.json",  # what is not below it is refused as anything else is
            components=COMPONENTS,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=server.settings.body_bytes,
        logging_config=None,
    )


def _pages(server: Server) -> list[HTTPRouteHandler]:
    """The client where it is built; the plain list of tables is there too, or instead of it."""
    plain = ["/plain"] if server.client.built else ["/", "/plain"]
    return [*lobby.handlers(plain), *client.handlers(server.client)]


def app() -> ASGIApp:
    """The application of a process that uvicorn has started."""
    place = msgspec.json.decode(os.environ[VARIABLE], type=Place)
    logs.set_up(place.log_level)
    _stop_with_parent()
    server = Server(place.database, read_settings(place.settings_file))
    _hang_up_before_stopping(server)
    server.keep(look_seldom())
    return make_app(server)


def _hang_up_before_stopping(server: Server) -> None:
    """End the streams with the signal that stops uvicorn, which would wait for them."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        stop = signal.getsignal(number)
        assert callable(stop), "uvicorn has set it before it makes the application"

        def heard(number: int, frame: FrameType | None, stop: Stop = stop) -> None:
            loop.call_soon_threadsafe(server.hang_up)
            stop(number, frame)

        signal.signal(number, heard)


def _stop_with_parent() -> None:
    """One of several processes stops when the one that started them is gone."""
    parent = parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
