"""Something that is told to an audience, encoded once however many of it listen."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import msgspec

from kaiju.server.wire.bodies import Lobby
from kaiju.server.wire.lines import ChatLine, FullLine, StateLine
from kaiju.server.wire.tells import AnyTell, Said, Snapshot, Update

LINES: Final = {Snapshot: FullLine, Update: StateLine, Said: ChatLine}
encoder: Final = msgspec.json.Encoder()


class Message:
    """One thing that is told: as a text for a WebSocket, and as a line for a bot that runs elsewhere.

    Whoever may know the same gets the same message, so that it is encoded once for each audience and not for
    each listener. What it is made of must not change any more when it is made: the encoding comes later.
    """

    def __init__(self, tell: AnyTell | Lobby) -> None:
        self.tell = tell

    @cached_property
    def text(self) -> str:
        """As it goes over a WebSocket."""
        return encoder.encode(self.tell).decode()

    @cached_property
    def line(self) -> str:
        """As it stands in the stream of a bot, by the name that bots know it by; empty if not for bots."""
        made = LINES.get(type(self.tell))
        return encoder.encode(made(*msgspec.structs.astuple(self.tell))).decode() + "\n" if made else ""
