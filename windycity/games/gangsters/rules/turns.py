"""Who is asked, and who comes next (GA-2.1)."""

from windycity.core.kernel import kernel


@kernel
def ask_one(s, ask, seat):
    """Ask one seat."""
    s.ask = ask
    s.waiting = 1 << seat
    s.asked = s.waiting


@kernel
def ask_all(s, ask, seats_asked):
    """Ask some seats at once, each for a sealed answer."""
    s.ask = ask
    s.waiting = seats_asked
    s.asked = seats_asked


@kernel
def everyone(s):
    """All seats, as bits."""
    return (1 << s.seats) - 1


@kernel
def seat_after(s, steps):
    """The seat that comes so many places after the active one in the order of play."""
    return s.order[(s.place + steps) % s.seats] + 0
