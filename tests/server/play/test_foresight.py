"""Whoever is asked is told what follows each answer and what cards cost; nobody else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaiju.core.chance import Chance
from kaiju.core.foresight import Consequences
from kaiju.core.table import Table
from kaiju.server.play import actions, views
from kaiju.server.play.live import LiveTable
from tests.server.play.test_hidden import disguised
from tests.support.positions import NEW_YORK, TOKYO, buying, in_tokyo, rolled
from tests.support.server.tables import GUESTS, Ear, house, set_out

pytestmark = pytest.mark.anyio


def in_new_york() -> Table:
    """Kong can get what costs 4 Life."""
    row = ["subterranean-cable", "brooklyn-bridge", "central-park"]
    monsters = {"kong": {"at": "brooklyn", "life": 4}, "sheriff": {"at": "bronx"}}
    return buying(NEW_YORK, monsters=monsters, row=row)


async def ears(live: LiveTable) -> list[Ear]:
    """The seat that is asked, another one, and a spectator."""
    listening = [Ear(GUESTS[0].id), Ear(GUESTS[1].id), Ear()]
    for ear in listening:
        await live.attach(ear)
    return listening


@pytest.mark.parametrize("game", [TOKYO, NEW_YORK])
async def test_only_whoever_is_asked_is_told(tmp_path: Path, game: str) -> None:
    table, card = (in_tokyo(4), "jet-fighters") if game == TOKYO else (in_new_york(), "subterranean-cable")
    table.chance = Chance("a secret")
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        live = await set_out(here, table)
        asked, *others = [ear.last["question"] for ear in await ears(live)]
        assert [text for text, found in asked["answers"].items() if found.get("fatal")] == [f"buy {card}"]
        assert asked["costs"][f"buy {card}"] == table.game.card(card).cost
        assert [(one["answers"], one["costs"], one["options"]) for one in others] == [({}, {}, [])] * 2
        await live.send(actions.answer, 0, f"buy {card}", live.history.question)
        assert live.table is not None
        assert not live.table.state.monsters[0].alive


async def test_what_is_told_is_the_same_whatever_chance_has_in_store(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        heard = set()
        for number in range(4):
            table = in_tokyo(4)
            table.chance = Chance(f"secret {number}")
            live = await set_out(here, table)
            heard.add(tuple(disguised(live, ear)[0] for ear in await ears(live)))
        assert len(heard) == 1


async def test_a_rule_that_fails_when_it_is_tried_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(t: Table) -> dict[str, Consequences]:
        raise AssertionError("a broken card")

    monkeypatch.setattr(views, "outlook", broken)
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        live = await set_out(here, in_tokyo(4))
        asked = (await ears(live))[0].last["question"]
    assert asked["answers"] == {}
    assert "buy jet-fighters" in asked["options"]
    assert "a rule has failed in an answer that was only tried" in caplog.messages


async def test_what_follows_is_sent_as_data_and_only_what_there_is(tmp_path: Path) -> None:
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        live = await set_out(here, in_tokyo(9))
        found = (await ears(live))[0].last["question"]["answers"]
    assert found["buy jet-fighters"] == {
        "effects": [
            {"seat": 0, "what": "life", "amount": -4, "left": 5},
            {"seat": 0, "what": "vp", "amount": 5, "left": 7},
            {"seat": 0, "what": "energy", "amount": -5, "left": 4},
        ]
    }


async def test_what_needs_no_decision_is_said(tmp_path: Path) -> None:
    monsters = {"kong": {"at": "brooklyn", "life": 5}, "sheriff": {"at": "bronx"}}
    table = rolled(NEW_YORK, "energy energy heal heal celebrity celebrity", monsters=monsters)
    async with house(f"sqlite:///{tmp_path}/server.db") as here:
        live = await set_out(here, table)
        asked, other, _ = [ear.last["question"] for ear in await ears(live)]
    assert (asked["foregone"], other["foregone"]) == ("resolve energy", "")


async def test_for_a_program_nothing_is_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(t: Table) -> dict[str, Consequences]:
        raise AssertionError("an answer was tried")

    monkeypatch.setattr(views, "outlook", refuse)
    told = views.asked_info(in_tokyo(9), 1, person=False)
    assert told is not None
    assert (told.answers, told.foregone) == ({}, "")
    assert told.costs["buy jet-fighters"] == 5
