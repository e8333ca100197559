"""Saves: what is missing, changed or no save at all is refused in one sentence, never with a crash."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from kaiju.core.errors import CorruptRecord, Diverged
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.play import AMOUNT, Player, by_save, setting, snapshot, walk
from tests.support.quick import sampled

JUNK: tuple[Any, ...] = (None, -1, 99, "", "junk", [], {}, [1, 2], {"junk": 1}, True, 1.5)


def saves(game: str, seed: int) -> list[dict[str, Any]]:
    """Some saves of one game, from its first question to its end."""
    found = [table.save() for table in walk(setting(game, seed).table(), Player(seed))]
    return [json.loads(json.dumps(save)) for save in (found[0], found[len(found) // 2], found[-1])]


def paths(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a piece of JSON."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*path, key)
        yield from paths(value, (*path, key))


def changed(data: dict[str, Any], path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    """The same with another value at one place."""
    twin = copy.deepcopy(data)
    inner: Any = twin
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return twin


def without(data: dict[str, Any], path: tuple[str | int, ...]) -> dict[str, Any]:
    """The same with one place taken out."""
    twin = copy.deepcopy(data)
    inner: Any = twin
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    return twin


def refusal(game: str, data: Any) -> str:
    """The sentence with which a changed save is refused; nothing for another game that can be saved again."""
    try:
        Table.load(GAMES[game], data).save()
    except (CorruptRecord, Diverged) as refused:
        return str(refused) or "no sentence\n"
    return ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", sampled(range(4), 4))
def test_what_was_saved_comes_back(game: str, seed: int) -> None:
    for table in walk(setting(game, seed).table(), Player(seed)):
        before = snapshot(table)
        assert {**snapshot(by_save(table)), "log": []} == {**before, "log": []}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "data", [{}, {"format": "kaiju-save-0"}, {"format": None}, [], None, "save", 7], ids=str
)
def test_what_is_no_save_is_refused(game: str, data: Any) -> None:
    with pytest.raises(CorruptRecord):
        Table.load(GAMES[game], data)


@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_another_game_is_refused(game: str) -> None:
    with pytest.raises(CorruptRecord, match="other-game"):
        Table.load(GAMES[game], {**saves(game, 0)[0], "game": "king-of-the-hill"})


@pytest.mark.parametrize("game", GAMES)
def test_a_save_with_something_missing_is_refused(game: str) -> None:
    for save in saves(game, 1):
        for key in save:
            if key != "rules":
                with pytest.raises((CorruptRecord, Diverged)):
                    Table.load(GAMES[game], without(save, (key,)))


@pytest.mark.parametrize("game", GAMES)
def test_no_change_of_a_save_makes_the_engine_crash(game: str) -> None:
    rng = random.Random("changed saves")
    for seed in range(4):
        for save in saves(game, seed):
            places = list(paths(save))
            for place in rng.sample(places, min(len(places), AMOUNT * 3)):
                assert "\n" not in refusal(game, without(save, place))
                for junk in rng.sample(JUNK, 3):
                    assert "\n" not in refusal(game, changed(save, place, junk))


def rolling(game: str) -> dict[str, Any]:
    """A save of a game in which a turn has just begun, without an answer since."""
    save = next(save for save in saves(game, 3) if save["state"]["turn"])
    state = {**save["state"], "phase": GAMES[game].first_turn_phase + 1, "dice": [], "effects": []}
    return {**save, "state": state, "answers": [], "marks": [], "before": 0}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("state", "dice"), ["energy"] * 40),
        (("state", "monsters", 0, "energy"), 10**12),
        (("state", "monsters", 0, "tokens"), {"poison": 10**12}),
        (("state", "extra_turns"), [[0, "frenzy", -(10**12)]]),
        (("state", "deck"), {"wings": 10**12}),
        (("chance", "drawn"), 10**30),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_no_game_reaches_is_refused_before_it_takes_for_ever(
    game: str, place: tuple[str | int, ...], value: Any
) -> None:
    with pytest.raises(CorruptRecord, match="broken"):
        Table.load(GAMES[game], changed(rolling(game), place, value))


def test_more_dice_than_any_monster_has_are_not_rolled() -> None:
    save = rolling("king-of-tokyo")
    save["state"]["monsters"][save["state"]["active"]] |= {"tokens": {"shrink": -30}, "alive": True}
    with pytest.raises(CorruptRecord, match="broken"):
        Table.load(GAMES["king-of-tokyo"], save)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_was_not_offered_diverges(game: str) -> None:
    for save in saves(game, 2)[:2]:
        if save["answers"][save["before"] :]:
            with pytest.raises(Diverged):
                Table.load(
                    GAMES[game], changed(save, ("answers", -1), [*save["answers"][-1][:2], "nonsense"])
                )


@pytest.mark.parametrize("game", GAMES)
def test_a_question_with_other_options_diverges(game: str) -> None:
    save = saves(game, 2)[1]
    with pytest.raises(Diverged):
        Table.load(GAMES[game], {**save, "marks": [mark + 1 for mark in save["marks"]]})
