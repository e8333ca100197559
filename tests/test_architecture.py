"""The shape of the code: what may import what, how long things are, where a card's name may stand."""

import ast
import importlib
import inspect
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kaiju.core.game import Game
from kaiju.games import GAMES
from kaiju.words import Words
from tests import ROOT
from tests.support.play import editions

SRC = ROOT / "src" / "kaiju"
DOCUMENTS = ROOT / "docs" / "rules"
SOURCES = sorted(SRC.rglob("*.py"))
ROOMS = {
    game: importlib.import_module(type(rules).__module__.rpartition(".")[0]) for game, rules in GAMES.items()
}
RULES = sorted(path for room in ("core", "newyork", "tokyo") for path in (SRC / room).rglob("*.py"))
OPINIONS = {SRC / "bots/worth.py"}
CARDS = sorted(path for path in RULES if path.parent.name == "cards")
OUTSIDE = {"asyncio", "datetime", "os", "pathlib", "random", "secrets", "sys", "time"}
GAME_WORDS = re.compile(r"tokyo|new.?york|manhattan|borough|superstar|statue|NY-|KT-", re.IGNORECASE)
CLAUSE = re.compile(r"\b(?:NY|KT)-(?:[A-Z]+|2016)(?:-\d+)?")
SENTENCE = re.compile(rf"\S.*[.?](?: \((?:{CLAUSE.pattern}(?:, )?)+\))?")
LATER = "Modern"
LONGEST_FILE = 400
WRITTEN = {".css", ".py", ".sh", ".svelte", ".ts"}
LONGEST_FUNCTION = 40

CLIENT = ROOT / "web" / "src"
PICTURES = ("art", "ask/Picture.svelte", "home/LanguageSample.svelte", "table/panels.ts")
TEXTS = re.compile(r"""(["'`])(.*?)\1|^\s*([\w-]+)(?=:\s)""")  # what is quoted in the client, and keys
SPOKEN = ("answer", "question")
WORDS = Words()

PLAIN = {"heal"}
"""Cards that are called like a verb of the rules, which has a right to the name."""

every_edition = pytest.mark.parametrize(
    "game",
    [edition for game in GAMES.values() for edition in editions(game)],
    ids=lambda game: type(game).__name__,
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def name(path: Path) -> str:
    """A source file, as it is called in the project."""
    return str(path.relative_to(SRC))


@cache
def tree(path: Path) -> ast.Module:
    """A source file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """Yield the first name of everything a module imports by its full name."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def functions(path: Path) -> Iterator[Function]:
    """Every function of a source file, methods and inner ones too."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


@cache
def lines(path: Path) -> list[str]:
    """The lines of a source file."""
    return path.read_text(encoding="utf-8").splitlines()


def document(game: str) -> dict[str, Any]:
    """The facts of a game."""
    facts: dict[str, Any] = json.loads((DOCUMENTS / f"{game}.json").read_text(encoding="utf-8"))
    return facts


def clauses() -> set[str]:
    """Every clause id of the rules documents, and every chapter."""
    found: set[str] = set()
    for path in DOCUMENTS.glob("*.md"):
        text = path.read_text(encoding="utf-8")
        ids = re.findall(rf"^(?:- \*\*|### |\*\*)({CLAUSE.pattern})\b", text, re.MULTILINE)
        found |= {*ids, *(id.rpartition("-")[0] for id in ids)}
    return found


# -- what everybody sees -----------------------------------------------------------------------------

SEEN = frozenset(
    "life vp energy place alive cards tokens counter copied dice added resolved rerolls row discard deck"
    " effects extra_turns active phase turn source over winner leaving strike"
    " boroughs covered superstar statue trophies aim bay top seen".split()
)
SETTING = {"changes.py", "state.py", "saves.py", "notation.py", "city.py", "board.py"}
COPIES = {"twin", "known", "extra", "state", "self"}
"""What a copy is called where one is made or changed: nobody has been told of it."""


def changed(path: Path) -> Iterator[str]:
    """Yield each thing that is assigned and that everybody sees, as it is written."""
    for node in ast.walk(tree(path)):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AugAssign):
            targets = [node.target]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                where = one.value if isinstance(one, ast.Subscript) else one
                if not isinstance(where, ast.Attribute) or where.attr not in SEEN:
                    continue
                owner = ast.unparse(where.value)
                if owner not in COPIES and not owner.endswith("facts"):
                    yield f"{name(path)}: {ast.unparse(one)}"


def test_what_everybody_sees_is_changed_by_the_setters_alone() -> None:
    rules = [path for path in RULES if path.name not in SETTING and path.parent.name != "notation"]
    assert [found for path in rules for found in changed(path)] == [
        "core/damage.py: t.state.strike",
        "core/table.py: s.phase",
    ]
    assert len([found for path in RULES if path.name == "changes.py" for found in changed(path)]) > 20


# -- imports and sizes -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RULES, ids=name)
def test_the_rules_touch_no_chance_clock_or_files(path: Path) -> None:
    assert OUTSIDE.isdisjoint(imports(path))


def test_no_file_is_too_long() -> None:
    long = [name(path) for path in SOURCES if len(lines(path)) > LONGEST_FILE]
    assert [path for path in long if "cards/" not in path] == []


@pytest.mark.parametrize("folder", ["benchmarks", "examples", "tests", "tools", "web/src", "web/tests"])
def test_no_other_file_is_too_long(folder: str) -> None:
    root = SRC.parents[1]
    written = [
        path for path in (root / folder).rglob("*") if path.suffix in WRITTEN and path.name != "wire.ts"
    ]
    assert written
    assert [str(path.relative_to(ROOT)) for path in written if len(lines(path)) > LONGEST_FILE] == []


def test_no_function_is_too_long() -> None:
    long = [
        f"{name(path)} {node.name}: {node.end_lineno - node.lineno + 1} lines"
        for path in SOURCES
        for node in functions(path)
        if node.end_lineno and node.end_lineno - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert long == []


def test_the_core_knows_no_game() -> None:
    found = [
        f"{name(path)}:{number} {line.strip()}"
        for path in SOURCES
        if path.parent == SRC / "core"
        for number, line in enumerate(lines(path), 1)
        if GAME_WORDS.search(line)
    ]
    assert found == []


# -- cards -------------------------------------------------------------------------------------------


def card_classes(path: Path) -> list[tuple[str, str]]:
    """The classes of a card module that have an id, with it, in the order they stand in."""
    return [
        (node.name, entry.value.value)
        for node in tree(path).body
        if isinstance(node, ast.ClassDef)
        for entry in node.body
        if isinstance(entry, ast.Assign)
        and [target.id for target in entry.targets if isinstance(target, ast.Name)] == ["id"]
        and isinstance(entry.value, ast.Constant)
        and isinstance(entry.value.value, str)
    ]


def room(game: str) -> Path:
    """The folder of a game."""
    return SRC / Path(*ROOMS[game].__name__.split(".")[1:])


def elsewhere(game: str) -> list[Path]:
    """Where no card may be named; another game may have things of the same name, and bots have opinions."""
    others = [room(other) for other in GAMES if other != game]
    allowed = {room(game) / "cards", *others, *(SRC / "bots" / other.name for other in others)}
    return [path for path in SOURCES if path not in OPINIONS and not allowed & set(path.parents)]


def tokens(game: str) -> set[str]:
    """The ids of the tokens of a game."""
    found = document(game)["tokens"]
    return {token["id"] for token in found} if isinstance(found, list) else set(found)


def classes(game: str, card: str) -> set[str]:
    """What a card is called in the code, in every edition."""
    return {type(edition.cards[card]).__name__ for edition in editions(GAMES[game])}


def names_of(game: str) -> dict[str, set[str]]:
    """Each card with its id, classes and English names; a token of the same name has a right to it."""
    found = {}
    for card in document(game)["cards"]:
        words = {card["id"], card["name"]["en"], *classes(game, card["id"])}
        words |= {card["name_2016"]} if card.get("name_2016") else set()
        if card["id"] not in tokens(game) | PLAIN:
            found[card["id"]] = words
    return found


def whole(words: Iterable[str]) -> re.Pattern[str]:
    """Any of some words, where it stands alone."""
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))})(?![\w-])")


@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_card_lives_in_one_place(game: str) -> None:
    pattern = whole(word for words in names_of(game).values() for word in words)
    found = [
        f"{name(path)}:{number} {line.strip()}"
        for path in elsewhere(game)
        for number, line in enumerate(lines(path), 1)
        if pattern.search(line)
    ]
    assert found == []


def ids_of(game: str) -> re.Pattern[str]:
    """The id of any card of a game; what a question or an answer is called has a right to its name."""
    return whole(card for card in names_of(game) if not any(WORDS.has(f"{kind}-{card}") for kind in SPOKEN))


@pytest.mark.parametrize("game", GAMES)
def test_the_client_knows_a_card_by_its_id_only_to_draw_it(game: str) -> None:
    drawn = [CLIENT / place for place in PICTURES]
    assert all(place.exists() for place in drawn)
    written = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in WRITTEN]
    pattern, found = ids_of(game), []
    for path in written:
        if not any(place in (path, *path.parents) for place in drawn):
            for number, line in enumerate(lines(path), 1):
                texts = " | ".join(quoted or key for _, quoted, key in TEXTS.findall(line))
                found += [f"{path.relative_to(CLIENT)}:{number} {card}" for card in pattern.findall(texts)]
    assert written
    assert found == []


@pytest.mark.parametrize("path", CARDS, ids=name)
def test_the_cards_stand_in_alphabetical_order(path: Path) -> None:
    ids = [id for _, id in card_classes(path)]
    assert ids == sorted(ids)


@pytest.mark.parametrize("path", CARDS, ids=name)
def test_a_card_is_called_like_its_class(path: Path) -> None:
    odd = [
        (cls, id)
        for cls, id in card_classes(path)
        if cls.removeprefix(LATER).lower() != id.replace("-", "").lower()
    ]
    assert odd == []


@every_edition
def test_a_game_has_its_cards_in_alphabetical_order(game: Game) -> None:
    for keep in (True, False):
        ids = [card.id for card in game.cards.values() if card.keep == keep]
        assert ids == sorted(ids)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_class_is_in_its_game(game: str) -> None:
    written = Counter(id for path in CARDS if room(game) in path.parents for _, id in card_classes(path))
    played = {type(card) for edition in editions(GAMES[game]) for card in edition.cards.values()}
    assert written == Counter(card.id for card in played if "id" in vars(card))


@every_edition
def test_a_card_of_a_later_edition_is_the_same_card(game: Game) -> None:
    for id, card in game.cards.items():
        first = GAMES[game.id].cards[id]
        assert card is first or type(card).__name__.startswith(LATER)
        assert (card.id, card.keep, card.copies) == (id, first.keep, first.copies)


def test_only_a_few_cards_are_in_both_games() -> None:
    one, other = (set(rules.cards) for rules in GAMES.values())
    assert one & other == {"extra-head", "regeneration"}
    shared = [{rules.cards[id] for rules in GAMES.values()} for id in one & other]
    assert all(len(cards) == len(GAMES) for cards in shared)


# -- clauses and docstrings --------------------------------------------------------------------------


def test_every_clause_that_the_code_cites_exists() -> None:
    known = clauses()
    assert known
    unknown = [
        f"{name(path)}:{number} {id}"
        for path in SOURCES
        for number, line in enumerate(lines(path), 1)
        for id in CLAUSE.findall(line)
        if id not in known
    ]
    assert unknown == []


def module(path: Path) -> Any:
    """The module of a source file."""
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def public(room: Any) -> Iterator[tuple[str, Any]]:
    """The public classes and functions that a module defines, and the public methods of its classes."""
    yield room.__name__, room
    for label, thing in vars(room).items():
        if label.startswith("_") or getattr(thing, "__module__", "") != room.__name__:
            continue
        if inspect.isfunction(thing):
            yield f"{room.__name__}.{label}", thing
        elif inspect.isclass(thing):
            yield f"{room.__name__}.{label}", thing
            yield from methods(f"{room.__name__}.{label}", thing)


def methods(where: str, thing: type) -> Iterator[tuple[str, Any]]:
    """The public methods of a class; one that overrides another shares its docstring."""
    for label, member in vars(thing).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if not label.startswith("_") and inspect.isfunction(function):
            yield f"{where}.{label}", getattr(thing, label)


def docstring(thing: Any) -> str:
    """The docstring of a class or module itself; a method may have the one of the method it overrides."""
    own = thing.__doc__ if inspect.isclass(thing) or inspect.ismodule(thing) else inspect.getdoc(thing)
    return inspect.cleandoc(own or "")


def begins_with_a_sentence(text: str) -> bool:
    """Whether a docstring is one sentence, with a body after a blank line where more must be said."""
    first, *rest = text.split("\n", maxsplit=1)
    return bool(SENTENCE.fullmatch(first)) and all(re.match(r"\n\S", body) for body in rest)


@pytest.mark.parametrize(
    ("text", "well"),
    [
        ("", False),
        ("no end", False),
        ("One sentence.", True),
        ("One clause. (NY-FLEE-1, KT-BUY-2)", True),
        ("One sentence.\n\nWhy it must hold:\n- so.", True),
        ("One sentence.\nAnd more.", False),
        ("One sentence.\n\n\nTwo lines below.", False),
        ("One sentence\nthat goes on.", False),
    ],
)
def test_a_docstring_is_a_sentence_and_perhaps_a_body(text: str, well: bool) -> None:
    assert begins_with_a_sentence(text) == well


@pytest.mark.parametrize("path", [path for path in SOURCES if path.stem != "__main__"], ids=name)
def test_everything_public_says_what_it_is_in_its_first_line(path: Path) -> None:
    wrong = [
        f"{where}: {text!r}"
        for where, thing in public(module(path))
        for text in [docstring(thing)]
        if not begins_with_a_sentence(text)
    ]
    assert wrong == []
