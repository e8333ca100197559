"""The English words: complete for every game, without strays, and fit to be said."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast

from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.sentences import Sentences
from kaiju.words import SPOKEN, MissingWord, Words, languages, preferred
from tests import ROOT
from tests.support.documents import RULES
from tests.support.play import editions

FACTS: dict[str, dict[str, Any]] = {
    game: json.loads((RULES / f"{game}.json").read_text(encoding="utf-8")) for game in GAMES
}
NEW_YORK, TOKYO = FACTS["king-of-new-york"], FACTS["king-of-tokyo"]
LATER: dict[str, Any] = TOKYO["edition_2016"]
UNITS = {tile["unit"]["id"]: tile["unit"] for tile in NEW_YORK["tiles"]}
TEXT = (files("kaiju") / "locale" / "en.ftl").read_text(encoding="utf-8")
BODY = FluentParser().parse(TEXT).body
MESSAGES = [entry for entry in BODY if isinstance(entry, ast.Message)]
BY_ID = {message.id.name: message for message in MESSAGES}
EDITIONS = [edition for game in GAMES.values() for edition in editions(game)]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def cards(game: str) -> list[dict[str, Any]]:
    """The cards of a rules document, those that are never for sale last."""
    facts = FACTS[game]
    return [*facts["cards"], *facts.get("goal_cards", [])]


def names() -> Iterator[tuple[str, str]]:
    """Every id of the rules documents beside its English name."""
    yield "game-king-of-new-york", NEW_YORK["game"]["name"]["en"]
    yield "game-king-of-tokyo", TOKYO["name"]["en"]
    kinds = {
        "face": NEW_YORK["dice"]["faces"],
        "place": NEW_YORK["boroughs"] + TOKYO["places"],
        "place-manhattan": NEW_YORK["manhattan"]["zones"],
        "tile": NEW_YORK["tiles"] + list(UNITS.values()),
        "token": NEW_YORK["tokens"],
        "monster": NEW_YORK["monsters"] + TOKYO["monsters"],
        **{f"card-{game}": cards(game) for game in GAMES},
    }
    for kind, things in kinds.items():
        for thing in things:
            yield f"{kind}-{thing['id']}", thing["name"]["en"]
    for id, name in NEW_YORK["terms"].items():
        yield f"term-{id}", name["en"]
    for face in TOKYO["dice"]["faces"]:
        yield f"face-{face}", face.capitalize()
    for token in TOKYO["tokens"].keys() - {"total", "limit_effects"}:
        yield f"token-{token}", token.capitalize()


def sayable(message: ast.Message) -> list[str]:
    """The ids under which the value and the attributes of a message are said."""
    attributes = [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]
    return [message.id.name, *attributes] if message.value else attributes


NAMES = ("card-", "chat-quick-")  # a card has the name that is printed on it; a player may say what it likes


def source(id: str) -> list[str]:
    """The lines of a message that a player reads, the names of cards left out."""
    message = BY_ID[id]
    assert message.span
    lines = TEXT[message.span.start : message.span.end].splitlines()
    told = [line for line in lines if line.startswith("    .")] if id.startswith(NAMES) else lines
    return [line.partition(" = ")[2] or line for line in told]


@cache
def variables(id: str) -> frozenset[str]:
    """The variables a message asks for, read off its source and that of the messages it quotes."""
    message = BY_ID[id]
    assert message.span
    source = TEXT[message.span.start : message.span.end]
    quoted = [other for other in re.findall(r"{ ([a-z][\w-]*)[ .]", source) if other in BY_ID]
    own = frozenset(re.findall(r"\$([a-zA-Z][\w-]*)", source))
    return own.union(*(variables(other) for other in quoted))


# One word for one thing on the screen: what is drawn as a claw is called a claw, in both games.
WORDS_OF_THE_SCREEN = {
    "face-attack": "Claw",
    "face-heal": "Heart",
    "face-celebrity": "Star",
    "face-ouch": "Skull",
    "term-vp": "Crowns",
    "term-life": "Life",
}


def test_names_are_those_of_the_rules_document(words: Words) -> None:
    for id, name in sorted(names()):
        assert words.say(id) == WORDS_OF_THE_SCREEN.get(id, name), id


@pytest.mark.parametrize(
    "other", ["victory point", "VP", "Attack", "Celebrity", "Ouch", "claw dice", "reckon"]
)
def test_one_thing_has_one_word(other: str) -> None:
    """The words of the rulebook stand only where they are named as such, and where a card is named so."""
    wrong = re.compile(rf"\b{other}s?\b")
    told = [f"{BY_ID[id].id.name}: {line}" for id in BY_ID for line in source(id) if wrong.search(line)]
    assert not [line for line in told if "The rulebook calls" not in line]


@pytest.mark.parametrize("zone", [zone["id"] for zone in NEW_YORK["manhattan"]["zones"]])
def test_the_second_space_of_a_zone_is_named_after_it(words: Words, zone: str) -> None:
    name = words.name("place", f"manhattan-{zone}")
    assert words.name("place", f"manhattan-{zone}-5-6") == f"{name} (5\N{EN DASH}6)"


@pytest.mark.parametrize("tile", [*NEW_YORK["tiles"], *UNITS.values()], ids=lambda tile: tile["id"])
def test_a_tile_says_its_reward(words: Words, tile: dict[str, Any]) -> None:
    reward = tile["reward"]
    amount = words.say(f"amount-{reward['kind']}", amount=reward["amount"])
    sentences = Sentences(words, GAMES["king-of-new-york"], ())
    assert (
        sentences.answer("destroy", f"destroy {tile['id']}")
        == f"Destroy {sentences.name(tile['id'])}: {amount}"
    )


# -- cards and editions ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_name_and_an_effect(words: Words, game: str) -> None:
    for card in cards(game):
        assert words.card((game,), card["id"]) == card["name"]["en"]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.dialect[0])
def test_an_effect_is_one_line_of_whole_sentences(words: Words, edition: Game) -> None:
    for id in edition.cards:
        effect = words.effect(edition.dialect, id)
        assert effect.endswith(".")
        assert "\n" not in effect


def test_no_other_card_has_words() -> None:
    known = {f"card-{game}-{card['id']}" for game in GAMES for card in cards(game)}
    known |= {f"card-king-of-tokyo-2016-{card}" for card in later_cards()}
    assert {id for id in BY_ID if id.startswith("card-")} == known


def later_cards() -> dict[str, dict[str, str]]:
    """What the edition of 2016 says differently of a card: its name, its effect, or both."""
    renamed = {
        card["id"]: {"name": card["name_2016"]} for card in cards("king-of-tokyo") if card["name_2016"]
    }
    return {id: {**renamed.get(id, {}), **LATER["cards"].get(id, {})} for id in {*renamed, *LATER["cards"]}}


@pytest.mark.parametrize("id", sorted(later_cards()))
def test_a_later_edition_words_a_card_anew_where_it_differs(words: Words, id: str) -> None:
    first, later = (edition.dialect for edition in editions(GAMES["king-of-tokyo"]))
    differs = later_cards()[id]
    assert words.card(later, id) == differs.get("name", words.card(first, id))
    assert (words.effect(later, id) != words.effect(first, id)) == ("effect" in differs)


def test_the_monsters_of_a_later_edition_have_its_names(words: Words) -> None:
    later = editions(GAMES["king-of-tokyo"])[1]
    assert [words.name("monster", name, later.dialect) for name in later.names] == LATER["monsters"]


def test_two_games_may_share_the_id_of_a_card(words: Words) -> None:
    shared = set.intersection(*({card["id"] for card in cards(game)} for game in GAMES))
    assert shared == {"extra-head", "regeneration"}
    for id in shared:
        assert len({words.effect((game,), id) for game in GAMES}) == len(GAMES)


def test_effects_have_the_numbers_of_the_rules_document(words: Words) -> None:
    for card in cards("king-of-tokyo"):
        said, written = words.effect(("king-of-tokyo",), card["id"]), card["effect"]
        assert set(re.findall(r"\d+", said)) == set(re.findall(r"\d+", written)), card["id"]


# -- reasons -----------------------------------------------------------------------------------------


def test_every_reason_has_one_short_explanation(words: Words) -> None:
    reasons = [id for id in BY_ID if id.startswith("cause-")]
    assert reasons
    for id in reasons:
        assert words.has(f"{id}.why"), id
        said = words.say(f"{id}.why")
        assert said.endswith("."), id
        assert said.count("\n") == 0, id
        assert len(said) <= 140, id


# -- the file ----------------------------------------------------------------------------------------


def test_the_file_has_no_error_and_no_id_twice() -> None:
    assert not [entry.content for entry in BODY if isinstance(entry, ast.Junk)]
    assert not [id for id, n in Counter(message.id.name for message in MESSAGES).items() if n > 1]


# 1 and 2 reach both plural forms of English.
@pytest.mark.parametrize("dummy", [1, 2])
def test_every_message_can_be_said(words: Words, dummy: int) -> None:
    assert MESSAGES
    for message in MESSAGES:
        for id in sayable(message):
            assert words.say(id, **dict.fromkeys(variables(message.id.name), dummy)), id


def test_a_game_has_its_own_wording_before_the_one_that_all_share(words: Words) -> None:
    assert words.own(("king-of-tokyo",), "event", "moved") == "event-king-of-tokyo-moved"
    assert words.own(("king-of-new-york",), "event", "moved") == "event-moved"
    assert words.own(("king-of-tokyo-2016", "king-of-tokyo"), "event", "moved") == "event-king-of-tokyo-moved"


def test_a_name_brings_the_forms_that_a_sentence_needs() -> None:
    words = Words("ru", (ROOT / "tests/examples/forms.ftl").read_text())
    kong, sheriff, bronx = (
        words.called(f"{id}") for id in ("monster-kong", "monster-sheriff", "place-bronx")
    )
    assert words.say("event-placed", monster=kong, what=bronx) == "Конг начинает в Бронксе."
    assert words.say("event-damaged", monster=kong, other=sheriff) == "Шериф отнимает у Конга жизнь."
    assert words.say("event-reached", names=words.listed([kong, sheriff])) == "Когти ранят Конга и Шерифа."
    assert words.say("event-out", monster=kong) == "выбыл"
    stack = words.called("word-stack", what=words.called("tile-jet"), number=2)
    assert (stack, words.say("answer-destroy", what=stack)) == ("Самолёт (2)", "Уничтожить: самолёт (2)")


@pytest.mark.parametrize(
    ("language", "listed", "either", "number", "part"),
    [
        ("en", "Kong, Rob and Sheriff", "Kong, Rob or Sheriff", "1,234.5", "42.4%"),
        ("de", "Kong, Rob und Sheriff", "Kong, Rob oder Sheriff", "1.234,5", "42,4\N{NO-BREAK SPACE}%"),
        (
            "ru",
            "Конг, Роб и Шериф",
            "Конг, Роб или Шериф",
            "1\N{NO-BREAK SPACE}234,5",
            "42,4\N{NO-BREAK SPACE}%",
        ),
    ],
)
def test_lists_and_numbers_are_written_as_in_the_language(
    language: str, listed: str, either: str, number: str, part: str
) -> None:
    words = Words(language)
    names = [words.name("monster", id) for id in ("kong", "rob", "sheriff")]
    assert words.listed(names) == listed
    assert words.either(names) == either
    assert words.row(names).split(", ") == names
    assert words.row(["A.", "B!"], "sentences") == "A. B!"
    assert words.number(1234.5, 1) == number
    assert words.percent(0.4236, 1) == part
    assert (words.listed([]), words.row([]), words.listed(names[:1])) == ("", "", names[0])


def test_a_list_has_the_forms_of_its_names() -> None:
    words = Words("ru")
    names = words.listed(words.name("monster", id) for id in ("kong", "captain-fish"))
    assert (names.form("acc"), names.form("dat")) == ("Конга и Капитана Фиша", "Конгу и Капитану Фишу")


def test_a_name_without_a_form_is_said_as_it_is() -> None:
    words = Words("ru", (ROOT / "tests/examples/forms.ftl").read_text())
    assert words.say("home-table", host="Ann") == "Стол: Ann"
    assert words.say("event-placed", monster="Ann", what=words.called("monster-kong")) == "Ann начинает Конг."


def test_an_amount_is_counted(words: Words) -> None:
    assert words.say("amount-vp", amount=1) == "1 crown"
    assert words.say("amount-vp", amount=3) == "3 crowns"


@pytest.mark.parametrize("id", ["card-unheard-of", "place-bronx.effect", "place-bronx.", ""])
def test_a_missing_word_is_refused(words: Words, id: str) -> None:
    assert not words.has(id)
    with pytest.raises(MissingWord, match="en"):
        words.say(id)


def test_a_forgotten_value_is_an_error(words: Words) -> None:
    assert words.has("amount-vp")
    with pytest.raises(FluentReferenceError, match="amount"):
        words.say("amount-vp")


def test_english_is_there_and_is_the_default(words: Words) -> None:
    assert "en" in languages()
    assert words.language == "en"


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "KAIJU_LANGUAGE": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "KAIJU_LANGUAGE": "en-XA"}, "en-XA"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    system: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SPOKEN:
        monkeypatch.delenv(name, raising=False)
    for name, value in system.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("kaiju.words.languages", lambda: ["de", "en", "en-XA", "ru"])
    assert preferred() == language


def test_a_file_is_parsed_once_however_often_its_words_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def parse(text: str) -> ast.Resource:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr("kaiju.words.FluentResource", parse)
    text = "place-once = Parsed Once\n"
    assert [Words("en", text).say("place-once") for _ in range(3)] == ["Parsed Once"] * 3
    assert parsed == [text]
