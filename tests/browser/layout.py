"""What is wrong with how a page is laid out: cut, squeezed, over each other, or wider than the window."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# What is seen of a page, be it read out or not; the texts in it that nothing lies above, each with its
# rectangle and what is seen of that. Of an opponent's cards only so many are listed as there is room for.
SEEN: Final = """
  const LISTED = "ul.cards[aria-hidden=true]";
  const seen = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.clientWidth > 1 && !one.closest(".heard, svg, noscript");
  const all = [...document.querySelectorAll("#app *")].filter(one => seen(one) && one.innerText?.trim());
  const called = one => one.innerText.trim().slice(0, 40);
  // What is seen of a rectangle inside of whatever scrolls or cuts it off.
  const shown = (one, at) => {
    let { left, right, top, bottom } = at;
    for (let box = one; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === "visible") continue;
      const edge = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  };
  const above = (one, at) => {
    const hit = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    return hit && (one.contains(hit) || hit.contains(one)) && hit.closest("#app");
  };
  const texts = all.filter(one => !one.closest(LISTED)).flatMap(one => [...one.childNodes]
    .filter(node => node.nodeType === 3 && node.data.trim())
    .map(node => {
      const range = document.createRange();
      range.selectNode(node);
      const at = range.getBoundingClientRect();
      return [one, at, node.data.trim(), shown(one, at)];
    }))
    .filter(([one, , , part]) => above(one, part));
"""
# Text that a box around it cuts off, unless one can scroll there, or a title has the whole of a long name.
CUT: Final = """
  for (const [one, at, text] of texts.filter(([one]) => !one.title))
    for (let box = one; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edge = box.getBoundingClientRect();
      const aside = overflowX !== "visible" && (at.left < edge.left - 2 || at.right > edge.right + 2);
      const below = overflowY !== "visible" && (at.top < edge.top - 5 || at.bottom > edge.bottom + 5);
      if (aside || below) wrong.push(`cut: ${text.slice(0, 40)}`);
    }
"""
# Text that is broken into single letters; narrow ones do not count.
SQUEEZED: Final = """
  for (const [one, at, text] of texts) {
    const words = text.replace(/[fijlrt]/g, "").split(/\\s+/);
    const letters = Math.min(6, Math.max(...words.map(word => word.length)));
    const least = letters * parseFloat(getComputedStyle(one).fontSize) * 0.4;
    if (letters > 2 && at.width < least) wrong.push(`squeezed: ${called(one)}`);
  }
"""
# Words that are broken where no hyphen is, but for names that people have given themselves.
BROKEN: Final = """
  for (const [one] of texts) if (!one.title && !one.closest("dd, code, [data-name]"))
    for (const node of [...one.childNodes].filter(node => node.nodeType === 3))
      for (const word of node.data.matchAll(/(?<![^\\s«„“(])[\\p{L}]{3,}(?![^\\s»“”.,:;!?)])/gu)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const drawn = [...range.getClientRects()].filter(at => at.width);
        if (new Set(drawn.map(at => Math.round(at.top))).size > 1) wrong.push(`broken: ${word[0]}`);
      }
"""
# Text that sticks out of its button or tag, but for the caps of keys, which sit on its edge.
OUTSIDE: Final = """
  const boxes = "button, a.button, .tag, label, .pill, .chip";
  for (const [one, at] of texts) {
    const box = one.closest(boxes)?.getBoundingClientRect();
    if (box && !one.closest(".key") && box.width > 2 && (at.left < box.left - 1 || at.right > box.right + 1
      || at.top < box.top - 1 || at.bottom > box.bottom + 1)) wrong.push(`outside: ${called(one)}`);
  }
"""
# Buttons over each other.
OVER: Final = """
  const pressed = "[data-press], [data-target], [data-prompt] button, header button";
  const buttons = [...document.querySelectorAll(pressed)]
    .filter(one => one.checkVisibility() && !one.closest("section.map"))
    .map(one => [one, one.getBoundingClientRect()]);
  for (const [one, a] of buttons) for (const [other, b] of buttons) {
    const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    if (one !== other && over && one.parentElement === other.parentElement)
      wrong.push(`over: ${called(one)} / ${called(other)}`);
  }
"""
# Texts over each other.
CROSSED: Final = """
  const free = texts.filter(([one]) => !one.closest(".key"));
  free.forEach(([one, , text, a], index) => {
    for (const [other, , second, b] of free.slice(index + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (one !== other && !one.contains(other) && !other.contains(one) && across > 3 && down > 4)
        wrong.push(`crossed: ${text.slice(0, 30)} / ${second.slice(0, 30)}`);
    }
  });
"""
# Poster letters that are smaller than 70 % of what they should be.
SHRUNK: Final = """
  for (const one of document.querySelectorAll("svg.poster[data-natural], [data-shrunk]")) {
    if (!one.checkVisibility() || one.closest(".heard")) continue;
    const part = one.dataset.shrunk ?? one.getBoundingClientRect().width / one.dataset.natural;
    if (part < 0.69) wrong.push(`shrunk to ${Math.round(part * 100)} %: ${one.getAttribute("aria-label")}`);
  }
"""
WIDE: Final = """
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push("too wide");
  for (const one of document.querySelectorAll("dialog[open]"))
    if (one.scrollWidth > one.clientWidth) wrong.push("too wide: the dialog");
"""


def spoilt(page: Page, apart: bool = True, unbroken: bool = False) -> list[str]:
    """All that is wrong with what is seen; whether texts are `apart` and words `unbroken` only if asked."""
    parts = SEEN + CUT + SQUEEZED + OUTSIDE + OVER + SHRUNK + WIDE
    parts += (CROSSED if apart else "") + (BROKEN if unbroken else "")
    found: list[str] = page.evaluate(
        "async () => { for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);"
        f" const wrong = []; {parts} return [...new Set(wrong)]; }}"
    )
    return found


# What is written in Latin letters in every language: names, keys, and what people and bots call themselves.
NAMES: Final = {"Kaiju", "Kings", "Enter", "Esc"}
LATIN: Final = """() => {
  const said = document.querySelector("#app").innerText;
  const labels = [...document.querySelectorAll("#app *")]
    .flatMap(one => ["aria-label", "title", "alt", "placeholder"].map(name => one.getAttribute(name) ?? ""));
  return [said, document.title, ...labels].join(" ").match(/[A-Za-z]{2,}/g) ?? [];
}"""


def latin(page: Page) -> set[str]:
    """The words in Latin letters that are seen or read out, but for names."""
    return set(page.evaluate(LATIN)) - NAMES
