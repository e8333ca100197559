"""The progress bar: what it shows on a terminal, and that it is silent elsewhere."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from kaiju import progress

Capture = pytest.CaptureFixture[str]


class Screen(io.StringIO):
    """A terminal whose characters are kept."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def test_without_a_terminal_nothing_is_drawn(capsys: Capture) -> None:
    with progress.bar("Playing", 7) as bar:
        bar.advance()
        bar.show(3, speed="fast", note="kong 50%")
    assert capsys.readouterr() == ("", "")


def test_on_a_terminal_it_shows_how_much_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    console = Console(file=screen, force_terminal=True, width=100)
    monkeypatch.setattr(progress, "Console", lambda stderr: console)
    with progress.bar("Playing") as bar:
        bar.show(2, 8)
        bar.advance(3)
        bar.show(6, speed="9.5 games/s", note="kong 50%")
    for part in ("Playing", "6/8", "9.5 games/s", "kong 50%"):
        assert part in screen.getvalue()


def test_several_bars_are_drawn_together_each_with_its_own_count(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    console = Console(file=screen, force_terminal=True, width=100)
    monkeypatch.setattr(progress, "Console", lambda stderr: console)
    with progress.bars({"tables": 3, "people": 9}) as bars:
        bars["tables"].advance(2)
        bars["people"].advance(5)
    for part in ("tables", "2/3", "people", "5/9"):
        assert part in screen.getvalue()
