"""What must hold for every table, whatever is done with it: refusals, copies, undo, views and records."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from kaiju.core.chance import Chance
from kaiju.core.errors import CorruptRecord, IllegalAnswer
from kaiju.core.history import LEAVE
from kaiju.core.notation.record import Record, read, replay, verify, write
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from tests.support.play import Player, Setting, assert_same, by_save, finish, snapshot

NONSENSE: Final = (
    *(
        "",
        " ",
        "nonsense",
        "leave",
        "undo",
        "DONE",
        "stop stop",
        "reroll",
        "reroll 0",
        "reroll 9",
        "reroll 1 1",
    ),
    *(
        "reroll 2 1",
        "reroll \u00b2",
        "buy",
        "buy nothing",
        "sweep 2",
        "resolve",
        "resolve -",
        "move",
        "flee home",
    ),
    *(
        "place manhattan",
        "destroy infantry/1",
        "use use",
        "spend -1",
        "life 99",
        "change 1 energy",
        "\n",
        "\u0661",
    ),
    *(
        "yield home",
        "look top",
        "buy bottom",
        "mimic mimic kraken",
        "dwell 0",
        "cull 9",
        "stretch 1",
        "twist 1 ouch",
        "heal nobody",
        "remove smoke",
        "take",
        "sell nothing",
        "store -1",
        "probe",
    ),
)


# -- refusals ----------------------------------------------------------------------------------------


def refuses_the_rest(t: Table, foreign: list[str]) -> None:
    """What is not offered is refused, and nothing changes."""
    assert t.question is not None
    question = t.question
    before = snapshot(t)
    texts = [
        *NONSENSE,
        *foreign,
        *(text.upper() for text in question.options),
        f"{next(iter(question.options))} ",
    ]
    for text in texts:
        if text not in question.options:
            with pytest.raises(IllegalAnswer) as refused:
                t.answer(text)
            assert refused.value.reason
    assert t.question is question
    assert snapshot(t) == before


def refuses_to_undo(t: Table, seat: int) -> None:
    """An undo that is not allowed is refused, and nothing changes."""
    before = snapshot(t)
    with pytest.raises(IllegalAnswer):
        t.undo(seat)
    assert snapshot(t) == before


# -- copies ------------------------------------------------------------------------------------------


def a_clone_is_equal_and_independent(t: Table, seed: int) -> None:
    """Nothing played on a clone changes the table."""
    before = snapshot(t)
    twin = t.clone()
    assert snapshot(twin) == before
    finish(twin, Player(seed))
    assert snapshot(t) == before
    assert_same(finish(t.clone(), Player(seed)), twin)


def a_save_is_equal_and_goes_on_alike(t: Table, seed: int) -> None:
    """What comes back from a file is the same game; only its log begins later."""
    before = snapshot(t)
    twin = by_save(t)
    loaded = snapshot(twin)
    assert before["log"][len(before["log"]) - len(loaded["log"]) :] == loaded["log"]
    assert {**before, "log": []} == {**loaded, "log": []}
    assert twin.save() == t.save()
    on, back = finish(t.clone(), Player(seed)), finish(twin, Player(seed))
    assert snapshot(t) == before
    assert {**snapshot(on), "log": []} == {**snapshot(back), "log": []}


def undoes_exactly(t: Table, before: dict[str, Any] | None, again: Callable[[Table], Table]) -> None:
    """Only the seat that answered last can take that back; the answer can be given again."""
    last = t.answers[-1] if t.answers else None
    for seat in range(len(t.state.monsters)):
        allowed = last is not None and last.seat == seat and last.kind != LEAVE
        assert t.can_undo(seat) == allowed, f"{last}, seat {seat}"
        if not allowed:
            refuses_to_undo(t, seat)
    if last is None or last.seat == CHANCE or last.kind == LEAVE:
        return
    now = snapshot(t)
    undone = again(t).undo(last.seat)
    assert snapshot(t) == now
    if before is not None:
        assert {**snapshot(undone), "log": []} == {**before, "log": []}
        assert again is by_save or snapshot(undone) == before
    undone.answer(last.text)
    assert {**snapshot(undone), "log": []} == {**now, "log": []}


# -- what a seat may know ----------------------------------------------------------------------------


def view_bytes(t: Table, seat: int) -> bytes:
    """What is sent to a seat."""
    return json.dumps(t.view(seat).to_json()).encode()


def under_another_secret(setting: Setting, t: Table) -> Table:
    """The same answers at a table whose chance will continue differently."""
    other = setting.table(None)
    for given in t.answers:
        other.replay(given)
    other.chance = Chance("another secret")
    return other


def a_view_hides_what_is_to_come(setting: Setting, t: Table) -> None:
    """A view is the same byte for byte whatever the secret, which is nowhere in it."""
    other = under_another_secret(setting, t)
    for seat in range(len(t.state.monsters)):
        seen = view_bytes(t, seat)
        assert seen == view_bytes(other, seat)
        assert t.chance is None or t.chance.secret.encode() not in seen


def what_is_imagined_fits(t: Table, seed: int) -> None:
    """A separate table at the same question, with another chance; playing on it changes nothing."""
    before = snapshot(t)
    for seat in range(len(t.state.monsters)):
        dream = t.view(seat).imagine(random.Random(seed + seat))
        seen = snapshot(dream)
        assert seen["chance"]["secret"] != before["chance"]["secret"]
        assert view_bytes(dream, seat) == view_bytes(t, seat)
        if not is_hidden_from(t, seat):
            assert {**seen, "chance": None} == {**before, "chance": None}
        finish(dream, Player(seed))
    assert snapshot(t) == before


def is_hidden_from(t: Table, seat: int) -> bool:
    """Is there anything on the table that this seat may not know?"""
    return t.game.hide(t.state, seat) is not t.state


def a_view_hides_what_others_know(t: Table, other: Table, seed: int) -> None:
    """Tables that differ only in what a seat may not know look alike to it, and so does what it imagines."""
    assert snapshot(t) != snapshot(other)
    for seat in range(len(t.state.monsters)):
        if is_hidden_from(t, seat):
            assert view_bytes(t, seat) == view_bytes(other, seat)
            one, two = (each.view(seat).imagine(random.Random(seed)) for each in (t, other))
            assert_same(one, two)


# -- records -----------------------------------------------------------------------------------------


def a_record_tells_all(t: Table) -> Record:
    """Its text can be read and replayed to the same end, and its chance recomputed."""
    record = read(write(t))
    again = replay(t.game, record)
    if t.question is not None and t.game.hidden(t.state, CHANCE):
        told = len(again.answers)
        assert again.answers == t.answers[:told], "what may be told is not what was played"
        assert t.answers[told].kind == t.game.hidden(t.state, CHANCE), "more is kept back than what is hidden"
        return record
    assert again.log == t.log
    assert again.answers == t.answers
    assert again.state.to_json() == t.state.to_json()
    if t.question is None:
        assert verify(t.game, record) == sum(given.seat == CHANCE for given in t.answers)
    return record


def bent_chance_is_found(t: Table, rng: random.Random) -> None:
    """Any face or reveal that does not follow from the secret is detected."""
    record = read(write(t))
    at = rng.choice([at for at, given in enumerate(t.answers) if given.seat == CHANCE])
    number, kind, text = record.lines[at]
    record.lines[at] = (number, kind, bend(t, kind, text, rng))
    with pytest.raises(CorruptRecord):
        verify(t.game, record)


def bend(t: Table, kind: str, text: str, rng: random.Random) -> str:
    """A different roll or a different reveal."""
    if kind == "dice":
        faces = text.split()
        at = rng.randrange(len(faces))
        faces[at] = rng.choice([face for face in t.game.faces if face != faces[at]])
        return " ".join(faces)
    others = {given.text for given in t.answers if given.kind == kind} - {text}
    names = {monster.name for monster in t.state.monsters} - {text}
    return rng.choice(sorted(others or names))


def a_changed_text_is_found(t: Table, rng: random.Random) -> None:
    """With one letter of any line changed, or a line removed, the record is refused."""
    lines = write(t).splitlines(keepends=True)
    at = rng.randrange(len(lines))
    without = "".join(lines[:at] + lines[at + 1 :])
    letter = rng.randrange(len(lines[at]))
    lines[at] = lines[at][:letter] + chr(ord(lines[at][letter]) ^ 1) + lines[at][letter + 1 :]
    for text in ("".join(lines), without):
        with pytest.raises(CorruptRecord):
            read(text)
