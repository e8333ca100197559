"""Logs as lines of JSON, for people with grep and for machines; they never contain a token or a secret."""

from __future__ import annotations

import logging
import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

AT_ONCE, PER_SECOND = 200.0, 20.0  # lines from one place in the code
TOKEN: Final = re.compile(r"\b[0-9a-f]{8}\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{43}\b")
PASSWORD: Final = re.compile(r"(\w+://[^:/@\s]*):[^@/\s]*@")
STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
    "taskName",
}


def clean(text: str) -> str:
    """A text with everything secret removed."""
    return PASSWORD.sub(r"\1:***@", TOKEN.sub("<token>", text))


class JsonLines(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": clean(record.getMessage()),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["problem"] = clean(self.formatException(record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


class Rate(logging.Filter):
    """Lets each place in the code write so many lines a second; the next one says how many were left out.

    What can be provoked from outside, such as a bad request, or a connection that cannot be accepted, would
    otherwise fill the disk.
    """

    def __init__(
        self,
        at_once: float = AT_ONCE,
        per_second: float = PER_SECOND,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__()
        self._at_once = at_once
        self._per_second = per_second
        self._now = now
        self._places: dict[tuple[str, int], Place] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """May this line be written?"""
        now = self._now()
        key = (record.pathname, record.lineno)
        place = self._places.setdefault(key, Place(self._at_once, now))
        place.left = min(self._at_once, place.left + (now - place.at) * self._per_second)
        place.at = now
        if place.left < 1:
            place.left_out += 1
            return False
        place.left -= 1
        if place.left_out:
            record.left_out, place.left_out = place.left_out, 0
        return True


class Place:
    """What a place in the code may still write."""

    __slots__ = ("at", "left", "left_out")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.left_out = 0


def set_up(level: str = "INFO") -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Rate())
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    # Other loggers write whole requests and messages, which contain tokens; ours do not.
    logging.getLogger("kaiju").setLevel(level)
