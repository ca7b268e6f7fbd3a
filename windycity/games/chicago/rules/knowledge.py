"""What a seat knows: everything, because nothing is hidden in this game."""

from windycity.core.asking import TRUTH
from windycity.core.kernel import kernel


@kernel
def observe(s, e, seat):
    """Set the observing seat; there is nothing to erase."""
    s.seen_by = seat


@kernel
def imagine(s, e, chance):
    """Return the truth; there is nothing to fill in."""
    s.seen_by = TRUTH
