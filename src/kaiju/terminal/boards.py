"""The board of each game, and the lines that frame the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rich.text import Text

from kaiju.terminal import newyork
from kaiju.terminal.match import Match


class Board(NamedTuple):
    """How one game draws its board, and who owns its goal cards."""

    text: Callable[[Match, bool], Text]
    goals: Callable[[Match], dict[str, int]]


BOARDS: Final[Mapping[str, Board]] = {"king-of-new-york": Board(newyork.board, newyork.goals)}


def of(match: Match) -> Board:
    """The board of the game that is played."""
    return BOARDS[match.table.game.id]


def header(match: Match, wide: bool) -> Text:
    """The turn, the phase, and who owns the goal cards; with room also the game."""
    words, game, state = match.say.words, match.table.game, match.table.state
    name = words.name("game", game.id)
    phase = words.say(f"phase-{game.phases[state.phase].__name__}")
    if not state.turn:
        return Text(f"{name} · {phase}")
    line = words.say("terminal-turn", turn=state.turn, monster=match.say.monster(state.active), phase=phase)
    return Text(f"{name} · {line}" if wide else line).append(f"   {_goals(match)}", "not bold")


def _goals(match: Match) -> str:
    owners = of(match).goals(match).items()
    return "  ".join(
        f"{match.say.words.say(f'short-card-{card}')}: {match.say.monster(seat) if seat >= 0 else '–'}"
        for card, seat in owners
    )


def titles(match: Match) -> dict[str, str]:
    """What stands over each panel that changes."""
    words, game, state = match.say.words, match.table.game, match.table.state
    deck = sum(state.deck.values())
    return {
        "monsters": words.say("terminal-title-monsters", points=game.winning_vp),
        "board": words.say("terminal-title-city"),
        "dice": words.say("terminal-title-dice", rerolls=state.rerolls),
        "market": words.say("terminal-title-market", deck=deck, pile=len(state.discard)),
        "ask": _asked(match),
    }


def _asked(match: Match) -> str:
    """Who must answer: with several people at one keyboard, by number and Monster."""
    words, seat = match.say.words, match.asked
    if seat is None:
        return words.say("terminal-title-over")
    if not match.human(seat):
        return words.say("terminal-title-wait")
    if len(match.humans) == 1:
        return words.say("terminal-title-ask")
    number = match.humans.index(seat) + 1
    return words.say("terminal-title-ask-player", number=number, monster=match.say.monster(seat))
