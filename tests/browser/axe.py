"""axe-core: what it finds on a page that is not accessible."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def violations(page: Page) -> list[str]:
    """Each violation with the elements that show it."""
    # The policy of the page forbids scripts of others; what the browser's tools run is free of it.
    page.evaluate(f"() => {{ {SOURCE.read_text(encoding='utf-8')} }}")
    found: list[dict[str, Any]] = page.evaluate(
        "rules => window.axe.run({runOnly: rules}).then(found => found.violations)", RULES
    )
    return [
        f"{one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:4]]}" for one in found
    ]
