"""The laws notice: each fault that is put into the rules here is found within a few games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kaiju.core import damage, market, verbs
from kaiju.core.errors import CorruptRecord, Diverged
from kaiju.core.questions import Roll
from kaiju.core.record import Record
from kaiju.core.state import Face, Monster, State
from kaiju.core.table import Table
from kaiju.core.view import View
from kaiju.newyork import attack, destruction, game, moves
from kaiju.newyork.city import city
from tests import laws, marathon, table_laws
from tests.play import Player, Setting, setting, walk

FEW = 40
Patch = pytest.MonkeyPatch


def nothing(*given: Any) -> None:
    """Do nothing at all."""


async def nothing_later(*given: Any) -> None:
    """Do nothing at all, when it is awaited."""


def life_without_end(patch: Patch) -> None:
    patch.setattr(verbs, "max_life", lambda t, me: 99)


def cards_that_stay_in_the_deck(patch: Patch) -> None:
    turn_up = market.turn_up

    async def copying(t: Table) -> Any:
        card = await turn_up(t)
        t.state.deck[card.id] = t.state.deck.get(card.id, 0) + 1
        return card

    patch.setattr(market, "turn_up", copying)


def cards_that_vanish_when_swept(patch: Patch) -> None:
    async def sweep(t: Table, me: Monster) -> None:
        t.state.row = [None] * len(t.state.row)
        await market.refill(t)

    patch.setattr(market, "sweep", sweep)


def the_dead_keep_what_they_own(patch: Patch) -> None:
    patch.setattr(damage, "_clear", nothing_later)


def nobody_shifts_tracks(patch: Patch) -> None:
    for module in (attack, game, moves):
        patch.setattr(module, "shift_tracks", nothing)


def there_is_always_room(patch: Patch) -> None:
    patch.setattr(moves, "has_room", lambda state, borough: True)


def units_that_get_lost(patch: Patch) -> None:
    take_unit = destruction._take_unit

    def lose(t: Table, me: Monster, target: Any) -> None:
        take_unit(t, me, target)
        city(t).trophies[me.seat] = city(t).trophies[me.seat][:-1]

    patch.setattr(destruction, "_take_unit", lose)


def the_dead_keep_their_goal_cards(patch: Patch) -> None:
    patch.setattr(game, "return_goal_cards", nothing)


def events_that_are_not_told(patch: Patch) -> None:
    emit = Table.emit

    def silent(t: Table, kind: str, *given: Any, **named: Any) -> None:
        if kind != "healed":
            emit(t, kind, *given, **named)

    patch.setattr(Table, "emit", silent)


FAULTS = [
    life_without_end,
    cards_that_stay_in_the_deck,
    cards_that_vanish_when_swept,
    the_dead_keep_what_they_own,
    nobody_shifts_tracks,
    there_is_always_room,
    units_that_get_lost,
    the_dead_keep_their_goal_cards,
    events_that_are_not_told,
]


def play_some() -> None:
    """Some games under the eyes of a witness."""
    for seed in range(FEW):
        laws.keeps_all_laws(setting("king-of-new-york", seed, 5 + seed % 2))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_of_the_rules_is_noticed(monkeypatch: Patch, fault: Callable[[Patch], None]) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        play_some()


# -- faults of the table -----------------------------------------------------------------------------


def copies_that_share(patch: Patch) -> None:
    copy = State.copy

    def sharing(state: State) -> State:
        twin = copy(state)
        twin.discard = state.discard
        return twin

    patch.setattr(State, "copy", sharing)


def views_that_tell_too_much(patch: Patch) -> None:
    view = Table.view

    def telling(t: Table, seat: int) -> View:
        seen = view(t, seat)
        coins = Roll(8, (Face("heads"), Face("tails")), "")
        seen.state.rerolls = t.chance.answer(coins).count("heads") if t.chance else 0
        return seen

    patch.setattr(Table, "view", telling)


def saves_that_forget(patch: Patch) -> None:
    save = Table.save

    def forgetting(t: Table) -> dict[str, Any]:
        data = save(t)
        return {**data, "state": {**data["state"], "discard": []}}

    patch.setattr(Table, "save", forgetting)


def records_that_forget(patch: Patch) -> None:
    lines = Record.__init__

    def forgetting(record: Record, headers: Any, story: Any, trailer: Any) -> None:
        lines(record, headers, story[:-1], trailer)

    patch.setattr(Record, "__init__", forgetting)


def check_the_table(each: Setting) -> None:
    """Every law of a table at some questions of one game."""
    for number, table in enumerate(walk(each.table(), Player(each.seed))):
        if table.question and number % 20 == 10:
            table_laws.a_clone_is_equal_and_independent(table, number)
            table_laws.a_save_is_equal_and_goes_on_alike(table, number)
            table_laws.a_view_hides_what_is_to_come(each, table)
    table_laws.a_record_tells_all(table)


@pytest.mark.parametrize(
    "fault", [copies_that_share, views_that_tell_too_much, saves_that_forget, records_that_forget]
)
def test_a_fault_of_the_table_is_noticed(monkeypatch: Patch, fault: Callable[[Patch], None]) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, CorruptRecord, Diverged)):
        check_the_table(setting("king-of-new-york", 0, 4))


def test_without_a_fault_nothing_is_noticed() -> None:
    check_the_table(setting("king-of-new-york", 0, 4))


def test_the_marathon_counts_what_it_plays() -> None:
    tally = marathon.batch("king-of-new-york", range(6))
    assert tally.games == tally.ends.total() == 6
    assert not tally.broken


def test_the_marathon_stops_at_a_fault_and_says_how_to_see_it_again(monkeypatch: Patch) -> None:
    life_without_end(monkeypatch)
    tally = marathon.batch("king-of-new-york", range(FEW))
    assert tally.games < FEW
    assert f"--game king-of-new-york --first {tally.games} --games 1" in tally.broken
