"""Who a guest is: no account, just a name and a token that the browser keeps."""

from __future__ import annotations

import secrets
from typing import Final

from litestar import delete, get, patch, post
from litestar.params import FromPath, JSONBody

from kaiju.server.play import seats
from kaiju.server.play.refusals import NotFound, Refused
from kaiju.server.play.views import table_info
from kaiju.server.store import guests, records, tables, tokens
from kaiju.server.store.rows import BOT_TITLE, Guest
from kaiju.server.tokens import CODE_SECONDS, new_code, print_of, token_id
from kaiju.server.web.records import finished_info
from kaiju.server.web.server import Connected, Here, Signed, address_of, token_of
from kaiju.server.wire.bodies import Code, GuestInfo, Me, NewGuest, TokenInfo, Tokens, UseCode

LISTED: Final = 50  # tables and games of a guest, the latest of each


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, not empty."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise Refused("bad-name")
    if f"{cleaned} ".upper().startswith(BOT_TITLE):
        raise Refused("bot-name")
    return cleaned


@post("/guests", summary="Start playing under a name")
async def new_guest(data: JSONBody[NewGuest], server: Here, request: Connected) -> GuestInfo:
    """A new guest, and the token to keep."""
    server.limits.guests.take(address_of(request))
    guest = Guest(secrets.token_hex(12), clean_name(data.name), server.now())
    await server.database.write(guests.create, guest)
    return GuestInfo(guest.name, await server.signer.sign(guest.id))


@get("/me", summary="Who I am, where I play, what I have played")
async def me(guest: Signed, server: Here) -> Me:
    """Everything that belongs to a guest."""
    mine = await server.database.read(tables.of_guest, guest.id, LISTED)
    games = await server.database.read(records.of_guest, guest.id, LISTED)
    return Me(guest.name, [table_info(row) for row in mine], [finished_info(game) for game in games])


@patch("/me", summary="Change my name, from the next table on")
async def rename(data: JSONBody[NewGuest], guest: Signed, server: Here, request: Connected) -> GuestInfo:
    """The guest under another name, with the same token."""
    name = (BOT_TITLE if guest.robot else "") + clean_name(data.name)
    await server.database.write(guests.rename, guest.id, name)
    return GuestInfo(name, token_of(request))


@get("/me/tokens", summary="My tokens, one for each device")
async def my_tokens(guest: Signed, server: Here, request: Connected) -> Tokens:
    """The tokens that are valid for a guest."""
    mine, current = await server.database.read(tokens.valid, guest.id), token_id(token_of(request))
    return Tokens([TokenInfo(one.id, one.made, one.id == current) for one in mine])


@delete("/me/tokens/{token:str}", summary="Revoke one of my tokens")
async def revoke(token: FromPath[str], guest: Signed, server: Here) -> None:
    """From now on it is refused, and whoever is connected with it is hung up on."""
    if not await server.database.write(tokens.revoke, token, server.now(), guest.id):
        raise NotFound("no-token")
    await server.sessions.look()


@post("/me/code", summary="Get a single-use code for moving to another device")
async def make_code(guest: Signed, server: Here) -> Code:
    """A code that works once, for a while."""
    code = new_code()
    await server.database.write(guests.add_code, print_of(code), guest.id, server.now() + CODE_SECONDS)
    return Code(code, CODE_SECONDS)


@post("/guests/code", summary="Redeem a code")
async def use_code(data: JSONBody[UseCode], server: Here, request: Connected) -> GuestInfo:
    """The guest who made the code, now also on this device."""
    server.limits.guests.take(address_of(request))
    id = await server.database.write(guests.use_code, print_of(data.code), server.now())
    guest = await server.database.read(guests.get, id) if id else None
    if guest is None:
        raise NotFound("no-code")
    return GuestInfo(guest.name, await server.signer.sign(guest.id))


@delete("/me", summary="Delete everything known about me")
async def forget_me(guest: Signed, server: Here) -> None:
    """Leave every table and delete the guest, including the name in finished games."""
    await server.house.finish(seats.forget(server.house, guest))


HANDLERS = [new_guest, me, rename, forget_me, my_tokens, revoke, make_code, use_code]
