"""A server over HTTP: becoming a guest, lists of tables, records."""

from __future__ import annotations

import http.client
from typing import IO, Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from windycity.client.errors import OtherVersion, Refusal, Unreachable, why_unreachable
from windycity.client.harmless import decode, harmless
from windycity.client.words import WORDS
from windycity.server.protocol import Problem
from windycity.server.shapes import GuestChange, Health, Me, NewGuest, NewTable, TableMade, TableShown

PATIENCE = 15.0  # seconds
MOST_BYTES = 50_000_000  # of an answer: the longest records take less than a tenth of that

T = TypeVar("T")


class _StayHere(HTTPRedirectHandler):
    """Follows no redirect, which would take the guest's key along."""

    def redirect_request(self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Any, newurl: str) -> None:
        raise Unreachable("server-moved", site=f"{req.type}://{req.host}", place=harmless(newurl))


_opener = build_opener(_StayHere)


class Site:
    """A server, as used by one guest; `key` is the guest's, None until there is one."""

    def __init__(self, address: str, language: str, version: str, key: str | None = None):
        self.address = address
        self.language = language
        self.version = version
        self.key = key

    def __repr__(self) -> str:
        return f"Site({self.address})"  # without the key

    @property
    def headers(self) -> dict[str, str]:
        """The headers of every request, and of opening a WebSocket."""
        return {"Authorization": f"Bearer {self.key or ''}".strip(), "Accept-Language": self.language}

    def become_guest(self, name: str) -> Me:
        """Become a guest; its key is used from now on."""
        me = self._ask(Me, "/api/guests", NewGuest(name, self.language))  # type: ignore[arg-type]  # a language of ours
        self.key = me.key
        return me

    def me(self) -> Me | None:
        """Return the guest with this key; None if the server knows no such guest."""
        try:
            return self._ask(Me, "/api/me")
        except Refusal as refusal:
            if refusal.code == "no-guest":
                return None
            raise

    def rename(self, name: str) -> Me:
        """Change the guest's name."""
        return self._ask(Me, "/api/me", GuestChange(name), "PATCH")

    def my_tables(self) -> list[TableShown]:
        """List the tables where the guest sits, those that wait for it first."""
        return self._ask(list[TableShown], "/api/me/tables")

    def open_tables(self) -> list[TableShown]:
        """List the public tables with an open seat."""
        return self._ask(list[TableShown], "/api/tables")

    def make_table(self, wish: NewTable) -> TableMade:
        """Make a table; the guest is its host."""
        return self._ask(TableMade, "/api/tables", wish)

    def table(self, id: str) -> TableShown:
        """Return a table in short; an unknown one raises Refusal."""
        return self._ask(TableShown, f"/api/tables/{quote(id, safe='')}")

    def record(self, id: str) -> bytes:
        """Return the record of a match, as far as the guest may have it; all of it once the match is over."""
        return self._get(f"/api/tables/{quote(id, safe='')}/record")

    def server(self) -> str:
        """Return the id of the server, which is the same under all its addresses; empty if it has none."""
        health = self._health()
        return health.server if health else ""

    def other_version(self) -> OtherVersion:
        """Return the error for an answer that this program does not understand, with both versions."""
        health = self._health()
        return OtherVersion("other-version", there=(health and health.version) or "?", here=self.version)

    def _health(self) -> Health | None:
        try:
            return msgspec.convert(decode(self._get("/health")), Health)
        except (Refusal, Unreachable, msgspec.MsgspecError):
            return None

    def _ask(self, shape: type[T], path: str, body: object = None, method: str | None = None) -> T:
        try:
            return msgspec.convert(decode(self._get(path, body, method)), shape)
        except msgspec.ValidationError:
            raise self.other_version() from None
        except msgspec.DecodeError:
            raise Unreachable("not-windycity", site=self.address) from None

    def _get(self, path: str, body: object = None, method: str | None = None) -> bytes:
        """Send a request, and return the answer; any failure raises an error in words."""
        data = None if body is None else msgspec.json.encode(body)
        headers = self.headers | ({"Content-Type": "application/json"} if data else {})
        request = Request(f"{self.address}{path}", data, headers, method=method)
        try:
            with _opener.open(request, timeout=PATIENCE) as answer:
                return bytes(answer.read(MOST_BYTES))
        except HTTPError as error:
            raise self._refusal(error) from None
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable("unreachable", site=self.address, reason=say_why(error, self.language)) from error

    def _refusal(self, error: HTTPError) -> Refusal | Unreachable:
        try:
            problem = msgspec.convert(decode(error.read(MOST_BYTES)), Problem)
        except (OSError, msgspec.MsgspecError):
            return Unreachable("not-windycity", site=self.address)
        return Refusal(problem.error, problem.message)


def say_why(error: BaseException, language: str) -> str:
    """Explain why a server cannot be reached, as part of a sentence."""
    return why_unreachable(error).say(language, WORDS)
