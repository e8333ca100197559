"""Finds messages that nobody says, for make languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = (
    "src/kaiju/**/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/plugins/*.ts",
    "web/index.html",
)
SCREEN: Final = "screen-"
"""What replaces another message in the browser."""

GAP: Final = "\0"
"""Where something is put into a text."""

COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\"])//[^\n]*|<!--.*?-->", re.DOTALL)
QUOTED: Final = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`|\{([a-z]+(?:-[a-z]+)+)\}")
PLACED: Final = re.compile(r"\$\{[^}]*\}")
BEGUN: Final = re.compile(r"`([a-z][a-z-]*)-\$\{")  # also inside of another text
KEY: Final = re.compile(r"([A-Za-z]\w*)\??:")
WORD: Final = re.compile(r"[\w-]*\w")
HEAD: Final = re.compile(r"[a-z][a-z-]*")
CLAUSE: Final = re.compile(r"[A-Z]{2}-[A-Z\d-]*\d")


class Mentions:
    """Every word that the sources mention, from which the ids of messages are made.

    An id may be written out, or be put together: `cause-` and a clause, `event-` and the kind of an event.
    So a message counts as said if its id is mentioned, or begins like a family of messages and goes on with
    words that are mentioned. This overlooks a message whose last mention is gone while its words are used for
    something else; it does not report one that is said.
    """

    def __init__(self, texts: Iterable[str]) -> None:
        self.words: set[str] = set()
        self.heads: set[str] = set()
        for text in texts:
            pieces = text.split(GAP)
            for piece in pieces:
                self.words.update(WORD.findall(piece))
            head = pieces[0].rstrip("-")
            if HEAD.fullmatch(head):
                self.heads.add(head)
        self._joined = lru_cache(None)(self._made)

    def said(self, id: str) -> bool:
        """Whether somebody may say a message."""
        if id in self.words or (id.startswith(SCREEN) and self.said(id.removeprefix(SCREEN))):
            return True
        return any(head in self.heads and self._joined(rest) for head, rest in _cuts(id))

    def _made(self, rest: str) -> bool:
        """Whether the rest of an id consists of words that are mentioned."""
        known = rest in self.words or (len(rest) == 1 and rest.isdigit())
        return known or any(self._joined(first) and self._joined(second) for first, second in _cuts(rest))


def _cuts(id: str) -> Iterator[tuple[str, str]]:
    """Every way to cut an id in two, but for clauses, which stay whole."""
    clauses = [range(*found.span()) for found in CLAUSE.finditer(id)]
    for dash in re.finditer("-", id):
        if not any(dash.start() in clause for clause in clauses):
            yield id[: dash.start()], id[dash.end() :]


def mentions(root: Path = ROOT) -> Mentions:
    """What the sources of Python and of the browser mention."""
    paths = [path for pattern in SOURCES for path in root.glob(pattern)]
    return Mentions(text for path in paths for text in texts(path.name, path.read_text(encoding="utf-8")))


def texts(name: str, source: str) -> Iterator[str]:
    """Every text of a source file with its gaps, and the names that texts are made of."""
    if name.endswith(".py"):
        yield from _python(ast.parse(source))
        return
    code = COMMENT.sub("", source)
    for found in QUOTED.finditer(code):
        yield PLACED.sub(GAP, next(text for text in found.groups() if text is not None))
    yield from (found[1] for names in (BEGUN, KEY) for found in names.finditer(code))


def _python(tree: ast.Module) -> Iterator[str]:
    spoken = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values=parts):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in parts)
            case ast.Constant(value=str(text)) if id(node) not in spoken:
                yield text
            case ast.arg(arg=name) | ast.keyword(arg=str(name)) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
