"""Compression of what is sent over HTTP: the client's files, and what it reads about games.

Nothing else is compressed, nor is any WebSocket message: where a secret is beside something that others can choose, the
compressed length would reveal the secret, letter by letter.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response

WORTH = 1000  # bytes: less is not worth it
LEVEL = 6  # of nine, for what is compressed for each request

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")


def packed(request: AnyRequest, what: T) -> Response[T]:
    """Send something as JSON, compressed if the client accepts gzip."""
    content: Any = msgspec.json.encode(what)
    headers = {"vary": "Accept-Encoding"}
    if len(content) > WORTH and reads_gzip(request.headers):
        content, headers["content-encoding"] = gzip.compress(content, LEVEL), "gzip"
    return Response(content, media_type="application/json", headers=headers)


def reads_gzip(headers: Mapping[str, str]) -> bool:
    """Whether a client accepts gzip."""
    return "gzip" in headers.get("accept-encoding", "")
