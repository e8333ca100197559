"""A table drives the story: it asks, takes answers, and is cloned by replaying from a checkpoint."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any

from kaiju.core.chance import Chance
from kaiju.core.changes import Change, set_leaving, show_strike
from kaiju.core.damage import eliminate
from kaiju.core.errors import Diverged, GameOver, IllegalAnswer, Spoilt, TurnOver
from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.history import FEW, LEAVE, Answer, Checkpoint
from kaiju.core.position import Position
from kaiju.core.questions import CHANCE, Question, Reveal
from kaiju.core.saves import SAVE_FORMAT, check_save, intact, load_state
from kaiju.core.state import Json, State
from kaiju.core.turn import MOST_TURNS, check_survivors
from kaiju.core.view import View


class Table(Position):
    """One game in progress; with a seed it answers for chance itself, without one it asks its driver."""

    __slots__ = (
        "_before",
        "_checkpoint",
        "_flow",
        "_halt",
        "_passed",
        "_questions",
        "answers",
        "chance",
        "changes",
        "log",
        "question",
        "told",
    )

    def __init__(
        self,
        game: Game,
        seats: int | tuple[str, ...] = 2,
        seed: int | str | Chance | None = None,
        options: Mapping[str, str] | None = None,
        state: State | None = None,
    ) -> None:
        game = game.edition(state.options if state else options or {})
        self.game = game
        self.state = state or game.new_state(game.choose_names(seats), options or {})
        self.chance = seed if isinstance(seed, Chance) or seed is None else Chance(str(seed))
        self.log: list[Event] = []
        self.told = False  # are changes written down? Only where somebody reads them
        self.changes: list[Change] = []  # since the last event; what no event comes after stays here
        self.answers: list[Answer] = []
        self.question: Question[Any] | None = None
        self._questions: list[Question[Any] | None] = []  # those of the answers since `_before`
        self._checkpoint = self._before = Checkpoint(self.state)
        self._flow: Coroutine[Any, Any, None] | None = None
        self._passed = (0, 0)  # after how many answers, and how many turns have begun since without one
        self._halt = (-1, 0)  # the phase before which it stops for good, and after how many answers
        if state is None:
            self.start()

    @staticmethod
    def at(game: Game, state: State) -> Table:
        """A table that goes on from a state, which becomes its own; its driver is asked for chance.

        The state must be one between two phases, or one with dice on the table in the phase of rolling them.
        """
        table = Table(game, state=state)
        table.start()
        return table

    def start(self) -> None:
        """Begin with the phase the state is in."""
        self._checkpoint = self._before = Checkpoint(self.state.copy(), len(self.answers))
        self._resume()

    # -- answering -----------------------------------------------------------------------------

    def answer(self, text: str) -> None:
        """Answer the open question; an answer that is not offered is refused and changes nothing."""
        text = str(text)
        question = self.question
        if question is None:
            raise IllegalAnswer("game-over")
        if text not in question.options:  # those of chance are not listed
            try:
                question.check(text)
            except IllegalAnswer as error:
                if question.seat == CHANCE:
                    raise
                raise self.game.refusal(self, question, text) from error
        self.note(question, text)
        self._advance(text)

    def leave(self, seat: int) -> None:
        """Let a player leave: its Monster finishes the current effect with first answers, then it is out.

        A question to another seat stays open. The Monster is eliminated at the next point between two
        effects: where `ask` is told that no effect is in progress, before each phase, and where a rule with
        several effects calls `between` or `let_go`. Until then its seat is in `State.leaving`, and so in any
        checkpoint. The answers taken for it are not stored: a replay takes them again.
        """
        here = [monster.seat for monster in self.state.living() if monster.seat not in self.state.leaving]
        if self.question is None or seat not in here:
            raise IllegalAnswer("cannot-leave", seat=seat + 1)
        self.answers.append(Answer(seat, LEAVE, LEAVE))
        self._questions.append(None)
        set_leaving(self, (*self.state.leaving, seat))
        self.emit("left", seat, cause=self.game.leave_rule)
        if self.question.seat == seat:
            self._advance(next(iter(self.question.options)))

    def note(self, question: Question[Any], text: str) -> None:
        """Store an answer together with the question it answers."""
        self.state.still = 0
        self.answers.append(Answer(question.seat, question.kind, text))
        self._questions.append(question)

    def _advance(self, text: str | None = None) -> None:
        """Run the rules until somebody has to be asked."""
        assert self._flow is not None
        try:
            self.question = self._flow.send(text)
        except StopIteration:
            self.question, self._flow = None, None
        if self.told and self.state.strike is not None:
            show_strike(self, self.state.strike)

    # -- phases --------------------------------------------------------------------------------

    async def _story(self) -> None:
        """Run phase after phase, starting with the current one, until the game is over."""
        s, game, (halt, answers) = self.state, self.game, self._halt
        while s.phase != halt or len(self.answers) < answers or s.leaving:
            try:
                if s.leaving:
                    await self.let_go()
                    self._next_phase(s.phase)
                    continue
                await game.phases[s.phase](self)
                self._next_phase(s.phase + 1)
            except TurnOver:
                self._next_phase(game.last_phase)
            except GameOver:
                return

    def _next_phase(self, phase: int) -> None:
        s, game = self.state, self.game
        if phase > game.last_phase:
            phase = game.first_turn_phase
            self._count_turn()
        if not s.monsters[s.active].alive and phase >= game.first_turn_phase:
            phase = game.last_phase
        s.phase = phase
        if self.told:
            self.changes.append(("phase", phase))
        if len(self.answers) - self._checkpoint.answers >= FEW:
            self._take_checkpoint()

    def _count_turn(self) -> None:
        """Refuse a state in which turns would pass by themselves for ever; no real game reaches one."""
        answers, turns = self._passed
        self._passed = (answers, turns + 1) if answers == len(self.answers) else (len(self.answers), 1)
        if turns > MOST_TURNS:
            raise Spoilt("endless")

    def _take_checkpoint(self) -> None:
        """Between two phases the state alone is the game; the few answers given since are replayed."""
        self._questions = self._questions[self._checkpoint.answers - self._before.answers :]
        self._before = self._checkpoint
        self._checkpoint = Checkpoint(self.state.copy(), len(self.answers), len(self.log))

    async def let_go(self) -> None:
        """Eliminate those who left, including any who leave in the meantime.

        Call this only while no effect is in progress: an elimination moves Monsters, ends copies and may ask
        others.
        """
        s = self.state
        while s.leaving:
            gone = [monster for monster in s.monsters if monster.seat in s.leaving and monster.alive]
            set_leaving(self, ())
            if gone:
                await eliminate(self, gone, self.game.leave_rule)
        if not s.living():
            check_survivors(self)

    async def between(self) -> None:
        """Eliminate those who left, between two effects; if the active Monster is out, so is its turn."""
        await self.let_go()
        if not self.state.me.alive:
            raise TurnOver

    # -- what the rules use --------------------------------------------------------------------

    def emit(
        self,
        kind: str,
        seat: int = -1,
        amount: int = 0,
        what: str = "",
        where: str = "",
        other: int = -1,
        cause: str = "",
    ) -> None:
        """Record what just happened and why."""
        self.state.still = 0
        self.log.append(Event(kind, seat, amount, what, where, other, cause))
        if self.told:
            self.log[-1].changes, self.changes = self.changes, []

    # -- clone, undo, save ---------------------------------------------------------------------

    def clone(self) -> Table:
        """An independent table at the same question: the checkpoint, plus the answers since."""
        return self._again(self._checkpoint, len(self.answers), self.chance and self.chance.copy())

    def without_chance(self) -> Table:
        """A clone that cannot foresee chance: its driver is asked for every roll and every reveal.

        It has no past: answers and log begin at the last checkpoint. Whoever has tried something closes it.
        """
        since = self._checkpoint
        twin = Table(self.game, state=since.state.copy())
        twin._checkpoint = twin._before = Checkpoint(since.state)
        twin._resume()
        self._repeat(twin, since.answers, len(self.answers))
        return twin

    def close(self) -> None:
        """Answer no more; it can still be cloned. Until then the rules hold the table and it holds them."""
        self._flow = None

    def forget(self) -> None:
        """Be cloned no more either: a card that has offered something holds the table until then."""
        self._flow = self.question = None
        self._questions = []

    def before(self, phase: int) -> Table | None:
        """The table as it stood when a phase began after the last answer, if one did; it has no question."""
        twin = self._rewound(self._checkpoint, (phase, len(self.answers)))
        self._repeat(twin, self._checkpoint.answers, len(self.answers))
        asked = twin.question is not None
        twin.forget()
        return None if asked or twin.state.over else twin

    def _rewound(self, since: Checkpoint, halt: tuple[int, int] = (-1, 0)) -> Table:
        """A table at a checkpoint, which is shared by all tables that start from it."""
        twin = Table(self.game, seed=None, state=since.state.copy())
        twin._halt = halt
        twin.log = self.log[: since.events]
        twin.answers = self.answers[: since.answers]
        twin._checkpoint, twin._before = since, self._before
        twin._questions = self._questions[: since.answers - self._before.answers]
        twin._resume()
        return twin

    def _resume(self) -> None:
        if not self.state.over:
            self._flow = self._story()
            self._advance()

    def _again(self, since: Checkpoint, until: int, chance: Chance | None) -> Table:
        """Replay the answers from a checkpoint."""
        twin = self._rewound(since)
        self._repeat(twin, since.answers, until)
        twin.chance = chance
        return twin

    def _repeat(self, twin: Table, first: int, until: int) -> None:
        """Give some of the answers to a table that stands where the first of them was given."""
        questions = self._questions[first - self._before.answers :]
        for given, question in zip(self.answers[first:until], questions, strict=False):
            twin.replay(given, question)

    def replay(self, given: Answer, question: Question[Any] | None = None) -> None:
        """Repeat an answer; if the question is not the one it answered, the game has diverged.

        The rules are a function of the state and the answers, including those of chance: a replay from a
        checkpoint asks the same questions in the same order, emits the same events, and ends in the same
        state. So the rules depend on nothing else: no clock, no random numbers, no set order, not even on
        whether the table has a chance of its own.
        """
        met = self.question
        if given.kind == LEAVE and met is not None:
            self.leave(given.seat)
            return
        if met is None or met.seat != given.seat or met.kind != given.kind:
            raise Diverged(f"{given} does not answer {met.kind if met else 'a finished game'}")
        if question is not None and not met.same(question):
            raise Diverged(f"{given.text!r} answered another {given.kind}")
        try:
            self.answer(given.text)
        except IllegalAnswer as error:
            raise Diverged(f"{given.text!r} is not offered any more") from error

    def can_undo(self, seat: int) -> bool:
        """Was the last answer this seat's own and recent enough, with nothing left to chance after it?"""
        last = self.answers[-1] if len(self.answers) > self._before.answers else None
        return last is not None and seat != CHANCE and last.seat == seat and last.kind != LEAVE

    def undo(self, seat: int) -> Table:
        """The table without the last answer; never goes back past chance or another seat's answer."""
        if not self.can_undo(seat):
            raise IllegalAnswer("cannot-undo")
        last = len(self.answers) - 1
        since = self._checkpoint if self._checkpoint.answers <= last else self._before
        return self._again(since, last, self.chance and self.chance.copy())

    def view(self, seat: int) -> View:
        """What this seat may know."""
        return View(self.game, self.state, seat, self.question, self.log, self._imagine)

    def _imagine(self, seat: int, secret: str) -> Table:
        """A table that could be this one, as far as a seat knows: what is hidden from it is guessed.

        The guess and the key for future chance follow from the secret alone, never from what is hidden: given
        two tables that look alike to it, a seat imagines the same. A guess is dropped for good if it would
        have led to a different question for those who know the card, since everyone would have seen that.
        """
        chance = Chance(secret)
        kind = self.game.hidden(self.state, seat)
        if not kind:
            return self._again(self._checkpoint, len(self.answers), chance)
        likely = dict(self.state.deck)
        while likely:
            guess = Answer(CHANCE, kind, chance.answer(Reveal(kind, likely, "")))
            try:
                twin = self._guessed(seat, guess)
            except Diverged:
                del likely[guess.text]
                continue
            twin.chance = chance
            return twin
        raise Spoilt("no-top")

    def _guessed(self, seat: int, guess: Answer) -> Table:
        """The same game with a guess for the last answer of its kind; everything visible must agree."""
        since, answers = self._checkpoint, self.answers[:]
        state = self.game.hide(since.state, seat, guess.text)
        for at in range(len(answers) - 1, -1, -1):
            if answers[at].seat == CHANCE and answers[at].kind == guess.kind:
                answers[at] = guess
                state = since.state if at >= since.answers else state
                break
        twin = self._rewound(Checkpoint(state, since.answers, since.events))
        twin._before, twin._questions = twin._checkpoint, []
        twin.answers = answers[: since.answers]
        for given in answers[since.answers :]:
            twin.replay(given)
        met, asked = twin.question, self.question
        if twin.log != self.log or (met and (met.seat, met.kind)) != (asked and (asked.seat, asked.kind)):
            raise Diverged(f"{guess.text!r} would have been seen")
        return twin

    def save(self, whole: bool = True) -> Json:
        """The game as private JSON: it holds the key to what is to come.

        Without the answers from before the last two checkpoints it can be continued and taken back as far as
        ever, but there is no telling how it came about.
        """
        since = 0 if whole else self._before.answers
        return {
            "format": SAVE_FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": dict(self.state.options),
            "chance": self.chance.to_json() if self.chance else None,
            "before": self._before.answers - since,
            "state": self._before.state.to_json(),
            "answers": [list(answer) for answer in self.answers[since:]],
            "marks": [question.mark() if question else 0 for question in self._questions],
        }

    @staticmethod
    def load(game: Game, data: Json) -> Table:
        """Load a saved game at the same question; its log begins at the last checkpoint."""
        check_save(game.id, data)
        with intact():
            return Table._load(game, data)

    @staticmethod
    def _load(game: Game, data: Json) -> Table:
        game = game.edition(data["options"])
        table = Table(game, state=load_state(game, data["state"], data["options"]))
        answers = [Answer(*answer) for answer in data["answers"]]
        table.answers = answers[: data["before"]]
        if not table.state.over:
            table.start()
        for given, mark in zip(answers[data["before"] :], data["marks"], strict=True):
            if table.question is not None and given.kind != LEAVE and table.question.mark() != mark:
                raise Diverged(f"{given.text!r} answered another {given.kind}")
            table.replay(given)
        table.chance = Chance.from_json(data["chance"]) if data["chance"] else None
        return table
