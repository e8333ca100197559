"""Who I am: one person on several devices, each of which can be signed out."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, Open
from tests.browser.layout import spoilt
from tests.browser.tables import ask, sign_in

pytestmark = pytest.mark.slow


def another_device(visit: Open, page: Page) -> Page:
    """The same person in a browser of its own, brought there by a code."""
    other = visit("/", language="de")
    code = ask(page, "POST", "/me/code")["code"]
    guest = ask(other, "POST", "/guests/code", {"code": code})
    other.evaluate("guest => localStorage.setItem('kaiju-guest', JSON.stringify(guest))", guest)
    return other


def test_a_lost_device_is_signed_out_by_the_keyboard(visit: Open, expected: list[str]) -> None:
    expected.append("401")
    page = visit("/", PHONE, language="ru")
    sign_in(page, "Анна")
    lost = another_device(visit, page)
    page.goto("/me")
    devices = page.get_by_role("listitem").filter(has_text="Вход:")
    expect(devices).to_have_count(2)
    assert violations(page) == []
    assert spoilt(page) == []
    page.get_by_role("button", name="Отключить другое устройство").press("Enter")
    expect(devices).to_have_count(1)
    expect(devices).to_contain_text("Этот браузер")
    expect(page.get_by_text("Устройство отключено.")).to_be_focused()
    assert ask(lost, "GET", "/me")["reason"] == "server-bad-token"
    assert ask(page, "GET", "/me")["name"] == "Анна"


def test_who_signs_out_here_is_told_what_stays(visit: Open) -> None:
    page = visit("/", language="de")
    sign_in(page, "Anna")
    other = another_device(visit, page)
    other.goto("/me")
    leave = other.get_by_role("button", name="Hier abmelden")
    leave.click()
    expect(other.get_by_text("Auf deinen anderen Geräten bleibst du Anna.")).to_be_visible()
    other.get_by_role("button", name="Angemeldet bleiben").click()
    assert ask(other, "GET", "/me")["name"] == "Anna"
    leave.click()
    leave.click()
    expect(other.get_by_role("heading", name="Deine Geräte")).to_have_count(0)
    assert other.evaluate("localStorage.getItem('kaiju-guest')") is None
    page.goto("/me")
    page.get_by_role("button", name="Hier abmelden").click()
    expect(page.get_by_text("Danach kann niemand mehr als Anna spielen.")).to_be_visible()
