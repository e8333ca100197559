"""The server on the command line."""

from __future__ import annotations

import webbrowser
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Annotated, Final

from cyclopts import Parameter

from kaiju.bots import BOTS
from kaiju.commands.arguments import CommandRefused, at_least, explained, need
from kaiju.terminal import shelf
from kaiju.words import Words, preferred


def serve(
    *,
    database: Annotated[str, Parameter(show_default=False, help="cli-shared.database")] = "",
    host: Annotated[str, Parameter(help="cli-serve.host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="cli-serve.port")] = 8000,
    workers: Annotated[int, Parameter(help="cli-serve.workers")] = 1,
    broker: Annotated[str, Parameter(show_default=False, help="cli-serve.broker")] = "",
    data: Annotated[Path | None, Parameter(show_default=False, help="cli-serve.data")] = None,
    log_level: Annotated[str, Parameter(help="cli-serve.log-level")] = "INFO",
    open: Annotated[bool, Parameter(negative="", show_default=False, help="cli-serve.open")] = False,
) -> None:
    """Serve both games to browsers, programs and bots, until Ctrl-C."""
    from kaiju.server.launcher import CannotServe
    from kaiju.server.launcher import serve as start
    from kaiju.server.settings import BadSettings, Place, default_database
    from kaiju.server.store.database import Unreachable

    words = Words(preferred())
    if broker:
        need("redis", words)
    at_least(1, words, workers=workers)
    at_least(0, words, port=port)
    folder = data or shelf.folder() / "server"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = Place(database or default_database(folder), str(folder), log_level.upper(), broker)
    try:
        ready = words.say("serve-ready", address="{address}")
        start(
            place, host, port, workers, ready, partial(open_browser, words) if open else lambda address: None
        )
    except CannotServe as error:
        raise CommandRefused(explained(f"error-serve-{error.reason}", error.values, words)) from error
    except Unreachable as error:
        problem = explained(f"database-{error.reason}", error.values, words)
        raise CommandRefused(words.say("error-serve", problem=problem)) from error
    except BadSettings as error:
        problem = explained(error.reason, error.values | {"bots": words.listed(BOTS)}, words)
        raise CommandRefused(words.say("error-serve", problem=problem)) from error


def open_browser(words: Words, address: str) -> None:
    """Open the web browser in the background; some browsers return only when they are closed."""

    def show() -> None:
        if not webbrowser.open(address):
            print(words.say("serve-no-browser", address=address), flush=True)

    Thread(target=show, daemon=True).start()


COMMANDS: Final = ((serve, "kaiju serve --port 8000"),)
