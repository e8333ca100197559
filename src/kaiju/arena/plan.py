"""What to play: which game, which bots, how many games, and from which seed."""

from __future__ import annotations

from typing import Any, NamedTuple

from kaiju.core.game import Game
from kaiju.games import GAMES


class Plan(NamedTuple):
    """Which game, a bot for each chair, how many games, the seed, the options, and the openings."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    rotate: bool = False
    scatter: int = 0  # the turn up to which openings may be random
    longest: int = 0  # the turn after which a game is given up; 0: it never is

    @property
    def rules(self) -> Game:
        """The game in the edition being played."""
        return GAMES[self.game].edition(dict(self.options))

    def secret(self, number: int) -> str:
        """The seed of one game, which decides it no matter who plays it and when."""
        return f"{self.seed} {number}"

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots by seat: in rotation everyone moves up one seat from game to game."""
        turn = number % len(self.bots) if self.rotate else 0
        return self.bots[turn:] + self.bots[:turn]

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return self._asdict() | {"bots": list(self.bots), "options": dict(self.options)}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Plan:
        """Load a stored plan."""
        return Plan(
            str(data["game"]),
            tuple(data["bots"]),
            int(data["games"]),
            str(data["seed"]),
            tuple(data["options"].items()),
            bool(data["rotate"]),
            int(data.get("scatter", 0)),  # missing in older plans
            int(data.get("longest", 0)),
        )
