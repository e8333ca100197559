"""Bots that cause trouble: one sends a signal in the middle of one game, others fail."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from kaiju.bots.random_bot import RandomBot
from kaiju.core.chance import commitment_of

SPRUNG = "sprung"


class Trap(RandomBot):
    """Springs in the game of a number when it is asked for the first time, unless it has before."""

    def __init__(self, seed: int | str, secret: str = "") -> None:
        super().__init__(seed)
        mine = str(seed).startswith(commitment_of(secret.replace("-", " "))) if secret else False
        if mine and not Path(SPRUNG).exists():
            Path(SPRUNG).touch()
            by, whom = os.environ["TRAP"].split()
            os.kill(os.getppid() if whom == "parent" else os.getpid(), signal.Signals[by])


class Broken(RandomBot):
    """Fails when it is asked, or answers what nobody asked for."""

    def __init__(self, seed: int | str, answer: str = "") -> None:
        super().__init__(seed)
        self.answer = answer

    def choose(self, view: object) -> str:
        if not self.answer:
            raise KeyError("nothing comes to mind")
        return self.answer


class Needy(RandomBot):
    """Cannot be made."""

    def __init__(self, seed: int | str) -> None:
        raise ValueError("out of ideas")


class Mute:
    """Is no bot."""
