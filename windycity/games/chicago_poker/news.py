"""Chicago Poker's events as news: a spot of the table is named by the business there at that moment."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from windycity.core.edition import Edition
from windycity.core.match import Event
from windycity.core.position import Loose
from windycity.games.chicago_poker.spoken import named_spot

SPOTS = ("spot", "from", "to")  # facts that are spots


def rewrite_step(edition: Edition, s: Loose, events: Sequence[Event]) -> list[Event]:
    """Name spots with their businesses, because a step can take a business away and open another in its place."""
    kinds = [int(kind) for kind in s.spot_business]
    news: list[Event] = []
    for event in events:
        if "business" not in event.facts:
            event = replace(event, facts={**event.facts, **_named(edition, kinds, event)})
        elif event.name == "opened":
            spot, business = (edition.names[kind].index(str(event.facts[kind])) for kind in ("spot", "business"))
            kinds[spot] = business
        news.append(event)
    return news


def _named(edition: Edition, kinds: Sequence[int], event: Event) -> dict[str, object]:
    """Return the facts of an event that are spots, with their businesses."""
    spots = edition.names["spot"]
    return {name: named_spot(edition, kinds, spots.index(str(value))) for name, value in event.facts.items() if name in SPOTS}
