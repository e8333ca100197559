"""The cards of a game, for people and for programs."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from kaiju.core.game import Game
from kaiju.words import Words


def cards(game: Game, words: Words) -> list[dict[str, Any]]:
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


def as_table(game: Game, words: Words) -> Table:
    """Every power card with its effect."""
    table = Table(show_lines=True)
    table.add_column(words.say("cards-cost"), justify="right")
    for title in ("simulate-card", "cards-kind", "cards-effect"):
        table.add_column(words.say(title))
    for card in cards(game, words):
        kind = words.say(f"term-{card['kind']}")
        table.add_row(str(card["cost"]), f"{card['name']}\n[dim]{card['id']}[/dim]", kind, card["effect"])
    return table
