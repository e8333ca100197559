"""The laws of every game, with 2 to 6 Monsters and every option, over many seeds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from kaiju.core.chance import Chance
from kaiju.core.errors import Diverged, IllegalAnswer
from kaiju.core.history import LEAVE, Answer
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support import laws, table_laws
from tests.support.play import (
    AMOUNT,
    Again,
    Player,
    Setting,
    by_clone,
    by_save,
    finish,
    plain,
    setting,
    snapshot,
    walk,
)
from tests.support.quick import sampled

TABLES = [
    (game.id, seats) for game in GAMES.values() for seats in range(game.players[0], game.players[1] + 1)
]
every_table = pytest.mark.parametrize(("game", "seats"), sampled(TABLES, 5), ids=str)


def settings(game: str, seats: int, share: float = 1.0, rich: bool | None = None) -> Iterator[Setting]:
    """The random games of one law: as many as KAIJU_GAMES says, or a share of them."""
    for seed in range(max(2, round(AMOUNT * share))):
        yield setting(game, seed, seats, rich)


def some(tables: Iterator[Table], seed: int, count: int = 4) -> Iterator[Table]:
    """About `count` of the questions of a game."""
    rng = random.Random(f"some {seed}")
    for table in tables:
        if table.question is not None and rng.random() < count / 150:
            yield table


@every_table
def test_a_game_keeps_all_laws_to_its_end(game: str, seats: int) -> None:
    for each in settings(game, seats, 4):
        laws.keeps_all_laws(each)


@every_table
def test_players_may_leave_at_any_time_and_the_game_still_ends(game: str, seats: int) -> None:
    for each in settings(game, seats, 3):
        laws.keeps_all_laws(each, leaves=True)


@every_table
def test_any_seat_may_leave_at_any_question(game: str, seats: int) -> None:
    for each in settings(game, seats, 0.1):
        for number, table in enumerate(some(walk(each.table(), Player(each.seed)), each.seed, 40)):
            for monster in table.state.living():
                left = table.clone()
                left.leave(monster.seat)
                assert finish(left, Player(number)).state.over
                assert not left.state.monsters[monster.seat].alive


@every_table
def test_an_answer_that_is_not_offered_is_refused_and_nothing_changes(game: str, seats: int) -> None:
    for each in settings(game, seats, 0.4):
        foreign: list[str] = []
        for table in walk(each.table(), Player(each.seed)):
            if table.question is not None:
                table_laws.refuses_the_rest(table, foreign)
                foreign = sorted({*foreign[-40:], *list(table.question.options)[:12]})


@every_table
def test_a_clone_is_equal_and_independent(game: str, seats: int) -> None:
    for each in settings(game, seats):
        for table in some(walk(each.table(), Player(each.seed)), each.seed):
            table_laws.a_clone_is_equal_and_independent(table, each.seed)


@every_table
def test_a_save_is_equal_and_plays_on_identically(game: str, seats: int) -> None:
    for each in settings(game, seats):
        for table in some(walk(each.table(), Player(each.seed)), each.seed):
            table_laws.a_save_is_equal_and_goes_on_alike(table, each.seed)


@every_table
@pytest.mark.parametrize("again", [by_clone, by_save])
def test_a_game_through_copies_is_the_same_game(game: str, seats: int, again: Again) -> None:
    for each in settings(game, seats, 0.5):
        once = finish(each.table(), Player(each.seed))
        twice = finish(each.table(), Player(each.seed), again)
        assert twice.answers == once.answers
        assert twice.state.to_json() == once.state.to_json()
        assert once.log[len(once.log) - len(twice.log) :] == twice.log
        assert again is by_save or len(twice.log) == len(once.log)


@every_table
@pytest.mark.parametrize("again", [plain, by_clone, by_save])
def test_undo_brings_back_exactly_what_was(game: str, seats: int, again: Again) -> None:
    for each in settings(game, seats, 0.3):
        before: dict[str, Any] | None = None
        for table in walk(each.table(), Player(each.seed)):
            table_laws.undoes_exactly(table, before, again)
            before = snapshot(table)


@every_table
def test_nobody_takes_back_what_chance_has_given(game: str, seats: int) -> None:
    table = setting(game, 0, seats).table()
    assert table.answers[-1].seat == CHANCE
    assert not table.can_undo(CHANCE)
    table_laws.refuses_to_undo(table, CHANCE)


@every_table
def test_undo_after_undo_stops_at_chance_and_at_other_seats(game: str, seats: int) -> None:
    for each in settings(game, seats, 0.3):
        for table in some(walk(each.table(), Player(each.seed)), each.seed, 20):
            while table.answers and table.can_undo(table.answers[-1].seat):
                shorter = table.undo(table.answers[-1].seat)
                assert shorter.answers == table.answers[:-1]
                table = shorter
            for seat in range(seats):
                if not table.can_undo(seat):
                    table_laws.refuses_to_undo(table, seat)


@every_table
def test_a_view_shows_nothing_of_what_is_to_come(game: str, seats: int) -> None:
    for each in settings(game, seats):
        for table in some(walk(each.table(), Player(each.seed)), each.seed):
            table_laws.a_view_hides_what_is_to_come(each, table)


@every_table
def test_what_a_seat_imagines_fits_what_it_has_seen(game: str, seats: int) -> None:
    for each in settings(game, seats, 0.5):
        for table in some(walk(each.table(), Player(each.seed)), each.seed, 2):
            table_laws.what_is_imagined_fits(table, each.seed)


@every_table
def test_a_record_can_be_played_again_and_verified(game: str, seats: int) -> None:
    for each in settings(game, seats, rich=False):
        for table in some(walk(each.table(), Player(each.seed)), each.seed, 2):
            table_laws.a_record_tells_all(table)
        table_laws.a_record_tells_all(finish(each.table(), Player(each.seed)))


@every_table
def test_a_record_tells_of_those_who_left(game: str, seats: int) -> None:
    for each in settings(game, seats, rich=False):
        rng = random.Random(each.seed)
        for table in walk(each.table(), Player(each.seed)):
            if table.question and rng.random() < 0.05:
                table.leave(rng.choice(table.state.living()).seat)
                break
        table_laws.a_record_tells_all(finish(table, Player(each.seed)))


@every_table
def test_bent_chance_and_changed_records_are_found(game: str, seats: int) -> None:
    for each in settings(game, seats, 0.5, rich=False):
        rng = random.Random(each.seed)
        table = finish(each.table(), Player(each.seed))
        for _ in range(5):
            table_laws.bent_chance_is_found(table, rng)
            table_laws.a_changed_text_is_found(table, rng)


@every_table
def test_the_same_seed_is_the_same_game(game: str, seats: int) -> None:
    for each in settings(game, seats, 0.5):
        one, other = (finish(each.table(), Player(each.seed)) for _ in range(2))
        assert snapshot(one) == snapshot(other)
    others = [finish(each.table(), Player(0)).answers for each in settings(game, seats, 0.5)]
    assert all(one != other for one, other in pairwise(others))


@every_table
def test_a_replay_that_meets_another_question_diverges(game: str, seats: int) -> None:
    each = setting(game, 2, seats)
    for table in some(walk(each.table(), Player(each.seed)), each.seed, 10):
        assert table.question is not None
        before = snapshot(table)
        asked = table.question
        for given in (
            Answer(asked.seat, "another kind", next(iter(asked.options))),
            Answer((asked.seat + 1) % seats, asked.kind, next(iter(asked.options))),
            Answer(CHANCE, "dice", "ouch"),
            Answer(asked.seat, asked.kind, "nonsense"),
        ):
            with pytest.raises(Diverged):
                table.replay(given)
            assert snapshot(table) == before


@pytest.mark.parametrize("game", GAMES)
def test_who_does_not_sit_at_the_table_cannot_leave_it(game: str) -> None:
    table = setting(game, 0, 3).table()
    before = snapshot(table)
    for seat in (CHANCE, -2, 3, 99):
        with pytest.raises(IllegalAnswer):
            table.leave(seat)
        assert snapshot(table) == before


@every_table
def test_who_has_left_or_is_out_cannot_leave(game: str, seats: int) -> None:
    begun = setting(game, 0, seats).table()
    begun.leave(seats - 1)
    for table in walk(begun, Player(0)):
        before = snapshot(table)
        with pytest.raises(IllegalAnswer):
            table.leave(seats - 1)
        assert snapshot(table) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [0, 1, 7, -1, (), ("nobody", "no-one")], ids=str)
def test_a_table_that_cannot_be_is_refused(game: str, seats: int | tuple[str, ...]) -> None:
    with pytest.raises(IllegalAnswer):
        Table(GAMES[game], seats, 1)


@pytest.mark.parametrize("game", GAMES)
def test_no_monster_plays_alone_or_twice(game: str) -> None:
    first, *others = GAMES[game].names
    for names in ((first,), (first, first), (first, *others, first)):
        with pytest.raises(IllegalAnswer):
            Table(GAMES[game], names, 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "options", [{"no-such": "on"}, {"": ""}, {"advanced": "perhaps"}, {"first": "nobody"}]
)
def test_an_option_that_does_not_exist_is_refused(game: str, options: dict[str, str]) -> None:
    with pytest.raises(IllegalAnswer):
        Table(GAMES[game], 3, 1, options)


@pytest.mark.parametrize("game", GAMES)
def test_leave_is_no_answer(game: str) -> None:
    table = Table(GAMES[game], 2, 1)
    with pytest.raises(IllegalAnswer):
        table.answer(LEAVE)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_everybody_leaves_before_the_first_turn_is_over(game: str) -> None:
    table = Table(GAMES[game], 2, None)
    for seat in range(2):
        if table.question is not None:
            table.leave(seat)
    while (question := table.question) is not None:
        assert question.seat == CHANCE, "nobody is left to be asked"
        table.answer(Chance("a secret").answer(question))
    assert table.state.over


@pytest.mark.parametrize("answer", [None, 5, b"done", [], {}])
def test_what_is_no_text_is_refused(answer: Any) -> None:
    table = Table(GAMES["king-of-new-york"], 2, 1)
    with pytest.raises((IllegalAnswer, TypeError)):  # what is compiled checks its types itself
        table.answer(answer)
