"""What players may be told: every line against what can be counted, and against the rules."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from kaiju.core.game import Game
from kaiju.core.notation.position import set_up
from kaiju.core.position import attack_results, attackers, damage, turns_before
from kaiju.core.state import ExtraTurn, Face
from kaiju.core.table import Table
from kaiju.core.verbs import take_card
from kaiju.games import GAMES
from kaiju.odds.hints import Hint, hints, still
from kaiju.odds.staying import all_out, eliminated
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
    """The lines by name and number."""
    return {
        line.id + "".join(f" {line.values[key]}" for key in line.values if key == "count"): line
        for line in lines
    }


def counted(kept: list[str], rolled: int, faces: tuple[str, ...]) -> list[Counter[str]]:
    """Every way in which dice may fall, beside those that are kept."""
    return [Counter([*kept, *fallen]) for fallen in product(faces, repeat=rolled)]


# -- a reroll --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rolled", [[], [0], [1, 4], [0, 1, 2, 3]])
def test_a_roll_is_told_as_it_can_be_counted(game: str, rolled: list[int]) -> None:
    faces = GAMES[game].faces
    dice = [faces[at] for at in (0, 1, 1, 4, 5, 5)]
    monsters: dict[str, Any] = {name: {} for name in GAMES[game].names[:2]}
    if game == YORK:
        monsters = {name: {"at": at} for name, at in zip(monsters, ("queens", "bronx"), strict=True)}
    table = table_at(game, monsters=monsters, dice=" ".join(dice), phase="roll")
    ways = counted([face for die, face in enumerate(dice) if die not in rolled], len(rolled), faces)
    lines = told(hints(table, 0, "reroll", rolled))
    assert lines["roll"] == Hint("roll", {"dice": len(rolled)})
    for aim in GAMES[game].dice_aims(table, table.state.monsters[0]):
        chance = sum(way[aim.face] >= aim.needed for way in ways) / len(ways)
        assert lines[aim.name].chance == pytest.approx(chance)
    for face in GAMES[game].counted_faces:
        assert lines[f"mean-{face}"].mean == pytest.approx(sum(way[face] for way in ways) / len(ways))
    for line in lines.values():
        if line.id.startswith("leading-"):
            led, count = line.id.removeprefix("leading-"), line.values["count"]
            assert line.chance == pytest.approx(sum(way[led] >= int(count) for way in ways) / len(ways))
    assert bool(rolled) == any(line.id.startswith("leading-") for line in lines.values())


def test_the_points_of_numbers_are_those_of_the_rules() -> None:
    table = table_at(TOKYO, monsters={"kraken": {}, "the-king": {}}, dice="3 3 3 3 1 1", phase="roll")
    assert told(hints(table, 0, "reroll"))["points"].mean == pytest.approx(4)
    lines = told(hints(table, 0, "reroll", [3]))
    assert lines["points"].mean == pytest.approx((5 / 6) * 3 + (1 / 6) * 4 + 1 / 6)
    assert lines["three-1"].chance == pytest.approx(1 / 6)
    assert "points" not in told(hints(york("heal " * 6), 0, "reroll", [0]))


def test_goal_cards_are_aimed_at_by_those_who_do_not_have_them() -> None:
    dice = "celebrity celebrity celebrity ouch ouch ouch"
    assert told(hints(york(dice), 0, "reroll"))["superstar"] == Hint("superstar", {"needed": 3}, 1.0)
    guarded = york(dice, superstar="mantis", statue="kong")
    diva = next(card for card in GAMES[YORK].cards.values() if "superstar_needed" in card.acts)
    take_card(guarded, guarded.state.monsters[2], diva, 0)
    lines = told(hints(guarded, 0, "reroll"))
    assert lines["superstar"].values == {"needed": 4}
    assert lines["superstar"].chance == 0
    assert "statue-of-liberty" not in lines
    assert "superstar" not in told(hints(york(dice, superstar="kong"), 0, "reroll"))


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
        chances.append(told(hints(still(table), 0, "yield"))["eliminated"].chance)
    assert chances[0] == chances[1]


def test_what_a_stay_is_told() -> None:
    lines = told(hints(york(turn="mantis"), 1, "flee"))
    assert lines["income"].values == {"vp": 2, "energy": 2}
    assert [line.id for line in lines.values()] == ["income", "attackers", "eliminated"]
    assert hints(york(), 0, "buy") == []


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
    words, faces = Words(), edition.faces
    table = attacked(edition, next(iter(edition.cards)), 0, 1)
    found: list[Hint] = []
    for face in faces:
        table.state.dice = [face] * 6
        found += hints(still(table), 0, "reroll", [0, 1])
    for kind in ("flee", "yield"):
        found += hints(still(table), 1, kind)
    assert {line.id for line in found} > {f"leading-{face}" for face in faces}
    for line in found:
        assert words.say(f"odds-{line.id}", **line.values)
        assert line.chance is None or 0 <= line.chance <= 1


def test_what_only_one_seat_knows_changes_nothing() -> None:
    position = {
        "monsters": {"kraken": {"at": "tokyo-city"}, "the-king": {}},
        "dice": "1 1 2 claw heart heart",
    }
    told: list[list[Hint]] = []
    for top in ("", "wings", "jets"):
        table = table_at(TOKYO, **position)
        board(table).top, board(table).seen = top, (1,) if top else ()
        assert board(still(table)).top == ""
        told.append(hints(still(table), 0, "reroll", [1]) + hints(still(table), 0, "yield"))
    assert told[0] == told[1] == told[2]


def test_a_still_is_a_table_of_its_own() -> None:
    table = york("heal " * 6)
    before = table.state.to_json()
    hints(still(table), 1, "flee")
    assert table.state.to_json() == before
