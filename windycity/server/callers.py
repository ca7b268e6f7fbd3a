"""Who calls: what the server believes about the sender of a request or the opener of a WebSocket.

What a proxy says about the caller is believed only if the server was told that it is behind one; anybody could send the headers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs, urlsplit

from windycity.core.words import LANGUAGES
from windycity.server.limits import network_of

COOKIE = "windycity"
CALLER = "windycity.caller"  # the key of the caller in the scope of a request
PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}


@dataclass(frozen=True)
class Settings:
    """What the operator of a server decides about callers."""

    origins: frozenset[str] = frozenset()  # of other sites whose pages may use this server, such as https://example.org
    behind_proxy: bool = False
    language: str = "en"
    version: str = ""  # of the program, for the operator


@dataclass(frozen=True)
class Caller:
    """Who calls: from where, in which language, with which key."""

    address: str
    network: str  # what counts as one address, for limits
    secure: bool
    host: str
    language: str
    said_language: bool  # whether the address itself names the language
    key: str | None
    program: bool  # a program shows its key in a header; a browser has it in a cookie that no script can read
    local: bool  # the machine itself

    @property
    def site(self) -> str:
        """This server's address as the caller knows it."""
        return f"{'https' if self.secure else 'http'}://{self.host}"

    def __repr__(self) -> str:
        return f"Caller({self.address})"  # without the key


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """Return the headers by lowercase name; if one is repeated, the last."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def caller_of(scope: Mapping[str, Any], settings: Settings) -> Caller:
    """Return who calls."""
    headers = headers_of(scope)
    address, secure, host = (scope.get("client") or ("", 0))[0], scope["scheme"] in ("https", "wss"), headers.get("host", "")
    if settings.behind_proxy:
        forwarded = [part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]
        address = forwarded[-1] if forwarded else address  # the caller itself may have written anything before it
        secure = headers.get("x-forwarded-proto", scope["scheme"]).split(",")[-1].strip() in ("https", "wss")
        host = headers.get("x-forwarded-host", host).split(",")[-1].strip()
    said = said_language(scope)
    scheme, _, token = headers.get("authorization", "").partition(" ")
    program = scheme.casefold() == "bearer"
    return Caller(
        address=address,
        network=network_of(address),
        secure=secure,
        host=host,
        language=said or _accepted_language(headers.get("accept-language", "")) or settings.language,
        said_language=said is not None,
        key=(token.strip() if program else _cookie(headers.get("cookie", ""))) or None,
        program=program,
        local=address in ("127.0.0.1", "::1"),
    )


def said_language(scope: Mapping[str, Any]) -> str | None:
    """Return the language that the address asks for, as in `?language=nl`, if it is one of ours."""
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [""])[-1]
    return asked if asked in LANGUAGES else None


def _accepted_language(header: str) -> str | None:
    """Return the browser's preferred language among ours."""
    wishes = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, parameter = part.strip().partition(";")
        name, _, weight = parameter.strip().partition("=")
        try:
            liking = float(weight) if name.strip() == "q" else 1.0
        except ValueError:
            continue
        language = tag.strip().partition("-")[0].casefold()
        if language in LANGUAGES and liking > 0:
            wishes.append((-liking, place, language))
    return min(wishes)[2] if wishes else None


def _cookie(header: str) -> str | None:
    try:
        cookies = SimpleCookie(header)
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


def is_same_site(origin: str, caller: Caller, settings: Settings) -> bool:
    """Whether a page of an origin may use this server: one of its own, or of a site that the operator allowed."""
    if origin.rstrip("/").casefold() in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
        here = urlsplit(f"//{caller.host}", "https" if caller.secure else "http")
        ports = parts.port or PORTS.get(parts.scheme), here.port or PORTS[here.scheme]
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.hostname == here.hostname and ports[0] == ports[1]
