"""What an operator looks at: whether the server is well, and how busy it is."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import generate_latest

from kaiju.server import metrics as counted
from kaiju.server.play.refusals import NotFound
from kaiju.server.web.errors import Asked
from kaiju.server.web.language import words_for
from kaiju.server.web.server import Connected, Here

SICK: Final = ResponseSpec(str, False, "Nothing can be stored.", MediaType.TEXT)


@get("/healthz", media_type=MediaType.TEXT, summary="Is the server well?", responses={503: SICK})
async def healthz(server: Here, request: Connected) -> Response[str]:
    """Says ok when answers can be stored."""
    if await server.pulse.well():
        return Response("ok\n", media_type=MediaType.TEXT)
    sentence = words_for(request).say("server-sick")
    return Response(f"{sentence}\n", status_code=503, media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(server: Here, request: Asked) -> Response[bytes]:
    """All metrics, for the operator's Prometheus; of all processes, if there are several.

    They tell what is nobody else's business, such as how many answers were given automatically: whoever does
    not show the token of the settings is told that there is nothing here.
    """
    wanted = f"Bearer {server.settings.metrics_token}"
    shown = request.headers.get("authorization", "")
    if not server.settings.metrics_token or not compare_digest(shown.encode(), wanted.encode()):
        raise NotFound("no-page")
    counted.tables.set(len(server.house.open))
    return Response(
        generate_latest(counted.everything()), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


HANDLERS = [healthz, metrics]
