"""Secrets that are never printed: in no log, no traceback, and no library's error that shows a value."""

from __future__ import annotations

from typing import Any

import msgspec


class Secretive(msgspec.Struct, frozen=True):
    """A struct with a field `secret`, which is left out wherever the struct is printed."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """List what rich may print."""
        return [(name, getattr(self, name)) for name in self.__struct_fields__ if name != "secret"]
