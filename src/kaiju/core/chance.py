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
        numbers: list[int] = []
        fair = 256 - 256 % limit
        while len(numbers) < count:
            place = self.drawn % BLOCK
            if place == 0 or not self._block:
                self._block = hmac.digest(self._key, (self.drawn // BLOCK).to_bytes(8, "big"), "sha256")
            self.drawn += 1
            byte = self._block[place]
            if byte < fair:
                numbers.append(byte % limit)
        return numbers

    def answer(self, question: Question[Any]) -> str:
        """Roll the dice, or name what is turned up, uniformly over what is left."""
        if isinstance(question, Roll):
            faces = question.faces
            return " ".join([faces[number] for number in self.below(len(faces), question.count)])
        assert isinstance(question, Reveal)
        (at,) = self.below(question.total)
        for what, count in question.among.items():
            at -= count
            if at < 0:
                return what
        raise AssertionError("a reveal among nothing")
