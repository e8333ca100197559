"""A very strong opponent: it lets the engine say what every roll and every answer comes to."""

from __future__ import annotations

from typing import ClassVar

from kaiju.bots.strategist import Strategist


class Mastermind(Strategist):
    """Resolves every final set of dice to the end of the turn, and tries each answer in several worlds."""

    name: ClassVar[str] = "mastermind"
    worlds: ClassVar[int] = 3
    exact: ClassVar[bool] = True
