"""Tables for the tests: opened over HTTP by the guest of a page, as the page itself does it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

ASK = """
async ([method, path, body]) => {
  const kept = JSON.parse(localStorage.getItem("kaiju-guest") ?? "null");
  const headers = {"content-type": "application/json"};
  if (kept) headers.authorization = `Bearer ${kept.token}`;
  const sent = body === null ? null : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, {method, headers, body: sent});
  return await answer.json();
}
"""


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the guest of this page."""
    return page.evaluate(ASK, [method, path, body])


def sign_in(page: Page, name: str) -> None:
    """Become a guest, and keep the token where the client keeps it."""
    guest = ask(page, "POST", "/guests", {"name": name})
    page.evaluate("guest => localStorage.setItem('kaiju-guest', JSON.stringify(guest))", guest)


def open_table(page: Page, game: str, bots: list[str], people: int = 1, **more: Any) -> str:
    """Open a table for people and bots, the guest of this page first, and start it if nobody is missing."""
    seats = [
        {"kind": "guest"},
        *[{"kind": "open"}] * (people - 1),
        *[{"kind": "bot", "bot": bot} for bot in bots],
    ]
    made = ask(page, "POST", "/tables", {"game": game, "seats": seats, **more})
    table: str = made["table"]["id"]
    if people == 1:
        ask(page, "POST", f"/tables/{table}/start")
    return table
