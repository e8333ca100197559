"""What is said of the answers to a question: what follows them, which are fatal, and what cards cost."""

from __future__ import annotations

import gc

import pytest

from kaiju.core.foresight import Effect, Trials, costs, outlook
from kaiju.core.order import foregone
from kaiju.core.questions import Instant
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support.play import Player
from tests.support.positions import NEW_YORK, TOKYO, at, buying, go_on, in_tokyo


def fatal(table: Table) -> list[str]:
    """The answers certain to eliminate the Monster being asked."""
    return [text for text, found in outlook(table).items() if found.fatal]


def test_a_card_that_costs_all_life_is_fatal() -> None:
    assert fatal(in_tokyo(4)) == ["buy jet-fighters"]
    assert fatal(in_tokyo(5)) == []


def test_what_a_card_prevents_or_undoes_is_not_fatal() -> None:
    assert fatal(in_tokyo(4, "it-has-a-child")) == []
    assert fatal(in_tokyo(4, "rapid-healing")) == []  # it will be asked whether to use it
    assert fatal(in_tokyo(4, "camouflage")) == []  # chance will be asked


def test_what_can_still_be_prevented_is_deadly() -> None:
    found = outlook(in_tokyo(4, "rapid-healing"))["buy jet-fighters"]
    assert found.deadly
    assert Effect(0, "out", -4, 0, "", sure=False) in found.effects


def test_the_same_in_new_york() -> None:
    kong = {"at": "brooklyn", "life": 4}
    row = ["subterranean-cable", "brooklyn-bridge", "central-park"]
    table = buying(NEW_YORK, monsters={"kong": kong, "sheriff": {"at": "bronx"}}, row=row)
    assert fatal(table) == ["buy subterranean-cable"]


@pytest.mark.parametrize(("had", "won"), [(16, 3), (17, 3), (18, 2), (20, 0)])
def test_crowns_are_announced_as_far_as_the_dial_goes(had: int, won: int) -> None:
    """Five 1s are worth 3, and gains stop at 20. (KT-RULING-57)"""
    monsters = {"kraken": {"at": "tokyo-city", "vp": had}, "the-king": {}}
    table = at(GAMES[TOKYO], {"monsters": monsters, "phase": "roll"})
    while table.question is not None and table.question.kind != "reroll":
        table.answer("1 1 1 1 1 2")
    said = [effect for effect in outlook(table)["stop"].effects if effect.what == "vp"]
    assert said == ([Effect(0, "vp", won, had + won)] if won else [])
    table.answer("stop")
    assert table.state.monsters[0].vp == had + won


def test_sets_of_dice_are_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    answer = Table.answer
    table = Table(GAMES[TOKYO], 2, seed="dice")
    assert table.question is not None
    assert table.question.kind == "reroll"

    def watched(self: Table, text: str) -> None:
        tried.append(text)
        answer(self, text)

    monkeypatch.setattr(Table, "answer", watched)
    assert list(outlook(table)) == ["stop"]
    assert [text for text in tried if text.startswith("reroll")] == []


@pytest.mark.parametrize("game", GAMES)
def test_chance_that_is_to_come_is_never_looked_at(game: str) -> None:
    found = 0
    for seed in range(8):
        table, player = Table(GAMES[game], 3, seed=f"sure {seed}"), Player(seed)
        while table.question is not None:
            drawn = table.chance.drawn if table.chance else 0
            sure = fatal(table)
            assert table.without_chance().chance is None
            assert table.chance is not None
            assert table.chance.drawn == drawn
            text, asked = player.choose(table.question), table.question
            found += len(sure)
            if sure and asked.options:
                text = sure[0]
            table.answer(text)
            assert text not in sure or not table.state.monsters[asked.seat].alive
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_tried_has_no_past_and_is_tried_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clones = 0
    without = Table.without_chance

    def counted(self: Table) -> Table:
        nonlocal clones
        clones += 1
        return without(self)

    monkeypatch.setattr(Table, "without_chance", counted)
    table, player, saved = Table(GAMES[game], 3, seed="once"), Player(1), 0
    while table.question is not None and len(table.answers) < 200:
        twin = without(table)
        assert twin.state.to_json() == table.state.to_json()
        assert twin.question is not None
        assert twin.question.same(table.question)
        assert twin.log == table.log[len(table.log) - len(twin.log) :]
        clones, trials = 0, Trials(table, table.question.seat)
        together = outlook(table, trials).keys(), foregone(table, trials)
        shared, clones = clones, 0
        assert together == (outlook(table).keys(), foregone(table))
        saved += clones - shared
        assert shared <= clones
        table.answer(player.choose(table.question))
    assert len(without(table).log) < len(table.log)
    assert saved or game == TOKYO  # where the order of results is never a question


def tables() -> int:
    """How many tables there are, those included that only the garbage collector could free."""
    return len([one for one in gc.get_objects() if isinstance(one, Table)])


@pytest.mark.parametrize("game", [NEW_YORK, TOKYO])
def test_what_was_tried_is_freed_at_once(game: str) -> None:
    table, player, offers = Table(GAMES[game], 3, seed="0"), Player(1), 0
    gc.collect()
    gc.disable()
    try:
        before = tables()
        while table.question is not None and len(table.answers) < 250:
            offers += any(isinstance(value, Instant) for value in table.question.options.values())
            trials = Trials(table, table.question.seat)
            outlook(table, trials)
            foregone(table, trials)
            trials.forget()
            del trials
            outlook(table)
            foregone(table)
            table.answer(player.choose(table.question))
        assert tables() == before
    finally:
        gc.enable()
    assert offers, "a card that offers something holds the table"


@pytest.mark.parametrize("top", ["skyscraper", "gas-refinery", "high-altitude-bombing"])
def test_a_card_that_others_have_seen_changes_nothing(top: str) -> None:
    kraken, king = {"energy": 1, "cards": ["made-in-a-lab"]}, {"life": 4, "energy": 9}
    row = ["jet-fighters", "wings", "jets"]
    table = buying(TOKYO, monsters={"kraken": kraken, "the-king": king, "alienoid": {}}, row=row)
    for text in ("look", top):
        table.answer(text)
    go_on(table)
    assert table.question is not None
    assert table.question.seat == 1
    assert table.game.hidden(table.state, 1)
    assert fatal(table) == ["buy jet-fighters"]


# -- prices ------------------------------------------------------------------------------------------


def test_cards_of_others_and_the_top_of_the_deck_cost_what_they_cost_this_monster() -> None:
    cards = ["made-in-a-lab", "parasitic-tentacles", "alien-metabolism"]
    kraken = {"energy": 20, "cards": cards}
    others = {"the-king": {"cards": ["wings"]}, "alienoid": {}}
    table = buying(TOKYO, monsters={"kraken": kraken, **others}, row=["skyscraper", "jets", "herbivore"])
    table.answer("look")
    table.answer("camouflage")
    assert costs(table) == {
        "buy skyscraper": 5,
        "buy jets": 4,
        "buy herbivore": 4,
        "buy top": 2,
        "take wings the-king": 5,
    }


def test_the_discard_pile_has_prices_of_its_own() -> None:
    kong = {"at": "brooklyn", "energy": 20, "cards": ["scavenger"]}
    row = ["brooklyn-bridge", "central-park", "coney-island"]
    monsters = {"kong": kong, "sheriff": {"at": "bronx"}}
    table = buying(NEW_YORK, monsters=monsters, row=row, discard=["regeneration"])
    assert costs(table)["buy regeneration"] == GAMES[NEW_YORK].card("regeneration").cost - 1
    assert costs(table)["buy central-park"] == GAMES[NEW_YORK].card("central-park").cost - 1  # in Manhattan
    assert "sweep" not in costs(table)


@pytest.mark.parametrize(("edition", "gives"), [("first", 5), ("2016", 6)])
def test_a_sale_tells_what_it_gives(edition: str, gives: int) -> None:
    game = GAMES[TOKYO].edition({"edition": edition})
    first, second = game.names[:2]
    monsters = {first: {"energy": 9, "cards": ["metamorph", "alien-metabolism"]}, second: {}}
    position = {"monsters": monsters, "row": ["wings", "jets", "herbivore"], "options": {"edition": edition}}
    table = at(game, position)
    for text in ("buy wings", "nova-breath"):
        go_on(table, "buy" if " " in text else "reveal").answer(text)
    assert costs(go_on(table, "sell"))["sell wings"] == gives
    energy = table.state.me.energy
    table.answer("sell wings")
    assert table.state.me.energy == energy + gives
