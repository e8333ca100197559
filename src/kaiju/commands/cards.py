"""The power cards of a game on the command line, for people and for programs."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console
from rich.table import Table

from kaiju.commands.arguments import DEFAULT, AsJson, GameName, Options, edition_named, game_named, print_json
from kaiju.core.game import Game
from kaiju.words import Words, preferred


def cards(*, game: GameName = DEFAULT, option: Options = (), as_json: AsJson = False) -> None:
    """List the power cards with cost, kind and effect."""
    words = Words(preferred())
    rules = game_named(game, words)
    edition = edition_named(rules, option, rules.players[1], words)
    if as_json:
        print_json(_listed(edition, words))
    else:
        Console().print(_table(edition, words))


COMMANDS: Final = ((cards, "kaiju cards --game king-of-new-york --json"),)


def _listed(game: Game, words: Words) -> list[dict[str, Any]]:
    """Every power card as plain data, by id."""
    return [
        {
            "id": card.id,
            "kind": "keep" if card.keep else "discard",
            "cost": card.cost,
            "copies": card.copies,
            "name": words.card(game.dialect, card.id),
            "effect": words.effect(game.dialect, card.id),
        }
        for card in sorted(game.cards.values(), key=lambda card: card.id)
    ]


def _table(game: Game, words: Words) -> Table:
    """Every power card with its effect."""
    table = Table(show_lines=True)
    table.add_column(words.say("cards-cost"), justify="right")
    for title in ("simulate-card", "cards-kind", "cards-effect"):
        table.add_column(words.say(title))
    for card in _listed(game, words):
        kind = words.say(f"term-{card['kind']}")
        table.add_row(str(card["cost"]), f"{card['name']}\n[dim]{card['id']}[/dim]", kind, card["effect"])
    return table
