"""The panels of the table as text: Monsters, dice, the cards for sale. Nothing is said by colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.table import Table
from rich.text import Text

from kaiju.core.cards import Card
from kaiju.core.dice import unresolved
from kaiju.core.market import price
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
    """Lines under each other."""
    return Text("\n").join(lines)


def marked(match: Match, what: str, amount: int) -> str:
    """An amount with the mark of life, victory points or energy."""
    return f"{amount}{match.say.words.say(f'mark-{what}')}"


# -- Monsters ----------------------------------------------------------------------------------------


def monsters(match: Match, goals: Mapping[str, int], wide: bool) -> Text:
    """Every Monster with its numbers and its place; the one whose turn it is has an arrow."""
    lines: list[Text] = []
    for monster in match.table.state.monsters:
        lines.append(_monster(match, monster, wide))
        if wide and monster.alive:
            own = [match.say.name(card) for card, seat in goals.items() if seat == monster.seat]
            lines.append(Text(f"    {', '.join([*own, belongings(match, monster)])}", DIM))
    return joined(lines)


def _monster(match: Match, monster: Monster, wide: bool) -> Text:
    words, state = match.say.words, match.table.state
    arrow = "▶" if monster.seat == state.active and state.turn else " "
    name = match.say.monster(monster.seat)
    if not monster.alive:
        return Text(f"{arrow}{name:<12} {words.say('term-eliminated')}", DIM)
    numbers = (("life", monster.life), ("vp", monster.vp), ("energy", monster.energy))
    counts = " ".join(f"{marked(match, what, amount):>3}" for what, amount in numbers)
    place = words.short("place", monster.place) if monster.place else "–"
    style = STRONG if match.human(monster.seat) else ""
    line = Text(f"{arrow}{name:<12} {counts} {place:<9}", style)
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
    """The cards and tokens of a Monster."""
    words = match.say.words
    parts = [_card(match, held) for held in monster.cards]
    parts += [f"{words.name('token', token)} {count}" for token, count in monster.tokens.items()]
    return ", ".join(parts) or words.say("terminal-no-cards")


def _brief(match: Match, monster: Monster) -> str:
    """How many cards, and the tokens by their first letter."""
    words = match.say.words
    cards = [words.say("terminal-cards", count=len(monster.cards))] if monster.cards else []
    tokens = [f"{words.name('token', token)[0]}{count}" for token, count in monster.tokens.items()]
    return " ".join([*cards, *tokens])


def _card(match: Match, held: Held) -> str:
    """A card, with its counter where that counts the tokens named after it."""
    name = match.say.name(held.card.id)
    return f"{name} ({held.counter})" if match.say.words.has(f"token-{held.card.id}") else name


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
    label = f"{number} {words.name('face', face) if wide else words.short('face', face)}"
    if face in state.resolved:
        return Text(f"{label} ✓", DIM)
    if match.table.game.dice <= at < len(state.dice):
        return Text(f"{label} {words.say('terminal-green')}", f"{STRONG} {GREEN}")
    return Text(label, STRONG)


# -- the row -----------------------------------------------------------------------------------------


def market(match: Match, seat: int, wide: bool) -> Table | Text:
    """The cards for sale, each with what it costs this seat now; with room the whole effect."""
    rows = [_offer(match, seat, card) for card in match.table.state.row if card]
    if not wide:
        return joined(
            Text(f"{cost} {name:<19.19} {kind:<7} ").append(effect, DIM) for cost, name, kind, effect in rows
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
    effect = say.words.effect(table.game.id, card.id)
    return f"{marked(match, 'energy', cost):>3}", say.name(card.id), kind, effect


# -- what happened -----------------------------------------------------------------------------------


def told(match: Match, line: Line, wide: bool) -> Text:
    """A line of the story with its reason; a narrow log leaves out the reasons that go without saying."""
    if line.kind == "turn":
        return Text(f"── {line.text} ──", STRONG)
    text = Text(line.text, STRONG if line.kind in LOUD else "")
    if line.cause and wide:
        text.append(f" ({match.say.source(line.cause)})", DIM)
    elif line.cause and line.kind not in PLAIN:
        text.append(f" ({match.say.why(line.cause)})", DIM)
    return text


# -- answers -----------------------------------------------------------------------------------------


def option(match: Match, kind: str, text: str) -> str:
    """An offered answer in plain words, with what the table knows about it."""
    table = match.table
    verb, _, what = text.partition(" ")
    me = table.state.monsters[match.asked or 0]
    for card in table.state.row:
        if verb == "buy" and card and card.id == what:
            return match.say.answer(kind, text, cost=price(table, me, card))
    if verb == "resolve":
        return match.say.answer(kind, text, amount=unresolved(table, Face(what)))
    return match.say.answer(kind, text)
