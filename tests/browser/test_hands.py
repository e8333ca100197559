"""What hands do by mistake is not done: typing, pointing, holding, a hasty click."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Open
from tests.browser.people import MINE
from tests.browser.tables import open_table, sign_in

pytestmark = pytest.mark.slow

READY = f"{MINE}:not([data-busy])"
# Everything on the table that explains itself, as the keyboard reaches it, and what its explanation hides.
EXPLAINED = """async () => {
  const box = document.querySelector("[popover]");
  const explained = [];
  const choices = [...document.querySelectorAll("[data-target]:not(:disabled), [data-choice]")];
  for (const one of document.querySelectorAll("[data-choice], [data-target], [data-die]")) {
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
    cut = "cards => cards.filter(card => card.scrollHeight > card.clientHeight + 1).length"
    assert page.locator("[data-card] p").evaluate_all(cut) == 0
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


def test_no_explanation_hides_a_choice(visit: Open) -> None:
    page = visit("/gallery/king-of-new-york-destroy")
    page.wait_for_selector(READY)
    page.keyboard.press("Tab")
    explained = page.evaluate(EXPLAINED)
    assert len(explained) > 5
    assert [one for one in explained if one["hides"]] == []
