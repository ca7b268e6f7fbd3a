"""The guard at the door: what every request and every WebSocket passes before anything else looks at it.

Why no page of another site can act for a guest (CSRF): a browser sends `Origin` with every WebSocket and with every request that
changes something, and a page cannot change it; an origin that is neither this server's own nor allowed is refused. A browser too
old for that does not send the cookie with another site's request either (`SameSite=Lax`), and none can send JSON from another
site without a preflight, which this server never allows: bodies must be declared as JSON. Programs send no `Origin`.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from windycity.core.errors import WindyCityError
from windycity.server.callers import CALLER, Caller, Settings, caller_of, headers_of, is_same_site
from windycity.server.eyes import problem_of
from windycity.server.limits import Doorman
from windycity.server.logs import access
from windycity.server.metrics import Metrics
from windycity.server.refusals import Failure, Forbidden, HttpRefusal, NotJson, TooMany, status_of

SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")

POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # links to tables are for those who were given them
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guard:
    """An ASGI application around the server's own, which refuses what must not come in, and counts and logs the rest."""

    def __init__(self, app: Any, settings: Settings, doorman: Doorman, metrics: Metrics):
        self._app = app
        self._settings = settings
        self._doorman = doorman
        self._metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Pass a request on, or answer it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        caller = caller_of(scope, self._settings)
        passed = {**scope, CALLER: caller}
        if scope["type"] == "websocket":
            await self._guard_socket(passed, caller, receive, send)
        else:
            await self._guard_request(passed, caller, receive, send)

    async def _guard_socket(self, scope: Any, caller: Caller, receive: Any, send: Any) -> None:
        origin = headers_of(scope).get("origin")
        if (origin is None or is_same_site(origin, caller, self._settings)) and not self._doorman.requests.take(caller.network):
            await self._app(scope, receive, send)
        else:  # before it is accepted, so the page that asked learns nothing
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})

    async def _guard_request(self, scope: Any, caller: Caller, receive: Any, send: Any) -> None:
        begun, status, method = time.monotonic(), 500, scope["method"]

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = {name for name, _ in message.get("headers", [])}
                message = {**message, "headers": [*message.get("headers", []), *(one for one in _HEADERS if one[0] not in own)]}
                if scope["path"].startswith("/api/") and b"cache-control" not in own:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope, caller)
            # Every GET route answers HEAD too; the web server leaves out the body.
            await self._app({**scope, "method": "GET"} if method == "HEAD" else scope, receive, answer)
        except WindyCityError as error:
            await _send_error(error, caller.language, answer)
        finally:
            self._metrics.requests.add(method if method in METHODS else "other", str(status))
            spent = round(1000 * (time.monotonic() - begun), 1)
            facts = {"method": method, "path": scope["path"], "status": status, "ms": spent, "address": caller.address}
            access.info("request", extra=facts)

    def _check(self, scope: Any, caller: Caller) -> None:
        self._doorman.requests.check(caller.network)
        if scope["method"] in SAFE:
            return
        headers = headers_of(scope)
        origin = headers.get("origin")
        foreign = headers.get("sec-fetch-site") in ("cross-site", "same-site") if origin is None else None
        if foreign or (origin is not None and not is_same_site(origin, caller, self._settings)):
            raise Forbidden("wrong-origin", origin=origin or "-", site=caller.site)
        self._doorman.changes.check(caller.network)
        has_body = "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
        if has_body and headers.get("content-type", "").partition(";")[0].strip().casefold() != "application/json":
            raise NotJson("not-json", sort=headers.get("content-type", "-")[:60])


def error_body(error: WindyCityError, language: str) -> bytes:
    """Write the body of the answer to an error."""
    return msgspec.json.encode(problem_of(error, language))


def error_headers(error: WindyCityError, language: str) -> Mapping[str, str]:
    """Return the headers that go with an error."""
    headers = {"content-language": language}
    if isinstance(error, TooMany):
        headers["retry-after"] = str(int(error.wait) + 1)
    if isinstance(error, HttpRefusal) and error.status == 401:
        headers["www-authenticate"] = "Bearer"
    return headers


async def _send_error(error: WindyCityError, language: str, send: Any) -> None:
    headers = {"content-type": "application/json", **error_headers(error, language)}
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status_of(error), "headers": pairs})
    await send({"type": "http.response.body", "body": error_body(error, language)})


def failure() -> Failure:
    """Make the error that stands for an internal fault in an answer, with a number to find it in the log."""
    return Failure("internal", id=secrets.token_hex(5))
