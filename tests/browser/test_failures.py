"""When something fails there is a sentence, and a way out."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.people import MINE, Clicker
from tests.browser.tables import open_table, sign_in
from tests.support.server.process import Serving

pytestmark = pytest.mark.slow


def test_a_table_that_does_not_exist_says_so_and_leads_home(visit: Open) -> None:
    page = visit("/t/nowhere")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    page.get_by_role("link", name="start page").first.click()
    expect(page.locator("[data-play]").first).to_be_visible()


def test_a_full_table_can_be_watched(visit: Open) -> None:
    host, late = visit("/"), visit("/")
    sign_in(host, "Ann")
    table = open_table(host, "king-of-tokyo", ["rookie"])
    late.goto(f"/t/{table}")
    expect(late.locator("[data-prompt]")).to_be_visible()
    expect(late.locator("[data-target]")).to_have_count(0)


def test_a_server_that_comes_back_goes_on_where_it_was(
    visit: Open, site: Serving, expected: list[str]
) -> None:
    expected += ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection"]
    page = visit("/")
    sign_in(page, "Ann")
    table = open_table(page, "king-of-tokyo", ["rookie"])
    page.goto(f"/t/{table}")
    person = Clicker(page, 4)
    for _ in range(3):
        if person.waits_for_me():
            person.decide()
    assert person.waits_for_me()  # a bot would answer while the server is being killed
    asked = page.locator("[data-prompt]").get_attribute("data-question")
    site.kill()
    expect(page.get_by_role("status").filter(has_text="connection")).to_be_visible()
    site.start()
    expect(page.locator(f"[data-prompt][data-question='{asked}']")).to_be_visible()
    page.wait_for_selector(MINE)
    person.decide()
