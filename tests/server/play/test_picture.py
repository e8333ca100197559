"""What everybody sees of a table: all of it is told, and every event tells what it changes."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from kaiju.core.chance import Chance
from kaiju.core.position import Position
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.server.play.picture import changes_of, read_shown, state_of
from tests.support.changes import change
from tests.support.play import Player, editions, setting
from tests.support.quick import sampled

UNSEEN = {"last_normal", "held", "still"}
UNSEEN_ON_BOARDS = {"facts", "moves_up", "chain", "reached"}
EVERYBODY = -1


def plain(value: object) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def seen(table: Table, seat: int) -> Any:
    """What a seat sees of a table."""
    return plain(state_of(Position(table.game, table.game.hide(table.state, seat))))


# -- all of it is told -------------------------------------------------------------------------------


def by_row(told: dict[str, Any]) -> dict[str, Any]:
    """A state of the wire as it was written before boards had types and things had names."""
    old = told | {"extra_turns": [list(turn.values()) for turn in told["extra_turns"]]}
    old["extra"] = board = old.pop("board") | {}
    del board["game"]
    board.pop("aim", None)
    if "boroughs" in board:
        board["boroughs"] = {
            name: borough
            | {key: [list(one.values())[:2] for one in borough[key]] for key in ("stacks", "units")}
            for name, borough in board["boroughs"].items()
        }
    return old


def without(things: dict[str, Any], names: set[str]) -> dict[str, Any]:
    """All but what has these names, which must be there."""
    return {name: value for name, value in things.items() if name not in names}


@pytest.mark.parametrize("name", GAMES)
def test_all_that_lies_on_the_table_is_shown_and_what_was_kept_can_still_be_read(name: str) -> None:
    for game in editions(GAMES[name]):
        for seed in range(4):
            table, player = Table(game, 5, Chance(f"wire {seed}")), Player(seed)
            while table.question is not None:
                if table.question.kind in ("yield", "flee", "brace", "buy"):
                    told = state_of(table)
                    whole = table.state.to_json()
                    lies = without(whole, UNSEEN) | {"extra": without(whole["extra"], UNSEEN_ON_BOARDS)}
                    assert by_row(plain(told)) == lies
                    assert read_shown(json.dumps(whole), game.id) == told
                    assert read_shown(json.dumps(plain(told)), game.id) == told
                table.answer(player.choose(table.question))


# -- every event tells what it changes ---------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", sampled(range(60), 12))
def test_the_state_before_and_the_events_give_the_state_after(game: str, seed: int) -> None:
    table, player = setting(game, seed).table(), Player(seed)
    table.told = True
    audience = [EVERYBODY, *range(len(table.state.monsters))]
    known = {seat: seen(table, seat) for seat in audience}
    while table.question is not None:
        heard = len(table.log)
        living = [monster.seat for monster in table.state.living() if monster.seat not in table.state.leaving]
        if player.rng.random() < 0.005 and len(living) > 2:
            table.leave(player.rng.choice(living))
        else:
            table.answer(player.choose(table.question))
        for seat, state in known.items():
            for event in table.log[heard:]:
                change(state, plain(changes_of(event.changes, seat)))
            change(state, plain(changes_of(table.changes, seat)))
            assert state == seen(table, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_counter_changes_with_the_event_that_tells_it(game: str) -> None:
    counted = {"scored": "vp", "lost-vp": "vp", "healed": "life", "damaged": "life", "gained": "energy"}
    table, player, told = setting(game, 1).table(), Player(1), 0
    table.told = True
    while table.question is not None:
        before = table.state.to_json()["monsters"]
        heard = len(table.log)
        table.answer(player.choose(table.question))
        for event in table.log[heard:]:
            changes = dict(event.changes)
            for field in ("vp", "life", "energy"):
                for seat, monster in enumerate(before):
                    now = changes.get(f"monsters.{seat}.{field}", monster[field])
                    if counted.get(event.kind) == field and event.seat == seat:
                        assert abs(now - monster[field]) == event.amount
                        told += 1
                    monster[field] = now
    assert told > 40
