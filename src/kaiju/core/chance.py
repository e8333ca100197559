"""Chance that nobody can bend: a keyed stream, the same for everyone who knows the key."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from kaiju.core.errors import IllegalAnswer
from kaiju.core.questions import Question, Reveal, Roll
from kaiju.core.state import Json

BLOCK = 32


def key_of(secret: str, nonces: tuple[str, ...] = ()) -> bytes:
    """Mix the secret with what each player added after its commitment was shown."""
    return hmac.digest(secret.encode(), "\n".join(nonces).encode(), "sha256")


def commitment_of(secret: str) -> str:
    """What everyone is shown before the first roll."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Chance:
    """Answers rolls and reveals from HMAC-SHA-256 of a counter, with rejection sampling."""

    __slots__ = ("_block", "_key", "drawn", "nonces", "secret")

    def __init__(
        self, secret: str, nonces: tuple[str, ...] = (), drawn: int = 0, key: bytes = b"", block: bytes = b""
    ) -> None:
        if not secret or secret != secret.strip() or not "".join((secret, *nonces)).isprintable():
            raise IllegalAnswer("no-such-seed", seed=secret)
        self.secret = secret
        self.nonces = nonces
        self.drawn = drawn
        self._key = key or key_of(secret, nonces)
        self._block = block

    def copy(self) -> Chance:
        """The same stream at the same place."""
        return Chance(self.secret, self.nonces, self.drawn, self._key, self._block)

    def to_json(self) -> Json:
        """As plain data."""
        return {"secret": self.secret, "nonces": list(self.nonces), "drawn": self.drawn}

    @staticmethod
    def from_json(data: Json) -> Chance:
        """The stream that was saved."""
        return Chance(data["secret"], tuple(data["nonces"]), data["drawn"])

    def below(self, limit: int, count: int = 1) -> list[int]:
        """Fair numbers from 0 to limit - 1, at most 256 of them; bytes that would favour some are skipped."""
        assert 0 < limit <= 256, "one byte for each number"
        fair = 256 - 256 % limit
        numbers = [byte % limit for byte in self._bytes(count) if byte < fair]
        while len(numbers) < count:
            numbers += [byte % limit for byte in self._bytes(count - len(numbers)) if byte < fair]
        return numbers

    def _bytes(self, count: int) -> bytes:
        """The next bytes of the stream."""
        place = self.drawn % BLOCK
        if place == 0 or not self._block:
            self._next_block()
        found = self._block[place : place + count]
        self.drawn += len(found)
        return found if len(found) == count else found + self._bytes(count - len(found))

    def _next_block(self) -> None:
        counter = (self.drawn // BLOCK).to_bytes(8, "big")
        self._block = hmac.digest(self._key, counter, "sha256")

    def answer(self, question: Question[Any]) -> str:
        """Roll the dice, or name what is turned up, uniformly over what is left."""
        if isinstance(question, Roll):
            faces = question.faces
            return " ".join([faces[number] for number in self.below(len(faces), question.count)])
        assert isinstance(question, Reveal)
        (at,) = self.below(question.total)
        if len(question.among) == question.total:
            return list(question.among)[at]
        for what, count in question.among.items():
            at -= count
            if at < 0:
                return what
        raise AssertionError("a reveal among nothing")
