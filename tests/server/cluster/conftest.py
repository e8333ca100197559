"""What the tests of several processes share."""

from __future__ import annotations

import pytest

from kaiju.server.store import owners


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is believed to be dead, however busy this machine is."""
    monkeypatch.setattr(owners, "LEASE", 60.0)
