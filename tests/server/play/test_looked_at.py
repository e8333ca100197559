"""A card that one seat has looked at is shown to nobody else, and is not put back."""

from __future__ import annotations

import random

import pytest

from kaiju.core.errors import IllegalAnswer
from kaiju.server.play import actions
from tests.support.laboratory import begin as lab
from tests.support.laboratory import board
from tests.support.server.tables import GUESTS, Ear, house, play_on, set_out

pytestmark = pytest.mark.anyio


async def test_a_card_that_one_seat_has_looked_at_is_shown_to_nobody_else(database_url: str) -> None:
    async with house(database_url) as here:
        live = await set_out(here, lab("a secret"))
        ears = [Ear(guest.id) for guest in GUESTS[:3]] + [Ear()]
        for ear in ears:
            await live.attach(ear)
        rng = random.Random(1)
        while live.question is not None and "look" not in live.question.options:
            await play_on(live, rng, most=1)
        assert live.question is not None
        looker = live.question.seat
        await live.send(actions.answer, looker, "look", live.history.question)
        assert live.table is not None
        top = board(live.table).top
        shown = [ear.last["state"]["board"]["top"] for ear in ears]
        assert shown == [top if seat == looker else "" for seat in range(4)]
        assert not live.may_undo(looker)


async def test_a_card_that_was_bought_unseen_is_not_taken_back(database_url: str) -> None:
    async with house(database_url) as here:
        for seed in range(40):
            live = await set_out(here, lab(f"secret {seed}"))
            rng = random.Random(seed)
            while live.question and "look" not in live.question.options:
                await play_on(live, rng, most=1)
            assert live.question is not None
            seat = live.question.seat
            await live.send(actions.answer, seat, "look", live.history.question)
            if "buy top" in live.question.options:
                break
        await live.send(actions.answer, seat, "buy top", live.history.question)
        assert live.table is not None
        assert live.table.can_undo(seat)
        assert not live.may_undo(seat)
        with pytest.raises(IllegalAnswer, match="cannot-undo"):
            await live.send(actions.undo, seat, live.row.number)
        live.undo.forget()
        assert not live.may_undo(seat)
