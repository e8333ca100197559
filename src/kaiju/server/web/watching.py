"""What a client needs to show a game: what it is played with, and a finished one moment by moment."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.params import FromPath

from kaiju.core.game import Game
from kaiju.server.play import frames as moments
from kaiju.server.play.refusals import Refused
from kaiju.server.store import entries
from kaiju.server.store.rows import Status
from kaiju.server.web.server import Here
from kaiju.server.web.tables import Number
from kaiju.server.wire.bodies import CardInfo, Frames, RulesInfo


@get("/tables/{table:str}/rules", summary="What a table is played with")
async def rules(table: FromPath[str], server: Here) -> RulesInfo:
    """The phases, faces and cards of a game in the edition that its options make of it."""
    async with server.house.visit(table) as live:
        return rules_of(live.game)


def rules_of(game: Game) -> RulesInfo:
    """What a game is played with."""
    cards = [CardInfo(card.id, "keep" if card.keep else "discard", card.cost) for card in game.cards.values()]
    return RulesInfo(
        game.id,
        list(game.dialect),
        [phase.__name__ for phase in game.phases],
        game.first_turn_phase,
        list(game.faces),
        game.winning_vp,
        game.sweep_cost,
        cards + [CardInfo(id, "goal", 0) for id in game.goal_cards],
    )


@get("/tables/{table:str}/frames", summary="A finished game moment by moment, to be replayed")
async def frames(table: FromPath[str], server: Here, after: Number = 0) -> Frames:
    """What happened and how things stood then; `after` goes on where a list ended."""
    async with server.house.visit(table) as live:
        if live.row.status in (Status.WAITING, Status.PLAYING):
            raise Refused("not-over")
        row = live.row
    async with server.replays:
        story = await server.database.read(entries.after, row.id, 0, after + moments.MOST + 1)
        return await asyncio.to_thread(moments.frames, row, story, after)


HANDLERS = [rules, frames]
