"""The rulebook on the command line: a chapter, the paragraphs about something, or a card."""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from kaiju import rulebook
from kaiju.commands.arguments import DEFAULT, CommandRefused, GameName, game_named
from kaiju.core.game import Game
from kaiju.rulebook import Chapter, Part, Rulebook
from kaiju.words import Words, preferred

About = Annotated[str, Parameter(help="cli-rules.about")]


def rules(*about: About, game: GameName = DEFAULT) -> None:
    """Read the rules: everything, or what they say about a word, a clause or a card."""
    words = Words(preferred())
    found = game_named(game, words)
    book = Rulebook(words.language, found.id)
    console = Console(highlight=False)
    wanted = " ".join(about)
    if card := _called(wanted, book, found, words):
        _card(console, words, book, found, card)
    elif parts := rulebook.about(book, wanted):
        chapters = [_only(chapter, parts) for chapter in book.chapters]
        for chapter in chapters:
            _chapter(console, book, chapter)
    else:
        raise CommandRefused(words.say("error-rules-nothing", wanted=wanted))


COMMANDS: Final = ((rules, "kaiju rules NY-FLEE-1"),)


def _called(wanted: str, book: Rulebook, game: Game, words: Words) -> str:
    """The id of the card that is called so, by its id or by its name; nothing if none is."""
    names = {id: {id, words.card(game.dialect, id).casefold()} for id in book.cards}
    return next((id for id, called in names.items() if wanted.casefold() in called), "")


def _only(chapter: Chapter, parts: list[Part]) -> Chapter:
    return chapter._replace(parts=tuple(part for part in chapter.parts if part in parts))


def _chapter(console: Console, book: Rulebook, chapter: Chapter) -> None:
    """A chapter with its paragraphs, unless none are left."""
    if chapter.parts:
        console.rule(Text(book.texts[chapter.id].title, "bold yellow"), align="left")
    for part in chapter.parts:
        said = book.texts[part.id]
        if said.title:
            console.print(Text(said.title, "bold"))
        console.print(Text(rulebook.plain(said.text)))
        console.print(Text(" ".join(part.clauses), "dim"))
        console.print()


def _card(console: Console, words: Words, book: Rulebook, game: Game, id: str) -> None:
    """A card: its effect, when it acts, and its rulings."""
    notes = book.cards[id]
    console.rule(Text(words.card(game.dialect, id), "bold yellow"), align="left")
    console.print(Text(words.effect(game.dialect, id)))
    console.print(Text(notes.when, "italic"))
    for question, answer in notes.rulings:
        console.print()
        console.print(Text(question, "bold"))
        console.print(Text(answer))
