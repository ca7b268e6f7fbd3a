"""Editions: the printed data of a game, read from TOML and checked, so that owners can enter what their cards say."""

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
from windycity.core.files import read_text
from windycity.core.position import Loose, LooseArray
from windycity.core.view import Plain
from windycity.core.words import Word, say

FORMAT = 1
MOST_BYTES = 256 * 1024  # forty times the largest edition in this package
T = TypeVar("T")
E = TypeVar("E", bound="EditionFile")
Source = Literal["rulebook", "reported", "reconstructed"]  # where an entry of an edition comes from
Name = Annotated[str, msgspec.Meta(pattern=r"\S")]  # a text that is not empty

# msgspec's wording of each mistake, and the sentence that says the same to people.
MISTAKES = {
    r"Invalid enum value '?(?P<value>.*?)'?": "edition-wrong-value",
    r"Object missing required field `(?P<field>.*)`": "edition-missing-field",
    r"Object contains unknown field `(?P<field>.*)`": "edition-unknown-field",
    r"Expected `(?P<wanted>.*)`, got `(?P<found>.*)`": "edition-wrong-type",
    r"Expected `str` matching regex .*": "edition-empty-name",
}

# A key of a hundred parts, which no edition has: parsing one takes time quadratic in its length.
DEEP_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){100}""")
# Where the parser stopped, as given at the end of its reason.
STOPS = {
    re.compile(r"(?P<reason>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)", re.DOTALL): "edition-not-toml",
    re.compile(r"(?P<reason>.*) \(at end of document\)", re.DOTALL): "edition-not-toml-at-end",
}


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A section of an edition file, which says where its data come from."""

    source: Source


class EditionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The head of every edition file; each game adds its sections."""

    format: int
    game: str
    name: Name


class EditionWarning:
    """Something unusual in an edition, which may be a slip, but which the rules can work with."""

    def __init__(self, sentence: str, rule: str, catalogue: str, **facts: object):
        self.sentence = sentence
        self.rule = rule
        self.facts = facts
        self._catalogue = catalogue

    def message(self, language: str = "en") -> str:
        """Format the warning in a language, with the clause that says what is usual."""
        return f"{say(self.sentence, language, self._catalogue, **self.facts)} ({self.rule})"


@dataclass(frozen=True)
class Edition:
    """An edition as rules and texts use it.

    `data` is the flat form for kernels; `names` lists the things of each kind by name; `digest` identifies the edition in
    records. `other_names` may be typed, but are never written. `warnings` lists possible slips in the file. Every action has a
    text, so where the rules have room for more things of a kind than the edition has, the last names of that kind mean nothing:
    `spare` is their number, by kind.
    """

    name: str
    digest: str
    data: Loose
    names: Mapping[str, Sequence[str]]
    other_names: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    warnings: Sequence[EditionWarning] = ()
    spare: Mapping[str, int] = field(default_factory=dict)

    def things(self, kind: str) -> Sequence[str]:
        """List the names of the things that this edition has of a kind."""
        names = self.names[kind]
        return names[: len(names) - self.spare.get(kind, 0)]

    @cached_property
    def plain(self) -> Plain:
        """The data as numbers and lists, which Python reads ten times faster than arrays."""
        return Plain(LooseArray([self.data]))

    @cached_property
    def _numbers(self) -> dict[str, dict[str, int]]:
        written = {kind: {name.casefold(): i for i, name in enumerate(names)} for kind, names in self.names.items()}
        return {kind: {**self.other_names.get(kind, {}), **numbers} for kind, numbers in written.items()}

    def number(self, kind: str, name: str) -> int | None:
        """Find the number of a thing by its name, ignoring case; None if there is no such thing."""
        return self._numbers[kind].get(name.casefold())


def read_toml(file: Path, shape: type[T]) -> tuple[T, str]:
    """Read TOML into a declared shape, with the digest of its content."""
    text = read_text(file, MOST_BYTES, BadEdition)
    if DEEP_KEY.search(text):
        raise BadEdition("edition-too-deep", file=str(file))
    try:
        data = msgspec.toml.decode(text, type=shape)
        # The digest covers the content of the file, not its layout.
        meaning = msgspec.json.encode(data, order="sorted")
    except msgspec.ValidationError as error:
        raise _mistake(str(file), shape, str(error)) from error
    except msgspec.DecodeError as error:
        raise _not_toml(str(file), str(error)) from error
    except RecursionError as error:
        raise BadEdition("edition-too-deep", file=str(file)) from error
    except ValueError as error:  # an integer with more digits than Python converts
        raise BadEdition("edition-huge-number", file=str(file)) from error
    return data, hashlib.sha256(meaning).hexdigest()[:16]


def read_file(file: Path, shape: type[E], game: str) -> tuple[E, str]:
    """Read the edition file of a game into its declared shape, with the digest of its content."""
    data, digest = read_toml(file, shape)
    if data.format != FORMAT or data.game != game:
        raise BadEdition("edition-wrong-head", file=str(file), game=game, format=FORMAT)
    return data, digest


def _not_toml(file: str, reason: str) -> BadEdition:
    """Describe where the parser stopped."""
    for pattern, sentence in STOPS.items():
        if found := pattern.fullmatch(reason):
            return BadEdition(sentence, file=file, **found.groupdict())
    return BadEdition("edition-malformed", file=file, reason=reason)


def _mistake(file: str, shape: Any, reason: str) -> BadEdition:
    """Describe an error of msgspec, with its path, in a sentence for people."""
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
    """List the values that a shape allows at a path such as `business[0].facing[1]`; empty if the path leads elsewhere."""
    kind: Any = inspect.type_info(shape)
    for step in re.sub(r"\[.*?\]", ".[]", path).split("."):
        fields = {field.encode_name: field.type for field in getattr(kind, "fields", ())}
        kind = fields.get(step) or getattr(kind, "item_type", None) or getattr(kind, "value_type", None)
    return ", ".join(map(str, getattr(kind, "values", ())))


def check_count(file: str, path: str, count: int, wanted: int, rule: str) -> None:
    """Refuse a list whose number of entries is not the one in the rules."""
    if count != wanted:
        raise BadEdition("edition-wrong-count", rule=rule, file=file, path=path, count=count, wanted=wanted)


def check_different(file: str, path: str, names: Sequence[str], rule: str) -> None:
    """Refuse two things with the same name, ignoring case."""
    folded = [name.casefold() for name in names]
    for i, name in enumerate(names):
        if folded[i] in folded[:i]:
            raise BadEdition("edition-twice", rule=rule, file=file, path=path, name=name)


def check_names(file: str, path: str, names: Sequence[str], wanted: Sequence[str], rule: str) -> None:
    """Refuse a list whose entries do not have the names in the rules, in the same order."""
    if list(names) != list(wanted):
        raise BadEdition("edition-wrong-names", rule=rule, file=file, path=path, wanted=", ".join(wanted))
