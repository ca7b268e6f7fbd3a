"""The numbers that a view needs and only the rules can compute."""

from windycity.core.kernel import kernel
from windycity.games.chicago.position import MOST_SPACES, Ask
from windycity.games.chicago.rules.control import casinos_of, central_bars_of, worth, worth_of_places, yellows_of
from windycity.games.chicago.rules.walking import may_pass, may_stop

INCOME, WORTH, CASINOS, CENTRAL, YELLOWS, PER_SEAT = 0, 1, 2, 3, 4, 5  # of each seat in turn
# Then, while a man is to walk, sets of spaces as bits: where the active gang can pass, and where it can stop.
BITS = 32  # of each number
PER_SET = MOST_SPACES // BITS


@kernel
def survey(s, e, out):
    """Write each gang's income (CH-5.3), worth (CH-6.2) and goals (CH-6.1), and the spaces open to the active gang."""
    for seat in range(s.seats):
        out[PER_SEAT * seat + INCOME] = worth_of_places(s, e, seat)
        out[PER_SEAT * seat + WORTH] = worth(s, e, seat)
        out[PER_SEAT * seat + CASINOS] = casinos_of(s, e, seat)
        out[PER_SEAT * seat + CENTRAL] = central_bars_of(s, e, seat)
        out[PER_SEAT * seat + YELLOWS] = yellows_of(s, seat)
    count = PER_SEAT * s.seats
    if s.ask == Ask.MOVE or s.ask == Ask.FROM or s.ask == Ask.STEP:
        write_spaces(s, e, out[count:])
        count += 2 * PER_SET
    return count


@kernel
def write_spaces(s, e, out):
    """CH-3.5, CH-3.6: write the spaces that the active gang's men can pass, and those where they can stop."""
    for number in range(2 * PER_SET):
        out[number] = 0
    for space in range(e.spaces):
        bit = 1 << space % BITS
        if may_pass(s, e, s.active, space):
            out[space // BITS] |= bit
        if may_stop(s, e, s.active, space):
            out[PER_SET + space // BITS] |= bit
