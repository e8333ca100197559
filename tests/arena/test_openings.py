"""Random openings: which games have one, what is played in it, and what is learned afterwards."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from kaiju.arena.folder import Folder
from kaiju.arena.game import OWN, Wanted, last_turn, play_batch
from kaiju.arena.luckless import unpacked
from kaiju.arena.plan import Plan
from kaiju.bots.roster import make_bot
from kaiju.core.chance import commitment_of
from kaiju.core.notation import record
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.arenas import fitted, kept, played, small
from tests.support.typed import Capture, refused, run

pytestmark = pytest.mark.slow

SCATTER = 6
NEW_YORK, TOKYO = GAMES
every_game = pytest.mark.parametrize("game", GAMES)


def scattered(game: str) -> Plan:
    """A few short games of brawlers, most of them with an opening."""
    return small(game, "brawler,brawler")._replace(scatter=SCATTER)


def test_two_games_of_three_have_an_opening_of_any_length() -> None:
    plan = scattered(TOKYO)
    turns = [last_turn(plan, number) for number in range(3000)]
    assert 0.63 < np.mean([turn > 0 for turn in turns]) < 0.70
    assert set(turns) == set(range(SCATTER + 1))
    assert turns == [last_turn(plan, number) for number in range(3000)]
    assert not any(last_turn(plan._replace(scatter=0), number) for number in range(100))


@every_game
def test_a_game_without_an_opening_stays_as_it_was(game: str) -> None:
    plan = scattered(game)
    plain = plan._replace(scatter=0)
    pairs = list(zip(played(plan).records, played(plain).records, strict=True))
    same = {number for number, (one, other) in enumerate(pairs) if one == other}
    assert same >= {number for number in range(plan.games) if not last_turn(plan, number)}
    assert len(same) < plan.games / 2


@every_game
def test_after_the_opening_the_bots_play(game: str) -> None:
    plan = scattered(game)
    strange = 0
    for number in range(12):
        found = record.read(played(plan).records[number])
        table = Table(GAMES[game], found.names, found.trailer["secret"], found.options)
        shown, lineup = commitment_of(plan.secret(number)), plan.lineup(number)
        bots = [make_bot(name, f"{shown} {seat}") for seat, name in enumerate(lineup)]
        again = [make_bot(name, "another") for name in lineup]
        for text in [text for _, who, text in found.lines if who in found.names]:
            assert table.question is not None
            seat = table.question.seat
            if not last_turn(plan, number) or table.state.turn > last_turn(plan, number):
                assert text == bots[seat].choose(table.view(seat))
            else:
                strange += text != again[seat].choose(table.view(seat))
            table.answer(text)
    assert strange > 12


# -- what is learned ---------------------------------------------------------------------------------


def test_only_positions_after_the_opening_are_written() -> None:
    plan = scattered(TOKYO)
    batch = play_batch(plan, range(12), Wanted(luckless=OWN))
    found = unpacked(batch.positions)
    for number, result in enumerate(batch.results):
        last = last_turn(plan, number)
        assert (found.match == number).sum() == (max(0, result.turns - last) if result.winner >= 0 else 0)
    assert any(last_turn(plan, number) for number in range(12))


def test_the_report_tells_of_the_scatter_and_counts_what_is_left(capsys: Capture, tmp_path: Path) -> None:
    plan = scattered(TOKYO)
    folder = kept(plan, tmp_path / "held", luckless=OWN)
    told = fitted(capsys, folder, "--out", str(tmp_path / "weights.npz"), "--epochs", "1")
    results = played(plan).results
    left = [result.turns - last_turn(plan, result.number) for result in results if result.winner >= 0]
    assert told["rounds"][0]["positions"] == sum(left)
    (arena,) = told["arenas"]
    assert f"--seed 7 --scatter {SCATTER} --out" in arena


def test_games_without_an_opening_are_not_learned_from_twice(capsys: Capture, tmp_path: Path) -> None:
    plan = scattered(TOKYO)
    folders = [
        kept(plan, tmp_path / "some", luckless=OWN),
        kept(plan._replace(scatter=0), tmp_path / "none", luckless=OWN),
    ]
    assert "holds the same games as" in refused(capsys, "fit", *folders)


# -- the command -------------------------------------------------------------------------------------


def test_an_arena_is_scattered_and_goes_on_so(capsys: Capture, tmp_path: Path) -> None:
    held, typed = tmp_path / "held", ("--bots", "random,brawler", "--games", "6", "--seed", "7")
    assert run(capsys, "arena", *typed, "--scatter", "9", "--out", str(held), "--workers", "1")[0] == 0
    assert Folder(held).read_plan()[0].scatter == 9
    whole, path = (held / "records" / "000" / "000005.record.txt").read_bytes(), held / "results.jsonl"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:5]))
    (held / "records" / "000" / "000005.record.txt").unlink()
    assert run(capsys, "arena", "--resume", "--scatter", "9", "--out", str(held), "--workers", "1")[0] == 0
    assert (held / "records" / "000" / "000005.record.txt").read_bytes() == whole
    assert "--scatter is 9" in refused(capsys, "arena", "--resume", "--scatter", "8", "--out", str(held))
    assert "--scatter must be at least 0" in refused(capsys, "arena", *typed, "--scatter", "-1")


def test_an_older_plan_is_not_scattered() -> None:
    told = scattered(TOKYO).to_json()
    assert Plan.from_json(told) == scattered(TOKYO)
    del told["scatter"]
    assert Plan.from_json(told) == scattered(TOKYO)._replace(scatter=0)
