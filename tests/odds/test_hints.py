"""What players may be told: every line against what can be counted, and against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from kaiju.core.game import Game
from kaiju.core.notation.position import set_up
from kaiju.core.position import attack_results, attackers, damage, turns_before
from kaiju.core.state import ExtraTurn, Face, Monster
from kaiju.core.table import Table
from kaiju.core.verbs import take_card
from kaiju.games import GAMES
from kaiju.odds.comparison import Comparison
from kaiju.odds.hints import Hint, hints, simple, still
from kaiju.odds.staying import all_out, outlook
from kaiju.tokyo.board import board
from kaiju.words import Words
from tests.support.play import editions

YORK, TOKYO = "king-of-new-york", "king-of-tokyo"


def table_at(game: str, **position: Any) -> Table:
    """A table at which nothing is asked yet."""
    return Table(GAMES[game], state=set_up(GAMES[game], position))


def york(dice: str = "", **more: Any) -> Table:
    """Kong's turn in New York; the Sheriff is inside."""
    monsters = {
        "kong": {"at": "queens"},
        "sheriff": {"at": "manhattan-upper", "life": 5},
        "mantis": {"at": "bronx"},
    }
    return table_at(YORK, **{"monsters": monsters, "dice": dice, "phase": "roll", **more})


def told(lines: list[Hint]) -> dict[str, Hint]:
    """The lines by name."""
    return {line.id: line for line in lines}


def eliminated(table: Table, me: Monster) -> float:
    """The chance to be out before the next turn if everyone rerolls for attacks."""
    return outlook(table, me, True)[0]


# -- a reroll --------------------------------------------------------------------------------------


def rolling(game: str, dice: Sequence[str], rerolls: int, **more: Any) -> Table:
    """Two Monsters, one of which may reroll its dice so often."""
    monsters: dict[str, Any] = {name: {} for name in GAMES[game].names[:2]}
    if game == YORK:
        monsters = {name: {"at": at} for name, at in zip(monsters, ("queens", "bronx"), strict=True)}
    table = table_at(game, **{"monsters": monsters, "dice": " ".join(dice), "phase": "roll", **more})
    table.state.rerolls = rerolls
    return table


def every_way(dice: int) -> list[tuple[int, ...]]:
    """All dice that may be rolled where nothing is forbidden; none is to stop."""
    return [tuple(way) for count in range(dice + 1) for way in combinations(range(dice), count)]


def compared(table: Table, rolled: Sequence[int], offered: list[tuple[int, ...]] | None = None) -> Comparison:
    """The ways of the first Monster side by side."""
    found = hints(
        table, 0, "reroll", rolled, every_way(len(table.state.dice)) if offered is None else offered
    )
    assert found.compared is not None
    assert found.lines == []
    return found.compared


def outcome(found: Comparison, id: str) -> list[float]:
    """What each way comes to for one of the aims."""
    [worths] = [one.worths for one in found.outcomes if one.id == id]
    return worths


def spread(kept: Sequence[str], rolled: int, face: str, rerolls: int) -> list[float]:
    """By count of a face, how likely it is when every other die is rolled as often as it may be."""
    found = [1.0]
    tries = [rerolls] * rolled + [rerolls - 1] * sum(die != face for die in kept)
    for times in tries:
        hit = 1 - (5 / 6) ** times
        found = [
            (found[at] if at < len(found) else 0) * (1 - hit) + (found[at - 1] if at else 0) * hit
            for at in range(len(found) + 1)
        ]
    return [0.0] * kept.count(face) + found


def others(table: Table) -> list[Face]:
    """The faces that count, and of which a number is not an aim of its own."""
    aims = {aim.face for aim in table.game.dice_aims(table, table.state.monsters[0])}
    return [face for face in table.game.counted_faces if face not in aims]


@pytest.mark.parametrize("rerolls", [1, 2, 3])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rolled", [[], [0], [1, 4], [0, 1, 2, 3]])
def test_every_reroll_that_is_left_is_counted(game: str, rolled: list[int], rerolls: int) -> None:
    faces = GAMES[game].faces
    dice = [faces[at] for at in (0, 1, 1, 4, 5, 5)]
    table = rolling(game, dice, rerolls)
    found = compared(table, rolled)
    assert found.rerolls == rerolls
    assert found.ways[0].rolled == tuple(rolled)
    assert [way.rolled for way in found.ways].count(()) == 1
    for at, way in enumerate(found.ways):
        kept = [face for die, face in enumerate(dice) if die not in way.rolled]
        left = rerolls if way.rolled else 0
        for aim in GAMES[game].dice_aims(table, table.state.monsters[0]):
            chances = spread(kept, len(way.rolled), aim.face, left) if left else [0.0] * 6 + [1.0]
            wanted = sum(chances[aim.needed :]) if left else float(kept.count(aim.face) >= aim.needed)
            assert outcome(found, aim.name)[at] == pytest.approx(wanted)
        for face in others(table):
            chances = spread(kept, len(way.rolled), face, left) if left else []
            mean = sum(count * chance for count, chance in enumerate(chances)) if left else kept.count(face)
            assert outcome(found, f"mean-{face}")[at] == pytest.approx(mean)


def test_the_points_of_numbers_are_those_of_the_rules() -> None:
    found = compared(rolling(TOKYO, "3 3 3 3 1 1".split(), 1), [3])
    assert found.ways[0].rolled == (3,)
    assert outcome(found, "points")[0] == pytest.approx((5 / 6) * 3 + (1 / 6) * 4 + 1 / 6)
    assert outcome(found, "points")[-1] == pytest.approx(4)
    assert outcome(found, "three-1")[0] == pytest.approx(1 / 6)
    assert [
        one.id for one in compared(rolling(YORK, ["heal"] * 6, 1), [0]).outcomes if one.id == "points"
    ] == []


def test_goal_cards_are_aimed_at_by_those_who_do_not_have_them() -> None:
    dice = "celebrity celebrity celebrity ouch ouch ouch"
    assert outcome(compared(york(dice), []), "superstar")[-1] == 1.0
    guarded = york(dice, superstar="mantis", statue="kong")
    diva = next(card for card in GAMES[YORK].cards.values() if "superstar_needed" in card.acts)
    take_card(guarded, guarded.state.monsters[2], diva, 0)
    [superstar] = [one for one in compared(guarded, []).outcomes if one.id == "superstar"]
    assert superstar.values == {"needed": 4}
    assert superstar.worths[-1] == 0
    assert "statue-of-liberty" not in [one.id for one in compared(guarded, []).outcomes]
    assert "superstar" not in [one.id for one in compared(york(dice, superstar="kong"), []).outcomes]


def test_the_other_way_is_the_one_that_promises_most_beyond_what_was_picked() -> None:
    table = rolling(YORK, "celebrity celebrity attack heal energy energy".split(), 2)
    found = compared(table, [0, 1, 3, 4, 5])
    picked, other, stop = [way.rolled for way in found.ways]
    assert (picked, stop) == ((0, 1, 3, 4, 5), ())
    assert other == (2, 3, 4, 5)
    assert outcome(found, "superstar")[1] > outcome(found, "superstar")[0]
    again = compared(table, other)
    assert again.ways[1].rolled not in (other, ())


@pytest.mark.parametrize("statue", ["captain-fish", "nobody"])
def test_nobody_is_advised_to_keep_what_hurts(statue: str) -> None:
    dice = "ouch ouch attack heal energy destruction"
    table = rolling(YORK, dice.split(), 2, **({"statue": statue} if statue != "nobody" else {}))
    found = compared(table, [2, 3, 4, 5])
    for rolled in ([2, 3, 4, 5], [0, 1, 2, 3, 4, 5], [0], [2, 3]):
        proposed = compared(table, rolled).ways[1].rolled
        assert {0, 1} <= set(proposed)
    if statue != "nobody":  # who rolls skulls again will have fewer of them
        kept, again, _ = outcome(found, "mean-ouch")
        assert kept > again > 0


def test_a_pair_that_three_would_pay_for_is_compared_first() -> None:
    table = rolling(TOKYO, "2 2 heart heart claw energy".split(), 2)
    assert compared(table, [0, 1, 2, 3, 5]).ways[1].rolled == (2, 3, 4, 5)
    assert compared(table, [2, 3, 4, 5]).ways[1].rolled not in ((2, 3, 4, 5), ())


def test_only_what_is_offered_is_compared() -> None:
    table = rolling(YORK, ["celebrity"] * 2 + ["heal"] * 4, 2)
    assert [way.rolled for way in compared(table, [2], [(2,)]).ways] == [(2,)]
    assert [way.rolled for way in compared(table, [2], [(), (2,)]).ways] == [(2,), ()]
    locked = rolling(TOKYO, ["3"] * 6, 1)
    assert [way.rolled for way in compared(locked, [], [()]).ways] == [()]


# -- staying ---------------------------------------------------------------------------------------


def test_only_those_before_my_turn_who_can_reach_me_count() -> None:
    table = york()
    sheriff = table.state.monsters[1]
    assert [turn.seat for turn in turns_before(table, 1)] == []
    assert eliminated(table, sheriff) == pytest.approx(0)
    table = york(turn="mantis")
    assert [turn.seat for turn in turns_before(table, 1)] == [0]
    assert [one.name for one in attackers(table, table.state.monsters[1])] == ["kong"]
    table = york(turn="mantis")
    assert attackers(table, table.state.monsters[0]) == []
    table = york()
    table.state.extra_turns = (ExtraTurn(2, "", 0), ExtraTurn(1, "", 0))
    assert [turn.seat for turn in turns_before(table, 1)] == [2]


def test_one_attacker_is_a_binomial() -> None:
    table = york(turn="mantis")
    hit = 1 - (5 / 6) ** 3
    chances = all_out(table, table.state.monsters[0])
    assert sum(chances) == pytest.approx(1)
    assert chances[6] == pytest.approx(hit**6)
    assert eliminated(table, table.state.monsters[1]) == pytest.approx(hit**6 + 6 * hit**5 * (1 - hit))


def test_cards_of_both_sides_count() -> None:
    monsters = {
        "kraken": {"at": "tokyo-city", "life": 2},
        "the-king": {"at": "outside", "cards": ["spiked-tail"]},
    }
    table = table_at(TOKYO, monsters=monsters, turn="the-king")
    table.state.last_normal = 0
    miss = (5 / 6) ** 18
    assert eliminated(table, table.state.monsters[0]) == pytest.approx(1 - miss)
    monsters = {
        "kraken": {"at": "tokyo-city", "life": 1, "cards": ["armor-plating"]},
        "the-king": {"at": "outside"},
    }
    table = table_at(TOKYO, monsters=monsters)
    assert [damage(table, table.state.monsters[1], table.state.monsters[0], claws) for claws in range(4)] == [
        0,
        0,
        2,
        3,
    ]


def test_the_dice_of_this_turn_arm_nobody_later() -> None:
    monsters = {
        "kraken": {"at": "tokyo-city", "life": 3},
        "the-king": {},
        "alienoid": {"cards": ["poison-quills"]},
    }
    chances = []
    for dice in ("1 1 1 claw claw claw", "2 2 2 claw claw claw"):
        table = table_at(TOKYO, monsters=monsters, turn="the-king", dice=dice)
        chances.append(told(hints(still(table), 0, "yield").lines)["risk-bold"].chance)
    assert chances[0] == chances[1]
    assert chances[0]


def test_what_a_stay_is_told() -> None:
    lines = told(hints(york(turn="mantis"), 1, "flee").lines)
    assert list(lines) == ["attackers", "risk-bold", "risk-calm", "loss", "income"]
    assert lines["income"].values == {"vp": 2, "energy": 2}
    assert lines["attackers"].values == {"count": 1}
    hit = 1 - (5 / 6) ** 3
    assert lines["risk-bold"].chance == pytest.approx(hit**6 + 6 * hit**5 * (1 - hit))
    assert lines["risk-bold"].values == {"how": "some", "part": 1, "of": 20}
    assert lines["risk-calm"].chance == pytest.approx((1 / 6) ** 6 + 6 * (1 / 6) ** 5 * (5 / 6))
    assert lines["risk-calm"].values["how"] == "hardly"
    assert lines["loss"].values == {"least": 1, "most": 3, "life": 5}
    assert hints(york(), 0, "buy").lines == []
    assert list(told(hints(york(), 1, "flee").lines)) == ["attackers", "income"]


def test_a_loss_that_is_no_span_is_one_number() -> None:
    monsters = {"kraken": {"at": "tokyo-city", "life": 2}, "the-king": {}, "alienoid": {}}
    lines = told(hints(still(table_at(TOKYO, monsters=monsters, turn="kraken")), 0, "yield").lines)
    assert "loss" not in lines
    assert lines["loss-about"].values == {"most": 2, "life": 2}


def test_who_is_out_stays_out() -> None:
    monsters = {"kraken": {"at": "tokyo-city", "life": 1}, "the-king": {}, "alienoid": {}}
    table = table_at(TOKYO, monsters=monsters, turn="kraken")
    one, both = (1 - (5 / 6) ** 6), 1 - (5 / 6) ** 12
    calm = outlook(table, table.state.monsters[0], False)
    assert calm == [pytest.approx(both), pytest.approx(1 - both)]
    assert both > one


@pytest.mark.parametrize(
    ("chance", "fraction"),
    [
        (1 / 6, (1, 6)),
        (0.5, (1, 2)),
        (0.64, (2, 3)),
        (0.004, (1, 100)),
        (0.95, (9, 10)),
        (0.07, (1, 15)),
        (1.0, (9, 10)),
    ],
)
def test_a_risk_is_told_as_a_simple_fraction(chance: float, fraction: tuple[int, int]) -> None:
    assert simple(chance) == fraction


# -- against the rules -------------------------------------------------------------------------------


EDITIONS = [edition for game in GAMES.values() for edition in editions(game)]
LUCK = {"camouflage"}  # what chance may keep off is not counted on
HOLDERS = [(edition, id) for edition in EDITIONS for id, card in edition.cards.items() if card.keep]


def attacked(edition: Game, card: str, holder: int, results: int) -> Table:
    """Two Monsters with one card between them, and dice that attack."""
    places = ("queens", "manhattan-lower") if edition.id == YORK else ("outside", "tokyo-city")
    monsters: dict[str, Any] = {
        name: {"at": at, "life": life} for name, at, life in zip(edition.names, places, (6, 9), strict=False)
    }
    monsters[edition.names[holder]]["cards"] = [card]
    dice = [edition.attack_face] * results + [Face("energy")] * (6 - results)
    position: dict[str, Any] = {"monsters": monsters, "dice": " ".join(dice), "phase": "resolve"}
    if edition.id == YORK:
        position["facts"] = {"occupied": True}
    if edition.dialect[0] != edition.id:
        position["options"] = {"edition": "2016"}
    return Table(GAMES[edition.id], seed="attack", state=set_up(GAMES[edition.id], position))


def lost(table: Table) -> int:
    """What the dice cost the second Monster, if it and the first do as little as they can."""
    while table.question and table.question.kind not in ("flee", "yield", "buy"):
        options = table.question.options
        table.answer("resolve attack" if "resolve attack" in options else next(iter(options)))
    hits = [event for event in table.log if event.kind == "damaged" and event.seat == 1]
    return next((event.amount for event in hits if event.what in ("attack", "dice")), 0)


@pytest.mark.parametrize(("edition", "card"), HOLDERS, ids=lambda one: getattr(one, "id", one))
def test_an_attack_costs_what_was_foretold(edition: Game, card: str) -> None:
    for holder in (0, 1):
        for results in (0, 1, 2, 4):
            table = attacked(edition, card, holder, results)
            me, target = table.state.monsters
            foretold = damage(table, me, target, attack_results(table, me, results))
            table.start()
            assert lost(table) == foretold or (card in LUCK and lost(table) < foretold)


# -- what is told ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.dialect[0])
def test_every_line_has_words(edition: Game) -> None:
    words = Words()
    table = attacked(edition, next(iter(edition.cards)), 0, 1)
    table.state.rerolls = 2
    found = compared(table, [0, 1]).outcomes
    assert {one.id for one in found} > {f"mean-{face}" for face in others(table)}
    for one in found:
        assert words.say(f"odds-{one.id}", **one.values)
        assert one.counted or all(0 <= worth <= 1 for worth in one.worths)
    for kind in ("flee", "yield"):
        for line in hints(still(table), 1, kind).lines:
            assert words.say(f"odds-{line.id}", **line.values)
            assert line.chance is None or 0 <= line.chance <= 1


def test_what_only_one_seat_knows_changes_nothing() -> None:
    position = {
        "monsters": {"kraken": {"at": "tokyo-city"}, "the-king": {}},
        "dice": "1 1 2 claw heart heart",
    }
    told: list[object] = []
    for top in ("", "wings", "jets"):
        table = table_at(TOKYO, **position)
        board(table).top, board(table).seen = top, (1,) if top else ()
        assert board(still(table)).top == ""
        table.state.rerolls = 2
        told.append([compared(table, [1]), hints(still(table), 0, "yield")])
    assert told[0] == told[1] == told[2]


def test_a_still_is_a_table_of_its_own() -> None:
    table = york("heal " * 6)
    before = table.state.to_json()
    hints(still(table), 1, "flee")
    assert table.state.to_json() == before
