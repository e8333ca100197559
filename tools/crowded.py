"""A table as full as can be, to check that everything on the screen has room."""

from __future__ import annotations

from typing import Any, Final

from kaiju.core.game import Game
from kaiju.core.notation.position import set_up
from kaiju.core.table import Table

OWNED: Final = 7  # cards in front of each Monster; there are only 46 Keep cards
SEATS: Final = {
    "captain-fish": ("queens", 10, 17),
    "kong": ("queens", 2, 19),
    "mantis": ("manhattan-lower", 9, 3),
    "rob": ("manhattan-lower-5-6", 1, 0),
    "drakonis": ("staten-island", 10, 12),
    "sheriff": ("staten-island", 5, 8),
}
# All 45 tiles are on the board: most of the Buildings have become Units.
CROWD: Final = ["infantry", "infantry", "jet", "tank", "infantry", "new jet", "new infantry"]
BOROUGHS: Final[dict[str, Any]] = {
    "queens": {
        "stacks": ["high-rise-1 +2", "high-rise-1", "hospital-3"],
        "units": CROWD,
        "souvenir": True,
    },
    "staten-island": {
        "stacks": ["power-plant-3", "high-rise-2", "high-rise-3"],
        "units": CROWD,
        "souvenir": True,
    },
    "bronx": {"stacks": ["high-rise-1", "hospital-2"], "units": CROWD[:3], "souvenir": True},
    "brooklyn": {"stacks": ["power-plant-2"], "units": CROWD, "souvenir": True},
    "manhattan": {
        "stacks": ["high-rise-1", "hospital-3", "high-rise-2"],
        "units": CROWD,
        "souvenir": True,
    },
}
FULL: Final[dict[str, Any]] = {
    "phase": "resolve",
    "dice": "destruction " * 7 + "energy",
    "added": "destruction destruction",
    "boroughs": BOROUGHS,
    "superstar": "captain-fish",
    "statue": "kong",
}


def crowded(game: Game) -> Table:
    """Six Monsters with many cards, Units everywhere; the first one is about to destroy."""
    keep = sorted(card.id for card in game.cards.values() if card.keep)
    monsters = {
        name: {
            "at": at,
            "life": life,
            "vp": vp,
            "energy": 30,
            "cards": keep[seat * OWNED : (seat + 1) * OWNED],
            "tokens": {"web": 2, "jinx": 2},
        }
        for seat, (name, (at, life, vp)) in enumerate(SEATS.items())
    }
    table = Table(game, state=set_up(game, {**FULL, "monsters": monsters, "row": keep[-3:]}))
    table.start()
    while table.question is not None and table.question.kind != "destroy":
        wanted = "resolve destruction"
        table.answer(wanted if wanted in table.question.options else next(iter(table.question.options)))
    return table
