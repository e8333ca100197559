"""Guessed worlds: an answer is tried out by playing on from it, on a table that could be the real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaiju.bots.bot import Bot
from kaiju.core.state import State
from kaiju.core.view import Bits, View

LONG: Final = 300  # answers after which a playout is judged as it stands

Until = Callable[[State], bool]


class GuessedWorld:
    """One guess at what is hidden and at all future dice, in which answers are compared.

    A guessed world agrees with everything its seat has seen: the public state, the open question and its
    options, and whatever the seat alone has looked at. Only what the seat cannot know is redrawn: a card that
    only others have looked at, and the key of chance, which decides every future roll and reveal. So nobody
    learns a secret by trying things out, and the real world is one of the possible guesses.

    Every answer is tried on a clone of the same world. The clones share the key, so as long as two answers
    lead to the same rolls, both playouts get the same dice: they differ by what the answers did, not by luck.
    Far fewer worlds are needed to tell answers apart, and answers that change nothing come out exactly equal.
    The world itself is never played on, so answers can be tried in any order.
    """

    __slots__ = ("decisions", "table")

    def __init__(self, view: View, rng: Bits) -> None:
        self.table = view.imagine(rng)
        self.decisions = 0  # how many answers were given in all its playouts

    def play_out(self, text: str, policy: Bot, until: Until) -> State:
        """The state after an answer and everything that follows, if everyone plays by a policy."""
        twin = self.table.clone()
        twin.answer(text)
        self.decisions += 1
        for _ in range(LONG):
            if twin.question is None or until(twin.state):
                break
            twin.answer(policy.choose(twin.view(twin.question.seat)))
            self.decisions += 1
        return twin.state
