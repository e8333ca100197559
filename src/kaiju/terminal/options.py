"""The rule options of the command line, such as `advanced=off`."""

from __future__ import annotations

from collections.abc import Sequence

from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import Game
from kaiju.sentences import Sentences
from kaiju.terminal import Refused
from kaiju.words import Words


def read(pairs: Sequence[str]) -> dict[str, str]:
    """The options by name."""
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def edition(game: Game, pairs: Sequence[str], seats: int, words: Words) -> Game:
    """The edition that the options make of a game for so many; an option that it has not is refused."""
    options = read(pairs)
    chosen = game.edition(options)
    try:
        chosen.choose_options(options, chosen.choose_names(seats))
    except IllegalAnswer as error:
        raise Refused(Sentences(words, chosen, ()).refusal(error)) from error
    return chosen
