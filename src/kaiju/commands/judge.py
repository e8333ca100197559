"""The judge on the command line: what each answer in a position is worth, and how everybody stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich import box
from rich.console import Console
from rich.table import Table as Sheet

from kaiju.bots.budget import MS
from kaiju.bots.judge import judge as judged
from kaiju.bots.judgement import Judgement, told_apart
from kaiju.commands.arguments import AsJson, CommandRefused, at_least, print_json, seed_named
from kaiju.core.errors import IllegalAnswer, Spoilt
from kaiju.core.notation import record
from kaiju.core.notation.position import set_up
from kaiju.core.notation.record import OLD_TITLE, TITLE
from kaiju.core.notation.scenario import Run, ScenarioFailed
from kaiju.core.table import Table
from kaiju.files import spoilt_file
from kaiju.games import GAMES
from kaiju.scenarios import Case
from kaiju.scenarios import read as read_scenarios
from kaiju.sentences import Sentences
from kaiju.words import Words, preferred


class Reached(Exception):
    """The moment of a record that was asked for."""


def judge(
    path: Annotated[Path, Parameter(help="cli-judge.position")],
    /,
    *,
    at: Annotated[int | None, Parameter(help="cli-judge.at")] = None,
    ms: Annotated[float, Parameter(help="cli-judge.ms")] = MS,
    worlds: Annotated[int | None, Parameter(help="cli-judge.worlds")] = None,
    seed: Annotated[str, Parameter(help="cli-judge.seed")] = "0",
    as_json: AsJson = False,
) -> None:
    """Say what each answer is worth in a position, and how everybody stands."""
    words = Words(preferred())
    at_least(1, words, worlds=worlds)
    at_least(0, words, at=at)
    if ms <= 0:
        raise CommandRefused(words.say("error-too-few", what="--ms", least=1))
    table = _table(path, at, words)
    seat = table.question.seat if table.question and table.question.seat >= 0 else table.state.active
    found = judged(table.view(seat), ms, worlds, seed_named(seed, words))
    if as_json:
        print_json(_data(table, found))
    else:
        _tell(table, found, words)


COMMANDS: Final = ((judge, "kaiju judge scenarios/king-of-new-york/rules/flee.yaml --at 3"),)


def _table(path: Path, at: int | None, words: Words) -> Table:
    """The table of a record after so many answers, or of a position after so many steps of its script."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise spoilt_file(path, error) from error
    if text.partition("\n")[0] in (TITLE, OLD_TITLE):
        return _recorded(path, text, at, words)
    case = next(read_scenarios(path), None)
    if case is None:
        raise CommandRefused(words.say("error-no-scenarios"))
    return _played(case, at, words)


def _recorded(path: Path, text: str, at: int | None, words: Words) -> Table:
    try:
        found = record.read(text)
        if found.headers["game"] not in GAMES:
            raise Spoilt("no-game", game=found.headers["game"])
        moments: list[Table] = []

        def watch(table: Table, line: str) -> None:
            if len(moments) == 0 and at is not None and len(table.answers) >= at:
                moments.append(table.clone())
                raise Reached

        try:
            table = record.replay(GAMES[found.headers["game"]], found, watch)
        except Reached:
            return moments[0]
    except Spoilt as error:
        raise spoilt_file(path, error) from error
    if at is not None and len(table.answers) < at:
        raise CommandRefused(words.say("error-judge-at", most=len(table.answers)))
    return table


def _played(case: Case, at: int | None, words: Words) -> Table:
    """Where the script of a scenario ends, or stands after so many steps; what it expects is not asked."""
    game, data = GAMES[case.data["game"]], {key: value for key, value in case.data.items() if key != "expect"}
    script = data.pop("script", [])
    if isinstance(script, list) and at is not None:
        if at > len(script):
            raise CommandRefused(words.say("error-judge-at", most=len(script)))
        script = script[:at]
    if not script:
        table = Table(game, state=set_up(game, data))
        table.start()
        return table
    run = Run(game, {**data, "script": script})
    try:
        run.play()
    except (ScenarioFailed, IllegalAnswer) as error:
        raise CommandRefused(
            words.say("error-judge-script", name=case.name, command="kaiju scenarios")
        ) from error
    return run.table


def _data(table: Table, found: Judgement) -> dict[str, Any]:
    names = [monster.name for monster in table.state.monsters]
    question = table.question
    return {
        "game": table.game.id,
        "asked": names[found.seat] if found.answers else None,
        "question": question.kind if question and found.answers else None,
        "now": dict(zip(names, found.now, strict=True)),
        "margin": found.margin,
        "worlds": found.worlds,
        "answers": [
            {
                "answer": one.answer,
                "chance": one.winning,
                "error": one.error,
                "behind": one.behind,
                "doubt": one.doubt,
                "equal": not told_apart(one),
                "chances": dict(zip(names, one.chances, strict=True)),
            }
            for one in found.answers
        ],
    }


def _tell(table: Table, found: Judgement, words: Words) -> None:
    say = Sentences(words, table.game, [monster.name for monster in table.state.monsters])
    if found.answers and table.question:
        print(say.question(table.question))
        Console(width=110).print(_sheet(table, found, say, words))
        print(words.say("judge-margin", margin=_percent(found.margin), worlds=found.worlds))
    print(words.say("judge-now"))
    for line in _standing(table, found, say):
        print(line)


def _sheet(table: Table, found: Judgement, say: Sentences, words: Words) -> Sheet:
    """The answers, the best first; those that cannot be told apart from the best are marked."""
    assert table.question is not None
    sheet = Sheet(box=box.SIMPLE_HEAD)
    for column in ("answer", "chance", "error", "behind", "equal"):
        sheet.add_column(words.say(f"judge-{column}"), justify="left" if column == "answer" else "right")
    for one in found.answers:
        mark = "" if told_apart(one) else "="
        error = f"± {_percent(one.error)}"
        sheet.add_row(one.answer, _percent(one.winning), error, _percent(one.behind), mark)
    return sheet


def _standing(table: Table, found: Judgement, say: Sentences) -> Iterator[str]:
    for monster, chance in zip(table.state.monsters, found.now, strict=True):
        yield f"  {_percent(chance):>6}  {say.monster(monster.seat)}"


def _percent(chance: float) -> str:
    return f"{chance:.1%}"
