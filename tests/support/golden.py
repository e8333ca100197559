"""The golden playthroughs: `python -m tests.support.golden` (or `make golden`) rewrites them."""

# A playthrough is a source, tests/golden/GAME/NAME.yaml, and its result, NAME.txt next to it: every answer as
# in a record, and below it every event with its cause. A source is set up like a scenario, or from the
# beginning with a list of Monsters; it is played by its script, or by its seed to the end of the game or for
# a number of turns.

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from kaiju.core.chance import Chance
from kaiju.core.events import Event
from kaiju.core.game import Game
from kaiju.core.history import Answer
from kaiju.core.notation.answer import tidy
from kaiju.core.notation.position import describe, options_of
from kaiju.core.questions import CHANCE, Question, Reveal
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests import ROOT
from tests.support.positions import at

FOLDER: Final = ROOT / "tests" / "golden"
TITLE: Final = "Kaiju Kings golden playthrough"
PASSING: Final = {"facts", "last_normal", "options", "phase", "rerolls", "resolved"}
"""What is left out of the final position, because it says nothing about the state of the game."""

Source = Mapping[str, Any]


def sources() -> list[Path]:
    """Every source, by game and name."""
    return sorted(FOLDER.glob("*/*.yaml"))


def read(path: Path) -> Source:
    """Read a source from its file."""
    source: Source = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert source["game"] == path.parent.name, f"{path} lies in the wrong folder"
    return source


def begin(source: Source, seed: str | None) -> Table:
    """The table at the first question of a source."""
    game, monsters = GAMES[source["game"]], source["monsters"]
    if isinstance(monsters, list):
        return Table(game, tuple(monsters), seed, options_of(source))
    position = {name: value for name, value in source.items() if name not in ("seed", "turns")}
    return at(game, position, seed)


# -- playing -----------------------------------------------------------------------------------------


class Steady:
    """A player whose answers come from a stream that never changes: first a verb, then an answer with it."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance(f"steady {seed}")

    def choose(self, question: Question[Any]) -> str:
        """Any of the offered answers."""
        verb = self.pick(text.split()[0] for text in question.options)
        return self.pick(text for text in question.options if text.split()[0] == verb)

    def pick(self, texts: Iterable[str]) -> str:
        """Any of some texts, all equally likely."""
        return self.chance.answer(Reveal("pick", dict.fromkeys(texts, 1), ""))


def answers(source: Source) -> list[Answer]:
    """Everything answered in a source, including by chance."""
    return by_seed(source, str(source["seed"])) if "seed" in source else by_script(source)


def by_seed(source: Source, seed: str) -> list[Answer]:
    """Played by steady players to the end; some may leave after a number of answers."""
    table, player = begin(source, seed), Steady(seed)
    names = [monster.name for monster in table.state.monsters]
    leaves = {names.index(name): after for name, after in source.get("leaves", {}).items()}
    while table.question is not None and table.state.turn <= source.get("turns", table.state.turn):
        gone = [seat for seat, after in leaves.items() if len(table.answers) >= after]
        if gone:
            del leaves[gone[0]]
            table.leave(gone[0])
        else:
            table.answer(player.choose(table.question))
    return table.answers


def by_script(source: Source) -> list[Answer]:
    """Played according to the script."""
    table = begin(source, None)
    names = [monster.name for monster in table.state.monsters]
    for step in source["script"]:
        ((who, text),) = step.items()
        assert table.question is not None, f"the game is over before {step}"
        asked = table.question.kind if table.question.seat == CHANCE else names[table.question.seat]
        assert asked == who, f"{asked} is asked, not {who}: {list(table.question.options)}"
        table.answer(tidy(str(text)))
    return table.answers


# -- telling -----------------------------------------------------------------------------------------


def tell(source: Source) -> str:
    """The whole playthrough as text."""
    table = begin(source, None)
    names = [monster.name for monster in table.state.monsters]
    lines = [*header(source, table.game, table.state.options), "begin", *events(table, names, 0)]
    turn = table.state.turn
    for given in answers(source):
        if table.state.turn != turn:
            turn = table.state.turn
            lines.append(f"turn {turn} {names[table.state.active]}")
        seen = len(table.log)
        table.replay(given)
        who = given.kind if given.seat == CHANCE else names[given.seat]
        lines += [f"  {who}: {given.text}", *events(table, names, seen)]
    return "\n".join([*lines, "end", *position(table), ""])


def header(source: Source, game: Game, options: Mapping[str, str]) -> list[str]:
    """What is played, and under which version of the rules."""
    return [
        TITLE,
        f"title: {source['title']}",
        f"game: {game.id}",
        f"rules: {game.rules_version}",
        "options: " + " ".join(f"{name}={value}" for name, value in options.items()),
        "",
    ]


def rules_of(text: str) -> str:
    """The rules version that a playthrough was written under."""
    return next(
        (line.removeprefix("rules: ") for line in text.splitlines() if line.startswith("rules: ")), ""
    )


def events(table: Table, names: list[str], since: int) -> Iterator[str]:
    """What has happened since, one line each: who, how much, what, where, whom, and why."""
    for event in table.log[since:]:
        yield f"      {' '.join(words(event, names))} ({event.cause})"


def words(event: Event, names: list[str]) -> Iterator[str]:
    """The words of one event."""
    yield event.kind
    if event.seat >= 0:
        yield names[event.seat]
    if event.amount:
        yield str(event.amount)
    if event.what:
        yield event.what
    if event.where:
        yield f"where={event.where}"
    if event.other >= 0:
        yield f"other={names[event.other]}"


def position(table: Table) -> Iterator[str]:
    """The final position, in the words of a scenario, without what is empty."""
    for key, value in lean(describe(table.game, table.state)).items():
        if key not in PASSING:
            yield f"  {key}: {json.dumps(value)}"
    question = table.question
    names = {monster.seat: monster.name for monster in table.state.monsters}
    yield (
        f"  asked: {names.get(question.seat, 'chance')} for {question.kind}"
        if question
        else "  asked: nobody"
    )


def lean(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data without anything that is 0, empty or nobody's."""
    inner = {key: lean(value) if isinstance(value, Mapping) else value for key, value in data.items()}
    return {key: value for key, value in inner.items() if value}


def main() -> None:
    """Rewrite every playthrough and name those that changed."""
    for path in sources():
        text, target = tell(read(path)), path.with_suffix(".txt")
        before = target.read_text(encoding="utf-8") if target.exists() else ""
        target.write_text(text, encoding="utf-8")
        print(f"{'same   ' if text == before else 'written'} {target.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
