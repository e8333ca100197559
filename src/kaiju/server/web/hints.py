"""Odds for whoever is asked, at a table that has hints."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from kaiju.core.questions import Question
from kaiju.odds.hints import Line, hints, still
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import Refused
from kaiju.server.store.rows import Status
from kaiju.server.web.server import Here, Signed
from kaiju.server.web.tables import seat_of
from kaiju.server.wire.bodies import AskOdds, Odd, Odds


@post("/tables/{table:str}/odds", status_code=200, summary="Odds about the question that I am asked")
async def odds(table: FromPath[str], data: JSONBody[AskOdds], guest: Signed, server: Here) -> Odds:
    """Chances and averages out of what everybody can see; of most questions there are none."""
    async with server.house.visit(table) as live, live.held():
        seat = seat_of(live, guest)
        question = _asked(live, seat)
        picked = None if question is None else _picked(question, data.dice)
        if question is None or picked is None:  # the table has moved on since the client has asked
            return Odds(live.asked, [])
        seen, number = still(live.game_on()), live.asked
    lines = await asyncio.to_thread(hints, seen, seat, question.kind, picked)
    return Odds(number, [_odd(line) for line in lines])


def _asked(live: Live, seat: int) -> Question[Any] | None:
    """The open question if it is this seat's, who may just have answered it; the table must have hints."""
    if not live.row.hints:
        raise Refused("no-hints")
    if live.row.status == Status.FINISHED:
        return None
    question = live.game_on().question
    return question if question is not None and question.seat == seat else None


def _picked(question: Question[Any], dice: Sequence[int]) -> list[int] | None:
    """The dice that would be rolled, counted from 0; none if they are not such as may be picked now."""
    numbers = sorted(set(dice))
    if dice and f"reroll {' '.join(map(str, numbers))}" not in question.options:
        return None
    return [number - 1 for number in numbers]


def _odd(line: Line) -> Odd:
    return Odd(line.id, dict(line.values), line.chance, line.mean)


HANDLERS = [odds]
