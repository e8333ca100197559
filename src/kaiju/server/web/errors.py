"""Errors, each as a refusal with a sentence and a fitting status."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Iterable
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from kaiju.core.errors import IllegalAnswer
from kaiju.games import GAMES
from kaiju.server.misfits import MISFIT, NO_UTF_8, TOO_DEEP, Values, misfit
from kaiju.server.play.refusals import Moved, NotAllowed, NotFound, Refused, Stale, explain
from kaiju.server.tokens import BadToken
from kaiju.server.web.language import VARY, words_for
from kaiju.server.web.limits import TooMuch
from kaiju.server.wire.tells import Refusal

log = logging.getLogger(__name__)
Asked = Request[Any, Any, Any]
STATUS: Final = (
    (BadToken, 401),
    (NotAllowed, 403),
    (NotFound, 404),
    (Stale, 409),
    (Moved, 503),
    (TooMuch, 429),
    (Refused, 409),
)
ANY_GAME: Final = next(iter(GAMES.values()))
BODY: Final = "data"  # what litestar calls the whole body
NAMED: Final = {404: "no-page", 405: "no-method", 413: "too-big"}


def _answer(refusal: Refusal, status: int, **headers: str) -> Response[Refusal]:
    return Response(refusal, status_code=status, media_type=MediaType.JSON, headers={"vary": VARY, **headers})


def refused(request: Asked, error: Refused) -> Response[Refusal]:
    """Refuse what the server will not do."""
    status = next(code for kind, code in STATUS if isinstance(error, kind))
    after = {"retry-after": str(error.values["seconds"])} if isinstance(error, TooMuch) else {}
    return _answer(explain(error, words_for(request)), status, **after)


def illegal(request: Asked, error: IllegalAnswer) -> Response[Refusal]:
    """Refuse what the rules do not allow."""
    game = GAMES.get(str(error.values.get("game")), ANY_GAME)
    return _answer(explain(error, words_for(request), game), 409)


def bad_request(request: Asked, error: HTTPException) -> Response[Refusal]:
    """Refuse what is not a valid request."""
    reason = NAMED.get(error.status_code, "bad-request")
    values = _misfit(error) if reason == "bad-request" else {}
    return _answer(explain(Refused(reason, **values), words_for(request)), error.status_code)


def _misfit(error: HTTPException) -> Values:
    """What does not fit: the first thing that is told of the body or a parameter."""
    details = [part for part in error.extra or [] if isinstance(part, dict)]
    if not details:
        return misfit(error.detail)
    field = str(details[0].get("key", ""))
    return misfit(str(details[0].get("message", "")), "" if field == BODY else field)


def failed(request: Asked, error: Exception) -> Response[Refusal]:
    """Report a fault of our own."""
    log.exception("a request has failed", exc_info=error)
    return _answer(explain(Refused("failed"), words_for(request)), 500)


def unreadable(request: Asked, error: Exception) -> Response[Refusal]:
    """Refuse what is nested too deeply, or is not text at all."""
    reason = TOO_DEEP if isinstance(error, RecursionError) else NO_UTF_8
    return _answer(explain(Refused("bad-request", **{MISFIT: reason}), words_for(request)), 400)


HANDLERS: Final[dict[Any, Any]] = {
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Refused: refused,
    IllegalAnswer: illegal,
    HTTPException: bad_request,
    Exception: failed,
}


TOKEN: Final = "token"
COMPONENTS: Final = Components(
    security_schemes={TOKEN: SecurityScheme("http", scheme="bearer", description="A guest or bot token.")}
)
ALWAYS: Final = {400: "Not a valid request.", 413: "Too large.", 429: "Too many requests; wait a little."}
SIGNED: Final = {401: "No token, or an invalid one."}
STATED: Final = {
    403: "Not allowed for this guest.",
    404: "Not found.",
    409: "Not possible as things stand.",
}


def describe(handlers: Iterable[HTTPRouteHandler]) -> None:
    """Document for each handler that it refuses with a Refusal, and whether it needs a token."""
    for handler in handlers:
        signed = "guest" in inspect.signature(handler.fn).parameters
        refusals = ALWAYS | STATED | (SIGNED if signed else {})
        told = {status: ResponseSpec(Refusal, False, text) for status, text in refusals.items()}
        handler.responses = {**told, **(handler.responses or {})}
        if signed:
            handler.security = [{TOKEN: []}]
