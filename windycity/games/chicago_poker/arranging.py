"""Arranging a position of Chicago Poker by hand: cards and businesses in their places, the round, and whose turn begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from windycity.core.edition import Edition
from windycity.core.events import EVERYONE
from windycity.core.fields import Index
from windycity.core.position import Loose
from windycity.games.arranging import Bag, Label, Number, Pile, Slot, Zone
from windycity.games.chicago_poker.position import (
    BUSINESSES,
    CARDS,
    DECK,
    GANGSTERS,
    HAND_SPACE,
    MOST_ROUNDS,
    NO_BUSINESS,
    NO_CARD,
    OF_A_KIND,
    ROW,
    Ask,
    Phase,
)
from windycity.games.chicago_poker.rules.setup import open_businesses
from windycity.games.chicago_poker.rules.table import take_into_hand
from windycity.games.chicago_poker.rules.turn import actions_in_turn

KEPT = ("bullet", "spot_opened")  # the order in which rows were completed, and businesses opened
ALL_CARDS, ALL_GANGSTERS, ALL_KINDS = range(CARDS), range(GANGSTERS), range(BUSINESSES)
ALL_BUSINESSES = BUSINESSES * OF_A_KIND


def gather(edition: Edition, s: Loose) -> None:
    """Take back cards chosen for a tie-break (CP-5.6), and settled businesses (CP-6.3)."""
    for seat in range(s.seats):
        if s.chosen[seat] in ALL_CARDS and s.hand_count[seat] < HAND_SPACE:
            take_into_hand(s, seat, s.chosen[seat])
    s.chosen[:] = NO_CARD
    s.businesses[:] = np.minimum(s.businesses + s.removed, OF_A_KIND)
    s.removed[:] = 0


def zones(edition: Edition, s: Loose, players: Sequence[str]) -> list[Zone]:
    """List the places of cards and businesses: on the table first, then hands, piles and what was won."""
    seats = [(seat, players[seat]) for seat in range(s.seats)]
    at_spots = [zone for spot in range(open_businesses(s.seats)) for zone in _at_spot(edition, spot, seats)]
    hands = [(f"hand {seat}", Label("arrange-hand", {"player": player}), seat) for seat, player in seats]
    won = [(f"won {seat}", Label("arrange-won", {"player": player}), seat) for seat, player in seats]
    return [
        *at_spots,
        *(_cards(name, label, "hand", HAND_SPACE, (seat,), "hand_count", sorted=True) for name, label, seat in hands),
        _cards("pile", Label("arrange-pile"), "pile", DECK, (), "pile_count", sorted=True),
        _cards("discards", Label("arrange-discards"), "discards", DECK, (), "discard_count"),
        *(Bag(name, label, "business", ALL_KINDS, ALL_BUSINESSES, "owned", (seat,)) for name, label, seat in won),
        Bag("businesses", Label("arrange-businesses"), "business", ALL_KINDS, ALL_BUSINESSES, "businesses"),
    ]


def _cards(name: str, label: Label, field: str, most: int, index: Index, count: str, sorted: bool = False) -> Pile:
    return Pile(name, label, "card", ALL_CARDS, most, field, index, count, NO_CARD, sorted)


def _at_spot(edition: Edition, spot: int, seats: Sequence[tuple[int, str]]) -> Iterator[Zone]:
    name = edition.names["spot"][spot]
    label = Label("arrange-spot", {"spot": name})
    yield Slot(f"spot {name}", label, "business", ALL_KINDS, 1, "spot_business", NO_BUSINESS, (spot,))
    for seat, player in seats:
        label = Label("arrange-row", {"spot": name, "player": player})
        yield Pile(
            f"row {name} {seat}", label, "card", ALL_GANGSTERS, ROW, "row", (spot, seat), "row_count", NO_CARD, things="gangster"
        )


def numbers(edition: Edition, s: Loose, players: Sequence[str]) -> list[Number]:
    """List the round, and the player whose turn begins."""
    round, active = divmod(int(s.turn), int(s.seats))
    names = players[: s.seats]

    def set_round(s: Loose, value: int) -> None:
        s.turn = (value - 1) * s.seats + s.turn % s.seats

    def set_active(s: Loose, value: int) -> None:
        s.turn += value - s.turn % s.seats

    return [
        Number("round", Label("arrange-round"), round + 1, 1, MOST_ROUNDS, set_round),
        Number("active", Label("arrange-active"), active, 0, s.seats - 1, set_active, names),
    ]


def settle(edition: Edition, s: Loose) -> None:
    """Begin a turn (CP-3.1): rows face as their businesses say (CP-4.4), with a bullet on each that is complete (CP-4.6)."""
    for spot, seat in np.ndindex(s.row_count.shape):
        _lay_row(edition, s, spot, seat)
    complete = [index for index in np.ndindex(s.row_count.shape) if s.row_count[index] == ROW]
    s.bullets = _number(s.bullet, complete)
    opened = [index for index in np.ndindex(s.spot_business.shape) if s.spot_business[index] != NO_BUSINESS]
    s.opened = _number(s.spot_opened, opened)
    s.active = s.turn % s.seats
    s.quiet_from = s.turn
    s.ask, s.waiting, s.phase = int(Ask.ACTION), 1 << s.active, int(Phase.ACTIONS)
    s.actions, s.taken = actions_in_turn(s.turn), 0


def _lay_row(edition: Edition, s: Loose, spot: int, seat: int) -> None:
    """Make the cards of a row face as if they had just been laid, seen by those who would then have seen them."""
    business = s.spot_business[spot]
    for place in range(ROW):
        lies = place < s.row_count[spot, seat]
        up = int(lies and business != NO_BUSINESS and edition.data.face_up[business, place])
        s.row_up[spot, seat, place] = up
        s.row_seen[spot, seat, place] = EVERYONE if up else 1 << seat if lies else 0


def _number(numbers: np.ndarray, wanted: Sequence[tuple[int, ...]]) -> int:
    """Number some entries from 1, in their previous order, new ones last; the others are 0. Return the count."""
    order = sorted(wanted, key=lambda index: (numbers[index] == 0, numbers[index]))
    numbers[:] = 0
    for number, index in enumerate(order, 1):
        numbers[index] = number
    return len(order)
