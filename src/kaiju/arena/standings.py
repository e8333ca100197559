"""The results of many games: seat by seat, bot by bot, and card by card."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any, NamedTuple

from kaiju.arena.game import Result
from kaiju.arena.plan import Plan
from kaiju.arena.ratings import Rating, Share, rate


def winner_of(plan: Plan, result: Result) -> str:
    """The bot that won, or None."""
    return plan.lineup(result.number)[result.winner] if result.winner >= 0 else ""


# -- cards -----------------------------------------------------------------------------------------


class CardFigures(NamedTuple):
    """How often a Monster that bought a card wins; `par` is what it would win by chance."""

    card: str
    bought: int
    share: Share  # of the Monsters that bought it, each counted once per game
    par: float


def card_figures(results: Sequence[Result]) -> list[CardFigures]:
    """Every card that was bought, those of the most frequent winners first."""
    bought: Counter[str] = Counter()
    buyers: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    par: defaultdict[str, float] = defaultdict(float)  # 1/players for each buyer
    for result in results:
        for at, seat in enumerate(result.seats):
            bought.update(seat.bought)
            for card in set(seat.bought):
                buyers[card] += 1
                wins[card] += at == result.winner
                par[card] += 1 / len(result.seats)
    found = [
        CardFigures(card, bought[card], Share(wins[card], buyers[card]), par[card] / buyers[card])
        for card in bought
    ]
    return sorted(found, key=lambda card: (-card.share.rate, -card.bought, card.card))


# -- games -----------------------------------------------------------------------------------------


def length_json(turns: Sequence[int]) -> dict[str, float]:
    """How long games were, as plain data."""
    return {"mean": round(fmean(turns), 2), "median": median(turns)}


class _Games:
    """What is reported for all games of a plan: how many, how long, and how they ended."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        self.plan = plan
        self.games = len(results)
        self.turns = [result.turns for result in results]
        self.endings = Counter(result.ending for result in results)


class Summary(_Games):
    """Games on fixed seats: what each seat won, and the cards."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        super().__init__(plan, results)
        self.wins = Counter(result.winner for result in results)  # by seat, -1 for nobody
        self.cards = card_figures(results)

    def share(self, seat: int) -> float:
        """The fraction of the games that a seat won."""
        return self.wins[seat] / self.games

    def to_json(self) -> dict[str, Any]:
        """As plain data, identical for identical plans."""
        seats = [
            {"seat": seat, "bot": bot, "wins": self.wins[seat], "share": round(self.share(seat), 4)}
            for seat, bot in enumerate(self.plan.bots)
        ]
        cards = [
            {"card": card.card, "bought": card.bought, "win_rate": round(card.share.rate, 4)}
            for card in self.cards
        ]
        return {
            "game": self.plan.game,
            "options": dict(self.plan.options),
            "games": self.games,
            "seed": self.plan.seed,
            "seats": seats,
            "turns": length_json(self.turns),
            "endings": dict(sorted(self.endings.items())),
            "cards": cards,
        }


class Standing(NamedTuple):
    """One bot: how many chairs it had in each game, what it won on them, and its rating."""

    bot: str
    seats: int
    share: Share
    rating: Rating

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        told = {"bot": self.bot, "seats": self.seats, **self.share.to_json()}
        return told | {"rating": self.rating.to_json()}


class Standings(_Games):
    """The games of an arena: all bots, the strongest first."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        super().__init__(plan, results)
        self.bots = _standings(plan, results)

    def to_json(self) -> dict[str, Any]:
        """As plain data, identical for identical plans."""
        plan = self.plan
        return {
            "game": plan.game,
            "games": self.games,
            "bots": [standing.to_json() for standing in self.bots],
            "options": dict(plan.options),
            "seed": plan.seed,
            "turns": length_json(self.turns),
            "endings": dict(sorted(self.endings.items())),
        }


def _standings(plan: Plan, results: Sequence[Result]) -> list[Standing]:
    ratings, chairs = rate(plan, results), Counter(plan.bots)
    wins = Counter(winner_of(plan, result) for result in results)
    found = [
        Standing(bot, seats, Share(wins[bot], seats * len(results)), ratings[bot])
        for bot, seats in chairs.items()
    ]
    return sorted(found, key=lambda standing: (-standing.share.rate, standing.bot))
