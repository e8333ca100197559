"""The table as plain data: everything here survives copying and a round trip through JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NewType, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from kaiju.core.cards import Card

T = TypeVar("T")
Json = dict[str, Any]
Face = NewType("Face", str)
Place = NewType("Place", str)

NOWHERE: Final = Place("")
NOBODY: Final = -1
DISCARDED: Final = Face("")
NO_TOKENS: Final[dict[str, int]] = {}


def without(things: tuple[T, ...], gone: T) -> tuple[T, ...]:
    """All of them but one."""
    at = things.index(gone)
    return things[:at] + things[at + 1 :]


@mypyc_attr(acyclic=True)
class Held:
    """A card in front of its owner, with what it must remember."""

    __slots__ = ("card", "copied", "counter", "number", "owner", "paid", "printed")

    def __init__(self, printed: Card, owner: int, counter: int = 0, number: int = 0, paid: int = 0) -> None:
        self.printed = printed
        self.card = printed  # the card it acts as: another one while it is a copy
        self.owner = owner
        self.counter = counter
        self.number = number  # tells identical cards apart
        self.copied = 0  # the number of the card it copies
        self.paid = paid  # what its owner paid for it

    def copy(self) -> Held:
        """The same card with the same memory."""
        twin = Held(self.printed, self.owner, self.counter, self.number, self.paid)
        if self.copied:
            twin.card = self.card
            twin.copied = self.copied
        return twin

    def to_json(self) -> Json:
        """As plain data."""
        return {
            "card": self.printed.id,
            "acts": self.card.id,
            "owner": self.owner,
            "counter": self.counter,
            "number": self.number,
            "copied": self.copied,
            "paid": self.paid,
        }


@mypyc_attr(acyclic=True)
class Monster:
    """One Monster and the player behind it."""

    __slots__ = ("alive", "cards", "energy", "life", "name", "place", "seat", "tokens", "vp")

    def __init__(
        self,
        seat: int,
        name: str,
        life: int,
        vp: int = 0,
        energy: int = 0,
        place: Place = NOWHERE,
        alive: bool = True,
        cards: tuple[Held, ...] = (),
        tokens: dict[str, int] = NO_TOKENS,
    ) -> None:
        self.seat = seat
        self.name = name
        self.life = life
        self.vp = vp
        self.energy = energy
        self.place = place
        self.alive = alive
        self.cards = cards
        self.tokens = tokens  # never modified, only replaced, so that copies can share it

    def copy(self) -> Monster:
        """An independent twin."""
        cards = tuple([held.copy() for held in self.cards]) if self.cards else ()
        return Monster(
            self.seat, self.name, self.life, self.vp, self.energy, self.place, self.alive, cards, self.tokens
        )

    def has(self, hook: str) -> bool:
        """Does it have a card that overrides this hook?"""
        for held in self.cards:  # noqa: SIM110 (a plain loop takes half the time, and this runs all the time)
            if hook in held.card.acts:
                return True
        return False

    def acting(self, hook: str, once: bool = False) -> Iterable[tuple[Held, Card]]:
        """The cards that act at this moment, one after another; with `once`, no two of a kind."""
        for held in self.cards:
            if hook in held.card.acts:
                return Acting(self, hook, once)
        return NOTHING_ACTS

    def to_json(self) -> Json:
        """As plain data."""
        return {
            "name": self.name,
            "life": self.life,
            "vp": self.vp,
            "energy": self.energy,
            "place": self.place,
            "alive": self.alive,
            "cards": [held.to_json() for held in self.cards],
            "tokens": dict(sorted(self.tokens.items())),
        }


class Acting:
    """The cards of a Monster that override a hook, with what each acts as, in the order it got them.

    A card that acts may take cards away, end a copy or eliminate the owner. So each card is checked again
    when its turn comes: one that has left play, or acts as another by then, is skipped, and cards gained in
    the meantime do not act. All moments are called through this; modifiers are pure and need no such care.
    """

    __slots__ = ("_at", "_cards", "_done", "_hook", "_me", "_once")

    def __init__(self, me: Monster, hook: str, once: bool) -> None:
        self._me = me
        self._hook = hook
        self._once = once
        self._cards = me.cards
        self._at = 0
        self._done: list[Card] = []

    def __iter__(self) -> Acting:
        return self

    def __next__(self) -> Any:  # a pair of Held and Card, which mypyc cannot return as such
        while self._at < len(self._cards):
            held = self._cards[self._at]
            self._at += 1
            card = held.card
            if self._hook in card.acts and held in self._me.cards and card not in self._done:
                if self._once:
                    self._done.append(card)
                return held, card
        raise StopIteration


NOTHING_ACTS: Final[tuple[tuple[Held, Card], ...]] = ()


@mypyc_attr(acyclic=True)
class Hit:
    """Damage on its way to one Monster."""

    __slots__ = ("amount", "cards", "factor", "lost", "spared", "target")

    def __init__(self, target: Monster, amount: int) -> None:
        self.target = target
        self.amount = amount
        self.cards = ""  # the ids of the cards that add to it
        self.factor = 1
        self.lost = 0  # the Life it actually cost
        self.spared = 0  # damage that costs no Life because it is paid some other way

    def strengthen(self, card: str) -> None:
        """Remember that a card adds to it, or lets it happen in the first place."""
        self.cards = f"{self.cards} {card}".lstrip()


# A card that adds to damage, and how much by the seat of the target.
Strengthener = tuple[Held, dict[int, int]]


@mypyc_attr(acyclic=True)
class Strike:
    """One effect that damages Monsters at the same moment; `by` is the Monster that deals it, if any."""

    __slots__ = ("by", "cause", "hits", "kind", "shown")

    def __init__(self, kind: str, cause: str, hits: list[Hit], by: Monster | None = None) -> None:
        self.kind = kind
        self.cause = cause
        self.hits = hits
        self.by = by
        self.shown = False  # was anybody asked while it was on its way?

    def to_json(self) -> Json:
        """As plain data."""
        hits = [{"seat": hit.target.seat, "amount": hit.amount, "spared": hit.spared} for hit in self.hits]
        return {"kind": self.kind, "cause": self.cause, "hits": hits}


class ExtraTurn(NamedTuple):
    """A waiting extra turn: whose it is, the card that granted it, and that card's note about it."""

    seat: int
    card: str
    note: int = 0


@mypyc_attr(acyclic=True)
class Extra:
    """What one game adds to the state: its board and the facts of the turn."""

    __slots__ = ()

    def copy(self) -> Extra:
        """An independent twin."""
        raise AssertionError("each game has its own")

    def to_json(self) -> Json:
        """As plain data."""
        raise AssertionError("each game has its own")


@mypyc_attr(acyclic=True)
class State:
    """Everything on the table. Nothing in it is hidden."""

    __slots__ = (
        "active",
        "added",
        "deck",
        "deck_size",
        "dice",
        "discard",
        "effects",
        "extra",
        "extra_turns",
        "held",
        "last_normal",
        "leaving",
        "monsters",
        "options",
        "over",
        "phase",
        "rerolls",
        "resolved",
        "row",
        "source",
        "still",
        "strike",
        "turn",
        "winner",
    )

    def __init__(self, monsters: list[Monster], options: dict[str, str], extra: Extra) -> None:
        self.monsters = monsters
        self.options = options
        self.extra = extra
        self.active = 0
        self.phase = 0
        self.turn = 0
        self.source = ""  # the card that granted this turn, if it is an extra turn
        self.last_normal = 0
        self.still = 0  # how many normal turns have begun since anything last happened
        self.extra_turns: tuple[ExtraTurn, ...] = ()
        self.dice: list[Face] = []
        self.added: list[Face] = []
        self.resolved: list[Face] = []
        self.rerolls = 0
        self.deck: dict[str, int] = {}  # how many of each card are left in it; never modified, only replaced
        self.deck_size = 0
        self.row: list[Card | None] = []
        self.discard: tuple[Card, ...] = ()
        self.effects: tuple[Held, ...] = ()  # what outlives the card it comes from, oldest first
        self.held = 0  # how many cards have ever been put in front of a Monster
        self.leaving: tuple[int, ...] = ()
        self.strike: Strike | None = None  # never in use between two phases
        self.over = False
        self.winner = NOBODY

    def copy(self) -> State:
        """An independent twin, to be taken between two phases."""
        twin = State([monster.copy() for monster in self.monsters], self.options, self.extra.copy())
        twin.active = self.active
        twin.phase = self.phase
        twin.turn = self.turn
        twin.source = self.source
        twin.last_normal = self.last_normal
        twin.still = self.still
        twin.dice = self.dice.copy()
        twin.rerolls = self.rerolls
        twin.deck = self.deck
        twin.deck_size = self.deck_size
        twin.row = self.row.copy()
        twin.discard = self.discard
        twin.held = self.held
        twin.extra_turns = self.extra_turns
        twin.leaving = self.leaving
        if self.added:
            twin.added = self.added[:]
        if self.resolved:
            twin.resolved = self.resolved[:]
        if self.effects:
            twin.effects = tuple([held.copy() for held in self.effects])
        twin.over = self.over
        twin.winner = self.winner
        return twin

    def begin_turn(self, seat: int, source: str) -> None:
        """Reset the dice for a new turn."""
        self.active = seat
        self.turn += 1
        self.source = source
        self.dice, self.added, self.resolved, self.rerolls = [], [], [], 0

    def fill_deck(self, cards: dict[str, int]) -> None:
        """Set the cards of the deck, keeping their number up to date, since every card turned up needs it."""
        self.deck = cards
        self.deck_size = sum(cards.values())

    @property
    def me(self) -> Monster:
        """The active Monster."""
        return self.monsters[self.active]

    def living(self) -> list[Monster]:
        """The Monsters still in the game, in seat order."""
        return [monster for monster in self.monsters if monster.alive]

    def clockwise(self, seat: int) -> list[Monster]:
        """The living Monsters clockwise, starting from this seat."""
        return self._sitting(seat - len(self.monsters), seat)

    def _sitting(self, first: int, end: int) -> list[Monster]:
        """The living Monsters in these seats; negative seats count back from the last one."""
        found: list[Monster] = []
        for seat in range(first, end):
            monster = self.monsters[seat]
            if monster.alive:
                found.append(monster)
        return found

    def fallen(self) -> list[Monster]:
        """The Monsters without Life that are still in the game, clockwise from the active one."""
        for monster in self.monsters:
            if monster.life <= 0 and monster.alive:
                return [monster for monster in self.clockwise(self.active) if monster.life <= 0]
        return []

    def after(self, seat: int) -> Monster:
        """The next living Monster clockwise."""
        while True:
            seat = (seat + 1) % len(self.monsters)
            if self.monsters[seat].alive:
                return self.monsters[seat]

    def others(self, me: Monster) -> list[Monster]:
        """The other living Monsters, clockwise from `me`."""
        return self._sitting(me.seat + 1 - len(self.monsters), me.seat)

    def to_json(self) -> Json:
        """As plain data, the same for equal states."""
        return {
            "monsters": [monster.to_json() for monster in self.monsters],
            "active": self.active,
            "phase": self.phase,
            "turn": self.turn,
            "source": self.source,
            "last_normal": self.last_normal,
            "still": self.still,
            "extra_turns": [list(turn) for turn in self.extra_turns],
            "dice": self.dice[:],
            "added": self.added[:],
            "resolved": self.resolved[:],
            "rerolls": self.rerolls,
            "deck": self.deck.copy(),
            "row": [card.id if card else None for card in self.row],
            "discard": [card.id for card in self.discard],
            "effects": [held.to_json() for held in self.effects],
            "held": self.held,
            "leaving": list(self.leaving),
            "strike": self.strike.to_json() if self.strike else None,
            "over": self.over,
            "winner": self.winner,
            "extra": self.extra.to_json(),
        }
