"""Successive choices: the kind of move, the card or piece, the target, down to one move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from windycity.core.choices import Choice, ChoiceGroup, Choices
from windycity.core.translation import Translation

FEW = 12  # moves listed one by one, as they are typed
MANY = 12  # things that one sort of move may add to a list of several sorts; more become a list of their own
MORE = "…"  # after an option that leads to more choices


@dataclass(frozen=True)
class Field:
    """A field of a form: one of several things by name, or a number in steps.

    `depending` returns the things if they depend on other fields.
    """

    key: str
    label: str
    things: Mapping[str, str] | None = None
    step: int = 1
    depending: Callable[[Mapping[str, str]], Mapping[str, str]] | None = None


@dataclass(frozen=True)
class Form:
    """Several things chosen together: the fields, and a function that writes the values as they are typed."""

    title: str
    fields: Sequence[Field]
    phrase: Callable[[Mapping[str, str]], str]


@dataclass(frozen=True)
class Option:
    """Something to choose: a move as it can be typed, or a step to more options."""

    label: str
    move: str | None = None
    more: Callable[[], Sequence[Option]] | None = None
    about: str | None = None  # what it would do, if not the explanation of the move
    places: frozenset[str] = frozenset()  # the places of the board that it means
    lights: frozenset[str] | None = None  # the places it leads to; None: those of the options that follow
    way: tuple[str, ...] = ()  # the places it leads through
    shows_first: bool = False  # whether the first option that follows is shown with it, as the default
    form: Form | None = None  # a form to fill in
    key: str = ""  # the number that chooses it


def numbered(options: Iterable[Option]) -> list[Option]:
    """Number the options: by the numbers they end in, if those differ, else by their places.

    Options that already have numbers keep them.
    """
    listed = [*options]
    if any(option.key for option in listed):
        return listed
    tails = [option.label.split()[-1] if option.label.split() else "" for option in listed]
    numbers = [tail for tail in tails if tail.isdecimal()]
    if len(numbers) > 1 and len({*numbers}) == len(numbers) and len(numbers) > len(listed) // 2:
        return [replace(option, key=tail if tail.isdecimal() else "") for option, tail in zip(listed, tails, strict=True)]
    return [replace(option, key=str(number)) for number, option in enumerate(listed, 1)]


def general_options(choices: Choices, translation: Translation) -> list[Option]:
    """Arrange the moves of any game: a few one by one; more in steps, first the sort of move with a thing, then the rest."""
    if len(choices) <= FEW:
        return [_leaf(choice, translation.write(choice.text)) for choice in choices]
    options: list[Option] = []
    for group in choices.groups:
        rows, verb = [*_rows(choices, group)], translation.verb(group.word)
        behind = _behind(rows, 0, verb, translation)
        if len(choices.groups) > 1 and len(behind) > MANY and not _are_numbers(group):
            options.append(_node(f"{verb} {MORE}", _behind(rows, 0, "", translation)))
        else:
            options += behind
    return options


def _are_numbers(group: ChoiceGroup) -> bool:
    """Whether the moves differ only in a number, which is then typed alone."""
    return len(group.parts) == 1 and all(name.isdecimal() for name in group.parts[0].names)


def _rows(choices: Choices, group: ChoiceGroup) -> Iterable[tuple[Choice, ChoiceGroup]]:
    single = Choices(choices.format, choices.seat, choices.ask, choices.rule, [group])
    return ((choice, group) for choice in single)


def _behind(rows: Sequence[tuple[Choice, ChoiceGroup]], depth: int, lead: str, translation: Translation) -> list[Option]:
    """List the alternatives at one place of the moves of a sort; what all share is not asked for."""
    found: dict[str, list[tuple[Choice, ChoiceGroup]]] = {}
    for choice, group in rows:
        found.setdefault(choice.parts[depth].name if depth < len(choice.parts) else "", []).append((choice, group))
    if len(found) == 1 and len(rows) > 1:
        choice, group = rows[0]
        return _behind(rows, depth + 1, _joined(lead, *_words(group, choice, depth, translation)), translation)
    options = []
    for name, same in found.items():
        choice, group = same[0]
        places = frozenset({name})
        if len(same) == 1:
            rest = [word for at in range(depth, len(choice.parts)) for word in _words(group, choice, at, translation)]
            options.append(replace(_leaf(choice, _joined(lead, *rest)), places=places))
        else:
            label = _joined(lead, *_words(group, choice, depth, translation))
            options.append(replace(_node(label, _behind(same, depth + 1, "", translation)), places=places))
    return options


def _words(group: ChoiceGroup, choice: Choice, at: int, translation: Translation) -> tuple[str, str]:
    """Return the word before a part, if any, and the name of the thing."""
    before = translation.between(group.between[at - 1]) if 0 < at <= len(group.between) else ""
    return before, translation.name(choice.parts[at].kind, choice.parts[at].name)


def _joined(*words: str) -> str:
    return " ".join(word for word in words if word)


def _leaf(choice: Choice, label: str) -> Option:
    return Option(label, choice.text, places=frozenset(part.name for part in choice.parts))


def _node(label: str, behind: Sequence[Option]) -> Option:
    return Option(label, more=lambda: behind, lights=frozenset().union(*(option.places for option in behind)))
