"""A position in the words of a scenario, both ways: what is set up and what is expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from kaiju.core.errors import CorruptRecord
from kaiju.core.market import deck_of
from kaiju.core.state import ExtraTurn, Face, Held, Monster, Place, State
from kaiju.core.table import new_state

if TYPE_CHECKING:
    from kaiju.core.cards import Card
    from kaiju.core.game import Game

MONSTER_KEYS = frozenset({"at", "life", "vp", "energy", "cards", "counters", "tokens", "alive"})


def set_up(game: Game, position: Mapping[str, Any]) -> State:
    """The state that a scenario describes; what it does not mention is empty or as at the start."""
    names = tuple(position["monsters"])
    state = new_state(game, game.choose_names(names), options_of(position))
    state.turn = 1
    state.active = state.last_normal = _seat(names, position.get("turn", names[0]))
    state.phase = phase_number(game, position.get("phase", game.turn_phases[0].__name__))
    state.source = position.get("source", "")
    for monster in state.monsters:
        _monster(game, monster, position["monsters"][monster.name] or {})
    _cards(game, state, position)
    state.dice = [_face(game, face) for face in _words(position.get("dice", ""))]
    state.added = [_face(game, face) for face in _words(position.get("added", ""))]
    state.extra_turns = [
        ExtraTurn(_seat(names, name), game.card(card).id)
        for name, card in _pairs(position.get("extra_turns"))
    ]
    state.effects = [
        Held(game.card(card), _seat(names, name)) for name, card in _pairs(position.get("effects"))
    ]
    game.arrange(state, position)
    return state


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
    unknown = set(given) - MONSTER_KEYS
    if unknown:
        raise CorruptRecord(f"{monster.name} has no {', '.join(sorted(unknown))}")
    monster.place = Place(given.get("at", ""))
    monster.alive = given.get("alive", True)
    monster.life = given.get("life", game.life if monster.alive else 0)
    monster.vp, monster.energy = given.get("vp", 0), given.get("energy", 0)
    counters = given.get("counters", {})
    monster.cards = [Held(game.card(id), monster.seat, counters.get(id, 0)) for id in given.get("cards", [])]
    monster.tokens = dict(given.get("tokens", {}))


def _cards(game: Game, state: State, position: Mapping[str, Any]) -> None:
    """Every card is in the row, the discard pile, in front of a Monster, or else in the deck."""
    row: list[Card | None] = [game.card(id) for id in position.get("row", [])]
    state.row = row + [None] * (game.row_size - len(row))
    state.discard = [game.card(id) for id in position.get("discard", [])]
    if "deck" in position:
        state.deck = deck_of(game.card(id) for id in position["deck"])
        return
    held = [held.card for monster in state.monsters for held in monster.cards]
    for card in [*held, *state.discard, *(card for card in state.row if card)]:
        state.deck[card.id] -= 1
    state.deck = {id: count for id, count in state.deck.items() if count > 0}


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
            "phase": game.phases[state.phase].__name__,
            "dice": " ".join(face or "-" for face in state.dice),
            "added": " ".join(state.added),
            "rerolls": state.rerolls,
            "row": [card.id if card else None for card in state.row],
            "discard": [card.id for card in state.discard],
            "deck": sum(state.deck.values()),
            "extra_turns": [{names[seat]: card} for seat, card in state.extra_turns],
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
        "cards": [held.card.id for held in monster.cards],
        "counters": {held.card.id: held.counter for held in monster.cards if held.counter},
        "tokens": dict(monster.tokens),
    }
