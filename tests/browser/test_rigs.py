"""The Monsters of a table live where they can be seen and may move, and nowhere else."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Open, Size
from tests.browser.people import MINE

CROWDED = "/gallery/stress-new-york"  # six Monsters on the map
FIGURES = "[data-figure] [data-rig]"
PORTRAITS = "[data-panel] [data-rig]"
POSES = "() => [...document.querySelectorAll('[data-rig] [data-part]')].map(part => part.style.transform)"
SMALL = 48
SIZES = """() => [...document.querySelectorAll(".body")].filter(body => body.checkVisibility())
  .map(body => [!!body.querySelector("[data-part]"), body.parentNode.getBoundingClientRect().height])"""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# Which parts of which figure were ever animated.
WATCH = """
window.acted = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const figure = this.closest("[data-figure]");
  if (figure && this.dataset.part) window.acted.add(figure.dataset.figure);
  return animate.apply(this, given);
};
"""


def crowded(visit: Open, motion: str, size: Size = DESK) -> Page:
    """A table with six Monsters, at which time passes only when it is told to."""
    page = visit("/gallery", size)
    page.clock.install()
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.goto(CROWDED)
    return page


def drawn(page: Page) -> list[str]:
    """How all parts stand after some seconds."""
    page.clock.run_for(3000)
    found: list[str] = page.evaluate(POSES)
    return found


def test_the_figures_and_portraits_of_a_table_are_rigs_that_breathe(visit: Open) -> None:
    page = crowded(visit, "full")
    expect(page.locator(FIGURES)).to_have_count(6)
    expect(page.locator(PORTRAITS)).to_have_count(6)
    first = drawn(page)
    assert any(first)
    assert drawn(page) != first


def test_they_stand_still_with_reduced_motion(visit: Open) -> None:
    page = crowded(visit, "reduce")
    expect(page.locator(FIGURES)).to_have_count(6)
    assert not any(drawn(page))
    assert page.evaluate("document.getAnimations().length") == 0


def test_they_stand_still_in_a_hidden_tab_and_go_on_afterwards(visit: Open) -> None:
    page = crowded(visit, "full")
    expect(page.locator(FIGURES)).to_have_count(6)
    drawn(page)
    page.evaluate(HIDE, True)
    hidden = drawn(page)
    assert drawn(page) == hidden
    page.evaluate(HIDE, False)
    assert drawn(page) != hidden


def test_what_is_small_is_a_symbol(visit: Open) -> None:
    page = crowded(visit, "full", PHONE)
    expect(page.locator("[data-figure]")).to_have_count(6)
    page.clock.run_for(3000)
    sizes: list[tuple[bool, float]] = page.evaluate(SIZES)
    assert [size for lives, size in sizes if lives and size < SMALL] == []
    assert [size for lives, size in sizes if not lives and size < SMALL] != []


def test_whoever_rolls_is_seen_rolling(visit: Open) -> None:
    page = visit("/")
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    page.goto("/")
    page.locator("[data-play='king-of-tokyo']").click()
    page.wait_for_selector(MINE)
    expect(page.locator(FIGURES)).not_to_have_count(0)
    me = page.locator("article.me").get_attribute("data-panel")
    page.evaluate("window.acted.clear()")
    page.locator("[data-press~='roll']").click()
    page.wait_for_function("seat => window.acted.has(seat)", arg=me)
