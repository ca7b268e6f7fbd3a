"""What guests write, as others may see it: without anything that controls a screen or reverses other text."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from windycity.core.errors import BadEdition
from windycity.server.words import WORDS

# Directional marks, embeddings, overrides and isolates, which can reorder the text beside them.
TURNING = "".join(map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))))
CONTROL = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff{TURNING}]")  # including surrogates, but not line ends and tabs


def has_control(text: str) -> bool:
    """Whether a text has a character that controls a screen or reverses text."""
    return CONTROL.search(text) is not None


def plain(text: str) -> str:
    """Return a text on one line, without characters that control a screen or reverse text."""
    on_one_line = " ".join(text.split())
    return " ".join(CONTROL.sub("", on_one_line).split())


def check_edition_texts(edition: str, file: str) -> None:
    """Refuse an edition, in TOML, with a text that would control a screen or reverse other text, because others will see it."""
    _check_texts(tomllib.loads(edition), file)


def _check_texts(value: Any, file: str) -> None:
    if isinstance(value, str) and has_control(value):
        raise BadEdition("edition-control", catalogue=WORDS, file=file, text=ascii(value[:40]))
    if isinstance(value, dict):
        value = [*value, *value.values()]
    for one in value if isinstance(value, list) else []:
        _check_texts(one, file)
