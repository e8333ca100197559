"""Fitting the evaluation: what is sampled, what is learned and how well, and what is refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest

from kaiju.arena import samples, training
from kaiju.arena.folder import record_name
from kaiju.arena.network import Data, Network
from kaiju.arena.samples import Samples, card_ids, sample
from kaiju.bots.evaluation import Evaluation
from kaiju.bots.features import COMMON, TRAITS
from kaiju.bots.knowledge import KNOWLEDGE, evaluation_of
from kaiju.core.notation import record
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.arenas import fitted, kept, played, small
from tests.support.typed import Capture, refused, run

pytestmark = pytest.mark.slow

NEW_YORK, TOKYO = GAMES
MODERN = (("edition", "2016"),)
FEATURES = COMMON + TRAITS + 2
HANGS = 120  # seconds after which a command that should have ended is given up


# -- samples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_sampled_where_its_first_question_is_asked(game: str) -> None:
    plan = small(game, "brawler,random,random")
    batch = played(plan)
    for number in range(3):
        (found,) = sample(game, number, batch.records[number])
        again = record.read(batch.records[number])
        table = Table(GAMES[game], again.names, again.trailer["secret"], again.options)
        evaluation, ids, turn, row = evaluation_of(table.game), card_ids(table.game), 0, 0
        for who, text in [(who, text) for _, who, text in again.lines if who in again.names]:
            assert table.question is not None
            assert again.names[table.question.seat] == who
            if table.state.turn != turn:
                turn = table.state.turn
                columns = evaluation.columns(table.state)
                assert found.numbers[row, :3].tolist() == np.stack(columns[:7], axis=-1)[0].tolist()
                assert found.numbers[row, 3:].sum() == found.extras[row, 3:].sum() == 0
                assert found.extras[row, :3] == pytest.approx(columns.extras[0])
                for monster in table.state.living():
                    mine = found.cards[row, monster.seat]
                    held = sorted({card.card.id for card in monster.cards})
                    assert [ids[at] for at in np.flatnonzero(mine)] == held
                    assert mine.sum() == len(monster.cards)
                row += 1
            table.answer(text)
        assert row == len(found.winner) == len(found.match) > 1
        assert set(found.winner.tolist()) == {table.state.winner}
        assert set(found.match.tolist()) == {number}


def test_hindsight_is_the_result_tempered_by_what_was_expected() -> None:
    chances = np.array([[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], [0.9, 0.1]], np.float32)
    won = np.array([[1, 0], [1, 0], [1, 0], [0, 1]], np.float32)
    found = training.hindsight(chances, won, np.array([3, 3, 3, 4], np.int32))
    before = 0.4 * 0.2 + 0.6
    assert found[:, 0] == pytest.approx([0.4 * 0.6 + 0.6 * before, before, 1, 0])
    assert found.sum(axis=1) == pytest.approx([1, 1, 1, 1])


# -- learning ----------------------------------------------------------------------------------------


def some_data(rng: np.random.Generator, rows: int = 5, seats: int = 3) -> Data:
    alive = np.ones((rows, seats), np.float32)
    alive[0, 2] = 0
    winner = np.zeros(rows, np.intp)
    return Data(
        rng.normal(size=(rows, seats, FEATURES)).astype(np.float32),
        rng.random((rows, 1)).astype(np.float32),
        alive,
        rng.integers(0, 2, (rows, seats, 2)).astype(np.int8),
        winner,
        np.eye(seats, dtype=np.float32)[winner],
    )


def test_the_slopes_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    data, network = some_data(rng), Network.new(FEATURES, 2, rng)
    for weight in network.weights.values():
        weight += rng.normal(0, 0.1, weight.shape).astype(np.float32)
    slopes = network.slopes(data)
    assert set(slopes) == set(network.weights)
    for name, slope in slopes.items():
        assert np.abs(slope).max() > 1e-2, name
        flat, step = network.weights[name].reshape(-1), 1e-2
        for at, expected in enumerate(slope.reshape(-1)):
            flat[at] += step
            above = network.loss(data)
            flat[at] -= 2 * step
            below = network.loss(data)
            flat[at] += step
            assert (above - below) / (2 * step) == pytest.approx(expected, abs=2e-4), name


@pytest.mark.parametrize("game", GAMES)
def test_the_network_of_an_evaluation_says_what_the_evaluation_says(game: str) -> None:
    batch = played(small(game, "brawler,random,random"))
    (found,) = sample(game, 0, batch.records[0])
    rules, ids = GAMES[game], card_ids(GAMES[game])
    evaluation = evaluation_of(rules)
    chances = Network.of(evaluation, ids).all_chances(training.prepare(rules, found))
    again = record.read(batch.records[0])
    table, turn, expected = Table(rules, again.names, again.trailer["secret"], again.options), 0, []
    for text in [text for _, who, text in again.lines if who in again.names]:
        if table.state.turn != turn:
            turn = table.state.turn
            expected.append(evaluation.chances(evaluation.columns(table.state))[0])
        table.answer(text)
    assert chances[:, :3] == pytest.approx(np.array(expected), abs=1e-4)


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_fitted_and_the_bots_can_use_them(capsys: Capture, tmp_path: Path, game: str) -> None:
    out = tmp_path / "weights.json"
    plan = small(game)
    folder = kept(plan, tmp_path / "held")
    told = fitted(capsys, folder, "--game", game, "--out", str(out), "--workers", "1")
    won = sum(result.winner >= 0 for result in played(plan).results)
    assert [told["game"], told["games"], told["held_back"], told["out"]] == [game, won, won // 10, str(out)]
    assert told["loss"]["uniform"] == pytest.approx(np.log(2), abs=1e-4)
    assert told["loss"]["fitted"] < told["loss"]["uniform"]
    data, present = json.loads(out.read_text()), evaluation_of(GAMES[game])
    made = data.pop("made_by")
    assert made["command"] == f"kaiju fit {folder} --game {game} --seed 0"
    bots = "--bots brawler,random --games 60 --seed 7"
    assert made["arenas"] == [f"kaiju arena --game {game} {bots} --out {folder}"]
    assert (made["games"], made["positions"]) == (told["games"], told["positions"])
    assert set(data) == {"cards", "linear", "hidden", "bias", "out", "glance", "regard"}
    assert set(data["cards"]) == set(present.cards)
    assert {len(worths) for worths in data["cards"].values()} == {2 + TRAITS}
    knowledge, rules = KNOWLEDGE[game], GAMES[game]
    evaluation = Evaluation(
        {**data, "made_by": made}, rules.winning_vp, knowledge.inside, knowledge.extra_features
    )
    for name in ("hidden", "glance", "regard"):
        assert getattr(evaluation, name).shape == getattr(present, name).shape
    chances = evaluation.chances(evaluation.columns(Table(rules, 4, seed=1).state))[0]
    assert chances.sum() == pytest.approx(1)
    assert chances.min() > 0


def test_the_same_seed_gives_the_same_bytes_whoever_reads(capsys: Capture, tmp_path: Path) -> None:
    folder = kept(small(TOKYO), tmp_path / "held")
    weights: list[bytes] = []
    for seed, workers in (("3", "1"), ("3", "2"), ("4", "1")):
        out = tmp_path / f"{len(weights)}.json"
        fitted(capsys, folder, "--seed", seed, "--workers", workers, "--out", str(out))
        weights.append(out.read_bytes())
    assert weights[0] == weights[1] != weights[2]


def test_editions_of_a_game_go_together(capsys: Capture, tmp_path: Path) -> None:
    folders = [kept(small(TOKYO), tmp_path / "first"), kept(small(TOKYO, options=MODERN), tmp_path / "2016")]
    code, out, err = run(capsys, "fit", *folders, "--out", str(tmp_path / "both.json"))
    assert (code, err) == (0, "")
    assert "120 games of King of Tokyo" in out
    assert "12 of the games were held back" in " ".join(out.split())
    assert "".join(out.split()).endswith("both.json.")  # a long path is folded
    made = json.loads((tmp_path / "both.json").read_text())["made_by"]
    assert ["--option edition=2016" in arena for arena in made["arenas"]] == [False, True]


def test_weights_for_other_features_are_not_compared() -> None:
    plan = small(TOKYO)
    parts = [part for number in range(4) for part in sample(TOKYO, number, played(plan).records[number])]
    found = Samples._make(map(np.concatenate, zip(*parts, strict=True)))
    more = found._replace(extras=np.concatenate([found.extras, found.extras[..., :1]], axis=-1))
    assert training.fit(TOKYO, found, 0, lambda: None).present is not None
    assert training.fit(TOKYO, more, 0, lambda: None).present is None


# -- what is refused ---------------------------------------------------------------------------------


def test_what_cannot_be_learned_from_is_refused(capsys: Capture, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "weights.json"))
    good = kept(small(TOKYO), tmp_path / "good")
    other = kept(small(NEW_YORK), tmp_path / "other")
    bare = kept(small(TOKYO, "random,random"), tmp_path / "bare", records=False)
    few = kept(small(TOKYO)._replace(games=9), tmp_path / "few")
    assert "folder" in refused(capsys, "fit").lower()
    assert "There is no arena in" in refused(capsys, "fit", str(tmp_path), *out)
    assert "There are no records of finished games in" in refused(capsys, "fit", good, bare, *out)
    assert f"games of {NEW_YORK}, not of {TOKYO}" in refused(capsys, "fit", good, other, *out)
    assert f"games of {TOKYO}, not of {NEW_YORK}" in refused(capsys, "fit", good, "--game", NEW_YORK, *out)
    assert "There is no game “chess”" in refused(capsys, "fit", good, "--game", "chess", *out)
    assert "9 games with a winner are too few" in refused(capsys, "fit", few, *out)
    assert "holds the same games as" in refused(capsys, "fit", good, few, *out)
    assert "--seed must be at least 0" in refused(capsys, "fit", good, "--seed", "-1", *out)
    assert "cannot be written" in refused(capsys, "fit", good, "--out", str(tmp_path))
    assert "cannot be written" in refused(capsys, "fit", good, "--out", str(tmp_path / "no" / "a.json"))
    assert not (tmp_path / "weights.json").exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_record_that_cannot_be_played_is_named(capsys: Capture, tmp_path: Path, workers: str) -> None:
    plan = small(TOKYO)
    folder = kept(plan, tmp_path / "held")
    typed = ("fit", folder, "--workers", workers, "--out", str(tmp_path / "weights.json"))
    path = tmp_path / "held" / record_name(plan, 41)
    path.write_text(path.read_text().replace("claw", "heart", 1))
    assert f"{path}: The record was changed" in refused(capsys, *typed)
    path.write_text(played(small(NEW_YORK)).records[0])
    assert f"{path}: This is the record of another game" in refused(capsys, *typed)
    path.unlink()
    assert f"{path}: It cannot be read: there is no such file" in refused(capsys, *typed)


def let_go(ran: subprocess.Popen[str], path: Path) -> None:
    """A program that ended without reading its pipe must not keep the test waiting."""
    ran.wait()
    os.close(os.open(path, os.O_RDONLY | os.O_NONBLOCK))


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_writes_nothing_and_leaves_no_process(tmp_path: Path, workers: str) -> None:
    plan = small(TOKYO)
    path = Path(kept(plan, tmp_path / "held")) / record_name(plan, 41)
    path.unlink()
    os.mkfifo(path)
    command = [sys.executable, "-m", "kaiju", "fit", "held", "--workers", workers]
    ran = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    threading.Thread(target=let_go, args=(ran, path), daemon=True).start()
    # Opening it waits for the reader, who then waits for words that never come.
    with ran, open(path, "w", encoding="utf-8"):
        ran.send_signal(signal.SIGINT)
        out, err = ran.communicate(timeout=HANGS)
    assert (ran.returncode, out, err) == (130, "", "kaiju: Stopped: nothing was written.\n")
    assert not list(tmp_path.glob("*.json*"))


def die(job: object) -> NoReturn:
    """A worker that comes to a sudden end."""
    os._exit(3)


def test_a_worker_that_dies_is_noticed(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(samples, "read_chunk", die)
    typed = (kept(small(TOKYO), tmp_path / "held"), "--workers", "2", "--out", str(tmp_path / "a.json"))
    assert "A worker process died" in refused(capsys, "fit", *typed)
