"""The script of a scenario and its expectations, read before anything is played."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kaiju.core.notation.given import Given, found
from kaiju.core.notation.position import MONSTER
from kaiju.core.notation.terms import CHANCE_NAME, Fields, Terms

REASONS: Final = frozenset(
    "already-there cannot-leave cannot-pay card-not-allowed die-locked game-over must-destroy must-enter "
    "must-reroll must-resolve no-room no-such-die no-such-face not-asked not-in-row not-left not-offered "
    "not-to-manhattan wrong-number-of-dice".split()
)


class Step(NamedTuple):
    """One step of a script: its number and text, its verb, and its argument as the right type."""

    told: str
    verb: str
    what: Any


class Refusal(NamedTuple):
    """Who is refused what, and why, if a reason is named; for `chance`, which kind of answer is refused."""

    name: str
    kind: str
    text: str
    reason: str


def script_of(terms: Terms, given: Given) -> list[Step]:
    """The steps of a script: each is a map with one entry."""
    return [_step(terms, number, entry) for number, entry in enumerate(given.list(), 1)]


def _step(terms: Terms, number: int, given: Given) -> Step:
    step = Given(given.value, f"script, {number}")
    if not isinstance(given.value, dict):
        step.refuse("step", monster=terms.names[0], **found(given.value))
    step.entry()
    chance = terms.game.lexicon.chance
    ((verb, what),) = step.fields("step", (*STEPS, *chance, *terms.names)).items()
    told = f"{number} ({verb}: {what.value})"
    if verb in STEPS:
        return Step(told, verb, STEPS[verb](terms, what))
    return Step(told, verb, chance[verb](terms, what) if verb in chance else terms.answer(what))


def _refused(terms: Terms, given: Given) -> Refusal:
    """`{kong: flee manhattan, reason: no-room}`, or for chance `{dice: attack attack}`."""
    chance = terms.game.lexicon.chance
    entries = given.fields("refused", ("reason", *chance, *terms.names))
    reason = entries.pop("reason").among("reason", REASONS) if "reason" in entries else ""
    if len(entries) != 1:
        given.refuse("refusals", count=len(entries))
    ((name, what),) = entries.items()
    if name in chance:
        return Refusal(CHANCE_NAME, name, chance[name](terms, what), reason)
    return Refusal(name, "", terms.answer(what), reason)


def _asked(terms: Terms, given: Given) -> tuple[str, list[str] | None]:
    """`kong`, or `{kong: [stay, flee bronx]}` with exactly the answers offered."""
    if isinstance(given.value, str):
        return given.among("monster", (CHANCE_NAME, *terms.names)), None
    return _offered(terms, given)


def _offered(terms: Terms, given: Given) -> tuple[str, list[str]]:
    """`{kong: [stay, flee bronx]}`."""
    name, what = given.entry()
    given.fields("monster", terms.names)
    return name, terms.answers(what)


def expected_of(terms: Terms, given: Given) -> dict[str, Any]:
    """The expectations, each read as its name requires; none at all would always hold."""
    monsters = dict.fromkeys(terms.names, _of_monster)
    expected = terms.read(given, {**EXPECTED, **terms.game.lexicon.expected, **monsters})
    if not expected:
        given.refuse("nothing-expected")
    return expected


def _of_monster(terms: Terms, given: Given) -> dict[str, Any]:
    expected = terms.read(given, EXPECTED_MONSTER)
    if not expected:
        given.refuse("nothing-of-monster")
    return expected


def _text_or_none(terms: Terms, given: Given) -> str | None:
    return None if given.value is None else given.text()


def _who_is_asked(terms: Terms, given: Given) -> str | None:
    return CHANCE_NAME if given.value == CHANCE_NAME else terms.monster_or_none(given)


def _log(terms: Terms, given: Given) -> list[str]:
    lines = [entry.text() for entry in given.list()]
    if not lines:
        given.refuse("no-lines")
    return lines


STEPS: Final[Fields] = {
    "expect": expected_of,
    "refuses": _refused,
    "asks": _asked,
    "offers": _offered,
    "lacks": _offered,
    "leaves": Terms.monster,
    "reaches": Terms.phase,
}
EXPECTED_MONSTER: Final[Fields] = {
    **MONSTER,
    "at": Terms.place_or_none,
    "max_life": Terms.number,
    "dice_count": Terms.number,
}
EXPECTED: Final[Fields] = {
    "options": Terms.options,
    "turn": Terms.monster,
    "last_normal": Terms.monster,
    "phase": Terms.phase,
    "source": Terms.turn_card_or_none,
    "dice": Terms.dice,
    "added": Terms.faces,
    "resolved": Terms.faces,
    "rerolls": Terms.number,
    "row": Terms.row,
    "discard": Terms.cards,
    "discard_contains": Terms.cards,
    "deck": Terms.number,
    "extra_turns": Terms.turns,
    "effects": Terms.effects,
    "over": Terms.flag,
    "winner": Terms.monster_or_none,
    "asked": _who_is_asked,
    "asked_for": _text_or_none,
    "log": _log,
}
