"""The rulebook: it says every clause that concerns a player, the same in every language."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from kaiju import rulebook
from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.newyork.tiles import TILES, UNITS
from kaiju.rulebook import Part, Rulebook, Text, about, plain
from kaiju.scenarios import wanted
from kaiju.words import Words, languages
from tests.support.documents import RULES
from tests.support.foreign import foreign
from tests.support.play import editions

BOOKS = [(language, game) for language in languages() for game in GAMES]
every_book = pytest.mark.parametrize(("language", "game"), BOOKS)
every_game = pytest.mark.parametrize("game", GAMES)
ENGLISH = Words()
CLAUSE = re.compile(r"\b(?:NY|KT)-[A-Z0-9]+-\d+")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
# What is written about sources and not about play, and examples, which are told in the chapters of examples.
NO_RULE = re.compile(r"(?:NY|KT)-(?:DIFF|EX)-\d+")
# Refusals of what only a program can do: no person can answer for chance, or open a table with nonsense.
FOR_PROGRAMS = {
    "no-such-monster",
    "no-such-seed",
    "no-such-option",
    "wrong-number-of-players",
    "wrong-number-of-dice",
    "no-such-face",
    "not-left",
}
ONLY_NEW_YORK = {"already-there", "not-to-manhattan", "must-enter", "no-room", "must-destroy"}
# German words that English writes the same, and English names that are mentioned as such.
MEANT = {
    "de": {
        *{"a", "aura", "extra", "fall", "lies", "plus", "will"},
        *{"giga", "jinx", "tank", "tanks", "the", "zaur"},
    }
}
PIECES = {"arrow", "plus", "equals", "or", "cross"}
WHOLE = {"map", "manhattan", "tokyo", "turn"}
ICONS = {"vp", "life", "energy", "cards", "dice", "reroll", "sweep", "noheal"}


def facts(game: str) -> dict[str, Any]:
    """The facts of the rules document."""
    found: dict[str, Any] = json.loads((RULES / f"{game}.json").read_text(encoding="utf-8"))
    return found


def cards(game: str) -> dict[str, dict[str, Any]]:
    """The cards of the rules document, goal cards included."""
    found = facts(game)
    return {card["id"]: card for card in [*found["cards"], *found.get("goal_cards", [])]}


def texts(language: str, game: str) -> Iterator[tuple[str, str]]:
    """Every text of a rulebook with its place."""
    book = Rulebook(language, game)
    for id, said in book.texts.items():
        yield from ((id, text) for text in said if text)
    for id, notes in book.cards.items():
        yield from ((id, text) for text in (notes.when, *(said for pair in notes.rulings for said in pair)))


@every_game
def test_every_clause_that_concerns_a_player_is_reached(game: str) -> None:
    clauses = {id for id in wanted(game) if CLAUSE.fullmatch(id) and not NO_RULE.fullmatch(id)}
    told = {clause for chapter in rulebook.plan(game) for part in chapter.parts for clause in part.clauses}
    assert len(clauses) > 250
    assert told == clauses


@every_game
def test_every_refusal_is_explained_once(game: str) -> None:
    known = {id.removeprefix("refusal-") for id in ENGLISH.ids() if id.startswith("refusal-")}
    rules = {id for id in known if not id.startswith("king-of")} - FOR_PROGRAMS
    if game == "king-of-tokyo":
        rules -= ONLY_NEW_YORK
    explained = [refusal for part in Rulebook("en", game).parts() for refusal in part.refusals]
    assert sorted(explained) == sorted(rules)


def test_every_language_has_a_rulebook() -> None:
    assert rulebook.languages() == languages()


@every_book
def test_every_language_says_everything(language: str, game: str) -> None:
    book = Rulebook(language, game)
    planned = [id for chapter in book.chapters for id in (chapter.id, *(part.id for part in chapter.parts))]
    assert len(planned) == len(set(planned))
    assert list(book.texts) == planned
    for chapter in book.chapters:
        assert book.texts[chapter.id].title
        for part in chapter.parts:
            said = book.texts[part.id]
            assert said.text, part.id
            assert bool(said.figure) == bool(part.figure), part.id
            assert said.title or chapter.kind not in {"questions", "terms"}, part.id


@every_book
def test_every_card_has_a_page_with_all_its_rulings(language: str, game: str) -> None:
    pages = Rulebook(language, game).cards
    assert pages.keys() == cards(game).keys()
    for id, card in cards(game).items():
        assert pages[id].when
        assert len(pages[id].rulings) == len(card["rulings"]), id
        assert all(question.endswith("?") and answer for question, answer in pages[id].rulings), id


@every_book
def test_links_lead_somewhere_and_cards_have_their_names(language: str, game: str) -> None:
    words, dialects = Words(language), [edition.dialect for edition in editions(GAMES[game])]
    places = {*Rulebook(language, game).texts}
    for id, text in texts(language, game):
        for shown, to in LINK.findall(text):
            if to.startswith("card:"):
                card = to.removeprefix("card:")
                assert shown in {words.card(dialect, card) for dialect in dialects}, f"{id}: {shown}"
            else:
                assert to.removeprefix("#") in places, f"{id}: {to}"


@every_book
def test_texts_are_for_people(language: str, game: str) -> None:
    for id, text in texts(language, game):
        assert not CLAUSE.search(text), id
        assert not re.search(r"\bVP\b|[<>`|{}]|\s\s", plain(text).replace("\n\n", "")), f"{id}: {text}"


@every_book
def test_no_word_of_another_language_is_left(language: str, game: str) -> None:
    found = {word for _, text in texts(language, game) for word in foreign(language, plain(text))}
    assert found <= MEANT.get(language, set())


@every_game
def test_drawings_are_made_of_pieces_that_there_are(game: str) -> None:
    for part in Rulebook("en", game).parts():
        assert part.figure == () or (part.figure[0] in WHOLE and len(part.figure) == 1) or drawn(game, part)


def drawn(game: str, part: Part) -> bool:
    """Whether every piece of a drawing exists; a wrong one is named."""
    for piece in part.figure:
        assert piece in PIECES or known(GAMES[game], *piece.split(":")), f"{part.id}: {piece}"
    return True


def known(game: Game, kind: str, id: str, amount: str = "") -> bool:
    """Whether there is such a piece in a game."""
    match kind:
        case "die" | "green":
            return id in game.faces
        case "tile" | "stack":
            return id in TILES and id not in UNITS
        case "unit":
            return id in UNITS
        case "card":
            return id in cards(game.id)
        case "icon":
            return id in ICONS
        case "count":
            return id in {"vp", "life", "energy"} and bool(re.fullmatch(r"-?\d+", amount))
        case _:
            return ENGLISH.has(f"{kind}-{id}")


def test_a_clause_opens_its_own_paragraph_and_words_find_theirs() -> None:
    book = Rulebook("en", "king-of-new-york")
    own = about(book, "ny-flee-1")
    assert own
    assert all("NY-FLEE-1" in part.clauses for part in own)
    found = about(book, "Superstar owner")
    assert found
    for part in found:
        said = " ".join(book.texts[part.id]).casefold()
        assert "superstar" in said
        assert "owner" in said
    assert about(book, "xyzzy") == []
    assert about(book, "") == about(book, "?") == []


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "fleeing attackers", "flee"),
        ("de", "verschonten", "verschonen"),
        ("de", "Flüchtende", "flucht"),
        ("ru", "сбежавшего", "сбежа"),
        ("ru", "бросал", "брос"),
        ("ru", "«Черепов»", "череп"),
        ("ru", "звездами", "звезд"),
    ],
)
def test_words_are_found_in_any_form(language: str, typed: str, told: str) -> None:
    book = Rulebook(language, "king-of-new-york")
    found = about(book, typed)
    assert 0 < len(found) < 120
    for part in found:
        assert told in " ".join(book.texts[part.id]).casefold().replace("ё", "е")


def test_marks_are_left_out_where_they_cannot_be_drawn() -> None:
    assert plain("Roll **six** dice, or buy [Wings](card:wings).") == "Roll six dice, or buy Wings."
    assert Text("", "a", "") == Text(title="", text="a", figure="")
