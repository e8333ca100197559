"""What a bot is."""

from __future__ import annotations

import random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from kaiju.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for one seat; it sees a view, never the table, and draws its luck from its own seed."""

    name: ClassVar[str]

    def __init__(self, seed: int | str = 0) -> None:
        self.rng = random.Random(f"{self.name} {seed}")

    def choose(self, view: View) -> str:
        """Choose one of the answers offered by `view.question`, which is put to `view.seat`."""
        raise AssertionError("each bot has its own way")
