"""Where saves, records and settings are stored; they are never half written, and no game is overwritten."""

from __future__ import annotations

import hashlib
import json
import os
from itertools import count
from pathlib import Path
from typing import Final

from kaiju.core.errors import Spoilt
from kaiju.core.state import Json
from kaiju.files import PRIVATE, trouble, write_text

FORMAT: Final = "kaiju-game-1"
SAVE: Final = ".save.json"
RECORD: Final = ".record.txt"
SETTINGS: Final = "settings.json"


def folder() -> Path:
    """The folder of this player's games, according to the XDG rules."""
    data = os.environ.get("XDG_DATA_HOME") or ""
    home = Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share"
    return home / "kaiju-kings"


def language() -> str:
    """The language this player has chosen; empty if none was, or if the file is not ours."""
    try:
        found = json.loads((folder() / SETTINGS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    chosen = found.get("language") if isinstance(found, dict) else None
    return chosen if isinstance(chosen, str) else ""


def choose_language(language: str) -> None:
    """Remember a language for the next start."""
    folder().mkdir(parents=True, exist_ok=True)
    write_text(folder() / SETTINGS, json.dumps({"language": language}) + "\n")


def claim(where: Path, stem: str, suffix: str) -> Path:
    """A file with a new name, created empty at once so that nobody else takes it."""
    where.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = where / f"{stem}{'' if number == 1 else f'-{number}'}{suffix}"
        try:
            path.touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise AssertionError("numbers do not end")


def newest(where: Path, game: str) -> Path | None:
    """The save played most recently."""
    saves = [path for path in where.glob(f"{game}*{SAVE}") if path.stat().st_size]
    return max(saves, key=lambda path: path.stat().st_mtime_ns, default=None)


def write(path: Path, players: tuple[str, ...], table: Json) -> None:
    """Save a game with its players; it is private, because it holds the key to what is to come."""
    body = json.dumps({"players": list(players), "table": table}, separators=(",", ":"))
    write_text(path, json.dumps({"format": FORMAT, "check": _check(body), "body": body}), PRIVATE)


def read(path: Path) -> tuple[tuple[str, ...], Json]:
    """The players of a saved game, and the game; anything wrong is reported in one sentence."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Spoilt("unreadable", path=str(path), trouble=trouble(error)) from error
    except ValueError as error:
        raise Spoilt("save-cut-off", path=str(path)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(data.get("body"), str):
        raise Spoilt("save-version", path=str(path))
    if _check(data["body"]) != data.get("check"):
        raise Spoilt("save-changed", path=str(path))
    body = json.loads(data["body"])
    if not isinstance(body, dict) or not {"players", "table"} <= set(body):
        raise Spoilt("save-version", path=str(path))
    return tuple(body["players"]), body["table"]


def _check(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
