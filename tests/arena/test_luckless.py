"""The result of a game without the luck of its dice."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from kaiju import cli
from kaiju.arena.folder import LUCKLESS, Folder
from kaiju.arena.luckless import Diary, Positions, joined, packed, targets, unpacked
from kaiju.bots.bot import Bot
from kaiju.bots.brawler import Brawler
from kaiju.bots.mastermind import Mastermind
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.typed import Capture, refused, run


def diary_of(game: str, secret: str, bots: list[Bot]) -> tuple[Positions, Table]:
    """The positions of a game that is played to its end."""
    table, diary = Table(GAMES[game], len(bots), secret), Diary(game)
    while table.question is not None:
        view = table.view(table.question.seat)
        diary.asked(table, bots[view.seat], view)
        table.answer(bots[view.seat].choose(view))
    found = diary.positions(table, 0)
    assert found is not None
    return found, table


@pytest.fixture(scope="module", params=[*GAMES])
def played(request: pytest.FixtureRequest) -> tuple[Positions, Table]:
    """A duel in which one player knows its luck."""
    return diary_of(request.param, "duel", [Mastermind(0), Brawler(1)])


def test_there_is_a_position_for_every_turn_in_which_somebody_was_asked(
    played: tuple[Positions, Table],
) -> None:
    positions, table = played
    assert 0 < len(positions.match) <= table.state.turn
    assert set(positions.winner) == {table.state.winner}
    assert (positions.living == 2).all()


def test_luck_is_taken_from_one_and_given_to_the_other(played: tuple[Positions, Table]) -> None:
    positions, _ = played
    known = positions.expected.max(axis=1) > 0
    before = positions.expected[known].sum(axis=1) + (positions.expected[known] < 0).sum(axis=1)
    after = before + positions.luck[known].sum(axis=1)
    fair = (before > 1 - 1e-5) & (after > 1 - 1e-5)  # else both may fall, and nobody wins
    assert (after < 1 + 1e-5).all()
    assert fair.sum() > len(fair) / 2
    assert positions.luck[known][fair].sum(axis=1) == pytest.approx(np.zeros(fair.sum()), abs=1e-5)
    assert not positions.luck[~known].any()
    assert known.any()
    assert not known.all()  # the brawler knows nothing of its luck
    assert (np.abs(positions.luck[known]).max(axis=1) > 0).any()


def test_the_result_is_what_is_expected_and_all_luck_that_follows(played: tuple[Positions, Table]) -> None:
    positions, table = played
    whole = targets(positions, trust=1)
    result = np.eye(6)[table.state.winner]
    assert whole[0] + positions.luck.sum(axis=0) == pytest.approx(result, abs=1e-4)
    assert whole[-1] + positions.luck[-1] == pytest.approx(result, abs=1e-4)


def test_targets_may_rest_on_what_was_expected(played: tuple[Positions, Table]) -> None:
    positions, _ = played
    known = positions.expected.max(axis=1) > 0
    assert targets(positions, trust=0)[known] == pytest.approx(positions.expected[known].clip(0), abs=1e-6)


def test_a_file_holds_all_of_it(played: tuple[Positions, Table]) -> None:
    positions, _ = played
    both = joined([positions, positions._replace(match=positions.match + 1)])
    again = unpacked(packed(both))
    for name, column in both._asdict().items():
        assert (getattr(again, name) == column).all(), name
    half = len(positions.match)
    assert (targets(again, 0.9)[:half] == targets(again, 0.9)[half:]).all()


# -- arenas ------------------------------------------------------------------------------------------

ARENA = ("arena", "--game", "king-of-tokyo", "--bots", "brawler,random", "--games", "6", "--seed", "7")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an arena with positions."""
    folder = tmp_path_factory.mktemp("luckless") / "held"
    assert cli.run([*ARENA, "--luckless", "--out", str(folder), "--workers", "1"]) == 0
    return folder


@pytest.mark.slow
def test_an_arena_writes_what_was_expected_of_every_player(held: Path) -> None:
    results = Folder(held).read_results()
    positions = Folder(held).read_positions(range(6))
    assert set(contents(held)) >= {"luckless/000.npz", "results.jsonl", "plan.json"}
    assert not [name for name in contents(held) if "part" in name]
    assert (np.diff(positions.match) >= 0).all()
    for number, result in results.items():
        mine = positions.pick(positions.match == number)
        assert len(mine.match) == result.turns
        assert set(mine.winner) == {result.winner}
    known = positions.expected.max(axis=1) > 0
    assert known.mean() > 0.95  # neither of these players expects anything: the network in use does
    assert np.abs(positions.luck[known].sum(axis=1)).max() < 1e-4


@pytest.mark.slow
def test_the_games_are_the_same_with_luck_and_without(held: Path, tmp_path: Path) -> None:
    assert cli.run([*ARENA, "--out", str(tmp_path / "held"), "--workers", "1"]) == 0
    with_luck, plain = contents(held), contents(tmp_path / "held")
    same = [name for name in plain if name.startswith("records/") or name == "results.jsonl"]
    assert len(same) == 7
    assert all(with_luck[name] == plain[name] for name in same)
    assert not [name for name in plain if "luckless" in name]


@pytest.mark.slow
@pytest.mark.parametrize("cut", [0, 1, 200])
def test_an_arena_that_was_cut_off_comes_to_the_same_positions(held: Path, tmp_path: Path, cut: int) -> None:
    folder = tmp_path / "held"
    shutil.copytree(held, folder)
    whole, path, shelf = contents(held), folder / "results.jsonl", folder / LUCKLESS / "000.npz"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[4] + lines[1] + lines[0] + lines[5][:cut])
    found = unpacked(shelf.read_bytes())
    for games in ((0, 1), (3,), (4, 5)):  # games 3 and 5 were written, but never counted
        part = packed(found.pick(np.isin(found.match, games)))
        (folder / LUCKLESS / f"part-{games[0]:06}.npz").write_bytes(part)
    shelf.unlink()
    (folder / "summary.json").unlink()
    assert cli.run(["arena", "--resume", "--out", str(folder), "--workers", "1"]) == 0
    assert contents(folder) == whole


@pytest.mark.slow
def test_positions_need_a_folder_and_stay_wanted(capsys: Capture, held: Path) -> None:
    assert "--luckless needs --out" in refused(capsys, *ARENA, "--luckless")
    assert "--luckless is on" in refused(capsys, "arena", "--resume", "--no-luckless", "--out", str(held))
    assert run(capsys, "arena", "--resume", "--luckless", "--out", str(held))[0] == 0
