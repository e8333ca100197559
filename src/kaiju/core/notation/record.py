"""Records: a finished game as text that a person can read and anyone can check."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, unquote

from kaiju.core.chance import Chance, commitment_of
from kaiju.core.errors import Diverged, IllegalAnswer, Spoilt
from kaiju.core.history import LEAVE, Answer
from kaiju.core.questions import CHANCE, Question, Reveal, Roll
from kaiju.core.table import Table

if TYPE_CHECKING:
    from kaiju.core.game import Game

TITLE: Final = "Kaiju Kings record 2"
OLD_TITLE: Final = "Kaiju Kings record 1"  # does not say what chance picked from
NOBODY_NAME: Final = "nobody"
HEADERS: Final = ("game", "rules", "options", "monsters", "players", "commitment", "commitments", "nonces")
TRAILERS: Final = ("winner", "abandoned", "unfinished")
AMONG: Final = "among"
REWOUND: Final = "rewound"
Among = dict[str, int]
"""What chance picks from, in its order: how many of each there are."""


class Record:
    """What a record says: how the game was set up, every answer, and how it ended."""

    def __init__(self, old: bool = False) -> None:
        self.old = old  # of the form that does not say what chance picked from
        self.headers: dict[str, str] = {}
        self.lines: list[tuple[int, str, str]] = []  # line number, who or what kind of chance, and the answer
        self.among: dict[int, Among] = {}  # by the index of the line that was picked from it
        self.rewound: list[int] = []  # how many lines there were each time that the game was set back
        self.trailer: dict[str, str] = {}

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

    @property
    def commitments(self) -> tuple[str, ...]:
        """What each player committed to before any contribution was shown; "" for those who gave none."""
        given = self.headers.get("commitments")
        return () if given is None else tuple(given.split(","))

    @property
    def withheld(self) -> tuple[str, ...]:
        """The Monsters of players who did not show in time what they had committed to, and so lost them."""
        pairs = zip(self.names, self.commitments, self.nonces or [""] * len(self.names), strict=False)
        return tuple([name for name, commitment, nonce in pairs if commitment and not nonce])


# -- what chance picks from --------------------------------------------------------------------------


class Piles:
    """What each kind of draw picks from: told once, and from then on what the draws have left.

    With this, a record can be checked by whoever does not know the rules: each answer of chance follows from
    the key and from what there was to pick from.
    """

    def __init__(self) -> None:
        self._left: dict[str, Among] = {}

    def tell(self, kind: str, among: Among) -> None:
        """Say what the next draw of a kind picks from."""
        self._left[kind] = dict(among)

    def known(self, question: Question[Any]) -> bool:
        """Does what was told of this kind say what a question picks from, and in which order?"""
        return list(self._left.get(question.kind, {}).items()) == list(candidates(question).items())

    def take(self, kind: str, what: str) -> None:
        """Note a draw: what was turned up is gone, the faces of dice are not."""
        left = self._left.get(kind, {})
        if kind != "dice" and what in left:
            left[what] -= 1
            if not left[what]:
                del left[what]


def candidates(question: Question[Any]) -> Among:
    """What chance picks from to answer a question."""
    if isinstance(question, Roll):
        return dict.fromkeys(question.faces, 1)
    assert isinstance(question, Reveal)
    return dict(question.among)


def _among_line(question: Question[Any]) -> str:
    counted = candidates(question).items()
    return f"  {AMONG}: " + " ".join(what if count == 1 else f"{what}*{count}" for what, count in counted)


def _read_among(text: str) -> Among:
    pairs = [part.partition("*") for part in text.split()]
    return {what: int(count) if star else 1 for what, star, count in pairs}


# -- writing ---------------------------------------------------------------------------------------


def write(
    table: Table,
    players: Mapping[str, str] | None = None,
    abandoned: bool = False,
    commitments: Sequence[str] = (),
) -> str:
    """The record of a game; the secret is included only once it gives nothing away or nobody plays on."""
    names = [monster.name for monster in table.state.monsters]
    headers = _headers(table, names, players or {}, commitments)
    lines = [TITLE, *headers, "", "setup", *_story(table, names), ""]
    lines += _trailer(table, names, abandoned)
    text = "\n".join(lines) + "\n"
    return f"{text}check: {hashlib.sha256(text.encode()).hexdigest()}\n"


def _headers(
    table: Table, names: list[str], players: Mapping[str, str], commitments: Sequence[str]
) -> list[str]:
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
        if any(commitments):
            lines.append("commitments: " + ",".join(commitments))
        if chance.nonces:
            lines.append("nonces: " + ",".join(quote(nonce) for nonce in chance.nonces))
    return lines


def _story(table: Table, names: list[str]) -> list[str]:
    """Every answer under its turn, found by replaying the game."""
    again = Table(table.game, tuple(names), None, table.state.options)
    rewound = table.chance.rewound if table.chance else ()
    lines: list[str] = []
    piles, turn = Piles(), 0
    for at, given in enumerate(_told(table)):
        lines += [REWOUND] * rewound.count(at)
        if again.state.turn != turn:
            turn = again.state.turn
            lines.append(f"turn {turn} {names[again.state.active]}")
        asked = again.question
        if given.seat == CHANCE and asked is not None and asked.seat == CHANCE and not piles.known(asked):
            lines.append(_among_line(asked))
            piles.tell(asked.kind, candidates(asked))
        again.replay(given)
        piles.take(given.kind, given.text)
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
    if text.partition("\n")[0] not in (TITLE, OLD_TITLE):
        raise Spoilt("no-record")
    if not mark:
        raise Spoilt("cut-off")
    if hashlib.sha256(body.encode()).hexdigest() != check.strip():
        raise Spoilt("changed")
    return _parse(body.splitlines())


def _parse(text: list[str]) -> Record:
    found = Record(old=text[0] == OLD_TITLE)
    for number, line in enumerate(text[1:], 2):
        key, colon, value = line.strip().partition(": ")
        if line.startswith("  ") and colon:
            _read_line(found, number, key, value)
        elif colon and (key in HEADERS or key in TRAILERS or key == "secret"):
            (found.headers if key in HEADERS else found.trailer)[key] = value
        elif line == REWOUND:
            found.rewound.append(len(found.lines))
        elif line and line != "setup" and not re.fullmatch(r"turn \d+ [a-z-]+", line):
            raise Spoilt("line", number=number, line=line.strip())
    missing = [key for key in HEADERS[:4] if key not in found.headers]
    if missing or not found.trailer:
        raise Spoilt("incomplete", key=missing[0] if missing else "winner")
    return found


def _read_line(found: Record, number: int, key: str, value: str) -> None:
    """An answer, or what the next one, by chance, was picked from."""
    if key != AMONG:
        found.lines.append((number, key, value))
        return
    try:
        found.among[len(found.lines)] = _read_among(value)
    except ValueError as error:
        raise Spoilt("line", number=number, line=f"{key}: {value}") from error


# -- replaying -----------------------------------------------------------------------------------------


def replay(game: Game, record: Record, watch: Callable[[Table, str], None] | None = None) -> Table:
    """Replay a record; `watch` sees the table before each answer."""
    if record.headers["rules"] != game.rules_version:
        played = record.headers["rules"]
        raise Spoilt("rules", played=played, here=game.rules_version)
    try:
        table = Table(game, record.names, None, record.options)
    except (IllegalAnswer, ValueError) as error:
        raise Spoilt("setup") from error
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


# -- checking chance -----------------------------------------------------------------------------------


def verify(game: Game, record: Record) -> int:
    """Recompute every roll and every reveal from the secret; returns how many there are."""
    secret = record.trailer.get("secret")
    if secret is None:
        raise Spoilt("no-secret")
    if commitment_of(secret) != record.headers.get("commitment"):
        raise Spoilt("other-secret")
    _check_nonces(record)
    try:
        check = _Check(record, Chance(secret, record.nonces))
    except IllegalAnswer as error:
        raise Spoilt("bad-secret") from error
    replay(game, record, check.compare)
    return check.checked


def _check_nonces(record: Record) -> None:
    """What a player contributed must be what it committed to; one who withheld it contributed nothing."""
    commitments, nonces = record.commitments, record.nonces
    if not commitments:
        return
    if len(commitments) != len(record.names) or (nonces and len(nonces) != len(record.names)):
        raise Spoilt("incomplete", key="commitments")
    for seat, (commitment, nonce) in enumerate(zip(commitments, nonces, strict=False), 1):
        if nonce and commitment_of(nonce) != commitment:
            raise Spoilt("other-nonce", seat=seat)


class _Check:
    """Compares each answer of chance, and what it was picked from, with what it must be."""

    def __init__(self, record: Record, chance: Chance) -> None:
        self.record = record
        self.chance = chance
        self.piles = Piles()
        self.at = self.checked = 0

    def compare(self, table: Table, line: str) -> None:
        """Check a line before it is played."""
        for _ in range(self.record.rewound.count(self.at)):
            self.chance = self.chance.rewind(self.at)
        question = table.question
        if question is not None and question.seat == CHANCE:
            self._pick(question, line)
            drawn = f"{question.kind}: {self.chance.answer(question)}"
            if drawn != line:
                raise Spoilt("bent", line=line, drawn=drawn)
            self.piles.take(question.kind, line.partition(": ")[2])
            self.checked += 1
        self.at += 1

    def _pick(self, question: Question[Any], line: str) -> None:
        if self.at in self.record.among:
            self.piles.tell(question.kind, self.record.among[self.at])
        if not self.record.old and not self.piles.known(question):
            raise Spoilt("other-pile", line=line)
