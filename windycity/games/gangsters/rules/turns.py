"""Who comes next (GA-2.1)."""

from windycity.core.kernel import kernel


@kernel
def seat_after(s, steps):
    """The seat this many places after the active one in the order of play."""
    return s.order[(s.place + steps) % s.seats] + 0
