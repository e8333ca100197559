"""New York as text: five boroughs with stacks, Units, souvenirs and Monsters."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from kaiju.core.cards import Card
from kaiju.core.position import unresolved
from kaiju.core.state import Face, Place
from kaiju.newyork.city import BOROUGHS, MANHATTAN, TRACK, TRACK_5_6, Borough, borough_of, city
from kaiju.newyork.goals import STATUE, SUPERSTAR
from kaiju.newyork.position import capacity
from kaiju.newyork.tiles import TILES, Stack
from kaiju.sentences import Value
from kaiju.terminal.match import Match
from kaiju.terminal.panels import DIM, STRONG, joined, marked

SOUVENIR: Final = "souvenir"


def board(match: Match, wide: bool) -> Text:
    """The five boroughs; the spaces of Manhattan too, if there is room."""
    if not wide:
        return joined([_brief(match, name) for name in BOROUGHS])
    lines = [line for name in BOROUGHS for line in _full(match, name)]
    return joined([*lines, *_tracks(match)])


def goals(match: Match) -> dict[str, int]:
    """The goal cards, each with the seat of its owner."""
    town = city(match.table)
    return {SUPERSTAR: town.superstar, STATUE: town.statue}


def known(match: Match, seat: int, text: str) -> dict[str, Value]:
    """How many results of the type are to be resolved, if an answer picks one."""
    verb, _, what = text.partition(" ")
    return {"amount": unresolved(match.table, Face(what))} if verb == "resolve" else {}


def top(match: Match, seat: int) -> Card | None:
    """Nobody ever sees the top card of the deck."""
    return None


def _brief(match: Match, name: Place) -> Text:
    """One line: the tops of the stacks by what they pay, how many are below them, and the Units."""
    borough = city(match.table).boroughs[name]
    stacks = " ".join(f"{_top(match, stack):<4}" for stack in borough.stacks)
    units = "".join(f"{count}{match.say.name(kind)[0]}" for kind, count in _units(borough))
    souvenir = " ◆" if borough.souvenir else ""
    return Text(f"{match.say.words.short('place', name):<9} ", STRONG).append(f"{stacks} {units}{souvenir}")


def _top(match: Match, stack: Stack) -> str:
    if not stack.top:
        return "–"
    tile = TILES[stack.top]
    return marked(match, tile.reward, tile.amount) + (f"+{stack.below}" if stack.below else "")


def _full(match: Match, name: Place) -> list[Text]:
    """Two lines: the stacks by name; then Units, souvenir and Monsters."""
    say, borough = match.say, city(match.table).boroughs[name]
    stacks = "  ".join(
        f"{say.name(stack.top)}{f' +{stack.below}' if stack.below else ''}" if stack.top else "–"
        for stack in borough.stacks
    )
    here: list[str] = [
        say.words.say("terminal-units", count=count, what=say.name(kind)) for kind, count in _units(borough)
    ]
    here += [say.words.name("token", SOUVENIR)] if borough.souvenir else []
    monsters = [monster for monster in match.table.state.living() if borough_of(monster) == name]
    below = Text(f"{'':14}{say.words.row(here)}", DIM)
    if monsters and name != MANHATTAN:
        who = say.words.row(say.monster(monster.seat) for monster in monsters)
        below.append(f"{'   ' if here else ''}▲ {who}", STRONG)
    return [Text(f"{say.name(name):<14}", STRONG).append(stacks), below]


def _units(borough: Borough) -> list[tuple[str, int]]:
    return sorted(Counter(unit.id for unit in borough.units).items())


def _tracks(match: Match) -> list[Text]:
    """Who is where in Manhattan; the second track only if it can be used."""
    tracks: list[tuple[str, tuple[Place, ...]]] = [("2–4", TRACK)]
    if capacity(match.table) > 1:
        tracks.append(("5–6", TRACK_5_6))
    return [
        Text(f"{'':4}{label}  ").append("  ".join(_space(match, at) for at in track))
        for label, track in tracks
    ]


def _space(match: Match, space: Place) -> str:
    """A space of Manhattan and who is on it."""
    zone = match.say.words.short("place", Place(space.removesuffix("-5-6")))
    for monster in match.table.state.living():
        if monster.place == space:
            return f"{zone} ▲ {match.say.monster(monster.seat)}"
    return f"{zone} –"
