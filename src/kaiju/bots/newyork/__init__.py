"""What the brawler knows of King of New York."""

from __future__ import annotations

from typing import Final

from kaiju.bots.mind import Mind
from kaiju.bots.newyork.answers import ANSWERS, ASIDES
from kaiju.bots.newyork.sight import Sight

MIND: Final = Mind(Sight, ANSWERS, ASIDES)
