"""What an operator looks at: is it well, and how much goes on."""

from __future__ import annotations

from litestar import MediaType, Response, get
from prometheus_client import generate_latest
from sqlalchemy import Connection, text

from kaiju.server import metrics as counted
from kaiju.server.web.server import Here


def _alive(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get("/healthz", media_type=MediaType.TEXT, summary="Is the server well?")
async def healthz(server: Here) -> str:
    """Says ok when the database answers."""
    await server.database.read(_alive)
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(server: Here) -> Response[bytes]:
    """Everything that is counted, for Prometheus; of all processes, where there are several."""
    counted.tables.set(len(server.house.open))
    return Response(
        generate_latest(counted.everything()), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


HANDLERS = [healthz, metrics]
