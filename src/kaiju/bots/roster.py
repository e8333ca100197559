"""Bots by name: those of this project, and anyone else's by where their class is."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

from kaiju.bots import BOTS
from kaiju.core.view import View

SWITCHES: Final = {"true": True, "on": True, "false": False, "off": False}


class Player(Protocol):
    """Anything that answers for a seat: a `Bot`, or an external class with the same method."""

    def choose(self, view: View) -> str:
        """One of the answers offered by `view.question`."""


class NoSuchBot(ValueError):
    """Why a bot is not available, as a message id and its values."""

    def __init__(self, reason: str, **values: str) -> None:
        super().__init__(f"{reason} {values}")
        self.reason = reason
        self.values = values


class BotSpec(NamedTuple):
    """A class that makes bots, and the arguments it gets besides the seed."""

    maker: Any
    arguments: dict[str, Any]


def bot_named(name: str) -> BotSpec:
    """The bot for a name such as `brawler`, `my_bot.py:MyBot` or `package.module:MyBot:depth=3`."""
    place, *rest = name.split(":")
    if place in BOTS:
        return BotSpec(BOTS[place], _arguments(name, rest))
    if not rest or "=" in rest[0]:
        raise NoSuchBot("no-such-bot", bot=place)
    maker = getattr(_module(name, place), rest[0], None)
    if not isinstance(maker, type) or not callable(getattr(maker, "choose", None)):
        raise NoSuchBot("no-bot-class", place=place, name=rest[0])
    return BotSpec(maker, _arguments(name, rest[1:]))


def make_bot(name: str, seed: str) -> Player:
    """A new bot for a name; arguments that its class does not take are refused."""
    maker, arguments = bot_named(name)
    try:
        bot: Player = maker(seed, **arguments)
    except (TypeError, ValueError) as error:
        raise NoSuchBot("bot-arguments", bot=name, problem=str(error)) from error
    return bot


def _module(name: str, place: str) -> ModuleType:
    """The module at a place, which is a file or a name; its code is run, so it must be trusted."""
    if place.endswith(".py") and not os.path.isfile(place):
        raise NoSuchBot("no-bot-file", bot=name, place=place)
    try:
        if place.endswith(".py"):
            return _file(place)
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())  # an installed command does not search the current folder
        return importlib.import_module(place)
    except Exception as error:  # a bot's code may fail in any way while it is imported
        raise NoSuchBot("no-bot-module", bot=name, place=place, problem=_told(error)) from error


def _file(place: str) -> ModuleType:
    """A Python file as a module, imported once."""
    path = os.path.abspath(place)
    known = sys.modules.get(path)
    if known is not None:
        return known
    spec = importlib.util.spec_from_file_location(path, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[path]
        raise
    return module


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _arguments(name: str, pairs: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.isidentifier():
            raise NoSuchBot("no-bot-argument", bot=name, pair=pair)
        found[key] = _value(value)
    return found


def _value(text: str) -> int | float | bool | str:
    """A number if it looks like one, on and off as booleans, and text otherwise."""
    for number in (int, float):
        try:
            return number(text)
        except ValueError:
            continue
    return SWITCHES.get(text.lower(), text)
