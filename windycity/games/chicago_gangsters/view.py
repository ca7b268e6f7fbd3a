"""Chicago Gangsters for people and programs: what a seat knows as a typed view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from windycity.core.edition import Edition
from windycity.core.view import HIDDEN, About, Head, Plain, Player, View, thing
from windycity.games.chicago_gangsters.about import about
from windycity.games.chicago_gangsters.edition import write_package
from windycity.games.chicago_gangsters.position import (
    ACTS_AS_MEANS,
    BRUISER_LIMIT,
    GAMBLED,
    MEANS_OF,
    NO_CARD,
    NO_CLAN,
    NO_PERSON,
    NO_SEAT,
    NO_WORD,
    NOT_DECIDED,
    PERSON_VALUE,
    PRICE,
    SILENT,
    UNKNOWN_CARD,
    UNKNOWN_WORD,
    VALUE_OF,
    Ask,
    Reason,
    Side,
    Used,
)
from windycity.games.chicago_gangsters.position import Person as Figure
from windycity.games.chicago_gangsters.rules.survey import BRINGS, COULD_BRING, PER_SEAT, USABLE

MeansName = Literal["weapons", "bribes", "blackmail"]
SideName = Literal["challengers", "defenders"]
MEANS: tuple[MeansName, ...] = ("weapons", "bribes", "blackmail")
SIDES: dict[int, SideName] = {Side.CHALLENGERS: "challengers", Side.DEFENDERS: "defenders"}

Card = Annotated[
    str, thing("card", "A means card by letter and value: `W4`; `??` if the seat that looks does not know it.", hidden=True)
]
Clan = Annotated[str, thing("clan", "A clan by name.")]
Person = Annotated[str, thing("person", "A person by name, such as `poker-player`.")]
Decision = Literal["pass", "declare", "??"]


class Coalition(msgspec.Struct, frozen=True, kw_only=True):
    """The coalition card of the round: which clans fight which, and their marks."""

    name: Annotated[str, thing("coalition", "The card by name, such as `C5`.")]
    challenging_clans: Annotated[list[Clan], Meta(description="The clans that challenge.")]
    defending_clans: Annotated[list[Clan], Meta(description="The clans that defend.")]
    question_clan: Annotated[Clan, Meta(description="The clan with the question mark.")]
    pick_clans: Annotated[list[Clan], Meta(description="The clan with the pick mark of the challengers, then of the defenders.")]


class District(msgspec.Struct, frozen=True, kw_only=True):
    """The contested district."""

    name: Annotated[str, thing("district", "The district by name.")]
    means: Annotated[list[MeansName], Meta(description="The means that are usable here.")]
    persons_count: Annotated[bool, Meta(description="Whether persons count here.")]


class Package(msgspec.Struct, frozen=True, kw_only=True):
    """A package of loot."""

    package: Annotated[str, thing("package", "The package by name: `1` or `2` of its row.")]
    alcohol: Annotated[int, Meta(description="The alcohol in it.")]
    means: Annotated[int, Meta(description="The number of means cards in it.")]
    has_person: Annotated[bool, Meta(description="Whether the person is in it.")]
    short: Annotated[str, Meta(description="All of it in letters: alcohol `A`, means cards `M`, the person `P`, as in `2A+P`.")]


class Loot(msgspec.Struct, frozen=True, kw_only=True):
    """The loot card of the round."""

    name: Annotated[str, thing("loot", "The card by name, such as `L7`.")]
    winners: Annotated[list[Package], Meta(description="The two packages of the winners.")]
    losers: Annotated[list[Package], Meta(description="The two packages of the losers.")]


class RoundEnd(msgspec.Struct, frozen=True, kw_only=True):
    """What the active player is doing at the end of the round, and who comes after."""

    next: Annotated[list[int], Meta(description="The seats that come after the active one, in their order.")]
    draws: Annotated[int, Meta(description="The cards that the active player has drawn by now.")]
    used: Annotated[list[Person], Meta(description="The persons that the active player has used by now.")]
    swapped: Annotated[bool, Meta(description="Whether the active player has swapped a card as Mr. X.")]
    selling: Annotated[Person | None, Meta(description="The person through whom cards are being sold; null if none are.")]
    worth: Annotated[int, Meta(description="The value of the cards discarded so far, less that of cards taken for them.")]
    left: Annotated[int, Meta(description="The cards that the Poker Player has still to discard or to take.")]
    price: Annotated[int, Meta(description="The value that must be discarded for one alcohol.")]
    exchanged: Annotated[int, Meta(description="The cards that a Poker Player exchanges.")]


class ToBeat(msgspec.Struct, frozen=True, kw_only=True):
    """What the defenders together have to reach."""

    least: Annotated[int, Meta(description="The least strength that beats what the challengers have announced.")]
    safe: Annotated[
        int | None,
        Meta(description="The least that beats any hidden card of theirs, too; null if Mr. X, who may bring anything, is there."),
    ]
    hidden: Annotated[int, Meta(description="The most that their hidden card can add; 0 if there is none.")]


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """What a player's word has been worth so far."""

    kept: Annotated[int, Meta(description="The words that were kept.")]
    broken: Annotated[int, Meta(description="The words that were broken.")]


class ChicagoGangstersPlayer(Player, frozen=True, kw_only=True):
    """A player, with open and sealed cards."""

    clan: Annotated[Clan | None, Meta(description="The clan that the player plays in this round; null for Mr. X.")]
    side: Annotated[SideName | None, Meta(description="The side that the player is on; null if on neither.")]
    alcohol: Annotated[int, Meta(description="The alcohol won: what the match is about.")]
    persons: Annotated[list[Person], Meta(description="The persons won.")]
    counting: Annotated[list[Person], Meta(description="Of those, the persons who add to the strength in the district.")]
    hand: Annotated[list[Card], Meta(description="All cards that do not lie open, those laid face down among them.")]
    shown: Annotated[list[Card], Meta(description="Of those, what everyone has seen.")]
    usable: Annotated[list[MeansName], Meta(description="The means that count for this player in the district.")]
    choosing: Annotated[list[Card] | None, Meta(description="One's own sealed choice so far; null of others.")]
    laid: Annotated[list[Card], Meta(description="The cards laid face down.")]
    open: Annotated[list[Card], Meta(description="The cards laid open.")]
    contribution: Annotated[int, Meta(description="The strength that the player was announced to bring.")]
    brings: Annotated[
        int,
        Meta(description="What the persons and the cards laid so far bring here, as far as the seat that looks knows them."),
    ]
    could_bring: Annotated[int | None, Meta(description="What the persons and the whole hand would bring; null of others.")]
    adds: Annotated[
        dict[Card, int] | None,
        Meta(description="What each card that one holds would add in the district if it were laid; null of others."),
    ]
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
    """What a seat knows of a match of Chicago Gangsters; the open cards of a round are null when the match is over."""

    round: Annotated[int, Meta(description="The round, from 1.")]
    coalition: Annotated[Coalition | None, Meta(description="The coalition card that lies open.")]
    district: Annotated[District | None, Meta(description="The district that is fought for.")]
    loot: Annotated[Loot | None, Meta(description="The loot card that lies open.")]
    person: Annotated[Person | None, Meta(description="The person to be won; null once that person is taken.")]
    person_values: Annotated[dict[Person, int], Meta(description="The value of each person who lies open.")]
    about: About
    question: Annotated[int | None, Meta(description="The seat with the question mark; null if nobody who takes part plays it.")]
    pick: Annotated[
        list[int | None],
        Meta(description="The seat with the pick mark of the challengers, then of the defenders; null as above."),
    ]
    acting: Annotated[SideName | None, Meta(description="The side that is laying, or was the last to.")]
    strength: Annotated[list[int], Meta(description="What was announced of the challengers, then of the defenders.")]
    to_beat: Annotated[ToBeat | None, Meta(description="What the defenders need; null unless it is they who are laying.")]
    winning: Annotated[SideName | None, Meta(description="The side that won the fight; null as long as it lasts.")]
    sharing: Annotated[SideName | None, Meta(description="The side that is taking its loot; null if none is.")]
    takers: Annotated[
        list[int], Meta(description="The seats that share that loot, first choice first; of three the last goes without.")
    ]
    pile: Annotated[int, Meta(description="The number of cards in the draw pile.")]
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
        person_values=_person_values(edition, s),
        about=[*about(edition, s)],
        question=None if over else _marked(s, data.question[s.coalition]),
        pick=[None, None] if over else [_marked(s, clan) for clan in data.pick[s.coalition]],
        acting=None if over else SIDES[s.acting],
        strength=s.strength,
        to_beat=None if over else _to_beat(edition, s),
        winning=SIDES.get(s.winning),
        sharing=SIDES.get(s.sharing),
        takers=[seat for seat in numbers[PER_SEAT * s.seats :] if seat != NO_SEAT],
        pile=s.pile_count,
        discards=_cards(edition, s.discards),
        persons_left=[persons[person] for person, there in enumerate(s.person_pile) if there],
        mr_x=_seat(s.mr_x),
        loner=_seat(s.loner),
        godfather=_seat(s.godfather_seat),
        ousted=_seat(s.ousted),
        bruiser_used=bool(s.bruiser_used),
        round_end=_round_end(edition, s) if at_end else None,
        players=[_player(edition, s, seat, numbers[PER_SEAT * seat :]) for seat in range(s.seats)],
    )


def _seat(seat: int) -> int | None:
    return None if seat == NO_SEAT else seat


def _person_values(edition: Edition, s: Plain) -> dict[str, int]:
    names = edition.names["person"]
    return {
        names[person]: PERSON_VALUE[person] for person, holder in enumerate(s.holder) if holder != NO_SEAT or person == s.person
    }


def _round_end(edition: Edition, s: Plain) -> RoundEnd:
    names = edition.names["person"]
    return RoundEnd(
        next=[(s.turn + distance) % s.seats for distance in range(1, s.turns)],
        draws=sum(bool(s.used & drawn) for drawn in (Used.DREW, Used.EXTRA)),
        used=[names[person] for person in Figure if person.name in Used.__members__ and s.used & Used[person.name]],
        swapped=bool(s.used & Used.SWAP),
        selling=_person(edition, s.selling),
        worth=s.worth,
        left=s.left,
        price=PRICE,
        exchanged=GAMBLED,
    )


def _to_beat(edition: Edition, s: Plain) -> ToBeat | None:
    """CG-4.8: a tie is the challengers'; CG-4.7: their hidden card may still add to what they have announced."""
    if s.acting != Side.DEFENDERS or s.winning != Side.NEITHER:
        return None
    least = s.strength[Side.CHALLENGERS] + 1
    owner = _marked(s, edition.plain.question[s.coalition])
    hidden = 0
    if owner is not None and s.side[owner] == Side.CHALLENGERS and s.laid_count[owner]:
        hidden = max(VALUE_OF) * _factor(s, owner)
        if s.bruiser_used and s.holder[Figure.BRUISER] == owner:
            hidden += min(hidden, BRUISER_LIMIT)
    with_mr_x = s.mr_x != NO_SEAT and s.side[s.mr_x] == Side.CHALLENGERS
    return ToBeat(least=least, safe=None if with_mr_x else least + hidden, hidden=hidden)


def _factor(s: Plain, seat: int) -> int:
    """CG-7.1: what a loner brings counts double."""
    return 2 if seat == s.loner else 1


def _person(edition: Edition, person: int) -> str | None:
    return None if person == NO_PERSON else edition.names["person"][person]


def _marked(s: Plain, clan: int) -> int | None:
    """Return who has the clan with a mark; None if nobody plays it, or an ousted partner, who takes no part."""
    return next((seat for seat in range(s.seats) if s.clan[seat] == clan and seat != s.ousted), None)


def _cards(edition: Edition, bag: Sequence[int]) -> list[str]:
    names = edition.names["card"]
    return [names[card] for card, count in enumerate(bag) for _ in range(count)]


def _coalition(edition: Edition, card: int) -> Coalition:
    data, clans = edition.plain, edition.names["clan"]
    sides = data.side[card]
    return Coalition(
        name=edition.names["coalition"][card],
        challenging_clans=[name for name, side in zip(clans, sides, strict=True) if side == Side.CHALLENGERS],
        defending_clans=[name for name, side in zip(clans, sides, strict=True) if side == Side.DEFENDERS],
        question_clan=clans[data.question[card]],
        pick_clans=[clans[clan] for clan in data.pick[card]],
    )


def _district(edition: Edition, district: int) -> District:
    usable = zip(MEANS, edition.plain.usable[district], strict=True)
    return District(
        name=edition.names["district"][district],
        means=[means for means, allowed in usable if allowed],
        persons_count=bool(edition.plain.persons_count[district]),
    )


def _loot(edition: Edition, loot: int) -> Loot:
    winners, losers = ([_package(edition, loot, row, package) for package in range(2)] for row in range(2))
    return Loot(name=edition.names["loot"][loot], winners=winners, losers=losers)


def _package(edition: Edition, loot: int, row: int, package: int) -> Package:
    data = edition.plain
    return Package(
        package=edition.names["package"][package],
        alcohol=data.alcohol[loot][row][package],
        means=data.means[loot][row][package],
        has_person=bool(data.person[loot][row][package]),
        short=write_package(edition, loot, row, package),
    )


def _player(edition: Edition, s: Plain, seat: int, numbers: Sequence[int]) -> ChicagoGangstersPlayer:
    """Return the view of a player, with the numbers that `survey` wrote; there are none once the match is over."""
    own, usable = s.seen_by == seat, numbers[USABLE] if numbers else 0
    known = _cards(edition, s.hand[seat])
    persons = [person for person, holder in enumerate(s.holder) if holder == seat]
    return ChicagoGangstersPlayer(
        seat=seat,
        name=edition.names["player"][seat],
        clan=None if s.clan[seat] == NO_CLAN else edition.names["clan"][s.clan[seat]],
        side=SIDES.get(s.side[seat]),
        alcohol=s.alcohol[seat],
        persons=[edition.names["person"][person] for person in persons],
        counting=[
            edition.names["person"][person] for person in persons if seat != s.ousted and _counts(edition, s, person, usable)
        ],
        hand=known + [HIDDEN] * (s.hand_count[seat] - len(known)),
        shown=_cards(edition, s.shown[seat]),
        usable=[name for means, name in enumerate(MEANS) if usable >> means & 1],
        choosing=_cards(edition, s.choosing[seat]) if own else None,
        laid=_cards(edition, s.laid[seat]) if own else [HIDDEN] * s.laid_count[seat],
        open=_cards(edition, s.open[seat]),
        contribution=s.contribution[seat],
        brings=numbers[BRINGS] if numbers else 0,
        could_bring=numbers[COULD_BRING] if numbers and own else None,
        adds=_adds(edition, s, seat, usable) if numbers and own else None,
        saying=_word(s.saying[seat]),
        said=_word(s.said[seat]),
        declaring=_decision(s.declaring[seat]),
        duelling=_duelling(edition, s.duelling[seat]),
        words=Words(kept=s.kept[seat], broken=s.broken[seat]),
        godfather_points=s.godfather_points[seat],
    )


def _counts(edition: Edition, s: Plain, person: int, usable: int) -> bool:
    """CG-4.5: whether a person counts in the district; CG-8.6: where persons do not, some act as means that are usable."""
    if s.reason != Reason.NOT_OVER:
        return False
    if edition.plain.persons_count[s.district]:
        return PERSON_VALUE[person] > 0
    return person in ACTS_AS_MEANS and bool(usable >> edition.plain.person_means[person] & 1)


def _adds(edition: Edition, s: Plain, seat: int, usable: int) -> dict[str, int]:
    """CG-4.4: what each kind of card in a hand would add."""
    names = edition.names["card"]
    return {
        names[card]: VALUE_OF[card] * _factor(s, seat) * (usable >> MEANS_OF[card] & 1)
        for card, count in enumerate(s.hand[seat])
        if count
    }


def _word(word: int) -> int | Literal["silent", "??"] | None:
    """Return a word: a strength, "silent", "??" if unknown, None if there is none."""
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
