"""Chance: the stream never changes, it is fair, and it goes on where it was saved."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from kaiju.core.chance import Chance, commitment_of, key_of
from kaiju.core.questions import Reveal, Roll
from kaiju.core.state import Face

FACES = tuple(Face(letter) for letter in "abcdef")
BYTES = 256


def numbers(limit: int) -> Reveal:
    """A reveal of one number below a limit."""
    return Reveal("number", {str(number): 1 for number in range(limit)}, "")


def stream(secret: str, nonces: tuple[str, ...] = ()) -> Iterator[int]:
    """The bytes of a stream, worked out by hand."""
    key = hmac.new(secret.encode(), "\n".join(nonces).encode(), hashlib.sha256).digest()
    counter = 0
    while True:
        yield from hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        counter += 1


def accepted(limit: int) -> int:
    """Bytes below this bound are used for numbers below the limit, all others are skipped."""
    return BYTES - BYTES % limit


def test_the_stream_is_the_one_it_always_was() -> None:
    chance = Chance("kaiju")
    assert key_of("kaiju").hex() == "7ebba9f77746c976a0bc483fc250ea5f4b8b0976249217fad39f6521b31c3620"
    assert chance.answer(Roll(8, FACES, "")) == "d e d f c b b d"
    drawn = [int(chance.answer(numbers(64))) for _ in range(12)]
    assert drawn == [49, 9, 31, 5, 40, 37, 3, 37, 39, 53, 29, 43]
    assert chance.drawn == 20


def test_the_nonces_of_the_players_are_part_of_the_stream() -> None:
    chance = Chance("kaiju", ("one", "two"))
    key = key_of("kaiju", ("one", "two"))
    assert key.hex() == "30c3f692a3511cb375c665e7ed378b7a2585323e10a752de784b85cadb793dec"
    assert chance.answer(Roll(8, FACES, "")) == "b d b a b d f c"
    assert Chance("kaiju", ("two", "one")).answer(Roll(8, FACES, "")) != "b d b a b d f c"
    assert Chance("kaiju", ("one", "two", "")).answer(Roll(8, FACES, "")) != "b d b a b d f c"


def test_the_commitment_is_the_digest_of_the_secret() -> None:
    assert commitment_of("kaiju") == hashlib.sha256(b"kaiju").hexdigest()


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 45, 61, 64, 100, 129, 200, 255, 256])
def test_a_number_is_the_next_byte_that_favours_none(limit: int) -> None:
    chance = Chance("fair", ("n",))
    by_hand = (byte % limit for byte in stream("fair", ("n",)) if byte < accepted(limit))
    assert [int(chance.answer(numbers(limit))) for _ in range(300)] == list(islice(by_hand, 300))


def test_every_number_has_equally_many_bytes() -> None:
    for limit in range(1, BYTES + 1):
        counts = Counter(byte % limit for byte in range(accepted(limit)))
        assert set(counts) == set(range(limit))
        assert len(set(counts.values())) == 1, limit
    assert accepted(limit) > BYTES - limit


def test_what_is_left_twice_is_turned_up_twice_as_often() -> None:
    question = Reveal("tile", {"a": 2, "b": 1, "c": 5}, "")
    chance = Chance("left")
    by_hand = ("aabccccc"[byte % 8] for byte in stream("left"))
    assert [chance.answer(question) for _ in range(100)] == list(islice(by_hand, 100))


def test_a_roll_is_as_many_faces_as_dice() -> None:
    chance = Chance("dice")
    for count in range(1, 9):
        assert len(chance.answer(Roll(count, FACES, "")).split()) == count


@pytest.mark.parametrize("before", [*range(70), 500])
def test_a_stream_goes_on_where_it_was_left(before: int) -> None:
    chance = Chance("left off", ("a", "b"))
    for _ in range(before):
        chance.answer(numbers(6))
    saved = Chance.from_json(json.loads(json.dumps(chance.to_json())))
    copied = chance.copy()
    on = [chance.answer(numbers(45)) for _ in range(80)]
    assert [saved.answer(numbers(45)) for _ in range(80)] == on
    assert [copied.answer(numbers(45)) for _ in range(80)] == on
    assert saved.to_json() == copied.to_json() == chance.to_json()


def test_a_copy_is_independent() -> None:
    chance = Chance("copy")
    first = chance.answer(numbers(6))
    twin = Chance("copy").copy()
    chance.answer(numbers(6))
    assert twin.drawn == 0
    assert twin.answer(numbers(6)) == first
