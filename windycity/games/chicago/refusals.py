"""Why a move of Chicago is not legal."""

from enum import IntEnum


class Refusal(IntEnum):
    """A reason why a move is not legal, given by the rules' own predicates; its sentence has the same name."""

    NONE = 0
    TOO_LITTLE_MONEY = 1
    NO_HEADS_LEFT = 2
    NO_BODIES_LEFT = 3
    NO_SUCH_MAN = 4
    TAKE_THE_FIRST_OF_EQUALS = 5
    NO_SUCH_DICE = 6
    NO_WALK_OF_THAT_LENGTH = 7
    NO_OWN_MAN_THERE = 8
    NO_WALK_FROM_THERE = 9
    NOT_NEXT_TO = 10
    FOREIGN_HEADQUARTERS = 11
    ENEMY_IN_THE_WAY = 12
    OWN_MAN_THERE = 13
    CANNOT_BE_COMPLETED = 14
    NO_SUCH_DEFENDER = 15
    FIGHT_THE_FIRST_OF_EQUALS = 16
