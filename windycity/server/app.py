"""The application: routes, the WebSocket, pages, and one form for all errors."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from windycity.core.errors import WindyCityError
from windycity.server.callers import COOKIE
from windycity.server.guard import Guard, error_body, error_headers, failure
from windycity.server.pages import DIST, SCHEMA, pages
from windycity.server.protocol import Problem
from windycity.server.refusals import BadRequest, NotFound, TooLarge, WrongMethod, mistake_in, status_of
from windycity.server.routes import ROUTES
from windycity.server.services import Services, caller_at, services_of
from windycity.server.socket import play

NO_BODY = "Object missing required field `data`"  # the framework's wording
LARGEST_BODY = 16_384  # bytes, unless a route says otherwise

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)

PROBLEMS = {
    400: "Something in the request is not right.",
    401: "The caller is no guest.",
    403: "The caller may not have this.",
    404: "There is nothing of that name.",
    409: "That cannot be done as things are.",
    413: "The body is too long.",
    415: "The body is not said to be JSON.",
    429: "That was too much; the header Retry-After says when to try again.",
    500: "A fault of the server's own.",
    503: "The store does not answer.",
}


def make_app(services: Services, dist: Path = DIST) -> Guard:
    """Make the application, with its guard around it."""
    app = Litestar(
        [*(_documented(handler) for handler in ROUTES), show_schema, play, *pages(dist)],
        state=State({"services": services}),
        exception_handlers={Exception: _answer_error},
        openapi_config=_openapi(services),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Guard(app, services.settings, services.doorman, services.metrics)


def _documented(handler: Any) -> Any:
    handler.responses = {
        status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in PROBLEMS.items()
    }
    return handler


def _openapi(services: Services) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Windy City",
        version=services.settings.version or "0",
        description="Tables to play at over the network. Moves go over a table's WebSocket, /api/tables/{id}/play.",
        components=Components(
            security_schemes={
                "key": SecurityScheme(type="http", scheme="bearer"),
                "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            }
        ),
        security=[{}, {"key": []}, {"cookie": []}],
        path="/api/openapi",
    )


@get(SCHEMA, include_in_schema=False, sync_to_thread=False)
def show_schema(request: AnyRequest) -> dict[str, Any]:
    """Show the OpenAPI document, generated from the types."""
    return request.app.openapi_schema.to_schema()


def _answer_error(request: AnyRequest, raised: Exception) -> Response[bytes]:
    language = caller_at(request).language
    error = _refusal(request, raised)
    if error is None:
        error = failure()
        services_of(request).metrics.failures.add()
        log.error("a request failed", extra={"id": error.facts["id"], "path": request.url.path}, exc_info=raised)
    headers = dict(error_headers(error, language))
    if isinstance(raised, HTTPException) and raised.headers and "allow" in raised.headers:
        headers["allow"] = raised.headers["allow"]
    return Response(error_body(error, language), status_code=status_of(error), media_type="application/json", headers=headers)


def _refusal(request: AnyRequest, raised: Exception) -> WindyCityError | None:
    """Return the answer to an error; None if the fault is the server's own."""
    if isinstance(raised, WindyCityError):
        return raised
    if isinstance(raised, RecursionError):
        return BadRequest("mistake-deep")
    if not isinstance(raised, HTTPException) or raised.status_code >= 500:
        return None
    path, method = request.url.path[:200], request.method
    if raised.status_code == 404:
        return NotFound("not-found", path=path)
    if raised.status_code == 405:
        return WrongMethod("wrong-method", path=path, method=method)
    if raised.status_code == 413:
        own = request.route_handler.request_max_body_size
        return TooLarge("too-large", most=own if isinstance(own, int) else LARGEST_BODY)
    wrong = str(raised.__cause__ or raised.detail).replace("`$.data", "`$")
    sentence, facts = mistake_in(wrong)
    return BadRequest("no-body") if wrong == NO_BODY else BadRequest(sentence, **facts)
