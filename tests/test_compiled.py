"""The wheels, and what mypyc makes of the same source: it plays every game exactly as Python does."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests import ROOT

SOURCES = ("src", "setup.py", "pyproject.toml", "LICENSE")
UV = Path(sys.executable).with_name("uv")
LAWS = ("test_conformance", "test_scenarios", "test_golden", "core/test_table", "core/test_view")
GAMES = "100"
CHECKED = (
    "import sys, pytest; from tests.support.builds import interpreted; "
    "sys.exit(str(interpreted() or '') or pytest.main())"
)

pytestmark = [pytest.mark.slow, pytest.mark.needs("c-compiler")]


def run(*command: str | Path, cwd: Path = ROOT, more: Mapping[str, str] = {}) -> str:
    """Run a command with more in its environment and return what it prints."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **more},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-10_000:]
    return done.stdout


def wheel(folder: Path, level: str = "") -> Path:
    """Build a wheel of the project in a folder of its own, compiled if a level of optimising is given."""
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
        else:
            shutil.copy(source, folder)
    options = (
        "--wheel",
        "--no-build-isolation",
        "--offline",
        "--python",
        sys.executable,
        "--out-dir",
        "dist",
    )
    more = {"KAIJU_COMPILED": "1" if level else "", "KAIJU_OPTIMISE": level}
    run(UV, "build", *options, cwd=folder, more=more)
    (found,) = (folder / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the compiled wheel in it, which is hardly optimised here."""
    folder = tmp_path_factory.mktemp("compiled")
    built = wheel(folder, level="0")
    assert sysconfig.get_platform().replace("-", "_").replace(".", "_") in built.name
    run(sys.executable, "-m", "venv", "--without-pip", "environment", cwd=folder)
    python = folder / "environment" / "bin" / "python"
    run(UV, "pip", "install", "--offline", "--no-deps", "--python", python, built)
    for name in ("scenarios", "docs"):  # what the tests look for beside the sources
        (folder / name).symlink_to(ROOT / name)
    return python


def with_compiled(program: Path, *arguments: str, options: str = "") -> str:
    """Run something of the compiled build; all other packages come from here."""
    more = {"PYTHONPATH": sysconfig.get_path("purelib"), "PYTEST_ADDOPTS": options, "KAIJU_GAMES": "6"}
    return run(program, *arguments, more=more)


@pytest.mark.parametrize("laws", LAWS)
def test_the_compiled_build_keeps_the_laws(compiled: Path, laws: str) -> None:
    options = f"-q -p no:xdist -p no:cacheprovider tests/{laws}.py"
    assert " passed" in with_compiled(compiled, "-c", CHECKED, options=options)


def test_the_compiled_build_plays_the_same_games(compiled: Path) -> None:
    told = run(sys.executable, "-m", "tests.support.builds", GAMES).splitlines()
    assert len(told) > len(LAWS)
    assert with_compiled(compiled, "-m", "tests.support.builds", GAMES).splitlines() == told


def test_the_compiled_wheel_has_the_command(compiled: Path) -> None:
    told = json.loads(
        with_compiled(compiled.with_name("kaiju"), *"simulate --games 2 --seed 1 --json".split())
    )
    assert told["games"] == 2


def test_the_plain_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    built = wheel(tmp_path)
    assert built.name.endswith("-py3-none-any.whl")
    held = {name for name in zipfile.ZipFile(built).namelist() if name.startswith("kaiju/")}
    files = [path for path in (ROOT / "src" / "kaiju").rglob("*") if path.is_file()]
    assert held == {str(path.relative_to(ROOT / "src")) for path in files if "__pycache__" not in path.parts}
