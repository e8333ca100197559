"""The panels of the table as text: Monsters, dice, the cards for sale; nothing is said by colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.table import Table
from rich.text import Text

from kaiju.core.cards import Card
from kaiju.core.position import price
from kaiju.core.state import DISCARDED, Face, Held, Monster
from kaiju.terminal.match import Match
from kaiju.terminal.story import Line

GREEN: Final = "green"
DIM: Final = "dim"
STRONG: Final = "bold"
LOUD: Final = frozenset({"eliminated", "won", "nobody-won"})
PLAIN: Final = frozenset(
    {
        "attacks",
        "bought",
        "destroyed",
        "placed",
        "rerolled",
        "resolves",
        "revealed",
        "rolled",
        "swept",
        "uncovered",
    }
)


def joined(lines: Iterable[Text]) -> Text:
    """Lines below each other."""
    return Text("\n").join(lines)


def marked(match: Match, what: str, amount: int) -> str:
    """An amount with the mark of life, victory points or energy."""
    return f"{amount}{match.say.words.say(f'mark-{what}')}"


# -- Monsters ----------------------------------------------------------------------------------------


def monsters(match: Match, goals: Mapping[str, int], wide: bool, place_width: int = 9) -> Text:
    """Every Monster with its numbers and its place; an arrow marks the one whose turn it is."""
    lines: list[Text] = []
    for monster in match.table.state.monsters:
        lines.append(_monster(match, monster, wide, place_width))
        if wide and monster.alive:
            own = [match.say.name(card) for card, seat in goals.items() if seat == monster.seat]
            lines.append(Text(f"    {match.say.words.row([*own, belongings(match, monster)])}", DIM))
    return joined(lines)


def _monster(match: Match, monster: Monster, wide: bool, place_width: int) -> Text:
    words, state = match.say.words, match.table.state
    arrow = "▶" if monster.seat == state.active and state.turn else " "
    longest = max(12, *(len(match.say.monster(seat)) for seat in range(len(state.monsters))))
    name = f"{arrow}{match.say.monster(monster.seat):<{longest}}"
    if not monster.alive:
        return Text(f"{name} {words.say('term-eliminated')}", DIM)
    numbers = (("life", monster.life), ("vp", monster.vp), ("energy", monster.energy))
    counts = " ".join(f"{marked(match, what, amount):>3}" for what, amount in numbers)
    place = words.short("place", monster.place) if monster.place else "–"
    style = STRONG if match.human(monster.seat) else ""
    line = Text(f"{name} {counts} {place:<{place_width}}", style)
    if wide:
        return line.append(f" {player(match, monster.seat)}", DIM)
    return line.append(f" {_brief(match, monster)}", DIM)


def player(match: Match, seat: int) -> str:
    """Who plays a seat: you, a person by number, or a bot by name."""
    if not match.human(seat):
        return match.say.words.say("terminal-bot", name=match.players[seat])
    if len(match.humans) == 1:
        return match.say.words.say("terminal-you")
    return match.say.words.say("terminal-player", number=match.humans.index(seat) + 1)


def belongings(match: Match, monster: Monster) -> str:
    """The tokens and cards of a Monster."""
    parts = [*tokens(match, monster), *(card(match, held) for held in monster.cards)]
    return match.say.words.row(parts) or match.say.words.say("terminal-no-cards")


def tokens(match: Match, monster: Monster) -> list[str]:
    """The tokens of a Monster, each kind with its number."""
    return [
        match.say.words.say("terminal-tokens", what=match.say.words.name("token", id), count=count)
        for id, count in monster.tokens.items()
    ]


def _brief(match: Match, monster: Monster) -> str:
    """How many cards, and the tokens by their first letter."""
    words = match.say.words
    cards = [words.say("terminal-cards", count=len(monster.cards))] if monster.cards else []
    letters = [f"{words.name('token', token)[0]}{count}" for token, count in monster.tokens.items()]
    return " ".join([*cards, *letters])


def card(match: Match, held: Held) -> str:
    """A card, what it copies, and what is on it."""
    say, acts = match.say, held.card.id
    name: str = say.name(held.printed.id)
    if held.card is not held.printed:
        name = say.words.say("terminal-copy", card=name, copied=say.name(acts))
    if not say.words.has(f"counter-{acts}"):
        return name
    counter = say.words.say(f"counter-{acts}", count=held.counter)
    return say.words.say("terminal-counter", card=name, counter=counter)


# -- dice --------------------------------------------------------------------------------------------


def dice(match: Match, wide: bool) -> Text:
    """The dice by their numbers, then the symbols added by cards."""
    state = match.table.state
    results = [*state.dice, *state.added]
    if not results:
        return Text(match.say.words.say("terminal-no-dice"), DIM)
    return Text("   " if wide else "  ").join(_die(match, at, face, wide) for at, face in enumerate(results))


def _die(match: Match, at: int, face: Face, wide: bool) -> Text:
    words, state = match.say.words, match.table.state
    number = f"{at + 1}" if at < len(state.dice) else f"+{at + 1}"
    if face == DISCARDED:
        return Text(f"{number} –", DIM)
    shown = words.name("face", face) if wide else words.short("face", face)
    label = match.say.own("terminal", "die", number=number, face=shown)
    if face in state.resolved:
        return Text(f"{label} ✓", DIM)
    if match.table.game.dice <= at < len(state.dice):
        return Text(f"{label} {words.say('terminal-green')}", f"{STRONG} {GREEN}")
    return Text(label, STRONG)


# -- the row -----------------------------------------------------------------------------------------


def market(match: Match, seat: int, wide: bool, top: Card | None = None) -> Table | Text:
    """The cards for sale, each with what it costs this seat now; with the whole effect, if there is room."""
    rows = [_offer(match, seat, card) for card in match.table.state.row if card]
    if top is not None:
        cost, name, kind, effect = _offer(match, seat, top)
        rows.append((cost, name, kind, match.say.words.say("terminal-top", effect=effect)))
    if not wide:
        names, kinds = (max((len(row[at]) for row in rows), default=0) for at in (1, 2))
        return joined(
            Text(f"{cost} {name:<{names}} {kind:<{kinds}} ").append(effect, DIM)
            for cost, name, kind, effect in rows
        )
    grid = Table.grid(padding=(0, 1))
    for style in ("", STRONG, "", DIM):
        grid.add_column(style=style, no_wrap=style != DIM)
    for row in rows:
        grid.add_row(*row)
    return grid


def _offer(match: Match, seat: int, card: Card) -> tuple[str, str, str, str]:
    """What a card costs now, its name, its kind and its effect."""
    say, table = match.say, match.table
    me = table.state.monsters[seat]
    cost = price(table, me, card) if me.alive else card.cost
    kind = say.words.say("term-keep" if card.keep else "term-discard")
    effect = say.words.effect(table.game.dialect, card.id)
    return f"{marked(match, 'energy', cost):>3}", say.name(card.id), kind, effect


# -- what happened -----------------------------------------------------------------------------------


def told(match: Match, line: Line, wide: bool) -> Text:
    """A line of the story with its reason; a narrow log leaves out obvious reasons."""
    if line.kind == "turn":
        return Text(f"── {line.text} ──", STRONG)
    text = Text(line.text, STRONG if line.kind in LOUD else "")
    if line.cause and wide:
        text.append(f" ({match.say.source(line.cause)})", DIM)
    elif line.cause and line.kind not in PLAIN:
        text.append(f" ({match.say.why(line.cause)})", DIM)
    return text
