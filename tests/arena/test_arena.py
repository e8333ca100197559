"""The arena: rotation, intervals, ratings, what it prints, and what it refuses."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kaiju.arena.game import Result, Seat, Wanted, places, play_batch, play_game
from kaiju.arena.plan import Plan
from kaiju.arena.ratings import Share, rate, wilson
from kaiju.arena.standings import Standings
from kaiju.arena.tournament import Scoreboard
from kaiju.core.events import Event
from kaiju.core.notation import record
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.words import Words
from tests.support import arenas, trap
from tests.support.typed import Capture, refused, run

GAME, TOKYO = "king-of-new-york", "king-of-tokyo"
ARENA = ("arena", "--bots", "brawler,random,random", "--games", "12")
TRAP = str(trap.__file__)


def held(capsys: Capture, *more: str, seed: str = "7") -> dict[str, Any]:
    code, out, err = run(capsys, *ARENA, "--json", "--seed", seed, *more)
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


@cache
def played(games: int = 9, game: str = GAME) -> tuple[Plan, tuple[Result, ...]]:
    """A plan with every game of it."""
    plan = Plan(game, ("brawler", "random", "random"), games, "7", rotate=True)
    return plan, tuple(arenas.played(plan).results)


# -- figures -----------------------------------------------------------------------------------------


# Known values of the interval without continuity correction, e.g. Newcombe, Statistics in Medicine 17 (1998).
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_a_share_of_nothing_says_nothing() -> None:
    assert (Share(0, 0).rate, Share(0, 0).ci95) == (0.0, (0.0, 1.0))


# -- games -------------------------------------------------------------------------------------------


def test_everybody_sits_everywhere_in_rotation() -> None:
    plan = Plan(GAME, ("a", "b", "c"), 7, "0", rotate=True)
    assert [plan.lineup(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]
    assert plan._replace(rotate=False).lineup(1) == ("a", "b", "c")


@pytest.mark.parametrize("game", GAMES)
def test_a_result_agrees_with_the_record_of_its_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.arena.game.PATIENCE", 3600.0)
    plan = Plan(game, ("brawler", "random", "random"), 6, "5", rotate=True)
    batch = play_batch(plan, range(6), Wanted(records=True))
    assert [result.number for result in batch.results] == list(range(6))
    for result, text in zip(batch.results, batch.records, strict=True):
        found = record.read(text)
        table = record.replay(GAMES[game], found)
        assert record.verify(GAMES[game], found) > 0
        assert tuple(found.players.values()) == plan.lineup(result.number)
        assert (result.turns, result.winner) == (table.state.turn, table.state.winner)
        assert sum(seat.turns for seat in result.seats) == result.turns
        assert result.first == next(event.seat for event in table.log if event.kind == "turn")
        assert [seat.alive for seat in result.seats] == [monster.alive for monster in table.state.monsters]
        for at, seat in enumerate(result.seats):
            events = [event for event in table.log if (event.kind, event.seat) == ("bought", at)]
            assert list(seat.bought) == [event.what for event in events]


def test_a_result_survives_json() -> None:
    plan, results = played()
    assert [Result.from_json(json.loads(json.dumps(one.to_json(plan)))) for one in results] == list(results)
    assert Plan.from_json(json.loads(json.dumps(plan.to_json()))) == plan


def test_a_batch_that_takes_long_reports_and_leaves_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiju.arena.game.PATIENCE", -1.0)
    plan, results = played()
    batch = play_batch(plan, range(9))
    assert (batch.results, batch.left) == ([results[0]], tuple(range(1, 9)))


def finished(winner: int, vp: tuple[int, ...], *falls: tuple[int, ...]) -> Table:
    """A table as it stands after a game; Monsters of one stroke fall together."""
    table = Table(GAMES[GAME], len(vp), seed=1)
    table.log.clear()
    for stroke in falls:
        table.log.append(Event("damaged"))
        table.log += [Event("eliminated", seat) for seat in stroke]
    for monster, points in zip(table.state.monsters, vp, strict=True):
        monster.vp = points
        monster.alive = all(monster.seat not in stroke for stroke in falls)
    table.state.winner = winner
    return table


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        (finished(1, (19, 20, 7, 7)), [2, 1, 3, 3]),
        (finished(2, (19, 3, 20, 7), (3,), (0,)), [3, 2, 1, 4]),
        (finished(0, (1, 9, 9, 9), (3,), (1, 2)), [1, 2, 2, 4]),
        (finished(-1, (5, 5, 5, 5), (0,), (2,), (1, 3)), [4, 1, 3, 1]),
    ],
)
def test_places(table: Table, expected: list[int]) -> None:
    assert places(table) == expected


# -- ratings -----------------------------------------------------------------------------------------


def test_ratings_follow_from_the_numbers_of_the_games_alone() -> None:
    plan, results = played()
    assert rate(plan, results[::-1]) == rate(plan, results)
    assert rate(plan, results)["brawler"].ordinal > rate(plan, results)["random"].ordinal


def ended(number: int, *placed: int) -> Result:
    seats = tuple(Seat(place, 0, 0, True, 1, ()) for place in placed)
    return Result(number, 4, placed.index(1), "points", 0, seats)


def test_a_rating_is_the_one_of_openskill() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    (first,), (second,) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    ratings = rate(Plan(GAME, ("a", "b"), 1, "0", rotate=True), [ended(0, 1, 2)])
    assert (ratings["a"].mu, ratings["a"].sigma) == (first.mu, first.sigma)
    assert (ratings["b"].mu, ratings["b"].sigma) == (second.mu, second.sigma)
    assert ratings["a"].ordinal == pytest.approx(first.ordinal())


def test_chairs_of_one_bot_share_its_rating() -> None:
    plan = Plan(GAME, ("a", "a", "a"), 2, "0", rotate=True)
    ratings = rate(plan, [ended(0, 1, 2, 3), ended(1, 3, 1, 2)])
    assert list(ratings) == ["a"]
    assert ratings["a"].mu == pytest.approx(25.0)
    assert ratings["a"].sigma < 25 / 3


# -- the command -------------------------------------------------------------------------------------


def test_the_arena_tells_programs(capsys: Capture) -> None:
    found = held(capsys, "--workers", "1")
    assert [found["game"], found["games"], found["seed"]] == [GAME, 12, "7"]
    assert sum(found["endings"].values()) == 12
    assert found["turns"]["mean"] > 1
    bots = {bot["bot"]: bot for bot in found["bots"]}
    assert {name: (bot["seats"], bot["games"]) for name, bot in bots.items()} == {
        "brawler": (1, 12),
        "random": (2, 24),
    }
    assert sum(bot["wins"] for bot in found["bots"]) + found["endings"].get("nobody", 0) == 12
    for bot in found["bots"]:
        assert list(bot) == ["bot", "seats", "games", "wins", "win_rate", "ci95", "rating"]
        assert bot["win_rate"] == round(bot["wins"] / bot["games"], 4)
        assert bot["ci95"] == [round(end, 4) for end in wilson(bot["wins"], bot["games"])]
        assert set(bot["rating"]) == {"mu", "sigma", "ordinal"}


@pytest.mark.slow
@pytest.mark.parametrize("more", [(), ("--game", TOKYO, "--option", "edition=2016")])
def test_the_seed_decides_and_the_number_of_workers_does_not(capsys: Capture, more: tuple[str, ...]) -> None:
    alone = held(capsys, *more, "--workers", "1")
    assert held(capsys, *more, "--workers", "2") == alone
    assert held(capsys, *more, "--workers", "1", seed="8") != alone


def test_the_arena_tells_people(capsys: Capture) -> None:
    code, out, _ = run(capsys, *ARENA, "--workers", "1")
    assert code == 0
    for words in (
        "12 games of King of New York",
        "brawler",
        "95% interval",
        "OpenSkill",
        "How the games ended",
    ):
        assert words in out


def test_the_bar_shows_who_leads() -> None:
    plan, results = played()
    board = Scoreboard(plan, Words())
    assert board.leaders() == ""
    board.count(results[:5])
    assert board.leaders() == Scoreboard(plan, Words(), results[:5]).leaders()
    board.count(results[5:])
    rates = {bot.bot: bot.share.rate for bot in Standings(plan, results).bots}
    assert board.leaders() == " · ".join(f"{bot} {rates[bot]:.0%}" for bot in ("brawler", "random"))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("--bots brawler", "2 to 6"),
        ("--bots brawler,skynet", "skynet"),
        ("--bots random,random,random,random,random,random,random", "2 to 6"),
        ("--games 0", "--games"),
        ("--workers 0", "--workers"),
        ("--game chess", GAME),
        ("--option edition=2016", "advanced=on|off"),
        ("--resume", "--out"),
        ("--resume --out nowhere", "nowhere"),
    ],
)
def test_bad_arguments_get_one_sentence(capsys: Capture, typed: str, sentence: str) -> None:
    assert sentence in refused(capsys, "arena", *typed.split())


@pytest.mark.parametrize(("package", "more"), [("pyarrow", ("--out", "here")), ("ray", ("--ray", "local"))])
def test_a_missing_package_is_named_before_anything_is_done(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, package: str, more: tuple[str, ...]
) -> None:
    monkeypatch.setattr("kaiju.commands.arguments.find_spec", lambda name: None)
    monkeypatch.chdir(tmp_path)
    assert f"pip install {package}" in refused(capsys, "arena", *more)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "problem"), [("Broken", "nothing comes to mind"), ("Broken:answer=dance", "“dance”")]
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_is_named_with_its_game_and_its_record(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bot: str, problem: str, workers: str
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ("arena", "--bots", f"random,{TRAP}:{bot}", "--games", "2", "--seed", "7", "--workers", workers)
    sentence = refused(capsys, *typed)
    assert f"{TRAP}:{bot}" in sentence
    assert problem in sentence
    assert "“place”" in sentence
    (path,) = tmp_path.glob("failed-*.record.txt")
    number = int(path.name[len("failed-") : len("failed-") + 6])
    assert f"game {number} (seed “7 {number}”)" in sentence
    assert str(path.name) in sentence
    assert "Traceback" in path.with_name(f"failed-{number:06}.traceback.txt").read_text()
    found = record.read(path.read_text())
    assert "abandoned" in found.trailer
    assert record.replay(GAMES[GAME], found).question is not None


def test_seats_win_as_often_as_their_bots_do() -> None:
    plan, results = played()
    wins = Counter(plan.lineup(result.number)[result.winner] for result in results if result.winner >= 0)
    assert {bot.bot: bot.share.wins for bot in Standings(plan, results).bots} == {
        bot: wins[bot] for bot in plan.bots
    }
    assert play_game(plan, 3).state.turn == results[3].turns
