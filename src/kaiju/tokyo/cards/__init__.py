"""All 66 power cards of King of Tokyo."""

from __future__ import annotations

from typing import Final

from kaiju.core.cards import Card
from kaiju.tokyo.cards.discard import DISCARD
from kaiju.tokyo.cards.keep import KEEP

CARDS: Final[tuple[Card, ...]] = (*KEEP, *DISCARD)
