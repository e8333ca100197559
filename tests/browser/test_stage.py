"""Big moments on the stage: an elimination is seen and then said, and any key ends it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Open, Size

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
FIGURE = '[data-figure="1"]'  # of the Monster that is eliminated
MOMENT = '[data-spectacle="out"]'
SAID = "Rob’s claws took the last 3 life"
LOGGED = "Kong is eliminated by Rob’s claws!"
# The lines of what happened last that the button to the whole log lies over.
COVERED = """() => {
  const last = document.querySelector("[data-last]");
  const way = [...last.querySelectorAll("button:not(.why)")][0].getBoundingClientRect();
  return [...last.querySelectorAll(".sentence")].flatMap(one => [...one.getClientRects()]
    .filter(at => at.right > way.left && at.left < way.right && at.bottom > way.top && at.top < way.bottom)
    .map(() => one.textContent));
}"""
# Does what is to be decided lie over an element, where that comes to rest?
UNDER = """plate => {
  const top = plate.offsetParent.getBoundingClientRect().top + plate.offsetTop;
  return top + plate.offsetHeight > document.querySelector("section.dock").getBoundingClientRect().top;
}"""
HOUR = 3600  # long after the page has come
FALLS = "() => document.querySelector('[data-figure=\"1\"]').getAnimations({subtree: true}).length"


def rehearsal(visit: Open, size: Size, motion: str = "no-preference", play: str = "out") -> Page:
    """The stage on which Rob eliminates Kong, or of another moment; time passes only when it is told to."""
    page = visit("/gallery", size)
    page.clock.install(time=0)
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.goto("/gallery/stage")
    button = page.locator(f"[data-play={play}]")
    button.wait_for()
    page.clock.pause_at(HOUR)
    button.click()
    return page


def come(page: Page) -> None:
    """Let time pass until the moment has come."""
    for _ in range(100):
        if page.locator(MOMENT).count():
            return
        page.clock.run_for(50)
    raise AssertionError("nothing happens")


@SIZES
def test_an_eliminated_monster_falls_before_it_is_said_by_whom(visit: Open, size: Size) -> None:
    page = rehearsal(visit, size)
    expect(page.locator(FIGURE)).to_have_count(1)
    come(page)
    expect(page.locator(FIGURE)).to_have_count(1)
    assert page.evaluate(FALLS) > 0
    expect(page.get_by_text(SAID)).to_have_count(0)
    expect(page.get_by_text(LOGGED)).to_have_count(0)
    page.clock.run_for(900)
    expect(page.locator(MOMENT)).to_contain_text(SAID)
    expect(page.get_by_text(LOGGED).first).to_be_attached()
    expect(page.locator(FIGURE)).to_have_count(0)
    page.clock.run_for(2000)
    expect(page.locator(MOMENT)).to_have_count(0)


@SIZES
def test_any_key_ends_a_big_moment(visit: Open, size: Size) -> None:
    page = rehearsal(visit, size)
    come(page)
    page.keyboard.press("x")
    expect(page.locator(MOMENT)).to_contain_text(SAID)
    page.keyboard.press("x")
    expect(page.locator(MOMENT)).to_have_count(0)


@SIZES
def test_with_reduced_motion_there_are_only_the_words(visit: Open, size: Size) -> None:
    page = rehearsal(visit, size, "reduce")
    expect(page.get_by_text(LOGGED).first).to_be_attached()
    expect(page.locator("[aria-live=polite]", has_text=SAID)).to_have_count(1)
    expect(page.locator(MOMENT)).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_way_to_the_whole_log_lies_over_no_line_of_it(visit: Open, language: str) -> None:
    page = visit("/gallery/films/new-york-eliminated", PHONE, language=language)
    page.locator("[data-film]").click()
    page.wait_for_selector("[data-last] li:nth-child(5)")
    assert page.evaluate(COVERED) == []


@SIZES
def test_the_name_of_the_winner_is_seen(visit: Open, size: Size) -> None:
    page = rehearsal(visit, size, play="victory")
    for _ in range(100):
        if page.locator(".plate").count():
            break
        page.clock.run_for(50)
    assert page.locator(".plate").evaluate(UNDER) is False
