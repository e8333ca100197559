"""A bot that plays on a server, with nothing but Python: python remote_bot.py http://127.0.0.1:8000 [TABLE]

It makes itself an account, takes a free seat at a public table (or at TABLE), and plays one game.
"""

from __future__ import annotations

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any


def ask(url: str, token: str = "", body: dict[str, Any] | None = None) -> Any:
    """Send a request, again if the server wants us to slow down; the open answer."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(url, data, headers))
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise SystemExit(json.load(error)["sentence"]) from error
            time.sleep(float(error.headers["retry-after"]))


def choose(options: list[str]) -> str:
    """What to answer: this bot buys what it can and is otherwise hard to understand."""
    return random.choice([option for option in options if option.startswith("buy")] or options)


def free_seat(api: str) -> str:
    """A public table that waits for somebody."""
    for table in json.load(ask(f"{api}/tables"))["tables"]:
        if table["status"] == "waiting" and any(seat["kind"] == "open" for seat in table["seats"]):
            return str(table["id"])
    raise SystemExit("Nobody waits for us.")


def main(server: str, table: str = "") -> None:
    """Play one game."""
    api = server + "/api"
    token = json.load(ask(f"{api}/bot", body={"name": "Example"}))["token"]
    table = table or free_seat(api)
    seat = json.load(ask(f"{api}/tables/{table}/seats", token, {}))["seat"]
    for line in filter(bytes.strip, ask(f"{api}/bot/tables/{table}/stream", token)):
        event = json.loads(line)
        if (question := event.get("question")) and question["seat"] == seat:
            number, text = question["number"], choose(question["options"])
            answer = {"id": f"answer {number}", "question": number, "text": text}
            ask(f"{api}/bot/tables/{table}/answer", token, answer)
    print("I have won." if event["state"]["winner"] == seat else "The game is over.")


if __name__ == "__main__":
    main(*sys.argv[1:])
