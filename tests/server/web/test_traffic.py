"""Two servers that differ in hidden things only say the same to everybody, byte by byte."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from kaiju.core.chance import Chance
from kaiju.core.table import Table
from kaiju.server.play.live import LiveTable
from kaiju.server.store.rows import Guest
from tests.support.laboratory import GAME, board, secrets, with_another_top
from tests.support.server.running import Client, Play, Running, running
from tests.support.server.tables import set_out

pytestmark = [pytest.mark.slow, pytest.mark.anyio]
NAMES = ("Ann", "Bob", "Cid")
SPECTATOR = len(NAMES)


class World:
    """A server with one table, at which three people sit and a fourth watches."""

    def __init__(self, here: Running, clients: list[Client], people: list[Guest], live: LiveTable) -> None:
        self.here = here
        self.clients = clients
        self.people = people
        self.live = live
        self.plays: list[Play] = []
        self.read: list[str] = []

    def disguised(self, text: str) -> str:
        """What nobody can foresee left out: the id of the table, and its commitment."""
        return text.replace(self.live.row.id, "ID").replace(self.live.row.commitment, "HASH")

    def heard(self, seat: int) -> list[str]:
        """Everything that one of them was sent."""
        return [self.disguised(text) for text in self.plays[seat].texts]

    async def answer(self, text: str) -> bool:
        """Whoever is asked answers; has chance answered after that, or was the hidden card turned up?"""
        table = self.live.table
        assert table is not None
        assert table.question is not None
        given, top = len(table.answers), board(table).top
        assert (await self.plays[table.question.seat].answer(text))["type"] == "ack"
        return board(table).top != top or any(one.seat < 0 for one in table.answers[given:])

    async def level(self) -> None:
        """Let everybody hear everything that was sent."""
        for play in self.plays:
            await play.send(type="resync")
            await play.until("snapshot")

    async def look_around(self) -> list[str]:
        """What a stranger reads over HTTP."""
        id = self.live.row.id
        paths = (
            "/plain",
            "/api/tables",
            f"/api/tables/{id}",
            f"/api/tables/{id}/story",
            f"/api/records/{id}",
        )
        found = [(await self.here.client().ask("GET", path)).text for path in paths]
        mine = [(await client.ask("GET", "/api/me")).text for client in self.clients]
        self.read += found + mine
        return [self.disguised(text) for text in found + mine]

    def keeps_its_secrets(self) -> None:
        """Nobody was sent a token, an id of a guest, or what chance is made of."""
        assert self.live.table is not None
        assert self.live.table.chance is not None
        hidden = [self.live.row.secret, self.live.table.chance.secret]
        hidden += [client.token for client in self.clients] + [guest.id for guest in self.people]
        for text in [*self.read, *(text for play in self.plays for text in play.texts)]:
            assert not [secret for secret in hidden if secret in text]


@asynccontextmanager
async def world(url: str, table: Table) -> AsyncIterator[World]:
    """Everybody connects, one after the other."""
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(running(url, now=lambda: 1000.0))
        clients = [await here.client().become(name) for name in NAMES]
        people = [await here.server.guest(client.token) for client in clients]
        made = World(here, clients, people, await set_out(here.server.house, table, people))
        for client in (*clients, here.client()):
            made.plays.append(await stack.enter_async_context(client.play(made.live.row.id)))
            await made.plays[-1].until("online")
        yield made


async def compare(folder: Path, pair: tuple[Table, Table], alike: Sequence[int]) -> int:
    """Give both tables the same answers until chance shows a difference; how many they took."""
    taken, drawn = 0, False
    urls = [f"sqlite:///{folder / name}.db" for name in ("one", "two")]
    async with world(urls[0], pair[0]) as one, world(urls[1], pair[1]) as two:
        rng = random.Random(1)
        while not drawn:
            for side in (one, two):
                await side.level()
            for seat in alike:
                assert one.heard(seat) == two.heard(seat)
            assert await one.look_around() == await two.look_around()
            offered = [side.live.question.options for side in (one, two) if side.live.question]
            if len(offered) < 2 or not (shared := [text for text in offered[0] if text in offered[1]]):
                break
            text = rng.choice(shared)
            drawn = any([await side.answer(text) for side in (one, two)])
            taken += 1
        for side in (one, two):
            await side.level()
            side.keeps_its_secrets()
    return taken


@pytest.mark.parametrize("seed", range(2))
async def test_another_key_of_chance_cannot_be_told_before_it_is_used(tmp_path: Path, seed: int) -> None:
    table = next(secrets(seed))
    other = table.clone()
    other.chance = Chance("quite another secret")
    assert await compare(tmp_path, (table, other), range(SPECTATOR + 1)) > 0


@pytest.mark.parametrize("seed", range(2))
async def test_another_card_that_somebody_has_looked_at_cannot_be_told_by_the_others(
    tmp_path: Path, seed: int
) -> None:
    rng = random.Random(seed)
    for table in secrets(seed):
        card = rng.choice(
            [card for card in GAME.cards if card != board(table).top and table.state.deck.get(card)]
        )
        other = with_another_top(table, card)
        if other is not None and table.question is not None and other.question is not None:
            break
    assert other is not None
    blind = [seat for seat in range(len(NAMES)) if seat not in board(table).seen]
    assert await compare(tmp_path, (table.clone(), other), [*blind, SPECTATOR]) > 0


async def test_what_is_hidden_is_there_to_be_found(tmp_path: Path) -> None:
    """The comparison would see a card: whoever has looked at it is sent another one."""
    table = next(secrets(0))
    others = (with_another_top(table, card) for card in table.state.deck if card != board(table).top)
    other = next(found for found in others if found is not None)
    looker = board(table).seen[0]
    with pytest.raises(AssertionError):
        await compare(tmp_path, (table.clone(), other), [looker])
