"""Scenarios: every step does what it says, fails where it must, and is refused where it is nonsense."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kaiju.core.errors import Nonsense
from kaiju.core.notation.given import Given
from kaiju.core.notation.position import terms_of
from kaiju.core.notation.scenario import WAYS, Run, ScenarioFailed
from kaiju.core.questions import CHANCE
from kaiju.games import GAMES
from tests.support.nonsense import check_failure, said
from tests.support.play import Player, setting, walk

NEW_YORK, TOKYO = "king-of-new-york", "king-of-tokyo"

Scenario = dict[str, Any]

CITY: Scenario = {
    "monsters": {"kong": {"at": "queens", "energy": 1}, "rob": {"at": "manhattan-lower"}},
    "row": ["leveler", "stomp", "hunter"],
    "phase": "move",
    "script": [{"kong": "stay"}],
}
BOARD: Scenario = {
    "monsters": {"kraken": {"cards": ["extra-head", "even-bigger"]}, "alienoid": {"tokens": {"shrink": 2}}},
    "row": ["wings", "frenzy", "heal"],
    "discard": ["jets", "skyscraper"],
}
NONSENSE: list[tuple[Scenario, str]] = [
    ({"script": [{"kongg": "stay"}]}, "script, 1: There is no step “kongg”. Did you mean “kong”"),
    ({"script": [{"kong": "sty"}]}, "script, 1, kong: No answer begins with “sty”"),
    ({"script": [{"kong": "move qeens"}]}, "“qeens”. Did you mean “queens”"),
    ({"script": [{"refuses": {"kong": "mov bronx"}}]}, "“mov”. Did you mean “move”"),
    ({"script": [{"refuses": {"kong": "move bronks"}}]}, "“bronks”. Did you mean “bronx”"),
    ({"script": [{"refuses": {"kongg": "stay"}}]}, "Did you mean “kong”"),
    (
        {"script": [{"refuses": {"kong": "stay", "reason": "no-rom"}}]},
        "no reason “no-rom”. Did you mean “no-room”",
    ),
    ({"script": [{"refuses": {"kong": "stay", "rob": "stay"}}]}, "One answer is refused here, not 2"),
    ({"script": [{"refuses": {"reason": "no-room"}}]}, "One answer is refused here, not 0"),
    ({"script": [{"refuses": "kong"}]}, r"script, 1, refuses: A map .* not the text “kong”"),
    ({"script": [{"lacks": {"kong": ["stai"]}}]}, "Did you mean “stay”"),
    ({"script": [{"lacks": {"kongg": ["stay"]}}]}, "no Monster “kongg”"),
    ({"script": [{"lacks": {"kong": []}}]}, "At least one answer"),
    ({"script": [{"offers": ["stay"]}]}, "A map .* not a list"),
    ({"script": [{"asks": "rop"}]}, "no Monster “rop”"),
    ({"script": [{"leaves": "rop"}]}, "no Monster “rop”"),
    ({"script": [{"reaches": "by"}]}, "no phase “by”. Did you mean “buy”"),
    ({"script": [{"kong": "stay", "rob": "stay"}]}, r"One entry belongs here, not 2: kong and rob"),
    (
        {"script": ["kong: stay"]},
        "1: A step is a map such as `kong: done`, not the text “kong: stay”",
    ),
    ({"script": {"kong": "stay"}}, "script: A list belongs here, not a map"),
    ({"script": [{"dice": "ouch atack"}]}, "no face “atack”. Did you mean “attack”"),
    ({"script": [{"reveal": "levler"}]}, "no card “levler”. Did you mean “leveler”"),
    ({"script": [{"tile": "jet"}]}, "no Building “jet”"),
    ({"script": [{"look": "leveler"}]}, "no step “look”"),
    ({"script": [], "expect": {"kong": {"lif": 3}}}, "expect, kong: There is no entry “lif”"),
    ({"expect": {"kong": {"life": "3"}}}, "The number 3 is written without quotes"),
    ({"expect": {"kong": {"tokens": {"webb": 0}}}}, "Did you mean “web”"),
    ({"expect": {"kong": {"counters": {"carapce": 0}}}}, "Did you mean “carapace”"),
    ({"expect": {"facts": {"dealt": {"kongg": 0}}}}, "Did you mean “kong”"),
    ({"expect": {"no-such-thing": 1}}, "There is no entry “no-such-thing”"),
    ({"expect": {"kong": {}}}, "Nothing is expected of this Monster"),
    ({"expect": {}}, "Nothing is expected here"),
    ({"expect": ["kong"]}, "A map .* not a list"),
    ({"expect": {"log": "forced"}}, "A list belongs here"),
    ({"script": []}, "needs a script or something to expect"),
    ({"dice": "ouch", "phase": "roll"}, "only in a turn that begins in a phase after the roll"),
    ({"dise": "ouch"}, "There is no entry “dise”. Did you mean “dice”"),
    ({"from": "begin"}, "from: There is no beginning “begin”"),
    ({"from": "setup"}, "A game from its beginning has no entry “row”"),
]


def run(game: str, position: Scenario, *steps: Scenario, way: str = "plain", **others: Any) -> None:
    """Play a scenario with some steps."""
    Run(GAMES[game], {**position, "script": list(steps), **others}, way).play()


@pytest.mark.parametrize(("wrong", "sentence"), NONSENSE, ids=str)
def test_nonsense_is_refused_before_anything_is_played(wrong: Scenario, sentence: str) -> None:
    Run(GAMES[NEW_YORK], CITY).play()
    with pytest.raises(Nonsense) as refusal:
        Run(GAMES[NEW_YORK], {**CITY, **wrong})
    assert re.search(sentence, said(refusal.value))


def test_a_game_from_its_beginning_has_no_position() -> None:
    begun: Scenario = {"from": "setup", "script": [{"asks": "chance"}]}
    Run(GAMES[TOKYO], {**begun, "monsters": ["kraken", "alienoid"]}).play()
    Run(GAMES[TOKYO], {**begun, "monsters": {"kraken": {}, "alienoid": None}}).play()
    for monsters, sentence in (
        (["kraken", "kraken"], "kraken is at the table twice"),
        (["kraken", 7], "A text belongs here"),
        ({"kraken": {"life": 3}, "alienoid": {}}, "only the names of the Monsters"),
    ):
        with pytest.raises(Nonsense) as refusal:
            Run(GAMES[TOKYO], {**begun, "monsters": monsters})
        assert sentence in said(refusal.value)


def test_a_duel_is_begun_by_two() -> None:
    duel: Scenario = {
        "from": "setup",
        "options": {"edition": 2016, "duel": True},
        "script": [{"asks": "chance"}],
    }
    names = ["alienoid", "the-king", "giga-zaur"]
    Run(GAMES[TOKYO], {**duel, "monsters": names[:2]}).play()
    with pytest.raises(Nonsense) as refusal:
        Run(GAMES[TOKYO], {**duel, "monsters": names})
    assert said(refusal.value) == "options, duel: This is for 2 Monsters, not for 3."


# -- the steps ---------------------------------------------------------------------------------------

RIGHT: list[tuple[str, Scenario, list[Scenario]]] = [
    # between two phases
    (NEW_YORK, CITY, [{"kong": "stay"}, {"reaches": "buy"}, {"expect": {"phase": "buy", "asked": None}}]),
    (NEW_YORK, CITY, [{"kong": "stay"}, {"reaches": "end"}, {"expect": {"phase": "end", "turn": "kong"}}]),
    (NEW_YORK, CITY, [{"kong": "stay"}, {"reaches": "buy"}, {"asks": "chance"}, {"expect": {"turn": "rob"}}]),
    (NEW_YORK, CITY, [{"reaches": "move"}, {"expect": {"phase": "move"}}, {"kong": "move bronx"}]),
    (
        NEW_YORK,
        {**CITY, "phase": "earnings", "turn": "rob"},
        [
            {"reaches": "earnings"},
            {"expect": {"rob": {"vp": 0}}},
            {"reaches": "roll"},
            {"expect": {"rob": {"vp": 1, "energy": 1}, "asked_for": None}},
            {"asks": "chance"},
        ],
    ),
    # what chance cannot answer
    (TOKYO, BOARD, [{"refuses": {"dice": "1 2 3"}}]),
    (TOKYO, BOARD, [{"refuses": {"dice": "1 2 3", "reason": "wrong-number-of-dice"}}]),
    (TOKYO, BOARD, [{"refuses": {"reveal": "wings", "reason": "not-asked"}}]),
    (
        TOKYO,
        {**BOARD, "phase": "buy", "monsters": {"kraken": {"energy": 3}, "alienoid": {}}},
        [{"kraken": "buy heal"}, {"refuses": {"reveal": "wings", "reason": "not-left"}}],
    ),
    # whoever is not asked
    (NEW_YORK, CITY, [{"refuses": {"rob": "stay", "reason": "not-asked"}}]),
    (NEW_YORK, CITY, [{"refuses": {"dice": "ouch", "reason": "not-asked"}}]),
    # what can be expected besides
    (TOKYO, BOARD, [{"expect": {"kraken": {"max_life": 12, "dice_count": 7}}}]),
    (TOKYO, BOARD, [{"expect": {"alienoid": {"max_life": 10, "dice_count": 4}}}]),
    (TOKYO, BOARD, [{"expect": {"kraken": {"paid": {"extra-head": 7, "wings": 0}}}}]),
    (TOKYO, BOARD, [{"expect": {"discard_contains": ["skyscraper"]}}]),
    (
        TOKYO,
        BOARD,
        [{"expect": {"discard_contains": ["skyscraper", "jets"], "discard": ["jets", "skyscraper"]}}],
    ),
]
WRONG: list[tuple[str, Scenario, list[Scenario]]] = [
    (NEW_YORK, CITY, [{"reaches": "buy"}]),
    (NEW_YORK, CITY, [{"kong": "stay"}, {"reaches": "resolve"}]),
    (NEW_YORK, CITY, [{"kong": "stay"}, {"reaches": "buy"}, {"expect": {"turn": "rob"}}]),
    (NEW_YORK, CITY, [{"refuses": {"rob": "stay"}}]),
    (NEW_YORK, CITY, [{"refuses": {"rob": "stay", "reason": "no-room"}}]),
    (NEW_YORK, CITY, [{"refuses": {"kong": "move manhattan", "reason": "not-asked"}}]),
    (NEW_YORK, CITY, [{"refuses": {"kong": "stay"}}]),
    (NEW_YORK, CITY, [{"refuses": {"dice": "ouch"}}]),
    (NEW_YORK, CITY, [{"leaves": "kong"}, {"leaves": "kong"}]),
    (TOKYO, BOARD, [{"refuses": {"dice": "1 1 1 1 1 1 1"}}]),
    (TOKYO, BOARD, [{"refuses": {"dice": "1 1", "reason": "no-such-face"}}]),
    (TOKYO, BOARD, [{"expect": {"kraken": {"max_life": 10}}}]),
    (TOKYO, BOARD, [{"expect": {"kraken": {"dice_count": 6}}}]),
    (TOKYO, BOARD, [{"expect": {"kraken": {"paid": {"extra-head": 6}}}}]),
    (TOKYO, BOARD, [{"expect": {"discard_contains": ["wings"]}}]),
    (TOKYO, BOARD, [{"expect": {"discard_contains": ["jets", "jets"]}}]),
    (TOKYO, BOARD, [{"expect": {"mimics": {"kraken": "even-bigger kraken"}}}]),
]


@pytest.mark.parametrize(("game", "position", "steps"), RIGHT, ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_a_step_that_is_right_passes(way: str, game: str, position: Scenario, steps: list[Scenario]) -> None:
    run(game, position, *steps, way=way)


@pytest.mark.parametrize(("game", "position", "steps"), WRONG, ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_a_step_that_is_wrong_fails(way: str, game: str, position: Scenario, steps: list[Scenario]) -> None:
    with pytest.raises(ScenarioFailed) as failure:
        run(game, position, *steps, way=way)
    assert "\n" not in str(failure.value)
    check_failure(failure.value)


def test_the_last_expectation_is_of_the_moment_at_which_the_script_has_stopped() -> None:
    run(NEW_YORK, CITY, {"kong": "stay"}, {"reaches": "end"}, expect={"phase": "end"})
    run(NEW_YORK, CITY, {"kong": "stay"}, {"reaches": "end"}, {"asks": "chance"}, expect={"phase": "roll"})


# -- the words of answers ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_is_ever_offered_is_made_of_the_words_of_its_game(game: str) -> None:
    for seed in range(24):
        each = setting(game, seed)
        edition = {name: value for name, value in each.options.items() if name == "edition"}
        terms = terms_of(GAMES[game], {"monsters": dict.fromkeys(each.names), "options": edition})
        for table in walk(each.table(), Player(seed)):
            question = table.question
            for text in question.options if question and question.seat != CHANCE else ():
                assert terms.answer(Given(text)) == text
