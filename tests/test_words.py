"""The English words: complete for King of New York, without strays, and fit to be said."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast

from kaiju.words import MissingWord, Words, languages

GAME = "king-of-new-york"
DOCUMENT = Path(__file__).parents[1] / "docs" / "rules" / f"{GAME}.json"
FACTS: dict[str, Any] = json.loads(DOCUMENT.read_text(encoding="utf-8"))
CARDS: list[dict[str, Any]] = FACTS["cards"] + FACTS["goal_cards"]
UNITS = {tile["unit"]["id"]: tile["unit"] for tile in FACTS["tiles"]}
TEXT = (files("kaiju") / "locale" / "en.ftl").read_text(encoding="utf-8")
BODY = FluentParser().parse(TEXT).body
MESSAGES = [entry for entry in BODY if isinstance(entry, ast.Message)]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def names() -> Iterator[tuple[str, str]]:
    """Every id of the rules document beside its English name."""
    yield f"game-{GAME}", FACTS["game"]["name"]["en"]
    kinds = {
        "face": FACTS["dice"]["faces"],
        "place": FACTS["boroughs"],
        "place-manhattan": FACTS["manhattan"]["zones"],
        "tile": FACTS["tiles"] + list(UNITS.values()),
        "token": FACTS["tokens"],
        "monster": FACTS["monsters"],
        f"card-{GAME}": CARDS,
    }
    for kind, things in kinds.items():
        for thing in things:
            yield f"{kind}-{thing['id']}", thing["name"]["en"]
    yield "term-energy-cube", FACTS["energy_cubes"]["name"]["en"]
    for id, name in FACTS["terms"].items():
        yield f"term-{id}", name["en"]


def sayable(message: ast.Message) -> list[str]:
    """The ids under which the value and the attributes of a message are said."""
    attributes = [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]
    return [message.id.name, *attributes] if message.value else attributes


def variables(message: ast.Message) -> set[str]:
    """The variables a message asks for, read off its source and that of the messages it quotes."""
    assert message.span
    source = TEXT[message.span.start : message.span.end]
    quoted = [other for other in MESSAGES if re.search(rf"{{ {other.id.name}[ .]", source)]
    own = set(re.findall(r"\$([a-zA-Z][\w-]*)", source))
    return own.union(*(variables(other) for other in quoted))


@pytest.mark.parametrize(("id", "name"), list(names()))
def test_a_name_is_the_one_of_the_rules_document(words: Words, id: str, name: str) -> None:
    assert words.say(id) == name


@pytest.mark.parametrize("zone", [zone["id"] for zone in FACTS["manhattan"]["zones"]])
def test_the_second_space_of_a_zone_is_named_after_it(words: Words, zone: str) -> None:
    name = words.name("place", f"manhattan-{zone}")
    assert words.name("place", f"manhattan-{zone}-5-6") == f"{name} (5\N{EN DASH}6)"


@pytest.mark.parametrize("tile", [*FACTS["tiles"], *UNITS.values()], ids=lambda tile: tile["id"])
def test_a_tile_says_its_reward(words: Words, tile: dict[str, Any]) -> None:
    reward = tile["reward"]
    amount = words.say(f"amount-{reward['kind']}", amount=reward["amount"])
    assert words.say(f"tile-{tile['id']}.reward") == amount


def test_every_card_has_a_name_and_an_effect_and_no_other_card_has(words: Words) -> None:
    known = {f"card-{GAME}-{card['id']}" for card in CARDS}
    assert {message.id.name for message in MESSAGES if message.id.name.startswith("card-")} == known
    for card in CARDS:
        assert words.card(GAME, card["id"]) == card["name"]["en"]
        effect = words.effect(GAME, card["id"])
        assert effect.endswith(".")
        assert "\n" not in effect


def test_the_file_has_no_error_and_no_id_twice() -> None:
    assert not [entry.content for entry in BODY if isinstance(entry, ast.Junk)]
    assert not [id for id, n in Counter(message.id.name for message in MESSAGES).items() if n > 1]


# 1 and 2 reach both plural forms of English.
@pytest.mark.parametrize("dummy", [1, 2])
@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.id.name)
def test_every_message_can_be_said(words: Words, message: ast.Message, dummy: int) -> None:
    for id in sayable(message):
        assert words.say(id, **dict.fromkeys(variables(message), dummy))


def test_an_amount_is_counted(words: Words) -> None:
    assert words.say("amount-vp", amount=1) == "1 victory point"
    assert words.say("amount-vp", amount=3) == "3 victory points"


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
