"""What does not fit what was expected, in a request, a message or a settings file: a reason and its values.

msgspec reports it in English sentences of a few patterns. They are taken apart here and nowhere else, so that
everybody is told in their own language; whatever follows no pattern is a value that does not fit.
"""

from __future__ import annotations

import re
from typing import Final

from kaiju.words import Words

Values = dict[str, str | int]

MISFIT: Final = "misfit"  # the value that says which message tells the problem
NO_JSON, NO_TEXT, NO_UTF_8, TOO_DEEP = "no-json", "no-text", "no-utf-8", "too-deep"
WHOLE, OTHER = "whole", "other"

WHERE: Final = re.compile(r"(?P<told>.*?)(?: - at `(?:key in )?\$\.?(?P<field>[^`]*)`)?", re.S)
PATTERNS: Final = (
    ("missing", re.compile(r"Object missing required field `(?P<name>.+)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<name>.+)`")),
    ("short", re.compile(r"Expected `(?P<kind>\w+)` of length >= (?P<least>\d+)")),
    ("long", re.compile(r"Expected `(?P<kind>\w+)` of length <= (?P<most>\d+)")),
    ("least", re.compile(r"Expected `(?P<kind>\w+)` >=? (?P<least>\S+)")),
    ("most", re.compile(r"Expected `(?P<kind>\w+)` <=? (?P<most>\S+)")),
    ("pattern", re.compile(r"Expected `str` matching regex .*")),
    ("kind", re.compile(r"Expected `(?P<kind>[\w |]+)`(?:, got `.*`)?")),
    ("value", re.compile(r"Invalid (?:enum )?value (?P<value>.+)")),
)
NO_VALUE: Final = re.compile(r"JSON is malformed.*|Input data was truncated", re.S)
KINDS: Final = {
    "int": "number",
    "float": "decimal",
    "str": "text",
    "bool": "flag",
    "array": "list",
    "object": "map",
}


def misfit(told: str, field: str = "") -> Values:
    """What msgspec says, as the values of a reason; `field` is where, if that is not said."""
    if NO_VALUE.fullmatch(told):
        return {MISFIT: NO_JSON}
    parts = WHERE.fullmatch(told)
    assert parts is not None, "whatever was said has a beginning"
    field = parts["field"] or field
    for reason, pattern in PATTERNS:
        if found := pattern.fullmatch(parts["told"]):
            values = _values(found.groupdict(), field)
            return {MISFIT: reason if values["field"] else WHOLE, **values}
    return {MISFIT: OTHER if field else WHOLE, "kind": OTHER, "field": field}


def _values(found: dict[str, str], field: str) -> Values:
    """Where it is and what was expected; the kind is one of ours, or none."""
    name = found.pop("name", "")
    values: Values = {"kind": OTHER, **found, "field": ".".join(filter(None, (field, name)))}
    if "kind" in found:
        first, _, _ = found["kind"].partition(" ")
        values["kind"] = KINDS.get(first, OTHER)
    if "value" in found:
        values["value"] = found["value"].strip("'")
    return values


def problem(values: Values, words: Words) -> str:
    """What does not fit, in one language, without a full stop; the whole has no name of its own."""
    return words.say(f"misfit-{values[MISFIT]}", **values)
