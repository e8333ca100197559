"""The solver may keep just what the table lets a Monster keep, under every rule that limits the rerolls."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from kaiju.core.questions import Instant, Question
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.odds.multisets import multisets
from kaiju.odds.situation import Situation, situation
from kaiju.odds.solver import Restrictions, Solver, counts, picks
from tests.support.play import Player, setting, walk
from tests.support.positions import at

ENERGY, ATTACK, OUCH = 0, 1, 5
NEW_YORK, TOKYO = "king-of-new-york", "king-of-tokyo"


def roll(game: str, me: dict[str, Any], dice: str, other: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table where the first Monster has just rolled these dice."""
    first, second = GAMES[game].names[:2]
    home = {"at": "queens"} if game == NEW_YORK else {}
    away = {"at": "bronx"} if game == NEW_YORK else {}
    position = {"monsters": {first: home | me, second: away | (other or {})}, "phase": "roll", **more}
    table = at(GAMES[game], position)
    table.answer(dice)
    return table


def seen(table: Table) -> Situation:
    """The situation as the active seat sees it."""
    return situation(table.view(table.state.active))


def solver(found: Situation, dice: int) -> Solver:
    """A solver for this situation that likes some dice more than others."""
    values = np.random.default_rng(dice).random(len(multisets(6, dice)))
    return Solver(values, 6, dice, found.rerolls, found.rules)


def offered(table: Table, question: Question[Any]) -> set[tuple[int, ...]]:
    """What stays of the dice, by face, with each of the picks that are offered."""
    dice = table.state.dice
    picked = [pick for pick in question.options.values() if not isinstance(pick, Instant)]
    kept = [[face for die, face in enumerate(dice) if die not in pick] for pick in picked]
    return {counts(some, table.game.faces) for some in kept}


def check(table: Table) -> None:
    """What the solver may keep is what the question offers, and what it keeps is an answer."""
    question = table.question
    assert question is not None
    found = seen(table)
    dice = table.state.dice
    solved = solver(found, len(dice))
    assert set(solved.keeps(found.showing)) == offered(table, question)
    picked = picks(dice, solved.best(found.showing).kept, table.game.faces)
    text = "reroll " + " ".join(str(die + 1) for die in picked) if picked else "stop"
    assert question.options[text] == picked


def test_nothing_limits_the_first_reroll_of_a_plain_turn() -> None:
    table = roll(NEW_YORK, {}, "energy energy attack heal ouch ouch")
    assert seen(table) == ((2, 1, 1, 0, 0, 2), 2, Restrictions())
    check(table)


def test_beginners_keep_their_claws() -> None:
    table = roll(TOKYO, {}, "1 2 claw claw heart energy", options={"beginner": "on"})
    claw = GAMES[TOKYO].faces.index(table.state.dice[2])
    assert seen(table)[1:] == (1, Restrictions(locked=(claw,)))
    check(table)


@pytest.mark.parametrize(("energy", "tolled"), [(0, 0), (1, 1), (2, 2), (5, 5)])
def test_an_ouch_costs_a_jinxed_monster_energy(energy: int, tolled: int) -> None:
    table = roll(NEW_YORK, {"energy": energy, "tokens": {"jinx": 1}}, "ouch ouch attack heal energy energy")
    assert seen(table).rules == Restrictions(tolls=((OUCH, 1.0),), tolled=tolled)
    check(table)
    if energy:
        table.answer("reroll 1 3")
        table.answer("ouch ouch")
        assert seen(table).rules.tolled == tolled - 1
        check(table)


def test_two_jinx_tokens_cost_two_energy() -> None:
    table = roll(NEW_YORK, {"energy": 3, "tokens": {"jinx": 2}}, "ouch ouch attack heal energy energy")
    assert seen(table).rules == Restrictions(tolls=((OUCH, 2.0),), tolled=1)
    check(table)


def test_attack_stays_under_terminal_rage() -> None:
    table = roll(NEW_YORK, {"cards": ["terminal-rage"]}, "attack attack attack heal energy ouch")
    assert seen(table).rules == Restrictions(locked=(ATTACK,))
    check(table)


def test_a_web_takes_a_reroll() -> None:
    table = roll(NEW_YORK, {"tokens": {"web": 1}}, "attack attack attack heal energy ouch")
    assert seen(table)[1:] == (1, Restrictions())
    check(table)
    table.answer("reroll 1")
    table.answer("heal")
    assert seen(table).rerolls == 0


def test_the_aura_of_another_monster_compels() -> None:
    aura = {"cards": ["jinx-aura"]}
    table = roll(NEW_YORK, {}, "attack attack attack heal energy ouch", aura)
    assert seen(table).rules == Restrictions(compelled=True)
    assert table.question is not None
    assert table.question.values == {"left": 2, "card": "jinx-aura"}
    check(table)
    own = roll(NEW_YORK, aura, "attack attack attack heal energy ouch")
    assert seen(own).rules == Restrictions()


def test_all_limits_at_once() -> None:
    me = {"energy": 1, "tokens": {"jinx": 1, "web": 1}, "cards": ["terminal-rage"]}
    for dice in ("attack attack ouch ouch heal energy", "attack attack attack ouch ouch ouch"):
        table = roll(NEW_YORK, me, dice, {"cards": ["jinx-aura"]})
        assert seen(table)[1:] == (1, Restrictions((ATTACK,), ((OUCH, 1.0),), 1, True))
        check(table)


def test_no_reroll_is_left_when_none_is_asked_for() -> None:
    table = roll(NEW_YORK, {}, "energy energy attack heal ouch ouch")
    table.answer("stop")
    assert table.state.rerolls
    assert seen(table).rerolls == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_solver_keeps_what_any_question_offers(game: str) -> None:
    limits: Counter[str] = Counter()
    for seed in range(1, 60, 2):  # rich games, with many cards
        for table in walk(setting(game, seed).table(), Player(seed)):
            if table.question is not None and table.question.kind == "reroll":
                check(table)
                rules = seen(table).rules
                limits += Counter(name for name, limit in rules._asdict().items() if limit)
    assert limits["locked"] > 0
    if game == NEW_YORK:
        assert set(limits) == {"locked", "tolls", "tolled", "compelled"}
