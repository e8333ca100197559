"""Loading a state from its JSON; anything wrong with it is reported in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from kaiju.core.errors import CorruptRecord, Diverged, Spoilt
from kaiju.core.state import ExtraTurn, Face, Held, Json, Monster, Place, State

if TYPE_CHECKING:
    from kaiju.core.game import Game

SAVE_FORMAT: Final = "kaiju-save-1"
MOST: Final = 1_000_000  # no game comes near as many of anything


def check_save(game: str, data: object) -> None:
    """Refuse anything that is not a save, or is a save of another game."""
    if not isinstance(data, dict) or data.get("format") != SAVE_FORMAT:
        raise Spoilt("no-save")
    if data.get("game") != game:
        raise Spoilt("other-game", found=str(data.get("game")), game=game)
    state = data.get("state")
    _check_numbers({**state, "still": 0} if isinstance(state, dict) else state)  # that is not believed anyway
    _check_numbers(data.get("chance"))


def _check_numbers(data: object) -> None:
    """Refuse numbers that no game reaches: with them a single call might take for ever."""
    if isinstance(data, int) and not -MOST <= data <= MOST:
        raise Spoilt("broken")
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _check_numbers(part)


@contextmanager
def intact() -> Iterator[None]:
    """Call a save broken, whatever it is that an edited one breaks."""
    try:
        yield
    except (CorruptRecord, Diverged):
        raise
    except Exception as error:
        raise Spoilt("broken") from error


def load_state(game: Game, data: Json, options: Mapping[str, str]) -> State:
    """The state that was saved."""
    monsters = [_monster(game, seat, entry) for seat, entry in enumerate(data["monsters"])]
    state = State(monsters, dict(options), game.load_extra(data["extra"]))
    state.active, state.phase, state.turn = data["active"], data["phase"], data["turn"]
    state.source, state.last_normal = data["source"], data["last_normal"]
    state.still = max(0, data.get("still", 0))  # missing in games saved before this rule existed
    state.extra_turns = tuple(ExtraTurn(*turn) for turn in data["extra_turns"])
    state.dice = [Face(face) for face in data["dice"]]
    state.added = [Face(face) for face in data["added"]]
    state.resolved = [Face(face) for face in data["resolved"]]
    state.rerolls = data["rerolls"]
    state.fill_deck(dict(data["deck"]))
    state.row = [game.card(id) if id else None for id in data["row"]]
    state.discard = tuple(game.card(id) for id in data["discard"])
    state.effects = tuple(_held(game, entry) for entry in data["effects"])
    state.held, state.leaving = data["held"], tuple(data["leaving"])
    state.over, state.winner = data["over"], data["winner"]
    return state


def _held(game: Game, data: Json) -> Held:
    held = Held(game.card(data["card"]), data["owner"], data["counter"], data["number"], data["paid"])
    held.card, held.copied = game.card(data["acts"]), data["copied"]
    return held


def _monster(game: Game, seat: int, data: Json) -> Monster:
    monster = Monster(seat, data["name"], data["life"])
    monster.vp, monster.energy, monster.alive = data["vp"], data["energy"], data["alive"]
    monster.place = Place(data["place"])
    monster.cards = tuple(_held(game, entry) for entry in data["cards"])
    monster.tokens = dict(data["tokens"])
    return monster
