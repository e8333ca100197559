"""Records: readable, complete, and whatever is missing or changed is said in one sentence."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest

from kaiju.core.chance import Chance, commitment_of
from kaiju.core.errors import CorruptRecord
from kaiju.core.notation.record import HEADERS, read, replay, verify, write
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.games import GAMES
from tests.support import fair
from tests.support.play import Player, finish, walk

GAME = GAMES["king-of-new-york"]


def played(chance: Chance | str = "a secret", seats: int = 3) -> Table:
    """A finished game."""
    return finish(Table(GAME, seats, chance), Player(4))


def sealed(text: str) -> str:
    """A text with a check that fits, as somebody who bends a record would make it."""
    body = text[: text.rindex("check: ")]
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n"


def edited(text: str, old: str, new: str) -> str:
    """A record with one thing changed and a check that fits."""
    assert old in text
    return sealed(text.replace(old, new, 1))


@pytest.fixture(scope="module")
def text() -> str:
    return write(played())


def test_a_record_begins_with_what_was_played(text: str) -> None:
    lines = text.splitlines()
    assert lines[0] == "Kaiju Kings record 2"
    assert lines[1] == "game: king-of-new-york"
    assert f"commitment: {commitment_of('a secret')}" in lines
    assert "monsters: captain-fish sheriff kong" in lines
    assert "setup" in lines
    assert any(line.startswith("turn 1 ") for line in lines)
    assert lines[-2] == "secret: a secret"


def test_a_record_of_a_game_that_goes_on_keeps_its_secret() -> None:
    table = Table(GAME, 3, "a secret")
    record = write(table)
    assert "a secret" not in record
    assert "unfinished" in record
    assert replay(GAME, read(record)).answers == table.answers
    with pytest.raises(CorruptRecord, match="no-secret"):
        verify(GAME, read(record))


def test_every_roll_and_every_reveal_is_recomputed(text: str) -> None:
    table = played()
    assert verify(GAME, read(text)) == sum(given.seat < 0 for given in table.answers)


@pytest.mark.parametrize(
    "nonces",
    [("one", "two", "three"), ("", "two", ""), ("", "", ""), ("with space", "b", "c"), ("\u00fc", "x", "y")],
)
def test_a_record_with_the_nonces_of_players_can_be_verified(nonces: tuple[str, ...]) -> None:
    table = played(Chance("a secret", nonces))
    assert verify(GAME, read(write(table))) > 0


@pytest.mark.parametrize(
    "secret", ["1", "two words", "colon: in it", "\u043a\u043b\u044e\u0447", "turn 1 kong", "x" * 64]
)
def test_a_record_with_any_secret_can_be_verified(secret: str) -> None:
    assert verify(GAME, read(write(played(secret)))) > 0


@pytest.mark.parametrize("player", ["Anna", "Anna Maria", "a=b", "x: y", "\u00c9mile"])
def test_a_record_tells_who_played(player: str) -> None:
    players = {"captain-fish": player, "kong": "bot"}
    assert read(write(played(), players)).players == players


def test_a_record_tells_the_options() -> None:
    table = finish(Table(GAME, 5, "a secret", {"advanced": "off", "first": "rob"}), Player(1))
    record = read(write(table))
    assert record.options == {"advanced": "off", "first": "rob"}
    assert verify(GAME, record)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda text: "", "no-record"),
        (lambda text: text[1:], "no-record"),
        (lambda text: text[: len(text) // 2], "cut-off"),
        (lambda text: text[: text.rindex("check: ")], "cut-off"),
        (lambda text: text.replace("monsters: captain-fish", "monsters: drakonis"), "changed"),
        (lambda text: text.replace("resolve", "Resolve", 1), "changed"),
        (lambda text: sealed(text.replace("setup\n", "nonsense\n")), "line .*nonsense"),
        *(
            (lambda text, key=key: sealed("\n".join(without(text, key)) + "\n"), f"incomplete .*{key}")
            for key in HEADERS[:4]
        ),
        (lambda text: sealed("\n".join(without(text, "winner", "secret")) + "\n"), "incomplete .*winner"),
    ],
)
def test_what_is_wrong_with_a_text_is_named(text: str, spoil: Callable[[str], str], reason: str) -> None:
    with pytest.raises(CorruptRecord, match=reason) as refused:
        read(spoil(text))
    assert "\n" not in str(refused.value)


def without(text: str, *keys: str) -> list[str]:
    """The lines of a record without some headers."""
    return [line for line in text.splitlines() if line.partition(":")[0] not in keys]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("rules: ", "rules: 0.", "rules .*0"),
        ("monsters: captain-fish", "monsters: nobody", "setup"),
        ("monsters: captain-fish sheriff kong", "monsters: kong", "setup"),
        ("monsters: captain-fish", "monsters: kong", "setup"),
        ("options: advanced=on", "options: advanced=perhaps", "setup"),
        ("options: advanced=on", "options: advanced", "setup"),
        ("  dice: ", "  reveal: ", "unplayable"),
        ("  dice: ", "  dice: ouch ", "unplayable"),
        ("  tile: high-rise-1", "  tile: castle", "unplayable"),
        ("place ", "place manhattan ", "unplayable"),
        ("  captain-fish: ", "  godzilla: ", "unplayable"),
        ("winner: ", "winner: nobody-", "winner .*nobody-"),
    ],
)
def test_a_record_that_cannot_be_played_names_its_fault(text: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(CorruptRecord, match=reason) as refused:
        replay(GAME, read(edited(text, old, new)))
    assert "\n" not in str(refused.value)


def test_another_secret_is_found_out(text: str) -> None:
    with pytest.raises(CorruptRecord, match="other-secret"):
        verify(GAME, read(edited(text, "secret: a secret", "secret: another")))
    other = edited(text, "secret: a secret", "secret: another")
    swapped = edited(other, commitment_of("a secret"), commitment_of("another"))
    with pytest.raises(CorruptRecord, match="bent"):
        verify(GAME, read(swapped))


def test_a_longer_record_than_the_game_is_found_out(text: str) -> None:
    lines = text.splitlines()
    last = max(at for at, line in enumerate(lines) if line.startswith("  "))
    lines.insert(last + 1, "  kong: done")
    with pytest.raises(CorruptRecord, match="unplayable"):
        replay(GAME, read(sealed("\n".join(lines) + "\n")))


def test_a_shorter_record_than_the_game_is_found_out(text: str) -> None:
    lines = text.splitlines()
    del lines[max(at for at, line in enumerate(lines) if line.startswith("  "))]
    with pytest.raises(CorruptRecord, match="winner"):
        replay(GAME, read(sealed("\n".join(lines) + "\n")))


def test_a_replay_can_be_watched_answer_by_answer(text: str) -> None:
    seen: list[str] = []
    table = replay(GAME, read(text), lambda table, line: seen.append(line))
    assert len(seen) == len(table.answers)
    assert f"  {seen[0]}" in text.splitlines()


def test_a_record_of_a_game_that_goes_on_tells_no_card_that_one_seat_has_looked_at() -> None:
    game = GAMES["king-of-tokyo"]
    tables = (table for seed in range(60) for table in walk(Table(game, 3, seed), Player(seed)))
    table = next(table for table in tables if table.question and game.hidden(table.state, CHANCE))
    looks = [given.text for given in table.answers if given.kind == "look"]
    told = [text for _, who, text in read(write(table)).lines if who == "look"]
    assert told == looks[:-1]
    assert replay(game, read(write(table))).question is not None


def test_an_abandoned_game_tells_its_secret_and_can_be_verified() -> None:
    table = next(table for table in walk(Table(GAME, 3, "a secret"), Player(4)) if table.state.turn == 3)
    assert "secret: " not in write(table)
    record = read(write(table, abandoned=True))
    assert record.trailer.keys() == {"abandoned", "secret"}
    assert verify(GAME, record) == sum(given.seat == CHANCE for given in table.answers)


@pytest.mark.parametrize("end", ["unfinished: the game goes on", "abandoned: nobody plays on"])
def test_a_finished_game_cannot_pass_for_one_without_an_end(end: str) -> None:
    table = played()
    winner = f"winner: {table.state.monsters[table.state.winner].name}"
    assert winner in write(table)
    with pytest.raises(CorruptRecord, match="has-end"):
        verify(GAME, read(sealed(write(table).replace(winner, end))))


def test_the_first_line_is_the_whole_title() -> None:
    with pytest.raises(CorruptRecord, match="no-record"):
        read(sealed(write(played()).replace("record 2\n", "record 12\n")))


# -- what the players contribute, and what chance picks from ---------------------------------------------


NONCES = ("a part of one", "a part of two", "")


def with_parts(nonces: tuple[str, ...] = NONCES, committed: tuple[str, ...] = NONCES) -> str:
    """The record of a game whose players have committed to their parts."""
    hashes = [commitment_of(nonce) if nonce else "" for nonce in committed]
    return write(played(Chance("a secret", nonces)), commitments=hashes)


def test_what_players_contributed_is_what_they_committed_to() -> None:
    found = read(with_parts())
    assert found.commitments == (commitment_of("a part of one"), commitment_of("a part of two"), "")
    assert (verify(GAME, found) > 0, found.withheld) == (True, ())


@pytest.mark.parametrize("committed", [("a part of one", "another", ""), ("a part of one", "", "")])
def test_another_part_than_was_committed_to_is_found(committed: tuple[str, ...]) -> None:
    with pytest.raises(CorruptRecord, match="other-nonce"):
        verify(GAME, read(with_parts(committed=committed)))


def test_who_withheld_a_part_is_named() -> None:
    found = read(with_parts(committed=("a part of one", "a part of two", "withheld")))
    assert verify(GAME, found) > 0
    assert found.withheld == ("kong",)


def test_a_record_says_what_chance_picked_from_where_that_does_not_follow(text: str) -> None:
    told = [line for line in text.splitlines() if line.startswith("  among: ")]
    assert "  among: " + " ".join(GAME.faces) in told
    assert 3 <= len(told) < 20, "the faces, the deck and the tiles, and the deck again when it was renewed"


def test_another_pile_than_there_was_is_found(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("  among: ") and "*" not in line)
    first, second, *_ = line.removeprefix("  among: ").split()
    with pytest.raises(CorruptRecord, match="other-pile"):
        verify(GAME, read(edited(text, f"among: {first} {second}", f"among: {second} {first}")))
    with pytest.raises(CorruptRecord, match="other-pile"):
        verify(GAME, read(edited(text, line + "\n", "")))
    with pytest.raises(CorruptRecord, match="line"):
        read(edited(text, f"among: {first} ", f"among: {first}*many "))


def test_a_record_of_the_old_form_is_still_verified(text: str) -> None:
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith("  among: ")]
    old = read(sealed("".join(lines).replace("record 2", "record 1", 1)))
    assert verify(GAME, old) == verify(GAME, read(text))


def test_a_game_that_was_set_back_draws_from_another_stream_and_the_record_says_where() -> None:
    table = next(one for one in walk(Table(GAME, 3, "a secret"), Player(4)) if len(one.answers) > 40)
    assert table.chance is not None
    first = table.chance.copy()
    table.chance = table.chance.rewind(len(table.answers))
    fresh = Table.load(GAME, table.save())
    assert fresh.chance is not None
    assert fresh.chance.copy().below(6, 40) != first.below(6, 40)
    over = finish(fresh, Player(4))
    found = read(write(over))
    assert found.rewound == [len(table.answers)]
    assert verify(GAME, found) == sum(given.seat == CHANCE for given in over.answers)
    with pytest.raises(CorruptRecord, match="bent"):
        verify(GAME, read(edited(write(over), "\nrewound\n", "\n")))


def test_the_record_that_the_browser_is_tested_with_is_written_like_this_today() -> None:
    text = fair.EXAMPLE.read_text(encoding="utf-8")
    assert text == fair.example(), "make golden"
    assert verify(GAMES["king-of-tokyo"], read(text)) > 0
