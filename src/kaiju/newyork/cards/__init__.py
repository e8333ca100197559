"""All 64 power cards of King of New York."""

from __future__ import annotations

from typing import Final

from kaiju.core.cards import Card
from kaiju.newyork.cards.discard import DISCARD
from kaiju.newyork.cards.keep import KEEP

CARDS: Final[tuple[Card, ...]] = (*KEEP, *DISCARD)
