"""The grammar of every language: each name and number in every sentence that takes one, as written down."""

from __future__ import annotations

import re

import pytest

from kaiju.games import GAMES
from kaiju.words import languages
from tests.support import grammar
from tests.support.foreign import WORD, allowed, everything, flaws, foreign
from tests.support.play import editions
from tests.support.quick import sampled

EDITIONS = [edition for game in GAMES.values() for edition in editions(game)]
IDS = grammar.source("en").messages


def listed(kind: str) -> set[str]:
    """The ids that values.json names of a kind, whatever the table."""
    return {one.rpartition(": ")[2] for one in grammar.VALUES["names"][kind]}


def messages(kind: str) -> set[str]:
    """The ids of the messages that name something of a kind."""
    return {id.removeprefix(f"{kind}-") for id in IDS if id.startswith(f"{kind}-")}


@pytest.mark.parametrize("language", sampled(languages(), 3))
def test_every_sentence_is_said_as_it_is_written_down(language: str) -> None:
    kept, now = grammar.path(language).read_text(encoding="utf-8"), grammar.written(language)
    changed = [line for line in now.splitlines() if line not in kept.splitlines()]
    assert now == kept, "\n".join(["is that meant? then: make sentences, and read the difference", *changed])


def test_every_monster_is_tried() -> None:
    assert listed("monster") == {name for edition in EDITIONS for name in edition.names}


@pytest.mark.parametrize("kind", ["place", "tile", "face", "token"])
def test_every_name_is_tried(kind: str) -> None:
    never_counted = {"mimic"}  # there is one, and it lies on a card
    assert listed(kind) == messages(kind) - never_counted


def test_every_kind_of_value_is_used() -> None:
    named = {kind for part in ("names", "said", "texts") for kind in grammar.VALUES[part]}
    overruled = [kind for own in grammar.VALUES["messages"].values() for kind in own.values()]
    used = {*grammar.VALUES["variables"].values(), *(kind for kind in overruled if isinstance(kind, str))}
    assert {kind for kind in used if not kind.startswith("=")} == named | {"number"}


def test_whatever_values_are_given_to_is_there() -> None:
    texts = grammar.source("en").texts
    for id, own in grammar.VALUES["messages"].items():
        attributes = [text for text in texts if text.partition(".")[0] == id]
        assert attributes, id
        taken = {variable for text in attributes for variable in grammar.variables("en", text)}
        assert own.keys() - {"never"} <= taken, id


# -- nothing is left over --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_nothing_is_left_open_or_in_another_language(language: str) -> None:
    wrong = [f"{id}: {flaw}: {text}" for id, text in everything(language) for flaw in flaws(language, text)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_no_word_is_allowed_that_nobody_says(language: str) -> None:
    said = {word for _, text in everything(language) for word in WORD.findall(text)}
    assert allowed(language) <= said | {word.lower() for word in said}


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("ru", "Конг теряет 2 life.", "life"),
        ("ru", "Киберкиса in Токио", "in"),
        ("de", "Kong loses 2 Leben.", "loses"),
        ("de", "Kong verliert 2 Leben to Rob.", "to"),
    ],
)
def test_a_word_of_another_language_is_noticed(language: str, text: str, word: str) -> None:
    assert foreign(language, text) == [word]


@pytest.mark.parametrize(
    "text", ["", " ", "{ $amount } Leben", "Kong zieht what-in.", "Kong verliert ???", "Kong , Rob"]
)
def test_what_is_left_open_is_noticed(text: str) -> None:
    assert list(flaws("de", text))


# -- how it is written down ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("texts", "line"),
    [
        (["Kong heals 1 life.", "Rob heals 1 life."], "[Kong | Rob] heals 1 life."),
        (["1 crown", "2 crowns", "21 crowns"], "[1 crown | 2 crowns | 21 crowns]"),
        (["в Бронксе", "в Бруклине"], "в [Бронксе | Бруклине]"),
        (["+1 life (2)", "+11 life (2)"], "+[1 | 11] life (2)"),
        (["Kong wins."], "Kong wins."),
    ],
)
def test_lines_are_put_side_by_side_where_whole_words_differ(texts: list[str], line: str) -> None:
    assert grammar.side_by_side(texts) == [line]


def test_long_lines_stay_lines_of_their_own_and_numbers_stay_together() -> None:
    long = "a sentence that is said in an altogether different way"
    assert grammar.side_by_side(["You have 2.", "You have 3.", long]) == ["You have [2 | 3].", long]


def test_one_variable_takes_all_its_values_while_the_others_keep_one() -> None:
    rows = grammar.speaker("en").rows("event-handed-over")
    numbers, monsters, others = (set(row) for row in rows)
    assert "Captain Fish hands 21 energy to Sheriff." in numbers
    assert "Cyber Kitty hands 2 energy to Sheriff." in monsters
    assert "Captain Fish hands 2 energy to Kraken." in others
    assert len(numbers) == len(grammar.VALUES["numbers"])
    assert len(monsters) == len(others) == len(grammar.VALUES["names"]["monster"])


def test_what_a_sentence_selects_on_is_tried_as_well() -> None:
    said = {text for row in grammar.speaker("en").rows("event-damaged") for text in row}
    assert "Captain Fish loses 2 life to poison." in said
    assert "Captain Fish takes damage but loses no life." in said
    assert not [text for text in said if re.search(r"\bnone\b", text)]
