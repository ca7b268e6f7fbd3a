"""Chicago Poker's events as people are told them: a duel row by row, each with all its cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from windycity.core.edition import Edition
from windycity.core.match import Event
from windycity.core.position import Loose
from windycity.games.chicago_poker.position import NO_CARD, SPOTS, UNKNOWN

# The cards of the row that a seat has at a business, by (spot, seat), spots as they are written.
Rows = dict[tuple[object, object], list[str]]


def tell_step(edition: Edition, s: Loose, events: Sequence[Event]) -> list[Event]:
    """Say which cards a row shows in a duel, from the position before the step as a seat knows it.

    How they were turned up one by one need not be told besides.
    """
    rows, told = _rows(edition, s), []
    for event in events:
        _follow(rows, event)
        if event.name == "showed":
            cards = " ".join(rows[event.facts["spot"], event.facts["seat"]])
            told.append(replace(event, facts={**event.facts, "cards": cards}))
        elif event.name != "turned-up":
            told.append(event)
    return told


def _rows(edition: Edition, s: Loose) -> Rows:
    names = edition.names["card"]

    def cards(spot: int, seat: int) -> list[str]:
        return ["??" if card == UNKNOWN else names[card] for card in s.row[spot, seat] if card != NO_CARD]

    return {(str(spot + 1), seat): cards(spot, seat) for spot in range(SPOTS) for seat in range(s.seats)}


def _follow(rows: Rows, event: Event) -> None:
    """Change the rows as an event has changed them."""
    facts = event.facts
    if event.name == "laid":
        rows[facts["spot"], facts["seat"]].append(str(facts["card"]))
    elif event.name == "murdered":
        rows[facts["spot"], facts["victim"]].pop()
    elif event.name == "moved":
        del rows[facts["from"], facts["seat"]][int(str(facts["place"])) - 1]
        rows[facts["to"], facts["seat"]].append(str(facts["card"]))
    elif event.name == "turned-up":
        rows[facts["spot"], facts["seat"]][int(str(facts["place"])) - 1] = str(facts["card"])
