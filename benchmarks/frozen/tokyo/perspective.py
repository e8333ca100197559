"""Tokyo through the eyes of one monster: what being hit costs the others, and what dice would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from benchmarks.frozen.perspective import WIN, Perspective, life_worth
from kaiju.core.position import Position, attack_results, damage
from kaiju.core.state import Face, Monster
from kaiju.core.view import View
from kaiju.tokyo.board import Board, in_tokyo

LOST: Final = -10.0  # what being eliminated is worth, on a scale where no life left is worth 0
MALICE: Final = 2.0  # how much another monster's loss counts, shared by all who are left
CALM: Final = 0.5  # how much a monster without points is to be feared; one with 20 counts 1 more


class TokyoPerspective(Perspective):
    """Adds the board, and positions with other dice on the table."""

    __slots__ = ("_trial", "board", "inside")

    def __init__(self, view: View, me: Monster | None = None) -> None:
        super().__init__(view, me)
        self.board = cast(Board, view.state.extra)
        self.inside = in_tokyo(self.me)
        self._trial: Position | None = None

    def harm(self, target: Monster, damage: int) -> float:
        """What it is worth that another monster loses life: its loss, shared by all who are left."""
        if damage <= 0:
            return 0.0
        left = target.life - damage
        if left > 0:
            return self._fear(target) * (life_worth(target.life) - life_worth(left))
        if len(self.others) == 1:
            return WIN
        feast = self.points(sum([opinion.feast for opinion in self.opinions]))
        return self._fear(target) * (life_worth(target.life) - LOST) + feast

    def _fear(self, target: Monster) -> float:
        return MALICE * (CALM + target.vp / self.view.game.winning_vp) / len(self.others)

    def with_dice(self, dice: Sequence[Face]) -> Position:
        """The position with other dice on the table, until the next call."""
        if self._trial is None:
            self._trial = Position(self.view.game, self.state.copy())
        self._trial.state.dice, self._trial.state.added = list(dice), []
        return self._trial

    def without_dice(self) -> Position:
        """The position in which what cards make of other dice plays no part."""
        minds_dice = self.me.has("dice_damage") or self.me.has("extra_claws")
        return self.with_dice([]) if minds_dice else self.view

    def damages(self, p: Position, rolled: int) -> list[int]:
        """What this many claws would cost each of the others, including what cards add."""
        me = p.state.monsters[self.me.seat]
        results = attack_results(p, me, rolled)
        alike: dict[bool, int] = {}  # without cards on either side only the place makes a difference
        found: list[int] = []
        for other in self.others:
            within = in_tokyo(other)
            if me.cards or other.cards:
                found.append(damage(p, me, p.state.monsters[other.seat], results))
                continue
            if within not in alike:
                alike[within] = damage(p, me, p.state.monsters[other.seat], results)
            found.append(alike[within])
        return found
