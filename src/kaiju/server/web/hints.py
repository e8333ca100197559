"""Odds for whoever is asked, at a table that has hints."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody

from kaiju.core.questions import Question
from kaiju.core.table import Table
from kaiju.odds.hints import Line, hints, still
from kaiju.server.play.live import Live
from kaiju.server.play.refusals import Illegal, Refused
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
        if question is None:
            return Odds(live.asked, [])
        picked = _picked(live.game_on(), question, data.dice)
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


def _picked(table: Table, question: Question[Any], dice: Sequence[int]) -> list[int]:
    """The dice that would be rolled, counted from 0; they must be such as may be picked."""
    numbers = sorted(set(dice))
    text = f"reroll {' '.join(map(str, numbers))}"
    if dice and text not in question.options:
        raise Illegal(table.game.refusal(table, question, text), table.game)
    return [number - 1 for number in numbers]


def _odd(line: Line) -> Odd:
    return Odd(line.id, dict(line.values), line.chance, line.mean)


HANDLERS = [odds]
