"""A table under any handling: answers, refusals, clones, saves, undo and leaving, in any order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kaiju.core.errors import IllegalAnswer
from kaiju.core.notation.answer import complete, tidy
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support import laws, table_laws
from tests.support.play import AMOUNT, Player, Setting, by_save, differences, setting, snapshot

STEADY = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=AMOUNT * 3,
    stateful_step_count=20,
    suppress_health_check=list(HealthCheck),
)
SEEDS = strategies.integers(0, 999)
TYPED = strategies.text(
    strategies.sampled_from("0123456789 \u00b2\u0663-/\n") | strategies.characters(), max_size=8
)


class Handling(RuleBasedStateMachine):
    """One table that is handled in every way, beside a record of what it was told."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table
        self.setting: Setting
        self.told: list[str | int] = []  # answers, and the seats that left

    @initialize(game=strategies.sampled_from(sorted(GAMES)), seed=SEEDS)
    def begin(self, game: str, seed: int) -> None:
        self.setting = setting(game, seed)
        self.table = self.setting.table()

    def tell(self, what: str | int) -> None:
        """Answer, or let a seat leave."""
        tell(self.table, what)
        self.told.append(what)

    @property
    def going_on(self) -> bool:
        return self.table.question is not None

    @precondition(lambda self: self.going_on)
    @rule(at=strategies.integers(0, 300))
    def answers(self, at: int) -> None:
        assert self.table.question
        offered = list(self.table.question.options)
        self.tell(offered[at % len(offered)])

    @precondition(lambda self: self.going_on)
    @rule(seed=SEEDS, count=strategies.integers(5, 40))
    def plays_for_a_while(self, seed: int, count: int) -> None:
        player = Player(seed)
        for _ in range(count):
            if self.table.question:
                self.tell(player.choose(self.table.question))

    @rule(text=TYPED)
    def is_told_nonsense(self, text: str) -> None:
        if not self.table.question or text not in self.table.question.options:
            with pytest.raises(IllegalAnswer):
                self.table.answer(text)

    @rule()
    def is_cloned(self) -> None:
        self.table = self.table.clone()

    @rule()
    def is_saved(self) -> None:
        self.table = by_save(self.table)

    @rule()
    def is_undone(self) -> None:
        seat = max(0, self.table.answers[-1].seat)
        if self.table.can_undo(seat):
            self.table = self.table.undo(seat)
            assert isinstance(self.told.pop(), str)
        else:
            table_laws.refuses_to_undo(self.table, seat)

    @precondition(lambda self: self.going_on)
    @rule(seat=strategies.integers(0, 5))
    def is_left(self, seat: int) -> None:
        seat %= len(self.table.state.monsters)
        if self.table.state.monsters[seat].alive and seat not in self.table.state.leaving:
            self.tell(seat)

    @precondition(lambda self: self.going_on)
    @rule(seed=SEEDS)
    def is_imagined(self, seed: int) -> None:
        assert self.table.question
        before = snapshot(self.table)
        dream = self.table.view(seed % 2).imagine(Random(seed))
        dream.answer(Player(seed).choose(self.table.question))
        assert snapshot(self.table) == before

    @invariant()
    def is_the_game_it_was_told(self) -> None:
        fresh = self.setting.table()
        for what in self.told:
            tell(fresh, what)
        found, meant = seen(self.table), seen(fresh)
        assert found == meant, "\n".join(differences(found, meant))
        if self.table.question:
            laws.at_question(self.table)


def tell(table: Table, what: str | int) -> None:
    """Answer, or let a seat leave."""
    if isinstance(what, int):
        table.leave(what)
    else:
        table.answer(what)


def seen(table: Table) -> dict[str, Any]:
    """What is the same for a table that was loaded: all but the log, which begins later."""
    return {**snapshot(table), "log": None}


TestHandling = pytest.mark.filterwarnings("default")(Handling.TestCase)
TestHandling.settings = STEADY


@STEADY
@given(
    seed=SEEDS,
    steps=strategies.integers(0, 60),
    verb=strategies.sampled_from(("", "reroll ", "buy ", "move ", "flee ", "destroy ", "turn ", "use ")),
    text=TYPED,
)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_typed_is_an_answer_or_refused(
    game: str, seed: int, steps: int, verb: str, text: str
) -> None:
    table = setting(game, seed).table()
    player = Player(seed)
    for _ in range(steps):
        if table.question:
            table.answer(player.choose(table.question))
    for typed in (verb + text, tidy(verb + text)):
        if table.question and typed not in table.question.options:
            before = snapshot(table)
            assert complete(typed, table.question.options) in {tidy(typed), *table.question.options}
            with pytest.raises(IllegalAnswer):
                table.answer(typed)
            assert snapshot(table) == before
