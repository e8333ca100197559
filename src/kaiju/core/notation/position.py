"""A position in the words of a scenario, both ways: what is set up and what is expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from kaiju.core.errors import CorruptRecord
from kaiju.core.market import deck_of
from kaiju.core.state import ExtraTurn, Face, Held, Monster, Place, State
from kaiju.core.table import new_state

if TYPE_CHECKING:
    from kaiju.core.game import Game

MONSTER_KEYS: Final = frozenset(
    {"at", "life", "vp", "energy", "cards", "counters", "paid", "tokens", "alive"}
)


def set_up(game: Game, position: Mapping[str, Any]) -> State:
    """The state that a scenario describes; what it does not mention is empty or as at the start."""
    names = tuple(position["monsters"])
    game = game.edition(options_of(position))
    state = new_state(game, game.choose_names(names), options_of(position))
    state.turn = 1
    state.active = state.last_normal = _seat(names, position.get("turn", names[0]))
    state.last_normal = _seat(names, position.get("last_normal", names[state.active]))
    state.phase = phase_number(game, position.get("phase", game.turn_phases[0].__name__))
    state.source = position.get("source", "")
    for monster in state.monsters:
        _monster(game, monster, position["monsters"][monster.name] or {})
        for held in monster.cards:
            state.held += 1
            held.number = state.held
    _cards(game, state, position)
    state.dice = [_face(game, face) for face in _words(position.get("dice", ""))]
    state.resolved = [_face(game, face) for face in _words(position.get("resolved", ""))]
    state.added = [_face(game, face) for face in _words(position.get("added", ""))]
    state.extra_turns = tuple(
        ExtraTurn(_seat(names, name), game.card(card).id)
        for name, card in _pairs(position.get("extra_turns"))
    )
    state.effects = tuple(
        Held(game.card(card), _seat(names, name)) for name, card in _pairs(position.get("effects"))
    )
    game.arrange(state, position)
    return state


def only_keys(what: str, given: Mapping[str, Any], known: Iterable[str]) -> None:
    """Refuse a word that means nothing there: it would pass unnoticed."""
    strange = set(given) - set(known)
    if strange:
        raise CorruptRecord(f"{what} cannot have {', '.join(sorted(map(str, strange)))}")


def options_of(position: Mapping[str, Any]) -> dict[str, str]:
    """The options of the game; YAML reads on and off as true and false."""
    given = position.get("options") or {}
    return {name: {True: "on", False: "off"}.get(value, value) for name, value in given.items()}


def phase_number(game: Game, name: str) -> int:
    """The place of a phase among all phases, by its name."""
    names = [phase.__name__ for phase in game.phases]
    if name not in names:
        raise CorruptRecord(f"there is no phase {name!r}; the phases are {', '.join(names)}")
    return names.index(name)


def _monster(game: Game, monster: Monster, given: Mapping[str, Any]) -> None:
    only_keys(monster.name, given, MONSTER_KEYS)
    monster.place = Place(given.get("at", ""))
    if monster.place and monster.place not in game.places:
        raise CorruptRecord(f"there is no place {monster.place!r}; the places are {', '.join(game.places)}")
    monster.alive = given.get("alive", True)
    monster.life = given.get("life", game.life if monster.alive else 0)
    monster.vp, monster.energy = given.get("vp", 0), given.get("energy", 0)
    monster.cards = tuple(_held(game, monster, id, given) for id in given.get("cards", []))
    monster.tokens = dict(given.get("tokens", {}))
    strange = set(monster.tokens) - set(game.tokens)
    if strange:
        raise CorruptRecord(f"there are no tokens {', '.join(sorted(strange))}")
    if (
        not 0 <= monster.life <= game.most_life
        or not 0 <= monster.vp <= game.winning_vp
        or monster.energy < 0
    ):
        raise CorruptRecord(f"{monster.name} cannot have this much life, victory points or energy")


def _held(game: Game, monster: Monster, id: str, given: Mapping[str, Any]) -> Held:
    """A card in front of a Monster, with its counter and what it paid for it."""
    card = game.card(id)
    return Held(
        card, monster.seat, given.get("counters", {}).get(id, 0), 0, given.get("paid", {}).get(id, card.cost)
    )


def _cards(game: Game, state: State, position: Mapping[str, Any]) -> None:
    """Every card is in the row, the discard pile, in front of a Monster, or else in the deck."""
    row = [game.card(id) if id else None for id in position.get("row", [])]
    state.row = row + [None] * (game.row_size - len(row))
    if len(state.row) > game.row_size:
        raise CorruptRecord(f"the row has {game.row_size} cards")
    state.discard = tuple(game.card(id) for id in position.get("discard", []))
    held = [held.card for monster in state.monsters for held in monster.cards]
    if any(not card.keep for card in held):
        raise CorruptRecord("only Keep cards lie in front of a Monster")
    for card in [*held, *state.discard, *(card for card in state.row if card)]:
        state.deck[card.id] -= 1
        if state.deck[card.id] < 0:
            raise CorruptRecord(f"there are not so many of {card.id}")
    state.fill_deck({id: count for id, count in state.deck.items() if count > 0})
    if "deck" in position:
        state.fill_deck(deck_of(game.card(id) for id in position["deck"]))


def _seat(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise CorruptRecord(f"no Monster {name!r} is at this table")
    return names.index(name)


def _face(game: Game, word: str) -> Face:
    if word not in game.faces:
        raise CorruptRecord(f"no die shows {word!r}")
    return Face(word)


def _words(text: str | list[str]) -> list[str]:
    return text.split() if isinstance(text, str) else text


def _pairs(entries: Iterable[Mapping[str, str]] | None) -> list[tuple[str, str]]:
    return [pair for entry in entries or [] for pair in entry.items()]


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
