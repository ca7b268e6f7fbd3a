"""Dictionaries and lists that many share and nobody can change: trying to raises an error."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def _refuse(self: object, *_: object, **__: object) -> NoReturn:
    raise TypeError("this is shared by all who read it and cannot be changed; make a copy: dict(...) or list(...)")


class FrozenDict(dict[K, V]):
    """A dictionary that cannot be changed; it is read, compared, pickled and encoded like any other."""

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenDict, (dict(self),)


class FrozenList(list[V]):
    """A list that cannot be changed; it is read, compared, pickled and encoded like any other."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenList, (list(self),)
