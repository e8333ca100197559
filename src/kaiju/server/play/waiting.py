"""Waiting for something, but not for ever."""

from __future__ import annotations

import asyncio


async def first(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but not for longer."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return
