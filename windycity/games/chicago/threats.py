"""Who comes near a casino that somebody holds: for pictures, which may not show all of the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from windycity.core.edition import Edition
from windycity.core.view import Plain, thing
from windycity.games.chicago.position import BODIES, FACES, NO_SEAT, NO_SPACE, Head, Sort
from windycity.games.chicago.rules.buying import corner_of

NEAR = FACES  # the most steps of one die
HEADS = (Head.BLUE, Head.GREEN, Head.RED, Head.YELLOW)


class Threat(msgspec.Struct, frozen=True, kw_only=True):
    """A man of another gang who is near a casino that a gang holds."""

    casino: Annotated[str, thing("space", "The casino, by the name of its space.")]
    holder: Annotated[int, Meta(description="The seat that holds it.")]
    seat: Annotated[int, Meta(description="The seat whose man is near.")]
    man: Annotated[str, thing("man", "The man by his number in his gang.")]
    steps: Annotated[int, Meta(description=f"The fewest steps that bring him there, at most {NEAR}.")]


def threats(edition: Edition, s: Plain) -> list[Threat]:
    """List the men near casinos of other gangs, the nearest first."""
    data = edition.plain
    casinos = [at for at in range(data.spaces) if data.sort[at] == Sort.CASINO and s.gang_on[at] != NO_SEAT]
    found = [threat for at in casinos for seat in range(s.seats) for threat in _near(edition, s, at, seat)]
    return sorted(found, key=lambda threat: threat.steps)


def _near(edition: Edition, s: Plain, casino: int, seat: int) -> Iterator[Threat]:
    """Find another gang's men who are few steps from a casino that a gang holds."""
    holder = s.gang_on[casino]
    if seat == holder:
        return
    steps = _steps_to(edition, s, casino, seat)
    for man in range(BODIES):
        at = s.man_at[seat][man]
        if s.head[seat][man] in HEADS and at != NO_SPACE and at in steps:
            names = edition.names
            yield Threat(casino=names["space"][casino], holder=holder, seat=seat, man=names["man"][man], steps=steps[at])


def _steps_to(edition: Edition, s: Plain, goal: int, seat: int) -> dict[int, int]:
    """Return the fewest steps to a space from each one nearby, not through other gangs' men (CH-3.6) or headquarters (CH-3.5)."""
    data = edition.plain
    home = data.headquarters[int(corner_of(s.seats, seat))]  # type: ignore[no-untyped-call]  # a kernel
    closed = {at for at in range(data.spaces) if s.gang_on[at] not in (NO_SEAT, seat)} | {*data.headquarters} - {home}
    found, here = {goal: 0}, {goal}
    for count in range(1, NEAR + 1):
        here = {other for space in here for other in data.next_to[space][: data.degree[space]]} - closed - found.keys()
        found.update(dict.fromkeys(here, count))
    return found
