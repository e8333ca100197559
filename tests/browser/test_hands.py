"""What hands do by mistake is not done: typing, pointing, holding, a hasty click."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESK, PHONE, Open, Size
from tests.browser.layout import spoilt
from tests.browser.people import MINE
from tests.browser.tables import open_table, sign_in

pytestmark = pytest.mark.slow

NARROW: Size = {"width": 1024, "height": 768}
SHEET = "section:has([data-prompt])"
# Everything in the sheet of a phone that is asked about, by how it is asked: dice, a list, cards, two ways.
SHEETS = [
    "king-of-new-york-reroll",
    "king-of-new-york-resolve",
    "king-of-new-york-buy",
    "king-of-new-york-flee",
    "king-of-tokyo-yield",
]
# What is looked at with text of twice the size.
TWICE = [
    "king-of-new-york-reroll",
    "king-of-new-york-buy",
    "king-of-new-york-flee",
    "king-of-tokyo-yield",
    "king-of-tokyo-buy",
]
READY = f"{MINE}:not([data-busy])"
# The cards of which nobody can read every line, not even if the row is scrolled.
UNREAD = """async cards => {
  const unread = [];
  for (const card of cards) {
    card.scrollIntoView({ block: "nearest" });
    await new Promise(requestAnimationFrame);
    const whole = [...card.querySelectorAll("p")].every(text => {
      const at = text.getBoundingClientRect();
      const seen = y => card.contains(document.elementFromPoint((at.left + at.right) / 2, y));
      return text.scrollHeight <= text.clientHeight + 1 && seen(at.top + 2) && seen(at.bottom - 2);
    });
    if (!whole) unread.push(card.dataset.card);
  }
  return unread;
}"""
# Everything on the table that explains itself, as the keyboard reaches it, and what its explanation hides.
EXPLAINED = """async () => {
  const box = document.querySelector("[popover]");
  const explained = [];
  const needed = "[data-target]:not(:disabled), [data-choice], [data-die]";
  const choices = [...document.querySelectorAll(needed)];
  for (const one of document.querySelectorAll("[data-choice], [data-target], [data-die]")) {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
    one.focus();
    await new Promise(requestAnimationFrame);
    if (!box.matches(":popover-open")) continue;
    const at = box.getBoundingClientRect();
    const hidden = choices.map(other => [other, other.getBoundingClientRect()]).filter(([other, its]) =>
      its.left < at.right && at.left < its.right && its.top < at.bottom && at.top < its.bottom);
    explained.push({ of: one.outerHTML.slice(0, 90), hides: hidden.length });
  }
  return explained;
}"""


def at_the_table(page: Page, game: str = "king-of-tokyo") -> str:
    """Ann's own table, at her first question, whose number comes back."""
    sign_in(page, "Ann")
    page.goto(f"/t/{open_table(page, game, ['rookie'])}")
    page.wait_for_selector(READY)
    return page.locator(MINE).get_attribute("data-question") or ""


def test_what_is_typed_while_the_chat_is_open_is_said_and_played_by_nobody(visit: Open) -> None:
    page = visit("/")
    question = at_the_table(page)
    page.get_by_role("button", name="Chat").click()
    field = page.get_by_role("textbox")
    expect(field).to_be_focused()
    page.keyboard.type("he ")
    page.locator("dialog[open] [role=log]").click()  # the focus is elsewhere in the chat, and stays in it
    page.keyboard.type("rests")
    expect(field).to_have_value("he rests")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] [role=log]")).to_contain_text("he rests")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(READY)).to_have_attribute("data-question", question)
    expect(page.get_by_role("button", name="Hide odds")).to_be_visible()


def test_what_is_typed_beside_the_field_of_an_answer_goes_into_it(visit: Open) -> None:
    page = visit("/gallery/king-of-tokyo-reroll")
    page.wait_for_selector(READY)
    page.keyboard.press("/")
    field = page.get_by_role("combobox")
    expect(field).to_be_focused()
    page.get_by_role("heading", level=2).first.evaluate("heading => heading.focus()")
    page.keyboard.type("he")
    expect(field).to_have_value("he")
    expect(page.get_by_role("button", name="Hide odds")).to_be_visible()


def test_a_card_is_bought_after_it_was_seen_as_a_whole(visit: Open) -> None:
    page = visit("/gallery/king-of-tokyo-buy")
    page.wait_for_selector(READY)
    for shift in (False, True):
        if shift:
            page.keyboard.press("Shift+1")
        else:
            page.locator("[data-card] button").first.click()
        asked = page.get_by_role("dialog", name="Buy this card?")
        expect(asked).to_contain_text("When the last one is spent, discard this card.")
        expect(asked.get_by_role("button", name="Buy it for 4")).to_be_focused()
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(asked).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [DESK, NARROW], ids=["desk", "narrow"])
def test_the_cards_that_can_be_bought_can_be_read_as_a_whole(visit: Open, size: Size, language: str) -> None:
    page = visit("/gallery", size, language=language)
    for game in ("king-of-new-york", "king-of-tokyo", "king-of-tokyo-2016"):
        page.goto(f"/gallery/{game}-buy")
        page.wait_for_selector(READY)
        assert page.locator("[data-card]").evaluate_all(UNREAD) == [], game


def test_no_explanation_hides_a_choice(visit: Open) -> None:
    page = visit("/gallery/king-of-new-york-destroy")
    page.wait_for_selector(READY)
    page.keyboard.press("Tab")
    explained = page.evaluate(EXPLAINED)
    assert len(explained) > 5
    assert [one for one in explained if one["hides"]] == []


def box(page: Page, selector: str) -> dict[str, float]:
    """Where the first of something is on the screen."""
    found = page.locator(selector).first.bounding_box()
    assert found, selector
    return {"top": found["y"], "height": found["height"], "bottom": found["y"] + found["height"]}


def test_the_sheet_of_a_phone_keeps_its_height(visit: Open) -> None:
    page = visit("/gallery", PHONE)
    heights = set()
    for name in SHEETS:
        page.goto(f"/gallery/{name}")
        page.wait_for_selector(READY)
        heights.add(round(box(page, SHEET)["height"]))
    assert len(heights) == 1
    assert heights.pop() < PHONE["height"] * 0.45


@pytest.mark.parametrize("name", ["king-of-tokyo-yield", "king-of-new-york-destroy"])
def test_no_monster_stands_behind_the_sheet_of_a_small_phone(visit: Open, name: str) -> None:
    page = visit(f"/gallery/{name}", {"width": 360, "height": 740})
    page.wait_for_selector(READY)
    edge = box(page, SHEET)["top"]
    figures = page.locator("[data-figure]")
    assert figures.count() > 3
    for figure in figures.all():
        at = figure.bounding_box()
        assert at, "every Monster is seen"
        assert at["y"] + at["height"] / 2 < edge, figure.get_attribute("data-figure")


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_what_is_to_be_read_above_the_sheet_of_a_small_phone_can_be_closed(
    visit: Open, language: str
) -> None:
    page = visit("/gallery/king-of-new-york-reroll", {"width": 360, "height": 640}, language=language)
    page.wait_for_selector(READY)
    last = page.locator("[data-since]").get_by_role("button").last
    last.click(trial=True)  # nothing lies over it
    last.click()
    expect(page.locator("[data-since]")).to_have_count(0)


def test_the_sheet_of_a_phone_shows_the_cards_to_buy_and_no_spent_dice(visit: Open) -> None:
    page = visit("/gallery/king-of-new-york-buy", PHONE)
    page.wait_for_selector(READY)
    sheet = page.locator(SHEET)
    expect(sheet.locator("[data-die]")).to_have_count(0)
    expect(sheet.locator("[data-card]")).to_have_count(3)
    expect(sheet.get_by_text("Your attacks deal double damage.")).to_be_in_viewport()
    expect(sheet.get_by_role("button", name="Done buying")).to_be_in_viewport()
    for what in ("energy", "cards"):
        for seat in range(4):
            expect(page.locator(f"[data-panel='{seat}'] [data-counter='{what}']")).to_be_in_viewport()
    sheet.locator("[data-card] button").first.tap()
    expect(page.get_by_role("dialog", name="Buy this card?")).to_contain_text("Shadow Double")


def test_a_die_that_is_held_is_explained_and_not_kept(visit: Open) -> None:
    page = visit("/gallery/king-of-new-york-reroll", PHONE)
    page.wait_for_selector(READY)
    die = page.locator("button[data-die]").first
    die.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("[popover][role=dialog]")).to_be_visible()
    die.dispatch_event("pointerup", {"pointerType": "touch"})
    die.dispatch_event("click")
    expect(die).to_have_attribute("aria-pressed", "false")
    die.tap()
    expect(die).to_have_attribute("aria-pressed", "true")


def test_help_leaves_the_map_and_the_answers_as_they_are(visit: Open) -> None:
    page = visit("/gallery/king-of-new-york-reroll")
    page.wait_for_selector(READY)
    city = "section[aria-label='The map']"
    before = box(page, city)
    page.get_by_role("button", name="What is this about?").click()
    expect(page.locator("[data-above]")).to_be_visible()
    assert box(page, city) == before
    assert box(page, "[data-above]")["bottom"] <= box(page, SHEET)["top"]
    assert violations(page) == []


def test_what_happens_at_a_table_is_seen_on_a_phone(visit: Open) -> None:
    ann, ben = visit("/", PHONE), visit("/")
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        sign_in(page, name)
    table = open_table(ann, "king-of-tokyo", [], people=2)
    for page in (ann, ben):
        page.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit down").first.click()
    ann.get_by_role("button", name="Start").click()
    for page in (ann, ben):
        page.wait_for_selector("[data-prompt]")
    ben.get_by_role("button", name="Chat").click()
    ben.keyboard.type("Hello Ann")
    ben.keyboard.press("Enter")
    badge = ann.get_by_text("1", exact=True).locator("visible=true").and_(ann.locator("header b"))
    expect(badge).to_be_in_viewport(ratio=1)
    ben.keyboard.press("Escape")
    if ann.locator(MINE).count() == 0:
        expect(ann.locator("[data-last] li").first).to_be_in_viewport()
        ben.locator("[data-press='enter']").click()
        ben.get_by_role("button", name="Done buying").click()
    ann.wait_for_selector(READY)
    ann.locator("[data-prompt] button[aria-expanded]").get_by_text("Odds").locator("visible=true").click()
    expect(ann.locator(".odds.up")).to_be_visible()
    assert box(ann, ".odds.up")["bottom"] <= box(ann, SHEET)["top"]


@pytest.mark.parametrize("width", [1440, 1100, 800])
def test_the_odds_come_and_go_without_losing_ones_place(visit: Open, width: int) -> None:
    page = visit("/gallery/king-of-tokyo-reroll", {"width": width, "height": 900})
    page.wait_for_selector(READY)
    page.keyboard.press("g")
    page.keyboard.press("Tab")
    log = page.locator("section.log").get_by_role("button", name="full log")
    expect(log).to_be_focused()
    if width == 1440:  # they are there, and are not missed
        page.keyboard.press("h")
        expect(log).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator("section.odds")).to_be_focused()
    page.keyboard.press("h")
    expect(log).to_be_focused()


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_text_of_twice_the_size_is_not_spoilt(visit: Open, size: Size, language: str) -> None:
    page = visit("/gallery", size, language=language)
    for name in TWICE:
        page.goto(f"/gallery/{name}")
        page.wait_for_selector(READY)
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        page.wait_for_load_state("networkidle")
        assert spoilt(page, apart=False) == [], name  # a hint of this size covers more than the map
