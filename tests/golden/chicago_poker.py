"""The golden matches of Chicago Poker: every way it ends, every special, every resort of the tie-break, rarities."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from tests.games.chicago_poker.moments import straggling_row
from tests.games.chicago_poker.story import Story, story
from tests.golden.find import Finder, ends_by, finish, has_event, moves, played
from windycity.core.match import Match

FIND = Finder("chicago-poker", seats=2)

# Nineteen businesses, and nobody has won.
ALL_BUT_A_DEN = {
    0: "bar bar jazz-club jazz-club",
    1: "bar bar jazz-club jazz-club",
    2: "brewery brewery gambling-den gambling-den",
    3: "brewery brewery gambling-den gambling-den",
    4: "bar brewery jazz-club",
}


def tie(hands: list[str], tied: tuple[int, ...] = (0, 1)) -> Story:
    """A tie at business 1; the first player's turn begins, and that player owns a bullet there."""
    rows = {(seat, 1): straggling_row(seat) for seat in tied}
    return story(seats=len(hands), spots="gambling-den bar", hands=hands, rows=rows, active=len(hands) - 1, actions=0)


def ten_repeats() -> Match:
    """Eleven equal choices in a row, so that the owner of the bullet takes the business."""
    pairs = [(f"R{value}", f"G{value}") for value in (15, 14, 13, 12, 11, 10, 9, 8, 7, 5)] + [("B15", "Y15"), ("B14", "Y14")]
    s = tie([pairs[0][0], pairs[0][1]])
    for (one, other), following in pairwise(pairs):
        s.play(0, f"choose {one}").play(1, f"choose {other}", chance=" ".join(following))
    assert s.owned(0) == ["gambling-den"]
    return finish(s.match)


def bullets_owner_not_among_the_tied() -> Match:
    """The owner's row loses, the others tie without cards: the next clockwise takes the business."""
    rows = {(0, 1): "R1 R2 G3 G4 B7", (1, 1): "B8 Y8 P10", (2, 1): "R8 G8 B10"}
    s = story(seats=3, spots="gambling-den bar", hands=["", "", ""], rows=rows, active=2, actions=0)
    assert s.owned(1) == ["gambling-den"]
    return finish(s.match)


def over_the_hand_limit() -> Match:
    """All rows are full and the hand is over seven: it is brought down to seven by discarding."""
    rows = {(0, spot): row for spot, row in ((1, "R1 R2 R3 R4 R6"), (2, "G1 G2 G3 G4 G6"))}
    s = story(hands=["B1 B2 B3 B4 B5 B6 B7", ""], rows=rows, actions=3)
    s.play(0, "draw", chance="Y9")
    assert s.ask == "discard"
    return finish(s.match)


GOLDEN: dict[str, Callable[[], Match]] = {
    # Ways the game ends
    "ends-three-of-a-kind": lambda: FIND.first(ends_by("three-of-a-kind")),
    "ends-one-of-each": lambda: FIND.first(ends_by("one-of-each")),
    "ends-five-businesses": lambda: FIND.first(ends_by("five-businesses")),
    "ends-two-of-a-kind": lambda: FIND.first(ends_by("two-of-a-kind"), seats=5, short=True),
    "ends-three-businesses": lambda: FIND.first(ends_by("three-businesses"), seats=6, short=True),
    "ends-last-business": lambda: played(
        story(
            seats=6,
            spots="gambling-den",
            hands=["R9"] + [""] * 5,
            rows={(5, 1): "R1 R2 R3 R4 R6"},
            owned=ALL_BUT_A_DEN,
            active=4,
            actions=1,
        ),
        (4, "draw"),
    ),
    "ends-most-businesses": lambda: played(
        story(seats=3, hands=["", "", ""], rows={(1, 1): "R1"}, owned={2: "bar"}, active=2, actions=1, quiet=8), (2, "draw")
    ),
    # Specials
    "special-murder": lambda: FIND.first(moves("murder 1")),
    "special-raid": lambda: FIND.first(moves("raid 1")),
    "special-limousine": lambda: FIND.first(moves("limousine 1"), seats=3),
    "special-gun": lambda: FIND.first(moves("gun")),
    "special-gun-extra-actions-left": lambda: FIND.first(moves("end")),
    "special-blackmail": lambda: FIND.first(lambda match: moves("blackmail")(match) and has_event("blackmailed")(match)),
    "special-for-no-effect": lambda: FIND.first(has_event("no-effect")),
    "no-specials": lambda: FIND.any(4, specials=False),
    # Every resort of the tie-break
    "tie-higher-card": lambda: played(tie(["R9 R10", "G11 G12"]), (0, "choose R10"), (1, "choose G11")),
    "tie-special-counts-nothing": lambda: played(tie(["Gun", "G5"]), (0, "choose Gun"), (1, "choose G5")),
    "tie-player-without-cards": lambda: played(tie(["", "Gun"]), (1, "choose Gun")),
    "tie-three-then-two": lambda: played(
        tie(["R9 R10", "G9 G10", "B5 B7"], (0, 1, 2)),
        *((seat, f"choose {card}") for seat, card in ((2, "B5"), (0, "R9"), (1, "G9"), (1, "G10"), (0, "R10"))),
    ),
    "tie-nobody-has-a-card": lambda: played(tie(["", ""])),
    "tie-owner-not-among-them": bullets_owner_not_among_the_tied,
    "tie-ten-repeats": ten_repeats,
    # Rarities
    "pile-reshuffled": lambda: FIND.first(has_event("shuffled"), seats=3),
    "turn-skipped-and-discarded": over_the_hand_limit,
    "stalemate-settled": lambda: played(
        story(
            seats=3,
            hands=["R9", "G9", "B9"],
            rows={(0, 1): "R1 G2", (1, 1): "G1 R2", (2, 2): "P12"},
            active=2,
            actions=1,
            quiet=8,
        ),
        (2, "draw"),
    ),
    "six-players": lambda: FIND.any(6),
}
