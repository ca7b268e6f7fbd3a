"""Patches: the difference between two JSON documents, as a list of places and their new values."""

from __future__ import annotations

from typing import Any

import msgspec

Path = list[str | int]
Patch = list[tuple[Path, Any]]

_object = msgspec.json.Decoder(dict[str, msgspec.Raw])
_list = msgspec.json.Decoder(list[msgspec.Raw])


def difference(old: bytes, new: bytes) -> Patch:
    """List what to set, and where, to turn one document into another; both must come from the same encoder.

    Objects and lists of the same shape are compared inside. Only what differs is decoded: most of a state stays the same.
    """
    patch: Patch = []
    _compare(msgspec.Raw(old), msgspec.Raw(new), [], patch)
    return patch


def _compare(old: msgspec.Raw, new: msgspec.Raw, path: Path, patch: Patch) -> None:
    if old == new:
        return
    before, after = bytes(old)[:1], bytes(new)[:1]
    if before == after == b"{":
        one, other = _object.decode(old), _object.decode(new)
        if one.keys() == other.keys():
            for key, value in other.items():
                _compare(one[key], value, [*path, key], patch)
            return
    elif before == after == b"[":
        ones, others = _list.decode(old), _list.decode(new)
        if len(ones) == len(others):
            for place, value in enumerate(others):
                _compare(ones[place], value, [*path, place], patch)
            return
    patch.append((path, new))


def patched(document: Any, patch: Patch) -> Any:
    """Apply a patch in place; the document is returned because a patch may replace it as a whole."""
    for path, value in patch:
        if not path:
            document = value
            continue
        place = document
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    return document
