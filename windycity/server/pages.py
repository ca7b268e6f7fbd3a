"""Pages: the web client's files if there are any, or else a plain page that says what this is, in three languages."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.params import FromPath

from windycity.core.words import LANGUAGES, say
from windycity.server.packing import reads_gzip
from windycity.server.refusals import NotFound
from windycity.server.services import caller_at
from windycity.server.words import WORDS

DIST = Path(__file__).parents[1] / "web" / "dist"
SCHEMA = "/api/schema"
MOST_FILES = 256  # kept in memory
KEPT = "public, max-age=31536000, immutable"  # for files whose names change with their content

AnyRequest = Request[Any, Any, Any]

METHODS = [HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE]


def pages(dist: Path = DIST) -> list[Any]:
    """Return the handlers for everything outside /api."""

    index = dist / "index.html"

    @get(["/", "/me", "/table/{id:str}", "/replay/{id:str}", "/arrange/{game:str}"], include_in_schema=False)
    async def show_page(request: AnyRequest) -> Response[bytes]:
        """Show the web client, at its beginning, at a table or at a replay."""
        if not index.is_file():
            return Response(plain_page(caller_at(request).site), media_type="text/html", headers={"cache-control": "no-cache"})
        return _sent(request, index, "no-cache")

    @route("/{file:path}", http_method=METHODS, include_in_schema=False, status_code=200)
    async def show_file(request: AnyRequest, file: FromPath[Path]) -> Response[bytes]:
        """Send a file of the web client; that there is nothing else, people are told by a page."""
        found = (dist / str(file).lstrip("/")).resolve()
        if request.method == "GET" and dist.resolve() in found.parents and found.is_file():
            return _sent(request, found, KEPT if found.parent.name == "assets" else "no-cache")
        if _is_visit(request) and index.is_file():
            return _sent(request, index, "no-cache", 404)  # the web client says so, and leads on
        raise NotFound("not-found", path=request.url.path[:200])

    return [show_page, show_file]


def _is_visit(request: AnyRequest) -> bool:
    """Whether somebody opens an address as a page, rather than a program asks for something."""
    wants_page = "text/html" in request.headers.get("accept", "")
    return request.method == "GET" and wants_page and not request.url.path.startswith("/api/")


def _sent(request: AnyRequest, file: Path, kept: str, status: int = 200) -> Response[bytes]:
    """A file as it is sent: compressed where that helps and the browser can read it."""
    content, small = _read(file, file.stat().st_mtime_ns)
    headers = {"cache-control": kept, "vary": "Accept-Encoding"}
    if small and reads_gzip(request.headers):
        content, headers["content-encoding"] = small, "gzip"
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers, status_code=status)


@lru_cache(MOST_FILES)
def _read(file: Path, changed: int) -> tuple[bytes, bytes | None]:
    """Read a file, and compress it if that helps; only once, unless it has changed."""
    content = file.read_bytes()
    small = gzip.compress(content, 9, mtime=0)
    return content, small if len(small) < 0.9 * len(content) else None


def plain_page(site: str) -> bytes:
    """Return the page for a server without a web client: words, commands and a link, without script or style."""
    commands = {"join": f"windycity join {site}", "host": f"windycity host --at {site}", "client": "make client"}
    marked = {name: f"<code>{escape(command)}</code>" for name, command in commands.items()}
    marked["schema"] = f'<a href="{SCHEMA}">{SCHEMA}</a>'
    parts = [
        f'<section lang="{language}"><p>{escape(say("page-what", language, WORDS))}</p>'
        f"<p>{_fill(escape(say('page-how', language, WORDS, **{name: f'@{name}@' for name in marked})), marked)}</p></section>"
        for language in LANGUAGES
    ]
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Windy City</title>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body><h1>Windy City</h1>{"".join(parts)}</body></html>\n'.encode()


def _fill(text: str, marked: dict[str, str]) -> str:
    """Replace the placeholders in a text, such as @schema@, by HTML."""
    for name, html in marked.items():
        text = text.replace(f"@{name}@", html)
    return text
