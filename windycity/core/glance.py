"""A glance at a position: fields in loose form, each converted when it is first read."""

from __future__ import annotations

from typing import Any

import numpy as np

from windycity.core.position import Layout, Loose, LooseArray, Positions


class Glance(Loose):
    """A loose position for reading a few fields: sentences need two or three of a hundred."""

    __slots__ = ("_records",)

    def __init__(self, layout: Layout, records: Positions):
        super().__init__(layout.name, {})
        self._records = records

    def __getattr__(self, name: str) -> Any:
        try:
            value = self._records[name][0]  # type: ignore[call-overload]  # records
        except ValueError:
            return super().__getattr__(name)
        loose = value.astype(np.int64) if isinstance(value, np.ndarray) else int(value)
        self.__dict__[name] = loose
        return loose


def glance_at(layout: Layout, positions: Positions) -> Loose:
    """Return the first position for reading, whatever its form."""
    return positions[0] if isinstance(positions, LooseArray) else Glance(layout, positions)
