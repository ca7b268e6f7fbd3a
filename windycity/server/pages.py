"""Pages: the web client's files if there are any, else a plain page that says what this is, in three languages."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.params import FromPath

from windycity.core.words import LANGUAGES, say
from windycity.server.refusals import NotFound
from windycity.server.words import WORDS

DIST = Path(__file__).parents[1] / "web" / "dist"
SCHEMA = "/api/schema"
KEPT = "public, max-age=31536000, immutable"  # for files whose names change with their content

AnyRequest = Request[Any, Any, Any]

METHODS = [HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE]


def pages(dist: Path = DIST) -> list[Any]:
    """Return the handlers for everything outside /api."""

    @get(["/", "/table/{id:str}"], include_in_schema=False)
    async def show_page(request: AnyRequest) -> Response[bytes]:
        """Show the web client, at its beginning or at a table."""
        index = dist / "index.html"
        content = index.read_bytes() if index.is_file() else plain_page()
        return Response(content, media_type="text/html", headers={"cache-control": "no-cache"})

    @route("/{file:path}", http_method=METHODS, include_in_schema=False, status_code=200)
    async def show_file(request: AnyRequest, file: FromPath[Path]) -> Response[bytes]:
        """Send a file of the web client; there is nothing else at addresses that are not known."""
        found = (dist / str(file).lstrip("/")).resolve()
        if request.method != "GET" or dist.resolve() not in found.parents or not found.is_file():
            raise NotFound("not-found", path=request.url.path[:200])
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        kept = KEPT if found.parent.name == "assets" else "no-cache"
        return Response(found.read_bytes(), media_type=kind, headers={"cache-control": kept})

    return [show_page, show_file]


def plain_page() -> bytes:
    """Return the page where there is no web client: words and a link, without script or style."""
    link = f'<a href="{SCHEMA}">{SCHEMA}</a>'
    parts = [
        f'<section lang="{language}"><p>{escape(say("page-what", language, WORDS))}</p>'
        f"<p>{escape(say('page-how', language, WORDS, schema='@')).replace('@', link)}</p></section>"
        for language in LANGUAGES
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Windy City</title>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body><h1>Windy City</h1>{"".join(parts)}</body></html>\n'.encode()
