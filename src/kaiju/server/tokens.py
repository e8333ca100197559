"""Signed tokens: who a guest is and until when, signed with a key that is replaced from time to time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from math import inf
from typing import Final

import msgspec

from kaiju.server.play.refusals import Refused
from kaiju.server.settings import Settings
from kaiju.server.store import guests, tokens
from kaiju.server.store.database import Database
from kaiju.server.store.rows import Guest

DAY: Final = 86_400.0
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no characters that look alike
CODE_LENGTH: Final = 12
CODE_SECONDS: Final = 600


class BadToken(Refused):
    """A token is not ours, was altered, or is too old."""

    def __init__(self) -> None:
        super().__init__("bad-token")


class Claim(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What a token claims."""

    guest: str
    expires: int
    salt: str = ""  # so that no two are the same


class Signer:
    """Signs and reads tokens; the keys are in the database, so that every process knows them."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], float]) -> None:
        self._database = database
        self._settings = settings
        self._now = now
        self._keys: dict[str, bytes] = {}
        self._newest = ("", -inf)

    async def sign(self, guest: str) -> str:
        """A token for a guest."""
        await self._renew()
        id = self._newest[0]
        claim = Claim(guest, int(self._now() + self._settings.token_days * DAY), secrets.token_hex(4))
        payload = _text(msgspec.json.encode(claim))
        token = f"{id}.{payload}.{self._signature(id, payload)}"
        await self._database.write(tokens.add, token_id(token), guest, self._now())
        return token

    async def read(self, token: str) -> Guest:
        """The guest of a token that has not been revoked; the guest may have been deleted since."""
        id = await self._signed(token)
        known, guest = await self._database.read(tokens.shown, token_id(token), id)
        if guest is None or (known is not None and known.revoked is not None):
            raise BadToken
        if known is None:  # from before tokens were written down
            await self._database.write(tokens.add, token_id(token), id, self._now())
        return guest

    async def _signed(self, token: str) -> str:
        id, _, rest = token.partition(".")
        payload, _, signature = rest.partition(".")
        if not token.isascii():
            raise BadToken
        if id not in self._keys:
            await self._read_keys()
        if id not in self._keys or not hmac.compare_digest(signature, self._signature(id, payload)):
            raise BadToken
        claim = msgspec.json.decode(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)), type=Claim)
        if claim.expires <= self._now():
            raise BadToken
        return claim.guest

    def _signature(self, id: str, payload: str) -> str:
        return _text(hmac.digest(self._keys[id], f"{id}.{payload}".encode(), "sha256"))

    async def _renew(self) -> None:
        """Find a key recent enough to sign with, or make one if there is none."""
        oldest = self._now() - self._settings.key_days * DAY
        if self._newest[1] > oldest:
            return
        await self._read_keys()
        if self._newest[1] <= oldest:
            await self._database.write(
                guests.add_key, secrets.token_hex(4), secrets.token_hex(32), self._now()
            )
            spent = oldest - self._settings.token_days * DAY
            await self._database.write(guests.drop_keys, spent)
            await self._database.write(tokens.drop, self._now() - self._settings.token_days * DAY)
            await self._read_keys()

    async def _read_keys(self) -> None:
        found = await self._database.read(guests.keys)
        self._keys = {id: bytes.fromhex(secret) for id, secret, _ in found}
        self._newest = (found[0][0], found[0][2]) if found else ("", -inf)


def token_id(token: str) -> str:
    """What identifies a token without being one: it may be listed and typed."""
    return hashlib.sha256(token.encode()).hexdigest()[:16]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


# -- codes -----------------------------------------------------------------------------------------


def new_code() -> str:
    """A code that is easy to type and impossible to guess."""
    code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(code[at : at + 4] for at in range(0, CODE_LENGTH, 4))


def print_of(code: str) -> str:
    """The hash of a code that is stored, however the code was typed."""
    return hashlib.sha256(code.upper().replace("-", "").replace(" ", "").encode()).hexdigest()
