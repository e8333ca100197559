"""People who play by clicks, by keys or by ear: they know no rule, only what is lit up or said."""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.ears import Ears

MOST: Final = 600  # decisions; no game is so long
MINE: Final = "[data-prompt='mine']"
OVER: Final = "[data-prompt='over'], [data-after]"
LIT: Final = "[data-target]:not(:disabled):visible"


class Person(ABC):
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

    @abstractmethod
    def decide(self) -> None:
        """Answer the open question."""

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
        """Say yes where the game asks twice: where that is fatal, the key pressed by mistake says no."""
        sure = self.page.locator("dialog[open] [data-sure]")
        if sure.count():
            if self.page.get_by_role("dialog", name="Are you sure?").count():
                self.page.keyboard.press("Tab")
            expect(sure).to_be_focused()
            self.page.keyboard.press("Enter")


class Listener(Person):
    """Knows only what a screen reader says: roles, names and announcements."""

    DIE: Final = re.compile(r"^Die \d, .+, (kept|will be rerolled)$")
    ANSWER: Final = re.compile(r"^(?!What is this about|Take back|Got it|The map as a list).")
    TYPES: Final = 4  # one of so many decisions is typed

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.ears = Ears(page)
        self.calls = 0
        self.name = ""
        self.rolled = False

    def waits_for_me(self) -> bool:
        """Listen until I am asked or the game is over: am I asked?"""
        said = self.ears.wait(self.calls)
        if not self.name:
            self.arrive(said)
        if self.rolled:
            assert any(line.startswith(f"{self.name} rerolls ") for line in said), f"no dice among {said}"
        self.rolled = False
        self.calls = self.ears.calls()
        return not self.page.get_by_role("dialog", name="After the game").count()

    def arrive(self, said: list[str]) -> None:
        """Learn who I am, and ask for the map as a list."""
        [self.name] = [line[8:-1] for line in said if line.startswith("You are ")]
        switch = self.page.get_by_role("button", name="The map as a list")
        switch.press("Enter")
        expect(switch).to_have_attribute("aria-pressed", "true")

    def part(self, name: str) -> Locator:
        """A landmark of the table."""
        return self.page.get_by_role("region", name=name, exact=True)

    def answers(self) -> Locator:
        """What I can press now to answer, beside the question or in the list of the map."""
        asked, city = self.part("Your decision"), self.part("The map")
        beside = asked.get_by_role("button", name=self.ANSWER, disabled=False)
        return beside.or_(city.get_by_role("button", name=self.ANSWER, disabled=False))

    def decide(self) -> None:
        """Answer what was asked: dice are kept and rolled, the rest is pressed or typed."""
        self.answers().first.wait_for()
        if self.decided % self.TYPES == self.TYPES - 1:
            self.type_the_example()
        elif self.page.get_by_role("button", name=re.compile(r"^Roll \d")).count():
            self.keep_one_and_roll()
        else:
            self.press_until_answered()

    def keep_one_and_roll(self) -> None:
        """Keep a die that was not kept, unless it is the last, and roll the others."""
        dice = self.part("Your decision").get_by_role("button", name=self.DIE)
        loose = [
            die for die in dice.all() if (die.get_attribute("aria-label") or "").endswith("will be rerolled")
        ]
        assert dice.count() >= len(loose) > 0, "the dice have no names"
        if len(loose) > 1:
            self.rng.choice(loose).press("Enter")
            expect(dice.and_(self.page.get_by_role("button", pressed=True))).to_have_count(
                dice.count() - len(loose) + 1
            )
        self.page.get_by_role("button", name=re.compile(r"^Roll \d")).press("Enter")
        self.rolled = True

    def type_the_example(self) -> None:
        """Answer in the notation, with what the game gives as an example."""
        asked = self.part("Your decision")
        asked.get_by_role("button", name="What is this about?").press("Enter")
        asked.get_by_role("button", name="Type the answer").press("Enter")
        note = asked.get_by_role("status").filter(has_text="For example: ")
        example = note.inner_text().removeprefix("For example: ")
        field = self.page.get_by_role("combobox", name="Your answer in the notation")
        expect(field).to_be_focused()
        self.page.keyboard.type(example)
        self.page.keyboard.press("Enter")
        self.confirm()
        self.rolled = example.startswith("reroll ")

    def press_until_answered(self) -> None:
        """Press something; where that only picks a die or a Unit, press on."""
        for _ in range(12):
            number = self.part("Your decision").get_by_role("radio")
            if number.count():
                number.nth(self.rng.randrange(number.count())).check()
            answers = self.answers()
            answers.nth(self.rng.randrange(answers.count())).press("Enter")
            self.confirm()
            if answers.count() == 0 or self.ears.calls() > self.calls:
                return
        raise AssertionError(f"nothing comes of what is pressed after {self.ears.heard[-1]}")

    def confirm(self) -> None:
        """Say yes where the game asks twice, or reads out the card that I would buy."""
        for title, yes in (("Are you sure?", "Do it anyway"), ("Buy this card?", "Buy it")):
            sure = self.page.get_by_role("dialog", name=title)
            if sure.count():
                sure.get_by_role("button", name=yes).press("Enter")
