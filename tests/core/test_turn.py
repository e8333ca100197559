"""Turns: whatever lies on the table, an answer leads to a question or to the end, and soon."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kaiju.core.errors import CorruptRecord
from kaiju.core.game import Game
from kaiju.core.state import Held, Place, State
from kaiju.core.table import Table
from kaiju.core.turn import MOST_TURNS
from kaiju.games import GAMES
from kaiju.newyork.city import OUTER
from kaiju.tokyo.board import CITY, OUTSIDE
from kaiju.tokyo.game import Tokyo
from kaiju.tokyo.tokens import SHRINK
from tests.support.exhaustive import lies_ready
from tests.support.laws import AT_ONCE
from tests.support.play import Player, any_options, by_clone, by_save, edition_of, editions, snapshot

EVENTS = 60 * AT_ONCE
EDITIONS = [edition for game in GAMES.values() for edition in editions(game)]


def barren(game: Game, seed: int) -> State:
    """A position in which hardly anything can be done: few dice, no energy, few cards or none to buy."""
    rng = random.Random(f"barren {game.dialect[0]} {seed}")
    names = tuple(rng.sample(game.names, rng.randint(*game.players)))
    state = game.new_state(names, {**any_options(game, rng, names), **edition_of(game)})
    ready = [card for card in game.cards.values() if lies_ready(card)]
    for monster, card in zip(state.monsters, rng.sample(ready, len(names)), strict=True):
        monster.place = rng.choice([OUTSIDE, CITY]) if isinstance(game, Tokyo) else OUTER[monster.seat // 2]
        if sum(other.place == CITY for other in state.monsters) > 1:
            monster.place = OUTSIDE
        monster.life = rng.randint(1, 10)
        monster.tokens = {token: rng.randint(5, 9) for token in game.tokens if rng.random() < 0.8}
        if rng.random() < 0.7:
            state.held += 1
            monster.cards = (Held(card, monster.seat, rng.randint(0, 3), state.held, card.cost),)
    state.fill_deck({} if rng.random() < 0.6 else dict(list(state.deck.items())[:4]))
    state.phase, state.turn = game.first_turn_phase, 1
    return state


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.dialect[0])
def test_no_position_makes_a_call_run_without_end(game: Game) -> None:
    stuck = 0
    for seed in range(150):
        table, player = Table(game, seed=f"barren {seed}", state=barren(game, seed)), Player(seed)
        table.start()
        turn, heard = 1, 0
        for _ in range(40):
            assert table.state.turn - turn <= AT_ONCE
            assert len(table.log) - heard <= EVENTS
            turn, heard = table.state.turn, len(table.log)
            if table.question is None:
                break
            table.answer(player.choose(table.question))
        stuck += table.state.over and bool(table.state.living()) and table.state.winner < 0
    assert bool(stuck) == (type(game) is Tokyo), "elsewhere everybody rolls dice, or enters Tokyo"


def standing_still() -> dict[str, Any]:
    """The save of a game in which one more answer leads to turns without a roll or a decision."""
    game = GAMES["king-of-tokyo"]
    state = game.new_state(("alienoid", "kraken", "giga-zaur"), {})
    state.phase, state.turn, state.row = game.first_turn_phase, 1, [game.card("wings"), None, None]
    state.fill_deck({})
    for monster in state.monsters:
        monster.place, monster.tokens = Place(OUTSIDE), {SHRINK: 6}
    state.me.energy = 6
    table = Table(game, seed="still", state=state)
    table.start()
    return table.save()


@pytest.mark.parametrize("again", [by_clone, by_save])
def test_a_standstill_is_the_same_for_copies(again: Any) -> None:
    table = Table.load(GAMES["king-of-tokyo"], standing_still())
    other = again(table)
    for each in (table, other):
        each.answer("buy wings")
    assert table.question is None
    assert table.log[-1].cause == "KT-RULING-72"
    assert snapshot(table) == snapshot(other)
    assert {**snapshot(again(table)), "log": None} == {**snapshot(table), "log": None}


def test_a_save_that_would_go_on_for_ever_is_refused() -> None:
    save = standing_still()
    save["state"]["monsters"][0] |= {"energy": 0, "vp": -1000 * MOST_TURNS, "place": CITY}
    with pytest.raises(CorruptRecord, match="endless"):
        Table.load(GAMES["king-of-tokyo"], save)


@pytest.mark.parametrize("still", [-(10**9), 10**9])
def test_what_a_save_says_of_a_standstill_is_not_believed_for_long(still: int) -> None:
    save = standing_still()
    save["state"]["still"] = still
    table = Table.load(GAMES["king-of-tokyo"], save)
    table.answer("buy wings")
    assert table.question is None
    assert table.state.turn <= 6


def test_a_game_saved_before_there_was_a_standstill_is_loaded() -> None:
    save = standing_still()
    del save["state"]["still"]
    assert Table.load(GAMES["king-of-tokyo"], save).question is not None
