"""The benchmarks report what they should; how fast anything is, is not tested here."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest
from rich import box

from benchmarks.__main__ import arguments, check
from benchmarks.contest import OURS, PEERS, ROOT, Contestant, Failed, Size, compete
from benchmarks.play import Tally, timed
from benchmarks.report import text, to_json
from benchmarks.results import Budget, Results, Who
from kaiju.bots import BOTS
from kaiju.games import GAMES
from tests.support.documents import shell_lines

TINY = Size(rounds=2, decisions=30, positions=2)
INTERPRETED, COMPILED = OURS
CATAN = PEERS[0].label


@pytest.fixture
def results() -> Results:
    """Three rounds of each game and of a peer, one of them in a slow moment of the machine."""
    found = Results()
    found.about[CATAN] = "1.0"
    for speed in (1.0, 0.1, 1.1):
        for game in GAMES:
            found.note(Who(game, "interpreted"), {"decisions/s": 40 * speed, "choices/s": 40 * speed})
            found.note(Who(game, "compiled"), {"decisions/s": 80 * speed, "choices/s": 80 * speed})
        rates = {"decisions/s": 10 * speed, "choices/s": 5 * speed, "games/s": speed}
        found.note(Who(CATAN, CATAN), rates)
    return found


@pytest.mark.slow
def test_every_measure_is_taken_in_every_round() -> None:
    ticks: list[None] = []
    found = compete([INTERPRETED], [], TINY, lambda: ticks.append(None))
    assert len(ticks) == TINY.rounds + 1
    assert found.about["interpreted"].endswith("table.py")
    for game in GAMES:
        assert {f"ms for a decision: {bot}" for bot in BOTS} < set(found.measures(game))
        assert {"decisions/s", "games/s", "µs for a decision", "µs for a clone"} < set(found.measures(game))
        assert found.hot_spots[game]
        # We never ask where there is one answer only, so both ways of counting are one.
        who = Who(game, "interpreted")
        assert found.rounds[who, "decisions/s"] == found.rounds[who, "choices/s"]
    assert found.measures("dice solver") == ["µs for 6 dice and 2 rerolls", "µs for 8 dice and 2 rerolls"]
    assert all(len(rounds) == TINY.rounds and min(rounds) > 0 for rounds in found.rounds.values())


def test_whole_games_are_played_until_enough_was_decided() -> None:
    seeds: list[int] = []

    def game(seed: int) -> Tally:
        seeds.append(seed)
        return Tally(decisions=4, choices=1)

    found = timed(game, first=70, decisions=9)
    assert seeds == [70, 71, 72]
    assert found["decisions/s"] == pytest.approx(4 * found["choices/s"])
    assert found["decisions/s"] == pytest.approx(4 * found["games/s"])


def test_a_ratio_is_taken_within_each_round(results: Results) -> None:
    game = next(iter(GAMES))
    assert results.ratio(Who(game, "compiled"), Who(CATAN, CATAN), "decisions/s") == pytest.approx(8)
    assert results.ratio(Who(game, "compiled"), Who(CATAN, CATAN), "choices/s") == pytest.approx(16)
    assert results.median(Who(CATAN, CATAN), "decisions/s") == pytest.approx(10)


def test_the_tables_show_ratios_and_budgets(results: Results) -> None:
    shown = text(results, "A heading.", box.MARKDOWN)
    assert shown.startswith("A heading.")
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in shown.splitlines()]
    assert rows.count(["decisions/s", "40", "80", "2× (≥ 3.5: MISSED)"]) == len(GAMES)
    assert [f"{CATAN} 1.0", "10", "1", *["4×", "8×"] * len(GAMES)] in rows
    assert [f"{CATAN} 1.0", "5", "1", *["8× (≥ 3: kept)", "16× (≥ 12: kept)"] * len(GAMES)] in rows


def test_the_json_has_every_round_and_every_ratio(results: Results) -> None:
    found = json.loads(json.dumps(to_json(results, "A heading.")))
    assert {len(measure["rounds"]) for measure in found["measures"]} == {3}
    compared = {(ratio["one"]["contestant"], ratio["other"]["contestant"]) for ratio in found["ratios"]}
    assert compared == {("compiled", "interpreted"), ("compiled", CATAN), ("interpreted", CATAN)}


@pytest.mark.parametrize(("sign", "kept"), [("≥", (2, 3)), ("≤", (1, 2))])
def test_a_budget_holds_at_its_limit(sign: str, kept: tuple[int, ...]) -> None:
    assert tuple(value for value in (1, 2, 3) if Budget(sign, 2).holds(value)) == kept


def test_what_is_not_compiled_is_not_measured_as_compiled() -> None:
    with pytest.raises(Failed, match=r"measured as compiled comes from .*table\.py"):
        compete([COMPILED._replace(path=ROOT / "src")], [], TINY, lambda: None)


def test_a_contestant_that_stops_is_named() -> None:
    nobody = Contestant("nobody", "nobody", "nothing", Path(sys.executable))
    with pytest.raises(Failed, match="The process that measures nobody has stopped"):
        compete([nobody], [], TINY, lambda: None)


def test_what_has_not_been_built_is_named(tmp_path: Path) -> None:
    check([INTERPRETED])
    with pytest.raises(Failed, match=r"no-such-folder is missing: run make compiled"):
        check([COMPILED._replace(path=tmp_path / "no-such-folder")])


@pytest.mark.parametrize("line", shell_lines("make bench"))
def test_the_options_in_the_documents_exist(line: str) -> None:
    given = [word.removeprefix("ARGS=") for word in shlex.split(line)[2:]]
    wanted = [option for words in given for option in words.split()]
    found = vars(arguments(wanted))
    assert {f"--{name}" for name, on in found.items() if on} == set(wanted)
