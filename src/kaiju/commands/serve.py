"""The server on the command line."""

from __future__ import annotations

import webbrowser
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Annotated, Final

from cyclopts import Parameter

from kaiju.commands.arguments import CommandRefused, at_least
from kaiju.terminal import shelf
from kaiju.words import Words, preferred


def serve(
    *,
    database: Annotated[
        str, Parameter(show_default=False, help="sqlite:///file or postgresql://user@host/name.")
    ] = "",
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 for everyone.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen on; 0 for any free one.")] = 8000,
    workers: Annotated[int, Parameter(help="How many processes; more than one needs PostgreSQL.")] = 1,
    data: Annotated[
        Path | None, Parameter(show_default=False, help="The folder of the database and settings.toml.")
    ] = None,
    log_level: Annotated[str, Parameter(help="DEBUG, INFO, WARNING or ERROR.")] = "INFO",
    open: Annotated[bool, Parameter(negative="", help="Open the game in the web browser.")] = False,
) -> None:
    """Serve both games to browsers, programs and bots, until Ctrl-C."""
    from kaiju.server.launcher import CannotServe
    from kaiju.server.launcher import serve as start
    from kaiju.server.settings import BadSettings, Place, default_database
    from kaiju.server.store.database import Unreachable

    words = Words(preferred())
    at_least(1, words, workers=workers)
    at_least(0, words, port=port)
    folder = data or shelf.folder() / "server"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = Place(database or default_database(folder), str(folder), log_level.upper())
    try:
        ready = words.say("serve-ready", address="{address}")
        start(
            place, host, port, workers, ready, partial(open_browser, words) if open else lambda address: None
        )
    except CannotServe as error:
        raise CommandRefused(words.say(f"error-serve-{error.reason}", **error.values)) from error
    except (Unreachable, BadSettings) as error:
        raise CommandRefused(words.say("error-serve", problem=str(error))) from error


def open_browser(words: Words, address: str) -> None:
    """Open the web browser in the background; some browsers return only when they are closed."""

    def show() -> None:
        if not webbrowser.open(address):
            print(words.say("serve-no-browser", address=address), flush=True)

    Thread(target=show, daemon=True).start()


COMMANDS: Final = ((serve, "kaiju serve --port 8000"),)
