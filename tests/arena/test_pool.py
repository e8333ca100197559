"""Who plays the games: batches for everybody, and what is said when a Ray cluster fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import ray
from ray import exceptions

from kaiju.arena.pool import batches
from tests.support.typed import Capture, refused

pytestmark = pytest.mark.slow

ARENA = ("arena", "--bots", "brawler,random", "--games", "4", "--seed", "7", "--ray", "local")


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (7, 2), (100, 3), (5000, 4)])
def test_batches_hold_every_game_once(games: int, workers: int) -> None:
    cut = batches(range(games), workers)
    assert [number for batch in cut for number in batch] == list(range(games))
    assert max(map(len, cut)) <= 100


# -- a cluster that fails ------------------------------------------------------------------------------


class Cluster:
    """Stands in for a Ray cluster: it plays the first batch, and then it fails."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, failure: Exception) -> None:
        self.failure = failure
        self.played = 0
        self.left = False
        monkeypatch.setattr(ray, "init", lambda **options: None)
        monkeypatch.setattr(ray, "cluster_resources", lambda: {"CPU": 2.0})
        monkeypatch.setattr(ray, "remote", Task)
        monkeypatch.setattr(ray, "wait", lambda running: (running[:1], running[1:]))
        monkeypatch.setattr(ray, "get", self.get)
        monkeypatch.setattr(ray, "shutdown", self.shutdown)

    def get(self, job: Callable[[], Any]) -> Any:
        """What came of a job, once."""
        self.played += 1
        if self.played > 1:
            raise self.failure
        return job()

    def shutdown(self) -> None:
        """Somebody takes leave."""
        self.left = True


class Task:
    """A function that a cluster would call."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function

    def remote(self, *arguments: Any) -> Callable[[], Any]:
        """Make a job of it."""
        return lambda: self.function(*arguments)


def raised() -> Exception:
    """What `ray.get` raises when a task has raised something."""
    error = exceptions.RayTaskError("_play_there", "Traceback: line 7\nKeyError: 'kong'", KeyError("kong"))
    found: Exception = error.as_instanceof_cause()
    return found


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (exceptions.WorkerCrashedError(), "A worker of the Ray cluster died: 1 of 4 games are done."),
        (exceptions.NodeDiedError("gone"), "A worker of the Ray cluster died: 1 of 4 games are done."),
        (exceptions.LocalRayletDiedError(), "A worker of the Ray cluster died: 1 of 4 games are done."),
        (
            exceptions.OutOfMemoryError("the node is full"),
            "A worker of the Ray cluster ran out of memory: 1 of 4 games are done.",
        ),
        (
            exceptions.RaySystemError("the raylet\nis gone"),
            "The Ray cluster no longer answers (System error: the raylet): 1 of 4 games are done.",
        ),
        (
            ConnectionError("connection refused"),
            "The Ray cluster no longer answers (connection refused): 1 of 4 games are done.",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_a_cluster_that_fails_is_explained(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, failure: Exception, sentence: str
) -> None:
    cluster = Cluster(monkeypatch, failure)
    out = tmp_path / "results"
    assert refused(capsys, *ARENA, "--out", str(out)) == (
        f"kaiju: {sentence} To continue: kaiju arena --resume --out {out}"
    )
    assert cluster.left
    assert len((out / "results.jsonl").read_text().splitlines()) == 1


def test_a_task_that_raises_is_told_with_its_traceback(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    Cluster(monkeypatch, raised())
    sentence = refused(capsys, *ARENA)
    assert sentence == (
        "kaiju: A worker of the Ray cluster failed with “KeyError: 'kong'”, see failed-ray.traceback.txt: "
        "1 of 4 games are done."
    )
    assert "Traceback: line 7" in (tmp_path / "failed-ray.traceback.txt").read_text()


def test_a_cluster_that_cannot_be_joined_says_why(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**options: object) -> None:
        raise RuntimeError("Version mismatch: the cluster has Ray 1\nand more")

    monkeypatch.setattr(ray, "init", init)
    assert "There is no Ray cluster at “local”: Version mismatch: the cluster has Ray 1" in refused(
        capsys, *ARENA
    )
