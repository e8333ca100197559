"""Every bot plays whole games legally, knows no more than its seat, and the brawler beats the random one."""

from __future__ import annotations

import ast
import copy
import random
import re
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest

from kaiju.bots import BOTS
from kaiju.bots.brawler import Brawler
from kaiju.bots.knowledge import KNOWLEDGE
from kaiju.bots.roster import make_bot
from kaiju.bots.worth import WORTH
from kaiju.core.game import Game
from kaiju.core.notation.scenario import Run, ScenarioFailed
from kaiju.core.questions import CHANCE, Question
from kaiju.core.table import Table
from kaiju.core.view import View
from kaiju.games import GAMES
from kaiju.scenarios import FOLDER, files, read
from kaiju.tokyo.board import Board
from tests import ROOT
from tests.support.bots import answers, asked, choice, seat_bots
from tests.support.exhaustive import Fate, stacked
from tests.support.play import Player, edition_of, editions, setting
from tests.support.positions import at
from tests.support.quick import sampled

NEW_YORK = GAMES["king-of-new-york"]
TOKYO = GAMES["king-of-tokyo"]
EDITIONS = [edition for game in GAMES.values() for edition in editions(game)]
TABLES = [(game, seats) for game in GAMES for seats in range(2, 7)]
FORBIDDEN = {"kaiju.core.table", "kaiju.core.chance", "kaiju.core.saves", "kaiju.core.notation.record"}

# A budget in worlds: the same game from the same seed, however busy the machine is.
PLAYERS = [f"{name}:worlds=1" if name == "champion" else name for name in BOTS]
QUICK = PLAYERS[:3]
DEEP = PLAYERS[4:]  # in plain Python a turn takes them the better part of a second

every_edition = pytest.mark.parametrize("game", EDITIONS, ids=lambda game: type(game).__name__)


def table_for(game: Game, seats: int, seed: int | str) -> Table:
    """A new table of an edition."""
    return Table(game, seats, seed=seed, options=edition_of(game))


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "game", "seats"),
    sampled([(name, *table) for name in PLAYERS for table in TABLES if name not in DEEP or table[1] < 4], 9),
)
def test_a_bot_plays_whole_games(name: str, game: str, seats: int) -> None:
    for seed in range(3 if name in QUICK else 1):
        table = setting(game, seed, seats).table()
        assert list(answers(table, seat_bots([name] * seats, seed)))
        assert table.state.over


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYERS)
@every_edition
def test_the_same_seed_gives_the_same_game(name: str, game: Game) -> None:
    for seed in range(2 if name in QUICK else 1):
        first, second = (
            list(answers(table_for(game, 2, seed), seat_bots([name] * 2, seed))) for _ in range(2)
        )
        assert first == second


def kinds_of_questions(game: str) -> set[str]:
    """Every kind of question that the notation lists for the players of a game."""
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    title = game.replace("-", " ").title().replace(" Of ", " of ")
    chapter = text.partition("\n## The answers of a player\n")[2].partition("\n## ")[0]
    table = chapter.partition(f"\n### {title}\n")[2].partition("\n### ")[0]
    cells = re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \|", table, re.MULTILINE)
    return {kind for cell in cells for kind in re.findall(r"[a-z-]+", cell)}


def sort_of(question: Question[Any]) -> str:
    """What is asked, with every card that it is about, but whatever the numbers are."""
    verbs = {re.sub(r"\d+", "", text) for text in question.options}
    return " ".join([question.kind, *sorted(verbs)])


def ask_all(met: dict[str, str], table: Table) -> Table:
    """Every bot answers with something that is offered; it is not played."""
    question = table.question
    if question is not None and question.seat != CHANCE and sort_of(question) not in met:
        asked = PLAYERS if question.kind not in met.values() else [bot for bot in PLAYERS if bot not in DEEP]
        met[sort_of(question)] = question.kind
        for name in asked:
            answer = make_bot(name, "1").choose(table.view(question.seat))
            assert answer in question.options, f"{name}, {question.kind}: {answer}"
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_bots_answer_every_kind_of_question_of_every_card(game: str) -> None:
    met: dict[str, str] = {}
    for case in (case for path in files([FOLDER / game]) for case in read(path)):
        run = Run(GAMES[game], case.data)
        run.again = partial(ask_all, met)
        with suppress(ScenarioFailed):  # whether the rules are right is asked elsewhere
            run.play()
        ask_all(met, run.table)
    assert set(met.values()) == kinds_of_questions(game)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seed"), [*product(QUICK, range(20)), *product(PLAYERS[3:4], range(4)), *product(DEEP, range(1))]
)
@every_edition
def test_a_bot_answers_wherever_random_players_go(name: str, seed: int, game: Game) -> None:
    table, bot = stacked(game, seed, sorted(game.cards)), make_bot(name, str(seed))
    player, fate, every = Player(seed), Fate(random.Random(seed)), 8 if name in DEEP else 1
    while (question := table.question) is not None:
        if question.seat == CHANCE:
            table.answer(fate.answer(question))
            continue
        if len(table.answers) % every == 0:
            assert bot.choose(table.view(question.seat)) in question.options, question.kind
        table.answer(player.choose(question))


# -- what a bot knows ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYERS)
@every_edition
def test_a_bot_does_not_know_what_is_to_come(name: str, game: Game) -> None:
    seats = 2 if name in DEEP else 4
    table, rng = table_for(game, seats, "known to nobody"), random.Random(1)
    bots = seat_bots([name] * seats, 1)
    while (question := table.question) is not None:
        view = table.view(question.seat)
        dream = view.imagine(rng).view(question.seat)
        seen = view.to_json()
        assert dream.to_json() == seen
        answer = copy.deepcopy(bots[question.seat]).choose(dream)
        assert bots[question.seat].choose(view) == answer
        assert view.to_json() == seen, "a view is read, never changed"
        table.answer(answer)


def laboratory(edition: Game, seed: int) -> Table:
    """Three Monsters, of which one may look at the top card of the deck."""
    names = edition.names[:3]
    cards = [["made-in-a-lab", "opportunist"], ["psychic-probe", "parasitic-tentacles"], ["telepath"]]
    monsters = {name: {"energy": 9, "cards": cards[at]} for at, name in enumerate(names)}
    row = ["jets", "wings", "frenzy"]
    position = {"monsters": monsters, "options": edition_of(edition), "row": row, "turn": names[seed % 3]}
    return at(edition, position, f"laboratory {seed}")


def with_another_top(table: Table, rng: random.Random) -> Table:
    """The same table, but for the card that somebody has looked at."""
    twin = table.clone()
    cast(Board, twin.state.extra).top = rng.choice(list(twin.state.deck))
    return twin


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seed"), [*product(PLAYERS[:4], range(4)), *product(DEEP, range(1))])
@pytest.mark.parametrize("edition", editions(TOKYO), ids=lambda game: type(game).__name__)
def test_a_bot_does_not_know_what_another_seat_has_looked_at(name: str, seed: int, edition: Game) -> None:
    table, rng, compared = laboratory(edition, seed), random.Random(seed), 0
    bots = seat_bots([name] * 3, seed)
    while (question := table.question) is not None:
        board, bot = cast(Board, table.state.extra), bots[question.seat]
        if board.top and question.seat not in board.seen:
            dream = with_another_top(table, rng).view(question.seat)
            answer = copy.deepcopy(bot).choose(dream)
            assert bot.choose(table.view(question.seat)) == answer
            compared += 1
        else:
            answer = "look" if "look" in question.options else bot.choose(table.view(question.seat))
        table.answer(answer)
    assert compared


@pytest.mark.parametrize("path", sorted((ROOT / "src/kaiju/bots").rglob("*.py")), ids=lambda path: path.stem)
def test_a_bot_reaches_for_nothing_but_its_view(path: Path) -> None:
    tree = ast.parse(path.read_text())
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    reached = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert FORBIDDEN.isdisjoint(imported)
    assert reached.isdisjoint({"_imagine", "chance", "read"})


# -- the brawler -----------------------------------------------------------------------------------


def wins(game: Game, hero: str, foes: str, games: int) -> int:
    """How many games one bot wins against three others, in each seat equally often."""
    won = 0
    for seed in range(games):
        names = [foes] * 4
        names[seed % 4] = hero
        table = table_for(game, 4, f"brawl {seed}")
        for _ in answers(table, seat_bots(names, seed)):
            pass
        won += table.state.winner == seed % 4
    return won


@pytest.mark.slow
@every_edition
def test_the_brawler_beats_the_random_bot(game: Game) -> None:
    assert wins(game, "brawler", "random", 60) >= 48


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions(TOKYO), ids=lambda game: type(game).__name__)
def test_games_of_brawlers_end_in_more_than_one_way(edition: Game) -> None:
    endings, turns = set(), []
    for seed in range(24):
        table = table_for(edition, 4, f"endings {seed}")
        for _ in answers(table, seat_bots(["brawler"] * 4, seed)):
            pass
        endings.add(table.log[-1].cause)
        turns.append(table.state.turn)
    assert {edition.points_rule, edition.last_rule} <= endings
    assert 15 <= sum(turns) / len(turns) <= 45


def test_every_card_has_a_worth() -> None:
    assert set(WORTH) == {(game, card) for game in GAMES for card in GAMES[game].cards}
    assert set(KNOWLEDGE) == set(GAMES)


def test_without_an_opinion_the_brawler_takes_the_quiet_answer() -> None:
    table = Table(NEW_YORK, 2, seed=1)
    question = Question(0, "something-new", {"pass": 0, "use something": 1}, "NY-COMP-1")
    view = View(NEW_YORK, table.state, 0, question, [], lambda seat, secret: table)
    assert {Brawler(seed).choose(view) for seed in range(9)} == {"pass"}


def test_the_brawler_keeps_what_makes_a_superstar() -> None:
    table = asked("roll", {"at": "queens"})
    table.answer("celebrity ouch celebrity ouch heal heal")
    assert choice(table) == "reroll 2 4 5 6"


def test_the_brawler_keeps_the_win() -> None:
    table = asked("roll", {"at": "queens", "vp": 17}, superstar="kong")
    table.answer("celebrity celebrity celebrity ouch energy heal")
    assert {"1", "2", "3"}.isdisjoint(choice(table).split())


@pytest.mark.parametrize(("life", "flees"), [(10, False), (3, True)])
def test_the_brawler_flees_when_it_is_low(life: int, flees: bool) -> None:
    table = asked("resolve", {"at": "queens"}, rob={"at": "manhattan-upper", "life": life}, dice="attack")
    assert choice(table).startswith("flee") is flees


def test_the_brawler_heals_when_it_is_low() -> None:
    table = asked("roll", {"at": "queens", "life": 2})
    table.answer("heal heal heal energy destruction celebrity")
    assert {"1", "2", "3"}.isdisjoint(choice(table).split())


@pytest.mark.parametrize(("life", "answer"), [(9, "buy coney-island"), (2, "buy coney-island")])
def test_the_brawler_buys_what_it_can_use(life: int, answer: str) -> None:
    row = ["coney-island", "subterranean-cable", "next-stage"]
    assert choice(asked("buy", {"at": "queens", "energy": 4, "life": life}, row=row)) == answer


def test_the_brawler_does_not_buy_its_death() -> None:
    table = asked("buy", {"at": "queens", "energy": 1, "life": 4}, row=["subterranean-cable"])
    assert choice(table) == "done"


def test_the_brawler_buys_the_last_points() -> None:
    row = ["flatiron-building", "stomp", "regeneration"]
    assert choice(asked("buy", {"at": "queens", "energy": 5, "vp": 18}, row=row)) == "buy flatiron-building"


def test_the_brawler_destroys_units_before_they_fire() -> None:
    table = asked(
        "resolve",
        {"at": "queens", "life": 2},
        dice="destruction destruction ouch",
        boroughs={"queens": {"units": ["infantry", "infantry"]}},
    )
    assert choice(table) == "resolve destruction"
