"""What is said of a position in New York is what then happens."""

from __future__ import annotations

from collections.abc import Iterator

from kaiju.core.events import Event
from kaiju.core.notation.position import set_up
from kaiju.core.position import damage, entering, targets, unresolved
from kaiju.core.state import Monster
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.newyork.faces import ATTACK
from kaiju.newyork.position import ouch_damage, rewards, tile_reward
from kaiju.newyork.tiles import TILES
from kaiju.newyork.tokens import WEB
from tests.support.play import Player, setting

YORK = "king-of-new-york"
GAMES_PLAYED = 20
DODGING = ("before_damage", "aiming", "declare", "count", "aim")  # what may change it on the way


def steps(verb: str) -> Iterator[tuple[Table, str, list[Event]]]:
    """Random games: at every answer with a verb the table, the answer, and where what happens is written."""
    for seed in range(GAMES_PLAYED):
        table, player = setting(YORK, seed).table(), Player(seed)
        while table.question is not None:
            text = player.choose(table.question)
            if text.startswith(verb):
                told: list[Event] = []
                yield table, text, told
                heard = len(table.log)
                table.answer(text)
                told += table.log[heard:]
            else:
                table.answer(text)


def plain(monster: Monster) -> bool:
    """Is there nothing that it may do about damage, and no chance in it?"""
    return not any(monster.has(hook) for hook in DODGING)


def test_an_attack_hits_whom_it_was_said_for_as_much() -> None:
    expected: list[tuple[dict[int, int], list[Event]]] = []
    for table, _, told in steps("resolve attack"):
        me = table.state.me
        if all(plain(monster) for monster in table.state.monsters) and not me.tokens.get(WEB):
            results = unresolved(table, ATTACK)
            hits = {target.seat: damage(table, me, target, results) for target in targets(table, me)}
            life = {seat: table.state.monsters[seat].life for seat in hits}
            expected.append(({seat: min(hit, life[seat]) for seat, hit in hits.items()}, told))
    assert len(expected) > 50
    assert sum(not hits for hits, _ in expected) > 5
    for hits, told in expected:
        dealt = {
            event.seat: event.amount for event in told if event.kind == "damaged" and event.what == "attack"
        }
        assert dealt == hits


def test_a_tile_pays_what_was_said() -> None:
    expected = []
    for table, text, told in steps("destroy "):
        me, tile = table.state.me, TILES[text.split()[1].partition("/")[0]]
        expected.append((rewards(table, me, tile), me.vp, table.game.winning_vp, told))
    assert len(expected) > 50
    assert any(len(found) > 1 for found, *_ in expected), "no card has ever added to a reward"
    for found, vp, most, told in expected:
        scored = [(event.amount, event.cause) for event in told if event.kind == "scored"]
        said = [(reward.amount, reward.cause) for reward in found if reward.kind == "vp"]
        assert scored[: len(said)] == said or vp + sum(amount for amount, _ in said) > most


def test_cards_add_to_the_reward_of_a_tile_and_say_so() -> None:
    cards = ["trophy-hunter", "sharp-shooter", "hunter", "leveler"]
    monsters = {"kong": {"at": "queens", "cards": cards}, "sheriff": {"at": "bronx"}}
    table = Table(GAMES[YORK], state=set_up(GAMES[YORK], {"monsters": monsters}))
    me = table.state.me
    assert tile_reward(table, me, TILES["jet"]) == {"vp": 2, "energy": 2, "life": 0}
    assert tile_reward(table, me, TILES["infantry"]) == {"vp": 1, "energy": 0, "life": 2}
    assert tile_reward(table, me, TILES["hospital-2"]) == {"vp": 1, "energy": 0, "life": 2}
    assert tile_reward(table, table.state.monsters[1], TILES["jet"]) == {"vp": 0, "energy": 2, "life": 0}
    assert [reward.cause for reward in rewards(table, me, TILES["tank"])] == ["NY-DESTROY-6", "trophy-hunter"]


def test_units_cost_what_cards_leave_of_it() -> None:
    monsters = {"kong": {"at": "queens", "cards": ["bulletproof"]}, "sheriff": {"at": "queens"}}
    boroughs = {"queens": {"units": ["tank", "jet"]}}
    table = Table(GAMES[YORK], state=set_up(GAMES[YORK], {"monsters": monsters, "boroughs": boroughs}))
    assert [ouch_damage(table, monster) for monster in table.state.monsters] == [1, 2]


def test_entering_pays_once_in_a_turn() -> None:
    monsters = {"kong": {"at": "queens"}, "sheriff": {"at": "manhattan-upper"}}
    position = {"monsters": monsters, "facts": {"entered": []}}
    table = Table(GAMES[YORK], state=set_up(GAMES[YORK], position))
    assert [entering(table, monster) for monster in table.state.monsters] == [(1, 0), (0, 0)]
    position = {"monsters": monsters, "facts": {"entered": ["kong"]}}
    table = Table(GAMES[YORK], state=set_up(GAMES[YORK], position))
    assert entering(table, table.state.me) == (0, 0)
