"""Everything the rules can ask, refuse or report has a sentence: by their source and by random games."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kaiju.bots import BOTS
from kaiju.core.errors import IllegalAnswer
from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.questions import Question
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.sentences import Sentences
from kaiju.terminal.story import tell
from kaiju.words import Words, languages
from tests import ROOT
from tests.support import spoken
from tests.support.play import editions, setting
from tests.support.quick import sampled

SRC = ROOT / "src" / "kaiju"
NOTATION = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
WORDS = Words()
CLAUSE = re.compile(r"(?:NY|KT)-[A-Z0-9]+-\d+")
# Functions that are handed the kind of a question, and where it stands among their arguments.
ASKING = {"Question": 1, "confirm": 2, "spend_question": 1}
EDITIONS = [edition for game in GAMES.values() for edition in editions(game)]


def rooms(game: str) -> list[Path]:
    """The source of the rules of a game: what all games share, and its own."""
    own = type(GAMES[game]).__module__.split(".")[1]
    return [path for room in ("core", own) for path in sorted((SRC / room).rglob("*.py"))]


@cache
def calls(path: Path) -> list[tuple[str, list[ast.expr]]]:
    """Every call in a source file: what is called, and its arguments."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            found.append((name, node.args))
    return found


def literals(game: str, name: str, at: int) -> list[str]:
    """The literal texts that the rules call a function with, at one place among its arguments."""
    made = [call for path in rooms(game) for call in calls(path)]
    arguments = (args[at] for called, args in made if called == name and len(args) > at)
    return sorted({str(node.value) for node in arguments if isinstance(node, ast.Constant)})


def in_each_game(name: str, at: int) -> list[tuple[str, str]]:
    """The same for each game, beside its name."""
    return [(game, text) for game in GAMES for text in literals(game, name, at)]


def asked() -> list[tuple[str, str]]:
    """Every kind of question of every game, by its source and by the notation page."""
    found = {pair for name, at in ASKING.items() for pair in in_each_game(name, at)}
    return sorted(found | {(game, kind) for game, kind, _ in notation()})


def clauses() -> list[str]:
    """Every clause id that the rules give as a reason, which is any text that is one."""
    found: set[str] = set()
    for path in {path for game in GAMES for path in rooms(game)}:
        nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        constants = (str(node.value) for node in nodes if isinstance(node, ast.Constant))
        found |= {text for text in constants if CLAUSE.fullmatch(text)}
    return sorted(found)


def halves(section: str, mark: str) -> Iterator[tuple[str, str]]:
    """What a section of the notation page says about each game; King of Tokyo comes second."""
    return zip(GAMES, section.partition(mark)[::2], strict=True)


def notation() -> list[tuple[str, str, str]]:
    """Every kind of question of the notation page with each example of an answer to it, by game."""
    section = NOTATION.partition("## The answers of a player")[2].partition("**Along with a question**")[0]
    return [
        (game, kind, text)
        for game, half in halves(section, "### King of Tokyo")
        for kinds, row in re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|[^|]*\|(.*)\|$", half, re.M)
        for kind in re.findall(r"`([^`]+)`", kinds)
        for text in re.findall(r"`([^`]+)`", row)
        if text != kind
    ]


def instants() -> list[tuple[str, str, str]]:
    """Every example of what cards offer beside a question, by game."""
    section = NOTATION.partition("**Along with a question**")[2].partition("Results are numbered")[0]
    return [
        (game, "", text)
        for game, half in halves(section, "In King of Tokyo:")
        for row in re.findall(r"^\|[^|]*\|[^|]*\|(.*)\|$", half, re.M)
        for text in re.findall(r"`([^`]+)`", row)
        if ": " not in text  # what chance answers
    ]


def test_the_source_was_searched() -> None:
    for game, kinds, clause in (
        ("king-of-new-york", {"reroll", "brace", "spend-heal"}, "NY-EARN-1"),
        ("king-of-tokyo", {"reroll", "yield", "opportunity"}, "KT-2016-2"),
    ):
        assert {"scored", "rolled", "moved"} <= set(literals(game, "emit", 0))
        assert {"not-offered", "cannot-pay"} <= set(literals(game, "IllegalAnswer", 0))
        assert kinds <= {kind for where, kind in asked() if where == game}
        assert clause in clauses()
        assert {where for where, _, _ in notation()} == {where for where, _, _ in instants()} == set(GAMES)


@pytest.mark.parametrize(("game", "kind"), in_each_game("emit", 0))
def test_every_event_has_a_sentence(game: str, kind: str) -> None:
    assert WORDS.has(WORDS.own((game,), "event", kind))


@pytest.mark.parametrize(("game", "reason"), in_each_game("IllegalAnswer", 0))
def test_every_refusal_has_a_sentence(game: str, reason: str) -> None:
    assert WORDS.has(WORDS.own((game,), "refusal", reason))


@pytest.mark.parametrize(("game", "kind"), asked())
def test_every_question_has_a_sentence_and_an_explanation(game: str, kind: str) -> None:
    assert WORDS.has(WORDS.own((game,), "question", kind))
    assert WORDS.has(WORDS.own((game,), "question", f"{kind}.help"))


@pytest.mark.parametrize("clause", clauses())
def test_every_reason_has_words(clause: str) -> None:
    assert WORDS.has(f"cause-{clause}")


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.dialect[0])
def test_every_phase_has_words(game: Game) -> None:
    assert all(WORDS.has(f"phase-{phase.__name__}") for phase in game.phases)


@pytest.mark.parametrize(("game", "kind", "text"), [*notation(), *instants()])
def test_every_answer_of_the_notation_page_has_words(game: str, kind: str, text: str) -> None:
    said = Sentences(WORDS, GAMES[game], GAMES[game].names).answer(kind, text)
    assert said
    assert "none" not in said.lower().split() or text == "spend 0"


# -- random games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", sampled(range(40), 20))
def test_everything_in_a_random_game_is_said(game: str, seed: int) -> None:
    where = setting(game, seed, rich=bool(seed % 2))
    table = where.table()
    say = Sentences(WORDS, table.game, where.names)
    bot = BOTS["random"](seed)
    while (question := table.question) is not None:
        said = [say.question(question), say.explain(question), say.source(question.rule)]
        said += [say.answer(question.kind, text) for text in list(question.options)[:20]]
        assert not [text for text in said if re.search(r"\bnone\b", text) and "Spend" not in text]
        table.answer(bot.choose(table.view(question.seat)))
    for event in table.log:
        assert not re.search(r"\bnone\b", say.event(event)), event
        assert say.why(event.cause) != event.cause, event


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", sampled(range(8), 8))
def test_every_refusal_of_a_random_game_is_said(game: str, seed: int) -> None:
    where = setting(game, seed, rich=True)
    table = where.table()
    say = Sentences(WORDS, table.game, where.names)
    bot = BOTS["random"](seed)
    wrong = [text for own, _, text in [*notation(), *instants()] if own == game]
    wrong += ["sweep", "done", "reroll 9", "buy", "?", *(f"buy {card}" for card in table.game.cards)]
    while (question := table.question) is not None:
        for text in wrong:
            if text not in question.options:
                assert say.refusal(table.game.refusal(table, question, text))
        table.answer(bot.choose(table.view(question.seat)))


@pytest.mark.parametrize("game", GAMES)
def test_the_story_of_a_game_names_every_turn_once(game: str) -> None:
    table = Table(GAMES[game], 3, 5)
    bot = BOTS["random"](5)
    while table.question is not None:
        table.answer(bot.choose(table.view(table.question.seat)))
    lines = tell(
        table, Sentences(WORDS, table.game, [monster.name for monster in table.state.monsters])
    ).lines
    assert [line.kind for line in lines].count("turn") == table.state.turn
    assert lines[-1].kind in ("won", "nobody-won")
    assert not any(line.text.endswith("Pass.") for line in lines)


# -- single sentences --------------------------------------------------------------------------------


def tokyo(edition: str = "first") -> Sentences:
    """What is said at a table of King of Tokyo."""
    game = GAMES["king-of-tokyo"].edition({"edition": edition})
    return Sentences(WORDS, game, game.names)


def test_a_refusal_names_what_there_is_to_choose_from() -> None:
    say = Sentences(WORDS, GAMES["king-of-new-york"], ())
    assert "drakonis" in say.refusal(IllegalAnswer("no-such-monster", monster="godzilla"))
    assert "advanced=on|off" in say.refusal(IllegalAnswer("no-such-option", option="x", value="y"))
    assert say.refusal(IllegalAnswer("no-room", place="bronx")) == "The Bronx is full."
    assert "edition=first|2016" in tokyo().refusal(IllegalAnswer("no-such-option", option="x", value="y"))
    assert "space-penguin" in tokyo("2016").refusal(IllegalAnswer("no-such-monster", monster="godzilla"))


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        ("change", "stretch 2 1", "Turn die 2 to 1 for 2 energy"),
        ("change", "twist 3 claw", "Turn die 3 to Claw and lose the card"),
        ("mimic", "mimic wings kraken", "Copy Kraken’s Wings"),
        ("heart", "heal", "Heal yourself"),
        ("heart", "heal kraken", "Heal Kraken"),
        ("heart", "remove poison", "Remove a Poison token"),
        ("brace", "pass", "Take the damage"),
        ("reroll", "reroll 1 2 3", "Reroll dice 1 2 3"),
        ("buy", "buy heal", "Buy Heal"),
        ("yield", "stay", "Stay in Tokyo"),
    ],
)
def test_an_answer_in_tokyo_is_put_plainly(kind: str, text: str, said: str) -> None:
    assert tokyo().answer(kind, text) == said


def test_a_question_says_whether_it_may_be_passed() -> None:
    choose = Question(0, "mimic", {"mimic wings kraken": None}, "mimic")
    move = Question(0, "mimic", {"pass": None, "mimic wings kraken": None}, "mimic")
    assert "which card" in tokyo().question(choose)
    assert "for 1 energy" in tokyo().question(move)


def test_the_dice_are_counted_so_that_numbers_are_not_mistaken() -> None:
    rolled = Event("rolled", 0, 4, what="2 claw 2 3")
    assert tokyo().event(rolled) == "Alienoid rolls 2 twice, 3 and Claw."


def test_a_monster_leaves_tokyo_or_goes_there() -> None:
    out = Event("moved", 0, what="outside", where="tokyo-bay")
    into = Event("moved", 0, what="tokyo-city", where="outside")
    assert tokyo().event(out) == "Alienoid leaves Tokyo Bay."
    assert tokyo().event(into) == "Alienoid goes to Tokyo City."


def test_cards_are_called_as_in_the_edition_that_is_played() -> None:
    bought = Event("bought", 2, 4, what="tanks")
    assert tokyo().event(bought) == "Giga Zaur buys Tanks."
    assert tokyo("2016").event(bought) == "Gigazaur buys Tank."


# -- the examples that the browser is held to as well -------------------------------------------------


@pytest.mark.parametrize("path", spoken.files(), ids=lambda path: path.stem)
def test_the_examples_are_said_as_they_are_written_down(path: Path) -> None:
    kept, now = path.read_text(encoding="utf-8"), spoken.told(path.stem, spoken.read(path))
    changed = [line for line in now.splitlines() if line not in kept.splitlines()]
    assert now == kept, "\n".join(["is that meant? then: make sentences", *changed])


def test_every_language_has_its_examples() -> None:
    assert [path.stem for path in spoken.files()] == languages()


@pytest.mark.parametrize("path", spoken.files(), ids=lambda path: path.stem)
@pytest.mark.parametrize("game", GAMES)
def test_the_examples_have_everything_that_can_happen(game: str, path: Path) -> None:
    cases = [case for case in spoken.read(path) if spoken.tables()[case["table"]].id == game]
    assert {case["table"] for case in cases} == {edition.dialect[0] for edition in editions(GAMES[game])}
    events = {case["event"]["kind"] for case in cases if "event" in case}
    assert set(literals(game, "emit", 0)) == events
    verbs = {case["answer"].split()[0] for case in cases if "answer" in case}
    assert set(GAMES[game].lexicon.verbs) - {"leave"} <= verbs


def test_an_example_that_is_said_in_another_way_is_noticed() -> None:
    (case, *_) = spoken.read(spoken.FOLDER / "en.json")
    assert spoken.say(WORDS, case) == case[spoken.SAID]
    assert spoken.say(WORDS, {**case, "event": {**case["event"], "seat": 3}}) != case[spoken.SAID]
