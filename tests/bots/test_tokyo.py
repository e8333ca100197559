"""What the brawler does in King of Tokyo, position by position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.bots import asked_in_tokyo, choice


@pytest.mark.parametrize(
    ("alienoid", "answer"),
    [
        ({"life": 10}, "stay"),
        ({"life": 3}, "yield"),
        ({"life": 7, "vp": 18}, "stay"),  # the next turn wins
    ],
)
def test_the_brawler_yields_in_time(alienoid: dict[str, Any], answer: str) -> None:
    assert choice(asked_in_tokyo("resolve", {}, alienoid=alienoid, dice="claw")) == answer


def test_the_brawler_does_not_yield_to_the_winner() -> None:
    table = asked_in_tokyo("resolve", {"vp": 19}, alienoid={"life": 4}, dice="claw")
    assert choice(table) == "stay"


def rerolled(dice: str, me: dict[str, Any], **position: Any) -> set[int]:
    """The dice that the brawler rolls again after its first roll."""
    table = asked_in_tokyo("roll", me, **position)
    table.answer(dice)
    return {int(die) for die in choice(table).split()[1:]}


def test_the_brawler_keeps_a_triple() -> None:
    assert rerolled("3 3 3 heart 1 2", {}).isdisjoint({1, 2, 3})


def test_the_brawler_keeps_hearts_when_it_is_low_and_outside() -> None:
    dice = "heart heart 1 2 heart 3"
    assert rerolled(dice, {"life": 3}).isdisjoint({1, 2, 5})
    assert rerolled(dice, {"life": 3, "at": "tokyo-city"}, alienoid={"at": "outside"}) >= {1, 2, 5}
    assert rerolled(dice, {"life": 10}) >= {1, 2, 5}


def test_the_brawler_keeps_the_claws_that_end_the_game() -> None:
    dice = "claw claw claw 1 2 energy"
    assert rerolled(dice, {}, alienoid={"life": 3}).isdisjoint({1, 2, 3})


@pytest.mark.parametrize(
    ("life", "row", "buys"),
    [
        (9, ["skyscraper", "corner-store", "solar-powered"], "buy skyscraper"),
        (9, ["tanks"], "buy tanks"),
        (4, ["jet-fighters"], ""),
        (3, ["tanks", "high-altitude-bombing"], ""),
    ],
)
def test_the_brawler_buys_what_does_it_good(life: int, row: list[str], buys: str) -> None:
    answer = choice(asked_in_tokyo("buy", {"energy": 6, "life": life}, row=row))
    assert (answer if answer.startswith("buy") else "") == buys


@pytest.mark.parametrize(("top", "buys"), [("skyscraper", True), ("jet-fighters", False)])
def test_the_brawler_buys_the_card_it_has_looked_at(top: str, buys: bool) -> None:
    kraken = {"energy": 6, "life": 4, "cards": ["made-in-a-lab"]}
    assert (choice(asked_in_tokyo("buy", kraken, top=top, seen=["kraken"])) == "buy top") is buys
    assert choice(asked_in_tokyo("buy", kraken)) == "look"


@pytest.mark.parametrize(("energy", "answer"), [(4, "use rapid-healing"), (2, "pass")])
def test_the_brawler_heals_before_a_deadly_blow_if_that_saves_it(energy: int, answer: str) -> None:
    alienoid = {"life": 1, "energy": energy, "cards": ["rapid-healing"]}
    assert choice(asked_in_tokyo("resolve", {}, alienoid=alienoid, dice="claw claw")) == answer


@pytest.mark.parametrize(("dice", "answer"), [("claw claw claw", "use wings"), ("claw", "pass")])
def test_the_brawler_spreads_its_wings_against_what_hurts(dice: str, answer: str) -> None:
    alienoid = {"life": 9, "energy": 3, "cards": ["wings"]}
    assert choice(asked_in_tokyo("resolve", {}, alienoid=alienoid, dice=dice)) == answer


@pytest.mark.parametrize(
    ("dice", "answers"),
    [
        ("3 3 energy energy 2 heart", {"twist 5 3", "twist 6 3"}),
        ("1 1 2 energy energy heart", {"done"}),  # the card is kept for a better roll
    ],
)
def test_the_brawler_changes_the_die_that_makes_three(dice: str, answers: set[str]) -> None:
    table = asked_in_tokyo("roll", {"cards": ["plot-twist"]})
    table.answer(dice)
    while table.question is not None and table.question.kind != "change":
        table.answer("stop")
    assert choice(table) in answers


def test_the_brawler_rolls_on_for_energy_if_it_pays() -> None:
    table = asked_in_tokyo("roll", {"energy": 3, "cards": ["telepath"]})
    table.answer("3 3 2 1 heart heart")
    while table.question is not None and table.question.kind != "pause":
        table.answer("reroll 4")
        table.answer("1")
    assert choice(table) == "use telepath"


@pytest.mark.parametrize(("dice", "answer"), [("claw claw claw claw", "use jets"), ("claw", "pass")])
def test_the_brawler_takes_off_before_a_hard_blow(dice: str, answer: str) -> None:
    alienoid = {"life": 6, "cards": ["jets"]}
    assert choice(asked_in_tokyo("resolve", {"at": "outside"}, alienoid=alienoid, dice=dice)) == answer


def test_the_brawler_copies_the_better_card_and_stays_with_it() -> None:
    others = {"alienoid": {"cards": ["extra-head"]}, "king": {"cards": ["solar-powered"]}}
    kraken = {"energy": 3, "cards": ["mimic"]}
    assert choice(asked_in_tokyo("start", kraken, **others)) == "mimic extra-head alienoid"
    copied = asked_in_tokyo("start", kraken, **others, mimics={"kraken": "extra-head alienoid"})
    assert choice(copied) == "pass"


def test_the_brawler_spoils_a_triple_with_its_probe() -> None:
    table = asked_in_tokyo("roll", {}, king={"cards": ["psychic-probe"]})
    table.answer("3 3 3 heart 1 2")
    table.answer("stop")
    assert choice(table) in {"probe 1", "probe 2", "probe 3"}


def test_the_brawler_keeps_what_serves_it_and_sells_what_does_not() -> None:
    cards = ["metamorph", "extra-head"]
    assert (
        choice(asked_in_tokyo("end", {"cards": cards, "paid": {"extra-head": 7, "metamorph": 3}})) == "done"
    )
    spent = {
        "cards": ["metamorph", "energy-hoarder"],
        "paid": {"energy-hoarder": 9, "metamorph": 0},
        "vp": 18,
    }
    assert choice(asked_in_tokyo("end", spent)) == "sell energy-hoarder"


def test_the_brawler_removes_poison_before_it_heals() -> None:
    table = asked_in_tokyo("resolve", {"life": 6, "tokens": {"poison": 2}}, dice="heart")
    assert choice(table) == "remove poison"


def test_the_brawler_does_not_buy_what_pays_for_itself_for_ever() -> None:
    kraken = {"energy": 12, "cards": ["friend-of-children"]}
    assert choice(asked_in_tokyo("buy", kraken, row=["energize"], deck=[])) != "buy energize"
