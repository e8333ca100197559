"""Every page: nothing on it stands in anybody's way, and the first one is small."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from kaiju.games import GAMES
from kaiju.words import Words
from tests.browser.axe import violations
from tests.browser.conftest import CLIENT, DESK, PHONE, Open, Size
from tests.browser.layout import spoilt
from tests.browser.tables import open_table, sign_in
from tools.languages import ENGLISH, LOCALE, accented, pseudo

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
APART = ["/nowhere", "/t/nowhere", "/", "/games", "/me"]
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
TABLET: Size = {"width": 768, "height": 1024}
LARGER: list[Size] = [DESK, NARROW, PHONE, TABLET]
NAMED = {"id", "kind", "to", "clauses", "refusals", "pieces"}
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


@pytest.mark.parametrize(("language", "first"), [("en", 0), ("de", 1), ("ru", 2)], ids=["en", "de", "ru"])
def test_nothing_is_cut_on_any_page(visit: Open, language: str, first: int, expected: list[str]) -> None:
    """Every page is seen in the smallest size and in one other, which is another one in each language."""
    expected.append("404")
    page = visit("/nowhere", language=language)
    for at, path in enumerate(pages(language), first):
        go(page, path)
        for size in (LARGER[at % len(LARGER)], SMALLEST):
            page.set_viewport_size(size)
            assert spoilt(page, unbroken="gallery" not in path) == [], f"{path} at {size}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "ru"])
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


def pages(language: str) -> list[str]:
    """Every page, and every question."""
    rules = [f"/rules/{game}{part}" for game in GAMES for part in ("", "/cards", longest(game, language))]
    return [*APART, *rules, *(f"/gallery/{name}" for name in POSITIONS)]


def go(page: Page, path: str) -> None:
    """To another page, until all of it is there."""
    page.evaluate(GO, path)
    page.locator("h1").first.wait_for(state="attached")
    if "gallery" in path:
        page.locator("[data-prompt='mine']").wait_for()
    if "rules" in path:
        page.wait_for_load_state("networkidle")


def longest(game: str, language: str) -> str:
    """The page of the card with the longest word in its name."""
    words, dialect = Words(language), GAMES[game].dialect
    return "/cards/" + max(
        GAMES[game].cards,
        key=lambda card: max(len(word) for word in words.card(dialect, card).split()),
    )


def test_there_is_room_for_texts_that_are_longer_still(visit: Open, expected: list[str]) -> None:
    """The language that nobody speaks stands in for German here, on every page and in the menu."""
    expected.append("404")
    text = pseudo((LOCALE / f"{ENGLISH}.ftl").read_text(encoding="utf-8"))
    page = visit("/rules")
    page.route("**/words/de.ftl", lambda route: route.fulfill(body=text))
    page.route("**/rulebook/de/*.json", longer)
    page.evaluate("localStorage.setItem('kaiju-language', 'de')")
    page.goto("/rules")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    for path in pages(ENGLISH):
        go(page, path)
        for size in (SMALLEST,) if "gallery" in path else (NARROW, SMALLEST):
            page.set_viewport_size(size)
            assert spoilt(page) == [], f"{path} at {size}"
    page.locator(".tools button").last.click()
    assert spoilt(page, apart=False) == [], "the menu"
    page.locator("dialog .language").click()
    assert spoilt(page, apart=False) == [], "the choice of languages"


def longer(route: Route) -> None:
    """A part of the rulebook in the language that nobody speaks."""
    english = route.fetch(url=route.request.url.replace("/de/", f"/{ENGLISH}/"))
    route.fulfill(json=lengthened(english.json()))


def lengthened(found: Any) -> Any:
    """All texts made longer, and nothing by which one part of the rulebook finds another."""
    if isinstance(found, dict):
        return {name: inside if name in NAMED else lengthened(inside) for name, inside in found.items()}
    if isinstance(found, list):
        return [lengthened(inside) for inside in found]
    return accented(found) if isinstance(found, str) else found


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
