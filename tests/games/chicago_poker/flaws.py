"""Positions with one thing wrong: what they are made from, how they are changed, and why they are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.chicago_poker.story import GAME, Story, story
from windycity.core.errors import BadPosition
from windycity.core.words import LANGUAGES

Data = dict[str, Any]

EMPTY = {"hand_count": 0, "row_up": False}
"""Fills lists that are too short; others are filled with nothing."""

GAP = "A hand, pile or row does not hold as many cards as its count says."
UNSORTED = "The cards of a hand must be sorted by colour and value, specials last."
BEYOND = "There are cards or businesses of a seat that is not in the match."
MISSING = "A card is missing."
TWICE = "A card stands in two places."
UNKNOWN = "The number of unknown cards does not fit the number of cards that are not placed."
MISCOUNTED = "There must be five businesses of each kind, in the pile, open, won or removed."
NOWHERE = "There is a row where no business lies."
BULLET = "A bullet lies on every row of five cards, and on no other."
UNSEEN = (
    "A card that lies face up has been seen by everyone, every card by its owner, and none by a seat that is not in the match."
)
ASK = "What is asked, and of whom, does not fit the rest of the position."
BOXED = "There is a special card, but the match is played without them."
OPTION = "The short game is for five or six players."
TURN = "The number of the turn does not fit the active player, or the last quiet turn lies ahead."
FACING = "A card lies face up or face down as it cannot at that business, or something is said of a card beyond the end of a row."
KNOWLEDGE = "A seat knows its own cards and both piles, and no card of another hand."
PILE = "What a seat cannot place must be sorted by colour and value, specials last."
OPENING = (
    "Open businesses, and no others, are numbered in the order of opening, no two alike, "
    "and no more were opened than have left the pile."
)
BULLETS = (
    "Bullets are numbered in the order in which they were placed, no two alike, and each lies on a row or went back with a duel."
)
HAND = "A hand holds more than seven cards, and more than the actions left can still take off it."
ACTIONS = "More actions are taken or left than the turn and the Gun can give, or some were taken before the duels are over."
SETTLING = (
    "Open businesses are settled after three quiet rounds or 200 in all, not before and not later; "
    "only then do any go out of the game."
)
TIE = (
    "A tie-break is fought face up at the business whose duel is due, by those with the best row there; "
    "each of them is asked, has chosen or has no cards."
)
OPEN = "No business is open, but the match is not over."
WON = "A player owns what wins the match, but it is not over."
REASON = "The match has ended, but not by what the position shows, or with other winners."


def action() -> Story:
    """Three players; the first has raided a row of the second, and is asked for an action."""
    s = story(
        seats=3,
        spots="gambling-den brewery",
        hands=["R1 R2 R3 Raid Raid", "Y1 Y2 Gun", "P1"],
        rows={(0, 1): "B10 B11", (0, 2): "G1 G2 G3 G4 G6", (1, 1): "B1 B2", (2, 1): "B7"},
        discards="Y9 Y10 Murder",
        owned={1: "bar"},
    )
    return s.play(0, "raid 1 Moran")


def limousine() -> Story:
    """The first player is asked which cards drive."""
    s = story(seats=3, hands=["Limousine", "", ""], rows={(0, 1): "R1 R2"})
    return s.play(0, "limousine 1 2")


def ride() -> Story:
    """The first card has driven, and the first player is asked for more."""
    return limousine().play(0, "take R1")


def discard() -> Story:
    """The first player has to discard a card."""
    hand = "R1 R2 R3 R4 R5 R6 R7 R8"
    rows = {(0, 1): "G1 G2 G3 G4 G6", (0, 2): "B1 B2 B3 B4 B6"}
    return story(seats=3, hands=[hand, "", ""], rows=rows, actions=0)


def tiebreak() -> Story:
    """The first two players are asked for a card to break their tie, and the second has chosen."""
    rows = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6"}
    s = story(seats=3, hands=["R9", "G9", "B9"], rows=rows, active=2, actions=0)
    return s.play(1, "choose G9")


def over() -> Story:
    """The second player has won."""
    s = story(seats=3, hands=["R9", "", ""], rows={(1, 1): "G1 G2 G3 G4 G6"}, owned={1: "brewery brewery"}, actions=1)
    return s.play(0, "draw")


def without_specials() -> Story:
    return story(seats=3, hands=["R1", "", ""], specials=False)


def one_card() -> Story:
    """A single card lies at a business."""
    return story(seats=3, hands=["", "", ""], rows={(0, 1): "R1"})


def settling() -> Story:
    """A stalemate is being settled: an empty business is out of the game, and two players tie at the next."""
    spots, rows = "bar jazz-club brewery", {(0, 2): "R1 G2", (1, 2): "G1 R2", (2, 3): "P12"}
    return story(4, spots, ["R9", "G9", "B9", ""], rows, active=3, actions=0, quiet=11)


def settled() -> Story:
    """A stalemate was settled, and the third player owns the most businesses."""
    return story(seats=3, hands=["", "", ""], rows={(2, 1): "R1"}, owned={2: "bar"}, actions=1, active=2, quiet=8).play(2, "draw")


def last_won() -> Story:
    """The last business was won, and the match with it."""
    owned = {0: "bar bar jazz-club jazz-club", 1: "bar bar jazz-club jazz-club", 2: "brewery brewery gambling-den gambling-den"}
    owned |= {3: "brewery brewery gambling-den gambling-den", 4: "bar brewery jazz-club"}
    return story(6, "gambling-den", [""] * 6, {(5, 1): "R1 R2 R3 R4 R6"}, owned=owned, active=4, actions=1).play(4, "draw")


BASES = [action, limousine, ride, discard, tiebreak, over, without_specials, one_card, settling, settled, last_won]


def dump(base: Callable[[], Story] = action) -> Data:
    """A true position."""
    return GAME.dump_position(base().match.position)


def why(data: Data) -> str:
    """Why a position is refused, in English; the other languages must have the sentence too."""
    with pytest.raises(BadPosition) as caught:
        GAME.load_position(data)
    assert len({caught.value.message(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(caught.value)


def broken(change: Callable[[Data], object], base: Callable[[], Story] = action) -> str:
    """Why a true position is refused after a change."""
    data = GAME.dump_position(base().match.position)
    change(data)
    return why(data)


def broken_view(eye: int | None, change: Callable[[Data], object], base: Callable[[], Story] = action) -> str:
    """Why a position as a seat knows it is refused after a change."""
    data = base().seen(eye)
    change(data)
    return why(data)


def more(field: str, by: int, *place: int) -> Callable[[Data], None]:
    """A change of one number."""

    def change(data: Data) -> None:
        at, key = find(data, field, place)
        at[key] += by

    return change


def put(field: str, thing: object, *place: int) -> Callable[[Data], None]:
    """A change of one entry."""

    def change(data: Data) -> None:
        at, key = find(data, field, place)
        at[key] = thing

    return change


def find(data: Data, field: str, place: tuple[int, ...]) -> tuple[Any, Any]:
    """What holds an entry, and the entry's key in it; lists that are too short are extended."""
    at: Any = data
    key: Any = field
    for step in place:
        at, key = at[key], step
        at.extend(EMPTY.get(field) for _ in range(len(at), step + 1))
    return at, key


def both(*changes: Callable[[Data], None]) -> Callable[[Data], None]:
    """Several changes that belong together."""

    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change
