"""The numbers that a view needs and only the rules can compute."""

from windycity.core.kernel import kernel
from windycity.games.gangsters.position import JOINTS, MOST_SEATS, PIECES
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.claims import hire_price, money_left, why_not_hire
from windycity.games.gangsters.rules.cops import crime_level
from windycity.games.gangsters.rules.ending import worth
from windycity.games.gangsters.rules.income import earnings

# The place of each number: the crime level, what each joint pays, each player's worth, and for the viewer the money left
# for hiring and the cost of another member of each piece, 0 if there can be none.
CRIME = 0
PAYS = 1
WORTH = PAYS + JOINTS
LEFT = WORTH + MOST_SEATS
HIRING = LEFT + 1
NUMBERS = HIRING + PIECES


@kernel
def survey(s, e, out):
    """Write the numbers in their places (GA-2.2, GA-4.5, GA-7.2, GA-10.2); return their count."""
    out[CRIME] = crime_level(s, e)
    for joint in range(JOINTS):
        out[PAYS + joint] = earnings(s, e, joint)
    for seat in range(s.seats):
        out[WORTH + seat] = worth(s, e, seat)
    if s.seen_by < s.seats:
        out[LEFT] = money_left(s, s.seen_by)
        for piece in range(PIECES):
            can_hire = why_not_hire(s, e, s.seen_by, piece) == Refusal.NONE
            out[HIRING + piece] = hire_price(s, s.seen_by, piece) if can_hire else 0
    return NUMBERS
