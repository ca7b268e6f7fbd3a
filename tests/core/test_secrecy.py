"""No secret is in anything that is printed: not in a log, not in a traceback, not in a library's error."""

from __future__ import annotations

import dataclasses
import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from io import StringIO

import msgspec
import pytest
from rich.console import Console
from rich.pretty import Pretty

import windycity
from windycity.core import record as records
from windycity.core.chance import CHANCE
from windycity.core.luck import Luck

SECRET = "a-secret"
GAME = windycity.game("chicago-poker", compiled=False)


def fields_of(kind: type) -> list[str]:
    if dataclasses.is_dataclass(kind):
        return [field.name for field in dataclasses.fields(kind)]
    return [*kind.__struct_fields__] if issubclass(kind, msgspec.Struct) else []


def is_secret(name: str) -> bool:
    """Whether a field holds a secret of luck; the `secrets` of a player in a view are for its seat to see."""
    return name == "secret" or name.startswith("secret_")


def with_secrets() -> Iterator[type]:
    """Find every dataclass and struct of the package that has a field for a secret.

    That imports everything, torch too, where it is installed: not while tests are collected, which every process that runs
    tests does.
    """
    for listed in pkgutil.walk_packages(windycity.__path__, "windycity."):
        try:
            module = import_module(listed.name)
        except ModuleNotFoundError as missing:
            if missing.name != "torch":
                raise
            continue
        for _, kind in inspect.getmembers(module, inspect.isclass):
            if kind.__module__ == module.__name__ and any(map(is_secret, fields_of(kind))):
                yield kind


def filled(kind: type) -> object:
    """Return an instance of a class with a secret in it, and something else in every other field, unchecked."""
    values = {name: SECRET if is_secret(name) else f"some {name}" for name in fields_of(kind)}
    if issubclass(kind, msgspec.Struct):
        unchecked = {"__post_init__": lambda self: None}
        return msgspec.defstruct(kind.__name__, [], bases=(kind,), namespace=unchecked, frozen=True)(**values)
    one = object.__new__(kind)
    for name, value in values.items():
        object.__setattr__(one, name, value)
    return one


def printed(thing: object) -> str:
    """Return what Python and rich print for something."""
    console = Console(file=StringIO(), width=300)
    console.print(Pretty(thing))
    file = console.file
    assert isinstance(file, StringIO)
    return repr(thing) + str(thing) + file.getvalue()


def test_what_has_a_secret_prints_everything_else() -> None:
    kinds = [*with_secrets()]
    assert {kind.__name__ for kind in kinds} >= {"Luck", "End", "Run", "Row"}
    for kind in kinds:
        text = printed(filled(kind))
        assert SECRET not in text, kind
        for name in fields_of(kind):
            assert is_secret(name) or f"some {name}" in text, kind


def test_a_record_and_a_match_print_no_secret() -> None:
    match = GAME.start(seats=2, seed=1)
    record = records.read(match.save())
    for thing in (match, match.luck, record, record.end, [match.answers], match.position):
        assert match.luck.secret.hex() not in printed(thing)
        assert repr(match.luck.secret) not in printed(thing)
    assert repr(record.end) == "End(result=None)"


@pytest.mark.parametrize("scheme", ["fast-1", "hmac-1"])
def test_chance_prints_nothing_that_luck_comes_from(scheme: str) -> None:
    chances = CHANCE.loose()
    Luck.of(scheme, 1).begin(chances, 7)
    assert repr(chances[0]) in ("<chance: step=7>", "<chance: seeded=1, step=7>")
