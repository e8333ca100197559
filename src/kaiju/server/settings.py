"""What an operator may set; all defaults suit one machine and friends."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from kaiju.bots.roster import NoSuchBot, make_bot
from kaiju.files import trouble
from kaiju.server.misfits import MISFIT, Values, misfit

Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]

LINE: Final = re.compile(r"at line (\d+)")  # in what tomllib reports


class Place(msgspec.Struct, frozen=True):
    """Where a server stores its data; its processes find it in their environment."""

    database: str
    data: str
    log_level: str = "INFO"
    broker: str = ""  # where its processes meet each other, and those of other machines

    @property
    def settings_file(self) -> Path:
        """Where an operator may change the settings."""
        return Path(self.data) / "settings.toml"


def default_database(data: Path) -> str:
    """Where a server stores its data by default."""
    return f"sqlite:///{data / 'server.db'}"


class BadSettings(Exception):
    """What is wrong with a settings file, as a message id and its values."""

    def __init__(self, reason: str, /, **values: str | int) -> None:
        super().__init__(f"{reason} {values}")
        self.reason = reason
        self.values = values


class Settings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Limits and times, in seconds unless stated otherwise."""

    tables_per_guest: Count = 20  # waiting or being played
    messages_per_second: Seconds = 10.0  # per connection
    messages_at_once: Count = 40
    requests_per_second: Seconds = 10.0  # per address
    requests_at_once: Count = 120
    guests_per_minute: Seconds = 20.0  # per address
    connections_per_address: Count = 200
    connections: Count = 10_000  # in all; fewer if the system lets fewer files be open
    patience: Seconds = 20.0  # for a request to arrive, for a reader to read, for a flood to end
    chat_per_minute: Seconds = 20.0
    chat_length: Count = 200
    agreements_per_minute: Seconds = 12.0  # offers to end a game, and their withdrawals
    undos_per_minute: Seconds = 60.0
    snapshots_per_minute: Seconds = 60.0  # asked for by one connection
    message_bytes: Count = 16_384
    body_bytes: Count = 262_144
    pace: Count = 180  # per decision, where people play people and nothing else was chosen
    reveal: Seconds = 15.0  # for showing, at the start, the random part that a seat has committed to
    idle: Seconds = 3600.0  # until the host may close an idle game
    grace: Seconds = 60.0  # until a bot plays for somebody who is disconnected
    stand_in: str = "brawler"  # the bot that plays for them
    bot_delay: Seconds = 1.2  # how long a bot appears to think, on average; 0 for not at all
    bot_processes: Count = 1
    keep_alive: Annotated[float, Meta(gt=0)] = 7.0  # between two lines to a bot, even if empty
    auto_delay: Seconds = 2.5  # how long an automatic answer takes on average, as a person's might
    token_days: Count = 365
    key_days: Count = 30  # until tokens are signed with a new key
    metrics_token: str = ""  # who asks for /metrics must show it; without one nobody may
    origins: list[str] = []  # origins allowed besides this server itself


def read_settings(path: Path) -> Settings:
    """The settings in a file, or the defaults if there is none."""
    if not path.exists():
        return Settings()
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Settings)
        make_bot(found.stand_in, "0")
    except OSError as error:
        raise BadSettings("settings-wrong", path=str(path), trouble=trouble(error)) from error
    except NoSuchBot as error:
        raise BadSettings(f"error-{error.reason}", **error.values) from error
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        line = LINE.search(str(error))
        wrong: Values = {MISFIT: "no-toml", "number": int(line[1]) if line else 0}
        raise BadSettings("settings-wrong", path=str(path), **wrong) from error
    except msgspec.ValidationError as error:
        raise BadSettings("settings-wrong", path=str(path), **misfit(str(error))) from error
    return found
