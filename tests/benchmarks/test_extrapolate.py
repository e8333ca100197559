"""The model that works out machines from measured costs."""

from __future__ import annotations

import pytest

from benchmarks.load.extrapolate import BUSY, Costs, main, need

COSTS = Costs(400e-6, 150e-6, 300e-6, 28, 31, 0.3)


def test_the_processes_are_not_busier_than_they_may_be_and_not_more_than_needed() -> None:
    for tables in (1, 1_000, 100_000, 1_000_000):
        for hashed in (True, False):
            found = need(tables, COSTS, hashed)
            share = 0 if hashed else (found.processes - 1) / found.processes
            cores = tables * COSTS.rate * (COSTS.answer + share * COSTS.passed_on)
            assert cores <= found.processes * BUSY
            assert found.processes == 1 or cores > (found.processes - 1) * BUSY


def test_a_proxy_that_hashes_spares_the_broker_and_processes() -> None:
    hashed, any_way = (need(100_000, COSTS, one) for one in (True, False))
    assert (hashed.processes, hashed.letters) == (20, 0)
    assert any_way.processes > hashed.processes
    assert any_way.letters > 0
    assert any_way.database == hashed.database


def test_it_is_printed_as_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["extrapolate", "--answer", "800"])
    main()
    assert "| 100,000 | hashing | 40 |" in capsys.readouterr().out
