"""Which of many similar tests `make check` runs: always the same few; `make test` runs all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def sampled(values: Iterable[Any], every: int) -> list[Any]:
    """The parameters of a test, of which only one in every so many is quick."""
    return [value if at % every == 0 else _slow(value) for at, value in enumerate(values)]


def _slow(value: Any) -> Any:
    values = value if isinstance(value, tuple) and not hasattr(value, "_fields") else (value,)
    return pytest.param(*values, marks=pytest.mark.slow)
