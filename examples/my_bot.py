"""A whole bot in one class; to see it play: kaiju arena --bots examples/my_bot.py:MyBot,random."""

from __future__ import annotations

from kaiju.bots.bot import Bot
from kaiju.core.view import View

LIKED = {"attack", "claw", "destruction", "energy", "3"}
HEALING = {"heal", "heart"}


class MyBot(Bot):
    """Keeps the faces it likes, flees when it is hurt, and buys the dearest card it can pay for."""

    name = "my-bot"

    def choose(self, view: View) -> str:
        """The best answer, and the first of equal ones: the first of all is the quiet one, such as stop."""
        assert view.question is not None
        return max(view.question.options, key=lambda text: self.worth(view, *text.split()))

    def worth(self, view: View, verb: str, *about: str) -> int:
        """What an answer such as `reroll 2 4 5`, `buy wings` or `flee bronx` is worth."""
        hurt = view.me.life <= 6
        if verb == "reroll":
            kept = LIKED | HEALING if hurt else LIKED
            return sum(-1 if view.state.dice[int(number) - 1] in kept else 1 for number in about)
        if verb == "buy" and about[0] in view.game.cards:
            return view.game.cards[about[0]].cost
        if verb in ("flee", "yield"):
            return 1 if hurt else -1
        return int(verb == "destroy")
