"""Everything the rules can ask, refuse or report has a sentence: by their source and by random games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiju.bots import BOTS
from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.terminal.sentences import Sentences
from kaiju.terminal.story import tell
from kaiju.words import Words
from tests.play import setting

SRC = Path(__file__).parents[1] / "src" / "kaiju"
NOTATION = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
WORDS = Words()
CLAUSE = re.compile(r"(?:NY|KT)-[A-Z]+-\d+")
# Functions that are handed the kind of a question, and where it stands among their arguments.
ASKING = {"Question": 1, "confirm": 2, "spend_question": 1}


def calls() -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in the source: what is called, and its arguments."""
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                yield name, node.args


def literals(name: str, at: int) -> list[str]:
    """The literal texts that a function is called with, at one place among its arguments."""
    arguments = (args[at] for called, args in calls() if called == name and len(args) > at)
    return sorted({str(node.value) for node in arguments if isinstance(node, ast.Constant)})


def clauses() -> list[str]:
    """Every clause id that the rules give as a reason, which is any text that is one."""
    found: set[str] = set()
    for room in ("core", "newyork", "tokyo"):
        for path in (SRC / room).rglob("*.py"):
            constants = (
                node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)
            )
            found |= {str(node.value) for node in constants if CLAUSE.fullmatch(str(node.value))}
    return sorted(found)


def notation() -> list[tuple[str, str]]:
    """Every kind of question of the notation page with each example of an answer to it."""
    section = NOTATION.partition("## The answers of a player")[2].partition("**Beside a question**")[0]
    rows = re.findall(r"^\| `([a-z-]+)` \|[^|]*\|(.*)\|$", section, re.M)
    return [(kind, text) for kind, row in rows for text in re.findall(r"`([^`]+)`", row)]


def instants() -> list[str]:
    """Every example of what cards offer beside a question."""
    section = NOTATION.partition("**Beside a question**")[2].partition("Results are counted")[0]
    rows = re.findall(r"^\|[^|]*\|[^|]*\|(.*)\|$", section, re.M)
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row)]


def test_the_source_was_searched() -> None:
    assert {"scored", "rolled", "destroyed"} <= set(literals("emit", 0))
    assert {"not-offered", "cannot-pay"} <= set(literals("IllegalAnswer", 0))
    assert {"reroll", "brace", "spend-heal"} <= {
        kind for name, at in ASKING.items() for kind in literals(name, at)
    }
    assert "NY-EARN-1" in clauses()


@pytest.mark.parametrize("kind", literals("emit", 0))
def test_every_event_has_a_sentence(kind: str) -> None:
    assert WORDS.has(f"event-{kind}")


@pytest.mark.parametrize("reason", literals("IllegalAnswer", 0))
def test_every_refusal_has_a_sentence(reason: str) -> None:
    assert WORDS.has(f"refusal-{reason}")


@pytest.mark.parametrize(
    "kind",
    sorted({kind for name, at in ASKING.items() for kind in literals(name, at)} | {k for k, _ in notation()}),
)
def test_every_question_has_a_sentence_and_an_explanation(kind: str) -> None:
    assert WORDS.has(f"question-{kind}")
    assert WORDS.has(f"question-{kind}.help")


@pytest.mark.parametrize("clause", clauses())
def test_every_reason_has_words(clause: str) -> None:
    assert WORDS.has(f"cause-{clause}")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_phase_has_words(game: Game) -> None:
    assert all(WORDS.has(f"phase-{phase.__name__}") for phase in game.phases)


@pytest.mark.parametrize(("kind", "text"), [*notation(), *(("", text) for text in instants())])
def test_every_answer_of_the_notation_page_has_words(kind: str, text: str) -> None:
    said = Sentences(WORDS, GAMES["king-of-new-york"], ["kong", "rob"]).answer(kind, text)
    assert said
    assert "none" not in said.lower().split() or text == "spend 0"


@pytest.mark.parametrize("seed", range(50))
def test_everything_in_a_random_game_is_said(seed: int) -> None:
    where = setting("king-of-new-york", seed, rich=bool(seed % 2))
    table = where.table()
    say = Sentences(WORDS, table.game, where.names)
    bot = BOTS["random"](seed)
    while (question := table.question) is not None:
        asked = [say.question(question), say.explain(question), say.source(question.rule)]
        asked += [say.answer(question.kind, text) for text in list(question.options)[:20]]
        assert not [text for text in asked if re.search(r"\bnone\b", text) and "Spend" not in text]
        table.answer(bot.choose(table.view(question.seat)))
    for event in table.log:
        assert not re.search(r"\bnone\b", say.event(event)), event
        assert say.why(event.cause) != event.cause, event


@pytest.mark.parametrize("seed", range(12))
def test_every_refusal_of_a_random_game_is_said(seed: int) -> None:
    where = setting("king-of-new-york", seed, rich=True)
    table = where.table()
    say = Sentences(WORDS, table.game, where.names)
    bot = BOTS["random"](seed)
    wrong = [text for _, text in notation()] + instants() + ["sweep", "done", "reroll 9", "buy", "?"]
    wrong += [f"buy {card}" for card in table.game.cards]
    while (question := table.question) is not None:
        for text in wrong:
            if text not in question.options:
                assert say.refusal(table.game.refusal(table, question, text))
        table.answer(bot.choose(table.view(question.seat)))


def test_the_story_of_a_game_names_every_turn_once() -> None:
    table = Table(GAMES["king-of-new-york"], 3, 5)
    bot = BOTS["random"](5)
    while table.question is not None:
        table.answer(bot.choose(table.view(table.question.seat)))
    lines = tell(
        table, Sentences(WORDS, table.game, [monster.name for monster in table.state.monsters])
    ).lines
    assert [line.kind for line in lines].count("turn") == table.state.turn
    assert lines[-1].kind in ("won", "nobody-won")
    assert any(line.kind == "in-vain" for line in lines)


def test_a_refusal_names_what_there_is_to_choose_from() -> None:
    say = Sentences(WORDS, GAMES["king-of-new-york"], ())
    assert "drakonis" in say.refusal(IllegalAnswer("no-such-monster", monster="godzilla"))
    assert "advanced=on|off" in say.refusal(IllegalAnswer("no-such-option", option="x", value="y"))
    assert say.refusal(IllegalAnswer("no-room", place="bronx")) == "The Bronx is full."
