"""The tables of the levels, and the example of a bot."""

from __future__ import annotations

import json
import shlex
from itertools import pairwise

import pytest

from benchmarks import levels
from benchmarks.levels import (
    QUICKNESS,
    SLOW,
    STRENGTH,
    TRIALS,
    Quickness,
    arguments,
    heading,
    plans,
    quickness_row,
    trials,
)
from kaiju.bots import BOTS
from kaiju.commands.arguments import CommandRefused
from kaiju.games import GAMES
from kaiju.words import Words
from tests import ROOT
from tests.support.documents import shell_lines
from tests.support.typed import Capture, run

pytestmark = pytest.mark.slow

TYPED = "--levels random,rookie --games 4 --answers 30 --seed 7 --workers 1"


def cells(line: str) -> list[str]:
    """What stands in a line of a table."""
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_every_level_meets_the_one_below_in_every_game() -> None:
    found = plans(list(BOTS), 1000, 300, "7")
    assert [(plan.game, plan.bots[0], plan.bots[1:]) for plan in found] == [
        (game, level, (below,) * others)
        for game in GAMES
        for others in (3, 1)
        for below, level in pairwise(BOTS)
    ]
    assert all(plan.games == (300 if plan.bots[0] == SLOW else 1000) for plan in found)
    assert all(plan.rotate for plan in found)


def test_the_trials_are_played_against_what_never_changes() -> None:
    found = trials(["mastermind"], 1, "7")
    assert [(plan.game, plan.games, plan.bots) for _, plan in found] == [
        (game, 2000, ("mastermind", *["benchmarks.frozen.strategist:Strategist"] * 3)) for game in GAMES
    ]
    assert all(plan.rotate for _, plan in found)
    assert trials(["rookie"], 1, "7") == trials(["mastermind"], 0, "7") == []


def test_a_champion_is_tried_in_every_edition_and_at_tables_of_all_sizes() -> None:
    plans = [plan for _, plan in trials([SLOW], 0.1, "7") if plan.game == "king-of-tokyo"]
    assert {len(plan.bots) for plan in plans} == {2, 3, 4, 5, 6}
    assert [plan.games for plan in plans if plan.options] == [50]
    assert {plan.options for plan in plans} == {(), (("edition", "2016"),)}


def test_a_trial_tells_what_was_wanted(capsys: Capture) -> None:
    levels.main("--levels mastermind --trials 0.001 --answers 3 --games 1 --workers 1".split())
    _, _, tried, _ = capsys.readouterr().out.strip().split("\n\n")
    head, _, *rows = map(cells, tried.splitlines())
    assert head == list(TRIALS)
    assert [row[:4] for row in rows] == [
        [game, "mastermind", "3 × frozen strategist", "2"] for game in ("King of New York", "King of Tokyo")
    ]
    assert [row[-1] for row in rows] == ["36%", "36%"]


def test_the_tables_are_printed_as_markdown(capsys: Capture) -> None:
    levels.main(TYPED.split())
    _, strength, quickness = capsys.readouterr().out.strip().split("\n\n")
    head, _, *rows = map(cells, strength.splitlines())
    assert head == list(STRENGTH)
    assert [row[:4] for row in rows] == [
        [game, "rookie", f"{others} × random", "4"]
        for game in ("King of New York", "King of Tokyo")
        for others in (3, 1)
    ]
    assert [row[-1] for row in rows] == ["25%", "50%"] * 2
    head, _, *rows = map(cells, quickness.splitlines())
    assert head == list(QUICKNESS)
    assert [row[1:3] for row in rows] == [["random", "30"], ["rookie", "30"]] * 2
    assert all(0 < float(row[3]) <= float(row[5]) for row in rows)


def test_the_wins_are_those_of_an_arena(capsys: Capture) -> None:
    levels.main(TYPED.split())
    first = cells(capsys.readouterr().out.split("\n\n")[1].splitlines()[2])
    typed = ("--bots", "rookie,random,random,random", "--games", "4", "--seed", "7", "--workers", "1")
    told = json.loads(run(capsys, "arena", *typed, "--json")[1])
    rookie = next(bot for bot in told["bots"] if bot["bot"] == "rookie")
    low, high = rookie["ci95"]
    assert first[4:6] == [f"{rookie['win_rate']:.1%}", f"{low:.1%} – {high:.1%}"]


def test_a_time_is_the_usual_one_and_one_that_is_hardly_ever_exceeded() -> None:
    found = Quickness("king-of-tokyo", "random", [float(time) for time in range(1, 200)])
    assert list(quickness_row(found, Words()))[2:] == ["199", "100", "100", "198"]


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(CommandRefused, match="skynet"):
        levels.main(["--levels", "random,skynet"])


@pytest.mark.parametrize("line", shell_lines("make levels"))
def test_the_options_in_the_documents_exist(line: str) -> None:
    arguments([option for word in shlex.split(line)[2:] for option in word.removeprefix("ARGS=").split()])


def test_the_document_has_both_tables_with_every_level() -> None:
    text = (ROOT / "docs" / "bots.md").read_text()
    assert heading(STRENGTH) in text
    assert heading(QUICKNESS) in text
    for title in ("King of New York", "King of Tokyo"):
        for below, level in pairwise(BOTS):
            assert f"| {title} | {level} | 3 × {below} |" in text
            assert f"| {title} | {level} | 1 × {below} |" in text


# -- the example -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_a_bot_beats_the_random_one(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.chdir(ROOT)
    typed = ("--game", game, "--bots", "examples/my_bot.py:MyBot,random", "--games", "40", "--workers", "1")
    code, out, err = run(capsys, "arena", *typed, "--json")
    assert (code, err) == (0, "")
    best = json.loads(out)["bots"][0]
    assert best["bot"] == "examples/my_bot.py:MyBot"
    assert best["win_rate"] > 0.6
