"""The documents: what they tell a reader to type, and where the rules are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests import ROOT

RULES: Final = ROOT / "docs" / "rules"
DOCUMENTS: Final = [*sorted(ROOT.glob("README*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def blocks(path: Path, language: str) -> list[str]:
    """The code of one language in a document."""
    return re.findall(rf"^```{language}\n(.*?)^```$", path.read_text(), re.M | re.S)


def shell_lines(words: str) -> list[str]:
    """Every line to type that starts with a word."""
    lines = [line for path in DOCUMENTS for block in blocks(path, "sh") for line in block.splitlines()]
    return [line.partition("#")[0].strip() for line in lines if line.startswith(words)]
