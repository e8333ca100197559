"""The wire: strict on the way in, true on the way out, and the same for the browser."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from kaiju.games import GAMES
from kaiju.server.store.rows import FinishedGame
from kaiju.server.web.records import finished_info
from kaiju.server.wire.asks import AnyAsk, Hello
from kaiju.server.wire.bodies import NewTable
from kaiju.server.wire.tells import AnyTell, Snapshot
from kaiju.server.wire.typescript import typescript
from tests.server.tables import GUESTS, Ear, begun, house, play_on

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_are_up_to_date() -> None:
    written = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run: make web-types"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "{}",
        '{"type": "hell"}',
        '{"type": "hello", "more": 1}',
        '{"type": "hello", "token": 1}',
        '{"type": "hello", "token": "' + "x" * 401 + '"}',
        '{"type": "answer", "id": "", "question": 1, "text": "stop"}',
        '{"type": "answer", "id": "a", "question": "1", "text": "stop"}',
        '{"type": "answer", "id": "a", "question": -1, "text": "stop"}',
        '{"type": "answer", "id": "a", "question": 1e400}',
        '{"type": "undo", "id": "a"}',
    ],
)
def test_what_is_not_a_message_is_refused(text: str) -> None:
    with pytest.raises(
        msgspec.ValidationError if text.startswith(("[", "n", '"', "{}", '{"')) else msgspec.DecodeError
    ):
        msgspec.json.decode(text, type=AnyAsk)


def test_a_message_is_read() -> None:
    assert msgspec.json.decode(b'{"type": "hello"}', type=AnyAsk) == Hello()
    body = b'{"game": "king-of-tokyo", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}'
    assert len(msgspec.json.decode(body, type=NewTable).seats) == 2


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_everything_that_is_sent_is_what_the_types_say(tmp_path: Path, game: str) -> None:
    async with house(f"sqlite:///{tmp_path / 'server.db'}") as here:
        live = await begun(here, game, 2)
        ears = [Ear(GUESTS[0].id), Ear()]
        for ear in ears:
            await live.attach(ear)
        rng, seen = random.Random(1), 0
        while live.question is not None:
            await play_on(live, rng, most=1, undo=0.1)
            live.show(ears[0])
        for message in ears[0].heard + ears[1].heard:
            seen += isinstance(msgspec.json.decode(message, type=AnyTell), Snapshot)
        assert seen > 10


def test_a_finished_game_without_a_record_has_no_monsters_and_no_turns() -> None:
    lost = FinishedGame("t", "king-of-tokyo", True, ["Ann", "Bob"], 0, 5.0, "")
    told = finished_info(lost)
    assert (told.players, told.winner, told.monsters, told.turns) == (["Ann", "Bob"], 0, [], 0)
