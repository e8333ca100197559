"""A game as a value: everything in which one game differs from its siblings."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from kaiju.core.cards import Card
from kaiju.core.errors import IllegalAnswer, Spoilt
from kaiju.core.market import deck_of
from kaiju.core.notation.terms import Lexicon
from kaiju.core.questions import Question
from kaiju.core.state import Extra, Face, Hit, Json, Monster, Place, State, Strike

if TYPE_CHECKING:
    from kaiju.core.position import Coming, Position
    from kaiju.core.table import Table

Phase = Callable[["Table"], Coroutine[Any, Any, None]]


NO_FACES: Final[list[Face]] = []
ANY_MONSTER: Final = "any Monster at the table"


class Option(NamedTuple):
    """A choice made before the game begins; the first value is the default."""

    name: str
    values: tuple[str, ...]
    players: int = 0  # how many must play for any value but the default, if that matters


class Aim(NamedTuple):
    """What a number of dice with the same face wins, under a name."""

    name: str
    face: Face
    needed: int


class Game:
    """What sibling games differ in: faces, phases, board, cards, and the ids of their clauses."""

    id: ClassVar[str]
    rules_version: str
    players: ClassVar[tuple[int, int]] = (2, 6)
    faces: tuple[Face, ...]
    attack_face: Face
    counted_faces: tuple[Face, ...]  # faces of which each result counts on its own
    hurting_faces: tuple[Face, ...] = ()  # faces that cost whoever rolls them Life
    dice: int = 6
    most_dice: int = 8  # with all the cards that add some
    life: int = 10
    winning_vp: int = 20
    sweep_cost: int = 2
    row_size: int = 3
    names: ClassVar[tuple[str, ...]]
    places: ClassVar[tuple[str, ...]]
    tokens: ClassVar[tuple[str, ...]]
    goal_cards: ClassVar[tuple[str, ...]] = ()  # cards that are won, never bought
    options: ClassVar[tuple[Option, ...]] = ()
    repeated: ClassVar[frozenset[str]] = frozenset()  # questions asked for each result of a kind in turn
    neutral_reveal: ClassVar[str] = ""  # a reveal after which Monsters fare the same whatever it shows
    vain_for_good: ClassVar[frozenset[str]] = frozenset()  # why results are in vain, whenever resolved
    lexicon: ClassVar[Lexicon]  # what its notation adds to the shared one
    setup_phases: ClassVar[tuple[Phase, ...]]
    turn_phases: ClassVar[tuple[Phase, ...]]

    roll_rule: str
    reroll_rule: str
    reroll_toll_rule: str
    buy_rule: str
    sweep_rule: str
    reveal_rule: str
    reshuffle_rule: str
    turn_rule: str
    points_rule: str
    last_rule: str
    nobody_rule: str
    leave_rule: str

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Mapping[str, Card] = {card.id: card for card in cards}
        self.full_deck = deck_of(card for card in cards for _ in range(card.copies))
        self.hooks = frozenset().union(*(card.acts for card in cards))  # hooks that any card overrides
        self.phases: tuple[Phase, ...] = self.setup_phases + self.turn_phases
        self.first_turn_phase = len(self.setup_phases)
        self.last_phase = len(self.phases) - 1
        assert len(self.cards) == len(cards), "a card is keyed by its id"

    @property
    def dialect(self) -> tuple[str, ...]:
        """The names under which its texts are found, the closest first; an edition has some of its own."""
        return (self.id,)

    @property
    def options_by_name(self) -> dict[str, tuple[str, ...]]:
        """The values of each option, the default first."""
        return {option.name: option.values for option in self.options}

    def card(self, id: str) -> Card:
        """The card with this id."""
        if id not in self.cards:
            raise Spoilt("no-card", card=id)
        return self.cards[id]

    def choose_options(self, given: Mapping[str, str], names: tuple[str, ...]) -> dict[str, str]:
        """The options of a new game, with defaults filled in; an unknown option is refused."""
        known = self.options_by_name
        for name, value in given.items():
            values = known.get(name, ())
            if value not in values and not (ANY_MONSTER in values and value in names):
                raise IllegalAnswer("no-such-option", option=name, value=value)
        return {name: given.get(name, values[0]) for name, values in known.items()}

    def choose_names(self, seats: int | tuple[str, ...]) -> tuple[str, ...]:
        """The Monsters at the table, all different, in seat order."""
        names = self.names[:seats] if isinstance(seats, int) else seats
        asked = seats if isinstance(seats, int) else len(seats)
        if not self.players[0] <= asked <= self.players[1]:
            raise IllegalAnswer("wrong-number-of-players", least=self.players[0], most=self.players[1])
        for name in names:
            if name not in self.names or names.count(name) > 1:
                raise IllegalAnswer("no-such-monster", monster=name)
        return names

    def new_state(self, names: tuple[str, ...], options: Mapping[str, str]) -> State:
        """The state of a game that has not begun."""
        chosen = self.choose_options(options, names)
        monsters = [Monster(seat, name, self.life) for seat, name in enumerate(names)]
        state = State(monsters, chosen, self.new_extra(len(names), chosen))
        state.fill_deck(self.full_deck.copy())
        state.row = [None] * self.row_size
        return state

    # -- what each game says -------------------------------------------------------------------

    def new_extra(self, players: int, options: Mapping[str, str]) -> Extra:
        """The board before the set-up."""
        raise AssertionError

    def load_extra(self, data: Json) -> Extra:
        """The board loaded from its JSON."""
        raise AssertionError

    def begin_turn(self, state: State, note: int) -> None:
        """Forget the facts of the previous turn, keeping the note left by the card that granted this one."""
        raise AssertionError

    def show_turn(self, t: Table) -> None:
        """Write down what a new turn changes on the board, if anything."""

    def rerolls(self, p: Position, me: Monster) -> int:
        """How many rerolls a Monster has on its turn."""
        raise AssertionError

    def reroll_toll(self, p: Position, me: Monster, faces: list[Face]) -> int:
        """What it costs to reroll dice that show these faces."""
        return 0

    def stock(self, p: Position, token: str) -> int:
        """How many tokens of a kind are left in the stock."""
        raise AssertionError

    def targets(self, p: Position, me: Monster) -> list[Monster]:
        """Which Monsters an attack by this Monster would hit now, clockwise."""
        raise AssertionError

    def attack_results(self, p: Position, me: Monster, rolled: int) -> int:
        """How many results the attack faces a Monster rolled amount to, including those that cards add."""
        return rolled

    def attack_hits(self, p: Position, by: Monster, among: list[Monster], results: int) -> list[Hit]:
        """Which of these dice with this many attack results would cost Life that do nothing about it."""
        raise AssertionError

    def coming(self, p: Position, me: Monster) -> list[Coming]:
        """What is still in store for a Monster this turn as things stand, if nothing is done about it."""
        raise AssertionError

    def income(self, p: Position, me: Monster, place: Place) -> tuple[int, int]:
        """The victory points and Energy a place pays a Monster at the start of its turn."""
        raise AssertionError

    def entering(self, p: Position, me: Monster) -> tuple[int, int]:
        """The victory points and Energy a Monster outside would get now for going inside."""
        raise AssertionError

    def dice_aims(self, p: Position, me: Monster) -> list[Aim]:
        """What a Monster can win by rolling enough of one face."""
        raise AssertionError

    def dice_points(self, shown: Sequence[int]) -> int:
        """The victory points that sets of faces give on their own, from a count of each face."""
        return 0

    def edition(self, options: Mapping[str, str]) -> Game:
        """The game these options select: this one, or a sibling with the same id."""
        return self

    def count_vp(self, t: Table, me: Monster) -> None:
        """Note a change in victory points."""

    def locked(self, p: Position, me: Monster) -> list[Face]:
        """The faces that a Monster may not reroll."""
        return NO_FACES

    def dice_count(self, p: Position, me: Monster) -> int:
        """How many dice a Monster rolls on its turn."""
        count = self.dice
        for held in me.cards:
            if "extra_dice" in held.card.acts:
                count += held.card.extra_dice(me, held)
        return count

    def compelled(self, p: Position, me: Monster) -> str:
        """The card that makes a Monster use all its rerolls, if there is one."""
        return ""

    def may_sweep(self, p: Position) -> bool:
        """May the row be swept by a Monster that can pay for it?"""
        return True

    def first_winner(self, t: Table, winners: list[Monster]) -> Monster:
        """The winner among several candidates, the active Monster first and then clockwise."""
        return winners[0]

    def known_top(self, t: Table) -> str:
        """The top card of the deck if somebody has looked at it; it is about to be turned up."""
        return ""

    async def count_gain(self, t: Table, me: Monster, amount: int) -> None:
        """What happens after a Monster has gained Energy."""

    async def purchased(self, t: Table, me: Monster) -> None:
        """What happens after a Monster pays for a card, before that card takes effect."""

    async def revealed(self, t: Table, slot: int) -> None:
        """What happens after each card turned up in the row, before the next one."""

    async def turned_up(self, t: Table, slots: list[int]) -> None:
        """What happens after cards have been turned up in the row."""

    async def damage(self, t: Table, strike: Strike) -> None:
        """The steps of one effect that damages Monsters."""
        raise AssertionError

    def deserted(self, t: Table, me: Monster) -> None:
        """Note the place that an eliminated Monster leaves."""

    async def after_elimination(self, t: Table, fallen: list[Monster]) -> None:
        """What the board does once Monsters have left it."""
        raise AssertionError

    def hidden(self, state: State, seat: int) -> str:
        """The kind of question whose last answer by chance a seat may not know, if there is one."""
        return ""

    def hide(self, state: State, seat: int, guess: str = "") -> State:
        """The state as a seat may know it, or with its guess; a copy if anything is hidden from it."""
        return state

    def refusal(self, t: Table, question: Question[Any], text: str) -> IllegalAnswer:
        """Why this answer is not offered, in a sentence that a player understands."""
        raise AssertionError

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        """Set up what a scenario says about the board."""
        raise AssertionError

    def describe(self, state: State) -> dict[str, Any]:
        """The board in the words of a scenario."""
        raise AssertionError
