"""Leaves out the tests whose tools are missing and says so at the end; keeps some on one worker."""

import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.support.tools import TOOLS, missing

SLOW = re.compile(r"^pytestmark = .*\bmark\.slow\b", re.MULTILINE)
LEFT_OUT = pytest.StashKey[dict[str, int]]()
TOGETHER = ("tests/test_compiled.py",)  # what all their tests need takes minutes to build


def pytest_configure(config: pytest.Config) -> None:
    """With KAIJU_ALL set, a missing tool is an error; whatever the system speaks, the tests speak English."""
    os.environ["KAIJU_LANGUAGE"] = "en"
    config.stash[LEFT_OUT] = {}
    lacking = [tool.label for tool in missing()] if os.environ.get("KAIJU_ALL") else []
    if lacking:
        raise pytest.UsageError(f"missing here: {', '.join(lacking)}. To install: make test-tools")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where slow tests are left out, do not even import a module of nothing else."""
    if config.getoption("markexpr") != "not slow" or collection_path.suffix != ".py":
        return None
    return bool(SLOW.search(collection_path.read_text(encoding="utf-8"))) or None


def needs(item: pytest.Item) -> list[str]:
    """Return the tools the test is marked with."""
    return [name for mark in item.iter_markers("needs") for name in mark.args]


def lacks(item: pytest.Item) -> str | None:
    """Return the first tool the test needs and does not find."""
    return next((name for name in needs(item) if name in TOOLS and not TOOLS[name].found()), None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A tool nobody has heard of is a mistake in the test."""
    unknown = [name for name in needs(item) if name not in TOOLS]
    if unknown:
        pytest.fail(f"tests/support/tools.py does not know {unknown}")


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """What needs a tool takes its time to start it."""
    if needs(item):
        item.add_marker(pytest.mark.slow)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what cannot run here."""
    out = {item: tool for item in items if (tool := lacks(item))}
    config.hook.pytest_deselected(items=list(out))
    items[:] = [item for item in items if item not in out]
    config.stash[LEFT_OUT] = dict(Counter(out.values()))


def share(test: str) -> str:
    """Name what goes to a worker as a whole: a test, or all tests of some modules."""
    module = test.split("::", maxsplit=1)[0]
    return module if module in TOGETHER else test


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> Any:
    """Share the tests out by hand: pytest-xdist 3.8 overlooks its own `xdist_group` with pytest 9.2."""
    from xdist.scheduler import LoadScopeScheduling

    class Sharing(LoadScopeScheduling):  # type: ignore[misc]
        def _split_scope(self, test: str) -> str:
            return share(test)

    return Sharing(config, log)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of pytest-xdist hands its counts to the controller."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash[LEFT_OUT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object, error: object) -> None:
    """The controller takes the counts; every worker has collected the same tests."""
    output: dict[str, dict[str, int]] = getattr(node, "workeroutput", {})
    if "left_out" in output:
        node.config.stash[LEFT_OUT] = output["left_out"]  # type: ignore[attr-defined]


def pytest_unconfigure(config: pytest.Config) -> None:
    """Name what was left out after everything else, where it is seen."""
    if hasattr(config, "workeroutput"):
        return
    for name, count in config.stash[LEFT_OUT].items():
        tests = "1 test" if count == 1 else f"{count} tests"
        print(f"Left out (needs {TOOLS[name].label}): {tests}. To run everything: make test-tools")
