"""Automatic answers: they look like any other, and come neither too late nor for others."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from prometheus_client import generate_latest

from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server import metrics
from kaiju.server.play import actions, automatic_answers
from kaiju.server.play.caretaker import LONGEST_STORY
from kaiju.server.play.clock import SLOW
from kaiju.server.play.live import LiveTable
from kaiju.server.play.refusals import Refused
from tests.support.server.care import SETTINGS, Clock, arrive, depart, nothing_is_due, process, until
from tests.support.server.tables import begun

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.mark.parametrize(
    ("rules", "options", "life", "expected"),
    [
        (["stay"], ["stay", "flee bronx"], 3, "stay"),
        (["stay"], ["stay", "move bronx"], 3, None),
        (["stay", "flee 4"], ["stay", "flee bronx", "flee queens"], 4, "flee bronx"),
        (["stay", "flee 4"], ["stay", "flee bronx"], 5, "stay"),
        (["flee 4"], ["stay", "yield"], 4, "yield"),
        (["flee 4"], ["stay", "yield"], 5, None),
        (["decline jets"], ["pass", "use jets"], 5, "pass"),
        (["decline jets"], ["pass", "use jets", "use wings"], 5, None),
        (["decline wings"], ["pass", "use jets"], 5, None),
        ([], ["stay", "yield"], 1, None),
    ],
)
def test_a_rule_answers_what_it_is_for(
    rules: list[str], options: list[str], life: int, expected: str | None
) -> None:
    table = Table(GAMES["king-of-tokyo"], 2, seed=1)
    assert table.question is not None
    me = table.state.monsters[0]
    me.life = life
    question = type(table.question)(0, "yield", dict.fromkeys(options), "")
    assert automatic_answers.answer(rules, question, me) == expected


@pytest.mark.parametrize("rule", ["run", "flee", "flee 0", "flee 99", "decline unheard-of", "stay here", ""])
def test_what_is_no_rule_is_refused(rule: str) -> None:
    with pytest.raises(Refused, match="no-rule"):
        automatic_answers.check([rule], GAMES["king-of-tokyo"])


async def test_an_automatic_answer_looks_like_any_other_and_is_set_unseen(database_url: str) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(SETTINGS, auto_delay=10.0, pace=10_000)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house, "king-of-tokyo", 3)
        ears = [await arrive(here, live, seat) for seat in range(3)]
        seat, number = await to_a_yield(live), live.row.number
        heard = [len(ear.heard) for ear in ears]
        await live.send(actions.set_automatic, seat, ["stay"])
        await nothing_is_due(here, live)
        assert live.row.number == number  # it takes its time, as a person would
        assert [len(ear.heard) for ear in ears] == heard
        clock.time += 41
        await until(here, live, lambda: live.row.number > number)
        told = [message for message in ears[(seat + 1) % 3].heard if f'"number":{number + 1},' in message]
        assert '"kind":"answer"' in told[0]
        assert "auto" not in told[0]
        assert b'"auto"' not in generate_latest(metrics.REGISTRY)


async def test_an_automatic_answer_comes_neither_too_late_nor_for_somebody_who_is_gone(
    database_url: str,
) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(SETTINGS, auto_delay=10_000.0, pace=100, grace=30.0)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house, "king-of-tokyo", 3)
        ears = [await arrive(here, live, seat) for seat in range(3)]
        seat = await to_a_yield(live)
        await live.send(actions.set_automatic, seat, ["stay"])
        due = await live.send(here.caretaker.due)
        assert due is not None
        assert live.row.deadline is not None
        assert clock.time < due.at < live.row.deadline
        depart(here, live, ears[seat])
        clock.time += settings.grace + 1
        await until(here, live, lambda: live.row.seats[seat].away)


async def test_who_watches_the_connections_sees_no_automatic_answer(database_url: str) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(SETTINGS, auto_delay=10.0, pace=1000, grace=500.0)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house, "king-of-tokyo", 3)
        ears = [await arrive(here, live, seat) for seat in range(3)]
        seat = await to_a_yield(live)
        await live.send(actions.set_automatic, seat, ["stay"])
        depart(here, live, ears[seat])
        assert seat not in ears[(seat + 1) % 3].last["seats"]
        number = live.row.number
        for _ in range(4):
            await nothing_is_due(here, live)
            clock.time += 100
        assert live.row.number == number  # nobody answers without being there
        await arrive(here, live, seat)
        due = await live.send(here.caretaker.due)
        assert due is not None
        assert clock.time + 2 < due.at < clock.time + 50  # nor in the moment of coming back
        clock.time += 50
        await until(here, live, lambda: live.row.number > number)
        assert live.history.recent[-1].kind == "answer"


async def test_an_automatic_answer_waits_until_its_player_has_seen_what_happened(database_url: str) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(SETTINGS, auto_delay=1.0, pace=1000)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house, "king-of-tokyo", 3)
        ears = [await arrive(here, live, seat) for seat in range(3)]
        seat = await to_a_yield(live)
        ears[seat].shown = live.row.number - 1
        await live.send(actions.set_automatic, seat, ["stay"])
        clock.time += LONGEST_STORY - 1
        due = await live.send(here.caretaker.due)
        assert due is not None
        assert due.at == live.row.deadline
        ears[seat].shown = live.row.number
        due = await live.send(here.caretaker.due)
        assert due is not None
        assert clock.time < due.at < clock.time + 5


async def test_in_a_slow_game_nobody_is_told_who_is_connected(database_url: str) -> None:
    clock = Clock()
    settings = msgspec.structs.replace(SETTINGS, auto_delay=10.0, pace=SLOW)
    async with process(database_url, clock, settings) as here:
        live = await begun(here.house, "king-of-tokyo", 3)
        ears = [await arrive(here, live, seat) for seat in range(3)]
        seat = await to_a_yield(live)
        await live.send(actions.set_automatic, seat, ["stay"])
        depart(here, live, ears[seat])
        told = [json.loads(text) for ear in ears for text in ear.heard if '"online"' in text]
        assert {tuple(one["seats"]) for one in told} == {(0, 1, 2)}
        number = live.row.number
        due = await live.send(here.caretaker.due)
        assert due is not None
        clock.time = due.at
        await until(here, live, lambda: live.row.number > number)


async def to_a_yield(live: LiveTable) -> int:
    """Play until a seat is asked whether it stays in Tokyo; the seat."""
    rng = random.Random(2)
    while live.question is not None and "yield" not in live.question.options:
        await live.send(
            actions.answer, live.question.seat, rng.choice(list(live.question.options)), live.history.question
        )
    assert live.question is not None
    return live.question.seat
