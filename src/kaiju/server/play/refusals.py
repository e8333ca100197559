"""Why something is not done, as a message id and its values."""

from __future__ import annotations

from typing import Final

from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import Game
from kaiju.sentences import Sentences
from kaiju.server import metrics
from kaiju.server.misfits import MISFIT, problem
from kaiju.server.wire.tells import Refusal
from kaiju.words import Words

LISTS: Final = frozenset({"bots", "games"})  # values that are names beside each other


class Refused(Exception):
    """Why the server does not do what was asked; nothing has changed."""

    id = ""  # of the message it answers, where nobody else knows it

    def __init__(self, reason: str, /, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


class Stale(Refused):
    """The table has moved on since the client last looked."""

    def __init__(self) -> None:
        super().__init__("stale")


class Moved(Refused):
    """Another process owns the table now, or nobody does for a moment; nothing was done."""

    def __init__(self) -> None:
        super().__init__("moved")


class NotFound(Refused):
    """There is no such thing, or it is none of the guest's business."""


class NotAllowed(Refused):
    """It exists, but this guest may not do it."""


class Illegal(Refused):
    """The rules of the game do not allow an answer."""

    def __init__(self, error: IllegalAnswer, game: Game) -> None:
        super().__init__(error.reason)
        self.error = error
        self.game = game


def explain(error: Refused | IllegalAnswer, words: Words, game: Game | None = None, id: str = "") -> Refusal:
    """A refusal for the wire, with its sentence."""
    if isinstance(error, Illegal):
        return explain(error.error, words, error.game, id)
    metrics.refusals.labels(error.reason).inc()
    if isinstance(error, Refused):
        told: dict[str, str | int] = {
            key: words.listed(str(error.values[key]).split(", ")) for key in LISTS & error.values.keys()
        }
        if MISFIT in error.values:
            told["problem"] = problem(error.values, words)
        sentence = words.say(f"server-{error.reason}", **{**error.values, **told})
        return Refusal(id or error.id, f"server-{error.reason}", error.values, sentence)
    assert game is not None, "a rule refuses an answer, and it belongs to a game"
    message = words.own(game.dialect, "refusal", error.reason)
    return Refusal(id, message, error.values, Sentences(words, game, ()).refusal(error))
