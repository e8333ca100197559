"""A newcomer goes from the start page to the end of a game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.layout import latin, spoilt
from tests.browser.people import MINE, Clicker, Listener, Typist

pytestmark = pytest.mark.slow

GAMES = ["king-of-new-york", "king-of-tokyo"]
SIZES = {"desk": DESK, "phone": PHONE}
# English is played below, by keys and by ear.
WAYS = [
    ("king-of-new-york", "desk", "de"),
    ("king-of-new-york", "phone", "ru"),
    ("king-of-tokyo", "desk", "ru"),
    ("king-of-tokyo", "phone", "de"),
]


def begin(page: Page, game: str) -> None:
    """Click once on the start page."""
    page.locator(f"[data-play='{game}']").click()
    page.wait_for_url("**/t/*")


class Reader(Clicker):
    """Looks at the screen before the first question of each kind: is it whole, and in one language?"""

    def __init__(self, page: Page, language: str) -> None:
        super().__init__(page)
        self.language = language
        self.read: set[str | None] = set()

    def decide(self) -> None:
        """Look, and click."""
        kind = self.page.locator(MINE).get_attribute("data-kind")
        if kind not in self.read:
            self.read.add(kind)
            self.look(f"{kind}")
        super().decide()

    def look(self, where: str) -> None:
        """Is nothing cut, and nothing left in another language?"""
        assert spoilt(self.page) == [], where
        if self.language == "ru":
            assert latin(self.page) == set(), where


@pytest.mark.parametrize(("game", "size", "language"), WAYS)
def test_a_newcomer_plays_to_the_end_by_clicks_alone(
    visit: Open, game: str, size: str, language: str
) -> None:
    page = visit("/", SIZES[size], language=language)
    begin(page, game)
    person = Reader(page, language)
    person.play()
    expect(page.locator("[data-after]")).to_be_visible()
    person.look("the end")
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
    person.ears.listen()
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
