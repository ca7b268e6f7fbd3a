"""Why a move is not legal: the reasons that the rules give, each with a sentence in the catalogue."""

from enum import IntEnum


class Refusal(IntEnum):
    """A reason; NONE if the move is legal."""

    NONE = 0
    CARD_NOT_IN_HAND = 1
    CARD_CHOSEN = 2
    CARD_NOT_LAID = 3
    CARD_LAID_OPENLY = 4
    NOT_IN_PACKAGES = 5
    PARTNER_HAND_FULL = 6
    DRAWN_ALREADY = 7
    DRAWN_TWICE = 8
    HAND_FULL = 9
    NO_CARDS_TO_DRAW = 10
    DRAW_FIRST = 11
    PERSON_NOT_YOURS = 12
    PERSON_USED = 13
    HAND_TOO_POOR = 14
    TWO_CARDS_NEEDED = 15
    NOT_MR_X = 16
    SWAPPED_ALREADY = 17
    NOT_WORTH_ENOUGH = 18
    NOT_DISCARDED = 19
    TOO_VALUABLE = 20
    NO_SECOND_CARD = 21


# The clauses of reasons that the move's own clause does not cover.
CLAUSES = {
    Refusal.DRAWN_ALREADY: "CG-5.4",
    Refusal.DRAWN_TWICE: "CG-7.2.5",
    Refusal.HAND_FULL: "CG-5.3",
    Refusal.NO_CARDS_TO_DRAW: "CG-5.5",
    Refusal.PERSON_USED: "CG-5.4",
}
