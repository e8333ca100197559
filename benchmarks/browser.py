"""How fast the client is in a real Chromium on this machine: python -m benchmarks.browser."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from rich import box
from rich.console import Console
from rich.table import Table

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
GAMES: Final = ("king-of-new-york", "king-of-tokyo")
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
    """A number, and what it should be."""

    what: str
    found: str
    wanted: str


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
    yield Figure(f"{game}: table interactive, ms (median)", f"{median(ready):.0f}", "< 1500")
    yield Figure(f"{game}: pictures per second while dice roll", f"{1000 / median(rolling(page)):.0f}", "60")
    times = told(page)
    yield Figure(f"{game}: message to picture, ms (median)", f"{median(times):.0f}", "< 39")
    yield Figure(f"{game}: message to picture, ms (90 %)", f"{quantiles(times, n=10)[8]:.0f}", "")
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
    yield Figure(f"{game}: idle with six Monsters, % of a core", f"{idle(chrome, page):.1f}", "< 3")
    page.evaluate(CLICKS)
    yield Figure(f"{game}: pictures per second while six play (mean)", f"{rate(page, PLAYED):.0f}", "> 50")
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
    yield Figure(
        f"{game}: pictures per second in the slowest big moment, {slowest} (mean)",
        f"{rates[slowest]:.0f}",
        "> 50",
    )
    page.context.close()


def rate(page: Page, milliseconds: int) -> float:
    """How many pictures a second the page shows for a while, in the mean."""
    times: list[float] = page.evaluate(FRAMES, milliseconds)
    return 1000 * (len(times) - 1) / (times[-1] - times[0])


def figures(chrome: Browser, address: str) -> Iterator[Figure]:
    """All figures."""
    yield Figure("start page, kB compressed", f"{first_page(chrome, address) / 1000:.0f}", "< 200")
    for game in GAMES:
        yield from table(chrome, address, game)
        yield from crowd(chrome, address, game)
        yield from moments(chrome, address, game)


def main() -> None:
    """Measure and print."""
    table = Table("in Chromium", "found", "wanted", box=box.MARKDOWN)
    with (
        tempfile.TemporaryDirectory(prefix="kaiju-browser-") as folder,
        serving(Path(folder), settings=SETTINGS) as site,
        browser() as chrome,
    ):
        for figure in figures(chrome, site.address):
            table.add_row(*figure)
    Console().print(table)


if __name__ == "__main__":
    main()
