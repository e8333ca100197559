"""The command line: what each command prints, and one clear sentence for everything that goes wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kaiju.bots import BOTS
from kaiju.core.notation import record
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.documents import RULES
from tests.support.typed import Capture, program, refused, run

pytestmark = pytest.mark.slow

GAME, TOKYO = "king-of-new-york", "king-of-tokyo"
FACTS: dict[str, dict[str, Any]] = {
    game: json.loads((RULES / f"{game}.json").read_text(encoding="utf-8")) for game in GAMES
}
COMMANDS = (
    *("play", "simulate", "arena", "balance", "fit", "scenarios", "cards", "replay", "verify"),
    *("serve", "export", "tokens", "language"),
)

PASSING = """\
title: Nothing happens
clauses: [NY-TURN-1, leveler, leveler/1]
game: king-of-new-york
monsters:
  kong: {at: queens}
  rob: {at: bronx}
expect:
  kong: {life: 10}
"""
FAILING = PASSING.replace("life: 10", "life: 3").replace("Nothing", "Something")


PASSING_IN_TOKYO = """\
title: Nothing happens in Tokyo
clauses: [KT-TURN-1]
game: king-of-tokyo
monsters:
  kraken: {}
  alienoid: {}
expect:
  kraken: {life: 10, at: outside}
"""


@cache
def played(game: str, **options: str) -> str:
    """The record of a short game."""
    table = Table(GAMES[game], 3, "a secret", options)
    bot = BOTS["random"](1)
    while table.question is not None:
        table.answer(bot.choose(table.view(table.question.seat)))
    return record.write(table)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)


@pytest.fixture
def finished() -> str:
    """The record of a short game of New York."""
    return played(GAME)


# -- help and bad arguments --------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(capsys: Capture, command: str) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert f"Example: kaiju {command}" in out


def test_help_names_every_command(capsys: Capture) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("dance", "dance"),
        ("cards --game chess", TOKYO),
        ("cards --game chess", GAME),
        ("cards --option edition=2016", "advanced=on|off"),
        ("scenarios --game chess", GAME),
        ("scenarios nowhere.yaml", "nowhere.yaml"),
        pytest.param("scenarios --coverage --spec nowhere.md", "nowhere.md", marks=pytest.mark.slow),
        ("replay", "path"),
        ("replay nowhere.txt", "nowhere.txt"),
        ("verify nowhere.txt", "nowhere.txt"),
        ("verify .", "."),
        ("play --game chess", GAME),
        ("play --bots skynet", "brawler"),
    ],
)
def test_bad_arguments_get_one_sentence(capsys: Capture, typed: str, sentence: str) -> None:
    assert sentence.lower() in refused(capsys, *typed.split()).lower()


# -- cards -------------------------------------------------------------------------------------------


def listed(capsys: Capture, *typed: str) -> dict[str, dict[str, Any]]:
    """The cards that a program is told of, by id."""
    code, out, _ = run(capsys, "cards", *typed, "--json")
    assert code == 0
    return {card["id"]: card for card in json.loads(out)}


def test_the_cards_are_those_of_the_specification(capsys: Capture, game: str) -> None:
    found = listed(capsys, "--game", game)
    assert set(found) == {card["id"] for card in FACTS[game]["cards"]}
    for card in FACTS[game]["cards"]:
        mine = found[card["id"]]
        assert set(mine) == {"id", "kind", "cost", "copies", "name", "effect"}
        assert [mine["kind"], mine["cost"], mine["copies"]] == [card["kind"], card["cost"], card["copies"]]
        assert mine["name"] == card["name"]["en"]
        assert mine["effect"]


def test_all_cards_of_tokyo_are_there(capsys: Capture) -> None:
    found = listed(capsys, "--game", TOKYO)
    deck = [card["kind"] for card in found.values() for _ in range(card["copies"])]
    assert (len(found), deck.count("keep"), deck.count("discard")) == (64, 48, 18)


def test_the_cards_of_an_edition_have_its_names_and_costs(capsys: Capture) -> None:
    found = listed(capsys, "--game", TOKYO, "--option", "edition=2016")
    for id, differs in FACTS[TOKYO]["edition_2016"]["cards"].items():
        assert found[id]["name"] == differs.get("name", found[id]["name"])
        assert found[id]["cost"] == differs.get("cost", found[id]["cost"])
    assert found["monster-batteries"]["cost"] == 3


def test_the_cards_are_listed_for_people(capsys: Capture) -> None:
    code, out, _ = run(capsys, "cards")
    assert code == 0
    assert "Leveler" in out
    assert "leveler" in out
    code, out, _ = run(capsys, "cards", "--game", TOKYO)
    assert code == 0
    assert "Skyscraper" in out


# -- scenarios ---------------------------------------------------------------------------------------


def test_scenarios_pass_or_fail_with_step_expectation_finding_and_position(
    capsys: Capture, tmp_path: Path
) -> None:
    (tmp_path / "both.yaml").write_text(f"{PASSING}---\n{FAILING}")
    code, out, _ = run(capsys, "scenarios", str(tmp_path))
    assert code == 1
    assert "FAILED" in out
    assert "both.yaml #2 Something happens" in out
    assert "step: the end" in out
    assert "expected: kong life is 3" in out
    assert "found: 10" in out
    assert '"at": "queens"' in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


def test_scenarios_that_pass_exit_with_zero(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(PASSING)
    assert run(capsys, "scenarios", str(tmp_path / "good.yaml")) == (0, "1 passed, 0 failed\n", "")


def test_the_scenarios_of_one_game_are_run(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "both.yaml").write_text(f"{PASSING}---\n{PASSING_IN_TOKYO}")
    assert run(capsys, "scenarios", str(tmp_path))[1] == "2 passed, 0 failed\n"
    for game in GAMES:
        assert run(capsys, "scenarios", str(tmp_path), "--game", game)[1] == "1 passed, 0 failed\n"


def test_scenarios_are_reported_to_programs(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(FAILING)
    code, out, _ = run(capsys, "scenarios", str(tmp_path), "--json")
    report = json.loads(out)
    assert code == 1
    assert [report["passed"], report["failed"]] == [0, 1]
    assert report["failures"][0]["step"] == "the end"


@pytest.mark.parametrize("text", ["{", "just words", "game: chess\nmonsters: {}\n"])
def test_a_file_that_holds_no_scenario_is_refused(capsys: Capture, tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text)
    code, _, err = run(capsys, "scenarios", str(path))
    assert code != 0
    assert err.startswith("kaiju: ")
    assert "bad.yaml" in err


def test_coverage_lists_what_is_not_cited(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(PASSING)
    spec = specify(tmp_path, "- **NY-TURN-1** A turn.\n- **NY-TURN-2** Another one.\n")
    typed = ("scenarios", str(tmp_path / "good.yaml"), "--coverage", "--game", GAME, "--spec", spec)
    code, out, _ = run(capsys, *typed)
    assert code == 1
    assert out.splitlines() == [
        "Not cited by any scenario (1):",
        "  NY-TURN-2",
        "1 of 2 cited, 0 excused, 1 missing",
    ]
    code, out, _ = run(capsys, *typed, "--json")
    assert code == 1
    assert json.loads(out)["missing"] == ["NY-TURN-2"]


def test_coverage_counts_card_rulings_of_the_file_beside_it(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(PASSING)
    found = [{"id": "leveler", "rulings": ["One.", "Two."]}]
    named = specify(tmp_path, "- **NY-TURN-1** A turn.\n", cards=found)
    for spec in ("spec.md", "spec.json"):
        code, out, _ = run(
            capsys, "scenarios", str(tmp_path / "good.yaml"), "--coverage", "--spec", str(tmp_path / spec)
        )
        assert code == 1
        assert "  leveler/2" in out.splitlines()
    (tmp_path / "spec.json").write_text("{")
    assert "cannot be read" in refused(capsys, "scenarios", str(tmp_path), "--coverage", "--spec", named)


def specify(folder: Path, clauses: str, **facts: object) -> str:
    """A specification: its clauses, and its facts in the file beside it."""
    (folder / "spec.json").write_text(json.dumps({"cards": [], **facts}), encoding="utf-8")
    (folder / "spec.md").write_text(clauses)
    return str(folder / "spec.md")


def test_coverage_of_everything_exits_with_zero(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(PASSING)
    spec = specify(tmp_path, "- **NY-TURN-1** A turn.\n")
    code, out, _ = run(capsys, "scenarios", str(tmp_path / "good.yaml"), "--coverage", "--spec", spec)
    assert (code, out) == (0, "1 of 1 cited, 0 excused, 0 missing\n")


def test_coverage_is_of_the_game_that_is_named(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "both.yaml").write_text(f"{PASSING}---\n{PASSING_IN_TOKYO}")
    typed = ("scenarios", str(tmp_path), "--coverage", "--json", "--game")
    assert json.loads(run(capsys, *typed, TOKYO)[1])["cited"] == ["KT-TURN-1"]
    assert json.loads(run(capsys, *typed, GAME)[1])["cited"] == ["NY-TURN-1", "leveler", "leveler/1"]


# -- records -----------------------------------------------------------------------------------------


@pytest.fixture
def game_record(finished: str, tmp_path: Path) -> Path:
    path = tmp_path / "game.record.txt"
    path.write_text(finished)
    return path


def test_a_record_is_told_turn_by_turn(capsys: Capture, game_record: Path) -> None:
    code, out, _ = run(capsys, "replay", str(game_record))
    assert code == 0
    assert "\nTurn 1: " in out
    assert "(roll, NY-ROLL-1)" in out
    assert "wins" in out.splitlines()[-1]


def test_a_record_of_an_edition_is_told_in_its_words(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "tokyo.record.txt"
    path.write_text(played(TOKYO))
    code, out, _ = run(capsys, "replay", str(path), "--game", TOKYO)
    assert code == 0
    assert "(roll, KT-ROLL-1)" in out
    assert "wins" in out.splitlines()[-1]
    table = Table(GAMES[TOKYO], ("giga-zaur", "space-penguin"), "a secret", {"edition": "2016"})
    while table.question is not None:
        table.answer(next(iter(table.question.options)))
    path.write_text(record.write(table))
    code, out, _ = run(capsys, "replay", str(path))
    assert code == 0
    assert "Gigazaur" in out
    assert "Giga Zaur" not in out


def test_a_record_is_replayed_for_programs(capsys: Capture, game_record: Path) -> None:
    code, out, _ = run(capsys, "replay", str(game_record), "--json")
    events = json.loads(out)
    assert code == 0
    assert events[-1]["kind"] in ("won", "nobody-won")
    keys = {"turn", "kind", "seat", "amount", "what", "where", "other", "cause", "text", "silent"}
    assert all(set(event) == keys for event in events)
    assert not any(event["silent"] for event in events if event["kind"] in ("turn", "rolled", "won"))


@pytest.mark.parametrize(
    ("game", "options"), [(GAME, {}), (TOKYO, {"edition": "first"}), (TOKYO, {"first": "roll"})]
)
def test_a_record_is_verified(capsys: Capture, tmp_path: Path, game: str, options: dict[str, str]) -> None:
    path = tmp_path / "game.record.txt"
    path.write_text(played(game, **options))
    lines = path.read_text().splitlines()
    rolls = sum(line.startswith("  dice: ") for line in lines)
    reveals = sum(line.startswith(("  reveal: ", "  tile: ", "  look: ", "  first: ")) for line in lines)
    code, out, _ = run(capsys, "verify", str(path), "--game", game)
    assert code == 0
    assert f"{rolls} rolls and {reveals} reveals" in out
    code, out, _ = run(capsys, "verify", str(path), "--json")
    assert json.loads(out)["rolls"] == rolls
    assert json.loads(out)["reveals"] == reveals


def resealed(text: str) -> str:
    """A record whose check was made anew after it was changed."""
    return record_with_check(text.rpartition("check: ")[0])


def record_with_check(body: str) -> str:
    import hashlib

    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


SPOILT: dict[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "changed": lambda text: text.replace("heal", "ouch", 1),
    "cannot be played": lambda text: resealed(text.replace(": resolve ", ": devolve ", 1)),
    "not a Kaiju Kings record": lambda text: "Once upon a time",
    "a game that is not here": lambda text: resealed(text.replace(GAME, "chess", 1)),
    "played under rules": lambda text: resealed(text.replace("rules: ", "rules: 0", 1)),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("sentence", SPOILT)
def test_a_spoilt_record_is_refused_and_left_alone(
    capsys: Capture, game_record: Path, finished: str, command: str, sentence: str
) -> None:
    spoilt = SPOILT[sentence](finished)
    game_record.write_text(spoilt)
    assert sentence in refused(capsys, command, str(game_record))
    assert game_record.read_text() == spoilt


def test_a_record_that_is_no_text_is_refused(capsys: Capture, game_record: Path) -> None:
    game_record.write_bytes(b"\xff\xfe\x00")
    assert "not a Kaiju Kings record" in refused(capsys, "replay", str(game_record))


def test_bent_chance_is_found(capsys: Capture, game_record: Path, finished: str) -> None:
    game_record.write_text(resealed(finished.replace("secret: a secret", "secret: another", 1)))
    assert "not the one that was committed to" in refused(capsys, "verify", str(game_record))


def test_a_record_of_another_game_is_refused(capsys: Capture, game_record: Path) -> None:
    assert "chess" in refused(capsys, "verify", str(game_record), "--game", "chess")
    assert f"not of {TOKYO}" in refused(capsys, "verify", str(game_record), "--game", TOKYO)


# -- as a program ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_play_without_a_terminal_says_what_to_do(tmp_path: Path) -> None:
    ran = program("play", stdin=subprocess.DEVNULL, env={**os.environ, "XDG_DATA_HOME": str(tmp_path)})
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "kaiju play" in ran.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_the_exit_code_reaches_the_shell() -> None:
    assert program("scenarios", "nowhere").returncode == 2


@pytest.mark.slow
def test_a_reader_that_goes_away_is_no_trouble() -> None:
    shell = f"{sys.executable} -m kaiju cards --json | head -n 1"
    ran = subprocess.run(["sh", "-c", shell], capture_output=True, text=True, check=False)
    assert ran.stdout == "[\n"
    assert ran.stderr == ""
