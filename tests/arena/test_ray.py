"""The arena on real Ray clusters, each started for the test and ended by it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.typed import SECURED, program

pytestmark = pytest.mark.slow

ARENA = ("arena", "--bots", "brawler,mine.py:Mine", "--games", "16", "--seed", "7", "--json")
MINE = """
from kaiju.bots.random_bot import RandomBot

class Mine(RandomBot):
    name = "mine"
"""
# The cluster lives as long as somebody holds the other end of its input.
CLUSTER = """
import sys
import ray
ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
ray.shutdown()
"""


@pytest.fixture
def here(tmp_path: Path) -> Path:
    (tmp_path / "mine.py").write_text(MINE)
    return tmp_path


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster that somebody else has started, somewhere else."""
    command, pipe = [sys.executable, "-c", CLUSTER], subprocess.PIPE
    folder = tmp_path_factory.mktemp("elsewhere")
    with subprocess.Popen(command, cwd=folder, env=SECURED, stdin=pipe, stdout=pipe, text=True) as cluster:
        assert cluster.stdout is not None
        yield cluster.stdout.readline().strip()


def test_a_cluster_plays_the_same_games_as_this_machine(here: Path, address: str) -> None:
    alone = program(*ARENA, "--workers", "1", "--out", "alone", cwd=here)
    assert alone.returncode == 0, alone.stderr
    joined = program(*ARENA, "--ray", address, "--out", "joined", cwd=here, env=SECURED)
    assert joined.returncode == 0, joined.stderr
    assert joined.stdout == alone.stdout
    for name in ("results.jsonl", "seats.parquet", "records/000/000015.record.txt"):
        assert (here / "joined" / name).read_bytes() == (here / "alone" / name).read_bytes()


def test_a_cluster_is_started_here_if_wanted(here: Path) -> None:
    started = program(*ARENA, "--ray", "local", "--workers", "2", cwd=here, env=SECURED)
    assert started.returncode == 0, started.stderr
    assert started.stdout == program(*ARENA, "--workers", "1", cwd=here).stdout


def test_a_cluster_that_is_not_there_is_named(here: Path) -> None:
    ran = program(*ARENA, "--ray", "nonsense", cwd=here, env=SECURED)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "There is no Ray cluster at “nonsense”" in ran.stderr.splitlines()[-1]
