"""What each game shows in its own way: its board and what it knows; and the lines around the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from rich.text import Text

from kaiju.core.cards import Card
from kaiju.core.foresight import cost_of
from kaiju.newyork.game import NewYork
from kaiju.sentences import Value
from kaiju.terminal import newyork, tokyo
from kaiju.terminal.match import Match
from kaiju.tokyo.game import Tokyo


class Board(NamedTuple):
    """How one game draws its board, who owns its goal cards, and what it knows about answers and the deck."""

    text: Callable[[Match, bool], Text]
    goals: Callable[[Match], dict[str, int]]
    known: Callable[[Match, int, str], dict[str, Value]]
    top: Callable[[Match, int], Card | None]
    place_width: int  # of the longest short name of a place


BOARDS: Final[Mapping[str, Board]] = {
    NewYork.id: Board(newyork.board, newyork.goals, newyork.known, newyork.top, 9),
    Tokyo.id: Board(tokyo.board, tokyo.goals, tokyo.known, tokyo.top, 7),
}


def of(match: Match) -> Board:
    """The board of the game being played."""
    return BOARDS[match.table.game.id]


def top(match: Match, seat: int) -> Card | None:
    """The top card of the deck, if a person on this seat has looked at it."""
    return of(match).top(match, seat) if match.human(seat) else None


def option(match: Match, kind: str, text: str) -> str:
    """An offered answer in plain words, with what the table knows about it."""
    known = of(match).known(match, match.asked or 0, text)
    question = match.table.question
    assert question is not None
    if (cost := cost_of(match.table, question, text)) is not None:
        known["cost"] = cost
    return match.say.answer("pile" if _on_pile(match, text) else kind, text, **known)


def _on_pile(match: Match, text: str) -> bool:
    """Does an answer buy a card from the discard pile?"""
    verb, _, what = text.partition(" ")
    return verb == "buy" and what not in ("top", *(card.id for card in match.table.state.row if card))


def header(match: Match, wide: bool) -> Text:
    """The turn, the phase, and who owns the goal cards; the game too, if there is room."""
    words, game, state = match.say.words, match.table.game, match.table.state
    name = words.name("game", game.id)
    phase = words.say(f"phase-{_phase(match)}")
    if not state.turn:
        return Text(words.row([name, phase], "facts"))
    line = words.say("terminal-turn", turn=state.turn, monster=match.say.monster(state.active), phase=phase)
    return Text(words.row([name, line], "facts") if wide else line).append(f"   {_goals(match)}", "not bold")


def _phase(match: Match) -> str:
    return match.table.game.phases[match.table.state.phase].__name__


def _goals(match: Match) -> str:
    words, owners = match.say.words, of(match).goals(match).items()
    return "  ".join(
        words.say("word-about", row=words.say(f"short-card-{card}"), next=_owner(match, seat))
        for card, seat in owners
    )


def _owner(match: Match, seat: int) -> str:
    return match.say.monster(seat) if seat >= 0 else "–"


def titles(match: Match) -> dict[str, str]:
    """The titles of the panels that change."""
    words, game, state = match.say.words, match.table.game, match.table.state
    deck = state.deck_size
    return {
        "monsters": words.say("terminal-title-monsters", points=game.winning_vp),
        "board": words.name("board", game.id),
        "dice": words.say("terminal-title-dice", rerolls=state.rerolls if _phase(match) == "roll" else 0),
        "market": words.say("terminal-title-market", deck=deck, pile=len(state.discard)),
        "log": words.say("terminal-title-log"),
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
