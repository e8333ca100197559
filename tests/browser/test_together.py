"""Several browsers at one table."""

import hashlib
import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.ears import Ears
from tests.browser.people import MINE, OVER, Clicker
from tests.browser.tables import ask, open_table, sign_in

pytestmark = pytest.mark.slow


def seated(visit: Open, name: str) -> Page:
    """Somebody with a name, on the start page."""
    page = visit("/")
    sign_in(page, name)
    return page


def begun(visit: Open) -> tuple[Page, Page]:
    """Ann and Ben in a game of two."""
    ann, ben = seated(visit, "Ann"), seated(visit, "Ben")
    table = open_table(ann, "king-of-tokyo", [], people=2)
    for page in (ann, ben):
        page.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit down").first.click()
    ann.get_by_role("button", name="Start").click()
    return ann, ben


def test_two_browsers_play_each_other_while_somebody_watches(visit: Open) -> None:
    ann, ben, watcher = seated(visit, "Ann"), seated(visit, "Ben"), visit("/")
    table = open_table(ann, "king-of-tokyo", [], people=2)
    for page in (ann, ben, watcher):
        page.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit down").first.click()
    ann.get_by_role("button", name="Start").click()
    players = [Clicker(ann, 1), Clicker(ben, 2)]
    while not any(player.page.locator(OVER).count() for player in players):
        asked = [player for player in players if player.page.locator(f"{MINE}:not([data-busy])").count()]
        for player in asked:
            player.decide()
        if not asked:
            ann.wait_for_function("() => document.querySelector('[data-prompt]')")
    for page in (ann, ben, watcher):
        expect(page.locator("[data-after]")).to_be_visible()
    shown = {page.locator("[data-after] h1, [data-after] h2").first.inner_text() for page in (ann, watcher)}
    assert len(shown) == 1
    for page in (ann, ben):
        assert "Your part is the one that this browser gave." in checked(page)
    assert "The random parts of 2 players fit their fingerprints." in checked(watcher)
    assert "shown on this screen are the same" in checked(watcher)
    ann.route("**/api/records/*", bend)
    assert "Draw 1, on turn 0, does not fit" in checked(ann, fits=False)


def checked(page: Page, fits: bool = True) -> str:
    """What a browser says after checking the game."""
    page.get_by_role("button", name="Was it fair?").click()
    result = page.locator(f"[data-after] [data-fair='{str(fits).lower()}']")
    expect(result).to_be_visible()
    return result.inner_text()


def bend(route: Route) -> None:
    """Answer with a record in which another card was turned up first, and a check that fits."""
    body, _, _ = route.fetch().text().rpartition("check: ")
    first, second = re.findall(r"  reveal: .*", body)[:2]
    body = body.replace(first, second, 1)
    route.fulfill(body=f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n")


def test_whoever_waits_with_reduced_motion_can_skip_to_the_next_turn(visit: Open) -> None:
    ann, ben = begun(visit)
    for page in (ann, ben):
        page.wait_for_selector("[data-prompt]")
    ann.wait_for_selector(f"{MINE}, [data-prompt='waits']")
    waits = ben if ann.locator(MINE).count() else ann
    way = waits.get_by_role("button", name="To my turn")
    expect(way).to_be_visible()
    expect(waits.get_by_role("button", name="Faster")).to_have_count(0)  # it takes no time as it is
    way.click()
    expect(way).to_have_attribute("aria-pressed", "true")


def test_a_question_is_heard_while_the_menu_is_open(visit: Open) -> None:
    ann, ben = begun(visit)
    first, other = ann, ben
    for page in (ann, ben):
        page.wait_for_selector("[data-prompt]")
    if ben.locator(MINE).count():
        first, other = ben, ann
    ears = Ears(other)
    other.get_by_role("button", name="Menu").press("Enter")
    while first.locator(MINE).count():
        Clicker(first).decide()
    assert any(line.startswith("Pick the dice to keep") for line in ears.wait(0))
    other.keyboard.press("Escape")
    expect(other.get_by_role("button", name="Menu")).to_be_focused()


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(visit: Open, expected: list[str]) -> None:
    expected.append("ERR_INTERNET_DISCONNECTED")
    page = seated(visit, "Ann")
    table = open_table(page, "king-of-tokyo", ["brawler", "brawler"])
    page.goto(f"/t/{table}")
    person = Clicker(page, 5)
    while person.waits_for_me():
        kind = page.locator(MINE).get_attribute("data-kind")
        if kind == "yield":
            break
        person.decide()
    else:
        raise AssertionError("nobody attacked Ann in Tokyo")
    asked = page.locator(f"{MINE} h2").inner_text()
    page.reload()
    expect(page.locator(f"{MINE} h2")).to_have_text(asked)
    page.context.set_offline(True)
    page.context.set_offline(False)
    person.decide()
    assert ask(page, "GET", f"/tables/{table}")["status"] in ("playing", "finished")


def test_six_monsters_fit_at_a_table(visit: Open) -> None:
    page = seated(visit, "Ann")
    table = open_table(page, "king-of-new-york", ["rookie"] * 5)
    page.goto(f"/t/{table}")
    expect(page.locator("[data-panel]")).to_have_count(6)
    person = Clicker(page, 2)
    for _ in range(8):
        if person.waits_for_me():
            person.decide()
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0


def test_an_offer_to_end_the_game_is_seen_and_taken_by_the_other(visit: Open) -> None:
    ann, ben = begun(visit)
    ben.wait_for_selector("[data-prompt]")
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Offer to end the game as it stands").click()
    expect(ben.get_by_text("Offering to end the game as it stands: Ann")).to_be_visible()
    ben.get_by_role("button", name="I agree").click()
    for page in (ann, ben):
        expect(page.locator("[data-after]")).to_be_visible()
