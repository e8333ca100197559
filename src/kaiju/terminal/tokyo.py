"""Tokyo as text: who is in City, in Bay and outside; and what only one player may see."""

from __future__ import annotations

from textwrap import wrap
from typing import Final, cast

from rich.text import Text

from kaiju.core.cards import Card
from kaiju.core.state import Place
from kaiju.sentences import Value
from kaiju.terminal.match import Match
from kaiju.terminal.panels import STRONG, joined
from kaiju.tokyo.board import BAY, CITY, OUTSIDE, Board
from kaiju.tokyo.position import bay_open

NARROW: Final = 32  # what fits in the panel of a small terminal
BROAD: Final = 42
PLACES: Final = (CITY, BAY, OUTSIDE)
SPACE: Final = "\N{NO-BREAK SPACE}"


def board(match: Match, wide: bool) -> Text:
    """The two places of Tokyo and everyone outside."""
    return joined(line for place in PLACES for line in _place(match, place, wide))


def goals(match: Match) -> dict[str, int]:
    """Tokyo has no goal cards."""
    return {}


def _place(match: Match, place: Place, wide: bool) -> list[Text]:
    """A place and who is there, on as many lines as the names need."""
    labels = {one: _label(match, one, wide) for one in PLACES}
    label, width = labels[place], 1 + max(map(len, labels.values()))
    lines = wrap(_who(match, place), (BROAD if wide else NARROW) - width)
    starts = [label, *[""] * len(lines)]
    return [
        Text(f"{start:<{width}}", STRONG).append(line.replace(SPACE, " "))
        for start, line in zip(starts, lines, strict=False)
    ]


def _label(match: Match, place: Place, wide: bool) -> str:
    words = match.say.words
    return words.name("place", place) if wide else words.short("place", place)


def _who(match: Match, place: Place) -> str:
    """The Monsters in a place, no name broken across lines."""
    here = [monster.seat for monster in match.table.state.living() if monster.place == place]
    if here:
        names = [match.say.monster(seat).replace(" ", SPACE) for seat in here]
        return f"▲{SPACE}{match.say.words.row(names)}"
    closed = place == BAY and not bay_open(match.table)
    return match.say.words.say("terminal-bay-closed") if closed else "–"


# -- what is known about cards and answers -------------------------------------------------------------


def top(match: Match, seat: int) -> Card | None:
    """The top card of the deck, if this seat has looked at it."""
    game, state = match.table.game, match.table.state
    id = cast(Board, game.hide(state, seat).extra).top
    return game.card(id) if id else None


def known(match: Match, seat: int, text: str) -> dict[str, Value]:
    """Which card an answer buys, if it does not name it."""
    card = top(match, seat) if text == "buy top" else None
    if card is None:
        return {}
    return {"what": match.say.words.called("word-top-known", card=match.say.name(card.id))}
