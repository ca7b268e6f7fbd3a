"""What guests write, as others may see it: on one line, with nothing that controls a screen or turns other text around."""

from __future__ import annotations

import unicodedata

# Marks, embeddings, overrides and isolates of direction: what stands beside them can be shown in another order.
TURNING = frozenset(map(chr, (0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))))
CONTROLS = ("Cc", "Cs")  # control characters, and halves of characters


def is_plain(text: str) -> bool:
    """Whether a text has nothing that turns text around."""
    return TURNING.isdisjoint(text)


def plain(text: str) -> str:
    """Return a text on one line, without control characters and what turns text around."""
    return " ".join("".join(letter for letter in text if letter.isspace() or not _is_control(letter)).split())


def _is_control(letter: str) -> bool:
    return letter in TURNING or unicodedata.category(letter) in CONTROLS
