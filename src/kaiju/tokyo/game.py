"""King of Tokyo as a value: its phases, its numbers, and the clauses behind them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from kaiju.core.cards import Card
from kaiju.core.damage import apply, deal
from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import ANY_MONSTER, NO_FACES, Aim, Game, Option, Phase
from kaiju.core.market import buy
from kaiju.core.position import Coming, Position
from kaiju.core.questions import Question
from kaiju.core.state import NOWHERE, Face, Hit, Json, Monster, Place, State, Strike
from kaiju.core.turn import check_standstill, check_survivors, check_victory, next_turn
from kaiju.core.verbs import score
from kaiju.tokyo.board import CITY, OUTSIDE, TOKYO, Board, Facts, board, in_tokyo
from kaiju.tokyo.cards import CARDS
from kaiju.tokyo.changes import set_top
from kaiju.tokyo.faces import CLAW, ENERGY, FACES, HEART, NUMBERS
from kaiju.tokyo.falling import after_leaving, desert, infect, prevent, remember, settle, weaken
from kaiju.tokyo.language import TokyoCard, acting, own_cards
from kaiju.tokyo.moves import reward
from kaiju.tokyo.notation import LEXICON, arrange, describe
from kaiju.tokyo.position import (
    ENTERING,
    NOTHING,
    STARTING,
    clawed,
    hits_among,
    ignores,
    number_points,
    pay,
    start_bonuses,
    starting,
    takes_tokyo,
)
from kaiju.tokyo.refusals import refusal
from kaiju.tokyo.resolve import resolve
from kaiju.tokyo.setup import first_player, lay_out
from kaiju.tokyo.tokens import POISON, SHRINK
from kaiju.tokyo.windows import first_option, roll

if TYPE_CHECKING:
    from kaiju.core.table import Table

ENDING: Final = frozenset({"sale", "underdog", "hoard", "graze", "recharge"})
NAMES: Final = ("alienoid", "cyber-bunny", "giga-zaur", "kraken", "meka-dragon", "the-king")


async def start(t: Table) -> None:
    """Points for Tokyo, then energy stored on cards, then the token that may move. (KT-START-2)"""
    me = t.state.me
    if in_tokyo(me):
        await reward(t, me, STARTING, "KT-START-1")
        for id, points in start_bonuses(me):
            score(t, me, points, id)
    if me.cards:
        await start_with_cards(t, me)


async def start_with_cards(t: Table, me: Monster) -> None:
    """The steps of the cards that act at the start of a turn. (KT-START-2)"""
    for held, card in acting(me, "turn_started"):
        await card.turn_started(t, me, held)
    for held in me.cards:
        if isinstance(held.printed, TokyoCard) and "token_may_move" in held.printed.acts and held in me.cards:
            await held.printed.token_may_move(t, me, held)


async def end(t: Table) -> None:
    """Sales, gains, and finally poison. (KT-END-2)"""
    me = t.state.me
    for held in me.cards:
        if not ENDING.isdisjoint(held.card.acts):
            await end_with_cards(t, me)
            break
    if me.alive and me.tokens.get(POISON):
        await deal(t, Strike("poison", "KT-TOKEN-1", [Hit(me, me.tokens[POISON])]))


async def end_with_cards(t: Table, me: Monster) -> None:
    """The steps of the cards that act at the end of a turn. (KT-END-2)"""
    for held, card in acting(me, "sale", True):
        await card.sale(t, me, held)
    if t.state.leaving:
        await t.between()
    for held, card in acting(me, "underdog", True):
        await card.underdog(t, me, held)
    for held, card in acting(me, "hoard"):
        await card.hoard(t, me, held)
    for held, card in acting(me, "graze"):
        await card.graze(t, me, held)
    for held, card in acting(me, "recharge", True):
        await card.recharge(t, me, held)


async def pass_turn(t: Table) -> None:
    """Check for a winner, then take another turn if a card allows it, or pass on to the next. (KT-END-2)"""
    check_victory(t)
    me = t.state.me
    for held, card in acting(me, "again", True):
        await card.again(t, me, held)
    if t.state.leaving:
        await t.let_go()
    if t.state.still:
        check_standstill(t, "KT-RULING-72")
    next_turn(t)


class Tokyo(Game):
    """King of Tokyo, first edition, 2 to 6 players."""

    id = "king-of-tokyo"
    rules_version = "2"
    faces = FACES
    attack_face = CLAW
    most_dice = 9  # two Extra Heads and a copy (KT-RULING-29)
    counted_faces: tuple[Face, ...] = (ENERGY, CLAW, HEART)
    names: ClassVar[tuple[str, ...]] = NAMES
    places = (OUTSIDE, *TOKYO)
    tokens = (POISON, SHRINK)
    options: ClassVar[tuple[Option, ...]] = (
        Option("bay", ("on", "off")),
        Option("first", ("random", "roll", ANY_MONSTER)),
        Option("beginner", ("off", "on")),
        Option("edition", ("first", "2016")),
    )
    repeated = frozenset({"heart"})
    lexicon = LEXICON
    setup_phases = (lay_out, first_player)
    turn_phases: ClassVar[tuple[Phase, ...]] = (start, roll, resolve, buy, end, pass_turn)

    roll_rule = "KT-ROLL-1"
    reroll_rule = "KT-ROLL-2"
    reroll_toll_rule = "KT-ROLL-2"
    buy_rule = "KT-BUY-1"
    sweep_rule = "KT-BUY-4"
    reveal_rule = "KT-BUY-3"
    reshuffle_rule = "KT-BUY-10"
    turn_rule = "KT-TURN-2"
    points_rule = "KT-WIN-2"
    last_rule = "KT-WIN-4"
    nobody_rule = "KT-WIN-5"
    leave_rule = "KT-RULING-71"

    deck: ClassVar[tuple[Card, ...]] = CARDS

    def __init__(self, *later: Game) -> None:
        super().__init__(self.deck)
        self.later = {edition.options_by_name["edition"][0]: edition for edition in later}

    def edition(self, options: Mapping[str, str]) -> Game:
        """The edition named by the options; this one is the first."""
        return self.later.get(options.get("edition", ""), self)

    def new_extra(self, players: int, options: Mapping[str, str]) -> Board:
        """Bay is open with 5 or 6 players, unless the game is played without. (KT-SETUP-6, KT-RULING-66)"""
        return Board(options["bay"] == "on" and players >= 5, False, Facts())

    def load_extra(self, data: Json) -> Board:
        """Load a saved board."""
        return Board.from_json(data)

    def begin_turn(self, state: State, note: int) -> None:
        """A turn forgets the one before; one in a chain of extra turns has fewer dice. (KT-XTURN-3)"""
        here = cast(Board, state.extra)
        here.facts = Facts()
        here.chain = note

    def dice_count(self, p: Position, me: Monster) -> int:
        """Six, more with cards, fewer with tokens and in a chain of turns. (KT-ROLL-6)"""
        chain = board(p).chain if me.seat == p.state.active else 0
        return max(0, Game.dice_count(self, p, me) - me.tokens.get(SHRINK, 0) - chain)

    def rerolls(self, p: Position, me: Monster) -> int:
        """Two, or one for beginners, plus what cards add. (KT-ROLL-2, KT-BEGIN-1)"""
        count = 1 if p.state.options["beginner"] == "on" else 2
        for held, card in own_cards(me, "extra_rerolls"):
            count += card.extra_rerolls(me, held)
        return count

    def locked(self, p: Position, me: Monster) -> list[Face]:
        """Beginners keep every claw. (KT-BEGIN-2)"""
        return [CLAW] if p.state.options["beginner"] == "on" else NO_FACES

    def count_vp(self, t: Table, me: Monster) -> None:
        """Remember who reaches 20 points first. (KT-WIN-3)"""
        here = board(t)
        if me.vp >= self.winning_vp and me.seat not in here.reached:
            here.reached += (me.seat,)
        elif me.vp < self.winning_vp and me.seat in here.reached:
            here.reached = tuple(seat for seat in here.reached if seat != me.seat)

    def first_winner(self, t: Table, winners: list[Monster]) -> Monster:
        """The monster that reached 20 points first. (KT-WIN-3)"""
        reached = board(t).reached
        return min(
            winners, key=lambda monster: reached.index(monster.seat) if monster.seat in reached else 99
        )

    def targets(self, p: Position, me: Monster) -> list[Monster]:
        """Those on the other side and those cards add, unless claws take an empty City. (KT-ATTACK-7)"""
        return [] if takes_tokyo(p, me) else clawed(p, me)

    def attack_hits(self, p: Position, by: Monster, among: list[Monster], results: int) -> list[Hit]:
        """Claws and other damage from the dice, with what cards add. (KT-ATTACK-10, KT-ATTACK-12)"""
        return [] if results and takes_tokyo(p, by) else hits_among(p, by, among, results)

    def walks_in(self, p: Position, me: Monster, claws: int) -> Place:
        """Where a monster with this many claws goes without driving anyone out, if anywhere. (KT-TOKYO-1)"""
        return CITY if claws and takes_tokyo(p, me) else NOWHERE

    def coming(self, p: Position, me: Monster) -> list[Coming]:
        """What its Poison tokens take at the end of its turn. (KT-TOKEN-1)"""
        ended = me.seat != p.state.active or p.state.phase == self.last_phase
        poison = 0 if ended else me.tokens.get(POISON, 0)
        return [Coming(POISON, poison, poison)] if poison and not ignores(p, me, poison) else []

    def income(self, p: Position, me: Monster, place: Place) -> tuple[int, int]:
        """Two points for starting a turn in Tokyo; in a duel 1 energy instead. (KT-START-1, KT-2016-20)"""
        return starting(p, me, place)

    def entering(self, p: Position, me: Monster) -> tuple[int, int]:
        """One point for going to Tokyo; in a duel 1 energy instead. (KT-TOKYO-3, KT-2016-20)"""
        return NOTHING if in_tokyo(me) else pay(p, ENTERING)

    def dice_aims(self, p: Position, me: Monster) -> list[Aim]:
        """Three of a number give points. (KT-VP-1)"""
        return [Aim(f"three-{face}", face, 3) for face in NUMBERS]

    def dice_points(self, shown: Sequence[int]) -> int:
        """What three or more of each number give. (KT-VP-1, KT-VP-2)"""
        return sum(number_points(at, shown[at]) for at in range(len(NUMBERS)))

    def stock(self, p: Position, token: str) -> int:
        """Pieces never run out. (KT-RULING-29)"""
        return 1

    def known_top(self, t: Table) -> str:
        """The card that was looked at is the one turned up. (KT-RULING-44)"""
        top = board(t).top
        if top:
            set_top(t, "", ())
        return top

    async def purchased(self, t: Table, me: Monster) -> None:
        """Let the buyer's cards react to the purchase. (KT-BUY-9)"""
        for held, card in acting(me, "purchased"):
            await card.purchased(t, me, held)

    async def turned_up(self, t: Table, slots: list[int]) -> None:
        """Some monsters may buy before anyone else. (KT-RULING-41)"""
        await first_option(t, slots)

    async def damage(self, t: Table, strike: Strike) -> None:
        """Damage is prevented or costs life, gives energy and tokens; then monsters fall. (KT-DAMAGE)"""
        await prevent(t, strike)
        apply(t, strike)
        remember(t, strike)
        await weaken(t, strike)
        await infect(t, strike)
        await settle(t, strike.cause, strike)

    def deserted(self, t: Table, me: Monster) -> None:
        """An empty City draws up the monster in Bay. (KT-BAY-10)"""
        desert(t, me)

    async def after_elimination(self, t: Table, fallen: list[Monster]) -> None:
        """The last monster left wins at once; otherwise Tokyo is put in order. (KT-WIN-4, KT-ELIM-8)"""
        check_survivors(t)
        await after_leaving(t)

    def hidden(self, state: State, seat: int) -> str:
        """Only those who looked at a card know it, until it is turned up. (KT-COMP-9)"""
        extra = cast(Board, state.extra)
        return "look" if extra.top and seat not in extra.seen else ""

    def hide(self, state: State, seat: int, guess: str = "") -> State:
        """To everyone else the top of the deck stays unknown. (KT-COMP-9)"""
        if not self.hidden(state, seat):
            return state
        known = state.copy()
        extra = cast(Board, known.extra)
        extra.top, extra.seen = guess, extra.seen if guess else ()
        known.strike = state.strike
        return known

    def refusal(self, t: Table, question: Question[Any], text: str) -> IllegalAnswer:
        """Why an answer is not offered."""
        return refusal(t, question, text)

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        """Set up the board that a scenario describes."""
        arrange(Position(self, state), position)

    def describe(self, state: State) -> dict[str, Any]:
        """The board in the words of a scenario."""
        return describe(state)
