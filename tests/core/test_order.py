"""In which order results are resolved without asking: only where that cannot matter, or is never worse."""

from __future__ import annotations

from itertools import permutations
from typing import Any
from zlib import crc32

import pytest

from kaiju.core.order import foregone
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.play import Player
from tests.support.positions import NEW_YORK, TOKYO, rolled
from tests.support.quick import sampled

CITY: dict[str, Any] = {
    "kong": {"at": "brooklyn", "life": 5},
    "sheriff": {"at": "manhattan-lower"},
    "mantis": {"at": "bronx"},
}


def resolving(dice: str, **position: Any) -> Table:
    """Kong is asked which of these results it resolves first."""
    table = rolled(NEW_YORK, dice, **{"monsters": CITY, **position})
    assert table.question is not None
    assert table.question.kind == "resolve"
    return table


def test_gains_come_first_and_what_is_left_needs_no_question() -> None:
    table = resolving("energy energy attack heal celebrity celebrity")
    given = []
    while (text := foregone(table)) is not None:
        given.append(text)
        table.answer(text)
    assert given == ["resolve energy", "resolve heal", "resolve celebrity"]
    assert table.question is not None
    assert (table.question.seat, table.question.kind) == (1, "flee")


def test_an_order_that_matters_is_asked_for() -> None:
    fire = {"brooklyn": {"units": ["tank"], "stacks": ["high-rise-1 +2"]}}
    assert foregone(resolving("attack attack ouch ouch ouch attack", boroughs=fire)) is None
    assert foregone(resolving("destruction ouch ouch ouch ouch ouch", boroughs=fire)) is None


@pytest.mark.parametrize(
    ("life", "units", "asked"), [(5, 1, False), (10, 1, True), (1, 1, True), (10, 0, False)]
)
def test_hearts_and_skulls_are_asked_for_only_if_their_order_matters(
    life: int, units: int, asked: bool
) -> None:
    """At full life hearts are wasted before the skulls, and with the last one they come too late after."""
    monsters = {**CITY, "kong": {"at": "brooklyn", "life": life}}
    boroughs = {"brooklyn": {"units": ["tank"] * units}}
    table = resolving("heal heal ouch heal heal ouch", monsters=monsters, boroughs=boroughs)
    assert (foregone(table) is None) is asked


def test_hearts_that_would_be_wasted_wait_while_others_may_still_hurt() -> None:
    monsters = {**CITY, "kong": {"at": "brooklyn", "life": 10}}
    assert foregone(resolving("heal heal attack attack attack attack", monsters=monsters)) is None


def test_what_a_card_offers_is_not_passed_over() -> None:
    kong = {"at": "brooklyn", "life": 5, "cards": ["carapace"], "counters": {"carapace": 2}}
    table = resolving("energy energy heal heal celebrity celebrity", monsters={**CITY, "kong": kong})
    assert table.question is not None
    assert "use carapace" in table.question.options
    assert foregone(table) is None


def test_only_the_order_of_results_is_found() -> None:
    assert foregone(Table(GAMES[TOKYO], 3, seed="order")) is None
    assert foregone(Table(GAMES[NEW_YORK], 3, seed="order")) is None


def ends(table: Table, order: tuple[str, ...]) -> list[Any] | None:
    """How things stand after resolving in this order; None if there is a decision or chance before that."""
    tried, seat = table.without_chance(), table.question.seat if table.question else -1
    for text in order:
        question = tried.question
        if question is not None and question.seat == seat and question.kind == "resolve":
            tried.answer(text)
    if len(tried.state.resolved) < len(table.state.resolved) + len(order) and tried.state.active == seat:
        return None
    state = tried.state.to_json()
    state["resolved"] = sorted(state["resolved"])
    asked = tried.question
    return [state, asked.seat if asked else -1, list(asked.options) if asked else []]


@pytest.mark.parametrize("seeds", sampled([range(4), range(4, 14)], 2), ids=str)
def test_all_orders_come_to_the_same_where_nobody_is_asked(seeds: range) -> None:
    """The law, by trying every order there is; what leads to a decision first is left out."""
    found = compared = asked = 0
    for seed in seeds:
        table, player = Table(GAMES[NEW_YORK], 4, seed=f"orders {seed}"), Player(seed)
        while table.question is not None:
            text = foregone(table)
            if table.question.kind == "resolve":
                found, asked = found + (text is not None), asked + (text is None)
            if text is not None and len(table.question.options) <= 4:
                orders = [order for order in permutations(table.question.options) if order[0] == text]
                others = [order for order in permutations(table.question.options) if order[0] != text]
                for other in others:
                    mine = (text, *[one for one in other if one != text])
                    assert mine in orders
                    one, two = ends(table, mine), ends(table, other)
                    if one is not None and two is not None:
                        compared += 1
                        assert one == two, (seed, mine, other)
            table.answer(text or player.choose(table.question))
    games = len(seeds)
    assert (found > 7 * games, compared > 14 * games, asked > games) == (True, True, True), (
        found,
        compared,
        asked,
    )


def played_out(table: Table, order: tuple[str, ...], wish: int) -> tuple[list[Any], dict[str, int]]:
    """How the others and I stand after my results in this order; equal questions get equal answers."""
    tried, seat = table.clone(), table.state.active
    phase, turn, left = table.state.phase, table.state.turn, list(order)
    while tried.question is not None and (tried.state.phase, tried.state.turn) == (phase, turn):
        question = tried.question
        if question.kind == "resolve":
            left = [text for text in left if text in question.options]
            tried.answer(left.pop(0) if left else next(iter(question.options)))
        else:
            tried.answer(min(question.options, key=lambda text: crc32(f"{wish} {text}".encode())))
    state = tried.state.to_json()
    me = state["monsters"].pop(seat)
    mine = {name: int(me[name]) for name in ("alive", "life", "vp", "energy")}
    return [state["monsters"], me["place"], [card["card"] for card in me["cards"]]], mine


@pytest.mark.parametrize("seeds", sampled([range(4), range(4, 20)], 2), ids=str)
def test_a_gain_is_never_too_early(seeds: range) -> None:
    """Where a decision or chance lies between: whatever is decided, no other order is better."""
    compared = 0
    for seed in seeds:
        table, player = Table(GAMES[NEW_YORK], 4, seed=f"gains {seed}"), Player(seed)
        while table.question is not None:
            text = foregone(table)
            if text is not None:
                others = [one for one in table.question.options if one != text]
                orders = [(*others[:at], text, *others[at:]) for at in range(1, len(others) + 1)]
                for wish in range(3):
                    first, mine = played_out(table, (text, *others), wish)
                    for order in orders:
                        later, then = played_out(table, order, wish)
                        compared += 1
                        if then == mine:
                            assert first == later, (seed, text, order)
                        else:  # what came early may have been spent on something
                            assert any(mine[name] > then[name] for name in mine), (seed, text, order)
            table.answer(text or player.choose(table.question))
    assert compared > 25 * len(seeds)
