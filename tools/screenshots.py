"""Takes screenshots of every page, at a desk and on a phone, into docs/screenshots: make screenshots.

English has every page, other languages have the main ones; ARGS="--languages de,ru" takes only theirs.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from kaiju.words import ENGLISH, languages
from tests.browser.people import Clicker
from tests.browser.tables import open_table, sign_in
from tests.support.server.process import RELAXED, serving
from tests.support.tools import chromium

SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
QUALITY: Final = 82
STILL: Final = {
    "home": "/",
    "games": "/games",
    "me": "/me",
    "rules": "/rules/king-of-new-york",
    "new-york-roll": "/gallery/king-of-new-york-reroll",
    "new-york-destroy": "/gallery/king-of-new-york-destroy",
    "new-york-flee": "/gallery/king-of-new-york-flee",
    "new-york-crowded": "/gallery/stress-new-york",
    "tokyo-roll": "/gallery/king-of-tokyo-reroll",
    "tokyo-yield": "/gallery/king-of-tokyo-yield",
    "tokyo-buy": "/gallery/king-of-tokyo-buy",
}

MAIN: Final = ("home", "rules", "new-york-roll", "tokyo-roll", "tokyo-yield", "tokyo-buy")
"""What is also taken in other languages than English, and the menu and the choice of languages."""


def translated(page: Page) -> Iterator[str]:
    """Show the main pages."""
    page.goto("/")
    sign_in(page, "Captain")
    for name in MAIN:
        page.goto(STILL[name])
        yield name
    yield from opened(page)


def opened(page: Page) -> Iterator[str]:
    """Show what opens over a table."""
    page.goto(STILL["new-york-roll"])
    page.locator(".tools button").last.click()
    yield "menu"
    page.locator("dialog .language").click()
    yield "languages"


def pages(page: Page) -> Iterator[str]:
    """Show one page after another; for the last of them a game is played to its end."""
    page.goto("/")
    sign_in(page, "Captain")
    for name, path in STILL.items():
        page.goto(path)
        yield name
    yield from opened(page)
    page.goto(f"/t/{open_table(page, 'king-of-new-york', ['strategist'], people=3)}")
    yield "waiting-room"
    table = open_table(page, "king-of-tokyo", ["rookie", "rookie", "rookie"])
    page.goto(f"/t/{table}")
    Clicker(page, seed=7).play()
    page.wait_for_selector("[data-after]")
    yield "after"
    page.goto(f"/replay/{table}")
    page.wait_for_selector("input[type=range]")
    yield "replay"


def take(browser: Browser, address: str, folder: Path, language: str) -> int:
    """Take every screenshot in a language; returns how many there are."""
    count = 0
    suffix = "jpg" if language == ENGLISH else f"{language}.jpg"
    for label, size in SIZES.items():
        context = browser.new_context(
            base_url=address, viewport=size, reduced_motion="reduce", locale=language
        )
        page = context.new_page()
        for name in pages(page) if language == ENGLISH else translated(page):
            page.wait_for_load_state("networkidle")
            page.screenshot(path=folder / f"{name}-{label}.{suffix}", type="jpeg", quality=QUALITY)
            count += 1
        context.close()
    return count


@contextmanager
def site() -> Iterator[str]:
    """The address of a server whose bots do not hesitate."""
    with (
        tempfile.TemporaryDirectory(prefix="kaiju-pictures-") as data,
        serving(Path(data), settings=RELAXED) as server,
    ):
        yield server.address


def main() -> None:
    """Write the screenshots into the given folder."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument(
        "--languages", default=",".join(languages()), help="which languages, separated by commas"
    )
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with site() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        count = sum(take(browser, address, given.folder, one) for one in given.languages.split(","))
        print(f"{count} pictures are in {given.folder}.")


if __name__ == "__main__":
    main()
