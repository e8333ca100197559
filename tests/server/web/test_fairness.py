"""A record in which anything of chance was changed is found out, by the command and by the server."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from kaiju.games import GAMES
from kaiju.server.store import records
from kaiju.server.web.records import judge
from kaiju.words import Words
from tests.support.server.tables import begun, house, play_on
from tests.support.typed import Capture, refused, run

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
Lines = list[str]


def find(lines: Lines, start: str, which: int = 0) -> int:
    """Where the line stands that begins so."""
    return [number for number, line in enumerate(lines) if line.startswith(start)][which]


def another_roll(lines: Lines, which: int = 0) -> None:
    """One die of a roll shows another face."""
    at = find(lines, "  dice: ", which)
    faces = {face for line in lines if line.startswith("  dice: ") for face in line.split()[1:]}
    _, first, *others = lines[at].split()
    lines[at] = " ".join(["  dice:", min(faces - {first}), *others])


def another_reveal(lines: Lines) -> None:
    """Another card is turned up than was: the next one that is."""
    shown = [number for number, line in enumerate(lines) if line.startswith("  reveal: ")]
    lines[shown[0]] = lines[shown[-1]]


def another_order(lines: Lines, start: str = "  reveal: ") -> None:
    """Two things happen in another order; the same things."""
    one, other = find(lines, start), find(lines, start, 1)
    assert lines[one] != lines[other]
    lines[one], lines[other] = lines[other], lines[one]


def another_order_of_rolls(lines: Lines) -> None:
    """The first roll and the second."""
    another_order(lines, "  dice: ")


def the_last_roll(lines: Lines) -> None:
    """Not the first roll, but the last."""
    another_roll(lines, -1)


def another(header: str, old: str, new: str) -> Callable[[Lines], None]:
    """Another value in a header."""

    def change(lines: Lines) -> None:
        at = find(lines, f"{header}: ")
        assert old in lines[at]
        lines[at] = lines[at].replace(old, new, 1)

    return change


def another_secret(lines: Lines) -> None:
    """A secret of which another commitment was shown, and that commitment as well."""
    secret = "0" * 64
    lines[find(lines, "secret: ")] = f"secret: {secret}"
    lines[find(lines, "commitment: ")] = f"commitment: {hashlib.sha256(secret.encode()).hexdigest()}"


def another_pile(lines: Lines) -> None:
    """A card could not have come, according to the record."""
    at = find(lines, "  among: ", -1)
    lines[at] = lines[at].rpartition(" ")[0]


def cut(lines: Lines) -> None:
    """A roll is left out."""
    del lines[find(lines, "  dice: ", 1)]


def twice(lines: Lines) -> None:
    """A roll is there twice."""
    at = find(lines, "  dice: ", 1)
    lines.insert(at, lines[at])


CHANGES = {
    "roll": another_roll,
    "last roll": the_last_roll,
    "reveal": another_reveal,
    "order of reveals": another_order,
    "order of rolls": another_order_of_rolls,
    "nonce": another("nonces", "nonce%20of%20Bob", "nonce%20of%20Rob"),
    "order of nonces": another(
        "nonces", "nonce%20of%20Ann,nonce%20of%20Bob", "nonce%20of%20Bob,nonce%20of%20Ann"
    ),
    "commitment": another("commitment", ": ", ": 0"),
    "commitment of a seat": another("commitments", ": ", ": 0"),
    "pile": another_pile,
    "secret": another_secret,
    "left out": cut,
    "twice": twice,
}


async def played(game: str, folder: Path) -> str:
    """The record of a game on a server."""
    async with house(f"sqlite:///{folder / 'server.db'}") as here:
        live = await begun(here, game, 3)
        await play_on(live, random.Random(3))
        found = await here.database.read(records.get, live.row.id)
        assert found is not None
        return found.text


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_is_changed_in_a_record_is_found(game: str, tmp_path: Path, capsys: Capture) -> None:
    text, path, words = await played(game, tmp_path), tmp_path / "game.record.txt", Words()
    path.write_text(text, encoding="utf-8")
    assert run(capsys, "verify", str(path))[0] == 0
    assert judge(text, words).honest
    for name, change in CHANGES.items():
        lines = text.splitlines()[:-1]
        change(lines)
        body = "\n".join(lines) + "\n"
        changed = f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"
        path.write_text(changed, encoding="utf-8")
        assert refused(capsys, "verify", str(path)), name
        verdict = judge(changed, words)
        assert not verdict.honest, name
        assert verdict.sentence.startswith("The record cannot be trusted"), name
    path.write_text(text.replace("dice", "dies", 1), encoding="utf-8")
    assert "check" in refused(capsys, "verify", str(path))
