"""Teaching a network: that the slopes are those of the loss, what is learned, and how it goes on."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from kaiju.arena import arithmetic, training
from kaiju.arena.arithmetic import Arithmetic, NoGpu, OfNumPy, OfPyTorch, arithmetic_on
from kaiju.arena.game import OWN, Wanted, play_batch
from kaiju.arena.lessons import Lesson, Page, seen
from kaiju.arena.luckless import Positions, unpacked
from kaiju.arena.plan import Plan
from kaiju.arena.training import Progress, Teacher, Training, first_weights, rate_at
from kaiju.bots.network import encoding_of, network_of, read_network, shapes
from kaiju.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES)
# PyTorch is large, and only wanted where there is a GPU; where it is installed, it is held to the same.
ARITHMETICS = [OfNumPy(), *([OfPyTorch("cpu")] if find_spec("torch") else [])]


class Exact(OfNumPy):
    """Computes with 64 bits, so that small changes can be told from rounding."""

    def full(self, shape: tuple[int, ...], value: float) -> Any:
        """The same number everywhere."""
        return np.full(shape, value, np.float64)


@cache
def positions_of(game: str, seats: int = 3) -> Positions:
    """The positions of a few games of brawlers, in which nobody knows what to expect."""
    plan = Plan(game, ("brawler",) * seats, 6, "lesson", scatter=7)
    batch = play_batch(plan, range(plan.games), Wanted(luckless=OWN))
    return unpacked(batch.positions)


def lesson_of(game: str, numbers: Arithmetic) -> Lesson:
    return Lesson(numbers, encoding_of(game), positions_of(game))


def held(game: str) -> Any:
    return positions_of(game).match == 0


# -- the network -------------------------------------------------------------------------------------


@every_game
def test_the_slopes_are_those_of_the_loss(game: str) -> None:
    rng, encoding, lesson = np.random.default_rng(1), encoding_of(game), lesson_of(game, OfNumPy())
    rows = np.arange(lesson.size)
    page = lesson.page(rows, rng.random(lesson.row.shape) < 0.3)
    exact = Page(*[part.astype(np.float64) if part.dtype == np.float32 else part for part in page])
    flat = first_weights(encoding, 0).astype(np.float64)
    flat += rng.normal(0, 0.05, flat.shape)
    teacher = Teacher(Exact(), encoding, flat)
    left = (rng.random((len(page.here), 128)) > 0.1) / 0.9
    _, slopes = teacher.slopes(exact, left)
    named, step = Teacher(Exact(), encoding, slopes).weights, 1e-5
    for name, weight in teacher.weights.items():
        values, slope = weight.reshape(-1), named[name].reshape(-1)
        assert np.abs(slope).max() > 1e-4, name
        steepest = np.argsort(-np.abs(slope))[:4].tolist()
        for at in [*steepest, *rng.integers(0, len(values), 4).tolist()]:
            before = values[at]
            values[at] = before + step
            above, _ = teacher.slopes(exact, left)
            values[at] = before - step
            below, _ = teacher.slopes(exact, left)
            values[at] = before
            assert (above - below) / (2 * step) == pytest.approx(slope[at], rel=1e-4, abs=1e-8), name


@every_game
@pytest.mark.parametrize("numbers", ARITHMETICS, ids=lambda one: one.version)
def test_it_computes_what_the_bots_compute(game: str, numbers: Arithmetic) -> None:
    network, lesson, encoding = network_of(game), lesson_of(game, numbers), encoding_of(game)
    flat = np.concatenate([network.weights[name].reshape(-1) for name in shapes(encoding)])
    teacher = Teacher(numbers, encoding, numbers.array(flat))
    logs = numbers.told(teacher.think(lesson.page(np.arange(lesson.size))).logs)
    assert np.exp(logs) == pytest.approx(network.shares(seen(encoding, positions_of(game))), abs=2e-6)


@pytest.mark.parametrize("numbers", ARITHMETICS, ids=lambda one: one.version)
def test_every_arithmetic_has_the_same_slopes(numbers: Arithmetic) -> None:
    game, rows = "king-of-new-york", np.arange(40)
    flat = first_weights(encoding_of(game), 3)
    found = []
    for one in (OfNumPy(), numbers):
        teacher = Teacher(one, encoding_of(game), one.array(flat))
        loss, slopes = teacher.slopes(lesson_of(game, one).page(rows))
        found.append((loss, one.told(slopes)))
    assert found[0][0] == pytest.approx(found[1][0], abs=1e-6)
    assert found[0][1] == pytest.approx(found[1][1], abs=1e-6)


def test_a_hidden_card_is_one_that_nobody_knows() -> None:
    game = "king-of-tokyo"
    lesson, encoding = lesson_of(game, OfNumPy()), encoding_of(game)
    rows = np.arange(lesson.size)
    page = lesson.page(rows, np.ones(lesson.row.shape, np.bool_))
    assert (page.row == encoding.unknown).all()
    assert not page.short.any()
    assert page.turned[:, encoding.unknown].tolist() == [encoding.row_size] * lesson.size
    assert lesson.page(rows).short.any()


def test_a_gpu_is_asked_for_and_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arithmetic, "find_spec", lambda name: None)
    assert isinstance(arithmetic_on("auto"), OfNumPy)
    with pytest.raises(NoGpu, match="torch"):
        arithmetic_on("gpu")

    class Torch:
        """PyTorch on a machine without a GPU."""

        class cuda:  # noqa: N801
            """What it says of GPUs."""

            is_available = staticmethod(bool)

    monkeypatch.setattr(arithmetic, "find_spec", lambda name: "here")
    monkeypatch.setattr(arithmetic, "import_module", lambda name: Torch)
    assert isinstance(arithmetic_on("auto"), OfNumPy)
    assert isinstance(arithmetic_on("cpu"), OfNumPy)
    with pytest.raises(NoGpu, match="gpu"):
        arithmetic_on("gpu")


# -- learning ----------------------------------------------------------------------------------------


@every_game
def test_what_is_taught_is_learned_and_the_best_epoch_is_kept(game: str) -> None:
    course = Training(lesson_of(game, OfNumPy()), encoding_of(game), held(game), 1, epochs=8)
    course.learn(lambda: None)
    taught = [epoch.taught for epoch in course.done]
    assert taught[-1] < taught[0] - 0.1
    assert course.done[course.best].held == min(epoch.held for epoch in course.done)
    losses = course.losses(course.file())
    assert losses.luckless == pytest.approx(course.done[course.best].held, abs=2e-3)
    assert losses.result == pytest.approx(losses.luckless, abs=1e-5)  # nobody knew the luck
    alive = positions_of(game).living[held(game)]
    assert course.uniform == pytest.approx(np.log(alive).mean(), abs=1e-6)
    assert read_network(game, course.file()).weights["seat"].dtype == np.float32


def test_training_goes_on_where_it_stopped() -> None:
    game = "king-of-tokyo"
    encoding, lesson, kept = encoding_of(game), lesson_of(game, OfNumPy()), list[bytes]()
    whole = Training(lesson, encoding, held(game), 1, epochs=3)
    whole.learn(lambda: None, lambda progress: kept.append(progress.packed()))
    again = Training(lesson, encoding, held(game), 1, epochs=3, known=Progress.unpacked(kept[0]))
    ticks: list[int] = []
    again.learn(lambda: ticks.append(1))
    assert len(ticks) == 2 * again.steps
    assert again.done == whole.done
    assert again.file() == whole.file()
    other = Training(lesson, encoding, held(game), 2, epochs=3)
    other.learn(lambda: None)
    assert other.file() != whole.file()


def test_the_rate_grows_quickly_and_falls_slowly() -> None:
    rates = [rate_at(done / 100) for done in range(101)]
    top = rates.index(max(rates))
    assert (top, rates[top]) == (10, training.RATE)
    assert rates[: top + 1] == sorted(rates[: top + 1])
    assert rates[top:] == sorted(rates[top:], reverse=True)
    assert rates[-1] < rates[0] < training.RATE / 20
