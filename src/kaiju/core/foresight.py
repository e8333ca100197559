"""What can be said about the answers to an open question from what the asked seat may know.

An answer is tried on a table without chance, which stops at the next roll, reveal or decision: what has
happened by then is certain. Nothing is read from the point where a card is turned up that only others have
looked at, because what follows would give it away: two tables that look alike to a seat tell it the same.

The buttons of a screen, the warning before a fatal answer and the answers that nobody needs to be asked for
(`order`) all read the same trials.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kaiju.core.cards import Card
from kaiju.core.changes import ALIVE, CARDS, ENERGY, LIFE, PLACE, TOKENS, VP
from kaiju.core.market import Sale
from kaiju.core.position import Coming, Position, attackers, coming, income, price
from kaiju.core.questions import Instant, Question, Reveal
from kaiju.core.state import Monster

if TYPE_CHECKING:
    from kaiju.core.changes import Change
    from kaiju.core.events import Event
    from kaiju.core.table import Table

MOST_TRIED: Final = 12  # answers to one question; nobody compares more, and each takes a clone of the table
SETS: Final = "reroll "  # sets of dice: what they lead to is a matter of odds
FURTHER: Final = ("attacks", "moved")  # what comes after results that were assigned one by one
PLACES: Final = frozenset({"flee", "yield", "move", "dodge"})  # questions about where to be
UNSEEN: Final = ("discard", "row", "deck", "phase")  # what changes on the table whatever a card does
PRICED: Final = (Instant, Sale, int)  # what stands behind an answer with a price


class Effect(NamedTuple):
    """One thing that follows for a Monster: what of its own changes by how much, and what it has then.

    `what` is `life`, `vp`, `energy`, `cards`, a token or a goal card; `out` for the last Life; `place`, which
    is then `where` it goes; `turn` for another turn; or `won`. What somebody may still do something about is
    not `sure`.
    """

    seat: int
    what: str
    amount: int
    left: int
    where: str = ""
    sure: bool = True


class Consequences:
    """What is certain to follow an answer, whatever chance and the others do, and what is then on its way."""

    __slots__ = ("attackers", "coming", "deadly", "effects", "events", "fatal", "idle", "income")

    def __init__(self, events: list[Event], effects: list[Effect]) -> None:
        self.events = events  # the first to happen, up to chance or the next decision
        self.effects = effects
        self.idle = False  # a card or a result of which nothing comes now
        self.fatal = False  # certain to eliminate the Monster being asked
        self.deadly = False  # what is on its way then would eliminate it, if nothing is done about it
        self.income: tuple[int, int] | None = None  # what its place pays, where that is what is asked
        self.attackers: list[int] | None = None  # who can then hit it before its next turn, likewise
        self.coming: list[Coming] = []  # what the table still has in store for it this turn


class Trial:
    """An answer tried on a table without chance, as a seat may know it: what happened, and what changed."""

    __slots__ = ("cut", "events", "made", "repeated", "seat", "sure", "table")

    def __init__(self, t: Table, seat: int, text: str, made: list[Table]) -> None:
        self.seat = seat
        self.table = tried = t.without_chance()
        self.made = made  # all tables on which something is tried, for whoever forgets them
        made.append(tried)
        hidden, heard = tried.game.hidden(tried.state, seat), len(tried.log)
        tried.told = True
        kind = t.question.kind if t.question else ""
        tried.answer(text)
        alone = len(tried.log)
        self.repeated = kind in t.game.repeated
        while self.repeated and asks(tried.question, seat, kind):
            assert tried.question is not None
            tried.answer(text if text in tried.question.options else next(iter(tried.question.options)))
        tried.close()
        self.events = tried.log[heard:]
        self.sure = alone - heard  # how many of them follow whatever else is answered
        self.cut = False  # is there more that the seat may not know?
        for at, event in enumerate(self.events):
            if hidden and event.kind == "revealed":
                self.events = self.events[:at]
                self.cut = True
                return

    def go_on(self, text: str) -> Trial:
        """What follows another answer after this one."""
        return Trial(self.table, self.seat, text, self.made)

    def asks(self, kind: str) -> bool:
        """Is the seat then asked a question of this kind?"""
        return asks(self.table.question, self.seat, kind)

    def own(self) -> list[Event]:
        """The events of the answer itself: not those of the next type of results, nor of the next turn."""
        resolved = 0
        for at, event in enumerate(self.events):
            resolved += event.kind == "resolves"
            ends = self.repeated and (
                event.kind in FURTHER or any(path == "phase" for path, _ in event.changes)
            )
            if event.kind == "turn" or resolved > 1 or ends:
                return self.events[:at]
        return self.events

    def changes(self) -> list[Change]:
        """All changes of what everybody sees, in their order."""
        found = [change for event in self.events for change in event.changes]
        return found if self.cut else found + self.table.changes


def asks(question: Question[Any] | None, seat: int, kind: str) -> bool:
    """Is a seat asked a question of this kind?"""
    return question is not None and question.seat == seat and question.kind == kind


class Trials:
    """The answers to an open question, each tried once, for all who want to know what comes of it.

    Whoever is done with them says so (`forget`), or only the garbage collector could free them.
    """

    __slots__ = ("_known", "_made", "seat", "table")

    def __init__(self, t: Table, seat: int) -> None:
        self.table = t
        self.seat = seat
        self._known: dict[str, Trial] = {}
        self._made: list[Table] = []

    def of(self, text: str) -> Trial:
        """What comes of one answer."""
        if text not in self._known:
            self._known[text] = Trial(self.table, self.seat, text, self._made)
        return self._known[text]

    def forget(self) -> None:
        """Forget all that was tried; what was found remains."""
        for table in self._made:
            table.forget()


def consequences(t: Table, seat: int, text: str) -> Consequences:
    """What is certain to follow an answer by the asked seat, and what is on its way then."""
    assert t.question is not None
    assert t.question.seat == seat, "only whoever is asked can answer"
    trials = Trials(t, seat)
    try:
        return _consequences(trials, text)
    finally:
        trials.forget()


def _consequences(trials: Trials, text: str) -> Consequences:
    t, seat, trial = trials.table, trials.seat, trials.of(text)
    kind = t.question.kind if t.question else ""
    told = Consequences(trial.events[: trial.sure], _effects(t, trial, seat, text))
    told.fatal = _eliminated(told.events, seat)
    told.deadly = not told.fatal and _eliminated(trial.events, seat)
    told.idle = _idle(t, trial, seat, told.effects)
    _look_ahead(told, trial, t.state.monsters[seat], kind)
    return told


def outlook(t: Table, trials: Trials | None = None) -> dict[str, Consequences]:
    """The consequences of every answer worth a word; of many answers, none."""
    question = t.question
    if question is None or question.seat < 0:
        return {}
    worth = [text for text in question.options if not text.startswith(SETS)]
    if len(worth) > MOST_TRIED:
        return {}
    tried = trials or Trials(t, question.seat)
    try:
        return {text: _consequences(tried, text) for text in worth}
    finally:
        if trials is None:
            tried.forget()


# -- what changes for whom -------------------------------------------------------------------------


def _effects(t: Table, trial: Trial, seat: int, text: str) -> list[Effect]:
    """What is different for each Monster, the one being asked first, and what may hit them then."""
    events = trial.own()
    whole = len(events) == len(trial.events)
    changes = [change for event in events for change in event.changes]
    if whole:
        changes = trial.changes() + _uncovered(trial)
    after = dict(changes)
    monsters = t.state.monsters
    found: list[Effect] = []
    for monster in [monsters[seat], *[one for one in monsters if one.seat != seat]]:
        found += _effects_on(monster, after, text if monster.seat == seat else "")
    found += [effect for event in events for effect in _said_by(event)]
    return found + (_on_their_way(trial) if whole and not trial.cut else [])


def _uncovered(trial: Trial) -> list[Change]:
    """What changes after a reveal on which it does not depend, whatever is turned up."""
    question = trial.table.question
    if trial.cut or not isinstance(question, Reveal) or question.kind != trial.table.game.neutral_reveal:
        return []
    return trial.go_on(next(iter(question.among))).changes()


def _effects_on(me: Monster, after: dict[str, Any], text: str) -> list[Effect]:
    """What has changed for one Monster, given the changes by their path."""
    seat = me.seat
    if not after.get(ALIVE[seat], me.alive):
        return [Effect(seat, "out", -me.life, 0)] if me.alive else []
    found: list[Effect] = []
    _counted(found, seat, "life", me.life, after.get(LIFE[seat], me.life))
    _counted(found, seat, "vp", me.vp, after.get(VP[seat], me.vp))
    _counted(found, seat, "energy", me.energy, after.get(ENERGY[seat], me.energy))
    if TOKENS[seat] in after:
        tokens: dict[str, int] = after[TOKENS[seat]]
        for token in sorted({*me.tokens, *tokens}):
            _counted(found, seat, token, me.tokens.get(token, 0), tokens.get(token, 0))
    cards = len(after.get(CARDS[seat], me.cards))
    if cards < len(me.cards):
        found.append(Effect(seat, "cards", cards - len(me.cards), cards))
    place = after.get(PLACE[seat], me.place)
    if place != me.place and place not in text.split():
        found.append(Effect(seat, "place", 0, 0, place))
    return found


def _counted(found: list[Effect], seat: int, what: str, had: int, left: int) -> None:
    """Note what a Monster has more or less of."""
    if left != had:
        found.append(Effect(seat, what, left - had, left))


def _said_by(event: Event) -> list[Effect]:
    """What only an event tells: a goal card taken, another turn, the end of the game."""
    if event.kind == "took":
        return [Effect(event.seat, event.what, 1, 1)]
    if event.kind == "extra-turn":
        return [Effect(event.seat, "turn", 1, 1)]
    return [Effect(event.seat, "won", 0, 0)] if event.kind == "won" else []


def _on_their_way(trial: Trial) -> list[Effect]:
    """The hits of a strike that somebody may still do something about."""
    strike = trial.table.state.strike
    found: list[Effect] = []
    for hit in strike.hits if strike else []:
        amount = min(hit.amount - hit.spared, hit.target.life)
        if amount > 0 and not hit.lost:
            left = hit.target.life - amount
            found.append(Effect(hit.target.seat, "life" if left else "out", -amount, left, "", sure=False))
    return found


# -- what is on its way ------------------------------------------------------------------------------


def _eliminated(events: list[Event], seat: int) -> bool:
    return any(event.kind == "eliminated" and event.seat == seat for event in events)


def _look_ahead(told: Consequences, trial: Trial, before: Monster, kind: str) -> None:
    """What the place of the Monster then means, and what is still in store for it."""
    tried = trial.table
    if not trial.cut and any(event.kind == "turn" for event in trial.events):
        tried = tried.before(tried.game.last_phase) or tried  # as the turn ends, not as the next one begins
    me = tried.state.monsters[before.seat]
    if trial.cut or not me.alive or tried.state.over:
        return
    if tried.state.turn and kind in PLACES:
        told.income = income(tried, me)
        told.attackers = [other.seat for other in attackers(tried, me)]
    ahead = coming(tried, me) if trial.repeated or me.seat != tried.state.active else []
    told.coming = _taken(trial) + ahead
    hits = [effect for effect in told.effects if effect.seat == me.seat and not effect.sure]
    lost = sum([one.damage for one in ahead]) - sum([effect.amount for effect in hits])
    told.deadly = lost >= me.life


def _taken(trial: Trial) -> list[Coming]:
    """What has already been taken by the end of the trial, and not by the answer itself."""
    after = trial.events[len(trial.own()) :] if trial.repeated else []
    return [
        Coming(event.what, event.amount, event.amount)
        for event in after
        if event.kind == "damaged" and event.seat == trial.seat
    ]


# -- what comes of nothing ---------------------------------------------------------------------------


def _idle(t: Table, trial: Trial, seat: int, effects: list[Effect]) -> bool:
    """Does nothing come of it now: of a result in vain, or of a card that is bought?"""
    if trial.cut:
        return False
    card = _bought(t, trial)
    if card is None:
        vain = trial.repeated or any(event.kind == "in-vain" for event in trial.own())
        return vain and not effects
    if card.keep and "bought" not in card.acts:
        return False  # it is for later
    return not _acts(t, trial, seat, card)


def _bought(t: Table, trial: Trial) -> Card | None:
    """The card that is bought by the answer, if one is."""
    for event in trial.own():
        if event.kind == "bought" and event.seat == trial.seat:
            return t.game.card(event.what)
    return None


def _acts(t: Table, trial: Trial, seat: int, card: Card) -> bool:
    """Does a card that has been bought change anything but the market, or let anybody decide something?"""
    found: list[Change] = []
    bought = False
    for event in trial.events:
        found += event.changes if bought else []
        bought = bought or event.kind == "bought"
    paths = [path for path, _ in found + trial.table.changes if path.split(".")[0] not in UNSEEN]
    taken = [f"monsters.{seat}.cards"] if card.keep else []
    if paths != taken:
        return True
    return _decides(t, trial, seat)


def _decides(t: Table, trial: Trial, seat: int) -> bool:
    """Is there a decision after it that makes a difference?"""
    question = trial.table.question
    if question is None or isinstance(question, Reveal):
        return False
    assert t.question is not None
    if question.seat != seat or len(question.options) > MOST_TRIED:
        return True
    if question.kind == t.question.kind:
        return False
    tried = [trial.go_on(text) for text in question.options]
    return any(_effects(trial.table, one, seat, "") for one in tried)


# -- prices ------------------------------------------------------------------------------------------


def costs(t: Table) -> dict[str, int]:
    """The Energy each offered card costs the Monster being asked, or brings if it is sold."""
    question = t.question
    if question is None or question.seat < 0:
        return {}
    found: dict[str, int] = {}
    for text, value in question.options.items():
        if isinstance(value, PRICED) and (cost := cost_of(t, question, text)) is not None:
            found[text] = cost
    return found


def cost_of(p: Position, question: Question[Any], text: str) -> int | None:
    """The Energy an offered answer costs the Monster being asked, or None if it has no price."""
    value = question.options[text]
    if isinstance(value, Instant):
        return value.cost
    if isinstance(value, int) and text.startswith("buy "):
        card = p.state.row[value]
        return price(p, p.state.monsters[question.seat], card) if card else None
    return value.energy if isinstance(value, Sale) else None
