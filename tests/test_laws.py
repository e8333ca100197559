"""The laws notice: each fault that is put into the rules here is found within a few games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kaiju.core import damage, market, verbs
from kaiju.core import position as core_position
from kaiju.core.errors import CorruptRecord, Diverged
from kaiju.core.game import Game
from kaiju.core.notation.record import Record
from kaiju.core.questions import Roll
from kaiju.core.state import Face, Monster, State
from kaiju.core.table import Table
from kaiju.core.turn import check_survivors
from kaiju.core.view import View
from kaiju.games import GAMES
from kaiju.newyork import attack, destruction, game, moves, position
from kaiju.newyork.city import city
from kaiju.tokyo import attack as tokyo_attack
from kaiju.tokyo import falling
from kaiju.tokyo import moves as tokyo_moves
from kaiju.tokyo import position as tokyo_position
from kaiju.tokyo.game import Tokyo
from tests.support import exhaustive, laboratory, laws, marathon, table_laws
from tests.support.play import Player, Setting, editions, setting, walk
from tests.support.quick import sampled

FEW = 40
Patch = pytest.MonkeyPatch


def nothing(*given: Any) -> None:
    """Do nothing at all."""


async def nothing_later(*given: Any) -> None:
    """Do nothing at all, when it is awaited."""


def life_without_end(patch: Patch) -> None:
    for module in (core_position, verbs):
        patch.setattr(module, "max_life", lambda t, me: 99)


def cards_that_stay_in_the_deck(patch: Patch) -> None:
    turn_up = market.turn_up

    async def copying(t: Table, slot: int) -> None:
        await turn_up(t, slot)
        card = t.state.row[slot]
        assert card
        t.state.deck[card.id] = t.state.deck.get(card.id, 0) + 1

    patch.setattr(market, "turn_up", copying)


def cards_that_vanish_when_swept(patch: Patch) -> None:
    async def sweep(t: Table, me: Monster) -> None:
        t.state.row = [None] * len(t.state.row)
        await market.refill(t)

    patch.setattr(market, "sweep", sweep)


def the_dead_keep_what_they_own(patch: Patch) -> None:
    patch.setattr(damage, "clear", nothing_later)


def nobody_shifts_tracks(patch: Patch) -> None:
    for module in (attack, game, moves):
        patch.setattr(module, "shift_tracks", nothing)


def there_is_always_room(patch: Patch) -> None:
    for module in (moves, position):
        patch.setattr(module, "has_room", lambda p, borough: True)


def units_that_get_lost(patch: Patch) -> None:
    take_unit = destruction.take_unit

    def lose(t: Table, me: Monster, target: Any) -> None:
        take_unit(t, me, target)
        city(t).trophies[me.seat] = city(t).trophies[me.seat][:-1]

    patch.setattr(destruction, "take_unit", lose)


def the_dead_keep_their_goal_cards(patch: Patch) -> None:
    patch.setattr(game, "return_goal_cards", nothing)


def events_that_are_not_told(patch: Patch) -> None:
    emit = Table.emit

    def silent(t: Table, kind: str, *given: Any, **named: Any) -> None:
        if kind != "healed":
            emit(t, kind, *given, **named)

    patch.setattr(Table, "emit", silent)


def bay_that_never_closes(patch: Patch) -> None:
    async def only_check(rules: Tokyo, t: Table, fallen: list[Monster]) -> None:
        check_survivors(t)

    patch.setattr(Tokyo, "after_elimination", only_check)


def a_tokyo_that_pays_nothing(patch: Patch) -> None:
    patch.setattr(tokyo_moves, "reward", nothing_later)


def a_tokyo_that_looks_empty(patch: Patch) -> None:
    for module in (tokyo_attack, tokyo_position):
        patch.setattr(module, "occupant", nothing)


def copies_that_go_on(patch: Patch) -> None:
    for module in (verbs, falling):
        patch.setattr(module, "end_copies", nothing_later)


def twenty_points_that_nobody_counts(patch: Patch) -> None:
    patch.setattr(Tokyo, "count_vp", nothing)


def chains_that_keep_all_dice(patch: Patch) -> None:
    patch.setattr(Tokyo, "dice_count", Game.dice_count)


FAULTS: dict[str, list[Callable[[Patch], None]]] = {
    "king-of-new-york": [
        life_without_end,
        cards_that_stay_in_the_deck,
        cards_that_vanish_when_swept,
        the_dead_keep_what_they_own,
        nobody_shifts_tracks,
        there_is_always_room,
        units_that_get_lost,
        the_dead_keep_their_goal_cards,
        events_that_are_not_told,
    ],
    "king-of-tokyo": [
        life_without_end,
        cards_that_stay_in_the_deck,
        cards_that_vanish_when_swept,
        the_dead_keep_what_they_own,
        bay_that_never_closes,
        a_tokyo_that_pays_nothing,
        a_tokyo_that_looks_empty,
        copies_that_go_on,
        twenty_points_that_nobody_counts,
        chains_that_keep_all_dice,
        events_that_are_not_told,
    ],
}
PAIRS = [(game, fault) for game, faults in FAULTS.items() for fault in faults]


def play_some(name: str) -> None:
    """Some games under the eyes of a witness, and some with stacked decks."""
    for seed in range(FEW):
        laws.keeps_all_laws(setting(name, seed, 5 + seed % 2))
    rules = editions(GAMES[name])[0]
    rare = [card for card in ("freeze-time", "mimic") if card in rules.cards]
    for seed in range(FEW):
        exhaustive.play(exhaustive.stacked(rules, seed, rare), seed)


@pytest.mark.parametrize(
    ("name", "fault"), sampled(PAIRS, 6), ids=lambda each: getattr(each, "__name__", each)
)
def test_a_fault_of_the_rules_is_noticed(
    monkeypatch: Patch, name: str, fault: Callable[[Patch], None]
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        play_some(name)


# -- faults of the table -----------------------------------------------------------------------------


def copies_that_share(patch: Patch) -> None:
    copy = State.copy

    def sharing(state: State) -> State:
        twin = copy(state)
        twin.monsters = state.monsters
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
    made = Record.__init__

    class Forgetting(list[Any]):
        def append(self, line: Any) -> None:
            super().append(line)
            if len(self) == 10:
                del self[5]

    def forgetting(record: Record, old: bool = False) -> None:
        made(record, old)
        record.lines = Forgetting()

    patch.setattr(Record, "__init__", forgetting)


def check_the_table(each: Setting) -> None:
    """Every law of a table at some questions of one game."""
    for number, table in enumerate(walk(each.table(), Player(each.seed))):
        if table.question and number % 20 == 10:
            table_laws.a_clone_is_equal_and_independent(table, number)
            table_laws.a_save_is_equal_and_goes_on_alike(table, number)
            table_laws.a_view_hides_what_is_to_come(each, table)
    table_laws.a_record_tells_all(table)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "fault", [copies_that_share, views_that_tell_too_much, saves_that_forget, records_that_forget]
)
def test_a_fault_of_the_table_is_noticed(
    monkeypatch: Patch, name: str, fault: Callable[[Patch], None]
) -> None:
    fault(monkeypatch)
    with pytest.raises((AssertionError, CorruptRecord, Diverged)):
        check_the_table(setting(name, 0, 4))


@pytest.mark.parametrize("name", GAMES)
def test_without_a_fault_nothing_is_noticed(name: str) -> None:
    check_the_table(setting(name, 0, 4))


def hands_that_are_shown(patch: Patch) -> None:
    patch.setattr(Tokyo, "hide", lambda rules, state, seat, guess="": state)


def guesses_that_are_known(patch: Patch) -> None:
    patch.setattr(Tokyo, "hidden", lambda rules, state, seat: "")


@pytest.mark.parametrize("fault", [hands_that_are_shown, guesses_that_are_known])
def test_a_secret_that_is_told_is_noticed(monkeypatch: Patch, fault: Callable[[Patch], None]) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError):
        laboratory.whoever_has_looked_knows_the_card(0)


@pytest.mark.parametrize("name", GAMES)
def test_the_marathon_counts_what_it_plays(name: str) -> None:
    tally = marathon.batch(name, range(6))
    assert tally.games == tally.ends.total() == 6
    assert not tally.broken


@pytest.mark.parametrize("name", GAMES)
def test_the_marathon_stops_at_a_fault_and_says_how_to_see_it_again(monkeypatch: Patch, name: str) -> None:
    life_without_end(monkeypatch)
    tally = marathon.batch(name, range(FEW))
    assert tally.games < FEW
    assert f"--game {name} --first {tally.games} --games 1" in tally.broken
