"""Two stories that begin alike look alike until they part: nothing that is told later can be seen before.

Both are told alike, with the same keys pressed, and time passes only when it is told to. If anything
on the page (a text, a number, the phase, what a screen reader is told) depended on an event that is not shown
yet, the two would differ before the dice that make the difference are in the air. They part in one turn after
the other, so that a whole game of each is told.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page

from kaiju.core.chance import Chance
from kaiju.core.questions import CHANCE, Roll
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.browser.conftest import DESK, PHONE, Open
from tools.films import Film, opening, told

pytestmark = pytest.mark.slow

FEW = 3  # answers after they have parted: what would take too long to tell is told in short
STEP = 100  # milliseconds between two looks at the page
PRESSED = 15  # looks between two keys
SIZES = {"desk": DESK, "phone": PHONE}
SPEEDS = ["normal", "calm", "brisk"]
HOUR = 3600  # long after the page has come
EDGE = (2, 450)  # where a click means nothing but that somebody is in a hurry
MOST = 600  # looks, within which the stories must have parted
LOOK = """
() => {
  const all = (query, read) => [...document.querySelectorAll(query)].map(read);
  const words = (one) => [one.textContent, one.ariaLabel, one.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    // What flies is in the air for as long as it takes, whatever the clock of the page says.
    (node) => node.matches?.("[data-motion]") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const said = [];
  while (texts.nextNode()) if (texts.currentNode.data?.trim()) said.push(texts.currentNode.data.trim());
  return {
    line: document.querySelector("[data-line]")?.dataset.line ?? "",
    air: document.querySelector('[data-die][data-face=""]') !== null,
    seen: [
      document.title,
      ...said,
      ...all("[aria-live], [role=log], [role=status], [aria-current], [aria-label], [title]", words),
      ...all("[data-figure]", (one) => one.dataset.figure),
      ...all("[data-die]", (one) => one.dataset.face),
    ],
  };
}
"""

Answers = Callable[[Table], str]


class Whole(NamedTuple):
    """A game that is told turn by turn, in which somebody is eliminated and somebody wins."""

    game: str
    seats: int
    seed: str
    turns: int


WHOLE = [Whole("king-of-new-york", 4, "game 14", 13), Whole("king-of-tokyo", 3, "game 17", 18)]


def player(seed: str) -> Answers:
    """Answers at random, for chance as well; what can be rolled again is, as long as it may be."""
    chance, rng = Chance(seed), random.Random(seed)

    def answer(table: Table) -> str:
        asked = table.question
        assert asked is not None
        if asked.seat == CHANCE:
            return chance.answer(asked)
        rolls = [text for text in asked.options if text.startswith("reroll")]
        return rng.choice(rolls or list(asked.options))

    return answer


def played(table: Table, answers: Answers, until: Callable[[Table], bool], over: bool = False) -> list[str]:
    """Play on until something is so, or the game over where that may be, and say what was answered."""
    given: list[str] = []
    while not until(table) and not (over and table.question is None):
        assert table.question is not None, "the game is over too soon"
        given.append(answers(table))
        table.answer(given[-1])
    return given


def first_roll(turn: int) -> Callable[[Table], bool]:
    """Are the dice of this turn, or of a later one, about to be rolled?"""
    return lambda table: (
        table.state.turn >= turn and isinstance(table.question, Roll) and not table.state.dice
    )


def second_roll(turn: int) -> Callable[[Table], bool]:
    """Are they about to be rolled again?"""
    return lambda table: (
        table.state.turn >= turn and isinstance(table.question, Roll) and bool(table.state.dice)
    )


def answered(times: int) -> Callable[[Table], bool]:
    """Have so many answers been given?"""
    return lambda table: len(table.answers) >= times


def stories(whole: Whole, turn: int) -> tuple[list[Film], str]:
    """Two stories that part when dice are rolled again in the second turn, and the last line they share."""
    table = Table(GAMES[whole.game], whole.seats)
    answers = player(whole.seed)
    played(table, answers, first_roll(turn))
    begin = table.clone()
    begin.told = True
    shared = played(table, answers, first_roll(turn + 1))
    shared += played(table, answers, second_roll(turn + 1))
    films = []
    for name in ("one", "other"):
        rest = played(table.clone(), player(name), answered(len(table.answers) + FEW), over=True)
        twin = begin.clone()
        twin.told = True
        films.append(Film("spoilers", opening(begin), told(twin, [*shared, *rest])))
    apart = next(
        (entry.number, at)
        for entry, other in zip(*[[update.entry for update in film.updates] for film in films], strict=False)
        for at, events in enumerate(zip(entry.events, other.events, strict=False))
        if events[0] != events[1]
    )
    assert apart[1] == 0, "they part at the first event of an answer"
    before = [entry for entry in [update.entry for update in films[0].updates] if entry.number < apart[0]]
    last = next(entry for entry in reversed(before) if entry.events)
    return films, f"{last.number}-{len(last.events) - 1}"


def looks(page: Page, film: Film, last: str) -> list[dict[str, Any]]:
    """What the page shows, look by look, until the dice that make the difference are in the air."""
    page.route("**/films/spoilers.json", lambda route: route.fulfill(body=msgspec.json.encode(film)))
    page.clock.install(time=0)
    page.goto("/gallery/films/spoilers")
    button = page.locator("[data-film]")
    button.wait_for()
    page.clock.pause_at(HOUR)
    button.dispatch_event("click")
    found: list[dict[str, Any]] = []
    for at in range(MOST):
        look = page.evaluate(LOOK)
        if look["line"] == last and look["air"]:
            return found
        found.append(look)
        if at % (2 * PRESSED) == PRESSED - 1:
            page.keyboard.press("x")
        elif at % PRESSED == PRESSED - 1:
            page.mouse.click(*EDGE)
        page.clock.run_for(STEP)
    raise AssertionError(f"the stories do not part; the last line is {found[-1]['line']!r}, not {last!r}")


def whole_games() -> list[Any]:
    """Every turn of each game but the last, each told at one of the speeds and in one of the sizes."""
    ways = cycle([(speed, size) for size in ("desk", "phone") for speed in SPEEDS])
    return [
        pytest.param(whole, turn, *way, id=f"{whole.game[8:]}-{turn}-{'-'.join(way)}")
        for whole in WHOLE
        for turn, way in zip(range(1, whole.turns), ways, strict=False)
    ]


@pytest.mark.parametrize(("whole", "turn", "speed", "size"), whole_games())
def test_nothing_depends_on_what_is_told_later(
    visit: Open, whole: Whole, turn: int, speed: str, size: str
) -> None:
    films, last = stories(whole, turn)
    both = []
    for film in films:
        page = visit("/gallery", SIZES[size], motion=True)
        page.evaluate("speed => localStorage.setItem('kaiju-settings', JSON.stringify({ speed }))", speed)
        both.append(looks(page, film, last))
    lines = {look["line"] for look in both[0]}
    assert len(lines) > 3, "many events are told before they part"
    assert len(both[0]) == len(both[1])
    for one, other in zip(*both, strict=True):
        assert [pair for pair in zip(one["seen"], other["seen"], strict=False) if pair[0] != pair[1]] == []
        assert one == other
