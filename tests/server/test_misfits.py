"""What msgspec reports is taken apart, and told in every language; nothing of its own words is left."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from kaiju.server.misfits import KINDS, MISFIT, PATTERNS, Values, misfit, problem
from kaiju.server.play.refusals import Refused, explain
from kaiju.server.settings import BadSettings, read_settings
from kaiju.words import Words, languages
from tests import ROOT
from tests.support.foreign import flaws
from tests.support.nonsense import spoken


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """Part of a request."""

    kind: Literal["open", "bot"]
    name: Annotated[str, Meta(min_length=1, max_length=3, pattern="^[a-z]*$")] = "x"


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """A request with a field of each kind."""

    game: str
    seats: Annotated[list[Seat], Meta(max_length=2)] = []
    pace: Annotated[int, Meta(ge=1, le=9)] = 1
    limit: Annotated[float, Meta(gt=0)] = 1.0
    on: bool = True
    options: dict[str, str] = {}
    maybe: int | None = None


WRONG: list[tuple[str, Values]] = [
    ("", {MISFIT: "no-json"}),
    ("{", {MISFIT: "no-json"}),
    ('{"game": "x"} x', {MISFIT: "no-json"}),
    ("[]", {MISFIT: "whole", "kind": "map"}),
    ("{}", {MISFIT: "missing", "field": "game"}),
    ('{"game": "x", "seats": [{}]}', {MISFIT: "missing", "field": "seats[0].kind"}),
    ('{"game": "x", "more": 1}', {MISFIT: "unknown", "field": "more"}),
    ('{"game": "x", "seats": [{"kind": "bot", "hat": 1}]}', {MISFIT: "unknown", "field": "seats[0].hat"}),
    ('{"game": 1}', {MISFIT: "kind", "kind": "text", "field": "game"}),
    ('{"game": "x", "pace": "x"}', {MISFIT: "kind", "kind": "number", "field": "pace"}),
    ('{"game": "x", "limit": "x"}', {MISFIT: "kind", "kind": "decimal", "field": "limit"}),
    ('{"game": "x", "on": 1}', {MISFIT: "kind", "kind": "flag", "field": "on"}),
    ('{"game": "x", "seats": 1}', {MISFIT: "kind", "kind": "list", "field": "seats"}),
    ('{"game": "x", "options": []}', {MISFIT: "kind", "kind": "map", "field": "options"}),
    ('{"game": "x", "options": {"a": 1}}', {MISFIT: "kind", "kind": "text", "field": "options[...]"}),
    ('{"game": "x", "maybe": "x"}', {MISFIT: "kind", "kind": "number", "field": "maybe"}),
    ('{"game": "x", "pace": 0}', {MISFIT: "least", "least": "1", "field": "pace"}),
    ('{"game": "x", "limit": 0}', {MISFIT: "least", "least": "0.0", "field": "limit"}),
    ('{"game": "x", "pace": 10}', {MISFIT: "most", "most": "9", "field": "pace"}),
    ('{"game": "x", "seats": [{"kind": "bot", "name": ""}]}', {MISFIT: "short", "least": "1"}),
    ('{"game": "x", "seats": [{"kind": "bot", "name": "abcd"}]}', {MISFIT: "long", "most": "3"}),
    ('{"game": "x", "seats": [{"kind": "bot", "name": "A"}]}', {MISFIT: "pattern"}),
    ('{"game": "x", "seats": [{}, {}, {}]}', {MISFIT: "missing", "field": "seats[0].kind"}),
    (
        '{"game": "x", "seats": [{"kind": "cat"}]}',
        {MISFIT: "value", "value": "cat"},
    ),
    ('{"game": "x", "limit": 1e999}', {MISFIT: "other", "field": "limit"}),
]


def reported(text: str) -> str:
    """What msgspec says of a request."""
    with pytest.raises(msgspec.DecodeError) as refusal:
        msgspec.json.decode(text, type=Request)
    return str(refusal.value)


@pytest.mark.parametrize(("text", "values"), WRONG, ids=[text for text, _ in WRONG])
def test_whatever_does_not_fit_is_told_in_every_language(text: str, values: Values) -> None:
    found = misfit(reported(text))
    assert found.items() >= values.items()
    hidden: dict[str, Any] = {key: "…" if key in ("field", "value") else told for key, told in found.items()}
    for language in languages():
        assert not [*flaws(language, problem(hidden, spoken(language)))]


def test_every_pattern_is_tried() -> None:
    tried = {values[MISFIT] for _, values in WRONG}
    assert {reason for reason, _ in PATTERNS} | {"no-json", "whole", "other"} == tried
    assert {*KINDS.values()} == {values["kind"] for _, values in WRONG if "kind" in values}


@pytest.mark.parametrize("language", languages())
def test_every_misfit_has_its_words(language: str) -> None:
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/kaiju/server").rglob("*.py"))
    named = set(re.findall(r"\"(no-(?:json|text|utf-8|toml)|too-deep)\"", sources))
    said = {id.removeprefix("misfit-") for id in Words(language).ids() if id.startswith("misfit-")}
    assert said == {reason for reason, _ in PATTERNS} | named | {"whole", "other"}


def test_what_follows_no_pattern_is_told_all_the_same() -> None:
    assert problem(misfit("Something new"), spoken("de")) == "Das ist von der falschen Art"
    assert problem(misfit("Something new", "seats"), spoken("de")) == "„seats“ passt nicht"


def test_a_refusal_has_values_without_a_language_and_a_sentence_in_one() -> None:
    found = misfit("Object missing required field `kind` - at `$.seats[0]`")
    told = explain(Refused("bad-request", **found), spoken("de"))
    assert told.values == found
    assert told.sentence == "Diese Anfrage versteht der Server nicht: „seats[0].kind“ fehlt."


def test_settings_that_cannot_be_read_say_where(tmp_path: Any) -> None:
    path = tmp_path / "settings.toml"
    for text, values in (
        ("grace = 1\n]", {MISFIT: "no-toml", "number": 2}),
        ("grace =", {MISFIT: "no-toml", "number": 0}),
        ("grace = -1", {MISFIT: "least", "field": "grace", "least": "0.0"}),
    ):
        path.write_text(text)
        with pytest.raises(BadSettings) as refusal:
            read_settings(path)
        assert refusal.value.values["path"] == str(path)
        assert refusal.value.values.items() >= values.items()
