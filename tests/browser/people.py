"""People who play in the browser, by clicks or keys alone: they know no rule, only what is lit up."""

from __future__ import annotations

import random
from typing import Final

from playwright.sync_api import Locator, Page, expect

MOST: Final = 600  # decisions; no game is so long
MINE: Final = "[data-prompt='mine']"
OVER: Final = "[data-prompt='over'], [data-after]"
LIT: Final = "[data-target]:not(:disabled):visible"


class Person:
    """Somebody at a table, who decides by chance and the same way each time."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.decided = 0

    def play(self) -> None:
        """Decide whatever is asked until the game is over."""
        while self.waits_for_me():
            self.decide()
            self.decided += 1
            assert self.decided < MOST, "the game does not end"

    def waits_for_me(self) -> bool:
        """Wait until I am asked or the game is over: am I asked?"""
        self.page.wait_for_selector(f"{MINE}:not([data-busy]), {OVER}", state="attached")
        return self.page.locator(OVER).count() == 0

    def question(self) -> str:
        """The number of the open question."""
        return self.page.locator(MINE).get_attribute("data-question") or ""

    def decide(self) -> None:
        """Answer the open question."""
        raise NotImplementedError

    def answered(self, question: str) -> None:
        """Wait until the table has moved on from a question."""
        self.page.wait_for_function(
            "number => document.querySelector('[data-prompt]')?.dataset.question !== number"
            " || document.querySelector('[data-after]') !== null",
            arg=question,
        )


class Clicker(Person):
    """Clicks on something that is lit up: a die, a button, a borough, a tile, a card."""

    def decide(self) -> None:
        """Click until the question is answered; some clicks only pick dice."""
        question = self.question()
        for _ in range(12):
            self.click(self.pick())
            if self.moved_on(question):
                return
        self.page.locator("[data-press]:not(:disabled):visible").first.click()
        self.answered(question)

    def pick(self) -> Locator:
        """Any of what is lit up."""
        lit = self.page.locator(LIT)
        lit.first.wait_for()
        return lit.nth(self.rng.randrange(lit.count()))

    def click(self, target: Locator) -> None:
        """Click or touch, and confirm where the game asks twice."""
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            target.tap()
        else:
            target.click()
        sure = self.page.locator("dialog[open] [data-sure]")
        if sure.count():
            sure.click()

    def moved_on(self, question: str) -> bool:
        """Is another question open now, or is my answer on its way?"""
        same = f"{MINE}[data-question='{question}']"
        if self.page.locator(f"{same}:not([data-busy])").count():
            return False
        self.answered(question)
        return True


class Typist(Person):
    """Uses nothing but the keyboard."""

    KEYS: Final = ("Enter", "r", "s", "l", "e", "1", "2", "Shift+1")

    def decide(self) -> None:
        """Press the keys of the dice and buttons; what has none is reached with the arrows."""
        question = self.question()
        for key in self.rng.sample(self.KEYS, len(self.KEYS)):
            self.page.keyboard.press(key)
            self.confirm()
            if self.page.locator(f"{MINE}[data-question='{question}']:not([data-busy])").count() == 0:
                return self.answered(question)
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        self.confirm()

    def confirm(self) -> None:
        """Say yes where the game asks twice: the key that is pressed by mistake says no."""
        sure = self.page.locator("dialog[open] [data-sure]")
        if sure.count():
            self.page.keyboard.press("Tab")
            expect(sure).to_be_focused()
            self.page.keyboard.press("Enter")
