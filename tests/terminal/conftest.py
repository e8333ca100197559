"""A folder of its own for every test, and a table with much on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaiju.terminal.match import HUMAN, Match
from tests.terminal.matches import stage


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test touches the games of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


CROWDED = """
phase: buy
row: [energize, frenzy, skyscraper]
monsters:
  alienoid:
    at: tokyo-city
    energy: 12
    cards: [mimic, made-in-a-lab, parasitic-tentacles, monster-batteries, alien-metabolism, metamorph]
    counters: {mimic: 2, monster-batteries: 4}
    tokens: {poison: 2, shrink: 1}
  cyber-bunny: {at: tokyo-bay, cards: [smoke-cloud, wings], counters: {smoke-cloud: 3}}
  giga-zaur: {}
  kraken: {}
  meka-dragon: {}
mimics: {alienoid: smoke-cloud cyber-bunny}
"""


@pytest.fixture
def crowded() -> Match:
    """Five Monsters in Tokyo, two of them played by people, with cards that must be shown in full."""
    return stage(CROWDED, HUMAN, HUMAN, "random", "random", "random")
