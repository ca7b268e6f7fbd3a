"""Editions: the printed data of a game, read from TOML and checked, so that owners can put in what their cards say."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import msgspec

from windycity.core.errors import BadEdition
from windycity.core.position import Loose

FORMAT = 1
T = TypeVar("T")


@dataclass(frozen=True)
class Edition:
    """An edition as the rules and the texts need it.

    `data` is the flat form for kernels; `names` writes each kind of thing; `digest` tells editions apart in records.
    """

    name: str
    digest: str
    data: Loose
    names: Mapping[str, Sequence[str]]

    @cached_property
    def _numbers(self) -> dict[str, dict[str, int]]:
        return {kind: {name.casefold(): i for i, name in enumerate(names)} for kind, names in self.names.items()}

    def number(self, kind: str, name: str) -> int | None:
        """Find the number of a thing by its name, whatever its capitals; None if there is no such thing."""
        return self._numbers[kind].get(name.casefold())


def read_toml(file: Path, shape: type[T]) -> tuple[T, str]:
    """Read an edition file into its declared shape, with the digest of its content."""
    try:
        content = file.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = getattr(error, "strerror", None) or str(error)
        raise BadEdition("edition-unreadable", file=str(file), reason=reason) from error
    try:
        data = msgspec.toml.decode(content, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadEdition("edition-malformed", file=str(file), reason=str(error)) from error
    # The digest is of what the file says, not of how it is laid out.
    meaning = msgspec.json.encode(data, order="sorted")
    return data, hashlib.sha256(meaning).hexdigest()[:16]
