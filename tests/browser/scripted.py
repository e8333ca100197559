"""Kaiju Kings whose tables all roll by one secret, and what makes a browser add the same to it each time."""

from __future__ import annotations

from typing import Final

from kaiju.cli import main
from kaiju.server.play import house

SECRET: Final = "5ca1e" * 12
ADDED: Final = """
(() => {
  const loads = Number(sessionStorage.getItem("loads") ?? 0);
  sessionStorage.setItem("loads", loads + 1);
  let drawn = PAGE * 1000 + loads * 100;  // an id that was used before a reload is not used again
  crypto.getRandomValues = bytes => {
    drawn += 1;
    bytes.forEach((_, at) => { bytes[at] = drawn >> (8 * (at % 4)); });
    return bytes;
  };
})();
"""


def added(page: int) -> str:
    """What a page runs first, so that it draws the same numbers each time and no other page's."""
    return ADDED.replace("PAGE", str(page))


if __name__ == "__main__":
    house.new_secret = lambda: SECRET
    main()
