"""Patches: the difference between two JSON documents, as a list of places and what stands there now."""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Patch = list[tuple[Path, Any]]


def difference(old: Any, new: Any) -> Patch:
    """List what to set, and where, so that `old` becomes `new`; objects and lists are entered where their shape is the same."""
    patch: Patch = []
    _compare(old, new, [], patch)
    return patch


def _compare(old: Any, new: Any, path: Path, patch: Patch) -> None:
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key in new:
            _compare(old[key], new[key], [*path, key], patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            _compare(one, other, [*path, place], patch)
    elif old != new or type(old) is not type(new):
        patch.append((path, new))


def patched(document: Any, patch: Patch) -> Any:
    """Set what a patch says; the document itself is changed, and returned because a patch may replace it as a whole."""
    for path, value in patch:
        if not path:
            document = value
            continue
        place = document
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
    return document
