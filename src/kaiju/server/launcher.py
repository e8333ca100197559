"""Starts and stops the server: one process, or several on one port."""

from __future__ import annotations

import asyncio
import faulthandler
import fcntl
import gc
import os
import signal
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

import msgspec
import uvicorn
from litestar.types import ASGIApp
from sqlalchemy import make_url
from uvicorn.supervisors import Multiprocess

from kaiju.files import trouble
from kaiju.processes import end_with_parent
from kaiju.server import logs
from kaiju.server.app import make_app
from kaiju.server.metrics import FOLDER
from kaiju.server.play.ownership import left_alone
from kaiju.server.settings import Place, Settings, read_settings
from kaiju.server.store import open_database, shareable
from kaiju.server.transport.door import BACKLOG
from kaiju.server.transport.requests import Requests
from kaiju.server.transport.websocket import Socket
from kaiju.server.web.server import LAST_WORDS, Server

VARIABLE: Final = "KAIJU_SERVER"
HERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # how a browser here reaches it
NO_LONGER: Final = 3 * LAST_WORDS  # seconds after which a stopping process ends, whatever it is doing
# A full garbage collection takes a third of a second at 300 tables, and everyone waits: it is rare.
# Reference counting still frees nearly all garbage at once, so the others find little. What is new they look
# at twice, at so little of it at a time that nobody notices; then it is left for the next full one.
FULL_LOOKS: Final = 600.0  # seconds between two collections
YOUNG, MIDDLE, NEVER = 20_000, 2, 1_000_000
Stop = Callable[[int, FrameType | None], Any]


class CannotServe(Exception):
    """Why the server does not start, as a message id and its values."""

    def __init__(self, reason: str, /, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


def serve(
    place: Place,
    host: str,
    port: int,
    workers: int,
    ready: str,
    reachable: Callable[[str], None] = lambda address: None,
) -> None:
    """Serve until stopped; `ready` is printed with the address once requests are answered."""
    if (workers > 1 or place.broker) and not shareable(place.database):
        raise CannotServe("one-process")
    if workers > 1 and not place.broker:
        raise CannotServe("broker")
    settings = read_settings(place.settings_file)
    with _alone(place), _bound(host, port) as sock:
        asyncio.run(_check(place))
        os.environ[VARIABLE] = msgspec.json.encode(place).decode()
        port = sock.getsockname()[1]
        if not place.broker:
            # Whoever comes now waits a moment. Among several processes nobody does: another one is there.
            sock.listen(BACKLOG)

        def up() -> None:
            print(ready.format(address=address_of(host, port)), flush=True)
            reachable(address_of(HERE.get(host, host), port))

        run(settings, sock, workers, up)


def address_of(host: str, port: int) -> str:
    """The URL of a server; IPv6 addresses are put in brackets."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def _check(place: Place) -> None:
    """Bring the database up to date, or say why it cannot be used, before anything is started."""
    database = await open_database(place.database)
    try:
        if place.broker:
            await _meet(place.broker)
        elif database.shared and not await left_alone(database):
            raise CannotServe("not-alone")
    finally:
        await database.close()


async def _meet(broker: str) -> None:
    """Make sure that the processes can meet."""
    from redis.exceptions import RedisError

    from kaiju.server.cluster.post import reachable

    try:
        await reachable(broker)
    except (RedisError, OSError, ValueError) as error:
        raise CannotServe("no-broker", problem=str(error)) from error


def configured(app: ASGIApp | str, settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How uvicorn serves: connections, requests and WebSockets are ours, what lies between them is not."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        http=Requests,
        ws=Socket,
        ws_max_size=settings.message_bytes,
        backlog=BACKLOG,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LAST_WORDS,
        timeout_worker_healthcheck=60,
    )


class One(uvicorn.Server):
    """The only process of a server, which says when it is up."""

    def __init__(self, config: uvicorn.Config, up: Callable[[], None]) -> None:
        super().__init__(config)
        self._up = up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so; a server that cannot start has said why."""
        await super().startup(sockets)
        if self.started:
            self._up()


class Several(Multiprocess):
    """The processes of a server on one port, which is up when one of them is."""

    def __init__(self, config: uvicorn.Config, sock: socket.socket, up: Callable[[], None]) -> None:
        super().__init__(config, [sock])
        self._up: Callable[[], None] | None = up

    def keep_subprocess_alive(self) -> None:
        """Start those anew that are gone, and say when the first is up."""
        super().keep_subprocess_alive()
        patience = self.config.timeout_worker_healthcheck
        if self._up and any(process.is_ready(patience) for process in self.processes):
            self._up()
            self._up = None


def run(settings: Settings, sock: socket.socket, workers: int, up: Callable[[], None]) -> None:
    """Run the server's processes until they are stopped; `up` is called once requests are answered."""
    config = configured("kaiju.server.launcher:app", settings, workers)
    try:
        if workers == 1:
            One(config, up).run(sockets=[sock])
            return
        with tempfile.TemporaryDirectory(prefix="kaiju-metrics-") as folder:
            os.environ[FOLDER] = folder
            Several(config, sock, up).run()
    except KeyboardInterrupt:
        return  # interrupted by Ctrl-C, with everything written


@contextmanager
def _bound(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that has its port to itself, and does not listen yet."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # also right after the one before
        if sock.family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        try:
            sock.bind((host, port))
        except OSError as error:
            raise CannotServe("port", host=host, port=str(port), trouble=trouble(error)) from error
        # Otherwise a small message may wait 40 ms for the client to confirm the one before.
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield sock


@contextmanager
def _alone(place: Place) -> Iterator[None]:
    """Lock the file, which only one server may use; the lock ends with the process, however it ends."""
    if shareable(place.database):
        yield
        return
    path = f"{make_url(place.database).database}.lock"
    with open(path, "w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise CannotServe("in-use", file=path.removesuffix(".lock")) from error
        yield


# -- in each process -----------------------------------------------------------------------------------


def app() -> ASGIApp:
    """The application of a process started by uvicorn."""
    place = msgspec.json.decode(os.environ[VARIABLE], type=Place)
    logs.set_up(place.log_level)
    end_with_parent(_stop)  # each of several processes stops when the one that started it is gone
    server = Server(place.database, read_settings(place.settings_file), broker=place.broker)
    _hang_up_before_stopping(server)
    server.keep(look_seldom())
    return make_app(server)


def _hang_up_before_stopping(server: Server) -> None:
    """Close the streams on the signal that stops uvicorn, which would otherwise wait for them.

    Nothing is lost when a process is killed, so one that cannot end by itself, because a thread waits for a
    dead database, say, says where it stands and ends all the same: nobody can take its port before that.
    """
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        stop = signal.getsignal(number)
        assert callable(stop), "uvicorn has set it before it makes the application"

        def heard(number: int, frame: FrameType | None, stop: Stop = stop) -> None:
            loop.call_soon_threadsafe(server.hang_up)
            faulthandler.dump_traceback_later(NO_LONGER, exit=True)
            stop(number, frame)

        signal.signal(number, heard)


def _stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def look_seldom() -> asyncio.Task[None]:
    """Collect only new garbage, and everything every few minutes; what exists now is kept for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    return asyncio.get_running_loop().create_task(_look())


async def _look() -> None:
    while True:
        await asyncio.sleep(FULL_LOOKS)
        gc.collect()
