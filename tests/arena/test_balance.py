"""`kaiju balance`: win rates by turn order, number of Monsters and card, as tables, JSON and a plot."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from kaiju.arena.balance import Balance, Played
from kaiju.arena.game import Result, Seat
from kaiju.arena.plan import Plan
from kaiju.arena.ratings import wilson
from tests.support.typed import Capture, refused, run

pytestmark = pytest.mark.slow

BALANCE = ("balance", "--games", "6", "--players", "2,3", "--bots", "random", "--workers", "1")


def balanced(capsys: Capture, *more: str) -> dict[str, Any]:
    code, out, err = run(capsys, *BALANCE, "--json", *more)
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def ended(number: int, winner: int, first: int, *bought: tuple[str, ...]) -> Result:
    """A game in which the seats bought these cards."""
    seats = tuple(Seat(1 + (at != winner), 0, 0, True, 1, cards) for at, cards in enumerate(bought))
    return Result(number, 10 + number, winner, "points" if winner >= 0 else "nobody", first, seats)


@pytest.fixture(scope="module")
def small() -> Balance:
    """Four games whose figures can be counted by hand."""
    duels = [ended(0, 0, 0, ("x",), ("y",)), ended(1, 0, 1, ("x", "x"), ("x",)), ended(2, -1, 0, (), ("y",))]
    three = [ended(0, 2, 1, ("x",), (), ("y",))]
    plan = Plan("king-of-new-york", ("a", "b"), 3, "0", rotate=True)
    return Balance([Played(plan, duels), Played(plan._replace(bots=("a", "b", "c"), games=1), three)])


def test_seats_count_from_whoever_began(small: Balance) -> None:
    assert [(one.players, one.seat, one.share.wins, one.share.games) for one in small.seats] == [
        (2, 1, 1, 3),
        (2, 2, 1, 3),
        (3, 1, 0, 1),
        (3, 2, 1, 1),
        (3, 3, 0, 1),
    ]
    assert [(count.players, count.games, count.first.wins) for count in small.counts] == [
        (2, 3, 1),
        (3, 1, 0),
    ]
    assert small.counts[0].endings == {"points": 2, "nobody": 1}
    assert small.bots == ["a", "b", "c"]


def test_a_card_counts_once_for_each_buyer(small: Balance) -> None:
    cards = {card["card"]: card for card in small.to_json()["cards"]}
    assert list(cards) == ["x", "y"]
    low, high = wilson(2, 4)
    assert cards["x"] == {
        "card": "x",
        "buyers": 4,
        "bought": 5,
        "wins": 2,
        "win_rate": 0.5,
        "ci95": [round(low, 4), round(high, 4)],
        "par": round((3 / 2 + 1 / 3) / 4, 4),
    }
    assert [cards["y"]["buyers"], cards["y"]["wins"]] == [3, 1]


def test_the_balance_tells_programs(capsys: Capture) -> None:
    found = balanced(capsys)
    assert [found["game"], found["games"], found["bots"]] == ["king-of-new-york", 12, ["random"]]
    assert [(one["players"], one["seat"]) for one in found["seats"]] == [
        (2, 1),
        (2, 2),
        (3, 1),
        (3, 2),
        (3, 3),
    ]
    for count in found["players"]:
        wins = sum(one["wins"] for one in found["seats"] if one["players"] == count["players"])
        assert wins + count["endings"].get("nobody", 0) == count["games"] == 6
        assert count["first"]["par"] == round(1 / count["players"], 4)
    assert found["cards"]
    for figures in (*found["seats"], *found["cards"]):
        low, high = figures["ci95"]
        assert 0 <= low <= figures["win_rate"] <= high <= 1


def test_the_balance_tells_people(capsys: Capture) -> None:
    code, out, _ = run(capsys, *BALANCE, "--game", "king-of-tokyo")
    assert code == 0
    for words in ("King of Tokyo: 12 games", "turn order", "number of Monsters", "bought each card", "95%"):
        assert words in out


@pytest.mark.slow
def test_the_number_of_workers_does_not_matter(capsys: Capture) -> None:
    alone = balanced(capsys)
    code, out, _ = run(capsys, *BALANCE[:-1], "2", "--json")
    assert (code, json.loads(out)) == (0, alone)


def test_the_games_of_arenas_are_read(capsys: Capture, tmp_path: Path) -> None:
    folders: list[str] = []
    for bots in ("random,random", "random,random,random"):
        folders += ["--from", str(tmp_path / str(len(folders)))]
        typed = ("--bots", bots, "--games", "6", "--workers", "1", "--out", folders[-1], "--no-records")
        assert run(capsys, "arena", *typed)[0] == 0
    code, out, _ = run(capsys, "balance", *folders, "--json")
    assert (code, json.loads(out)) == (0, balanced(capsys))


def test_folders_that_do_not_go_together_are_refused(capsys: Capture, tmp_path: Path) -> None:
    folders = {game: str(tmp_path / game) for game in ("king-of-new-york", "king-of-tokyo")}
    for game, folder in folders.items():
        typed = ("--game", game, "--bots", "random,random", "--games", "1", "--out", folder)
        assert run(capsys, "arena", *typed)[0] == 0
    one, other = folders.values()
    assert other in refused(capsys, "balance", "--from", one, "--from", other)
    assert one in refused(capsys, "balance", "--game", "king-of-tokyo", "--from", one)
    assert str(tmp_path) in refused(capsys, "balance", "--from", str(tmp_path))


# -- the plot ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_plot_is_drawn_the_same_each_time(capsys: Capture, tmp_path: Path) -> None:
    names = ("one.png", "one.svg", "two.svg")
    for name in names:
        assert run(capsys, *BALANCE, "--plot", str(tmp_path / name))[0] == 0
    png, svg, again = ((tmp_path / name).read_bytes() for name in names)
    assert svg == again
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    assert width > 1000
    assert height > 700
    assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("--plot balance.txt", ".png, .svg"),
        ("--plot balance", ".png, .svg"),
        ("--players 1,2", "from 2 to 6"),
        ("--players two", "from 2 to 6"),
        ("--games 0", "--games"),
        ("--bots skynet", "skynet"),
        ("--game chess", "chess"),
        ("--from nowhere", "nowhere"),
    ],
)
def test_bad_arguments_get_one_sentence(capsys: Capture, typed: str, sentence: str) -> None:
    assert sentence in refused(capsys, "balance", *typed.split())


def test_a_missing_package_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.commands.arguments.find_spec", lambda name: None)
    assert "pip install matplotlib" in refused(capsys, *BALANCE, "--plot", "balance.png")
