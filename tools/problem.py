"""What a translator should know."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """Something about a message or a paragraph that a translator should know."""

    id: str
    what: str

    def __str__(self) -> str:
        """As a line of the report."""
        return f"{self.what}: {self.id}"
