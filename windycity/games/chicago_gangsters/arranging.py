"""Arranging a position of Chicago Gangsters by hand: cards, persons, what lies open, alcohol, and the round that begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from windycity.core.chance import CHANCE
from windycity.core.edition import Edition
from windycity.core.events import LOG
from windycity.core.position import Loose
from windycity.games.arranging import Bag, Gone, Held, Label, Number, Slot, Zone
from windycity.games.chicago_gangsters.position import (
    CARDS,
    COALITIONS,
    DECK,
    DISTRICTS,
    END_CARD,
    HAND_LIMIT,
    LOOT_CARDS,
    MOST_ALCOHOL,
    NO_CLAN,
    NO_COALITION,
    NO_DISTRICT,
    NO_LOOT,
    NO_PERSON,
    NO_SEAT,
    PERSONS,
    SURE_ROUNDS,
    Ask,
    Phase,
    Side,
)
from windycity.games.chicago_gangsters.rules.answers import go_on_fighting
from windycity.games.chicago_gangsters.rules.sides import take_sides

KEPT = ("clan", "mr_x")
# What lies open in a round, each from a pile of its own: the number of such cards, and the value for none.
TURNED = {
    "coalition": (COALITIONS, NO_COALITION),
    "district": (DISTRICTS, NO_DISTRICT),
    "loot": (LOOT_CARDS, NO_LOOT),
}


def gather(edition: Edition, s: Loose) -> None:
    """Take back open cards into hands, as far as these hold them, and turn up a new person if this round's was won already."""
    for seat in range(s.seats):
        for card in range(CARDS):
            kept = min(int(s.open[seat, card]), HAND_LIMIT - int(s.hand_count[seat]))
            s.hand[seat, card] += kept
            s.hand_count[seat] += kept
            s.discards[card] += s.open[seat, card] - kept
            s.open[seat, card] = 0
    if s.person == NO_PERSON and s.person_pile.any():
        s.person = int(s.person_pile.argmax())
        s.person_pile[s.person] = 0


def zones(edition: Edition, s: Loose, players: Sequence[str]) -> list[Zone]:
    """List the places of means cards and persons, and of the cards turned up for a round."""
    cards, persons = range(CARDS), range(PERSONS)
    seats = [(seat, players[seat]) for seat in range(s.seats)]
    persons_of = [(f"person {seat}", Label("arrange-persons", {"player": player}), seat) for seat, player in seats]
    hands = [(f"hand {seat}", Label("arrange-hand", {"player": player}), seat) for seat, player in seats]
    with_persons = (
        Slot("person", Label("arrange-person"), "person", persons, 1, "person", NO_PERSON, needed=True),
        *(Held(name, label, "person", persons, PERSONS, "holder", seat, NO_SEAT) for name, label, seat in persons_of),
        Bag("persons", Label("arrange-persons-left"), "person", persons, PERSONS, "person_pile"),
    )
    return [
        *(Bag(name, label, "card", cards, HAND_LIMIT, "hand", (seat,), "hand_count") for name, label, seat in hands),
        Bag("pile", Label("arrange-pile"), "card", cards, DECK, "pile", (), "pile_count"),
        Bag("discards", Label("arrange-discards"), "card", cards, DECK, "discards"),
        *with_persons,
        Gone("persons gone", Label("arrange-persons-gone"), "person", persons, PERSONS, with_persons),
        *_turned("coalition", lambda s, card: _call_coalition(edition, s, card, players)),
        *_turned("district", None),
        *_turned("loot", lambda s, card: _call_loot(edition, card)),
    ]


def _turned(kind: str, called: Callable[[Loose, int], Label] | None) -> Iterator[Zone]:
    """List the places of a kind of card: the open one, the pile, and those of earlier rounds."""
    count, empty = TURNED[kind]
    things = range(count)
    places = (
        Slot(kind, Label(f"arrange-{kind}"), kind, things, 1, kind, empty, needed=True, called=called),
        Bag(f"{kind} pile", Label(f"arrange-{kind}-pile"), kind, things, count, f"{kind}_pile", called=called),
    )
    yield from places
    yield Gone(f"{kind} gone", Label(f"arrange-{kind}-gone"), kind, things, count, places, called=called)


def _call_coalition(edition: Edition, s: Loose, card: int, players: Sequence[str]) -> Label:
    """Name a coalition card by the players it puts together."""
    seats = [seat for seat in range(s.seats) if s.clan[seat] != NO_CLAN]  # all but Mr. X
    sides = {"challengers": Side.CHALLENGERS, "defenders": Side.DEFENDERS}
    facts = {
        name: ", ".join(players[seat] for seat in seats if edition.data.side[card, s.clan[seat]] == side)
        for name, side in sides.items()
    }
    return Label("arrange-coalition-card", facts)


def _call_loot(edition: Edition, card: int) -> Label:
    """Name a loot card by its packages."""
    return Label("arrange-loot-card", {"packages": edition.names["packages"][card]})


def numbers(edition: Edition, s: Loose, players: Sequence[str]) -> list[Number]:
    """List the round, and the alcohol of every player."""

    def pour(seat: int) -> Number:
        def write(s: Loose, value: int) -> None:
            s.alcohol[seat] = value

        label = Label("arrange-alcohol", {"player": players[seat]})
        return Number(f"alcohol {seat}", label, int(s.alcohol[seat]), 0, MOST_ALCOHOL, write)

    in_play = COALITIONS - int(s.coalition_pile[:COALITIONS].sum())
    return [Number("round", Label("arrange-round"), in_play, 1, COALITIONS, _go_to), *(pour(seat) for seat in range(s.seats))]


def _go_to(s: Loose, round: int) -> None:
    """Remove as many cards of each kind as the rounds before used up (CG-3.1)."""
    for kind, (count, _) in TURNED.items():
        pile, open_card = getattr(s, f"{kind}_pile"), getattr(s, kind)
        wanted = count - round - int(pile[:count].sum())
        for card in range(count):
            if wanted > 0 and not pile[card] and card != open_card:
                pile[card], wanted = 1, wanted - 1
            elif wanted < 0 and pile[card]:
                pile[card], wanted = 0, wanted + 1


def settle(edition: Edition, s: Loose) -> None:
    """Begin a round (CG-3.1): the coalition card puts everyone on a side, and the first ask is made."""
    s.round = COALITIONS - int(s.coalition_pile[:COALITIONS].sum())
    s.coalition_pile[END_CARD] = int(s.round > SURE_ROUNDS)  # CG-2.2
    s.side[:] = Side.NEITHER
    take_sides(s, edition.data)
    s.acting, s.phase, s.ask, s.waiting, s.asked = int(Side.CHALLENGERS), int(Phase.JOIN), int(Ask.NOTHING), 0, 0
    for _ in range(Phase.TURN_UP - Phase.JOIN):
        if s.waiting == 0:
            go_on_fighting(s, edition.data, CHANCE.loose()[0], LOG.loose()[0])
