"""A position through the eyes of one Monster: the heuristics that both games share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Any, Final

from benchmarks.frozen.dice import RollForecast, Totals
from benchmarks.frozen.worth import NO_OPINION, WORTH, Opinion
from kaiju.core.cards import Card
from kaiju.core.position import max_life, turns_before
from kaiju.core.state import Monster
from kaiju.core.view import View

Worth = Callable[[Any, str], float]  # what an answer is worth from a perspective, in victory points

WIN: Final = 40.0
DEATH: Final = -25.0
ENERGY_WORTH: Final = 0.5
SPENT: Final = 0.25  # what an unspent cube is worth: less than one yet to be won
NEWS: Final = 0.15  # what each cube may hope for in a new row
EAGER: Final = 0.5  # how much the best affordable card counts before it is bought

# What the first, second, third ... Life is worth.
LIFE: Final[Sequence[float]] = (
    0.0,
    *accumulate((8.0, 4.0, 3.0, 2.5, 2.0, 1.5, 1.2, 1.0, 0.7, 0.5, 0.4, 0.4)),
)


class Perspective:
    """A position through the eyes of one Monster: what Life, points, Energy and cards are worth to it.

    Anything that follows from the rules is asked of the position (`view`): no rule is worked out again here.
    """

    __slots__ = ("forecast", "me", "opinions", "others", "state", "totals", "view")

    def __init__(self, view: View, me: Monster | None = None) -> None:
        self.view = view
        self.state = view.state
        self.me = me or view.me
        self.others = view.state.others(self.me)
        self.opinions = [self.opinion(held.card) for held in self.me.cards]
        self.totals: Totals = {}  # this and the next are worked out only for questions that need them
        self.forecast: RollForecast | None = None

    def owns(self, card: Card) -> bool:
        """Does this Monster own the card, or a copy of it?"""
        return card in [held.card for held in self.me.cards]

    def remaining(self) -> float:
        """How much of the game is left, from 1 down to 0, by the points of the leader."""
        most = max(monster.vp for monster in self.state.living())
        return 1 - most / self.view.game.winning_vp

    def points(self, amount: float) -> float:
        """What victory points are worth: the last one wins, and none after it is worth anything."""
        missing = self.view.game.winning_vp - self.me.vp
        if missing <= 0:
            return 0.0
        return missing + WIN if amount >= missing else amount

    def life(self, change: int) -> float:
        """What gaining or losing Life is worth, up to the maximum and down to the end."""
        now = self.me.life
        after = min(now + change, max(now, self.max_life()))
        return DEATH if after <= 0 else life_worth(after) - life_worth(now)

    def max_life(self) -> int:
        """The most Life this Monster may have."""
        return max_life(self.view, self.me)

    def pay(self, paid: tuple[int, int]) -> float:
        """What being paid points and Energy is worth."""
        points, energy = paid
        return self.points(points) + energy * ENERGY_WORTH

    def until_me(self) -> list[Monster]:
        """Who takes a turn before this Monster."""
        return [self.state.monsters[turn.seat] for turn in turns_before(self.view, self.me.seat)]

    def harm(self, target: Monster, damage: int) -> float:
        """What damage to another Monster is worth: the leader counts for more."""
        if damage <= 0:
            return 0.0
        if damage >= target.life:
            return WIN if len(self.others) == 1 else 3 + 0.3 * target.vp
        return damage * (0.15 + 0.025 * target.vp + 0.4 / target.life)

    def harm_all(self, damage: int) -> float:
        """The same for all others at once: the last one left wins."""
        if damage and all(damage >= other.life for other in self.others):
            return WIN
        return sum([self.harm(other, damage) for other in self.others]) if damage else 0.0

    def pending(self) -> int:
        """The damage about to hit this Monster."""
        strike = self.state.strike
        hits = strike.hits if strike else []
        # A strike may hold the Monsters of the table where the view holds copies: compare seats.
        return sum(hit.amount - hit.spared for hit in hits if hit.target.seat == self.me.seat)

    def opinion(self, card: Card) -> Opinion:
        """What the bots think of a card."""
        return self.opinion_of(card.id)

    def opinion_of(self, card: str) -> Opinion:
        """The same, by the id of the card."""
        return WORTH.get((self.view.game.id, card), NO_OPINION)

    def tool(self, use: str) -> Opinion:
        """The opinion of this Monster's card that serves a purpose, if it has one."""
        for opinion in self.opinions:
            if opinion.use == use:
                return opinion
        return NO_OPINION

    def value(self, opinion: Opinion) -> float:
        """What a card gives at once and over the rest of the game."""
        worth = opinion.energy * ENERGY_WORTH + opinion.lasting * self.remaining()
        worth += self.points(opinion.vp) if opinion.vp else 0.0
        worth += self.harm_all(opinion.harm)
        return worth + (self.life(opinion.life) if opinion.life else 0.0)

    def sweep(self) -> float:
        """What a new row is worth: something to a rich Monster that finds nothing."""
        return NEWS * min(self.me.energy - 2, 8) - 2 * SPENT


def life_worth(life: int) -> float:
    """What this much Life is worth."""
    return LIFE[min(life, len(LIFE) - 1)]


def using(opinion: Opinion) -> float:
    """What using a card once costs."""
    return opinion.upkeep * ENERGY_WORTH + opinion.fee


def saving(have: int, amounts: Sequence[int], dreams: Sequence[tuple[int, float]]) -> list[float]:
    """What more Energy is worth: most of all for a card in the row that is just out of reach."""
    content = max([gain for cost, gain in dreams if cost <= have], default=0.0)
    worth = []
    for amount in amounts:
        best = max([gain for cost, gain in dreams if cost <= have + amount], default=0.0)
        worth.append(amount * ENERGY_WORTH + EAGER * (best - content))
    return worth


def mixed(worth: Sequence[float], tokens: int, each: float) -> list[float]:
    """For each count of results, the best combination if at most this many may be spent on tokens."""
    return [
        max([worth[count - spent] + spent * each for spent in range(min(count, tokens) + 1)])
        for count in range(len(worth))
    ]
