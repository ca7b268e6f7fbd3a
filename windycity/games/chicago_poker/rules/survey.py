"""The numbers that a view needs and only the rules can compute."""

from windycity.core.kernel import kernel
from windycity.games.chicago_poker.position import NO_BUSINESS, SPOTS, UNKNOWN
from windycity.games.chicago_poker.rules.combinations import Combination, combination_in, strength
from windycity.games.chicago_poker.rules.duels import holdings

MOST, KINDS, TOTAL, ROWS = 0, 1, 2, 3  # of each seat in turn; then what its row at each spot makes
PER_SEAT = ROWS + SPOTS


@kernel
def survey(s, e, out):
    """Write what each player owns (CP-6.1) and what its rows make (CP-5.3); return the count of numbers."""
    for seat in range(s.seats):
        first = PER_SEAT * seat
        out[first + MOST], out[first + KINDS], out[first + TOTAL] = holdings(s, seat, NO_BUSINESS)
        for spot in range(SPOTS):
            out[first + ROWS + spot] = known_combination(s, seat, spot)
    return PER_SEAT * s.seats


@kernel
def known_combination(s, seat, spot):
    """CP-5.4: what a row makes with the cards it holds; NOTHING if it has none, or one that is not known."""
    count = s.row_count[spot, seat]
    for place in range(count):
        if s.row[spot, seat, place] == UNKNOWN:
            return Combination.NOTHING + 0
    return combination_in(strength(s.row[spot, seat], count)) if count > 0 else Combination.NOTHING + 0
