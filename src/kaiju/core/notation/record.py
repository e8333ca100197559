"""Records: a finished game as text that a person can read and anyone can check."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, unquote

from kaiju.core.chance import Chance, commitment_of
from kaiju.core.errors import Diverged, IllegalAnswer, Spoilt
from kaiju.core.history import LEAVE, Answer
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table

if TYPE_CHECKING:
    from kaiju.core.game import Game

TITLE: Final = "Kaiju Kings record 1"
NOBODY_NAME: Final = "nobody"
HEADERS: Final = ("game", "rules", "options", "monsters", "players", "commitment", "nonces")
TRAILERS: Final = ("winner", "abandoned", "unfinished")


class Record:
    """What a record says: how the game was set up, every answer, and how it ended."""

    def __init__(
        self, headers: Mapping[str, str], lines: list[tuple[int, str, str]], trailer: Mapping[str, str]
    ) -> None:
        self.headers = headers
        self.lines = lines  # line number, who or what kind of chance, and the answer
        self.trailer = trailer

    @property
    def names(self) -> tuple[str, ...]:
        """The Monsters in seat order."""
        return tuple(self.headers["monsters"].split())

    @property
    def options(self) -> dict[str, str]:
        """The options of the game."""
        return dict(pair.split("=", 1) for pair in self.headers["options"].split())

    @property
    def players(self) -> dict[str, str]:
        """Who played which Monster."""
        pairs = [pair.split("=", 1) for pair in self.headers.get("players", "").split()]
        return {name: unquote(player) for name, player in pairs}

    @property
    def nonces(self) -> tuple[str, ...]:
        """What each player contributed to the secret."""
        given = self.headers.get("nonces")
        return () if given is None else tuple(unquote(nonce) for nonce in given.split(","))


# -- writing ---------------------------------------------------------------------------------------


def write(table: Table, players: Mapping[str, str] | None = None, abandoned: bool = False) -> str:
    """The record of a game; the secret is included only once it gives nothing away or nobody plays on."""
    names = [monster.name for monster in table.state.monsters]
    lines = [TITLE, *_headers(table, names, players or {}), "", "setup", *_story(table, names), ""]
    lines += _trailer(table, names, abandoned)
    text = "\n".join(lines) + "\n"
    return f"{text}check: {hashlib.sha256(text.encode()).hexdigest()}\n"


def _headers(table: Table, names: list[str], players: Mapping[str, str]) -> list[str]:
    chance = table.chance
    lines = [
        f"game: {table.game.id}",
        f"rules: {table.game.rules_version}",
        "options: " + " ".join(f"{name}={value}" for name, value in table.state.options.items()),
        "monsters: " + " ".join(names),
    ]
    if players:
        lines.append("players: " + " ".join(f"{name}={quote(player)}" for name, player in players.items()))
    if chance:
        lines.append(f"commitment: {commitment_of(chance.secret)}")
        if chance.nonces:
            lines.append("nonces: " + ",".join(quote(nonce) for nonce in chance.nonces))
    return lines


def _story(table: Table, names: list[str]) -> list[str]:
    """Every answer under its turn, found by replaying the game."""
    again = Table(table.game, tuple(names), None, table.state.options)
    lines, turn = [], 0
    for given in _told(table):
        if again.state.turn != turn:
            turn = again.state.turn
            lines.append(f"turn {turn} {names[again.state.active]}")
        again.replay(given)
        lines.append(f"  {given.kind if given.seat == CHANCE else names[given.seat]}: {given.text}")
    return lines


def _told(table: Table) -> list[Answer]:
    """All answers; for an unfinished game only those before the last one that a spectator may not know."""
    kind = table.game.hidden(table.state, CHANCE) if table.question is not None else ""
    kinds = [given.kind for given in table.answers]
    return table.answers[: len(kinds) - 1 - kinds[::-1].index(kind)] if kind else table.answers


def _trailer(table: Table, names: list[str], abandoned: bool) -> list[str]:
    winner = table.state.winner
    lines = [f"winner: {names[winner] if winner >= 0 else NOBODY_NAME}"]
    if table.question is not None:
        if not abandoned:
            return ["unfinished: the game goes on"]
        lines = ["abandoned: nobody plays on"]
    return [*lines, f"secret: {table.chance.secret}"] if table.chance else lines


# -- reading ---------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """Read a record from its text; anything missing or altered is reported in one sentence."""
    body, mark, check = text.rpartition("check: ")
    if text.partition("\n")[0] != TITLE:
        raise Spoilt("no-record")
    if not mark:
        raise Spoilt("cut-off")
    if hashlib.sha256(body.encode()).hexdigest() != check.strip():
        raise Spoilt("changed")
    return _parse(body.splitlines())


def _parse(text: list[str]) -> Record:
    headers: dict[str, str] = {}
    trailer: dict[str, str] = {}
    lines: list[tuple[int, str, str]] = []
    for number, line in enumerate(text[1:], 2):
        key, colon, value = line.strip().partition(": ")
        if line.startswith("  ") and colon:
            lines.append((number, key, value))
        elif colon and (key in HEADERS or key in TRAILERS or key == "secret"):
            (headers if key in HEADERS else trailer)[key] = value
        elif line and line != "setup" and not re.fullmatch(r"turn \d+ [a-z-]+", line):
            raise Spoilt("line", number=number, line=line.strip())
    missing = [key for key in HEADERS[:4] if key not in headers]
    if missing or not trailer:
        raise Spoilt("incomplete", key=missing[0] if missing else "winner")
    return Record(headers, lines, trailer)


# -- replaying -----------------------------------------------------------------------------------------


def replay(game: Game, record: Record, watch: Callable[[Table, str], None] | None = None) -> Table:
    """Replay a record; `watch` sees the table before each answer."""
    if record.headers["rules"] != game.rules_version:
        played = record.headers["rules"]
        raise Spoilt("rules", played=played, here=game.rules_version)
    try:
        table = Table(game, record.names, None, record.options)
    except (IllegalAnswer, ValueError) as error:
        raise Spoilt("setup", problem=str(error)) from error
    for number, who, text in record.lines:
        if watch:
            watch(table, f"{who}: {text}")
        try:
            _give(table, record.names, who, text)
        except (IllegalAnswer, Diverged) as error:
            raise Spoilt("unplayable", number=number, line=f"{who}: {text}") from error
    _check_end(table, record)
    return table


def _give(table: Table, names: tuple[str, ...], who: str, text: str) -> None:
    kind = table.question.kind if table.question else ""
    if who in names:
        table.replay(Answer(names.index(who), LEAVE if text == LEAVE else kind, text))
    else:
        table.replay(Answer(CHANCE, who, text))


def _check_end(table: Table, record: Record) -> None:
    if "winner" in record.trailer:
        winner = table.state.winner
        found = record.names[winner] if winner >= 0 else NOBODY_NAME
        if table.question is not None or found != record.trailer["winner"]:
            raise Spoilt("winner", winner=record.trailer["winner"])
    elif table.question is None:
        raise Spoilt("has-end")


def verify(game: Game, record: Record) -> int:
    """Recompute every roll and every reveal from the secret; returns how many there are."""
    secret = record.trailer.get("secret")
    if secret is None:
        raise Spoilt("no-secret")
    if commitment_of(secret) != record.headers.get("commitment"):
        raise Spoilt("other-secret")
    try:
        chance = Chance(secret, record.nonces)
    except IllegalAnswer as error:
        raise Spoilt("bad-secret") from error
    checked = 0

    def compare(table: Table, line: str) -> None:
        nonlocal checked
        question = table.question
        if question is not None and question.seat == CHANCE:
            drawn = f"{question.kind}: {chance.answer(question)}"
            if drawn != line:
                raise Spoilt("bent", line=line, drawn=drawn)
            checked += 1

    replay(game, record, compare)
    return checked
