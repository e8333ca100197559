"""Tokyo in the words of a scenario, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from kaiju.core.errors import Nonsense
from kaiju.core.notation.given import Given
from kaiju.core.notation.terms import Fields, Lexicon, Terms
from kaiju.core.position import Position
from kaiju.core.state import DISCARDED, ExtraTurn, Held, Monster, State
from kaiju.tokyo.board import BAY, OUTSIDE, TOKYO, Board
from kaiju.tokyo.language import TokyoCard
from kaiju.tokyo.tokens import TOKENS

VERBS: Final = (
    *("buy", "cull", "done", "dwell", "heal", "leave", "look", "mimic", "pass", "probe", "remove", "reroll"),
    *("sell", "stay", "stop", "store", "stretch", "sweep", "take", "twist", "use", "yield"),
)
NOUNS: Final = ("top", *TOKENS)


# -- what is said about the board ------------------------------------------------------------------


def _bay(terms: Terms, given: Given) -> str:
    return given.among("bay", ("open", "closed"))


def _top(terms: Terms, given: Given) -> str:
    """The top card of the deck, or an empty text if nobody has looked at it."""
    return "" if given.value == "" else terms.card(given)


def _mimics(terms: Terms, given: Given) -> dict[str, str]:
    """`{kraken: CARD alienoid}`: Kraken's copying card is a copy of this card of Alienoid's."""
    found = {}
    for name, value in given.fields("monster", terms.names).items():
        card, _, other = value.text().partition(" ")
        Given(card, value.where).among("card", terms.game.cards)
        Given(other, value.where).among("monster", terms.names)
        found[name] = value.text()
    return found


def _facts(terms: Terms, given: Given) -> dict[str, Any]:
    return terms.read(given, FACTS)


FACTS: Final[Fields] = {
    "hurt": Terms.flag,
    "ones": Terms.flag,
    "resolved": Terms.flag,
    "shielded": Terms.monsters,
}
BOARD: Final[Fields] = {
    "bay": _bay,
    "chain": Terms.number,
    "facts": _facts,
    "mimics": _mimics,
    "top": _top,
    "seen": Terms.monsters,
}
LEXICON: Final = Lexicon(
    VERBS,
    NOUNS,
    {"dice": Terms.roll, "reveal": Terms.card, "look": Terms.card, "first": Terms.monster},
    BOARD,
    BOARD,
)


# -- setting it up ---------------------------------------------------------------------------------


def arrange(p: Position, position: Mapping[str, Any]) -> None:
    """Set up what a scenario says; anything it does not mention is as at the start."""
    state, board = p.state, cast(Board, p.state.extra)
    for monster in state.living():
        monster.place = monster.place or OUTSIDE
    _open_bay(state, board, position.get("bay"))
    _check_places(state, board)
    _check_dice(state)
    board.chain = position.get("chain", 0)
    state.extra_turns = tuple(_earned(p, turn, board.chain) for turn in state.extra_turns)
    board.reached = tuple(monster.seat for monster in state.monsters if monster.vp >= 20)
    _look(state, board, position)
    facts = position.get("facts", {})
    board.facts.hurt, board.facts.ones = facts.get("hurt", False), facts.get("ones", False)
    board.facts.resolved = facts.get("resolved", position.get("phase") in ("buy", "end"))
    board.facts.shielded = tuple(_seat(state, name) for name in facts.get("shielded", ()))
    for name, copy in position.get("mimics", {}).items():
        _mimic(state, state.monsters[_seat(state, name)], copy)


def _seat(state: State, name: str) -> int:
    return [monster.name for monster in state.monsters].index(name)


def _earned(p: Position, turn: ExtraTurn, chain: int) -> ExtraTurn:
    """A waiting turn, as if the current one had earned it. (KT-XTURN-3)"""
    fewer = cast(TokyoCard, p.game.card(turn.card)).fewer_dice
    return ExtraTurn(turn.seat, turn.card, chain + fewer if fewer else 0)


def _open_bay(state: State, board: Board, wanted: str | None) -> None:
    """Bay is open while five are alive, in a game played with it. (KT-BAY-1, KT-BAY-15)"""
    board.bay = board.bay and len(state.living()) >= 5
    if wanted == "open" and not board.bay:
        raise Nonsense("bay-closed")
    board.bay = board.bay and wanted != "closed"


def _check_places(state: State, board: Board) -> None:
    """One Monster in City, and one in Bay while it is open. (KT-TOKYO-6)"""
    for place in TOKYO:
        here = [monster.name for monster in state.monsters if monster.place == place]
        if len(here) > 1:
            raise Nonsense("crowded", monsters=tuple(here), place=place, room=1)
        if here and place == BAY and not board.bay:
            raise Nonsense("closed", monster=here[0], place=place)


def _check_dice(state: State) -> None:
    """Dice are resolved together, in a fixed order; none is ever discarded. (KT-RESOLVE-2)"""
    if DISCARDED in state.dice:
        raise Nonsense("gone-die")
    if state.resolved or state.added:
        raise Nonsense("resolved")


def _look(state: State, board: Board, position: Mapping[str, Any]) -> None:
    """Only those who have looked at the top card of the deck know it. (KT-COMP-9)"""
    board.top = position.get("top", "")
    board.seen = tuple(_seat(state, name) for name in position.get("seen", ()))
    if board.top and board.top not in state.deck:
        raise Nonsense("top", card=board.top)
    if board.seen and not board.top:
        raise Nonsense("seen")


def _mimic(state: State, owner: Monster, copy: str) -> None:
    card, _, other = copy.partition(" ")
    target = _find(state.monsters[_seat(state, other)], card)
    if _copies(target):
        raise Nonsense("copies-itself", monster=owner.name, card=card)
    mine = next((held for held in owner.cards if _copies(held)), None)
    if mine is None:
        raise Nonsense("no-copier", monster=owner.name, card=card)
    mine.card, mine.copied = target.card, target.number
    mine.counter = mine.counter or target.card.stock


def _copies(held: Held) -> bool:
    return "copied_card_left" in held.printed.acts


def _find(owner: Monster, card: str) -> Held:
    for held in owner.cards:
        if held.printed.id == card:
            return held
    raise Nonsense("not-there", monster=owner.name, card=card)


# -- what is found ---------------------------------------------------------------------------------


def describe(state: State) -> dict[str, Any]:
    """The board, in the words a scenario uses to set it up."""
    board = cast(Board, state.extra)
    names = [monster.name for monster in state.monsters]
    copies = {monster.name: _copy_of(state, monster) for monster in state.monsters}
    return {
        "bay": "open" if board.bay else "closed",
        "chain": board.chain,
        "top": board.top,
        "seen": [names[seat] for seat in board.seen],
        "mimics": {name: copy for name, copy in copies.items() if copy},
        "facts": {
            "hurt": board.facts.hurt,
            "ones": board.facts.ones,
            "resolved": board.facts.resolved,
            "shielded": [names[seat] for seat in board.facts.shielded],
        },
    }


def _copy_of(state: State, monster: Monster) -> str:
    for held in monster.cards:
        for owner in state.monsters:
            for target in owner.cards:
                if held.copied and target.number == held.copied:
                    return f"{target.printed.id} {owner.name}"
    return ""
