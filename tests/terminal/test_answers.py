"""What follows an answer is in the list, and results are resolved by themselves where nobody need decide."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from kaiju.core.chance import Chance
from kaiju.games import GAMES
from kaiju.terminal.app import TableApp
from kaiju.terminal.match import HUMAN, Match
from tests.support.positions import NEW_YORK, at, go_on, rolled
from tests.terminal.matches import LARGE, SMALL, WORDS
from tests.terminal.screen import drive, text_of, type_line

pytestmark = pytest.mark.slow

CITY = {
    "kong": {"at": "brooklyn", "life": 5},
    "sheriff": {"at": "manhattan-lower"},
    "mantis": {"at": "bronx"},
}


def resolving(dice: str, units: int = 1, life: int = 5) -> Match:
    """A person resolves these dice; all others are people too."""
    boroughs = {"brooklyn": {"units": ["tank"] * units, "stacks": ["high-rise-1 +2"]}}
    monsters = {**CITY, "kong": {"at": "brooklyn", "life": life}}
    table = rolled(NEW_YORK, dice, monsters=monsters, boroughs=boroughs)
    table.chance = Chance("a secret")
    return Match(table, [HUMAN] * 3, WORDS)


def listed(app: TableApp) -> str:
    """The answers in the list."""
    options = app.query_one(OptionList)
    return "\n".join(str(options.get_option_at_index(at).prompt) for at in range(options.option_count))


def kind(match: Match) -> str:
    """What is asked now."""
    return match.table.question.kind if match.table.question else ""


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_every_answer_says_what_follows_it(size: tuple[int, int]) -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert "−1 life (9 left)" in listed(app)  # Sheriff
        assert "−1 life (4 left)" in listed(app)  # Kong itself
        assert "Sheriff −1 life" in listed(app)

    drive(resolving("attack ouch ouch ouch ouch ouch"), steps, size)


def test_what_needs_no_decision_is_resolved_by_itself_and_can_be_taken_back() -> None:
    table = go_on(at(GAMES[NEW_YORK], {"monsters": CITY}), "dice")
    table.answer("energy energy heal heal celebrity celebrity")
    match = Match(table, [HUMAN] * 3, WORDS)
    match.answer("stop")
    assert kind(match) == "move"
    assert [answer.text for answer in table.answers[-2:]] == ["resolve energy", "resolve heal"]
    match.undo()
    assert kind(match) == "resolve"
    match.undo()
    assert match.table.question is not None
    assert len(match.table.question.options) == 3  # it is asked for now


def test_all_results_are_resolved_until_somebody_has_to_decide() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        assert kind(app.match) == "resolve"
        await type_line(app, pilot, "all")
        assert (app.match.asked, kind(app.match)) == (1, "flee")
        await type_line(app, pilot, "all")
        assert "no results" in text_of(app, "notice")

    drive(resolving("attack attack attack ouch ouch ouch"), steps)


def test_what_may_be_fatal_is_not_resolved_along_with_the_others() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "all")
        assert kind(app.match) == "resolve"
        assert "fatal" in text_of(app, "notice")

    drive(resolving("celebrity celebrity ouch ouch ouch ouch", units=2, life=1), steps)


def test_it_can_be_switched_off_and_on() -> None:
    async def steps(app: TableApp, pilot: Pilot[None]) -> None:
        await type_line(app, pilot, "auto")
        assert "asked for the order" in text_of(app, "notice")
        assert not app.match.settles
        await type_line(app, pilot, "auto")
        assert app.match.settles

    drive(resolving("attack ouch ouch ouch ouch ouch"), steps)
