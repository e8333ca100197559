"""What can be known of a position in New York, besides what both games share.

| question | answer |
| --- | --- |
| room | `insiders`, `track_closed`, `capacity`, `room_in`, `has_room`, `free_boroughs`, `reachable` |
| spaces of Manhattan | `lower_space`, `next_space` |
| moving | `toll`, `can_move_freely`, `zone_income`, `entry_reward` |
| attacks | `attack_counts`, `across`, `hit_amount`, `work_out`, `hits_among` |
| the cards behind them | `enablers`, `strengtheners` |
| tiles | `aim`, `buildings`, `is_new`, `units`, `near_targets`, `far_targets` |
| destroying | `durability`, `rewards`, `tile_reward` |
| Units that fire | `units_around`, `ouch_hits`, `ouch_damage` |
| the dice of another | `yet_to_come` |
| other results | `added_results`, `energy_results`, `heals_here`, `celebrity_needed`, `celebrity_points` |
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from kaiju.core.position import Coming, Position, damage, purse, unresolved
from kaiju.core.state import NOBODY, Face, Hit, Monster, Place, Strengthener, Strike
from kaiju.newyork.city import (
    BOROUGHS,
    LOWER,
    MANHATTAN,
    MANHATTAN_SPACES,
    OUTER,
    TRACK,
    TRACK_5_6,
    borough_of,
    city,
    inside,
)
from kaiju.newyork.faces import ATTACK, OUCH
from kaiju.newyork.language import NewYorkCard, acting_as, own_cards
from kaiju.newyork.tiles import TILES, UNITS, Reward, Tile, Unit

INCOME: Final = ((1, 1), (2, 1), (2, 2))  # victory points and Energy of Lower, Midtown and Upper
STATUE_POINTS: Final = 3  # what the Statue of Liberty gives its taker and costs its loser
NOTHING: Final = (0, 0)
OUTER_ROOM: Final = 2  # Monsters per outer borough
ENTERING: Final = 1  # the victory points for entering Manhattan
REWARD_RULE: Final = "NY-DESTROY-6"

# -- Manhattan and the boroughs --------------------------------------------------------------------


def insiders(p: Position) -> list[Monster]:
    """The Monsters in Manhattan, the one on the 2-4 track first. (NY-ADV-8)"""
    within = [monster for monster in p.state.monsters if monster.place in MANHATTAN_SPACES]
    return sorted(within, key=lambda monster: monster.place in TRACK_5_6) if len(within) > 1 else within


def capacity(p: Position) -> int:
    """How many Monsters Manhattan holds. (NY-MANHATTAN-1, NY-ADV-1)"""
    return 1 if track_closed(p) else 2


def track_closed(p: Position) -> str:
    """Why the 5-6 track is closed: the `players`, an `option`, who is `left`; empty if open. (NY-ADV-1)"""
    if len(p.state.monsters) < 5:
        return "players"
    if p.state.options["advanced"] != "on":
        return "option"
    return "" if len(p.state.living()) >= 5 else "left"


def room_in(p: Position, borough: Place) -> int:
    """How many Monsters a borough holds. (NY-SETUP-12, NY-MANHATTAN-1)"""
    return capacity(p) if borough == MANHATTAN else OUTER_ROOM


def has_room(p: Position, borough: Place) -> bool:
    """Is there room for another Monster here? (NY-SETUP-12)"""
    if borough == MANHATTAN:
        return len(insiders(p)) < capacity(p)
    here = 0
    for monster in p.state.monsters:
        here += monster.place == borough
    return here < OUTER_ROOM


def free_boroughs(p: Position, me: Monster) -> list[Place]:
    """The outer boroughs with room that `me` is not in."""
    return [borough for borough in OUTER if borough != me.place and has_room(p, borough)]


def reachable(p: Position, me: Monster) -> list[Place]:
    """The boroughs with room that `me` is not in, Manhattan included."""
    return [borough for borough in BOROUGHS if borough != borough_of(me) and has_room(p, borough)]


def lower_space(p: Position) -> Place:
    """Where a Monster is placed when it enters. (NY-MANHATTAN-3, NY-ADV-3)"""
    taken = any(monster.place in TRACK for monster in p.state.monsters)
    return TRACK_5_6[0] if taken else LOWER


def next_space(place: Place) -> Place:
    """One zone further on the same track; Upper is the end. (NY-MOVE-4, NY-MOVE-5, NY-ADV-4)"""
    track = TRACK_5_6 if place in TRACK_5_6 else TRACK
    return track[min(track.index(place) + 1, 2)]


# -- moving ----------------------------------------------------------------------------------------


def toll(p: Position) -> int:
    """What an optional move costs while a card in the row demands it. (NY-RULING-63)"""
    total = 0
    for card in cast("list[NewYorkCard | None]", p.state.row):
        if card:
            total += card.toll
    return total


def can_move_freely(p: Position, me: Monster) -> bool:
    """Can it pay for an optional move?"""
    return purse(me) >= toll(p)


def zone_income(place: Place) -> tuple[int, int]:
    """The victory points and Energy a space of Manhattan pays. (NY-EARN-1)"""
    if place not in MANHATTAN_SPACES:
        return NOTHING
    track = TRACK if place in TRACK else TRACK_5_6
    return INCOME[track.index(place)]


def entry_reward(p: Position, me: Monster) -> int:
    """The victory points for entering Manhattan, once per turn. (NY-MANHATTAN-2, NY-RULING-57)"""
    return 0 if inside(me) or me.seat in city(p).facts.entered else ENTERING


# -- attacks ---------------------------------------------------------------------------------------


def attack_counts(p: Position, me: Monster) -> bool:
    """Was a Monster in Manhattan when this turn began, or would there be if it began now? (NY-ATTACK-5)"""
    if me.seat == p.state.active and p.state.phase > p.game.first_turn_phase:
        return city(p).facts.occupied
    return bool(insiders(p))


def across(p: Position, me: Monster) -> list[Monster]:
    """Whom an attack hits: everyone on the other side, plus those cards add. (NY-ATTACK-2, NY-ATTACK-3)"""
    within = inside(me)
    hit = [monster for monster in p.state.others(me) if inside(monster) != within]
    for held in me.cards:
        if hit and "widens" in held.card.acts:
            hit = held.card.widens(p, me, held, hit)
    return hit


def enablers(p: Position, me: Monster, target: Monster) -> list[str]:
    """The cards without which fewer claws, or none, would hit a target. (NY-RESOLVE-5, NY-ATTACK-3)"""
    found: list[str] = []
    added, adders = p.state.added, city(p).facts.adders
    since = len(added) - len(adders)  # a position may begin with results of unknown cards
    for at, card in enumerate(adders):
        if added[since + at] == ATTACK and card not in found:
            found.append(card)
    if inside(target) == inside(me):
        found += [held.printed.id for held in me.cards if "widens" in held.card.acts]
    return found


def hit_amount(p: Position, me: Monster, hit: Hit) -> int:
    """Results plus bonuses, then doublings. (NY-RULING-33)"""
    amount, factor = hit.amount, hit.factor
    for held in me.cards:
        if "attack_bonus" in held.card.acts:
            amount += held.card.attack_bonus(p, me, held, hit.target)
        if "attack_factor" in held.card.acts:
            factor *= acting_as(held).attack_factor(me, held)
    return amount * factor


def strengtheners(p: Position, me: Monster, hits: list[Hit]) -> list[Strengthener]:
    """The cards that add to an attack, and how much to each hit: bonuses, then doublings. (NY-RULING-33)"""
    found: list[Strengthener] = []
    sums = {hit.target.seat: hit.amount for hit in hits}
    for held in me.cards:
        if "attack_bonus" in held.card.acts:
            bonus = {hit.target.seat: held.card.attack_bonus(p, me, held, hit.target) for hit in hits}
            found.append((held, bonus))
            sums = {seat: amount + bonus[seat] for seat, amount in sums.items()}
    for held in me.cards:
        if "attack_factor" in held.card.acts:
            more = acting_as(held).attack_factor(me, held) - 1
            found.append((held, {seat: amount * more for seat, amount in sums.items()}))
            sums = {seat: amount * (more + 1) for seat, amount in sums.items()}
    return found


def work_out(p: Position, strike: Strike) -> None:
    """Work out the damage to every target; damage reduced to 0 is no damage. (NY-RULING-11)"""
    for hit in strike.hits:
        for held in hit.target.cards:
            if "damage" in held.card.acts:
                hit.amount = acting_as(held).damage(p, hit.target, held, strike, hit)
    strike.hits = [hit for hit in strike.hits if hit.amount > 0]


def hits_among(p: Position, me: Monster, among: list[Monster], results: int) -> list[Hit]:
    """What an attack would cost those of these it hits, if they do nothing about it. (NY-RULING-33)"""
    if not results:
        return []
    targets = p.game.targets(p, me)
    hits = [Hit(target, results) for target in among if target in targets]
    for hit in hits:
        hit.amount = hit_amount(p, me, hit)
    return _worked_out(p, Strike("attack", "NY-ATTACK-1", hits, me))


def _worked_out(p: Position, strike: Strike) -> list[Hit]:
    """What is left of a strike when all damage is worked out."""
    work_out(p, strike)
    return strike.hits


# -- tiles -----------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Target:
    """A tile that may be destroyed: a stack by its number, or a Unit (stack -1)."""

    __slots__ = ("borough", "stack", "tile")

    def __init__(self, tile: Tile, borough: Place, stack: int) -> None:
        self.tile = tile
        self.borough = borough
        self.stack = stack


def aim(p: Position, me: Monster) -> Place:
    """The borough in which a Monster's Destruction points are used."""
    return Place(city(p).facts.aim) or borough_of(me)


def buildings(p: Position, borough: Place) -> list[Target]:
    """The face-up Buildings of a borough. (NY-DESTROY-1)"""
    stacks = city(p).boroughs[borough].stacks if borough else ()
    return [Target(TILES[stack.top], borough, at) for at, stack in enumerate(stacks) if stack.top]


def is_new(p: Position, unit: Unit) -> bool:
    """Did a Unit appear this turn, so that it cannot be destroyed yet? (NY-DESTROY-9)"""
    return unit.new_in(p.state.turn)


def units(p: Position, borough: Place) -> list[Target]:
    """The Units of a borough that did not appear this turn. (NY-DESTROY-9)"""
    found = city(p).boroughs[borough].units if borough else ()
    return [Target(UNITS[unit.id], borough, -1) for unit in found if not is_new(p, unit)]


def near_targets(p: Position, me: Monster) -> list[Target]:
    """What the remaining points can destroy in the borough where they are used. (NY-DESTROY-1)"""
    borough, facts = aim(p, me), city(p).facts
    found = _kinds(units(p, borough))
    if not facts.units_only:
        found = buildings(p, borough) + found
    return [target for target in found if durability(me, target.tile) <= facts.points]


def far_targets(p: Position, me: Monster) -> list[Target]:
    """What cards let the points reach elsewhere."""
    shooters = own_cards(me, "shoots_far")
    if not shooters:
        return []
    return [
        target
        for borough in BOROUGHS
        if borough != aim(p, me)
        for target in _kinds(units(p, borough))
        if any(card.shoots_far(target.tile) for _, card in shooters)
        and durability(me, target.tile) <= city(p).facts.points
    ]


def _kinds(found: list[Target]) -> list[Target]:
    """One of each kind of Unit."""
    if len(found) < 2:
        return found
    by_kind = {target.tile.id: target for target in found}
    return [by_kind[kind] for kind in UNITS if kind in by_kind]


def durability(me: Monster, tile: Tile) -> int:
    """How many points this Monster needs to destroy a tile."""
    needed = tile.durability
    if me.cards:
        for _, card in own_cards(me, "durability"):
            needed = min(needed, card.durability(tile))
    return needed


def rewards(p: Position, me: Monster, tile: Tile) -> list[Reward]:
    """What destroying a tile now pays: its own reward, then what cards add. (NY-DESTROY-6)"""
    found = [Reward(tile.reward, tile.amount, REWARD_RULE)]
    for held, card in own_cards(me, "spoils"):
        kind, amount = card.spoils(p, me, held, tile)
        if amount:
            found.append(Reward(kind, amount, card.id))
    return found


def tile_reward(p: Position, me: Monster, tile: Tile) -> dict[str, int]:
    """The rewards added up: how much `vp`, `energy` and `life`."""
    total = {"vp": 0, "energy": 0, "life": 0}
    for reward in rewards(p, me, tile):
        total[reward.kind] += reward.amount
    return total


# -- Units that fire -------------------------------------------------------------------------------


def units_around(p: Position, monster: Monster) -> int:
    """How many Units are in a Monster's borough; each deals 1 damage. (NY-OUCH-5, NY-OUCH-7)"""
    return len(city(p).boroughs[borough_of(monster)].units) if monster.place else 0


def ouch_hits(p: Position, me: Monster, results: int) -> list[Hit]:
    """Whom Units fire at: the Monster, its borough, or the whole city. (NY-OUCH-1, NY-OUCH-2, NY-OUCH-3)"""
    monsters = p.state.clockwise(p.state.active)
    if results == 1:
        monsters = [me]
    elif results == 2:
        here = borough_of(me)
        monsters = [monster for monster in monsters if borough_of(monster) == here]
    return [Hit(monster, units_around(p, monster)) for monster in monsters]


def ouch_damage(p: Position, monster: Monster) -> int:
    """What the Units around a Monster cost it when they fire, if it does nothing about it. (NY-OUCH-5)"""
    hits = _worked_out(p, Strike("ouch", "NY-OUCH-1", [Hit(monster, units_around(p, monster))]))
    return sum([hit.amount for hit in hits])


# -- the dice of another ---------------------------------------------------------------------------


def yet_to_come(p: Position, me: Monster) -> list[Coming]:
    """What results of the active Monster that are not resolved yet would cost another. (NY-RESOLVE-4)"""
    by, found = p.state.me, []
    if by is me:
        return []
    attack, ouch = unresolved(p, ATTACK), unresolved(p, OUCH)
    if attack and (hurt := damage(p, by, me, attack)):
        found.append(Coming(ATTACK, attack, hurt))
    if ouch and me in [hit.target for hit in ouch_hits(p, by, ouch)] and (hurt := ouch_damage(p, me)):
        found.append(Coming(OUCH, ouch, hurt))
    return found


# -- other results ---------------------------------------------------------------------------------


def added_results(p: Position, me: Monster) -> list[Face]:
    """The symbols cards will add to a Monster's dice, whatever it rolls. (NY-RESOLVE-5)"""
    cards = own_cards(me, "added_results")
    return [face for held, card in cards for face in card.added_results(p, me, held)]


def energy_results(me: Monster, results: int) -> int:
    """How much Energy this many Energy results give, before any bonus on gains. (NY-ENERGY-1)"""
    for _, card in own_cards(me, "energy_results"):
        results = card.energy_results(results)
    return results


def heals_here(me: Monster) -> bool:
    """Do Heal results give a Monster Life where it stands? (NY-HEAL-2)"""
    return me.place not in MANHATTAN_SPACES


def celebrity_needed(p: Position) -> int:
    """How many Celebrity results it takes to become the Superstar. (NY-CELEB-2)"""
    needed, owner = 3, city(p).superstar
    if owner != NOBODY:
        for _, card in own_cards(p.state.monsters[owner], "superstar_needed"):
            needed = max(needed, card.superstar_needed())
    return needed


def celebrity_points(p: Position, me: Monster, results: int) -> int:
    """What this many Celebrity results pay the Superstar, or a new one. (NY-CELEB-3, NY-CELEB-4)"""
    if city(p).superstar == me.seat:
        return results
    return results - 2 if results >= celebrity_needed(p) else 0
