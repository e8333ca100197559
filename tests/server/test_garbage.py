"""When a server looks for garbage."""

import asyncio
import gc
import random
import weakref
from collections import Counter, deque
from collections.abc import Iterator

import pytest

from kaiju.server import launcher
from kaiju.server.play import house
from kaiju.server.web.server import Server
from tests.support.server.running import Client, Running, running, two

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


async def visit(here: Running) -> None:
    """Two come to a table of their own, play, talk, are watched, and go."""
    ann, bob, table = await two(here)
    async with ann.play(table) as a, bob.play(table) as b, Client(here.address).play(table):
        for play in (a, b):
            await play.act("say", text="hello")
            await play.act("automatic", rules=[])
        while not a.question or not b.question:
            await a.hear()
        for _ in range(5):
            asked = a if a.question and a.question["seat"] == a.seat else b
            assert asked.question is not None
            await asked.answer(random.Random(1).choice(asked.question["options"]))
            for play in (a, b):
                while play.number < asked.number:
                    await play.hear()


CONTAINERS = (dict, list, set, tuple, deque)


def kept(server: Server) -> Counter[str]:
    """What a server holds on to: our own objects by their kind, and how much is in containers of each kind.

    Without the limits and the list of tables, which remember a number of addresses, guests and tables.
    """
    found: Counter[str] = Counter()
    seen = {id(server.limits), id(server.lobby)}
    waiting: list[object] = [server]
    while waiting:
        one = waiting.pop()
        kind = type(one)
        if id(one) in seen or not (kind.__module__.startswith("kaiju.server") or isinstance(one, CONTAINERS)):
            continue
        seen.add(id(one))
        found[kind.__name__] += len(one) if isinstance(one, CONTAINERS) else 1
        waiting += gc.get_referents(one)
    return found


async def test_who_comes_and_goes_leaves_nothing_behind(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "LINGERS", 0.0)
    async with running(sqlite) as here:
        found = []
        for _ in range(2):
            await visit(here)
            while len(here.server.door) or here.server.house.open:
                await asyncio.sleep(0)
            found.append(kept(here.server))
        assert found[0] == found[1]
        assert (found[1]["House"], found[1]["LiveTable"]) == (1, 0)
