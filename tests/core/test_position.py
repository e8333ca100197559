"""What is said of a position is what then happens, is the same for a view, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kaiju.core import position
from kaiju.core.events import Event
from kaiju.core.position import Position
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.play import Player, setting
from tests.support.quick import sampled

GAMES_PLAYED = 12
MOST = 6  # results that are asked about

every_game = pytest.mark.parametrize("game", GAMES)


def tables(game: str) -> Iterator[tuple[Table, Player]]:
    """Random games that begin, with whoever plays them."""
    for seed in range(GAMES_PLAYED):
        yield setting(game, seed).table(), Player(seed)


def answers(p: Position) -> dict[str, Any]:
    """Every question about every Monster that is left, and its answer, by seat instead of Monster."""
    told: dict[str, Any] = {"next": position.next_seat(p), "order": position.turn_order(p)}
    for me in p.state.living():
        told[me.name] = [
            position.max_life(p, me),
            position.healing(p, me, 3),
            position.gaining(me, 2),
            position.purse(me),
            [position.price(p, me, card) for card in p.state.row if card],
            position.buyable(p, me),
            position.can_sweep(p, me),
            position.dice_count(p, me),
            position.rerolls(p, me),
            position.locked(p, me),
            position.compelled(p, me),
            position.income(p, me),
            position.entering(p, me),
            [position.attack_results(p, me, rolled) for rolled in range(MOST)],
            [target.seat for target in position.targets(p, me)],
            [
                position.damage(p, me, target, results)
                for target in p.state.others(me)
                for results in range(MOST)
            ],
            position.turns_before(p, me.seat),
        ]
    return told


@pytest.mark.parametrize("game", sampled(GAMES, 2))
def test_a_table_a_view_and_a_copy_give_the_same_answers_and_stay_as_they_are(game: str) -> None:
    for table, player in tables(game):
        while table.question is not None:
            if table.state.turn and table.question.kind in ("reroll", "buy"):
                before, heard = table.state.to_json(), len(table.log)
                told = answers(table)
                seat = table.question.seat
                assert answers(table.view(seat)) == told
                assert answers(table.view(CHANCE)) == told
                assert answers(Position(table.game, table.state.copy())) == told
                assert (table.state.to_json(), len(table.log)) == (before, heard)
            table.answer(player.choose(table.question))


@every_game
def test_the_next_turn_is_that_of_whom_it_was_said(game: str) -> None:
    turns = 0
    for table, player in tables(game):
        while table.question is not None:
            heard, turn, said = len(table.log), table.state.turn, position.next_seat(table)
            living = len(table.state.living())
            table.answer(player.choose(table.question))
            began = [event for event in table.log[heard:] if event.kind == "turn"]
            granted = [event for event in table.log[heard:] if event.kind == "extra-turn"]
            if turn and began and not granted and living == len(table.state.living()):
                assert began[0].seat == said
                turns += 1
    assert turns > 50


@every_game
def test_the_order_of_turns_is_that_of_who_waits_least(game: str) -> None:
    for table, player in tables(game):
        while table.question is not None:
            if table.state.turn:
                waits = {me.seat: len(position.turns_before(table, me.seat)) for me in table.state.living()}
                assert position.turn_order(table) == sorted(waits, key=lambda seat: waits[seat])
            table.answer(player.choose(table.question))


@every_game
def test_what_can_be_bought_is_what_is_offered_and_costs_what_was_said(game: str) -> None:
    bought = 0
    for table, player in tables(game):
        while table.question is not None:
            question, me = table.question, table.state.monsters[table.question.seat]
            text, heard = player.choose(question), len(table.log)
            if question.kind == "buy":
                slots = {f"buy {card.id}": at for at, card in enumerate(table.state.row) if card}
                buyable = [table.state.row[slot] for slot in position.buyable(table, me)]
                offered = {text for text in question.options if text in slots}
                assert {f"buy {card.id}" for card in buyable if card} <= offered
                assert ("sweep" in question.options) == position.can_sweep(table, me)
                card = table.state.row[slots[text]] if text in slots else None
                if card is not None and question.options[text] == slots[text]:
                    price = position.price(table, me, card)
                    table.answer(text)
                    assert [event.amount for event in table.log[heard:] if event.kind == "bought"][:1] in (
                        [price],
                        [],
                    )
                    bought += 1
                    continue
            table.answer(text)
    assert bought > 20


def paid(events: list[Event], seat: int, rules: tuple[str, ...]) -> tuple[int, int]:
    """The victory points and the Energy that some rules paid a seat."""
    found = [event for event in events if event.seat == seat and event.cause in rules]
    return (
        sum(event.amount for event in found if event.kind == "scored"),
        sum(event.amount for event in found if event.kind == "gained"),
    )


@pytest.mark.parametrize(
    ("game", "rules"),
    [("king-of-new-york", ("NY-EARN-1",)), ("king-of-tokyo", ("KT-START-1", "KT-2016-20"))],
)
def test_a_turn_that_begins_inside_pays_the_income_that_was_said(game: str, rules: tuple[str, ...]) -> None:
    """Cards that add to it have causes of their own, and the end of the dial cuts it short."""
    inside = 0
    for table, player in tables(game):
        while table.question is not None:
            heard, turn = len(table.log), table.state.turn
            table.answer(player.choose(table.question))
            starts = [at for at, event in enumerate(table.log) if at >= heard and event.kind == "turn"]
            me = table.state.me
            if not turn or not starts or me.cards or me.vp >= table.game.winning_vp or table.question is None:
                continue
            assert paid(table.log[starts[-1] :], me.seat, rules) == position.income(table, me)
            inside += any(position.income(table, me))
    assert inside > 10


def test_nothing_is_kept_of_a_turn_that_is_only_thought_of() -> None:
    table = setting("king-of-tokyo", 1, 4).table()
    before = table.state.to_json()
    turn = position.following(table)
    then = position.begun(table, turn)
    assert (then.state.active, then.state.dice, then.state.turn) == (turn.seat, [], table.state.turn + 1)
    then.state.me.life = 1
    assert table.state.to_json() == before


def test_whoever_is_out_has_no_turn_to_wait_for() -> None:
    table = setting("king-of-tokyo", 1, 3).table()
    table.state.monsters[1].alive = False
    assert 1 not in position.turn_order(table)
    with pytest.raises(AssertionError):
        position.turns_before(table, 1)
