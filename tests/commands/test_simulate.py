"""`kaiju simulate`: many games on fixed seats, and what they come to."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kaiju.games import GAMES
from tests.support.typed import Capture, refused, run

GAME, TOKYO = "king-of-new-york", "king-of-tokyo"


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("simulate --games many", "many"),
        ("simulate --games 0", "--games"),
        ("simulate --workers 0", "--workers"),
        ("simulate --players 1", "2 to 6"),
        ("simulate --players 7", "2 to 6"),
        ("simulate --bots skynet", "brawler"),
        ("simulate --game chess", GAME),
        ("simulate --nonsense", "--nonsense"),
        ("simulate --game king-of-tokyo --players 7", "2 to 6"),
        ("simulate --game king-of-tokyo --option edition=1999", "edition=first|2016"),
        ("simulate --option edition=2016", "advanced=on|off"),
    ],
)
def test_bad_arguments_get_one_sentence(capsys: Capture, typed: str, sentence: str) -> None:
    assert sentence.lower() in refused(capsys, *typed.split()).lower()


def simulated(capsys: Capture, *more: str) -> dict[str, Any]:
    code, out, _ = run(capsys, "simulate", "--games", "12", "--players", "3", "--seed", "5", "--json", *more)
    assert code == 0
    summary: dict[str, Any] = json.loads(out)
    return summary


def test_a_simulation_adds_up(capsys: Capture, game: str) -> None:
    summary = simulated(capsys, "--workers", "1", "--game", game)
    wins = sum(seat["wins"] for seat in summary["seats"])
    assert summary["games"] == 12
    assert wins + summary["endings"].get("nobody", 0) == 12
    assert sum(summary["endings"].values()) == 12
    assert set(summary["endings"]) <= {"points", "last", "nobody", "card"}
    assert summary["turns"]["mean"] > 1
    assert all(0 <= card["win_rate"] <= 1 and card["bought"] > 0 for card in summary["cards"])
    rates = [card["win_rate"] for card in summary["cards"]]
    assert rates == sorted(rates, reverse=True)


@pytest.mark.slow
def test_the_seed_decides_and_the_number_of_processes_does_not(capsys: Capture) -> None:
    for game in (("--game", GAME), ("--game", TOKYO, "--option", "edition=2016")):
        assert simulated(capsys, *game, "--workers", "2") == simulated(capsys, *game, "--workers", "1")
    assert simulated(capsys, "--workers", "1", "--bots", "random,brawler")["seats"][1]["bot"] == "brawler"


def test_a_simulation_is_summed_up_for_people(capsys: Capture) -> None:
    code, out, _ = run(capsys, "simulate", "--games", "8", "--players", "2", "--workers", "1")
    assert code == 0
    for words in ("8 games", "Wins by seat", "Captain Fish", "How the games ended", "median", "Cards bought"):
        assert words in out


def test_a_simulation_of_an_edition_names_its_monsters(capsys: Capture) -> None:
    plan = ("simulate", "--games", "2", "--players", "6", "--workers", "1", "--game", TOKYO)
    assert "Kraken" in run(capsys, *plan)[1]
    code, out, _ = run(capsys, *plan, "--option", "edition=2016")
    assert code == 0
    assert "King of Tokyo" in out
    assert "Space Penguin" in out
