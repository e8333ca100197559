"""What must hold for the city at every question: tiles, tokens, room, goal cards."""

from __future__ import annotations

from collections import Counter
from typing import cast

from kaiju.core.game import Game
from kaiju.core.position import Position
from kaiju.core.state import NOBODY, NOWHERE, State
from kaiju.core.table import Table
from kaiju.newyork.city import BOROUGHS, OUTER, TRACK_5_6, City
from kaiju.newyork.position import capacity, insiders
from kaiju.newyork.tiles import BUILDINGS, COUNTS, unit_behind
from kaiju.newyork.tokens import CARAPACE, JINX, SOUVENIR, TOKENS, WEB

MOST_DICE = 8


def at_question(t: Table) -> None:
    """The laws of the city at a question of a seat."""
    city = cast(City, t.state.extra)
    tiles_are_conserved(city, t.state)
    tokens_are_within_their_stock(city, t.state)
    everybody_has_room(t)
    goal_cards_have_owners_who_live(city, t.state)
    assert len(t.state.dice) <= MOST_DICE
    assert city.facts.points >= 0
    assert city.facts.credit >= 0


def between_phases(game: Game, state: State) -> None:
    """The laws of the city while no rule is being carried out."""
    city = cast(City, state.extra)
    position = Position(game, state)
    within = insiders(position)
    begun = len(city.boroughs[BOROUGHS[0]].stacks) > 0
    assert not begun or None not in state.row or not state.deck, "a gap in the row"
    assert len(within) <= capacity(position)
    assert len(within) != 1 or within[0].place not in TRACK_5_6, "alone in Manhattan, but on the 5-6 track"
    assert city.facts.points == 0
    tiles_are_conserved(city, state)


def tiles_are_conserved(city: City, state: State) -> None:
    """All 45 tiles: covered, on top of a stack, Units on the board or in front of a Monster, or gone."""
    stacks = [stack for borough in BOROUGHS for stack in city.boroughs[borough].stacks]
    if len(stacks) < 15:  # the set-up is not finished
        return
    covered, tops = Counter(city.covered), Counter(stack.top for stack in stacks if stack.top)
    assert covered.total() == sum(stack.below for stack in stacks), "covered tiles do not fit their stacks"
    assert all(stack.top or not stack.below for stack in stacks), "tiles under nothing"
    turned = Counter(COUNTS) - covered - tops
    assert covered + tops + turned == Counter(COUNTS), "a tile was there twice"
    units = Counter(unit.id for borough in BOROUGHS for unit in city.boroughs[borough].units)
    units.update(unit for trophies in city.trophies for unit in trophies)
    gone = backs(turned)
    gone.subtract(units)
    assert min(gone.values()) >= 0, f"Units that were no Building: {gone}"
    assert len(state.living()) < len(state.monsters) or not any(gone.values()), f"lost Units: {gone}"
    assert all(not city.trophies[monster.seat] for monster in state.monsters if not monster.alive)


def backs(turned: Counter[str]) -> Counter[str]:
    """The Units on the backs of the Buildings that were destroyed."""
    found = Counter({"infantry": 0, "jet": 0, "tank": 0})
    for building in BUILDINGS:
        found[unit_behind(building).id] += turned[building.id]
    return found


def tokens_are_within_their_stock(city: City, state: State) -> None:
    """No more tokens are in play than exist."""
    for kind in (WEB, JINX):
        assert sum(monster.tokens.get(kind, 0) for monster in state.monsters) <= TOKENS[kind]
    counters = [
        held.counter for monster in state.monsters for held in monster.cards if held.card.id == CARAPACE
    ]
    assert all(0 <= counter <= TOKENS[CARAPACE] for counter in counters)
    assert sum(city.boroughs[borough].souvenir for borough in BOROUGHS) <= TOKENS[SOUVENIR]


def everybody_has_room(t: Table) -> None:
    """At most two in an outer borough, as many in Manhattan as it holds, and one per space."""
    state = t.state
    for borough in OUTER:
        assert sum(monster.place == borough for monster in state.monsters) <= 2, f"a crowd in {borough}"
    within = insiders(t)
    assert t.question is not None
    assert len(within) <= capacity(t) or t.question.kind == "move-out", "a crowd in Manhattan"
    assert len({monster.place for monster in within}) == len(within), "two on one space"
    if state.turn:
        assert all(monster.place != NOWHERE for monster in state.living())


def goal_cards_have_owners_who_live(city: City, state: State) -> None:
    """A goal card is on the table or in front of somebody still in the game."""
    for seat in (city.superstar, city.statue):
        assert seat == NOBODY or state.monsters[seat].alive
