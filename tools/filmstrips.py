"""Records every film of the gallery as a strip of twelve frames, for desk and phone: make filmstrips."""

from __future__ import annotations

import argparse
import base64
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from kaiju.progress import bar
from tests.support.tools import chromium
from tools.screenshots import SIZES, site

FRAMES: Final = 12
COLUMNS: Final = {"desk": 4, "phone": 6}
WIDTHS: Final = {"desk": 400, "phone": 200}
QUALITY: Final = 0.4
TAIL: Final = 400  # milliseconds that are seen after everything has happened
HOUR: Final = 3600  # when a film begins: long after its page has come
STEP: Final = 100  # milliseconds, by which the length of a film is measured
# From now on whatever moves goes by the clock of the page, which stands still between two frames of a strip.
BY_THE_CLOCK: Final = """() => {
  const rates = new WeakMap();
  const move = (one, passed) => {
    if (one.playState !== "running") return; // held for a moment, or over
    if (one.playbackRate) rates.set(one, one.playbackRate), one.updatePlaybackRate(0);
    const rate = rates.get(one) ?? 1, time = Number(one.currentTime ?? 0) + passed * rate;
    if (time < one.effect.getComputedTiming().endTime) return void (one.currentTime = time);
    one.playbackRate = rate;
    one.finish();
  };
  let last = performance.now();
  window.goOn = () => {
    const now = performance.now();
    for (const one of document.getAnimations()) move(one, now - last);
    last = now;
  };
  setInterval(goOn, 16);
}"""
BEGIN: Final = """async button => {
  button.click();
  for (let flush = 0; flush < 50; flush++) await null;
  goOn();
}"""
# Without words a strip must be understood by its pictures: neither sentences nor banners nor names are seen,
# nor which step of a turn it is.
WORDLESS: Final = (
    "header .pill, header ol, .phases, [data-prompt] .words, .log, [data-last], [data-spectacle],"
    " .bought b, .bought p, [data-card] .body, [data-panel] :is(h3, .place, .seat, .cards, .chips)"
    " { visibility: hidden !important; }"
)
# Nor is any other text with letters in it; numbers are, and what is drawn on the map.
SILENCE: Final = """() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const letters = /\\p{L}/u;
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (letters.test(data)) parentElement.style.setProperty("color", "transparent", "important");
  }
  for (const poster of document.querySelectorAll("main svg.poster"))
    if (letters.test(poster.ariaLabel ?? "letters")) poster.style.visibility = "hidden";
}"""
SHEET: Final = """async ({frames, columns, width, quality}) => {
  const pictures = await Promise.all(frames.map(async frame => {
    const picture = new Image();
    picture.src = "data:image/jpeg;base64," + frame;
    await picture.decode();
    return picture;
  }));
  const gap = 4, height = Math.round(pictures[0].height * width / pictures[0].width);
  const sheet = document.createElement("canvas");
  sheet.width = columns * (width + gap) + gap;
  sheet.height = Math.ceil(frames.length / columns) * (height + gap) + gap;
  const pen = sheet.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pictures.forEach((picture, at) => {
    const column = at % columns, row = Math.floor(at / columns);
    pen.drawImage(picture, gap + column * (width + gap), gap + row * (height + gap), width, height);
  });
  return sheet.toDataURL("image/webp", quality).split(",")[1];
}"""


def ready(context: BrowserContext, name: str, wordless: bool) -> Page:
    """The page of a film that has just begun: time passes there only when it is told to."""
    page = context.new_page()
    page.clock.install(time=0)
    page.goto(f"/gallery/films/{name}")
    button = page.locator("[data-film]")
    button.wait_for()
    page.add_style_tag(content="[data-film] { opacity: 0; }" + (WORDLESS if wordless else ""))
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(HOUR)
    page.evaluate(BY_THE_CLOCK)
    button.evaluate(BEGIN)
    return page


def pass_time(page: Page, milliseconds: int) -> None:
    """Let time pass; what has just begun to move stands still as well afterwards."""
    page.evaluate("milliseconds => { setTimeout(goOn, milliseconds) }", milliseconds)
    page.clock.run_for(milliseconds)


def length(context: BrowserContext, name: str) -> int:
    """How many milliseconds a film takes."""
    page, passed = ready(context, name, wordless=False), 0
    while page.evaluate("() => document.querySelector('[data-film]').dataset.telling === 'true'"):
        pass_time(page, STEP)
        passed += STEP
    page.close()
    return passed


def record(context: BrowserContext, name: str, whole: int, wordless: bool) -> list[str]:
    """Take the frames of a film, from its beginning to a while after its end."""
    page, frames = ready(context, name, wordless), []
    for at in range(FRAMES):
        if at:
            pass_time(page, (whole + TAIL) // (FRAMES - 1))
        if wordless:
            page.evaluate(SILENCE)
        frames.append(base64.b64encode(page.screenshot(type="jpeg", quality=90)).decode())
    page.close()
    return frames


def compose(page: Page, size: str, frames: list[str]) -> bytes:
    """Put the frames of a strip side by side."""
    given = {"frames": frames, "columns": COLUMNS[size], "width": WIDTHS[size], "quality": QUALITY}
    return base64.b64decode(page.evaluate(SHEET, given))


def take(browser: Browser, address: str, names: list[str], given: argparse.Namespace) -> None:
    """Record every film in every size."""
    lengths: dict[str, int] = {}  # the same in every size
    with bar("Filmstrips", len(names) * len(SIZES)) as films:
        for size, viewport in SIZES.items():
            context = browser.new_context(
                base_url=address, viewport=viewport, reduced_motion="no-preference", bypass_csp=True
            )
            sheet = browser.new_page()
            for name in names:
                if name not in lengths:
                    lengths[name] = length(context, name)
                strip = compose(sheet, size, record(context, name, lengths[name], given.wordless))
                (given.folder / f"{name}-{size}.webp").write_bytes(strip)
                films.advance()
            context.close()
            sheet.close()


def main() -> None:
    """Write the strips into the given folder."""
    parser = argparse.ArgumentParser(prog="python -m tools.filmstrips", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the strips go, such as docs/filmstrips")
    parser.add_argument(
        "--wordless", action="store_true", help="hide the sentences, to see what the pictures tell"
    )
    parser.add_argument(
        "--only", default="", help="record only films whose name contains this, such as attack"
    )
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    index = Path(__file__).parents[1] / "web" / "public" / "gallery" / "films" / "index.json"
    names = [name for name in msgspec.json.decode(index.read_bytes(), type=list[str]) if given.only in name]
    with site() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        take(browser, address, names, given)
    print(f"{len(names) * len(SIZES)} strips are in {given.folder}.")


if __name__ == "__main__":
    main()
