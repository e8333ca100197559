"""The card language: every hook of the core is called by the core, or by both games."""

import inspect
import re
from pathlib import Path

import pytest

import kaiju
from kaiju.core import cards

CODE = Path(kaiju.__file__).parent
HOOKS = [
    name
    for name, member in vars(cards.Card).items()
    if inspect.isfunction(member) and not name.startswith("_") and name != "confirm"
]


@pytest.mark.parametrize("hook", HOOKS)
def test_a_hook_that_only_one_game_calls_belongs_to_that_game(hook: str) -> None:
    def calls(room: str) -> bool:
        sources = [path.read_text(encoding="utf-8") for path in (CODE / room).glob("*.py")]
        return any(re.search(rf"\.{hook}\(", source) for source in sources)

    assert calls("core") or (calls("newyork") and calls("tokyo"))
