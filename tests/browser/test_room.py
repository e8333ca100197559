"""What a decision is about is seen as a whole, however much else is on the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import DESK, Open, Size
from tests.browser.people import MINE

pytestmark = pytest.mark.slow

Saved = dict[str, Any]
LOW: Size = {"width": 1280, "height": 720}
LONG = ["poison-spit", "urbavore", "omnivore"]
# Boxes whose text does not fit in them, and boxes that reach out of the one they are in.
CUT = "boxes => boxes.filter(box => box.scrollHeight > box.clientHeight + 1).map(box => box.innerText)"
WHOLE = """list => [...list.children].map(line => line.getBoundingClientRect())
  .filter(({ bottom }) => bottom <= list.getBoundingClientRect().bottom + 1).length"""
OUT = """boxes => boxes.filter(box => box.checkVisibility()).filter(box => {
  const around = box.parentElement.closest("button, .box");
  const [its, outer] = [box, around].map(one => one.getBoundingClientRect());
  return its.left < outer.left || its.right > outer.right || its.top < outer.top || its.bottom > outer.bottom;
}).map(box => box.innerText)"""


def altered(page: Page, name: str, alter: Callable[[Saved], None]) -> None:
    """A position of the gallery, with something else in it."""

    def answer(route: Route) -> None:
        saved: Saved = route.fetch().json()
        alter(saved)
        route.fulfill(body=json.dumps(saved), content_type="application/json")

    page.route(f"**/gallery/{name}.json", answer)
    page.goto(f"/gallery/{name}")
    page.wait_for_selector(f"{MINE}:not([data-busy])")


def happened(number: int, *events: Saved) -> Saved:
    """An entry of the story, in which a bot does something."""
    blank = {"seat": -1, "amount": 0, "what": "", "where": "", "cause": "", "other": -1, "changes": {}}
    return {
        "number": number,
        "seat": -1,
        "kind": "bot",
        "text": "",
        "events": [blank | one for one in events],
    }


def eventful(saved: Saved) -> None:
    """Everybody has done much since my last turn, and the cards for sale have long texts."""
    me, seats = saved["seat"], len(saved["state"]["monsters"])
    saved["state"]["active"] = me
    saved["state"]["row"] = LONG
    told = [happened(1, {"kind": "turn", "seat": me})]
    for seat in [seat for seat in range(seats) if seat != me]:
        told.append(
            happened(
                2 + seat,
                {"kind": "turn", "seat": seat},
                {"kind": "damaged", "seat": me, "amount": 2, "what": "attack", "other": seat},
                {"kind": "scored", "seat": seat, "amount": 3},
                {"kind": "bought", "seat": seat, "what": "alien-metabolism"},
            )
        )
    saved["story"] = [*told, happened(20, {"kind": "turn", "seat": me})]


@pytest.mark.parametrize("size", [DESK, LOW], ids=["desk", "low"])
def test_the_risk_of_staying_is_said_as_a_whole(visit: Open, size: Size) -> None:
    page = visit("/gallery", size)
    altered(page, "king-of-tokyo-yield", lambda saved: saved["state"].update(row=LONG))
    page.get_by_text("if they reroll nothing").wait_for()
    assert page.locator(".odds.box").evaluate_all(CUT) == []


@pytest.mark.parametrize("size", [DESK, LOW], ids=["desk", "low"])
def test_what_happened_and_the_odds_are_both_there_at_the_roll(visit: Open, size: Size) -> None:
    page = visit("/gallery", size)
    altered(page, "king-of-tokyo-reroll", eventful)
    page.locator(".odds.box tbody").wait_for()
    assert page.locator("[data-since]").evaluate_all(OUT) == []
    whole = (
        ".odds.box, [data-since]" if size is DESK else ".odds.box"
    )  # a low window scrolls what has happened
    assert page.locator(whole).evaluate_all(CUT) == []


def test_more_than_the_last_line_is_seen_while_the_risk_of_staying_is_told(visit: Open) -> None:
    page = visit("/gallery")
    hits = [
        {"kind": "damaged", "seat": seat, "amount": 1, "what": "attack", "other": 3} for seat in (0, 1, 2)
    ]

    def happens(saved: Saved) -> None:
        saved["story"] = [happened(1, *hits)]

    altered(page, "king-of-tokyo-yield", happens)
    page.get_by_text("if they reroll nothing").wait_for()
    assert page.locator("section.log ol").evaluate(WHOLE) >= 2


@pytest.mark.parametrize("size", [DESK, LOW], ids=["desk", "low"])
def test_what_a_button_leads_to_stays_inside_it(visit: Open, size: Size) -> None:
    page = visit("/gallery", size)

    def hits(saved: Saved) -> None:
        others = [seat for seat in range(len(saved["state"]["monsters"])) if seat != saved["seat"]]
        effects = [{"seat": saved["seat"], "what": "energy", "amount": 1, "left": 4}]
        effects += [{"seat": seat, "what": "life", "amount": -1, "left": 5} for seat in others]
        saved["question"]["answers"]["stop"] = {"effects": effects}

    altered(page, "king-of-tokyo-reroll", hits)
    assert page.locator("[data-press=enter] > span").evaluate_all(OUT) == []
