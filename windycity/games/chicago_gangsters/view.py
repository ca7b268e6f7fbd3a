"""Chicago Gangsters for people and programs: what a seat knows as a typed view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from windycity.core.edition import Edition
from windycity.core.view import HIDDEN, Head, Plain, Player, View
from windycity.games.chicago_gangsters.edition import write_package
from windycity.games.chicago_gangsters.position import (
    NO_CARD,
    NO_CLAN,
    NO_PERSON,
    NO_SEAT,
    NO_WORD,
    NOT_DECIDED,
    SILENT,
    UNKNOWN_CARD,
    UNKNOWN_WORD,
    Ask,
    Side,
)

MeansName = Literal["weapons", "bribes", "blackmail"]
SideName = Literal["challengers", "defenders"]
MEANS: tuple[MeansName, ...] = ("weapons", "bribes", "blackmail")
SIDES: dict[int, SideName] = {Side.CHALLENGERS: "challengers", Side.DEFENDERS: "defenders"}

Card = Annotated[str, Meta(description="A means card by letter and value: `W4`; `??` if the seat that looks does not know it.")]
Clan = Annotated[str, Meta(description="A clan by name.")]
Person = Annotated[str, Meta(description="A person by name, such as `poker-player`.")]
Package = Annotated[str, Meta(description="A package of loot: alcohol `A`, means cards `M`, the person `P`, as in `2A+P`.")]
Decision = Literal["pass", "declare", "??"]


class Coalition(msgspec.Struct, frozen=True, kw_only=True):
    """The coalition card of the round: which clans fight which, and their marks."""

    card: Annotated[str, Meta(description="The card by name.")]
    challengers: Annotated[list[Clan], Meta(description="The clans that challenge.")]
    defenders: Annotated[list[Clan], Meta(description="The clans that defend.")]
    question: Annotated[Clan, Meta(description="The clan with the question mark.")]
    pick: Annotated[list[Clan], Meta(description="The clan with the pick mark of the challengers, then of the defenders.")]


class District(msgspec.Struct, frozen=True, kw_only=True):
    """The contested district."""

    name: Annotated[str, Meta(description="The district by name.")]
    means: Annotated[list[MeansName], Meta(description="The means that are usable here.")]
    persons: Annotated[bool, Meta(description="Whether persons count here.")]


class Loot(msgspec.Struct, frozen=True, kw_only=True):
    """The loot card of the round."""

    card: Annotated[str, Meta(description="The card by name.")]
    winners: Annotated[list[Package], Meta(description="The two packages of the winners.")]
    losers: Annotated[list[Package], Meta(description="The two packages of the losers.")]


class RoundEnd(msgspec.Struct, frozen=True, kw_only=True):
    """What the active player is doing at the end of the round."""

    selling: Annotated[Person | None, Meta(description="The person through whom cards are being sold; null if none are.")]
    worth: Annotated[int, Meta(description="The value of the cards discarded so far, less that of cards taken for them.")]
    left: Annotated[int, Meta(description="The cards that the Poker Player has still to discard or to take.")]


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """What a player's word has been worth so far."""

    kept: Annotated[int, Meta(description="The words that were kept.")]
    broken: Annotated[int, Meta(description="The words that were broken.")]


class ChicagoGangstersPlayer(Player, frozen=True, kw_only=True):
    """A player, with what lies open and what is sealed."""

    clan: Annotated[Clan | None, Meta(description="The clan that the player plays in this round; null for Mr. X.")]
    side: Annotated[SideName | None, Meta(description="The side that the player is on; null if on neither.")]
    alcohol: Annotated[int, Meta(description="The alcohol won: what the match is about.")]
    persons: Annotated[list[Person], Meta(description="The persons won.")]
    hand: Annotated[list[Card], Meta(description="All cards that do not lie open, those laid face down among them.")]
    shown: Annotated[list[Card], Meta(description="Of those, what everyone has seen.")]
    usable: Annotated[list[MeansName], Meta(description="The means that count for this player in the district.")]
    choosing: Annotated[list[Card] | None, Meta(description="One's own sealed choice so far; null of others.")]
    laid: Annotated[list[Card], Meta(description="The cards laid face down.")]
    open: Annotated[list[Card], Meta(description="The cards laid open.")]
    contribution: Annotated[int, Meta(description="The strength that the player was announced to bring.")]
    saying: Annotated[
        int | Literal["silent", "??"] | None,
        Meta(description="The sealed word under way: a strength, `silent`, `??` if not known; null if there is none."),
    ]
    said: Annotated[int | Literal["silent", "??"] | None, Meta(description="The word that was told; null if there is none.")]
    declaring: Annotated[Decision | None, Meta(description="The sealed choice to become Godfather; null if there is none.")]
    duelling: Annotated[Card | None, Meta(description="The sealed card of a duel for Godfather; null if there is none.")]
    words: Words
    godfather_points: Annotated[int, Meta(description="The points for rounds as Godfather.")]


class ChicagoGangstersView(View, frozen=True, kw_only=True, tag="chicago-gangsters"):
    """What a seat knows of a match of Chicago Gangsters; what lies open in a round is null when the match is over."""

    round: Annotated[int, Meta(description="The round, from 1.")]
    coalition: Annotated[Coalition | None, Meta(description="The coalition card that lies open.")]
    district: Annotated[District | None, Meta(description="The district that is fought for.")]
    loot: Annotated[Loot | None, Meta(description="The loot card that lies open.")]
    person: Annotated[Person | None, Meta(description="The person to be won; null once that person is taken.")]
    question: Annotated[int | None, Meta(description="The seat with the question mark; null if nobody who takes part plays it.")]
    pick: Annotated[
        list[int | None],
        Meta(description="The seat with the pick mark of the challengers, then of the defenders; null as above."),
    ]
    acting: Annotated[SideName | None, Meta(description="The side that is laying, or was the last to.")]
    strength: Annotated[list[int], Meta(description="What was announced of the challengers, then of the defenders.")]
    winning: Annotated[SideName | None, Meta(description="The side that won the fight; null as long as it lasts.")]
    sharing: Annotated[SideName | None, Meta(description="The side that is taking its loot; null if none is.")]
    pile: Annotated[int, Meta(description="The count of cards in the draw pile.")]
    discards: Annotated[list[Card], Meta(description="The discarded cards, which all lie open.")]
    persons_left: Annotated[list[Person], Meta(description="The persons still in the pile.")]
    mr_x: Annotated[int | None, Meta(description="The seat of Mr. X; null if there is none.")]
    loner: Annotated[int | None, Meta(description="The seat of the loner; null if there is none.")]
    godfather: Annotated[int | None, Meta(description="The seat of the Godfather; null if there is none.")]
    ousted: Annotated[int | None, Meta(description="The seat of the partner whom the Godfather ousted; null if there is none.")]
    bruiser_used: Annotated[bool, Meta(description="Whether the Bruiser is at work in this round.")]
    round_end: Annotated[RoundEnd | None, Meta(description="What goes on at the end of the round; null before.")]
    players: Annotated[list[ChicagoGangstersPlayer], Meta(description="The players, in the order of their seats.")]


def view(edition: Edition, s: Plain, numbers: Sequence[int], head: Head) -> ChicagoGangstersView:
    """Return the view of an observed position."""
    over, data, persons = head["over"], edition.plain, edition.names["person"]
    at_end = s.ask in (Ask.ROUND_END, Ask.SELL, Ask.GAMBLE, Ask.TAKE)
    return ChicagoGangstersView(
        **head,
        active=s.turn if at_end else None,
        round=s.round,
        coalition=None if over else _coalition(edition, s.coalition),
        district=None if over else _district(edition, s.district),
        loot=None if over else _loot(edition, s.loot),
        person=_person(edition, s.person),
        question=None if over else _marked(s, data.question[s.coalition]),
        pick=[None, None] if over else [_marked(s, clan) for clan in data.pick[s.coalition]],
        acting=None if over else SIDES[s.acting],
        strength=s.strength,
        winning=SIDES.get(s.winning),
        sharing=SIDES.get(s.sharing),
        pile=s.pile_count,
        discards=_cards(edition, s.discards),
        persons_left=[persons[person] for person, there in enumerate(s.person_pile) if there],
        mr_x=_seat(s.mr_x),
        loner=_seat(s.loner),
        godfather=_seat(s.godfather_seat),
        ousted=_seat(s.ousted),
        bruiser_used=bool(s.bruiser_used),
        round_end=RoundEnd(selling=_person(edition, s.selling), worth=s.worth, left=s.left) if at_end else None,
        players=[_player(edition, s, seat, 0 if over else numbers[seat]) for seat in range(s.seats)],
    )


def _seat(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _person(edition: Edition, person: int) -> str | None:
    return None if person == NO_PERSON else edition.names["person"][person]


def _marked(s: Plain, clan: int) -> int | None:
    """Who has the clan with a mark; None if nobody plays it, or an ousted partner, who takes no part."""
    return next((seat for seat in range(s.seats) if s.clan[seat] == clan and seat != s.ousted), None)


def _cards(edition: Edition, bag: Sequence[int]) -> list[str]:
    names = edition.names["card"]
    return [names[card] for card, count in enumerate(bag) for _ in range(count)]


def _coalition(edition: Edition, card: int) -> Coalition:
    data, clans = edition.plain, edition.names["clan"]
    sides = data.side[card]
    return Coalition(
        card=edition.names["coalition"][card],
        challengers=[name for name, side in zip(clans, sides, strict=True) if side == Side.CHALLENGERS],
        defenders=[name for name, side in zip(clans, sides, strict=True) if side == Side.DEFENDERS],
        question=clans[data.question[card]],
        pick=[clans[clan] for clan in data.pick[card]],
    )


def _district(edition: Edition, district: int) -> District:
    usable = zip(MEANS, edition.plain.usable[district], strict=True)
    return District(
        name=edition.names["district"][district],
        means=[means for means, allowed in usable if allowed],
        persons=bool(edition.plain.persons_count[district]),
    )


def _loot(edition: Edition, loot: int) -> Loot:
    winners, losers = ([write_package(edition, loot, row, package) for package in range(2)] for row in range(2))
    return Loot(card=edition.names["loot"][loot], winners=winners, losers=losers)


def _player(edition: Edition, s: Plain, seat: int, usable: int) -> ChicagoGangstersPlayer:
    own = s.seen_by == seat
    known = _cards(edition, s.hand[seat])
    return ChicagoGangstersPlayer(
        seat=seat,
        name=edition.names["player"][seat],
        clan=None if s.clan[seat] == NO_CLAN else edition.names["clan"][s.clan[seat]],
        side=SIDES.get(s.side[seat]),
        alcohol=s.alcohol[seat],
        persons=[edition.names["person"][person] for person, holder in enumerate(s.holder) if holder == seat],
        hand=known + [HIDDEN] * (s.hand_count[seat] - len(known)),
        shown=_cards(edition, s.shown[seat]),
        usable=[name for means, name in enumerate(MEANS) if usable >> means & 1],
        choosing=_cards(edition, s.choosing[seat]) if own else None,
        laid=_cards(edition, s.laid[seat]) if own else [HIDDEN] * s.laid_count[seat],
        open=_cards(edition, s.open[seat]),
        contribution=s.contribution[seat],
        saying=_word(s.saying[seat]),
        said=_word(s.said[seat]),
        declaring=_decision(s.declaring[seat]),
        duelling=_duelling(edition, s.duelling[seat]),
        words=Words(kept=s.kept[seat], broken=s.broken[seat]),
        godfather_points=s.godfather_points[seat],
    )


def _word(word: int) -> int | Literal["silent", "??"] | None:
    """A word: a strength, "silent", "??" if unknown, None if there is none."""
    if word == NO_WORD:
        return None
    if word == SILENT:
        return "silent"
    return "??" if word == UNKNOWN_WORD else word


def _decision(decision: int) -> Decision | None:
    decided: dict[int, Decision] = {0: "pass", 1: "declare"}
    return None if decision == NOT_DECIDED else decided.get(decision, "??")


def _duelling(edition: Edition, card: int) -> str | None:
    if card == NO_CARD:
        return None
    return HIDDEN if card == UNKNOWN_CARD else edition.names["card"][card]
