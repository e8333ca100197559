"""The wire: strict on the way in, true on the way out, and the same for the browser."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from kaiju.games import GAMES
from kaiju.server.play.views import News, happened
from kaiju.server.store.rows import Entry, FinishedGame
from kaiju.server.web.records import finished_info
from kaiju.server.wire.asks import AnyAsk, Hello
from kaiju.server.wire.bodies import NewTable
from kaiju.server.wire.message import Message, framed
from kaiju.server.wire.tells import AnyTell, Online, Said, Snapshot
from tests import ROOT
from tests.support.server.tables import GUESTS, Ear, begun, house, play_on
from tools.typescript import typescript


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


def plain(value: object) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_an_entry_says_which_of_its_events_are_not_worth_a_sentence() -> None:
    resolves = ["resolves", 2, 1, "heal", "", -1, "NY-RESOLVE-3"]
    vain = ["in-vain", 2, 1, "heal", "", -1, "NY-HEAL-2"]
    healed = ["healed", 2, 1, "", "", -1, "NY-HEAL-1"]
    entry = Entry(7, "answer", 1.0, 2, "resolve heal", events=[resolves, vain, resolves, healed])
    told = plain(happened(entry, 0))["events"]
    assert [one.get("silent", False) for one in told] == [True, True, False, False]


def test_an_entry_of_older_days_is_told_by_name_without_what_is_told_no_more() -> None:
    forced = ["forced", 2, 0, "resolve attack", "", -1, "NY-RESOLVE-2"]
    entry = Entry(7, "answer", 1.0, 2, "stay", events=[forced, ["damaged", 2, 3, "", "", 0, "KT-ATTACK-5"]])
    told = plain(happened(entry, 0))
    assert told["events"] == [
        {
            "kind": "damaged",
            "seat": 2,
            "amount": 3,
            "what": "",
            "where": "",
            "other": 0,
            "cause": "KT-ATTACK-5",
        }
    ]


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_what_several_see_is_encoded_once(tmp_path: Path, game: str) -> None:
    async with house(f"sqlite:///{tmp_path / 'server.db'}") as here:
        live = await begun(here, game, 4)
        news = News(live, live.history.recent[-1], False)
        told = [news.update(seat) for seat in (-1, 0, 1, 2, 3)]
        assert live.question is not None
        asked = live.question.seat
        assert len({id(message) for message in told}) == 2
        assert [message is told[0] for message in told[1:]] == [seat != asked for seat in range(4)]
        assert told[0].text is told[0].text


def test_a_bot_is_told_the_same_under_names_of_its_own() -> None:
    said = Message(Said(1, 0, "Ann", "Hello!", 5.0))
    assert json.loads(said.line) == json.loads(said.text) | {"type": "chatLine"}
    assert said.line.endswith("\n")
    assert Message(Online([0], 1)).line == ""


def test_a_finished_game_without_a_record_has_no_monsters_and_no_turns() -> None:
    lost = FinishedGame("t", "king-of-tokyo", True, ["Ann", "Bob"], 0, 5.0, "")
    told = finished_info(lost)
    assert (told.players, told.winner, told.monsters, told.turns) == (["Ann", "Bob"], 0, [], 0)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_the_one_of_the_protocol(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
