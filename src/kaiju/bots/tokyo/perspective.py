"""Tokyo through the eyes of one monster: who stands where, and how hard anybody hits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from kaiju.bots.perspective import ENERGY_WORTH, LIFE, WIN, Perspective
from kaiju.core.state import Monster, Place
from kaiju.core.view import View
from kaiju.tokyo.board import BAY, Board, in_tokyo

# Cards that make the dice hit harder, and when they do.
BLADES: Final[Mapping[str, str]] = {
    "acid-attack": "always",
    "burrowing": "target in Tokyo",
    "fire-breathing": "neighbour",
    "spiked-tail": "claw",
    "urbavore": "owner in Tokyo",
}

LOST: Final = -10.0  # what being eliminated is worth, where no life left is worth 0
MALICE: Final = 2.0  # how much another's loss counts, shared by all who are left
CALM: Final = 0.5  # how much a monster without points is to be feared, where one with 20 counts 1 more
FEAST: Final = 3  # what Eater of the Dead brings


class TokyoPerspective(Perspective):
    """The board besides, and what Tokyo pays and costs."""

    __slots__ = ("board", "inside")

    def __init__(self, view: View, me: Monster | None = None) -> None:
        super().__init__(view, me)
        self.board = cast(Board, view.state.extra)
        self.inside = in_tokyo(self.me)

    def reward(self, points: int) -> float:
        """What Tokyo pays for entering or staying: points, or energy in a duel."""
        duel = self.state.options.get("duel") == "on" and len(self.state.monsters) == 2
        return ENERGY_WORTH if duel else self.points(points)

    def harm(self, target: Monster, damage: int) -> float:
        """What it is worth that another monster loses life: its loss, shared by all who are left."""
        if damage <= 0:
            return 0.0
        left = target.life - damage
        if left > 0:
            return self._fear(target) * (LIFE[target.life] - LIFE[left])
        if len(self.others) == 1:
            return WIN
        feast = self.points(FEAST) if self.owns("eater-of-the-dead") else 0.0
        return self._fear(target) * (LIFE[target.life] - LOST) + feast

    def _fear(self, target: Monster) -> float:
        return MALICE * (CALM + target.vp / self.view.game.winning_vp) / len(self.others)

    def is_free(self, place: Place) -> bool:
        """Is nobody in Tokyo City, or in Tokyo Bay while that is open?"""
        if place == BAY and not self.board.bay:
            return False
        return all(monster.place != place for monster in self.state.monsters)

    def must_enter(self) -> bool:
        """Does whoever is outside go to a free place with or without claws?"""
        return self.state.options.get("edition") == "2016"

    def targets(self) -> list[Monster]:
        """Whom the claws of this monster hit."""
        if self.owns("nova-breath"):
            return self.others
        return [monster for monster in self.others if in_tokyo(monster) != self.inside]

    def blades(self, target: Monster, claws: int) -> int:
        """The damage that so many claws deal to another monster."""
        when = {
            "always": True,
            "claw": claws > 0,
            "target in Tokyo": claws > 0 and in_tokyo(target),
            "owner in Tokyo": claws > 0 and self.inside,
            "neighbour": claws > 0 and target in (self.others[0], self.others[-1]),
        }
        return claws + sum([when.get(BLADES.get(held.card.id, ""), False) for held in self.me.cards])


def strength(monster: Monster) -> int:
    """How much harder than its claws a monster hits."""
    return sum([held.card.id in BLADES for held in monster.cards])
