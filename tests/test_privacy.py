"""No test touches what is private to another module: it would hold the code to more than it promises."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests import ROOT

TESTS: Final = sorted((ROOT / "tests").rglob("*.py"))
OPEN: Final = {"_asdict", "_exit", "_fields", "_make", "_replace"}
"""What Python itself calls like something private."""


def is_private(name: str) -> bool:
    """Whether a name, or the last part of one with dots, belongs to the module or class that has it."""
    last = name.rpartition(".")[2]
    return bool(re.fullmatch(r"_[a-z]\w*", last)) and last not in OPEN


def named_to_reach(node: ast.Call) -> Iterator[str]:
    """The names that `getattr`, `setattr` and the like are called with."""
    function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if function.endswith("attr"):
        yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def reached(node: ast.AST) -> Iterator[str]:
    """The names of things of others that a piece of code reaches for."""
    if isinstance(node, ast.Attribute):
        if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
            yield node.attr
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from (alias.name for alias in node.names)
        yield from ([node.module] if isinstance(node, ast.ImportFrom) and node.module else [])
    elif isinstance(node, ast.Call):
        yield from named_to_reach(node)


def private_things(code: ast.Module) -> list[str]:
    """The private things of others that some code reaches for, with their lines."""
    return [
        f"{getattr(node, 'lineno', 0)} {name}"
        for node in ast.walk(code)
        for name in reached(node)
        if is_private(name)
    ]


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("self._own + cls._own + own._replace(a=1)._asdict()", []),
        ("from __future__ import annotations\nimport os\nos._exit(1)\nthing.__dict__", []),
        ("house._doors", ["_doors"]),
        ("from kaiju.house import _doors", ["_doors"]),
        ("import kaiju._house", ["kaiju._house"]),
        ("patch.setattr(house, '_doors', 0)", ["_doors"]),
        ("patch.setattr('kaiju.house._doors', 0)", ["kaiju.house._doors"]),
        ("getattr(house, '_doors')", ["_doors"]),
        ("self.house._doors", ["_doors"]),
    ],
)
def test_what_is_private_is_known(code: str, names: list[str]) -> None:
    assert [found.split()[1] for found in private_things(ast.parse(code))] == names


@pytest.mark.parametrize("path", TESTS, ids=lambda path: str(path.relative_to(ROOT / "tests")))
def test_no_test_touches_what_is_private_to_another_module(path: Path) -> None:
    assert private_things(ast.parse(path.read_text(encoding="utf-8"))) == []
