"""Positions in the words of a scenario, both ways: setting one up and describing the one found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from kaiju.core.cards import Card
from kaiju.core.errors import Nonsense
from kaiju.core.market import deck_of
from kaiju.core.notation.given import Given
from kaiju.core.notation.terms import GONE, Fields, Terms, option_text
from kaiju.core.position import Position, max_life
from kaiju.core.state import ExtraTurn, Face, Held, Monster, Place, State

if TYPE_CHECKING:
    from kaiju.core.game import Game

SETUP: Final = "setup"
NO_POSITION: Final = ("title", "clauses", "game", "from", "script", "expect")  # what else a scenario has


def terms_of(game: Game, position: Mapping[str, Any]) -> Terms:
    """The words of a table: its options select the edition, and its Monsters are named."""
    game = game.edition(options_of(position))
    seats = Given(position.get("monsters"), "monsters")
    if "from" in position and isinstance(seats.value, list):
        names = [entry.text() for entry in seats.list()]
    else:
        names = list(seats.map())
    for name in names:
        if name not in game.names:
            seats.unknown("monster", name, game.names)
        if names.count(name) > 1:
            seats.refuse("seated-twice", monster=name)
    least, most = game.players
    if not least <= len(names) <= most:
        seats.refuse("players", least=least, most=most, count=len(names))
    terms = Terms(game, tuple(names))
    if "options" in position:
        terms.options(Given(position["options"], "options"))
    return terms


def options_of(position: Mapping[str, Any]) -> dict[str, str]:
    """The options of the game, each as text."""
    given = Given(position.get("options", {}), "options").map()
    return {name: Given(option_text(value.value), value.where).text() for name, value in given.items()}


def set_up(game: Game, position: Mapping[str, Any]) -> State:
    """The state that a scenario describes; what it does not mention is empty or as at the start."""
    terms = terms_of(game, position)
    game = terms.game
    given = {name: value for name, value in position.items() if name not in NO_POSITION}
    values = terms.read(Given(given), {**POSITION, **game.lexicon.position})
    state = game.new_state(terms.names, options_of(position))
    _turn(terms, state, values)
    for monster in state.monsters:
        _monster(game, monster, values["monsters"][monster.name])
        for held in monster.cards:
            state.held += 1
            held.number = state.held
    _cards(game, state, values)
    game.arrange(state, values)
    _check(Position(game, state))
    return state


def _turn(terms: Terms, state: State, values: Mapping[str, Any]) -> None:
    game, seat = terms.game, terms.names.index
    state.turn = 1
    state.active = seat(values.get("turn", terms.names[0]))
    state.last_normal = seat(values.get("last_normal", terms.names[state.active]))
    state.phase = phase_number(game, values.get("phase", game.turn_phases[0].__name__))
    state.source = values.get("source", "")
    state.dice = [Face("" if face == GONE else face) for face in values.get("dice", "").split()]
    state.resolved = [Face(face) for face in values.get("resolved", "").split()]
    state.added = [Face(face) for face in values.get("added", "").split()]
    state.extra_turns = tuple(
        ExtraTurn(seat(name), card) for turn in values.get("extra_turns", ()) for name, card in turn.items()
    )
    state.effects = tuple(
        Held(game.card(card), seat(name))
        for effect in values.get("effects", ())
        for name, card in effect.items()
    )
    if state.source and game.card(state.source).shapes_turn and not _shaped(state):
        state.effects += (Held(game.card(state.source), state.active),)


def _shaped(state: State) -> bool:
    """Is the card that granted this turn already in effect?"""
    return any(held.card.id == state.source and held.owner == state.active for held in state.effects)


def phase_number(game: Game, name: str) -> int:
    """The index of a phase among all phases, by its name."""
    return [phase.__name__ for phase in game.phases].index(name)


# -- Monsters --------------------------------------------------------------------------------------


def _monsters(terms: Terms, given: Given) -> dict[str, dict[str, Any]]:
    """Each Monster with what is said about it, which may be nothing."""
    return {
        name: {} if value.value is None else terms.read(value, MONSTER)
        for name, value in given.fields("monster", terms.names).items()
    }


def _points(terms: Terms, given: Given) -> int:
    return given.number(0, terms.game.winning_vp)


def _keep_cards(terms: Terms, given: Given) -> list[str]:
    """Cards in front of a Monster."""
    for entry in given.list():
        if not terms.game.card(terms.card(entry)).keep:
            entry.refuse("not-keep", card=entry.text())
    return terms.cards(given)


MONSTER: Final[Fields] = {
    "at": Terms.place,
    "life": Terms.number,
    "vp": _points,
    "energy": Terms.number,
    "cards": _keep_cards,
    "counters": Terms.card_numbers,
    "paid": Terms.card_numbers,
    "tokens": Terms.tokens,
    "alive": Terms.flag,
}
POSITION: Final[Fields] = {
    "options": Terms.options,
    "monsters": _monsters,
    "turn": Terms.monster,
    "last_normal": Terms.monster,
    "phase": Terms.turn_phase,
    "source": Terms.turn_card,
    "dice": Terms.dice,
    "added": Terms.faces,
    "resolved": Terms.faces,
    "row": Terms.row,
    "discard": Terms.cards,
    "deck": Terms.cards,
    "extra_turns": Terms.turns,
    "effects": Terms.effects,
}


def _monster(game: Game, monster: Monster, given: Mapping[str, Any]) -> None:
    monster.alive = given.get("alive", True)
    monster.place = Place(given.get("at", ""))
    monster.life = given.get("life", game.life if monster.alive else 0)
    monster.vp, monster.energy = given.get("vp", 0), given.get("energy", 0)
    monster.tokens = {kind: count for kind, count in given.get("tokens", {}).items() if count}
    counters, paid = given.get("counters", {}), given.get("paid", {})
    for what, numbers in (("counters", counters), ("paid", paid)):
        for id in numbers:
            if id not in given.get("cards", ()):
                where = f"monsters, {monster.name}, {what}"
                raise Nonsense("not-owned", where=where, monster=monster.name, card=id)
    cards = [game.card(id) for id in given.get("cards", ())]
    monster.cards = tuple(
        Held(card, monster.seat, counters.get(card.id, card.stock), 0, paid.get(card.id, card.cost))
        for card in cards
    )


# -- cards -----------------------------------------------------------------------------------------


def _cards(game: Game, state: State, values: Mapping[str, Any]) -> None:
    """Every card is in the row, in the discard pile or in front of a Monster; the rest are in the deck."""
    row = [game.card(id) if id else None for id in values.get("row", ())]
    state.row = row + [None] * (game.row_size - len(row))
    state.discard = tuple(game.card(id) for id in values.get("discard", ()))
    lying = [(card, "row") for card in row if card]
    lying += [(card, "discard") for card in state.discard]
    for monster in state.monsters:
        lying += [(held.printed, monster.name) for held in monster.cards]
    deck = [game.card(id) for id in values.get("deck", ())]
    lying += [(card, "deck") for card in deck]
    left = _left(game, lying)
    state.fill_deck(deck_of(deck) if "deck" in values else {id: count for id, count in left.items() if count})


def _left(game: Game, lying: list[tuple[Card, str]]) -> dict[str, int]:
    """How many copies of each card are not placed; no card may be placed more often than it exists."""
    left = game.full_deck.copy()
    for card, _ in lying:
        left[card.id] -= 1
        if left[card.id] < 0:
            places = tuple(where for other, where in lying if other is card)
            raise Nonsense("copies", card=card.id, places=places, most=card.copies)
    return left


# -- what no game can reach --------------------------------------------------------------------------


def _check(p: Position) -> None:
    """Refuse a position that no game can reach, as far as both games agree on it."""
    s = p.state
    if len(s.dice) > p.game.most_dice:
        raise Nonsense("dice", count=len(s.dice), most=p.game.most_dice)
    for monster in s.monsters:
        if monster.alive:
            _check_living(p, monster)
        else:
            _check_dead(monster)
    if not s.me.alive:
        raise Nonsense("dead-turn", monster=s.me.name)
    owners = [turn.seat for turn in s.extra_turns] + [effect.owner for effect in s.effects]
    for seat in owners:
        if not s.monsters[seat].alive:
            raise Nonsense("dead-waits", monster=s.monsters[seat].name)


def _check_living(p: Position, monster: Monster) -> None:
    most = max_life(p, monster)
    if not 1 <= monster.life <= most:
        raise Nonsense("life", monster=monster.name, life=monster.life, most=most)
    for held in monster.cards:
        if held.card.stock and not held.counter:
            raise Nonsense("used-up", monster=monster.name, card=held.printed.id)
        if held.counter > held.card.counters:
            count, most = held.counter, held.card.counters
            raise Nonsense("counters", monster=monster.name, card=held.printed.id, count=count, most=most)


def _check_dead(monster: Monster) -> None:
    owns = {
        "life": monster.life,
        "at": monster.place,
        "energy": monster.energy,
        "cards": monster.cards,
        "tokens": monster.tokens,
    }
    for what, amount in owns.items():
        if amount:
            raise Nonsense("dead-keeps", monster=monster.name, what=what)


# -- what is found ---------------------------------------------------------------------------------


def describe(game: Game, state: State) -> dict[str, Any]:
    """The whole position, in the words of a scenario."""
    names = [monster.name for monster in state.monsters]
    found: dict[str, Any] = {monster.name: _describe_monster(monster) for monster in state.monsters}
    found.update(game.describe(state))
    found.update(
        {
            "options": dict(state.options),
            "turn": names[state.active],
            "source": state.source,
            "last_normal": names[state.last_normal],
            "phase": game.phases[state.phase].__name__,
            "dice": " ".join(face or "-" for face in state.dice),
            "added": " ".join(state.added),
            "resolved": " ".join(state.resolved),
            "rerolls": state.rerolls,
            "row": [card.id if card else None for card in state.row],
            "discard": [card.id for card in state.discard],
            "deck": state.deck_size,
            "extra_turns": [{names[turn.seat]: turn.card} for turn in state.extra_turns],
            "effects": [{names[held.owner]: held.card.id} for held in state.effects],
            "over": state.over,
            "winner": names[state.winner] if state.winner >= 0 else None,
        }
    )
    return found


def _describe_monster(monster: Monster) -> dict[str, Any]:
    return {
        "at": monster.place,
        "life": monster.life,
        "vp": monster.vp,
        "energy": monster.energy,
        "alive": monster.alive,
        "cards": [held.printed.id for held in monster.cards],
        "counters": {held.printed.id: held.counter for held in monster.cards if held.counter},
        "tokens": dict(monster.tokens),
    }
