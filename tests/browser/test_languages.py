"""Everybody reads their own language, and changes it whenever they like."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.people import MINE
from tests.browser.tables import open_table, sign_in

pytestmark = pytest.mark.slow

READY = f"{MINE}:not([data-busy])"
CYRILLIC = re.compile("[а-яё]{3}", re.IGNORECASE)
# What is read out, each with the language in which a screen reader says it.
SPOKEN = """() => {
  const spoken = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const around = walker.currentNode.parentElement;
    if (text && around.checkVisibility() && !around.closest("[aria-hidden=true], script, noscript"))
      spoken.push([around.closest("[lang]").lang, text]);
  }
  return spoken;
}"""


def choose(page: Page, button: str, language: str) -> None:
    """Open the choice of languages, and take one."""
    page.get_by_role("button", name=button).click()
    page.get_by_role("dialog").last.get_by_role("radio", name=language).check(force=True)


def spoken(page: Page) -> dict[str, set[str]]:
    """Everything that is read out, by its language."""
    said: dict[str, set[str]] = {}
    for language, text in page.evaluate(SPOKEN):
        said.setdefault(language, set()).add(text)
    return said


def test_the_language_changes_in_the_middle_of_a_decision(visit: Open) -> None:
    page = visit("/", PHONE, language="de")
    sign_in(page, "Anna")
    page.goto(f"/t/{open_table(page, 'king-of-tokyo', ['rookie'], pace=3600)}")
    page.wait_for_selector(READY)
    page.evaluate("window.same = true")
    die = page.locator("button[data-die]").first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    question = page.locator(MINE).get_attribute("data-question")
    clock = page.locator("header .clock, .pill .clock").first
    before = clock.inner_text()
    page.get_by_role("button", name="Menü").click()
    choose(page, "Sprache: Deutsch", "Русский")
    expect(page.get_by_role("dialog", name="Язык").get_by_role("status")).to_have_text(
        "Теперь всё по-русски."
    )
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page).to_have_title("Повелитель Токио · Kaiju Kings")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Язык: Русский")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(f"{MINE} h2")).to_have_text(CYRILLIC)
    expect(page.locator(f"{MINE}[data-question='{question}']")).to_be_visible()
    expect(die).to_have_attribute("aria-pressed", "true")
    assert clock.inner_text() <= before
    assert page.evaluate("window.same")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator(f"{MINE} h2")).to_have_text(CYRILLIC)


def test_two_people_at_a_table_read_two_languages_and_one_chat(visit: Open) -> None:
    ann, ben = visit("/", language="de"), visit("/", language="ru")
    sign_in(ann, "Ann")
    sign_in(ben, "Бен")
    table = open_table(ann, "king-of-tokyo", [], people=2)
    for page in (ann, ben):
        page.goto(f"/t/{table}")
    ben.get_by_role("button", name="Сесть").first.click()
    ann.get_by_role("button", name="Spiel starten").click()
    for page in (ann, ben):
        page.wait_for_selector("[data-prompt]")
    ann.get_by_role("button", name="Chat").click()
    ann.keyboard.type("Viel Glück, Бен!")
    ann.keyboard.press("Enter")
    ben.get_by_role("button", name="Чат").click()
    for page in (ann, ben):
        said = page.locator("dialog[open] [role=log] p")
        expect(said).to_have_text("Ann Viel Glück, Бен!")
        expect(said).to_have_attribute("lang", "")
        assert violations(page) == []
    expect(ann.locator("h1")).to_have_text("King of Tokyo")
    expect(ben.locator("h1")).to_have_text("Повелитель Токио")


def test_cards_are_called_as_they_are_printed_while_all_else_stays(visit: Open) -> None:
    page = visit("/gallery/king-of-new-york-buy", language="ru")
    page.wait_for_selector(READY)
    card = page.locator("[data-card='shadow-double']").first
    expect(card.locator("h3")).to_have_text(CYRILLIC)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.get_by_role("button", name="Меню").click()
    choose(page, "Язык: Русский", "английские, как на картах")
    expect(page.locator("dialog[open] b[lang=en]")).to_have_text("Sharp Shooter")
    assert "printed.ftl" in asked
    assert "en.ftl" not in asked
    for _ in range(2):
        page.keyboard.press("Escape")
    expect(card.locator("h3")).to_have_text("Shadow Double")
    expect(card.locator("p")).to_have_text(CYRILLIC)
    said = spoken(page)
    assert "Shadow Double" in said["en"]
    assert not any(CYRILLIC.search(text) for text in said["en"])
    card.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("Shadow Double")
    page.reload()
    expect(card.locator("h3")).to_have_text("Shadow Double")
    expect(card.locator("h3")).to_have_attribute("lang", "en")


def test_the_switch_is_on_every_page_and_each_language_is_heard_in_its_own(
    visit: Open, expected: list[str]
) -> None:
    expected.append("404")
    page = visit("/", language="de")
    sign_in(page, "Anna")
    waiting = f"/t/{open_table(page, 'king-of-new-york', ['rookie'], people=2)}"
    for path in (waiting, "/replay/nothing", "/nowhere", "/games", "/rules", "/me", "/"):
        page.goto(path)
        expect(page.get_by_role("button", name="Sprache: Deutsch")).to_be_visible()
    page.get_by_role("button", name="Sprache: Deutsch").press("Enter")
    group = page.get_by_role("dialog", name="Sprache").get_by_role("radiogroup", name="Sprache")
    expect(group.get_by_role("radio", checked=True)).to_have_accessible_name("Deutsch ganz übersetzt")
    said = spoken(page)
    assert {"Русский", "переведено всё"} <= said["ru"]
    assert {"English", "everything"} <= said["en"]
    assert {"Deutsch", "ganz übersetzt", "Kartennamen"} <= said["de"]
    assert said.keys() == {"de", "en", "ru"}
    assert violations(page) == []
    page.keyboard.press("ArrowDown")  # one is chosen as soon as it is reached
    expect(page.get_by_role("dialog", name="Language")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text("From now on in English.")
    expect(page.get_by_text("Card names")).to_have_count(0)
    for name, value in (
        ("lang", "en"),
        ("content", "Play King of New York"),
        ("href", "/words/en.webmanifest"),
    ):
        found = page.locator("html, meta[name=description], link[rel=manifest]").and_(
            page.locator(f"[{name}]")
        )
        expect(found.last).to_have_attribute(name, re.compile(f"^{value}"))
    manifest = page.request.get("/words/ru.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    assert CYRILLIC.search(manifest.json()["description"])


def test_a_language_that_cannot_be_loaded_leaves_the_one_that_is(visit: Open, expected: list[str]) -> None:
    expected.append("ERR_FAILED")
    page = visit("/", language="de")
    page.route("**/words/ru.ftl", lambda route: route.abort())
    choose(page, "Sprache: Deutsch", "Русский")
    expect(page.get_by_role("alert")).to_contain_text("Der Server antwortet nicht.")
    expect(page.get_by_role("radio", name="Deutsch ganz übersetzt")).to_be_checked()
    page.unroute("**/words/ru.ftl")
    page.get_by_role("button", name="Noch einmal").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
