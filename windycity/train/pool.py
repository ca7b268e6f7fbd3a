"""Past selves: earlier versions of the net, which are among its opponents.

A net that only learns to beat today's player forgets how to beat yesterday's.
"""

from __future__ import annotations

from random import Random
from typing import Any

from windycity.train.net import Net

MOST = 24  # versions; beyond that, every second one is forgotten

Weights = dict[str, Any]


class Pool:
    """Versions of a net, in the order in which they were kept."""

    def __init__(self, seed: int):
        self.versions: list[Weights] = []
        self._random = Random(seed)

    def keep(self, net: Net) -> None:
        """Keep the net as it is now."""
        self.versions.append({name: weights.detach().cpu().clone() for name, weights in net.state_dict().items()})
        if len(self.versions) > MOST:
            del self.versions[1::2]

    def sit_down(self, net: Net) -> None:
        """Make a net play as a random one of the versions."""
        net.load_state_dict(self._random.choice(self.versions))
