"""What the OpenAPI description says of every handler: who may ask, and how it refuses."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import Final

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from kaiju.server.wire.tells import Refusal

TOKEN: Final = "token"
COMPONENTS: Final = Components(
    security_schemes={TOKEN: SecurityScheme("http", scheme="bearer", description="Of a guest or a bot.")}
)
ALWAYS: Final = {400: "This is no request of this server.", 413: "Too big.", 429: "Too much; wait a little."}
SIGNED: Final = {401: "No token, or one that is not valid."}
STATED: Final = {
    403: "There, but not for this guest to do.",
    404: "There is no such thing.",
    409: "Not as things stand.",
}


def describe(handlers: Iterable[HTTPRouteHandler]) -> None:
    """Let each handler say that it refuses with a Refusal, and whether it wants a token."""
    for handler in handlers:
        signed = "guest" in inspect.signature(handler.fn).parameters
        refusals = ALWAYS | STATED | (SIGNED if signed else {})
        told = {status: ResponseSpec(Refusal, False, text) for status, text in refusals.items()}
        handler.responses = {**told, **(handler.responses or {})}
        if signed:
            handler.security = [{TOKEN: []}]
