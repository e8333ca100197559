"""One game between people at this keyboard and bots, saved after every answer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from kaiju.bots.roster import NoSuchBot, Player, make_bot
from kaiju.core.chance import commitment_of
from kaiju.core.errors import CorruptRecord, Diverged, IllegalAnswer, Spoilt
from kaiju.core.foresight import consequences
from kaiju.core.game import Game
from kaiju.core.order import foregone
from kaiju.core.state import Monster
from kaiju.core.table import Table
from kaiju.files import trouble
from kaiju.sentences import Sentences
from kaiju.terminal import shelf
from kaiju.terminal.story import Line, Story, tell
from kaiju.words import Words

HUMAN: Final = "human"


class Match:
    """A table, who sits at it, and the story so far."""

    def __init__(self, table: Table, players: Sequence[str], words: Words, save: Path | None = None) -> None:
        self.table = table
        self.players = tuple(players)
        self.path = save
        self.settles = True  # are results resolved by themselves where their order needs no decision?
        self.problem = ""  # what kept the game from being saved, if so
        self.resumed: datetime | None = None  # when it was last played, until a person plays on
        self.speak(words)
        self.bots = {seat: self._seat_bot(seat) for seat in range(len(players)) if not self.human(seat)}
        self.save()

    def speak(self, words: Words) -> None:
        """Say everything in a language, also what has happened so far."""
        self.say = Sentences(words, self.table.game, [monster.name for monster in self.table.state.monsters])
        self.story = self._tell()

    def _seat_bot(self, seat: int) -> Player:
        # A bot's luck is its own: it follows from public knowledge, never from the secret. The
        # number of answers keeps a bot of a resumed game from repeating itself.
        shown = commitment_of(self.table.chance.secret) if self.table.chance else ""
        return make_bot(self.players[seat], f"{shown} {seat} {len(self.table.answers)}")

    def _tell(self) -> Story:
        """The story from the beginning; a game of older rules is told from where it was loaded."""
        try:
            return tell(self.table, self.say)
        except (Diverged, IllegalAnswer):
            story = Story(self.say)
            story.hear(self.table.log)
            return story

    # -- who is asked ------------------------------------------------------------------------------

    def human(self, seat: int) -> bool:
        """Does a person play this seat?"""
        return self.players[seat] == HUMAN

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.players)) if self.human(seat)]

    @property
    def asked(self) -> int | None:
        """The seat that must answer; NOBODY once the game is over."""
        return self.table.question.seat if self.table.question else None

    @property
    def bot_is_asked(self) -> bool:
        """Is it a bot's turn to answer?"""
        return self.asked is not None and not self.human(self.asked)

    # -- what may be done --------------------------------------------------------------------------

    def answer(self, text: str) -> list[Line]:
        """Answer for the seat being asked; returns the new lines of the story."""
        heard = len(self.table.log)
        if not self.bot_is_asked:
            self.resumed = None
        self.table.answer(text)
        self._settle()
        return self._heard(heard)

    def _settle(self) -> None:
        """Resolve results of a person whose order needs no decision."""
        while self.settles and self.asked is not None and self.human(self.asked):
            text = foregone(self.table)
            if text is None:
                return
            self.table.answer(text)

    def resolve_all(self) -> list[Line]:
        """Resolve all results as offered, until there is a decision, chance, or one that may be fatal."""
        heard, seat = len(self.table.log), self.asked
        while (question := self.table.question) and (question.seat, question.kind) == (seat, "resolve"):
            text, given = next(iter(question.options)), len(self.table.answers)
            found = consequences(self.table, question.seat, text)
            if found.fatal or found.deadly:
                break
            self.table.answer(text)
            if len(self.table.answers) > given + 1:
                break  # chance has answered as well
        return self._heard(heard)

    def bot_answers(self) -> list[Line]:
        """Let the bot being asked answer."""
        assert self.asked is not None
        return self.answer(self.bots[self.asked].choose(self.table.view(self.asked)))

    def leave(self, seat: int) -> list[Line]:
        """Let a player leave the game."""
        heard = len(self.table.log)
        self.table.leave(seat)
        return self._heard(heard)

    def undo(self) -> None:
        """Take back the last answer, if it was a person's and nothing has been turned up since."""
        seat = self.table.answers[-1].seat if self.table.answers else 0
        if seat not in self.humans or self.asked is None:
            raise IllegalAnswer("cannot-undo")
        self.table = self.table.undo(seat)
        self.story = self._tell()
        self.save()

    def _heard(self, heard: int) -> list[Line]:
        lines = self.story.hear(self.table.log[heard:])
        self.save()
        return lines

    # -- saving ------------------------------------------------------------------------------------

    def save(self) -> None:
        """Save the game as it stands; a full disk does not end it."""
        self.problem = ""
        if self.path is not None:
            try:
                shelf.write(self.path, self.players, self.table.save())
            except OSError as error:
                self.problem = trouble(error)

    def ranking(self) -> list[Monster]:
        """The Monsters from first to last: the winner, the living by points, then the last to fall."""
        state, fallen = self.table.state, self.story.fallen
        living = sorted(state.living(), key=lambda monster: (monster.seat != state.winner, -monster.vp))
        return living + [state.monsters[seat] for seat in reversed(fallen)]


def resume(game: Game, path: Path, words: Words) -> Match:
    """The game in a save file, at the question where it stopped."""
    players, data = shelf.read(path)
    _check_bots(path, players)
    try:
        table = Table.load(game, data)
    except CorruptRecord:
        raise
    except (Diverged, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise Spoilt("save-rules", path=str(path)) from error
    played = datetime.fromtimestamp(path.stat().st_mtime)
    match = Match(table, players, words, path)
    match.resumed = played
    return match


def _check_bots(path: Path, players: Sequence[str]) -> None:
    for name in players:
        try:
            _ = name == HUMAN or make_bot(name, "0")
        except NoSuchBot as error:
            raise Spoilt("save-bot", path=str(path), bot=name) from error
