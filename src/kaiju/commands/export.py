"""Exporting finished games from the server's database, on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from kaiju.commands.arguments import CommandRefused, explained, need
from kaiju.files import trouble
from kaiju.progress import bar
from kaiju.terminal import shelf
from kaiju.words import Words, preferred


def export(
    *,
    out: Annotated[Path, Parameter(help="cli-export.out")],
    database: Annotated[str, Parameter(show_default=False, help="cli-shared.database")] = "",
) -> None:
    """Write all of a server's finished games as JSON lines and Parquet, even while it runs."""
    import asyncio

    from kaiju.server.export import export as write
    from kaiju.server.settings import default_database
    from kaiju.server.store.database import Unreachable

    words = Words(preferred())
    need("pyarrow", words)
    with bar(words.say("export-progress")) as written:
        url = database or default_database(shelf.folder() / "server")
        try:
            out.mkdir(parents=True, exist_ok=True)
            games = asyncio.run(write(url, out, written.show))
        except Unreachable as error:
            problem = explained(f"database-{error.reason}", error.values, words)
            raise CommandRefused(words.say("error-export", problem=problem)) from error
        except OSError as error:
            why = words.say(f"trouble-{trouble(error)}")
            problem = words.say("error-file", path=str(error.filename or out), problem=why)
            raise CommandRefused(words.say("error-export", problem=problem)) from error
    print(words.say("export-done", games=games, folder=str(out)))


COMMANDS: Final = ((export, "kaiju export --database sqlite:///server.db --out games"),)
