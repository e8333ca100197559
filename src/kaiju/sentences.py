"""Questions, answers, refusals and events as sentences in one language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from kaiju.core.errors import CorruptRecord, IllegalAnswer, Nonsense
from kaiju.core.errors import Value as Given
from kaiju.core.events import Event
from kaiju.core.foresight import Consequences, Effect
from kaiju.core.game import Game
from kaiju.core.notation.answer import is_number
from kaiju.core.notation.scenario import ScenarioFailed
from kaiju.core.position import Coming
from kaiju.core.questions import Question
from kaiju.newyork.tiles import TILES
from kaiju.words import Name, Words

NONE: Final = Name("none")  # what Fluent selects on if there is nothing to name
NAMED: Final = frozenset({"card", "face", "monster", "place", "what"})  # values of refusals that are ids
NUMBERED: Final = re.compile(r"(.+)-(\d)")
IDLE: Final = frozenset({"in-vain", "points-lost"})  # results of which nothing comes
REPEATED: Final = frozenset({"yielded"})  # the move that always follows says so too
COUNTED: Final = frozenset({"damaged", "grew", "resolves"})  # nothing, if the amount is 0

Value = str | int


class Sentences:
    """The texts of one language, applied to one table."""

    def __init__(self, words: Words, game: Game, monsters: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.dialect = game.dialect
        self.monsters = monsters

    def own(self, kind: str, id: str, /, **values: Value) -> str:
        """A message in this game's own wording, or in the one shared by all games."""
        return self.words.say(self.words.own(self.dialect, kind, id), **values)

    def _called(self, kind: str, id: str, /, **values: Value) -> Name:
        """The same for something that is put into sentences."""
        return self.words.called(self.words.own(self.dialect, kind, id), **values)

    # -- names -----------------------------------------------------------------------------------

    def monster(self, seat: int) -> Name:
        """The Monster of a seat."""
        return self._called("monster", self.monsters[seat]) if seat >= 0 else NONE

    def name(self, id: str) -> Name:
        """The name of any id; one without a name stays as it is."""
        name = self.words.thing(self.dialect, id)
        numbered = NUMBERED.fullmatch(id)
        if name is not None and numbered and self.words.has(f"tile-{id}"):
            return self.words.called("word-tile", name=name, number=int(numbered[2]))
        return Name(id) if name is None else name

    def names(self, ids: str) -> Name:
        """The names of some ids, equal ones grouped, and faces of dice in their order."""
        faces = self.game.faces
        words = ids.split()
        if len(words) < 2:
            return self.name(ids) if ids else NONE
        some = Counter(sorted(words, key=faces.index) if set(words) <= set(faces) else words)
        return self.words.listed(
            self._called("word", "several", count=n, what=self.name(id)) for id, n in some.items()
        )

    def _target(self, word: str) -> Name:
        """Something an answer is about, with the mark that tells it from its like."""
        id, _, stack = word.partition("/")
        if stack:
            return self.words.called("word-stack", what=self.name(id), number=int(stack))
        if word.startswith("new-") and self.words.has(f"tile-{word[4:]}"):
            return self.words.called("word-new", what=self.name(word[4:]))
        return self.name(word)

    def _reward(self, word: str) -> str:
        """What is printed on a tile that an answer is about."""
        tile = TILES.get(word.partition("/")[0])
        return self.words.say(f"amount-{tile.reward}", amount=tile.amount) if tile else NONE

    # -- what happened -----------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened; some causes are worth a sentence that says why."""
        caused = f"{event.kind}-{event.cause}"
        return self.own(
            "event",
            caused if self.words.has(f"event-{caused}") else event.kind,
            monster=self.monster(event.seat),
            amount=event.amount,
            id=event.what,
            what=self.names(event.what),
            where=self.names(event.where),
            other=self.monster(event.other),
        )

    def why(self, cause: str) -> str:
        """The reason in a few words: a card by its name, a clause by its topic."""
        known = f"cause-{cause}"
        return self.words.say(known) if self.words.has(known) else self.name(cause)

    def source(self, cause: str) -> str:
        """The reason with where to read about it: a card, or a clause with its id."""
        why = self.why(cause)
        return why if cause in self.game.cards or why == cause else self.words.row([why, cause])

    # -- questions and answers -----------------------------------------------------------------------

    def question(self, question: Question[Any]) -> str:
        """Who is asked what."""
        return self.own("question", question.kind, **self._values(question))

    def explain(self, question: Question[Any]) -> str:
        """What the question is about, for somebody who meets it for the first time."""
        return self.own("question", f"{question.kind}.help", **self._values(question))

    def _values(self, question: Question[Any]) -> dict[str, Value]:
        values = {
            key: self.names(value) if isinstance(value, str) else value for key, value in _items(question)
        }
        optional = int("pass" in question.options)
        return {"card": NONE, **values, "monster": self.monster(question.seat), "optional": optional}

    def answer(self, kind: str, text: str, **known: Value) -> str:
        """An answer in plain words; `known` says what only the table knows, such as a price."""
        verb, *rest = text.split()
        numbers = [word for word in rest if is_number(word)]
        ids = [word for word in rest if not is_number(word)]
        values: dict[str, Value] = {
            "what": self._target(ids[0]) if ids else NONE,
            "where": self._target(ids[1]) if len(ids) > 1 else NONE,
            "last": self._target(rest[-1]) if rest else NONE,
            "number": int(numbers[0]) if numbers else 0,
            "numbers": " ".join(numbers),
            "reward": self._reward(ids[0]) if ids else NONE,
            "amount": 0,
            "cost": NONE,
            "sweep": self.game.sweep_cost,
        }
        exact = self.words.own(self.dialect, "answer", f"{kind}-{verb}")
        said = exact if self.words.has(exact) else self.words.own(self.dialect, "answer", verb)
        return self.words.say(said, **{**values, **known})

    # -- what follows an answer -----------------------------------------------------------------------

    def follows(self, found: Consequences, seat: int) -> list[str]:
        """What follows an answer for the seat being asked and for others, in short phrases; often none."""
        phrases: list[str] = []
        for monster in dict.fromkeys(effect.seat for effect in found.effects):
            own = [self._effect(one, seat) for one in found.effects if one.seat == monster]
            what = self.words.row(own)
            mine = monster == seat
            phrases.append(
                what if mine else self.own("follows", "of", monster=self.monster(monster), what=what)
            )
        if found.idle:
            phrases.append(self.own("follows", "idle"))
        if found.income is not None and any(found.income):
            phrases.append(self.own("follows", "income", vp=found.income[0], energy=found.income[1]))
        if found.attackers is not None:
            names = self.words.listed(self.monster(other) for other in found.attackers)
            phrases.append(self.own("follows", "attackers", count=len(found.attackers), names=names))
        return phrases + [self._coming(one) for one in found.coming]

    def _effect(self, effect: Effect, seat: int) -> str:
        more = "more" if effect.amount > 0 else "less"
        kind = next(
            filter(self._has_follows, (effect.what, f"{effect.what}-{more}")),
            f"token-{more}" if self.words.has(f"token-{effect.what}") else "goal",
        )
        said = self.own(
            "follows",
            kind,
            amount=abs(effect.amount),
            left=effect.left,
            what=self.name(effect.what),
            id=effect.where,
            where=self.name(effect.where) if effect.where else NONE,
            mine="yes" if effect.seat == seat else "no",
        )
        return said if effect.sure else self.own("follows", "unsure", what=said)

    def _has_follows(self, id: str) -> bool:
        return self.words.has(self.words.own(self.dialect, "follows", id))

    def _coming(self, one: Coming) -> str:
        exact = f"coming-{one.what}"
        kind = exact if self._has_follows(exact) else "coming"
        return self.own("follows", kind, results=one.results, damage=one.damage, what=self.name(one.what))

    def refusal(self, error: IllegalAnswer) -> str:
        """Why an answer, or the set-up of a game, is refused."""
        values: dict[str, Value] = {
            "monsters": self.words.listed(self.game.names),
            "options": self.words.listed(
                f"{option.name}={'|'.join(option.values)}" for option in self.game.options
            ),
        }
        for key, value in error.values.items():
            values[key] = self.name(value) if key in NAMED and isinstance(value, str) else value
        return self.own("refusal", error.reason, **values)


def untold(events: Sequence[Event]) -> list[bool]:
    """Which of the events that follow an answer are not worth a sentence.

    Nothing came of them, or another one says it. This is decided here for every teller: the terminal leaves
    them out, and what the browser is sent marks them.
    """
    kinds = [*(event.kind for event in events), ""]
    return [_idle(event, kinds[after]) for after, event in enumerate(events, 1)]


def _idle(event: Event, following: str) -> bool:
    if event.kind in IDLE or event.kind in REPEATED or (event.kind in COUNTED and not event.amount):
        return True
    if event.kind == "resolves":
        return following in IDLE
    # Who stays where it was hit has decided something; who does not move in its own turn has not.
    return event.kind == "stayed" and event.cause == "NY-MOVE-2"


def flaw(error: CorruptRecord, words: Words) -> str:
    """What is wrong with something written, and where: in a record or save, a position or a scenario."""
    values = _in_words(error.values, words)
    if isinstance(error, Nonsense):
        return _nonsense(error, values, words)
    path = values.pop("path", "")
    said = words.say(f"spoilt-{error.reason}", **values)
    return words.say("spoilt-file", path=path, problem=said) if path else said


def _nonsense(error: Nonsense, values: dict[str, Value], words: Words) -> str:
    if "found" in values:
        values["found"] = words.say(f"nonsense-found-{values['found']}", value=values.get("value", ""))
    said = words.say(f"nonsense-{error.reason}", **values)
    if "close" in values:
        said = words.say("nonsense-close", problem=said, word=values["close"])
    if isinstance(known := error.values.get("known"), tuple):
        said = words.say("nonsense-known", problem=said, known=words.either(known))
    where = values.get("where")
    return words.say("nonsense-where", way=where, problem=said) if where else said


def failed(failure: ScenarioFailed, words: Words) -> dict[str, str]:
    """At which step a scenario failed, what was expected there, and what was found."""
    expected, found = (
        words.say(f"{kind}-{told.id}", **_in_words(told.values, words))
        for kind, told in (("expected", failure.expected), ("found", failure.found))
    )
    return {"step": failure.step or words.say("scenario-end"), "expected": expected, "found": found}


def _in_words(values: Mapping[str, Given], words: Words) -> dict[str, Value]:
    """The values of a reason as a message takes them: several texts as a list, trouble by its name."""
    said: dict[str, Value] = {
        key: words.listed(value) if isinstance(value, tuple) else value for key, value in values.items()
    }
    if "trouble" in said:
        said["problem"] = words.say(f"trouble-{said.pop('trouble')}")
    return said


def _items(question: Question[Any]) -> list[tuple[str, Value]]:
    given: Mapping[str, Value] = question.values
    return list(given.items())
