"""Editions: the printed data of a game, read from TOML and checked, so that owners can put in what their cards say."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import inspect

from windycity.core.errors import BadEdition
from windycity.core.position import Loose
from windycity.core.words import Word, reason_of

FORMAT = 1
T = TypeVar("T")
Source = Literal["rulebook", "reported", "reconstructed"]  # where an entry of an edition comes from
Name = Annotated[str, msgspec.Meta(pattern=r"\S")]  # a text that is not empty

# How msgspec says what is wrong, and the sentence that says the same to people.
MISTAKES = {
    r"Invalid enum value '?(?P<value>.*?)'?": "edition-wrong-value",
    r"Object missing required field `(?P<field>.*)`": "edition-missing-field",
    r"Object contains unknown field `(?P<field>.*)`": "edition-unknown-field",
    r"Expected `(?P<wanted>.*)`, got `(?P<found>.*)`": "edition-wrong-type",
    r"Expected `str` matching regex .*": "edition-empty-name",
}


@dataclass(frozen=True)
class Edition:
    """An edition as the rules and the texts need it.

    `data` is the flat form for kernels; `names` writes each kind of thing; `digest` tells editions apart in records.
    People may also type other names of things, which are never written.
    """

    name: str
    digest: str
    data: Loose
    names: Mapping[str, Sequence[str]]
    other_names: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    @cached_property
    def _numbers(self) -> dict[str, dict[str, int]]:
        written = {kind: {name.casefold(): i for i, name in enumerate(names)} for kind, names in self.names.items()}
        return {kind: {**self.other_names.get(kind, {}), **numbers} for kind, numbers in written.items()}

    def number(self, kind: str, name: str) -> int | None:
        """Find the number of a thing by its name, whatever its capitals; None if there is no such thing."""
        return self._numbers[kind].get(name.casefold())


def read_toml(file: Path, shape: type[T]) -> tuple[T, str]:
    """Read an edition file into its declared shape, with the digest of its content."""
    try:
        content = file.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise BadEdition("edition-unreadable", file=str(file), reason=reason_of(error)) from error
    try:
        data = msgspec.toml.decode(content, type=shape)
    except msgspec.ValidationError as error:
        raise _mistake(str(file), shape, str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadEdition("edition-malformed", file=str(file), reason=str(error)) from error
    # The digest is of what the file says, not of how it is laid out.
    meaning = msgspec.json.encode(data, order="sorted")
    return data, hashlib.sha256(meaning).hexdigest()[:16]


def _mistake(file: str, shape: Any, reason: str) -> BadEdition:
    """Say what msgspec refuses, with the path to it, in a sentence for people."""
    what, _, where = reason.partition(" - at `$")
    path = where.strip(".`")
    for pattern, sentence in MISTAKES.items():
        if found := re.fullmatch(pattern, what):
            facts: dict[str, Any] = found.groupdict()
            if "wanted" in facts:
                facts = {name: Word("type", text) for name, text in facts.items()}
            elif "field" in facts:
                path = f"{path}.{found['field']}".strip(".")
            elif "value" in facts:
                facts["allowed"] = _allowed(shape, path)
                if not facts["allowed"]:
                    break
            return BadEdition(sentence, file=file, path=path, **facts)
    return BadEdition("edition-malformed", file=file, reason=reason)


def _allowed(shape: Any, path: str) -> str:
    """List the values that a shape allows at a path such as `business[0].facing[1]`; nothing if the path leads elsewhere."""
    kind: Any = inspect.type_info(shape)
    for step in re.sub(r"\[.*?\]", ".[]", path).split("."):
        fields = {field.encode_name: field.type for field in getattr(kind, "fields", ())}
        kind = fields.get(step) or getattr(kind, "item_type", None) or getattr(kind, "value_type", None)
    return ", ".join(map(str, getattr(kind, "values", ())))


def check_count(file: str, path: str, count: int, wanted: int, rule: str) -> None:
    """Refuse a list that does not have as many entries as the rules say."""
    if count != wanted:
        raise BadEdition("edition-wrong-count", rule=rule, file=file, path=path, count=count, wanted=wanted)


def check_different(file: str, path: str, names: Sequence[str], rule: str) -> None:
    """Refuse two things of one name, whatever their capitals."""
    folded = [name.casefold() for name in names]
    for i, name in enumerate(names):
        if folded[i] in folded[:i]:
            raise BadEdition("edition-twice", rule=rule, file=file, path=path, name=name)
