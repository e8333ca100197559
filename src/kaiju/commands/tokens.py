"""The tokens of a server's guests, on the command line."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from kaiju.commands.arguments import CommandRefused, explained
from kaiju.terminal import shelf
from kaiju.words import Words, preferred

if TYPE_CHECKING:
    from kaiju.server.store.rows import Guest
    from kaiju.server.store.tokens import Token


def tokens(
    *,
    name: Annotated[str, Parameter(show_default=False, help="cli-tokens.name")] = "",
    revoke: Annotated[str, Parameter(show_default=False, help="cli-tokens.revoke")] = "",
    database: Annotated[str, Parameter(show_default=False, help="cli-shared.database")] = "",
) -> None:
    """List the tokens of a server's guests, or revoke one, even while the server runs."""
    import asyncio

    from kaiju.server.settings import default_database
    from kaiju.server.store.database import Unreachable

    words = Words(preferred())
    url = database or default_database(shelf.folder() / "server")
    try:
        if revoke:
            done = asyncio.run(_revoke(url, revoke))
        else:
            lines = asyncio.run(_listed(url, name))
    except Unreachable as error:
        problem = explained(f"database-{error.reason}", error.values, words)
        raise CommandRefused(words.say("error-tokens", problem=problem)) from error
    if not revoke:
        for token, guest in lines:
            print(token.id, f"{datetime.fromtimestamp(token.made, UTC):%Y-%m-%d}", guest.name)
    elif done:
        print(words.say("tokens-revoked", file=revoke))
    else:
        raise CommandRefused(words.say("error-no-token", file=revoke))


async def _revoke(url: str, token: str) -> bool:
    import time

    from kaiju.server.store import existing_database
    from kaiju.server.store import tokens as stored

    database = await existing_database(url)
    try:
        return await database.write(stored.revoke, token, time.time())
    finally:
        await database.close()


async def _listed(url: str, name: str) -> list[tuple[Token, Guest]]:
    """The latest valid tokens with their guests, of all or of those with a name."""
    from kaiju.server.store import existing_database, guests
    from kaiju.server.store import tokens as stored

    database = await existing_database(url)
    try:
        found = [
            (token, await database.read(guests.get, token.guest))
            for token in await database.read(stored.valid)
        ]
    finally:
        await database.close()
    return [(token, guest) for token, guest in found if guest and name.lower() in guest.name.lower()]


COMMANDS: Final = ((tokens, "kaiju tokens --name kong"),)
