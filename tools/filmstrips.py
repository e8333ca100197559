"""Records every film of the gallery as a strip of twelve frames, for desk and phone: make filmstrips."""

from __future__ import annotations

import argparse
import base64
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from kaiju.progress import bar
from tests.support.tools import chromium
from tools.screenshots import SIZES, site

FRAMES: Final = 12
COLUMNS: Final = {"desk": 4, "phone": 6}
WIDTHS: Final = {"desk": 400, "phone": 200}
QUALITY: Final = 0.4
TAIL: Final = 0.6  # seconds that are seen after everything has happened
# Without words a strip must be understood by its pictures: neither sentences nor banners nor names are seen.
WORDLESS: Final = (
    "[data-prompt] .words, .log, [data-last], [data-spectacle], .bought b, .bought p, [data-card] .body,"
    " [data-panel] :is(h3, .place, .seat, .cards, .chips)"
    " { visibility: hidden !important; }"
)
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


@dataclass
class Recording:
    """What the screen showed, and when."""

    frames: list[tuple[float, str]] = field(default_factory=list)

    def strip(self, begin: float, end: float) -> list[str]:
        """As many frames as a strip has, from the beginning to the end of what happened."""
        moments = [begin + (end - begin) * at / (FRAMES - 1) for at in range(FRAMES)]
        return [self._at(moment) for moment in moments]

    def _at(self, moment: float) -> str:
        shown = [picture for time, picture in self.frames if time <= moment]
        return shown[-1] if shown else self.frames[0][1]


def record(context: BrowserContext, name: str, wordless: bool) -> list[str]:
    """Show a film and take its frames."""
    page = context.new_page()
    page.goto(f"/gallery/films/{name}")
    button = page.locator("[data-film]")
    button.wait_for()
    page.add_style_tag(content="[data-film] { opacity: 0; }" + (WORDLESS if wordless else ""))
    page.wait_for_load_state("networkidle")
    recording, session = Recording(), context.new_cdp_session(page)

    def got(frame: dict[str, Any]) -> None:
        recording.frames.append((frame["metadata"]["timestamp"], frame["data"]))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", got)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 90, "everyNthFrame": 2})
    begin = page.evaluate("Date.now() / 1000")
    button.dispatch_event("click")
    page.wait_for_function("() => document.querySelector('[data-film]').dataset.telling === 'false'")
    end = page.evaluate("Date.now() / 1000") + TAIL
    page.wait_for_timeout(TAIL * 1000)
    session.remove_listener("Page.screencastFrame", got)
    session.send("Page.stopScreencast")
    page.close()
    return recording.strip(begin, end)


def compose(page: Page, size: str, frames: list[str]) -> bytes:
    """Put the frames of a strip side by side."""
    given = {"frames": frames, "columns": COLUMNS[size], "width": WIDTHS[size], "quality": QUALITY}
    return base64.b64decode(page.evaluate(SHEET, given))


def take(browser: Browser, address: str, names: list[str], given: argparse.Namespace) -> None:
    """Record every film in every size."""
    with bar("Filmstrips", len(names) * len(SIZES)) as films:
        for size, viewport in SIZES.items():
            context = browser.new_context(
                base_url=address, viewport=viewport, reduced_motion="no-preference", bypass_csp=True
            )
            sheet = browser.new_page()
            for name in names:
                strip = compose(sheet, size, record(context, name, given.wordless))
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
