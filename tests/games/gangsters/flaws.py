"""The flaws by name, with their sentences, and ways to break one thing in sound positions."""

from __future__ import annotations

from copy import deepcopy
from functools import cache

import pytest

from tests.games.damage import (
    Change,
    Data,
    more,
    put,
)
from tests.games.gangsters.story import GAME
from tests.games.gangsters.troubles import Base
from windycity.core.errors import BadPosition

BEYOND = "flaw-beyond-seats"
ORDER = "flaw-order-misfit"
JOINT = "flaw-joint-misfit"
PIECE = "flaw-piece-misplaced"
COP = "flaw-cop-misplaced"
PUBLIC = "flaw-public-misplaced"
MARKER = "flaw-markers-miscounted"
SETUP = "flaw-setup-misfit"
DICE = "flaw-dice-misfit"
OFFER = "flaw-offer-misfit"
TRIES = "flaw-tries-misfit"
ASK = "flaw-ask-mismatch"
CASH = "flaw-cash-misfit"
INCOME = "flaw-cash-beyond-income"
POLICE = "flaw-police-misfit"
MOVES = "flaw-moves-misfit"
SHOOTING = "flaw-shooting-misfit"
SHOWING = "flaw-showing-misfit"
DRAW = "flaw-draw-misfit"
HIDDEN = "flaw-hidden-known"
WON = "flaw-already-won"
REASON = "flaw-reason-misfit"

SENTENCES = {
    BEYOND: "Something belongs to a seat that is not in the match.",
    ORDER: "The order of play must hold every seat once, and the active player in his place.",
    JOINT: "A joint without an owner has a level, or a level is above the number of joints of that colour that its owner holds.",
    PIECE: "A piece with strength stands nowhere, or one without strength somewhere, or is too strong.",
    COP: "A cop stands where no space is, or a cop with donuts outside a grey building.",
    PUBLIC: "Public stands where no space is, or two on one space.",
    MARKER: "The bribe markers in the bag and with the players do not add up.",
    SETUP: "The choices of the set-up do not fit the joints and the cash, or stand there although the match is under way.",
    DICE: "The dice do not fit the step of the turn.",
    OFFER: "An offer is under way that cannot be made, or stands there although none is.",
    TRIES: "What is remembered of bribes is not complete, or is not what the markers say.",
    ASK: "What is asked, and of whom, does not fit the rest of the position.",
    CASH: "All cash comes in hundreds.",
    INCOME: "The players have more cash than all the turns so far can have paid.",
    POLICE: "A cop moves, attacks, eats or is bribed who cannot, or stands where he cannot have come.",
    MOVES: "The moves that were made and that are left do not fit the gang, the dice or each other.",
    SHOOTING: "A piece or a cop is to attack that cannot, or somebody is asked for an attack without a choice.",
    SHOWING: "A marker is shown that is not held, or that cannot be shown now.",
    DRAW: "The marker that was drawn is not where it must be.",
    HIDDEN: "The position tells what its player cannot know.",
    WON: "A gang had what wins when the last turn ended, and yet the match goes on.",
    REASON: "The match has ended, but not by what the position shows, or with other winners.",
}
TRUTH = -1


@cache
def dump(base: Base, eye: int | None = TRUTH) -> Data:
    s = base()
    return dict(GAME.dump_position(s.match.position) if eye == TRUTH else s.seen(eye))


def changed(base: Base, *changes: Change, eye: int | None = TRUTH) -> Data:
    data = deepcopy(dump(base, eye))
    for change in changes:
        change(data)
    return data


def why(data: Data) -> str:
    """The name of the sentence that refuses a position; it exists in every language."""
    with pytest.raises(BadPosition) as caught:
        GAME.load_position(data)
    name = caught.value.sentence
    if name in SENTENCES:
        assert str(caught.value) == SENTENCES[name]
    assert len({caught.value.message(language) for language in ("en", "nl", "de")}) == 3
    return name


def broken(base: Base, *changes: Change, eye: int | None = TRUTH) -> str:
    """Why a position, or what a seat knows of it, is refused after changes."""
    return why(changed(base, *changes, eye=eye))


def fine(base: Base, *changes: Change, eye: int | None = TRUTH) -> bool:
    """Whether a position can be loaded after changes, as it must be, and comes back unchanged."""
    data = changed(base, *changes, eye=eye)
    return GAME.dump_position(GAME.load_position(data)) == data


# Changes that several tests make


def own(seat: int, names: str, level: int = 1) -> Change:
    """Joints belong to a seat."""

    def change(data: Data) -> None:
        for name in names.split():
            data["owner"][name], data["level"][name] = seat, level

    return change


def lose(names: str) -> Change:
    """Joints are neutral."""

    def change(data: Data) -> None:
        for name in names.split():
            del data["owner"][name], data["level"][name]

    return change


def stand(seat: int, piece: int, place: str | None, strength: int = 1) -> Change:
    """A piece stands somewhere; without a place it is gone, with what it carries."""

    def change(data: Data) -> None:
        put(place, "piece_at", seat, piece)(data)
        data["strength"][seat][piece] = strength if place else 0
        while data["piece_at"][seat] and data["piece_at"][seat][-1] is None:
            data["piece_at"][seat].pop()
        for field in ("criminal", "equipped"):
            if not place and piece < len(data[field][seat]):
                data[field][seat][piece] = False
            while data[field][seat] and not data[field][seat][-1]:
                data[field][seat].pop()

    return change


def hand(marker: str, source: int | None, goal: int | None) -> Change:
    """A marker goes from one place to another; None is the bag."""

    def change(data: Data) -> None:
        bags: dict[int | None, dict[str, int]] = {None: data["bag"], **dict(enumerate(data["held"]))}
        more(-1, marker)(bags[source])
        if not bags[source][marker]:
            del bags[source][marker]
        more(1, marker)(bags[goal])

    return change
