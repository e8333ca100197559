"""What is to be played, and what comes out of one game, as plain values."""

from __future__ import annotations

from typing import Any, NamedTuple

from kaiju.core.game import Game
from kaiju.games import GAMES


class Plan(NamedTuple):
    """Which game, a bot for each chair, how often, from which seed, by which options, and how it begins."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    rotate: bool = False
    scatter: int = 0  # up to which turn openings may be random

    @property
    def rules(self) -> Game:
        """The game in the edition that is played."""
        return GAMES[self.game].edition(dict(self.options))

    def secret(self, number: int) -> str:
        """The seed of one game, which decides it whoever plays it and when."""
        return f"{self.seed} {number}"

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots by seat: in rotation everybody moves up by one seat from game to game."""
        turn = number % len(self.bots) if self.rotate else 0
        return self.bots[turn:] + self.bots[:turn]

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return self._asdict() | {"bots": list(self.bots), "options": dict(self.options)}

    @staticmethod
    def from_json(data: dict[str, Any]) -> Plan:
        """The plan that was written down."""
        return Plan(
            str(data["game"]),
            tuple(data["bots"]),
            int(data["games"]),
            str(data["seed"]),
            tuple(data["options"].items()),
            bool(data["rotate"]),
            int(data.get("scatter", 0)),  # older plans do not know of it
        )


class Seat(NamedTuple):
    """How one seat came out: its place (1 is best), and what its Monster had and bought."""

    place: int
    vp: int
    life: int
    alive: bool
    turns: int
    bought: tuple[str, ...]


class Result(NamedTuple):
    """How one game went; the winner is a seat (-1: nobody), and so is whoever began."""

    number: int
    turns: int
    winner: int
    ending: str
    first: int
    seats: tuple[Seat, ...]

    def order(self, seat: int) -> int:
        """When a seat came first to its turn: 0 is the Monster that began."""
        return (seat - self.first) % len(self.seats)

    def to_json(self, plan: Plan) -> dict[str, Any]:
        """As plain data, with the seed and the bots for whoever reads it without the plan."""
        seats = [
            {"bot": bot, **seat._asdict(), "bought": list(seat.bought)}
            for bot, seat in zip(plan.lineup(self.number), self.seats, strict=True)
        ]
        told = {"game": self.number, "seed": plan.secret(self.number)}
        return (
            told | {key: value for key, value in self._asdict().items() if key != "number"} | {"seats": seats}
        )

    @staticmethod
    def from_json(data: dict[str, Any]) -> Result:
        """The result that was written down."""
        seats = tuple(
            Seat(**{key: seat[key] for key in Seat._fields} | {"bought": tuple(seat["bought"])})
            for seat in data["seats"]
        )
        return Result(data["game"], data["turns"], data["winner"], data["ending"], data["first"], seats)
