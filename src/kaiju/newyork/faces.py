"""The six faces of a die. (NY-COMP-8)"""

from __future__ import annotations

from typing import Final

from kaiju.core.state import Face

ENERGY: Final = Face("energy")
ATTACK: Final = Face("attack")
HEAL: Final = Face("heal")
DESTRUCTION: Final = Face("destruction")
CELEBRITY: Final = Face("celebrity")
OUCH: Final = Face("ouch")
FACES: Final[tuple[Face, ...]] = (ENERGY, ATTACK, HEAL, DESTRUCTION, CELEBRITY, OUCH)
