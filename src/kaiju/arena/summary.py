"""What many games come to: wins by seat, length, endings, and cards."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median
from typing import Any, NamedTuple

from kaiju.arena.plan import Plan, Result


class CardFigures(NamedTuple):
    """How often a card was bought, and how often its buyer won."""

    card: str
    bought: int
    win_rate: float


class Summary:
    """Adds up results."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.turns: list[int] = []
        self.wins: Counter[int] = Counter()  # by seat, -1 for nobody
        self.endings: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.buyers: Counter[str] = Counter()  # Monsters that bought a card, once for each game
        self.winners: Counter[str] = Counter()  # those of them that won

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.turns.append(result.turns)
        self.wins[result.winner] += 1
        self.endings[result.ending] += 1
        for at, seat in enumerate(result.seats):
            self.bought.update(seat.bought)
            self.buyers.update(set(seat.bought))
            if at == result.winner:
                self.winners.update(set(seat.bought))

    def share(self, seat: int) -> float:
        """The part of the games that a seat won."""
        return self.wins[seat] / len(self.turns)

    def cards(self) -> list[CardFigures]:
        """Every card that was bought, those of the most frequent winners first."""
        figures = [
            CardFigures(card, count, self.winners[card] / self.buyers[card])
            for card, count in self.bought.items()
        ]
        return sorted(figures, key=lambda card: (-card.win_rate, -card.bought, card.card))

    def to_json(self) -> dict[str, Any]:
        """As plain data, the same for the same plan."""
        seats = [
            {"seat": seat, "bot": bot, "wins": self.wins[seat], "share": round(self.share(seat), 4)}
            for seat, bot in enumerate(self.plan.bots)
        ]
        return {
            "game": self.plan.game,
            "options": dict(self.plan.options),
            "games": len(self.turns),
            "seed": self.plan.seed,
            "seats": seats,
            "turns": {"mean": round(fmean(self.turns), 2), "median": median(self.turns)},
            "endings": dict(sorted(self.endings.items())),
            "cards": [card._asdict() | {"win_rate": round(card.win_rate, 4)} for card in self.cards()],
        }
