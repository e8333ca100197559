"""A server with the built client, and Chromium to look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser import scripted
from tests.support.server.process import Serving, serving
from tests.support.tools import chromium

Size = ViewportSize
CLIENT = Path(__file__).parents[2] / "src" / "kaiju" / "server" / "web" / "client"
DESK: Size = {"width": 1440, "height": 900}
PHONE: Size = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds until something that does not come is given up
Open = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.needs("chromium"))


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server whose bots do not hesitate, and whose dice fall the same way each time."""
    assert (CLIENT / "index.html").is_file(), "the client is not built: run make web"
    with serving(tmp_path_factory.mktemp("site"), program=scripted.__name__) as server:
        yield server


@pytest.fixture(scope="module")  # while it is open no other loop can run in this process
def chrome() -> Iterator[Browser]:
    """Debian's Chromium, without a window."""
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def expected() -> list[str]:
    """What the console may say in this test, which breaks something on purpose."""
    return []


@pytest.fixture
def visit(chrome: Browser, site: Serving, expected: list[str]) -> Iterator[Open]:
    """Opens a page as somebody of their own; whatever the console complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.text} ({message.location.get('url')})")

    def opened(
        path: str = "/",
        size: Size = DESK,
        friend: Page | None = None,
        motion: bool = False,
        language: str = "en",
    ) -> Page:
        moves: Literal["no-preference", "reduce"] = "no-preference" if motion else "reduce"
        context = friend.context if friend else chrome.new_context(
            base_url=site.address,
            viewport=size,
            reduced_motion=moves,
            has_touch=size is PHONE,
            locale=language,
        )  # fmt: skip
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.add_init_script(scripted.added(len(contexts)))
        page.on("console", complain)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert [one for one in complaints if not any(part in one for part in expected)] == []
