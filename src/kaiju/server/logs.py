"""Logs as lines of JSON, for people with grep and for machines; they never contain a token or a secret."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

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


def set_up(level: str = "INFO") -> None:
    """Log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level="WARNING", handlers=[handler], force=True)
    # Other loggers write whole requests and messages, which contain tokens; ours do not.
    logging.getLogger("kaiju").setLevel(level)
