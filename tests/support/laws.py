"""What must hold for every game at every question; the tests and the marathon share these laws."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

import pytest

from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import Game
from kaiju.core.notation.answer import tidy
from kaiju.core.position import max_life
from kaiju.core.questions import CHANCE
from kaiju.core.saves import load_state
from kaiju.core.state import NOBODY, NOWHERE, Monster, State
from kaiju.core.table import Table
from tests.support import laws_newyork, laws_tokyo
from tests.support.ledger import causes
from tests.support.ledgers import ledger
from tests.support.play import Player, Setting, walk

LONGEST: Final = 250
"""No game between random players takes more turns than this."""

AT_ONCE: Final = 60
"""No answer lets more turns than this pass before somebody is asked again."""

STANDSTILL: Final = "KT-RULING-72"
QUIET: Final = frozenset({"done", "pass", "stay", "stop"})
Board = Callable[[Table], None]
AT_QUESTIONS: Final[Mapping[str, Board]] = {
    "king-of-new-york": laws_newyork.at_question,
    "king-of-tokyo": laws_tokyo.at_question,
}
BETWEEN_PHASES: Final[Mapping[str, Callable[[Game, State], None]]] = {
    "king-of-new-york": laws_newyork.between_phases,
    "king-of-tokyo": laws_tokyo.between_phases,
}


# -- pieces ------------------------------------------------------------------------------------------


def cards_of(state: State) -> Counter[str]:
    """Every power card somewhere: in the deck, the row, the discard pile, or in front of a Monster."""
    found = Counter(state.deck)
    assert found.total() == state.deck_size, "the cards of the deck are miscounted"
    found.update(card.id for card in state.row if card)
    found.update(card.id for card in state.discard)
    found.update(held.printed.id for monster in state.monsters for held in monster.cards)
    return found


def phase(game: Game, state: State) -> str:
    """The name of the current phase."""
    return game.phases[state.phase].__name__


def cards_are_conserved(game: Game, start: Counter[str], state: State, settled: bool) -> None:
    """No card appears or disappears; only one being carried out is nowhere."""
    now = cards_of(state)
    assert not now - start, f"cards from nowhere: {now - start}"
    carried = start - now
    assert not carried or not settled, f"lost between two phases: {carried}"
    assert not carried or phase(game, state) == "buy", f"lost while nobody buys: {carried}"
    assert all(not game.card(id).keep for id in carried), f"lost Keep cards: {carried}"
    assert carried.total() <= 1, f"several cards at once are being carried out: {carried}"


def nobody_is_out_of_bounds(t: Table) -> None:
    """Life, points and Energy stay on their dials; the living have Life; the dead own nothing."""
    for monster in t.state.monsters:
        assert 0 <= monster.vp <= t.game.winning_vp, monster.to_json()
        assert all(count > 0 for count in monster.tokens.values()), monster.to_json()
        if monster.alive:
            assert 0 < monster.life <= max_life(t, monster), monster.to_json()
            assert monster.energy >= 0, monster.to_json()
        else:
            owns_nothing(t.state, monster)


def owns_nothing(state: State, monster: Monster) -> None:
    """An eliminated Monster has left the board with all it had."""
    left = (monster.life, monster.energy, monster.cards, monster.tokens, monster.place)
    assert left == (0, 0, (), {}, NOWHERE), monster.to_json()
    assert all(held.owner != monster.seat for held in state.effects)
    assert all(turn.seat != monster.seat for turn in state.extra_turns)


def between_phases(game: Game, start: Counter[str], state: State) -> None:
    """What holds only while no rule is being carried out."""
    cards_are_conserved(game, start, state, settled=True)
    assert state.strike is None
    assert len(state.row) == game.row_size
    BETWEEN_PHASES[game.id](game, state)


@cache
def is_notation(text: str) -> bool:
    """Is an answer written as it is stored?"""
    return bool(text) and tidy(text) == text


def at_question(t: Table) -> None:
    """A living Monster is asked, with something to answer, and the table is in order."""
    assert t.question is not None
    assert len(t.question.options) > 1, f"{t.question.kind} leaves no choice: {list(t.question.options)}"
    assert not QUIET.intersection(list(t.question.options)[1:]), "the quiet answer is not the first"
    assert t.question.rule in causes(t.game.id), f"{t.question.rule} is no clause and no card"
    assert all(is_notation(text) for text in t.question.options), list(t.question.options)
    assert t.question.seat != CHANCE
    assert t.state.monsters[t.question.seat].alive
    assert t.question.seat not in t.state.leaving
    assert not t.state.over
    assert t.state.winner == NOBODY
    nobody_is_out_of_bounds(t)
    AT_QUESTIONS[t.game.id](t)


def at_the_end(t: Table) -> None:
    """It is over: a living Monster with the points or alone has won, nobody is left, or nothing goes on."""
    assert t.question is None
    assert t.state.over
    living = t.state.living()
    assert t.state.turn <= LONGEST, f"{t.state.turn} turns"
    last = t.log[-1]
    stuck = last.cause == STANDSTILL
    assert (t.state.winner == NOBODY) == (not living or stuck)
    assert last.kind == ("won" if living and not stuck else "nobody-won")
    if t.state.winner != NOBODY:
        winner = t.state.monsters[t.state.winner]
        by_card = last.cause in t.game.cards
        assert winner.alive
        assert by_card or winner.vp >= t.game.winning_vp or living == [winner]
    with pytest.raises(IllegalAnswer):
        t.answer("done")


# -- a whole game -----------------------------------------------------------------------------------


class Witness:
    """Watches one game from its start and finds anything that is not in order."""

    def __init__(self, setting: Setting, table: Table) -> None:
        begin = setting.state()
        self.cards = cards_of(begin)
        self.ledger = ledger(table.game, begin)
        self.phase = (-1, -1)
        self.turn = table.state.turn

    def look(self, t: Table) -> None:
        """Every law that holds at a question, or at the end."""
        cards_are_conserved(t.game, self.cards, t.state, settled=t.question is None)
        assert t.state.turn - self.turn <= AT_ONCE, "turns pass by themselves"
        self.turn = t.state.turn
        self.ledger.check(t)
        if t.question is None:
            at_the_end(t)
            return
        at_question(t)
        if self.phase != (t.state.turn, t.state.phase):
            self.phase = (t.state.turn, t.state.phase)
            save = t.save()
            between_phases(t.game, self.cards, load_state(t.game, save["state"], save["options"]))


def keeps_all_laws(setting: Setting, leaves: bool = False) -> Table:
    """Play a random game with a witness watching."""
    begun = setting.table()
    witness = Witness(setting, begun)
    rng = random.Random(f"leaves {setting.seed}")
    for table in walk(begun, Player(setting.seed)):
        if leaves and table.question and rng.random() < 0.03:
            table.leave(
                rng.choice([m.seat for m in table.state.living() if m.seat not in table.state.leaving])
            )
        witness.look(table)
    return table
