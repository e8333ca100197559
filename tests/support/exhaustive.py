"""Random games with stacked decks and loaded dice, until every card was bought and every hook has acted."""

from __future__ import annotations

import inspect
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import pytest

from kaiju.core.cards import Card
from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import Game
from kaiju.core.questions import CHANCE, Question, Reveal, Roll
from kaiju.core.state import Held
from kaiju.core.table import Table
from tests.support.laws import at_question, at_the_end, cards_are_conserved, cards_of
from tests.support.ledgers import ledger
from tests.support.play import Player, any_options, edition_of


class Fired(NamedTuple):
    """A hook of a card."""

    card: str
    hook: str


def language_of(card: Card) -> set[str]:
    """The names of all hooks a card can have: the public methods of the classes of its language."""
    classes = [parent for parent in type(card).__mro__ if "language" in parent.__dict__]
    return {
        name
        for parent in classes
        for name, member in vars(parent).items()
        if inspect.isfunction(member) and not name.startswith("_")
    }


def hooks(card: Card) -> list[str]:
    """The hooks that a card overrides."""
    return sorted(card.acts & language_of(card))


def wanted(game: Game) -> set[Fired]:
    """Every card that must be bought, and every hook of it that must act."""
    return {Fired(card.id, hook) for card in game.cards.values() for hook in ["(buying)", *hooks(card)]}


# -- counting --------------------------------------------------------------------------------------

NEUTRAL: Final[dict[str, Callable[[Card, tuple[Any, ...]], Any]]] = {
    "price": lambda card, given: card.cost,
    "allowed": lambda card, given: None,  # an answer either way is an effect
    "max_life": lambda card, given: given[-1],
    "damage": lambda card, given: given[-1].amount,
    "widens": lambda card, given: given[-1],
    "attack_factor": lambda card, given: 1,
    "durability": lambda card, given: given[-1].durability,
    "energy_results": lambda card, given: given[-1],
    "paying": lambda card, given: given[-1],
}
"""What a modifier returns when it changes nothing; for all others that is 0, False or None."""


TRACES: Final = {
    "rescues": "revived",
    "dwells": "camouflage",
    "heals_others": "KT-RULING-25",
    "sees_first": "opportunity",
}
"""A right that is never called, only looked for, and the event, question or clause that shows its use."""


def says_something(card: Card, hook: str, given: tuple[Any, ...], value: Any) -> bool:
    """Did a modifier change its value?"""
    return bool(value != NEUTRAL[hook](card, given) if hook in NEUTRAL else value)


@contextmanager
def counted(game: Game) -> Iterator[Counter[Fired]]:
    """Within this block, every hook of every card counts how often it acted, in the counter and the table."""
    acted: Counter[Fired] = Counter()
    restore: list[tuple[type[Card], str, Any]] = []
    for card in game.cards.values():
        for hook in hooks(card):
            restore.append((type(card), hook, vars(type(card)).get(hook)))
            setattr(type(card), hook, counting(card, hook, getattr(type(card), hook), acted))
    try:
        yield acted
    finally:
        for owner, hook, original in restore:
            setattr(owner, hook, original) if original else delattr(owner, hook)


def counting(card: Card, hook: str, method: Callable[..., Any], acted: Counter[Fired]) -> Callable[..., Any]:
    """The same hook, counting: a modifier if it changes its value, a moment if it leaves a trace."""

    def modifier(self: Card, *given: Any) -> Any:
        value = method(self, *given)
        acted[Fired(card.id, hook)] += says_something(self, hook, given, value)
        return value

    async def moment(self: Card, t: Table, *given: Any) -> Any:
        before = traces(t, given)
        try:
            value = await method(self, t, *given)
        finally:
            acted[Fired(card.id, hook)] += traces(t, given) != before
        acted[Fired(card.id, hook)] += says_something(self, hook, given, value)
        return value

    return moment if inspect.iscoroutinefunction(method) else modifier


def traces(t: Table, given: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a moment may leave behind: an entry in the log, an effect, something its card remembers."""
    held = [thing.to_json() for thing in given if isinstance(thing, Held)]
    return len(t.log), len(t.state.effects), held


# -- playing ---------------------------------------------------------------------------------------


class Fate:
    """Chance with a bias: often many dice alike or all different."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def answer(self, question: Question[Any]) -> str:
        """A roll or a reveal."""
        if isinstance(question, Reveal):
            return self.rng.choice([what for what, count in question.among.items() if count])
        assert isinstance(question, Roll)
        return " ".join(self.roll(question.count, question.faces))

    def roll(self, count: int, faces: tuple[str, ...]) -> list[str]:
        """Fair, mostly one face, or every face in turn."""
        way = self.rng.random()
        if way < 0.3:
            return self.rng.choices(faces, k=count)
        if way < 0.8:
            favourite = self.rng.choice(faces)
            return [favourite if self.rng.random() < 0.7 else self.rng.choice(faces) for _ in range(count)]
        shown = [faces[at % len(faces)] for at in range(count)]
        self.rng.shuffle(shown)
        return shown


def stacked(game: Game, seed: int, missing: list[str]) -> Table:
    """Everyone is rich, the deck is small and includes missing cards, and some start with cards."""
    rng = random.Random(f"stacked {game.id} {seed}")
    names = tuple(rng.sample(game.names, rng.randint(*game.players)))
    state = game.new_state(names, {**any_options(game, rng, names), **edition_of(game)})
    cards = rng.sample(missing, min(len(missing), 8)) + rng.sample(sorted(game.cards), 10)
    state.fill_deck(dict.fromkeys(sorted(set(cards)), 1))
    owned = rng.sample(
        [card for card in game.cards.values() if lies_ready(card) and card.id not in cards], 12
    )
    for monster in state.monsters:
        monster.energy = rng.randint(10, 40)
        monster.vp = rng.randint(0, 5)
        for _ in range(min(seed % 7, len(owned))):
            card = owned.pop()
            state.held += 1
            monster.cards += (Held(card, monster.seat, 0, state.held, card.cost),)
    table = Table(game, state=state)
    table.start()
    return table


def lies_ready(card: Card) -> bool:
    """May a Monster start with a card, because nothing happens when it is bought?"""
    return card.keep and "bought" not in card.acts


def play(table: Table, seed: int) -> Table:
    """Play a stacked game to its end under the laws that hold at every question."""
    start, told = cards_of(table.state), ledger(table.game, table.state)
    player, fate = Player(seed), Fate(random.Random(f"fate {seed}"))
    heard: dict[str, dict[str, None]] = {}
    while table.question is not None:
        if table.question.seat == CHANCE:
            table.answer(fate.answer(table.question))
            continue
        cards_are_conserved(table.game, start, table.state, settled=False)
        told.check(table)
        at_question(table)
        try_what_is_not_offered(table, heard, fate.rng)
        heard.setdefault(table.question.kind, {}).update(dict.fromkeys(table.question.options))
        table.answer(player.choose(table.question))
    cards_are_conserved(table.game, start, table.state, settled=True)
    at_the_end(table)
    return table


def try_what_is_not_offered(table: Table, heard: dict[str, dict[str, None]], rng: random.Random) -> None:
    """Answers to this and to another kind of question that are not offered now are refused with a reason."""
    question = table.question
    assert question is not None
    for kind in (question.kind, rng.choice([*heard, question.kind])):
        texts = [text for text in heard.get(kind, {}) if text not in question.options]
        for text in rng.sample(texts, min(len(texts), 3)):
            with pytest.raises(IllegalAnswer):
                table.answer(text)


class Outcome(NamedTuple):
    """What was never seen, after how many games, and which kinds of questions were asked."""

    missing: set[Fired]
    games: int
    kinds: set[str]


def rights(table: Table, missing: set[Fired]) -> set[Fired]:
    """The rights that somebody has used."""
    words = {event.kind for event in table.log} | {event.cause for event in table.log}
    words |= {given.kind for given in table.answers}
    return {fired for fired in missing if TRACES.get(fired.hook) in words}


def run(game: Game, most: int, asked: set[str]) -> Outcome:
    """Play until nothing is missing and everything was asked, at most this many games."""
    missing, kinds = wanted(game), set[str]()
    with counted(game) as acted:
        for seed in range(most):
            table = play(stacked(game, seed, sorted({fired.card for fired in missing})), seed)
            bought = {Fired(event.what, "(buying)") for event in table.log if event.kind == "bought"}
            missing -= bought | {fired for fired, times in acted.items() if times} | rights(table, missing)
            kinds |= {given.kind for given in table.answers}
            if not missing and asked <= kinds:
                return Outcome(missing, seed + 1, kinds)
    return Outcome(missing, most, kinds)
