"""How much the tests try at random: enough to find what breaks often, and much more in a thorough run (`make thorough`)."""

from __future__ import annotations

import os

USUAL = 3000
MATCHES = int(os.environ.get("WINDYCITY_MATCHES", USUAL))  # random matches of the compiled rules, over all cases
THOROUGH = MATCHES > USUAL


def often(count: int) -> int:
    """Return a number of random trials, for this run."""
    return 10 * count if THOROUGH else count
