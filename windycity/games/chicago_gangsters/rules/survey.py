"""What a view needs and only the rules can compute."""

from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.position import MEANS_IN_ALL, Reason
from windycity.games.chicago_gangsters.rules.strength import is_usable


@kernel
def survey(s, e, out):
    """Write the means that count for each player in this district (CG-1.4, CG-8.2), as bits; return the count of numbers."""
    if s.reason != Reason.NOT_OVER:
        return 0
    for seat in range(s.seats):
        usable = 0
        for means in range(MEANS_IN_ALL):
            if is_usable(s, e, seat, means):
                usable |= 1 << means
        out[seat] = usable
    return s.seats + 0
