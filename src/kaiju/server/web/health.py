"""What an operator looks at: whether the server is well, and how busy it is."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import generate_latest
from sqlalchemy import Connection, text

from kaiju.server import metrics as counted
from kaiju.server.web.language import words_for
from kaiju.server.web.server import Connected, Here

log = logging.getLogger(__name__)
PATIENCE: Final = 5.0  # seconds
SICK: Final = ResponseSpec(str, False, "The database does not answer.", MediaType.TEXT)


def _alive(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get("/healthz", media_type=MediaType.TEXT, summary="Is the server well?", responses={503: SICK})
async def healthz(server: Here, request: Connected) -> Response[str]:
    """Says ok when the database answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            await server.database.read(_alive)
    except Exception:  # whatever it is, the server is not well
        log.exception("the database does not answer")
        return Response(
            f"{words_for(request).say('server-sick')}\n", status_code=503, media_type=MediaType.TEXT
        )
    return Response("ok\n", media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(server: Here) -> Response[bytes]:
    """All metrics, for Prometheus; of all processes, if there are several."""
    counted.tables.set(len(server.house.open))
    return Response(
        generate_latest(counted.everything()), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


HANDLERS = [healthz, metrics]
