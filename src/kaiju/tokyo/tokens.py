"""The tokens placed on monster boards. (KT-COMP-4)"""

from __future__ import annotations

from typing import Final

POISON: Final = "poison"
SHRINK: Final = "shrink"
TOKENS: Final = {"smoke": 3, "mimic": 1, SHRINK: 12, POISON: 12}
