"""A game that is told: at no moment does the page show what depends on an event it has not shown."""

from __future__ import annotations

import copy
import json
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import Open
from tests.browser.people import MINE, OVER, Clicker
from tests.browser.tables import open_table, sign_in
from tests.support.changes import change

pytestmark = pytest.mark.slow

DECISIONS = 9
LOOK = """
() => {
  const number = (panel, what) =>
    panel.querySelector(`[data-counter="${what}"] [data-number]`)?.textContent ?? null;
  const look = () => {
    const line = document.querySelector("[data-told]")?.dataset.told ?? "";
    const panels = {};
    for (const panel of document.querySelectorAll("[data-panel]")) {
      panels[panel.dataset.panel] = ["life", "vp", "energy"].map((what) => number(panel, what));
    }
    const dice = [...document.querySelectorAll("[data-die][data-face]")].map((die) => die.dataset.face);
    const seen = JSON.stringify({ line, panels, dice });
    if (seen !== window.seen.at(-1)) window.seen.push(seen);
  };
  window.seen = [];
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["data-face"],
  });
  look();
}
"""


class Heard:
    """What the server has told a page, as the states that may be on the screen with each event told."""

    def __init__(self, page: Page) -> None:
        self.may_show: dict[str, list[dict[str, Any]]] = {}
        self.landing: dict[str, list[tuple[list[str], dict[str, Any]]]] = {}
        self.told: list[str] = []
        self._state: dict[str, Any] | None = None
        self._line = ""
        page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).path.endswith("/play"):
            socket.on("framereceived", lambda text: self._heard(json.loads(text)))

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot" or message.get("state"):
            self._state = copy.deepcopy(message["state"])
            entries = message.get("recent") or [message["entry"]] if "entry" in message else message["recent"]
            for entry in entries:
                for at in range(len(entry["events"])):
                    self._line = f"{entry['number']}-{at}"
                    self.may_show.setdefault(self._line, [])
            self._keep()
        elif message["type"] == "update" and self._state is not None:
            for at, event in enumerate(message["entry"]["events"]):
                self._land(event)
                change(self._state, event.get("changes", {}))
                self._line = f"{message['entry']['number']}-{at}"
                self.told.append(self._line)
                self._keep()
            change(self._state, message["rest"])
            self._keep()

    def allows(self, shown: dict[str, Any]) -> bool:
        """May a page show this, with the newest line that it shows?"""
        line = shown["line"]
        if any(agrees(shown, state) for state in self.may_show[line]):
            return True
        return any(
            lands(shown, lay, state) and agrees({**shown, "dice": []}, state)
            for lay, state in self.landing.get(line, [])
        )

    def _land(self, event: dict[str, Any]) -> None:
        """Each die lands by itself, and the line that tells the roll comes with the last one."""
        if event["kind"] in ("rolled", "rerolled") and "dice" in event.get("changes", {}):
            before = self._state or {}
            landed = {**copy.deepcopy(before), "dice": event["changes"]["dice"]}
            self.landing.setdefault(self._line, []).append((before["dice"], landed))

    def _keep(self) -> None:
        self.may_show.setdefault(self._line, []).append(copy.deepcopy(self._state or {}))


def lands(shown: dict[str, Any], lay: list[str], state: dict[str, Any]) -> bool:
    """Is some die of a page in the air, and every other one as it lay before or as it lies now?"""
    faces = [face or None for face in shown["dice"]]
    before = [*lay, *[""] * len(state["dice"])]
    known = zip(faces, before, state["dice"], strict=False)
    return None in faces and all(face in (None, was, now) for face, was, now in known)


def agrees(shown: dict[str, Any], state: dict[str, Any]) -> bool:
    """Is what a page shows of a state what it says?"""
    for seat, numbers in shown["panels"].items():
        monster = state["monsters"][int(seat)]
        for what, number in zip(("life", "vp", "energy"), numbers, strict=True):
            if number is not None and int(number) != monster[what]:
                return False
    faces = [*state["dice"], *state["added"]]
    return all(not face or face == lies for face, lies in zip(shown["dice"], faces, strict=False))


@pytest.mark.parametrize(("game", "speed"), [("king-of-new-york", "brisk"), ("king-of-tokyo", "normal")])
def test_nothing_is_shown_before_its_moment(visit: Open, game: str, speed: str) -> None:
    page = visit("/", motion=True)
    sign_in(page, "Ann")
    page.evaluate("speed => localStorage.setItem('kaiju-settings', JSON.stringify({ speed }))", speed)
    table = open_table(page, game, ["rookie", "rookie", "rookie"])
    heard = Heard(page)
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-prompt]")
    page.evaluate(LOOK)
    person = Clicker(page, 3)
    for _ in range(DECISIONS):
        if not person.waits_for_me() or page.locator(OVER).count():
            break
        person.decide()
    page.wait_for_selector(f"{MINE}:not([data-busy]), {OVER}")
    shown = [json.loads(text) for text in page.evaluate("window.seen")]
    lines = [one["line"] for one in shown]
    told = [line for line in heard.told if line in lines]
    assert len(told) > 20, "events have their own moments"
    assert [line for at, line in enumerate(lines) if line not in lines[:at] and line in told] == told
    wrong = [one for one in shown if not heard.allows(one)]
    assert wrong == []
