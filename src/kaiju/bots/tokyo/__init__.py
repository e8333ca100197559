"""What the brawler knows of King of Tokyo, in all its editions."""

from __future__ import annotations

from typing import Final

from kaiju.bots.mind import Mind
from kaiju.bots.tokyo.answers import ANSWERS, ASIDES
from kaiju.bots.tokyo.sight import Sight

MIND: Final = Mind(Sight, ANSWERS, ASIDES)
