"""An answer that would surely be fatal is asked for twice, and the second time says what it means."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from playwright.sync_api import Browser, Page, expect

from kaiju.core.chance import Chance
from tests.browser.conftest import CLIENT
from tests.support.positions import in_tokyo
from tests.support.server.running import Running, running
from tests.support.server.tables import set_out

pytestmark = pytest.mark.slow

CARD = "[data-card='jet-fighters'] button"


async def sit_down(here: Running) -> tuple[str, str]:
    """A table at which Ann can buy what costs all her life, and her token."""
    people = [await here.client().become(name) for name in ("Ann", "Bob", "Cid")]
    table = in_tokyo(4)
    table.chance = Chance("a secret")
    guests = [await here.server.guest(one.token) for one in people]
    live = await set_out(here.server.house, table, guests)
    return live.row.id, people[0].token


async def alive(here: Running, table: str) -> bool:
    """Is Ann's Monster still there?"""
    async with here.server.house.visit(table) as live:
        return live.game_on().state.monsters[0].alive


@pytest.fixture
def portal() -> Iterator[BlockingPortal]:
    """A loop beside the test: what drives Chromium has one of its own."""
    with start_blocking_portal() as opened:
        yield opened


@pytest.fixture
def here(portal: BlockingPortal, tmp_path: Path) -> Iterator[Running]:
    """A server that stands at a position of ours."""
    started = running(f"sqlite:///{tmp_path}/server.db", client=CLIENT)
    with portal.wrap_async_context_manager(started) as server:
        yield server


def seated(chrome: Browser, address: str, token: str) -> Page:
    """Ann's browser."""
    context = chrome.new_context(base_url=address, reduced_motion="reduce")
    kept = json.dumps(json.dumps({"name": "Ann", "token": token}))
    context.add_init_script(f"localStorage.setItem('kaiju-guest', {kept})")
    return context.new_page()


def test_a_card_that_costs_the_last_life_is_bought_on_the_second_click(
    chrome: Browser, portal: BlockingPortal, here: Running
) -> None:
    table, token = portal.call(sit_down, here)
    page = seated(chrome, here.address, token)
    page.goto(f"/t/{table}")
    page.locator(CARD).first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Buy Jet Fighters for 5 energy")
    expect(page.locator("dialog[open]")).to_contain_text("out of the game")
    page.keyboard.press("Escape")
    expect(page.locator("[data-sure]")).to_have_count(0)
    assert portal.call(alive, here, table)
    page.locator(CARD).first.click()
    page.locator("[data-sure]").click()
    expect(page.locator("[data-prompt='mine']")).to_have_count(0)
    assert not portal.call(alive, here, table)
    page.context.close()
