"""Names of enum members, as used in data, texts and catalogues."""

from __future__ import annotations

from enum import Enum


def name_of(member: Enum) -> str:
    """Return the name of a member as it is written: `Ask.COP_TO` is `cop-to`."""
    return member.name.lower().replace("_", "-")
