"""What an evaluation knows about a monster in Tokyo besides the common numbers."""

from __future__ import annotations

from kaiju.core.state import Monster, State
from kaiju.tokyo.board import BAY
from kaiju.tokyo.tokens import POISON, SHRINK


def extra_features(state: State, monster: Monster) -> list[float]:
    """Its tokens, and whether it is in Bay."""
    tokens = monster.tokens
    return [tokens.get(POISON, 0) / 3, tokens.get(SHRINK, 0) / 3, float(monster.place == BAY)]
