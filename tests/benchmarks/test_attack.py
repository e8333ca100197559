"""The attacks: each runs, stops by itself, and is judged by what the others noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.attack.__main__ import arguments, report
from benchmarks.attack.attacks import ATTACKS
from benchmarks.attack.victims import LARGEST, Outcome, suffer
from tests import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize(
    ("slowest", "grown", "problems", "borne"),
    [(99.0, 99.0, 0, True), (101.0, 0.0, 0, False), (5.0, 101.0, 0, False), (5.0, 0.0, 1, False)],
)
def test_an_attack_is_borne_if_hardly_anybody_notices(
    slowest: float, grown: float, problems: int, borne: bool
) -> None:
    outcome = Outcome("pings", 300, slowest, grown, problems)
    assert outcome.borne is borne
    assert ("| yes " in report([outcome])) is borne


def test_every_attack_is_made_and_described() -> None:
    assert arguments([]).only.split(",") == list(ATTACKS)
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    assert not [name for name in ATTACKS if name != "nothing" and f"`{name}`" not in page]


async def test_an_attack_leaves_the_server_small_and_everybody_connected(tmp_path: Path) -> None:
    outcome = await suffer("offers", 0.5, tmp_path)
    assert outcome.answers > 0
    assert outcome.grown < LARGEST
    assert outcome.problems == 0
