"""The log: no place in the code can fill it."""

from __future__ import annotations

import logging

from kaiju.server.logs import JsonLines, Rate


def lines(rate: Rate, times: int, place: int = 1) -> list[str]:
    """What is written of the same line, logged again and again."""
    records = [
        logging.LogRecord("x", logging.ERROR, "x.py", place, f"cannot accept {time}", (), None)
        for time in range(times)
    ]
    return [JsonLines().format(record) for record in records if rate.filter(record)]


def test_a_place_in_the_code_has_a_rate_and_says_what_was_left_out() -> None:
    clock = [0.0]
    rate = Rate(at_once=5, per_second=1, now=lambda: clock[0])
    assert len(lines(rate, 245_000)) == 5
    assert len(lines(rate, 3, place=2)) == 3
    clock[0] += 2
    first, second = lines(rate, 100)
    assert '"left_out":244995' in first
    assert "left_out" not in second
    clock[0] += 3600
    assert len(lines(rate, 100)) == 5
