"""The opponents: each is one class that answers questions from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaiju.bots.bot import Bot
from kaiju.bots.brawler import Brawler
from kaiju.bots.champion import Champion
from kaiju.bots.mastermind import Mastermind
from kaiju.bots.random_bot import RandomBot
from kaiju.bots.rookie import Rookie
from kaiju.bots.strategist import Strategist

# From weakest to strongest.
BOTS: Final[Mapping[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, Rookie, Brawler, Strategist, Mastermind, Champion)
}
