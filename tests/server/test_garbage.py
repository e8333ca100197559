"""When a server looks for garbage."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from kaiju.server import launcher

pytestmark = pytest.mark.anyio


class Knot:
    """Something that holds on to itself, so that only a look for garbage frees it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


async def test_only_what_is_new_is_looked_at_while_people_play() -> None:
    task = launcher.look_seldom()
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold()[2] == launcher.NEVER
    task.cancel()


async def test_old_garbage_is_found_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "FULL_LOOKS", 0.0)
    task = launcher.look_seldom()
    knot = Knot()
    gc.collect(1)  # it is old now, and no young look will see it
    gone = asyncio.Event()
    weakref.finalize(knot, gone.set)
    del knot
    await gone.wait()
    task.cancel()
