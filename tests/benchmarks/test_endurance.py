"""The memory of a server over a long time: what counts as flat, and a moment of the real thing."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.endurance import SAMPLES, WARM, Findings, played, report
from benchmarks.load.machines import SETTINGS, SETUPS, started


def found(*counted: int, **problems: int) -> Findings:
    """What is found if this much memory is in use, a part of the time each, once the server is warm."""
    each = (SAMPLES - WARM) // len(counted)
    return Findings([1] * WARM + [size for size in counted for _ in range(each)], 0, 0, 0, problems)


def test_memory_is_flat_if_the_end_needs_no_more_than_the_beginning() -> None:
    assert found(100, 130, 90, 105).flat
    assert not found(100, 90, 90, 106).flat
    assert found(100, 80, 80, 80).growth == 0.8


def test_whoever_is_hung_up_on_spoils_it() -> None:
    assert not found(100, 100, **{"hung up": 1}).flat
    assert found(100, 100, **{"refused: server-stale": 1}).flat


@pytest.mark.slow
@pytest.mark.anyio
async def test_bots_play_while_people_come_and_go(tmp_path: Path) -> None:
    samples = []
    with started(SETUPS[0], tmp_path, SETTINGS) as machines:
        seen = await played(machines, 2, 0.1, lambda: samples.append(1))
    assert len(seen.bytes) == len(samples) == SAMPLES
    assert min(seen.bytes) > 10 * 2**20
    assert seen.growth < 1.1  # in a moment; what is left behind is counted in tests/server/test_garbage.py
    assert seen.answers > 0
    assert seen.visits > 0
    assert not seen.problems.get("hung up")
    assert "0.1 minutes" in report(seen, 0.1)
