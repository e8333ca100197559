"""Bots that cause trouble: one sends a signal in the middle of a game, others fail."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from kaiju.bots.random_bot import RandomBot
from kaiju.core.chance import commitment_of

SPRUNG = "sprung"


class Trap(RandomBot):
    """Springs when first asked in the game with a given number, unless it has before."""

    def __init__(self, seed: int | str, secret: str = "") -> None:
        super().__init__(seed)
        mine = str(seed).startswith(commitment_of(secret.replace("-", " "))) if secret else False
        if mine and not Path(SPRUNG).exists():
            Path(SPRUNG).touch()
            by, whom = os.environ["TRAP"].split()
            os.kill(os.getppid() if whom == "parent" else os.getpid(), signal.Signals[by])


class Broken(RandomBot):
    """Fails when asked, or gives an answer that is not offered."""

    def __init__(self, seed: int | str, answer: str = "") -> None:
        super().__init__(seed)
        self.answer = answer

    def choose(self, view: object) -> str:
        if not self.answer:
            raise KeyError("nothing comes to mind")
        return self.answer


class Needy(RandomBot):
    """Cannot be constructed."""

    def __init__(self, seed: int | str) -> None:
        raise ValueError("out of ideas")


class Mute:
    """Is not a bot."""
