"""How fast the client is in a real Chromium on this machine: python -m benchmarks.browser.

It prints the table of docs/client.md; ARGS=--docs puts it there.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from kaiju.progress import bar
from tests import ROOT
from tests.browser.people import MINE, Clicker
from tests.browser.tables import open_table, sign_in
from tests.support.server.process import RELAXED, serving
from tests.support.tools import chromium

LOADS: Final = 5
MESSAGES: Final = 150
QUIET: Final = 30_000  # milliseconds until a table, its sounds and a browser have calmed down
IDLE: Final = 15_000
IDLES: Final = 3
PLAYED: Final = 15_000
SCENE: Final = 3_000  # no big moment is longer
GAMES: Final = {"king-of-new-york": "New York", "king-of-tokyo": "Tokyo"}
DOCS: Final = ROOT / "docs" / "client.md"
TITLE: Final = "in Chromium"
START: Final = "start page over the network, kB"
READY: Final = f"table interactive after a reload, ms (median of {LOADS})"
MEDIAN: Final = f"message to frame, ms (median of {MESSAGES})"
SLOW: Final = "message to frame, ms (90th percentile)"
ROLLING: Final = "frames per second while dice roll"
CROWD: Final = f"frames per second while six Monsters play (mean of {PLAYED // 1000} s)"
MOMENT: Final = "frames per second in the slowest big moment with six Monsters (mean)"
RESTING: Final = "a table at which nothing happens, with six Monsters, % of a core"
# What each figure should be, in the order of the table.
WANTED: Final = {
    START: "below 200",
    READY: "below 1500",
    MEDIAN: "below 39",
    SLOW: "",
    ROLLING: "60",
    CROWD: "above 50",
    MOMENT: "above 50",
    RESTING: "below 3",
}
SETTINGS: Final = RELAXED.replace(
    "bot_delay = 0", "bot_delay = 0.5"
)  # people look at one thing after another
WATCH: Final = """
window.told = []; window.ready = 0;
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", () => {
      const came = performance.now();
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => window.told.push(performance.now() - came);
        after.port2.postMessage(0);
      });
    });
  }
};
new MutationObserver(() => {
  if (!window.ready && document.querySelector("[data-prompt]")) window.ready = performance.now();
}).observe(document, {childList: true, subtree: true});
"""
# Clicks on whatever is highlighted, from inside the page: watching it from outside would take time.
CLICKS: Final = """
setInterval(() => {
  const ask = "dialog[open] [data-sure], [data-target]:not(:disabled), [data-press]:not(:disabled)";
  if (!document.querySelector("[data-prompt='mine']:not([data-busy])")) return;
  const lit = [...document.querySelectorAll(ask)].filter(one => one.checkVisibility());
  (lit.find(one => one.matches("[data-sure]")) ?? lit[Math.floor(Math.random() * lit.length)])?.dispatchEvent(
    new MouseEvent("click", {bubbles: true}));
}, 250)
"""
FRAMES: Final = """
milliseconds => new Promise(done => {
  const times = [];
  const step = now => {
    times.push(now);
    now - times[0] < milliseconds ? requestAnimationFrame(step) : done(times);
  };
  requestAnimationFrame(step);
})
"""


# Superstar is a big moment of New York alone.
STAGED: Final = """star => document.querySelector("[data-play]") &&
  star === (document.querySelector("[data-play='superstar']") !== null)"""


class Figure(NamedTuple):
    """A number that was found, in a game or in none."""

    what: str
    game: str
    found: str


@contextmanager
def browser() -> Iterator[Browser]:
    """Headless Chromium."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


def page_of(chrome: Browser, address: str) -> Page:
    """A new guest's page, instrumented."""
    context = chrome.new_context(base_url=address, viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    return context.new_page()


def first_page(chrome: Browser, address: str) -> int:
    """How many bytes the start page takes over the network, in total."""
    page, total = page_of(chrome, address), 0
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")

    def count(event: dict[str, float]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    tools.on("Network.loadingFinished", count)
    page.goto("/", wait_until="networkidle")
    page.context.close()
    return total


def until_ready(page: Page) -> float:
    """The milliseconds until a reloaded table can be played."""
    page.goto(page.url)
    page.wait_for_selector("[data-prompt]")
    return float(page.evaluate("window.ready"))


def rolling(page: Page) -> list[float]:
    """The milliseconds between frames while dice roll."""
    person, roll = Clicker(page), page.locator("[data-press~='roll']")
    while person.waits_for_me() and not roll.count():
        person.decide()
    roll.click()
    times: list[float] = page.evaluate(FRAMES, 800)
    return [after - before for before, after in pairwise(times)]


def told(page: Page) -> list[float]:
    """The milliseconds from each message to the frame that shows it."""
    page.evaluate(CLICKS)
    over = f"() => window.told.length >= {MESSAGES} || document.querySelector('[data-after]')"
    page.wait_for_function(over, polling=1000, timeout=0)
    times: list[float] = page.evaluate("window.told")
    return times


def table(chrome: Browser, address: str, game: str) -> Iterator[Figure]:
    """What is measured at a table of a game."""
    page = page_of(chrome, address)
    page.goto("/")
    page.locator(f"[data-play='{game}']").click()
    page.wait_for_selector(MINE)
    ready = [until_ready(page) for _ in range(LOADS)]
    yield Figure(READY, game, f"{median(ready):.0f}")
    yield Figure(ROLLING, game, f"{1000 / median(rolling(page)):.0f}")
    times = told(page)
    yield Figure(MEDIAN, game, f"{median(times):.0f}")
    yield Figure(SLOW, game, f"{quantiles(times, n=10)[8]:.0f}")
    page.context.close()


def busy(chrome: Browser) -> float:
    """The seconds that all processes of the browser have computed."""
    tools = chrome.new_browser_cdp_session()
    processes = tools.send("SystemInfo.getProcessInfo")["processInfo"]
    tools.detach()
    return sum(float(process["cpuTime"]) for process in processes)


def idle(chrome: Browser, page: Page) -> float:
    """How much of a core a table takes at which nothing happens, in percent."""
    page.wait_for_timeout(QUIET)
    used: list[float] = []
    for _ in range(IDLES):
        before = busy(chrome)
        page.wait_for_timeout(IDLE)
        used.append(100 * (busy(chrome) - before) / (IDLE / 1000))
    return median(used)


def crowd(chrome: Browser, address: str, game: str) -> Iterator[Figure]:
    """What is measured at a table with six Monsters, all of them alive."""
    page = page_of(chrome, address)
    page.goto("/")
    sign_in(page, "Six")
    page.goto(f"/t/{open_table(page, game, ['rookie'] * 5)}")
    page.wait_for_selector(MINE)
    yield Figure(RESTING, game, f"{idle(chrome, page):.1f}")
    page.evaluate(CLICKS)
    yield Figure(CROWD, game, f"{rate(page, PLAYED):.0f}")
    page.context.close()


def moments(chrome: Browser, address: str, game: str) -> Iterator[Figure]:
    """The slowest of the big moments, at the table of the stage page with six Monsters."""
    page = page_of(chrome, address)
    page.goto("/gallery/stage")
    page.locator(f"label:has(input[value='{game}'])").click()
    page.wait_for_function(STAGED, arg=game == "king-of-new-york")
    page.wait_for_load_state("networkidle")
    rates: dict[str, float] = {}
    for play in page.locator("[data-play]").all():
        play.dispatch_event("click")
        rates[play.get_attribute("data-play") or ""] = rate(page, SCENE)
    slowest = min(rates, key=lambda name: rates[name])
    yield Figure(MOMENT, game, f"{rates[slowest]:.0f} ({slowest})")
    page.context.close()


def rate(page: Page, milliseconds: int) -> float:
    """How many pictures a second the page shows for a while, in the mean."""
    times: list[float] = page.evaluate(FRAMES, milliseconds)
    return 1000 * (len(times) - 1) / (times[-1] - times[0])


def figures(chrome: Browser, address: str) -> Iterator[Figure]:
    """All figures."""
    yield Figure(START, next(iter(GAMES)), f"{first_page(chrome, address) / 1000:.0f}")
    for game in GAMES:
        yield from table(chrome, address, game)
        yield from crowd(chrome, address, game)
        yield from moments(chrome, address, game)


def markdown(found: Sequence[Figure]) -> str:
    """The figures as the table of the docs: a row for each kind, a column for each game."""
    cells = {(what, game): text for what, game, text in found}
    rows = [
        [TITLE, *GAMES.values(), "wanted"],
        ["---"] * (len(GAMES) + 2),
        *(
            [what, *[cells.get((what, game), "") for game in GAMES], wanted]
            for what, wanted in WANTED.items()
        ),
    ]
    return "".join(f"| {' | '.join(row)} |\n".replace("  ", " ") for row in rows)


def put(text: str, table: str) -> str:
    """A document with this table in the place of its older one."""
    text, count = re.subn(rf"^\| {TITLE} \|.*\n(?:\|.*\n)+", lambda _: table, text, flags=re.MULTILINE)
    assert count == 1, "the docs have one such table"
    return text


def main() -> None:
    """Measure, and print the table or put it into the docs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser", description=__doc__)
    parser.add_argument("--docs", action="store_true", help=f"put the table into docs/{DOCS.name}")
    given = parser.parse_args()
    found: list[Figure] = []
    with (
        tempfile.TemporaryDirectory(prefix="kaiju-browser-") as folder,
        serving(Path(folder), settings=SETTINGS) as site,
        browser() as chrome,
        bar("Figures", 1 + (len(WANTED) - 1) * len(GAMES)) as progress,
    ):
        for figure in figures(chrome, site.address):
            found.append(figure)
            progress.advance()
    print(markdown(found), end="")
    if given.docs:
        DOCS.write_text(put(DOCS.read_text(encoding="utf-8"), markdown(found)), encoding="utf-8")


if __name__ == "__main__":
    main()
