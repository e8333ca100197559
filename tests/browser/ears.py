"""What a screen reader would say: what live regions announce, and the headings that get the focus."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

LISTEN: Final = """
() => {
  const LIVE = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  window.ears = {said: [], calls: []};
  const urgent = region => region.matches("[aria-live=assertive], [role=alert]");
  const behind = region => {
    const dialog = document.querySelector("dialog:modal");
    const shut = dialog && !dialog.contains(region);
    return shut || region.closest("[aria-hidden=true]") || !region.checkVisibility();
  };
  const say = (text, calls) => {
    const spoken = text.replace(/\\s+/g, " ").trim();
    if (!spoken) return;
    ears.said.push(spoken);
    if (calls && !spoken.startsWith("Your Monster is out")) ears.calls.push(spoken);
  };
  const changed = list => {
    for (const {target, addedNodes, type} of list) {
      const region = (target.closest ? target : target.parentElement)?.closest(LIVE);
      if (!region || behind(region)) continue;
      const added = type === "characterData" ? [target] : addedNodes;
      for (const node of added) say(node.textContent, urgent(region));
    }
  };
  new MutationObserver(changed).observe(document, {subtree: true, childList: true, characterData: true});
  document.addEventListener("focusin", ({target}) => {
    if (target.matches("h2")) say(target.textContent || target.querySelector("[aria-label]").ariaLabel, true);
  });
}
"""
MORE: Final = "([calls, said]) => ears.calls.length > calls || ears.said.length > said"


class Ears:
    """Hears a page from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        page.evaluate(LISTEN)

    def calls(self) -> int:
        """How often one was called: by an announcement that cannot wait, or by the focus on a heading."""
        return int(self.page.evaluate("ears.calls.length"))

    def wait(self, calls: int) -> list[str]:
        """Wait until one was called more often than this; what was said meanwhile."""
        while self.calls() <= calls:  # patience begins anew with everything that is said
            self.page.wait_for_function(MORE, arg=[calls, self.page.evaluate("ears.said.length")])
        return self.listen()

    def listen(self) -> list[str]:
        """What was said since one last listened."""
        new: list[str] = self.page.evaluate("ears.said.splice(0)")
        self.heard += new
        return new
