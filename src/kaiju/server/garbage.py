"""When a server looks for garbage: at 300 tables a full look takes a third of a second, and all wait."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

SECONDS: Final = 600.0  # between two full looks; what is garbage by its count is freed at once, as ever
YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000


def look_seldom() -> asyncio.Task[None]:
    """Look only at what is new, and at everything every few minutes; what is there now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    return asyncio.get_running_loop().create_task(_look())


async def _look() -> None:
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()
