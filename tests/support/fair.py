"""A finished game for the tests of the browser, which checks its chance without the rules.

`make golden` rewrites tests/examples/fair/game.record.txt after a change of the rules or of the notation.
"""

from __future__ import annotations

from pathlib import Path

from kaiju.core.chance import Chance, commitment_of
from kaiju.core.notation.record import write
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.play import Player, finish, walk

EXAMPLE = Path(__file__).parents[1] / "examples" / "fair" / "game.record.txt"
PARTS = ("the part of the first", "the part of the second", "")
WITHHELD = "what the third never showed"


def example() -> str:
    """The record: two players showed their parts, one withheld it, and once the game was set back."""
    begun = Table(GAMES["king-of-tokyo"], 3, Chance("the secret of the table", PARTS))
    table = next(one for one in walk(begun, Player(4)) if len(one.answers) > 40)
    assert table.chance is not None
    table.chance = table.chance.rewind(len(table.answers))
    over = finish(Table.load(table.game, table.save()), Player(5))
    hashes = [commitment_of(part) for part in (*PARTS[:2], WITHHELD)]
    return write(over, {"alienoid": "Ann"}, commitments=hashes)


if __name__ == "__main__":
    EXAMPLE.write_text(example(), encoding="utf-8")
