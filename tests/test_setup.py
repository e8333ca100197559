"""The set-up: the locks, the list of dependencies and the words of the Makefile."""

import json
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests import ROOT

pytestmark = pytest.mark.slow

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
APART = {"peers"}  # installed into an environment of its own
UNLOCKED = {"torch"}  # which of its builds is the right one depends on the GPU


def dependencies() -> set[str]:
    """Return the names of all packages that pyproject.toml asks for, as the locks spell them."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = pyproject["project"]["optional-dependencies"].values()
    groups = [pyproject["project"]["dependencies"], *extras, *pyproject["dependency-groups"].values()]
    return {normal(requirement) for group in groups for requirement in group}


def normal(requirement: str) -> str:
    """Return the name in a requirement or a table row, lower-case and with dashes."""
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[._]", "-", name[0]).lower()


def requirements(lock: Path) -> list[str]:
    """Return the requirements of a lock, each with its hashes, as one line without comments."""
    lines = [line for line in lock.read_text().splitlines() if not line.lstrip().startswith("#")]
    return "\n".join(lines).replace("\\\n", " ").splitlines()


def anywhere(requirement: str) -> str:
    """A requirement without the systems that it is for."""
    return re.sub(r" ; .*?(?=  +--hash)", "", requirement)


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run make without a terminal and without what an outer make has left in the environment."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("MAKE", "MFLAGS"))}
    return subprocess.run(
        ["make", *arguments],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        check=False,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
@pytest.mark.parametrize("address", ["http:", "https:", "://", "--index-url", "--find-links"])
def test_a_lock_has_no_addresses(lock: Path, address: str) -> None:
    assert address not in lock.read_text()


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_every_requirement_is_pinned_and_has_a_hash(lock: Path) -> None:
    assert requirements(lock)
    assert [line for line in requirements(lock) if "==" not in line or "--hash=sha256:" not in line] == []


def test_the_locks_hold_every_dependency() -> None:
    locked = {normal(line) for lock in LOCKS for line in requirements(lock)}
    assert dependencies() - locked == UNLOCKED


def test_the_development_lock_agrees_with_the_others() -> None:
    # What only some systems need to play, another may need to develop: the marks of systems may differ.
    development = {anywhere(line) for line in requirements(ROOT / "requirements/dev.txt")}
    ours = [lock for lock in LOCKS if lock.stem not in APART]
    assert [line for lock in ours for line in requirements(lock) if anywhere(line) not in development] == []


def test_every_dependency_has_its_reason() -> None:
    text = (ROOT / "docs/dependencies.md").read_text()
    rows = set(re.findall(r"^\| `?(@?[\w./-]+)`? \|", text, re.MULTILINE)) - {"Package", "package"}
    client = json.loads((ROOT / "web/package.json").read_text())
    packages = {**client["dependencies"], **client["devDependencies"]}
    assert dependencies() == {normal(row) for row in rows - packages.keys()}
    assert [name for name in packages if name not in rows and f"`{name}`" not in text] == []


def test_play_without_a_terminal_says_what_to_do() -> None:
    done = make("--old-file=setup", "play-terminal")
    assert done.returncode == 0, done.stderr
    assert "Open a terminal in this folder and run: make play-terminal" in done.stdout


@pytest.mark.parametrize("version", ["2.7.18", "3.9", "3.10.13"])
def test_an_old_python_gives_one_clear_line(tmp_path: Path, version: str) -> None:
    python = tmp_path / "python3"
    python.write_text(f"#!/bin/sh\necho {version}\n")
    python.chmod(0o755)
    done = make("play", f"PYTHON={python}")
    assert done.returncode != 0
    clear, *rest = done.stderr.splitlines()
    assert f"needs Python 3.11 or newer; found {version}. Try: make play PYTHON=" in clear
    assert all(line.startswith("make: ***") for line in rest)


def test_a_missing_python_gives_one_clear_line() -> None:
    done = make("test", "PYTHON=no-such-python")
    assert done.returncode != 0
    assert "needs Python 3.11 or newer; no-such-python does not run. Try: make test PYTHON=" in done.stderr


def test_help_names_the_targets_for_people() -> None:
    named = re.findall(r"^make (\S+)", make().stdout, re.MULTILINE)
    assert {"play", "play-terminal", "test", "test-tools", "setup"} <= set(named)
