"""The games in researchers' usual frameworks: many matches stepped at once, and the interfaces of other projects.

The extra `windycity[research]` installs what they need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from windycity.envs.matches import Matches
    from windycity.envs.zoo import AtOnce, InTurn


def vector(game: str, seats: int, batch: int, **settings: Any) -> Matches:
    """Make an environment of many matches side by side, in Gymnasium's conventions (see `windycity.envs.matches`)."""
    from windycity.envs.matches import Matches

    return Matches(game, seats, batch, **settings)


def aec(game: str, seats: int, **settings: Any) -> InTurn:
    """Make an environment for PettingZoo in which agents answer in turn: `aec("chicago-poker", seats=4)`."""
    from windycity.envs.zoo import InTurn

    return InTurn(game, seats, **settings)


def parallel(game: str, seats: int, **settings: Any) -> AtOnce:
    """Make an environment for PettingZoo in which all agents step at once; only the actions of asked agents count."""
    from windycity.envs.zoo import AtOnce

    return AtOnce(game, seats, **settings)
