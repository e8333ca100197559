"""The rulebook in the browser: found, linked, printed, and played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open

pytestmark = pytest.mark.slow


def paragraph(page: Page, id: str) -> None:
    """Wait until a paragraph is in sight."""
    expect(page.locator(f"#{id}")).to_be_in_viewport()
    expect(page.locator(f"#{id}")).to_have_class(re.compile("pointed"))


def test_a_clause_opens_its_paragraph_and_so_does_a_refusal(visit: Open) -> None:
    page = visit("/rules/king-of-new-york#NY-FLEE-1")
    paragraph(page, "flee")
    page.goto("/rules/king-of-new-york#refusal-no-room")
    paragraph(page, "borough-room")
    page.get_by_role("link", name="Fleeing", exact=True).click()
    expect(page.locator("#fleeing")).to_be_in_viewport()


def test_words_are_found_in_any_form(visit: Open) -> None:
    page = visit("/rules/king-of-new-york", size=PHONE)
    page.get_by_role("searchbox").fill("fleeing attackers")
    status = page.get_by_role("status")
    expect(status).to_contain_text("paragraph")
    expect(page.locator("#flee-then")).to_be_visible()
    expect(page.locator("#energy")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(status).to_have_text("Nothing found")


def test_a_card_has_its_page_and_an_example_is_played_at_a_table(visit: Open) -> None:
    page = visit("/rules/king-of-tokyo/cards")
    page.get_by_role("searchbox").fill("wings")
    page.locator("a[href$='/cards/wings']").click()
    expect(page.get_by_role("heading", level=1)).to_have_accessible_name("Wings")
    expect(page.get_by_text("Questions and answers")).to_be_visible()
    assert not violations(page)
    page.get_by_role("button", name="Try example 1 on a table", exact=True).first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-kind=brace]")).to_be_visible()


def test_help_on_a_question_leads_to_its_rule(visit: Open) -> None:
    page = visit("/gallery/king-of-new-york-flee")
    page.get_by_role("button", name="What is this about?").click()
    link = page.locator("[data-above] a")
    expect(link).to_have_attribute("href", re.compile(r"^/rules/king-of-new-york#NY-"))


def test_the_booklet_is_printed_on_paper(visit: Open, tmp_path: Path) -> None:
    page = visit("/rules/king-of-new-york")
    page.wait_for_load_state("networkidle")
    file = tmp_path / "rules.pdf"
    page.pdf(path=file, prefer_css_page_size=True)
    pages = len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))
    assert 15 < pages < 45
    page.emulate_media(media="print")  # also with backgrounds the ink is on white
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
