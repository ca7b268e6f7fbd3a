"""The address of a server or of one of its tables, as people paste it."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from windycity.client.errors import BadLink

TABLE = re.compile(r"/table/(?P<table>[A-Za-z0-9_-]{1,64})(?:/.*)?")


class Link(NamedTuple):
    """The address of a table: the site of its server, and its name there; None for the server alone."""

    site: str
    table: str | None

    def __str__(self) -> str:
        return f"{self.site}/table/{self.table}" if self.table else self.site


def read_link(text: str) -> Link:
    """Read a link, ignoring what follows the table's name; http:// is assumed if missing."""
    address = text.strip() if "://" in text else f"http://{text.strip()}"
    try:
        parts = urlsplit(address)
        named = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:  # an invalid port, half of an IPv6 address
        raise BadLink("bad-link", link=text) from None
    found = TABLE.fullmatch(parts.path)
    if not named or parts.scheme not in ("http", "https") or "@" in parts.netloc or re.search(r"[\s\\]", parts.netloc):
        raise BadLink("bad-link", link=text)
    if not found and parts.path not in ("", "/"):
        raise BadLink("bad-link", link=text)
    return Link(f"{parts.scheme}://{parts.netloc}", found["table"] if found else None)
