"""What the brawler knows of King of Tokyo, in all its editions."""

from __future__ import annotations

from typing import Final

from kaiju.bots.mind import Mind
from kaiju.bots.tokyo.answers import ANSWERS, ASIDES
from kaiju.bots.tokyo.marks import marks
from kaiju.bots.tokyo.outcomes import outcomes
from kaiju.bots.tokyo.sight import Sight
from kaiju.tokyo.board import in_tokyo

MIND: Final = Mind(Sight, ANSWERS, ASIDES, outcomes, in_tokyo, marks, far=False)
