"""The games there are, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaiju.core.game import Game
from kaiju.newyork.game import NewYork
from kaiju.tokyo.game import Tokyo
from kaiju.tokyo.modern import Tokyo2016

GAMES: Final[Mapping[str, Game]] = {game.id: game for game in (NewYork(), Tokyo(Tokyo2016()))}
