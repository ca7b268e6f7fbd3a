"""Chicago Poker for people and programs: what a seat knows as a typed view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from windycity.core.edition import Edition
from windycity.core.names import name_of
from windycity.core.view import HIDDEN, About, Goal, Goals, Head, Plain, Player, Seats, View, seats_in, thing
from windycity.games.chicago_poker.about import about
from windycity.games.chicago_poker.position import (
    BUSINESSES,
    HAND_LIMIT,
    IN_ALL_TO_WIN,
    NO_BUSINESS,
    NO_CARD,
    NO_SPOT,
    OF_ONE_KIND_TO_WIN,
    ROW,
    SHORT_IN_ALL_TO_WIN,
    SHORT_OF_ONE_KIND_TO_WIN,
    UNKNOWN,
    Reason,
)
from windycity.games.chicago_poker.rules.combinations import Combination
from windycity.games.chicago_poker.rules.survey import KINDS, MOST, PER_SEAT, ROWS, TOTAL

Card = Annotated[str, thing("card", "A card by name: `R7`, `Gun`; `??` if the seat that looks does not know it.", hidden=True)]
Business = Annotated[str, thing("business", "A kind of business by name, such as `jazz-club`.")]
Spot = Annotated[str, thing("spot", "A spot of the table by name: `1` is the first.")]
Combined = Annotated[str, thing("combination", "A combination by name, such as `two-pair`.")]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A player's row at an open business."""

    cards: Annotated[list[Card], Meta(description="The gangsters in the row, in the order in which they were laid.")]
    up: Annotated[list[bool], Meta(description="Whether each of them lies face up.")]
    free: Annotated[int, Meta(description="The number of places in the row that are free.")]
    bullet: Annotated[int | None, Meta(description="The number of the row's bullet, lower ones placed earlier; null if none.")]
    combination: Annotated[
        Combined | None,
        Meta(description="What the row makes, as in events; null if it is empty or has a card that is not known."),
    ]


class OpenBusiness(msgspec.Struct, frozen=True, kw_only=True):
    """An open business on the table, with its rows."""

    spot: Spot
    business: Business
    facing: Annotated[list[Literal["up", "down"]], Meta(description="How each place of a row here has to be laid.")]
    rows: Annotated[list[Row], Meta(description="The row of each player, in the order of the seats.")]
    owner: Annotated[
        int | None, Meta(description="The player whose turn brings the duel here, by the first bullet; null if none.")
    ]


class Limousine(msgspec.Struct, frozen=True, kw_only=True, rename={"start": "from", "end": "to"}):
    """A Limousine under way."""

    start: Annotated[Spot, Meta(description="The spot that gangsters are driven from.")]
    end: Annotated[Spot, Meta(description="The spot that they are driven to.")]


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """A duel under way."""

    spot: Spot
    tied: Annotated[Seats, Meta(description="The seats that are tied.")]
    repeats: Annotated[int, Meta(description="The tie-breaks so far that did not decide it.")]


class ChicagoPokerPlayer(Player, frozen=True, kw_only=True):
    """A boss."""

    boss: Annotated[str, thing("boss", "The boss by name, in one word.")]
    hand: Annotated[list[Card], Meta(description="The cards in the hand.")]
    chosen: Annotated[Card | None, Meta(description="The card chosen in a tie-break; null if there is none.")]
    businesses: Annotated[dict[Business, int], Meta(description="The businesses won: the number of each kind.")]
    goals: Goals


class ChicagoPokerView(View, frozen=True, kw_only=True, tag="chicago-poker"):
    """What a seat knows of a match of Chicago Poker."""

    round: Annotated[int, Meta(description="The round, from 1: a turn of each player.")]
    turn: Annotated[int, Meta(description="The number of the turn, from 0.")]
    actions: Annotated[int, Meta(description="The actions left in this turn.")]
    taken: Annotated[int, Meta(description="The actions taken in this turn.")]
    hand_limit: Annotated[int, Meta(description="The most cards in a hand at the end of its turn.")]
    about: About
    table: Annotated[list[OpenBusiness], Meta(description="The open businesses, by spot.")]
    pile: Annotated[int, Meta(description="The number of cards in the draw pile.")]
    discards: Annotated[list[Card], Meta(description="The discarded cards, which all lie open.")]
    businesses_left: Annotated[dict[Business, int], Meta(description="The businesses in the pile: the number of each kind.")]
    limousine: Annotated[Limousine | None, Meta(description="The Limousine under way; null if there is none.")]
    duel: Annotated[Duel | None, Meta(description="The duel under way; null if there is none.")]
    players: Annotated[list[ChicagoPokerPlayer], Meta(description="The bosses, in the order of their seats.")]


def view(edition: Edition, s: Plain, numbers: Sequence[int], head: Head) -> ChicagoPokerView:
    """Return the view of an observed position."""
    open_spots = [spot for spot, kind in enumerate(s.spot_business) if kind != NO_BUSINESS]
    return ChicagoPokerView(
        **head,
        round=s.turn // s.seats + 1,
        turn=s.turn,
        active=s.active,
        actions=s.actions,
        taken=s.taken,
        hand_limit=HAND_LIMIT,
        about=[*about(edition, s)],
        table=[_open_business(edition, s, numbers, spot) for spot in open_spots],
        players=[_player(edition, s, numbers, seat) for seat in range(s.seats)],
        pile=s.pile_count,
        discards=_cards(edition, s.discards[: s.discard_count]),
        businesses_left=_count_businesses(edition, s.businesses),
        limousine=_limousine(edition, s),
        duel=_duel(edition, s),
    )


def _limousine(edition: Edition, s: Plain) -> Limousine | None:
    spots = edition.names["spot"]
    return None if s.limousine_from == NO_SPOT else Limousine(start=spots[s.limousine_from], end=spots[s.limousine_to])


def _duel(edition: Edition, s: Plain) -> Duel | None:
    if s.duel == NO_SPOT:
        return None
    return Duel(spot=edition.names["spot"][s.duel], tied=seats_in(s.tied), repeats=s.repeats)


def _card(edition: Edition, card: int) -> str:
    return HIDDEN if card == UNKNOWN else edition.names["card"][card]


def _cards(edition: Edition, cards: Sequence[int]) -> list[str]:
    return [_card(edition, card) for card in cards if card != NO_CARD]


def _count_businesses(edition: Edition, counts: Sequence[int]) -> dict[str, int]:
    return dict(zip(edition.names["business"], counts, strict=True))


def _open_business(edition: Edition, s: Plain, numbers: Sequence[int], spot: int) -> OpenBusiness:
    kind = s.spot_business[spot]
    return OpenBusiness(
        spot=edition.names["spot"][spot],
        business=edition.names["business"][kind],
        facing=["up" if up else "down" for up in edition.plain.face_up[kind]],
        rows=[_row(edition, s, numbers, spot, seat) for seat in range(s.seats)],
        owner=_owner(s, spot),
    )


def _owner(s: Plain, spot: int) -> int | None:
    """CP-4.6: of several bullets at a business, the first one decides when the duel is fought."""
    placed = [(bullet, seat) for seat, bullet in enumerate(s.bullet[spot][: s.seats]) if bullet]
    return min(placed)[1] if placed else None


def _row(edition: Edition, s: Plain, numbers: Sequence[int], spot: int, seat: int) -> Row:
    count = s.row_count[spot][seat]
    combination = numbers[PER_SEAT * seat + ROWS + spot]
    return Row(
        cards=[_card(edition, card) for card in s.row[spot][seat][:count]],
        up=[bool(up) for up in s.row_up[spot][seat][:count]],
        free=ROW - count,
        bullet=s.bullet[spot][seat] or None,
        combination=None if combination == Combination.NOTHING else edition.names["combination"][combination],
    )


def _player(edition: Edition, s: Plain, numbers: Sequence[int], seat: int) -> ChicagoPokerPlayer:
    return ChicagoPokerPlayer(
        seat=seat,
        name=edition.names["boss-name"][seat],
        boss=edition.names["boss"][seat],
        hand=_cards(edition, s.hand[seat]),
        chosen=None if s.chosen[seat] == NO_CARD else _card(edition, s.chosen[seat]),
        businesses=_count_businesses(edition, s.owned[seat]),
        goals=_goals(s, numbers[PER_SEAT * seat :]),
    )


def _goals(s: Plain, owned: Sequence[int]) -> dict[str, Goal]:
    """CP-6.1, CP-7.2: what a player owns, against what wins."""
    if s.short:
        needs = {Reason.TWO_OF_A_KIND: (MOST, SHORT_OF_ONE_KIND_TO_WIN), Reason.THREE_BUSINESSES: (TOTAL, SHORT_IN_ALL_TO_WIN)}
    else:
        needs = {
            Reason.THREE_OF_A_KIND: (MOST, OF_ONE_KIND_TO_WIN),
            Reason.ONE_OF_EACH: (KINDS, BUSINESSES),
            Reason.FIVE_BUSINESSES: (TOTAL, IN_ALL_TO_WIN),
        }
    return {name_of(reason): Goal(have=owned[have], need=need) for reason, (have, need) in needs.items()}
