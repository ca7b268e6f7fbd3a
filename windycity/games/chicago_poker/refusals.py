"""Why a move of Chicago Poker is not legal. The name of a reason is its sentence in the catalogues."""

from enum import IntEnum


class Refusal(IntEnum):
    """A reason to refuse a move."""

    NONE = 0
    CARD_NOT_IN_HAND = 1
    SPECIAL_NOT_IN_HAND = 2
    NO_CARDS_TO_DRAW = 3
    HAND_WOULD_BE_OVER = 4
    NO_BUSINESS_THERE = 5
    ROW_FULL = 6
    BOSS_NOT_PLAYING = 7
    OWN_ROW = 8
    ROW_EMPTY = 9
    ROW_LOCKED = 10
    NOTHING_FACE_DOWN = 11
    DRIVE_TO_SAME = 12
    OWN_ROW_EMPTY = 13
    OWN_ROW_LOCKED = 14
    NO_BUSINESS_AT_GOAL = 15
    GOAL_FULL = 16
    CARD_NOT_DISCARDED = 17
    CARD_NOT_IN_ROW = 18
    TAKE_ONE_FIRST = 19
    ACTIONS_LEFT = 20
