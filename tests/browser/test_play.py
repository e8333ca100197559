"""A newcomer goes from the start page to the end of a game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.people import Clicker, Listener, Typist

pytestmark = pytest.mark.slow

GAMES = ["king-of-new-york", "king-of-tokyo"]
SIZES = {"desk": DESK, "phone": PHONE}


def begin(page: Page, game: str) -> None:
    """Click once on the start page."""
    page.locator(f"[data-play='{game}']").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_plays_to_the_end_by_clicks_alone(visit: Open, game: str, size: str) -> None:
    page = visit("/", SIZES[size])
    begin(page, game)
    Clicker(page).play()
    expect(page.locator("[data-after]")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_to_the_end_by_keys_alone(visit: Open, game: str) -> None:
    page = visit("/")
    button = page.locator(f"[data-play='{game}']")
    expect(button).to_be_visible()
    while not button.evaluate("it => it === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    Typist(page).play()
    expect(page.locator("[data-after]")).to_be_visible()


@pytest.mark.parametrize("game", ["New York", "Tokyo"])
def test_somebody_who_only_listens_plays_to_the_end_and_hears_who_has_won(visit: Open, game: str) -> None:
    page = visit("/")
    person = Listener(page)
    page.get_by_role("button", name=re.compile(rf"^Play .*{game}")).press("Enter")
    person.play()
    winner = page.get_by_role("dialog", name="After the game").get_by_role(
        "heading", name=re.compile(" wins!$")
    )
    expect(winner).to_be_focused()
    monster = winner.get_by_role("img").get_attribute("aria-label", timeout=1000)
    assert monster in person.ears.heard
    name = str(monster).removesuffix(" wins!")
    assert any(line.startswith(f"{name} wins with ") for line in person.ears.heard)


def test_a_finished_game_is_replayed_by_keys(visit: Open) -> None:
    page = visit("/")
    begin(page, "king-of-tokyo")
    Clicker(page, seed=3).play()
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}")
    scrubber = page.locator("input[type=range]")
    expect(scrubber).to_be_visible()
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 20
    page.keyboard.press("Home")
    expect(scrubber).to_have_value("0")
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect(scrubber).to_have_value(str(step))
    for key, step in (("ArrowLeft", 4), ("ArrowLeft", 3), ("ArrowRight", 4)):
        page.keyboard.press(key)
        expect(scrubber).to_have_value(str(step))
    page.keyboard.press("End")
    expect(scrubber).to_have_value(str(last))
    assert violations(page) == []
