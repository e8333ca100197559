"""A card that one seat alone has looked at is known to nobody else: not by a view, not by imagination."""

from __future__ import annotations

import random

import pytest

from tests.support import table_laws
from tests.support.laboratory import board, secrets, whoever_has_looked_knows_the_card, with_another_top
from tests.support.play import Player, by_clone, by_save, finish, plain
from tests.support.quick import sampled

SEEDS = sampled(range(8), 4)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_does_not_depend_on_a_card_that_only_others_have_seen(seed: int) -> None:
    rng, compared = random.Random(seed), 0
    for table in secrets(seed):
        card = rng.choice([card for card in table.state.deck if card != board(table).top])
        other = with_another_top(table, card)
        if other is not None:
            compared += 1
            table_laws.a_view_hides_what_others_know(table, other, seed)
    assert compared


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_imagined_fits_what_each_seat_has_seen(seed: int) -> None:
    rng = random.Random(seed)
    for table in secrets(seed, 15):
        again = rng.choice((plain, by_clone, by_save))
        table_laws.what_is_imagined_fits(again(table), seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_has_looked_knows_the_card(seed: int) -> None:
    whoever_has_looked_knows_the_card(seed)


@pytest.mark.slow
def test_a_seat_that_has_not_looked_imagines_any_card_of_the_deck() -> None:
    table = next(secrets(1))
    blind, revealed = 2, set[str]()
    assert blind not in board(table).seen
    for number in range(200):
        dream = table.view(blind).imagine(random.Random(number))
        finish(dream, Player(number))
        shown = [event.what for event in dream.log[len(table.log) :] if event.kind in ("revealed", "bought")]
        revealed |= set(shown[:1])
    assert len(revealed) > 20


@pytest.mark.parametrize("seed", SEEDS)
def test_the_answers_that_are_offered_are_for_the_seat_that_is_asked(seed: int) -> None:
    for table in secrets(seed):
        assert table.question is not None
        for seat in range(len(table.state.monsters)):
            question = table.view(seat).question
            assert question is not None
            mine = list(table.question.options) if seat == table.question.seat else []
            assert list(question.options) == mine
            assert table.view(seat).to_json()["question"]["options"] == mine
