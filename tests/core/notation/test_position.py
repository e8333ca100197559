"""Positions of scenarios: words that mean nothing and pieces that do not exist are refused, never ignored."""

from __future__ import annotations

from typing import Any

import pytest

from kaiju.core.errors import CorruptRecord
from kaiju.core.notation.position import set_up
from kaiju.games import GAMES

IMPOSSIBLE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("king-of-new-york", {"at": "qeens"}, {}),
    ("king-of-new-york", {"at": "manhattan"}, {}),
    ("king-of-new-york", {"tokens": {"webs": 2}}, {}),
    ("king-of-new-york", {"lives": 3}, {}),
    ("king-of-new-york", {"life": -4}, {}),
    ("king-of-new-york", {"vp": 21}, {}),
    ("king-of-new-york", {"cards": ["leveler", "leveler"]}, {}),
    ("king-of-new-york", {"cards": ["subway"]}, {}),
    ("king-of-new-york", {"cards": ["leveler"]}, {"row": ["leveler"]}),
    ("king-of-new-york", {}, {"row": ["leveler", "stomp", "hunter", "diva"]}),
    ("king-of-new-york", {}, {"facts": {"ocupied": False}}),
    ("king-of-new-york", {}, {"boroughs": {"queens": {"unit": ["jet"]}}}),
    ("king-of-new-york", {}, {"boroughs": {"queens": {"units": ["hospital-2"]}}}),
    ("king-of-tokyo", {"at": "tokyo"}, {}),
    ("king-of-tokyo", {"tokens": {"smoke": 1}}, {}),
    ("king-of-tokyo", {"cards": ["extra-head", "extra-head", "extra-head"]}, {}),
    ("king-of-tokyo", {}, {"facts": {"one": True}}),
]


def position(game: str, monster: dict[str, Any], others: dict[str, Any]) -> dict[str, Any]:
    """Two Monsters, the first of them as given."""
    first, second = GAMES[game].names[:2]
    return {"monsters": {first: monster, second: {}}, **others}


@pytest.mark.parametrize(("game", "monster", "others"), IMPOSSIBLE, ids=str)
def test_an_impossible_position_is_refused(
    game: str, monster: dict[str, Any], others: dict[str, Any]
) -> None:
    set_up(GAMES[game], position(game, {}, {}))
    with pytest.raises(CorruptRecord):
        set_up(GAMES[game], position(game, monster, others))


def test_three_monsters_do_not_fit_into_one_borough() -> None:
    names = GAMES["king-of-new-york"].names[:3]
    with pytest.raises(CorruptRecord, match="three Monsters"):
        set_up(GAMES["king-of-new-york"], {"monsters": {name: {"at": "queens"} for name in names}})
