"""The films of the gallery: a picture of every kind of event that a game is full of."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.words import ENGLISH, Words
from tests import ROOT
from tools.films import films
from tools.screenshots import SIZES

GAMES_PLAYED = 40
COMMON = 0.25  # of the games
WORDS = {"in-vain", "points-lost", "reshuffled"}  # nothing moves
SETTING_UP = {"placed"}  # before there is a position to begin with


def common_kinds(name: str) -> set[str]:
    """The kinds of events that happen at least once in every fourth game of random players."""
    met: Counter[str] = Counter()
    for seed in range(GAMES_PLAYED):
        table, rng = Table(GAMES[name], 4, seed=f"film {seed}"), random.Random(seed)
        while question := table.question:
            table.answer(rng.choice(list(question.options)))
        met.update({event.kind for event in table.log})
    return {kind for kind, games in met.items() if games >= COMMON * GAMES_PLAYED}


@pytest.mark.parametrize("name", GAMES)
def test_what_happens_in_most_games_is_seen_in_a_film(name: str) -> None:
    shown = {
        event.kind
        for film in films()
        if film.begin.table.game == name
        for update in film.updates
        for event in update.entry.events
    }
    assert common_kinds(name) - WORDS - SETTING_UP <= shown


def test_every_kind_of_event_is_seen_in_a_film() -> None:
    """The words know every kind; those of a game and those of a cause are other words for one of them."""
    shown = {event.kind for film in films() for update in film.updates for event in update.entry.events}
    said = {id.removeprefix("event-") for id in Words(ENGLISH).ids() if id.startswith("event-")}
    variants = {id for id in said if re.search(r"^king-of-|[A-Z]", id)}
    assert said - variants - WORDS - SETTING_UP - shown == set()


def test_every_film_has_a_name_of_its_own_and_tells_something() -> None:
    made = list(films())
    assert len({film.name for film in made}) == len(made)
    for film in made:
        assert any(update.entry.events for update in film.updates), film.name


def test_every_film_is_recorded_for_desk_and_phone() -> None:
    strips = {path.name for path in (ROOT / "docs" / "filmstrips").iterdir()}
    assert strips == {f"{film.name}-{size}.webp" for film in films() for size in SIZES}
