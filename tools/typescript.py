"""Writes the types of the wire for the browser: python -m tools.typescript FILE."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from kaiju.server.wire import bodies
from kaiju.server.wire.asks import AnyAsk
from kaiju.server.wire.tells import AnyTell, Now

HEAD: Final = (
    "// The types of the wire, written by `make web-types` from src/kaiju/server/wire. Do not edit.\n"
)
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
BODIES: Final = tuple(
    thing
    for thing in vars(bodies).values()
    if isinstance(thing, type)
    and issubclass(thing, msgspec.Struct)
    and thing.__module__ == bodies.__name__
    and thing.__struct_fields__
)


def typescript() -> str:
    """All types, in alphabetical order."""
    unions = {"Ask": AnyAsk, "Tell": AnyTell}
    schemas, parts = msgspec.json.schema_components((*unions.values(), *BODIES, Now), ref_template="{name}")
    named = dict(zip(unions, schemas, strict=False))
    lines = [_interface(name, part) for name, part in sorted(parts.items())]
    lines += [f"export type {name} = {_type(schema)};\n" for name, schema in named.items()]
    return "\n".join([HEAD, *lines])


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [_comment(schema, ""), f"export interface {name} {{"]
    for field, of in schema["properties"].items():
        lines += [_comment(of, "  "), f"  {field}{'' if field in required else '?'}: {_type(of)};"]
    return "\n".join([*filter(None, lines), "}\n"])


def _comment(schema: dict[str, Any], indent: str) -> str:
    told = schema.get("description")
    return f"{indent}/** {told} */" if told else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties', {}))}>"
        case None:
            return "unknown"
        case plain:
            return PLAIN[plain]


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(part) for part in schema['prefixItems'])}]"
    of = _type(schema["items"])
    return f"({of})[]" if "|" in of else f"{of}[]"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
