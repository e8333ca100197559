"""Examples that Hypothesis makes up, to be sent one after the other."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st


def drawn(strategy: st.SearchStrategy[Any], most: int) -> list[Any]:
    """The same examples in every run."""
    found: list[Any] = []

    @settings(
        max_examples=most,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(example: Any) -> None:
        found.append(example)

    collect()
    return found
