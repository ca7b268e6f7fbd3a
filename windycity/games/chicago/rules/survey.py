"""What a view needs and only the rules can compute."""

from windycity.core.kernel import kernel
from windycity.games.chicago.rules.control import worth, worth_of_places

INCOME, WORTH, PER_SEAT = 0, 1, 2  # of each seat in turn


@kernel
def survey(s, e, out):
    """Write each gang's income (CH-5.3) and worth (CH-6.2); return the count of numbers."""
    for seat in range(s.seats):
        out[PER_SEAT * seat + INCOME] = worth_of_places(s, e, seat)
        out[PER_SEAT * seat + WORTH] = worth(s, e, seat)
    return PER_SEAT * s.seats
