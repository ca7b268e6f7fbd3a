"""What guests write, as others may see it: with nothing that controls a screen or turns other text around."""

from __future__ import annotations

import re

# Marks, embeddings, overrides and isolates of direction: what stands beside them can be shown in another order.
TURNING = "".join(map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))))
CONTROL = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff{TURNING}]")  # halves of characters, too; no line ends, no tabs


def has_control(text: str) -> bool:
    """Whether a text has a character that controls a screen or turns text around."""
    return CONTROL.search(text) is not None


def plain(text: str) -> str:
    """Return a text on one line, without characters that control a screen or turn text around."""
    on_one_line = " ".join(text.split())
    return " ".join(CONTROL.sub("", on_one_line).split())
