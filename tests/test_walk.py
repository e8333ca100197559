"""Games in every language: whatever is asked, answered, refused or told is said, and nothing is left over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaiju.bots import BOTS
from kaiju.core.foresight import consequences
from kaiju.core.game import Game
from kaiju.core.questions import Question
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.sentences import Sentences
from kaiju.words import Words, languages
from tests.support.foreign import flaws
from tests.support.play import Player, editions, setting, walk
from tests.support.quick import sampled

EDITIONS = [edition for game in GAMES.values() for edition in editions(game)]
SOME = 12  # answers to a question, and wrong ones
WRONG = ("sweep", "done", "stop", "pass", "stay", "reroll 9", "flee bronx", "move manhattan-lower", "yield")


def asked(say: Sentences, question: Question[object]) -> Iterator[str]:
    """A question as it is put: who is asked what, its explanation and its rule, and some of the answers."""
    yield say.question(question)
    yield say.explain(question)
    yield say.source(question.rule)
    yield from (say.answer(question.kind, text) for text in list(question.options)[:SOME])


def foreseen(say: Sentences, table: Table, question: Question[object]) -> Iterator[str]:
    """What follows some of the answers."""
    for text in list(question.options)[: SOME // 3]:
        yield from say.follows(consequences(table, question.seat, text), question.seat)


def refused(say: Sentences, table: Table, question: Question[object]) -> Iterator[str]:
    """Why wrong answers are refused, without what was typed."""
    wrong = [*WRONG, *(f"buy {card}" for card in list(table.game.cards)[:SOME])]
    for text in wrong:
        if text not in question.options:
            yield say.refusal(table.game.refusal(table, question, text)).replace(text, "")


def told(say: Sentences, table: Table) -> Iterator[str]:
    """What has happened, and why."""
    for event in table.log:
        yield say.event(event)
        yield say.source(event.cause)


def wrong(said: dict[str, Iterator[str]]) -> list[str]:
    """The flaws of what is said in each language."""
    return [
        f"{language}: {flaw}: {text}"
        for language, texts in said.items()
        for text in dict.fromkeys(texts)
        for flaw in flaws(language, text)
    ]


@pytest.fixture(scope="module")
def spoken() -> dict[str, Words]:
    """Every language."""
    return {language: Words(language) for language in languages()}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", sampled(range(1, 13), 12))
def test_a_game_is_told_in_every_language(game: str, seed: int, spoken: dict[str, Words]) -> None:
    where = setting(game, seed, rich=True)
    tellers = {
        language: Sentences(words, GAMES[game].edition(where.options), where.names)
        for language, words in spoken.items()
    }
    for at, table in enumerate(walk(where.table(), Player(seed))):
        question = table.question
        if question is None:
            assert not wrong({language: told(say, table) for language, say in tellers.items()})
            continue
        assert not wrong({language: asked(say, question) for language, say in tellers.items()})
        if at % SOME == 0:
            assert not wrong({language: refused(say, table, question) for language, say in tellers.items()})
            assert not wrong({language: foreseen(say, table, question) for language, say in tellers.items()})


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.dialect[0])
@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_and_an_effect_in_every_language(
    edition: Game, language: str, spoken: dict[str, Words]
) -> None:
    words = spoken[language]
    english = spoken["en"]
    for card in edition.cards:
        name, effect = words.card(edition.dialect, card), words.effect(edition.dialect, card)
        assert not [*flaws(language, name), *flaws(language, effect)]
        assert effect.endswith(".")
        assert (language == "en") == (effect == english.effect(edition.dialect, card))


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_game_in_which_a_sentence_is_left_in_english_is_noticed(language: str) -> None:
    table = Table(GAMES["king-of-tokyo"], 3, 5)
    bot = BOTS["random"](5)
    while table.question is not None:
        table.answer(bot.choose(table.view(table.question.seat)))
    say = Sentences(Words("en"), table.game, [monster.name for monster in table.state.monsters])
    assert len(wrong({language: told(say, table)})) > 50
