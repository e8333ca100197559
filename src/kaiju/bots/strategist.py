"""A strong opponent that answers at once: it sketches what its rolls may come to, and solves the dice."""

from __future__ import annotations

from typing import ClassVar, Final

from kaiju.bots.bot import Bot
from kaiju.bots.brawler import Brawler
from kaiju.bots.foresight import Foresight
from kaiju.bots.network import Network, network_in, network_of
from kaiju.bots.temper import Temper
from kaiju.core.game import Game
from kaiju.core.view import View
from kaiju.odds.solver import counts, picks

STOP: Final = "stop"
GAIN: Final = 1e-6  # what a card must bring to be used before a reroll: afterwards it may still be
HABITS: Final = ("destroy", "move", "resolve")  # asked often, and seldom worth a thought


class Strategist(Bot):
    """Takes the answer after which it has the best chance to win, as far as the end of this turn shows.

    It tries each face of the dice on its own and adds up what comes of them, and every answer in one world.
    """

    name: ClassVar[str] = "strategist"
    worlds: ClassVar[int] = 1
    exact: ClassVar[bool] = False

    def __init__(self, seed: int | str = 0, weights: str = "", temper: str = "") -> None:
        super().__init__(seed)
        self.policy = Brawler(seed)  # how everyone answers in what is tried out
        self.temper = Temper(temper)
        self.weights = weights  # the file of a network, instead of the one in use
        self._foresight: Foresight | None = None

    def network(self, game: Game) -> Network:
        """What judges positions."""
        return network_in(game.id, self.weights) if self.weights else network_of(game.id)

    def foresight(self, view: View) -> Foresight:
        """What follows from where the table stands."""
        if self._foresight is None or type(self._foresight.game) is not type(view.game):
            self._foresight = Foresight(
                view.game,
                self.network(view.game),
                self.policy,
                self.rng,
                worlds=self.worlds,
                exact=self.exact,
            )
        return self._foresight

    def choose(self, view: View) -> str:
        """The best answer; of equal ones the first, which is the quiet one."""
        assert view.question is not None
        if view.question.kind == "reroll":
            return self.reroll(view)
        texts = list(view.question.options)
        if len(texts) == 1:
            return texts[0]
        if not self.exact and view.question.kind in HABITS:
            return self.policy.choose(view)
        worths = self.foresight(view).answers(view)[:, view.seat].tolist()
        return self.temper.pick(view, dict(zip(texts, worths, strict=True)))

    def reroll(self, view: View) -> str:
        """What to reroll, unless something is better done first."""
        assert view.question is not None
        state, faces = view.state, view.game.faces
        found, showing = self.foresight(view).prospects(view), counts(state.dice, faces)
        keep = found.best(showing, state.rerolls)
        text = _notation(picks(state.dice, keep.kept, faces))
        first = [text for text in view.question.options if text != STOP and not text.startswith("reroll ")]
        if first:
            worths = self.foresight(view).world(view, first).chances[:, view.seat]
            if worths.max() > keep.worth + GAIN:
                return first[int(worths.argmax())]
        if text not in view.question.options:
            return next(iter(view.question.options))
        if not self.temper.name:
            return text
        worths_of = {text: keep.worth}
        for other in view.question.options:
            if other != text and other not in first:
                kept = kept_dice(view, other)
                worths_of[other] = float(found.kept(kept, state.rerolls, showing)[view.seat])
        return self.temper.pick(view, worths_of)


def kept_dice(view: View, text: str) -> tuple[int, ...]:
    """What is kept of the dice, by face, with an answer such as `reroll 2 4 5`."""
    rolled = {int(number) - 1 for number in text.split()[1:]}
    kept = [face for die, face in enumerate(view.state.dice) if die not in rolled]
    return counts(kept, view.game.faces)


def _notation(again: tuple[int, ...]) -> str:
    return " ".join(["reroll", *[str(die + 1) for die in again]]) if again else STOP
