"""What others wrote, sanitized for a screen: no name and no talk may clear it, colour it or reverse its text."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from windycity.server.texts import TURNING

KEPT = "\n\t"
_CODES = (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, *map(ord, TURNING))
_HARMLESS = {code: "\ufffd" for code in _CODES if chr(code) not in KEPT}
# In JSON such a character may be literal or escaped; most messages have neither.
_SUSPECT = re.compile(rf"\\u|\\[bfr]|[{re.escape(''.join(map(chr, _HARMLESS)))}]")


def decode(text: str | bytes) -> Any:
    """Decode JSON, replacing each character in its texts that could control a terminal."""
    text = text.decode("utf-8", "replace") if isinstance(text, bytes) else text
    document = msgspec.json.decode(text)
    return harmless(document) if _SUSPECT.search(text) else document


def harmless(value: Any) -> Any:
    """Return a JSON document with each character that could control a terminal replaced."""
    if isinstance(value, str):
        return value.translate(_HARMLESS)
    if isinstance(value, list):
        return [harmless(one) for one in value]
    if isinstance(value, dict):
        return {harmless(key): harmless(one) for key, one in value.items()}
    return value
