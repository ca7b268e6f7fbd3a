"""The colours used by games, such as red and bright blue, on dark and light screens, easy to read and to tell apart."""

from __future__ import annotations

from rich.terminal_theme import TerminalTheme


def _colour(code: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


def _theme(ground: str, text: str, normal: str, bright: str) -> TerminalTheme:
    """Make a theme from colours in the order black, red, green, yellow, blue, magenta, cyan, white."""
    return TerminalTheme(
        _colour(ground), _colour(text), [_colour(code) for code in normal.split()], [_colour(code) for code in bright.split()]
    )


DARK_COLOURS = _theme(
    "121212",
    "e0e0e0",
    "1c1c1c f0605c 5fc86b e3b341 4f8ff7 c77be8 45c4d6 e0e0e0",
    "767676 ff8a80 8ae68f ffd75f 7ab4ff e2a3ff 7fe3f0 ffffff",
)
LIGHT_COLOURS = _theme(
    "e0e0e0",
    "1c1c1c",
    "1c1c1c b3261e 1b6e2c 8a5a00 1a4fb4 7b2fa0 006d7a 3a3a3a",
    "5f5f5f c62828 2e7d32 f2c200 1e63d8 8e3fb5 7fd6e4 1c1c1c",
)
