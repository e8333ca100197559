"""What the rules may ask, and of whom; every answer is a short text in the notation."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast
from zlib import crc32

from kaiju.core.errors import IllegalAnswer, TurnOver
from kaiju.core.position import able
from kaiju.core.state import Face, Json, Monster

if TYPE_CHECKING:
    from kaiju.core.table import Table

T = TypeVar("T")

CHANCE: Final = -1
DONE: Final = "done"
NO_OPTIONS: Final[dict[str, Any]] = {}
NO_VALUES: Final[Mapping[str, str | int]] = {}


class Question(Generic[T]):
    """Pauses the rules until its seat picks one of the options, each named by its notation."""

    __slots__ = ("kind", "options", "rule", "seat", "values")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: dict[str, T],
        rule: str,
        values: Mapping[str, str | int] = NO_VALUES,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.rule = rule
        self.values = values

    def __await__(self) -> Generator[Question[Any], str, T]:
        return self.options[(yield self)]

    def check(self, text: str) -> None:
        """Refuse a text that is not offered."""
        if text not in self.options:
            raise IllegalAnswer("not-offered", answer=text)

    def beside(self, offers: Mapping[str, Instant]) -> Question[T]:
        """The same question, with what may be done besides answering it."""
        # An instant never reaches the rule that asked: `ask` carries it out and asks again.
        options = cast(dict[str, T], {**self.options, **offers})
        return Question(self.seat, self.kind, options, self.rule, self.values)

    def bare(self) -> Question[T]:
        """The question without its options, which may reveal what only its seat knows."""
        return Question(self.seat, self.kind, {}, self.rule, self.values)

    def to_json(self) -> Json:
        """As plain data: who is asked what, and every answer offered."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "values": dict(self.values),
            "options": list(self.options),
        }

    def mark(self) -> int:
        """A short fingerprint of the options, to recognise the question in a save."""
        return crc32("\n".join(self.options).encode())

    def same(self, other: Question[Any]) -> bool:
        """Is this the question that was answered before?"""
        return (
            self.seat == other.seat
            and self.kind == other.kind
            and (self.options is other.options or self.options.keys() == other.options.keys())
        )


class Roll(Question[list[Face]]):
    """Asks chance for the faces of some dice."""

    __slots__ = ("count", "faces")

    def __init__(self, count: int, faces: tuple[Face, ...], rule: str) -> None:
        self.seat = CHANCE
        self.kind = "dice"
        self.options = NO_OPTIONS
        self.rule = rule
        self.values = NO_VALUES
        self.count = count
        self.faces = faces

    def __await__(self) -> Generator[Question[Any], str, list[Face]]:
        return cast("list[Face]", (yield self).split())  # in the order of the dice

    def check(self, text: str) -> None:
        """Refuse the wrong number of dice or a face that is not on them."""
        faces = text.split()
        if len(faces) != self.count:
            raise IllegalAnswer("wrong-number-of-dice", count=self.count, found=len(faces))
        for face in faces:
            if face not in self.faces:
                raise IllegalAnswer("no-such-face", face=face)

    def mark(self) -> int:
        """The number of dice."""
        return self.count

    def same(self, other: Question[Any]) -> bool:
        """Is this the roll that was answered before?"""
        return isinstance(other, Roll) and self.count == other.count


class Reveal(Question[str]):
    """Asks chance which item is turned up, given how many of each are left."""

    __slots__ = ("among", "total")

    def __init__(self, kind: str, among: dict[str, int], rule: str, total: int = 0) -> None:
        Question.__init__(self, CHANCE, kind, NO_OPTIONS, rule)
        self.among = among
        self.total = total or sum(among.values())

    def __await__(self) -> Generator[Question[Any], str, str]:
        return (yield self)  # the id of the item turned up

    def check(self, text: str) -> None:
        """Refuse an item that is not left."""
        if not self.among.get(text):
            raise IllegalAnswer("not-left", what=text)

    def mark(self) -> int:
        """How many items are left to turn up."""
        return self.total

    def same(self, other: Question[Any]) -> bool:
        """Is this the reveal that was answered before?"""
        return isinstance(other, Reveal) and self.kind == other.kind and self.total == other.total


class Instant:
    """Something a seat may do besides answering, possibly at a cost; the question is then asked again."""

    __slots__ = ("act", "cost")

    def __init__(self, act: Callable[[], Coroutine[Any, Any, None]], cost: int | None = None) -> None:
        self.act = act
        self.cost = cost


Build = Callable[["Table", Monster], Question[T]]


async def ask(t: Table, me: Monster, build: Build[T], between: bool = False) -> T:
    """Ask a Monster the question `build` makes, again after every instant; a sole answer is taken at once.

    A Monster whose player has left is not asked: within an effect its first answer is taken, so that the
    effect is completed. Where a rule asks the active Monster what to do next, `between` two effects, those
    who left are eliminated first. If the active Monster is out, its turn ends here, and nowhere else in a
    phase that still has something to ask of it.
    """
    s = t.state
    while True:
        if s.leaving and between:
            await t.let_go()
        if not me.alive:
            assert me is s.me, "only living Monsters are asked"
            raise TurnOver
        question = build(t, me)
        if me.cards or s.effects:
            question = _with_instants(t, me, question)
        if len(question.options) == 1:
            return _first(question)  # its own events tell what it does
        if s.leaving and me.seat in s.leaving:
            return _first(question)
        answer = await question
        if s.leaving and between and me.seat in s.leaving:
            continue  # it left instead of answering
        if not isinstance(answer, Instant):
            return answer
        await answer.act()


def _with_instants(t: Table, me: Monster, question: Question[T]) -> Question[T]:
    """The question with what its seat may do besides answering it; only the active Monster may."""
    if me.seat == t.state.active:
        for held in able(t, me):
            offers = held.card.instants(t, me, held, question)
            question = question.beside(offers) if offers else question
    return question


def _first(question: Question[T]) -> T:
    """The first option: the only one, or the quietest of several."""
    for value in question.options.values():
        return value
    raise AssertionError("a question without an answer")


async def reveal(t: Table, question: Reveal) -> str:
    """Ask chance for a reveal: the table's own chance answers at once; without one, the driver is asked."""
    if t.chance is None:
        return await question
    found = t.chance.answer(question)
    t.note(question, found)
    return found


async def roll_faces(t: Table, count: int, faces: tuple[Face, ...], rule: str) -> list[Face]:
    """Ask chance for the faces of some dice, in the same way."""
    question = Roll(count, faces, rule)
    if t.chance is None:
        return await question
    rolled = t.chance.roll(count, faces)
    t.note(question, " ".join(rolled))
    return rolled


async def pause(t: Table, me: Monster, rule: str) -> None:
    """A moment without a question, at which instants may still be used."""
    await ask(t, me, lambda t, me: Question(me.seat, "pause", {DONE: None}, rule), between=True)
