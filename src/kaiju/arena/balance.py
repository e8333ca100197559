"""How fair a game is: win rates by turn order, by number of Monsters, and by card bought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from kaiju.arena.game import Result
from kaiju.arena.plan import Plan
from kaiju.arena.ratings import Share
from kaiju.arena.standings import CardFigures, card_figures, length_json


class Played(NamedTuple):
    """A plan and the games played from it."""

    plan: Plan
    results: Sequence[Result]


class SeatFigures(NamedTuple):
    """How often the Monster in this place in the turn order wins, among this many."""

    players: int
    seat: int  # 1 goes first
    share: Share


class CountFigures(NamedTuple):
    """How games with this many Monsters go."""

    players: int
    games: int
    turns: Sequence[int]
    endings: Counter[str]
    first: Share  # of the Monster that goes first


class Balance:
    """Aggregates games of one game and edition, with any number of Monsters."""

    def __init__(self, played: Sequence[Played]) -> None:
        self.plan = played[0].plan
        self.bots = list(dict.fromkeys(bot for one in played for bot in one.plan.bots))
        results = [result for one in played for result in one.results]
        self.games = len(results)
        self.seats = _seats(results)
        self.counts = [_count(results, players) for players in sorted({len(r.seats) for r in results})]
        self.cards = card_figures(results)

    def to_json(self) -> dict[str, Any]:
        """As plain data, identical for identical plans."""
        plan = self.plan
        return {
            "game": plan.game,
            "games": self.games,
            "bots": self.bots,
            "options": dict(plan.options),
            "seed": plan.seed,
            "seats": [
                {"players": one.players, "seat": one.seat, **one.share.to_json()} for one in self.seats
            ],
            "players": [_count_json(count) for count in self.counts],
            "cards": [_card_json(card) for card in self.cards],
        }


def _seats(results: Sequence[Result]) -> list[SeatFigures]:
    games = Counter(len(result.seats) for result in results)
    wins = Counter(
        (len(result.seats), result.order(result.winner)) for result in results if result.winner >= 0
    )
    return [
        SeatFigures(players, seat + 1, Share(wins[players, seat], games[players]))
        for players in sorted(games)
        for seat in range(players)
    ]


def _count(results: Sequence[Result], players: int) -> CountFigures:
    mine = [result for result in results if len(result.seats) == players]
    first = Share(sum(result.winner == result.first for result in mine), len(mine))
    endings = Counter(result.ending for result in mine)
    return CountFigures(players, len(mine), [result.turns for result in mine], endings, first)


def _count_json(count: CountFigures) -> dict[str, Any]:
    first = count.first.to_json()
    return {
        "players": count.players,
        "games": count.games,
        "turns": length_json(count.turns),
        "endings": dict(sorted(count.endings.items())),
        "first": {"win_rate": first["win_rate"], "ci95": first["ci95"], "par": round(1 / count.players, 4)},
    }


def _card_json(card: CardFigures) -> dict[str, Any]:
    told = card.share.to_json()
    buyers = told.pop("games")
    return {"card": card.card, "buyers": buyers, "bought": card.bought, **told, "par": round(card.par, 4)}
