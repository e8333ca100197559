"""The app without a screen: its keys are pressed and its panels read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input, Static

from kaiju.terminal.app import TableApp
from kaiju.terminal.match import Match
from kaiju.terminal.widgets import HelpScreen
from tests.terminal.matches import SMALL


def drive(
    match: Match,
    steps: Callable[[TableApp, Pilot[None]], Awaitable[None]],
    size: tuple[int, int] = SMALL,
    record: Path | None = None,
) -> TableApp:
    """Run the app without a screen and let a test press its keys."""

    async def go() -> TableApp:
        app = TableApp(match, 0, record)
        async with app.run_test(size=size) as pilot:
            await settle(app, pilot)
            await steps(app, pilot)
        return app

    return asyncio.run(go())


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until no bot has anything to answer."""
    while True:
        await pilot.pause()
        if not app.match.bot_is_asked:
            return


async def type_line(app: TableApp, pilot: Pilot[None], text: str) -> None:
    """Type a line and press Enter."""
    app.query_one(Input).value = text
    await pilot.press("enter")
    await settle(app, pilot)


def alive(app: TableApp, seat: int) -> bool:
    """Is a Monster still in the game?"""
    return app.match.table.state.monsters[seat].alive


def text_of(app: TableApp, id: str) -> str:
    """What a panel shows."""
    return str(app.query_one(f"#{id}", Static).content)


def page(app: TableApp) -> str | None:
    """The page of help that lies over the table, if one does."""
    return app.screen.text.plain if isinstance(app.screen, HelpScreen) else None
