"""Every page: nothing on it stands in anybody's way, and the first one is small."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kaiju.games import GAMES
from kaiju.words import Words
from tests.browser.axe import violations
from tests.browser.conftest import CLIENT, DESK, PHONE, Open, Size
from tests.browser.layout import spoilt
from tests.browser.tables import open_table, sign_in
from tools.languages import ENGLISH, LOCALE, pseudo

pytestmark = pytest.mark.slow

PAGES = [
    "/",
    "/games",
    "/me",
    "/rules/king-of-new-york",
    "/rules/king-of-tokyo",
    "/rules/king-of-new-york/cards",
    "/rules/king-of-tokyo/cards/mimic",
    "/gallery",
    "/gallery/stage",
    "/gallery/monsters",
    "/gallery/sounds",
    "/nowhere",
]
GALLERY = Path(__file__).parents[2] / "web" / "public" / "gallery"
POSITIONS: list[str] = json.loads((GALLERY / "index.json").read_text())
MOST = 200_000
OTHER_SIZES: dict[str, list[Size]] = {
    "desk": [
        {"width": 1280, "height": 720},
        {"width": 1024, "height": 768},
        {"width": 768, "height": 1024},
    ],
    "phone": [{"width": 360, "height": 740}],
}
SMALLEST: Size = {"width": 360, "height": 740}
NARROW: Size = {"width": 1024, "height": 768}
LARGER: list[Size] = [DESK, NARROW, PHONE]
LONGER = [
    "/",
    "/me",
    "/rules/king-of-tokyo",
    "/rules/king-of-new-york/cards/statue-of-liberty",
    "/gallery/king-of-new-york-flee",
    "/gallery/king-of-tokyo-yield",
    "/gallery/king-of-tokyo-2016-probe",
    "/gallery/stress-new-york",
]
# To another page of the client, as a link of its own leads there.
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
# A list of more than twelve answers may scroll; then its first ones stand for it.
OUTSIDE = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const dock = document.querySelector("section:has([data-prompt])");
  const answers = [...dock.querySelectorAll("[role=group] [data-target]")].slice(12);
  return [...dock.querySelectorAll("[data-prompt], [data-target], [data-die], [data-press]")]
    .filter(part => part.getClientRects().length && (answers.length < 1 || !part.closest("[role=group]")))
    .filter(part => part.getBoundingClientRect().bottom > innerHeight + 1)
    .map(part => part.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visit: Open, path: str, size: Size, expected: list[str]) -> None:
    expected.append("404")
    page = visit(path, size)
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize(("size", "examined"), [(DESK, 0), (PHONE, 1)], ids=["desk", "phone"])
def test_every_question_has_its_place(visit: Open, size: Size, examined: int) -> None:
    """Every position is seen in every size; axe, which takes long, examines every other one on a phone."""
    page = visit("/gallery", size)
    for at, name in enumerate(POSITIONS):
        page.goto(f"/gallery/{name}")
        expect(page.locator("[data-prompt='mine']"), name).to_be_visible()
        assert page.locator("[data-target]:not(:disabled):visible").count(), (
            f"nothing can be chosen at {name}"
        )
        assert not too_wide(page), name
        assert at % 2 != examined or violations(page) == [], name
        for other in OTHER_SIZES["desk" if size is DESK else "phone"]:
            page.set_viewport_size(other)
            if other["width"] >= 1024:
                assert page.evaluate(OUTSIDE) == [], f"{name} at {other}"
            assert not too_wide(page), f"{name} at {other}"
        page.set_viewport_size(size)


@pytest.mark.parametrize(("language", "first"), [("de", 0), ("ru", 1)], ids=["de", "ru"])
def test_nothing_is_cut_in_another_language(
    visit: Open, language: str, first: int, expected: list[str]
) -> None:
    """Every page is seen in the smallest size and in one other, which is another one in each language."""
    expected.append("404")
    page = visit("/nowhere", language=language)
    rules = [f"/rules/{game}{part}" for game in GAMES for part in ("", "/cards", longest(game, language))]
    pages = ["/nowhere", "/", "/games", "/me", *rules, *(f"/gallery/{name}" for name in POSITIONS)]
    for at, path in enumerate(pages, first):
        page.evaluate(GO, path)
        page.locator("h1").first.wait_for(state="attached")
        if "gallery" in path:
            page.locator("[data-prompt='mine']").wait_for()
        if path in rules:
            page.wait_for_load_state("networkidle")
        for size in (LARGER[at % len(LARGER)], SMALLEST):
            page.set_viewport_size(size)
            assert spoilt(page, unbroken="gallery" not in path) == [], f"{path} at {size}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_nothing_is_cut_in_the_waiting_room_and_in_the_menu(visit: Open, language: str, game: str) -> None:
    page = visit("/", language=language)
    sign_in(page, "Captain")
    page.goto(f"/t/{open_table(page, game, ['strategist'], people=2)}")
    page.locator("[data-monsters]").wait_for()
    for size in (SMALLEST, *LARGER):
        page.set_viewport_size(size)
        assert spoilt(page, unbroken=True) == [], f"the waiting room at {size}"
    page.goto(f"/gallery/{game}-reroll")
    page.locator("[data-prompt='mine']").wait_for()
    page.locator(".tools button").last.click()
    for size in (SMALLEST, *LARGER):  # what is below the menu lies under it
        page.set_viewport_size(size)
        assert spoilt(page, apart=False, unbroken=True) == [], f"the menu at {size}"


def longest(game: str, language: str) -> str:
    """The page of the card with the longest word in its name."""
    words, dialect = Words(language), GAMES[game].dialect
    return "/cards/" + max(
        GAMES[game].cards,
        key=lambda card: max(len(word) for word in words.card(dialect, card).split()),
    )


def test_there_is_room_for_texts_that_are_longer_still(visit: Open) -> None:
    """The language that nobody speaks stands in for German here, and a few pages for those like them."""
    text = pseudo((LOCALE / f"{ENGLISH}.ftl").read_text(encoding="utf-8"))
    page = visit("/rules")
    page.route("**/words/de.ftl", lambda route: route.fulfill(body=text))
    page.evaluate("localStorage.setItem('kaiju-language', 'de')")
    page.goto("/rules")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for path in LONGER:
        page.evaluate(GO, path)
        page.locator("[data-prompt='mine']" if "gallery" in path else "h1").first.wait_for()
        for size in (NARROW, SMALLEST):
            page.set_viewport_size(size)
            assert spoilt(page) == [], f"{path} at {size}"


def too_wide(page: Page) -> bool:
    """Whether the page can be scrolled sideways."""
    root = "document.documentElement"
    return bool(page.evaluate(f"{root}.scrollWidth > {root}.clientWidth"))


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_first_page_is_small_and_has_one_language(visit: Open, language: str) -> None:
    page = visit("/rules", language=language)
    page.wait_for_load_state("networkidle")  # what is still on its way would be counted
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.partition("/words/")[2]))
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[int] = []
    tools.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto("/", wait_until="networkidle")
    assert 20_000 < sum(sizes) < MOST
    assert {name for name in asked if name.endswith(".ftl")} == {f"{language}.ftl"}


def messages(path: Path) -> dict[str, str]:
    """The messages of a Fluent file by their ids, each as it is written."""
    entries = re.split(r"^(?=[a-z#-])", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = [entry.strip() for entry in entries if entry.strip() and not entry.startswith("#")]
    return {entry.partition(" ")[0]: entry for entry in found}


def test_the_client_is_built_of_what_is_there_now() -> None:
    for path in (Path(__file__).parents[2] / "src" / "kaiju" / "locale").glob("*.ftl"):
        here, built = messages(path), messages(CLIENT / "words" / path.name)
        assert built.items() <= here.items()
        families = {id.partition("-")[0] for id in built}
        assert not [id for id in here.keys() - built.keys() if id.partition("-")[0] in families]
