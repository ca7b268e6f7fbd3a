"""Interpreted kernels: the same functions, reading enums as plain integers.

Comparing an element of an array with a member of an IntEnum takes numpy 3 µs, with a plain integer 0.05 µs: it asks the class of
any other object whether it wants to take over, and an enum answers such questions in Python.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any, TypeVar

from windycity.core.kernel import Kernel, callees, in_order

Name = TypeVar("Name")


def with_plain_enums(entries: Mapping[Name, Kernel]) -> dict[Name, Kernel]:
    """Copy entry kernels and all that they call, with plain integers in place of enums."""
    copies: dict[Kernel, Kernel] = {}
    for function in in_order(entries):
        used = {name: _plain(function.__globals__[name]) for name in function.__code__.co_names if name in function.__globals__}
        called = {name: copies[callee] for name, callee in callees(function).items()}
        copies[function] = FunctionType(function.__code__, {**used, **called}, function.__name__)
    return {name: copies[entry] for name, entry in entries.items()}


def _plain(thing: Any) -> Any:
    if isinstance(thing, IntEnum):
        return int(thing)
    if isinstance(thing, tuple):
        return tuple(map(_plain, thing))
    return _members_of(thing) if isinstance(thing, type) and issubclass(thing, IntEnum) else thing


@cache
def _members_of(enum: type[IntEnum]) -> SimpleNamespace:
    return SimpleNamespace(**{member.name: int(member) for member in enum})
