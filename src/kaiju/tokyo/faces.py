"""The six faces of a die. (KT-COMP-5)"""

from __future__ import annotations

from typing import Final

from kaiju.core.state import Face

ONE: Final = Face("1")
TWO: Final = Face("2")
THREE: Final = Face("3")
ENERGY: Final = Face("energy")
CLAW: Final = Face("claw")
HEART: Final = Face("heart")
NUMBERS: Final[tuple[Face, ...]] = (ONE, TWO, THREE)
FACES: Final[tuple[Face, ...]] = (*NUMBERS, ENERGY, CLAW, HEART)
PLACES: Final = {face: at for at, face in enumerate(FACES)}


def tally(faces: list[Face]) -> list[int]:
    """How many times each face occurs, in the order of FACES."""
    counts = [0, 0, 0, 0, 0, 0]
    for face in faces:
        counts[PLACES[face]] += 1
    return counts
