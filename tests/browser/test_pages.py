"""Every page: nothing on it stands in anybody's way, and the first one is small."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import CLIENT, DESK, PHONE, Open, Size

PAGES = [
    "/",
    "/games",
    "/me",
    "/rules",
    "/rules/king-of-new-york",
    "/rules/king-of-tokyo",
    "/gallery",
    "/nowhere",
]
GALLERY = Path(__file__).parents[2] / "web" / "public" / "gallery"
POSITIONS: list[str] = json.loads((GALLERY / "index.json").read_text())
MOST = 200_000


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visit: Open, path: str, size: Size, expected: list[str]) -> None:
    expected.append("404")
    page = visit(path, size)
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_question_has_its_place(visit: Open, size: Size) -> None:
    page = visit("/gallery", size)
    for name in POSITIONS:
        page.goto(f"/gallery/{name}")
        expect(page.locator("[data-prompt='mine']"), name).to_be_visible()
        assert page.locator("[data-target]:not(:disabled):visible").count(), (
            f"nothing can be chosen at {name}"
        )
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{name} is wider than the window"
        assert violations(page) == [], name


def test_the_first_page_is_small(visit: Open) -> None:
    page = visit("/rules")
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[int] = []
    tools.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto("/", wait_until="networkidle")
    assert 20_000 < sum(sizes) < MOST


def test_the_client_is_built_of_what_is_there_now() -> None:
    words = (Path(__file__).parents[2] / "src" / "kaiju" / "locale" / "en.ftl").read_text()
    assert (CLIENT / "words" / "en.ftl").read_text() == words
