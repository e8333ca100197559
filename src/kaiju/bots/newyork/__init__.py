"""What the brawler knows of King of New York."""

from __future__ import annotations

from typing import Final

from kaiju.bots.mind import Mind
from kaiju.bots.newyork.answers import ANSWERS, ASIDES
from kaiju.bots.newyork.marks import marks
from kaiju.bots.newyork.outcomes import outcomes
from kaiju.bots.newyork.sight import Sight
from kaiju.newyork.city import inside

MIND: Final = Mind(Sight, ANSWERS, ASIDES, outcomes, inside, marks, far=True)
