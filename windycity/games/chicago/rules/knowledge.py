"""What a seat knows: everything, for nothing is hidden in this game."""

from windycity.core.asking import TRUTH
from windycity.core.kernel import kernel


@kernel
def observe(s, e, seat):
    """Say whose eyes look; there is nothing to erase."""
    s.seen_by = seat


@kernel
def imagine(s, e, chance):
    """The truth again; there is nothing to fill in."""
    s.seen_by = TRUTH
