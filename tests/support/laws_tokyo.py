"""What must hold for Tokyo at every question: places, Bay, copies, dice, who knows the top card."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from kaiju.core.game import Game
from kaiju.core.market import buy
from kaiju.core.state import NOWHERE, Held, Monster, State
from kaiju.core.table import Table
from kaiju.tokyo.board import BAY, CITY, OUTSIDE, Board, in_tokyo
from kaiju.tokyo.faces import CLAW
from kaiju.tokyo.tokens import POISON, SHRINK

MOST_DICE: Final = 9
ROLLING: Final = ("reroll", "pause", "dwell", "change")
COPIES: Final = "mimic"
CHARGED: Final = {"smoke-cloud", "monster-batteries"}


def at_question(t: Table) -> None:
    """The laws of Tokyo at a question of a seat."""
    board = cast(Board, t.state.extra)
    everybody_has_a_place(t.state, board)
    cards_are_told_apart(t.state)
    the_top_card_is_in_the_deck(t.state, board)
    dice_are_counted(t, board)
    beginners_keep_their_claws(t)
    only_those_who_bled_may_yield(t)
    assert len(set(board.facts.used)) == len(board.facts.used)
    for monster in t.state.monsters:
        assert set(monster.tokens) <= {POISON, SHRINK}


def between_phases(game: Game, state: State) -> None:
    """The laws of Tokyo while no rule is being carried out, once the set-up is finished."""
    if not state.turn:
        return
    board = cast(Board, state.extra)
    everybody_has_a_place(state, board)
    cards_are_told_apart(state)
    # Looking at the top card makes a new deck while the row waits for its next reveal. (KT-BUY-10)
    assert None not in state.row or not state.deck or "made-in-a-lab" not in state.deck, "a gap in the row"
    assert not standing(state, BAY) or standing(state, CITY), "in Bay although City is empty"
    for held in cards_in_play(state):
        assert held.counter > 0 or held.card.id not in CHARGED, f"an empty {held.card.id}"
        assert held.card.id != COPIES or not held.counter, "something lies on a Mimic that copies nothing"
    if state.options["edition"] == "2016" and game.phases[state.phase] is buy and state.me.alive:
        tokyo_is_held(state, board)


def tokyo_is_held(state: State, board: Board) -> None:
    """When the Enter step of the 2016 edition is over, City is held, and Bay too. (KT-2016-2)"""
    assert standing(state, CITY), "nobody entered City"
    assert in_tokyo(state.me) or not board.bay or standing(state, BAY), "nobody entered Bay"


def standing(state: State, place: str) -> list[Monster]:
    """Who is in a place."""
    return [monster for monster in state.living() if monster.place == place]


def cards_in_play(state: State) -> list[Held]:
    """Every card in front of a Monster."""
    return [held for monster in state.monsters for held in monster.cards]


def everybody_has_a_place(state: State, board: Board) -> None:
    """One in City, one in Bay while it is open, all others outside. (KT-TOKYO-6, KT-BAY-1)"""
    for monster in state.monsters:
        assert monster.place in ((OUTSIDE, CITY, BAY) if monster.alive else (NOWHERE,)), monster.to_json()
    assert len(standing(state, CITY)) <= 1, "a crowd in City"
    assert len(standing(state, BAY)) <= int(board.bay), "a crowd in Bay, or Bay is closed"
    if board.bay:
        assert state.options.get("bay", "on") == "on"
        assert len(state.living()) >= 5


def cards_are_told_apart(state: State) -> None:
    """Each card in play has its owner and its number; only a Mimic acts as another, which is in play."""
    cards = {held.number: held for held in cards_in_play(state)}
    assert len(cards) == len(cards_in_play(state))
    for monster in state.monsters:
        for held in monster.cards:
            assert held.owner == monster.seat
            assert 0 < held.number <= state.held
            assert 0 <= held.paid <= held.printed.cost
            assert (held.card is not held.printed) == bool(held.copied)
            assert not held.copied or held.printed.id == COPIES
            assert not held.copied or held.copied in cards, "a copy of a card that left play"
            assert not held.copied or cards[held.copied].card is held.card


def the_top_card_is_in_the_deck(state: State, board: Board) -> None:
    """A card that was looked at is still in the deck, and somebody has looked. (KT-COMP-9)"""
    assert bool(board.top) == bool(board.seen)
    assert not board.top or state.deck[board.top] > 0
    assert len(set(board.seen)) == len(board.seen)


def dice_are_counted(t: Table, board: Board) -> None:
    """Six dice, more with Extra Heads, fewer with tokens and in a chain of turns. (KT-ROLL-6)"""
    state = t.state
    assert t.question is not None
    assert len(state.dice) <= MOST_DICE
    assert state.rerolls >= 0
    if state.dice and t.question.kind in ROLLING:
        heads = Counter(held.card.id for held in state.me.cards)["extra-head"]
        assert len(state.dice) == 6 + heads - state.me.tokens.get(SHRINK, 0) - board.chain


def beginners_keep_their_claws(t: Table) -> None:
    """No reroll includes a claw, and at the first question there is one reroll. (KT-BEGIN-1, KT-BEGIN-2)"""
    question, dice = t.question, t.state.dice
    if question is None or question.kind != "reroll" or t.state.options["beginner"] == "off":
        return
    picked = {int(die) for text in question.options if text.startswith("reroll") for die in text.split()[1:]}
    assert picked == {number for number, face in enumerate(dice, 1) if face != CLAW}


def only_those_who_bled_may_yield(t: Table) -> None:
    """A monster that is asked is in Tokyo and lost life to this attack. (KT-YIELD-3)"""
    question = t.question
    if question is None or question.kind != "yield":
        return
    assert in_tokyo(t.state.monsters[question.seat])
    assert question.seat != t.state.active
    last = max(at for at, event in enumerate(t.log) if event.kind == "attacks")
    lost = [
        e.amount for e in t.log[last:] if (e.kind, e.what, e.seat) == ("damaged", "attack", question.seat)
    ]
    assert sum(lost) > 0
