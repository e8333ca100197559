"""Time: waiting for something, but not for ever."""

from __future__ import annotations

import asyncio


async def wait_for(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but not for longer."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
