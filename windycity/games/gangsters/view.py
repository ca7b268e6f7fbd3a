"""Gangsters for people and programs: what a seat knows as a typed view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from windycity.core.edition import Edition
from windycity.core.view import About, Head, Plain, Player, View, thing
from windycity.games.gangsters.about import about
from windycity.games.gangsters.position import (
    FIRST_COP_TARGET,
    JOINTS,
    MEMBER_PRICE,
    MOST_STRENGTH,
    NO_COP,
    NO_JOINT,
    NO_MARKER,
    NO_SEAT,
    NO_SPACE,
    NO_TARGET,
    PIECES,
    UNKNOWN_MARKER,
    VAMP_PRICE,
    Ask,
    Die,
    Outcome,
    Phase,
)
from windycity.games.gangsters.position import Piece as Kind
from windycity.games.gangsters.rules.survey import CRIME, HIRING, LEFT, PAYS, WORTH

DieName = Literal["blue", "white", "green", "black", "red"]
SideName = Literal["clean", "criminal"]
EquipmentName = Literal["wheels", "heaters", "clothes"]
OutcomeName = Literal["unknown", "failed", "worked"]
DICE: tuple[DieName, ...] = ("blue", "white", "green", "black", "red")
SIDES: tuple[SideName, ...] = ("clean", "criminal")
EQUIPMENT: tuple[EquipmentName, ...] = ("wheels", "heaters", "clothes")  # of each piece
OUTCOMES: dict[int, OutcomeName] = {Outcome.UNKNOWN: "unknown", Outcome.FAILED: "failed", Outcome.WORKED: "worked"}

# GA-2.2: what the first, second and nth racketeer, thug and vamp cost in the set-up.
LADDER = (*([MEMBER_PRICE * n for n in range(1, most + 1)] for most in MOST_STRENGTH[: Kind.VAMPS]), [VAMP_PRICE])

Space = Annotated[str, thing("space", "A space by name: a joint or another building such as `A2`, or a street.")]
JointName = Annotated[str, thing("joint", "A joint by name, such as `A2`.")]
CopName = Annotated[str, thing("cop", "A cop by number: `2` to `10`.")]
PieceName = Annotated[str, thing("piece", "A piece by name: `racketeers`, `thugs` or `vamps`.")]
PublicName = Annotated[str, thing("public", "Public by name: its value and a letter, such as `2a`.")]
GangName = Annotated[str, thing("gang", "A gang by name, such as `camorra`.")]
TargetName = Annotated[
    str, thing("target", "What can be attacked, by name: a gang's piece, such as `camorra-thugs`, or `cop-7`.")
]
Side = Annotated[SideName, Meta(description="The side it shows; public shows the criminal one in joints.")]
MarkerName = Annotated[str, thing("marker", "A bribe marker by name: `marker-7`, or `untouchable`.", hidden=True)]


class Joint(msgspec.Struct, frozen=True, kw_only=True):
    """A joint that somebody owns."""

    owner: Annotated[int, Meta(description="The owner's seat.")]
    level: Annotated[int, Meta(description="The joint's level.")]
    colour: Annotated[str, thing("joint_colour", "The joint's colour.")]
    price: Annotated[int, Meta(description="What the joint costs.")]
    pays: Annotated[int, Meta(description="What the joint pays its owner in every turn, with the public that is in it now.")]


class Cop(msgspec.Struct, frozen=True, kw_only=True):
    """A cop on the board."""

    at: Space
    target: TargetName
    donuts: Annotated[int, Meta(description="The number of donuts that the cop has.")]
    by: Annotated[int | None, Meta(description="The seat that gave the donuts; null if there are none.")]


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """Public on the board."""

    at: Space
    side: Side


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """The trade that the active player is offering."""

    partner: Annotated[int, Meta(description="The seat that it is offered to.")]
    give: Annotated[JointName | None, Meta(description="The joint that is given; null if none is.")]
    pay: Annotated[int, Meta(description="The money that is given.")]
    want: Annotated[JointName | None, Meta(description="The joint that is wanted; null if none is.")]
    get: Annotated[int, Meta(description="The money that is wanted.")]


class Police(msgspec.Struct, frozen=True, kw_only=True):
    """What is under way in the police step."""

    mover: Annotated[CopName | None, Meta(description="The cop who moves; null if none does.")]
    replaced: Annotated[CopName | None, Meta(description="The cop whom the mover replaced; null if none.")]
    target: Annotated[TargetName | None, Meta(description="Whom the mover will attack; null if nobody.")]
    must_move: Annotated[CopName | None, Meta(description="The cop who has to be moved; null if any may be.")]
    bribing: Annotated[CopName | None, Meta(description="The cop who is being bribed; null if none is.")]
    aside: Annotated[int, Meta(description="The money put aside for the bribe.")]


class Bribe(msgspec.Struct, frozen=True, kw_only=True):
    """A bribe that is remembered."""

    seat: Annotated[int, Meta(description="The seat that tried to bribe.")]
    cop: CopName
    outcome: Annotated[OutcomeName, Meta(description="How it ended, as far as the seat that looks knows.")]


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a gang on the board."""

    piece: PieceName
    target: TargetName
    strength: Annotated[int, Meta(description="The number of its members.")]
    at: Annotated[Space | None, Meta(description="Where it stands; null while it is off the board.")]
    side: Side
    equipment: Annotated[EquipmentName, Meta(description="The equipment that it can have; the word is the move that buys it.")]
    equipped: Annotated[bool, Meta(description="Whether it has its equipment.")]


class Secrets(msgspec.Struct, frozen=True, kw_only=True):
    """What only the player knows: the standing order, the drawn marker, and the choices of the set-up."""

    standing: Annotated[int, Meta(description="The Untouchables to be put back into the bag before another draws.")]
    drawn: Annotated[MarkerName | None, Meta(description="The marker just drawn; null if there is none.")]
    hired: Annotated[dict[PieceName, int], Meta(description="The members hired so far in the set-up.")]
    left: Annotated[int | None, Meta(description="The money left in the set-up; null after it.")]
    hiring: Annotated[dict[PieceName, int], Meta(description="What another member costs, of each piece that can have one.")]
    ladder: Annotated[
        dict[PieceName, list[int]],
        Meta(description="What members cost one by one while gangs are hired, the first one first, as many as there can be."),
    ]
    placing: Annotated[dict[PieceName, JointName], Meta(description="Where pieces have been placed so far in the set-up.")]


class GangstersPlayer(Player, frozen=True, kw_only=True):
    """A gang."""

    gang: GangName
    colour: Annotated[str, thing("colour", "The gang's colour.")]
    money: Annotated[int, Meta(description="The gang's cash.")]
    income: Annotated[int, Meta(description="What the gang's joints pay in every turn.")]
    worth: Annotated[int, Meta(description="Cash and joints: what counts after the last round.")]
    joints: Annotated[list[JointName], Meta(description="The joints that the gang owns.")]
    pieces: Annotated[list[Piece], Meta(description="The gang's pieces.")]
    markers: Annotated[dict[MarkerName, int], Meta(description="The bribe markers known to be there: the number of each.")]
    secrets: Annotated[Secrets | None, Meta(description="What only the player himself knows; null of all others.")]


class GangstersView(View, frozen=True, kw_only=True, tag="gangsters"):
    """What a seat knows of a match of Gangsters."""

    about: About
    round: Annotated[int, Meta(description="The round, from 1; 0 in the set-up.")]
    order: Annotated[list[int], Meta(description="The seats in the order of play.")]
    dice: Annotated[dict[DieName, int], Meta(description="The dice by colour; empty if they have not been thrown.")]
    moves: Annotated[int, Meta(description="The moves left in this turn.")]
    crime: Annotated[int, Meta(description="The crime level: the pieces and public that show their criminal side.")]
    joints: Annotated[dict[JointName, Joint], Meta(description="The joints that somebody owns.")]
    cops: Annotated[dict[CopName, Cop], Meta(description="The cops on the board.")]
    public: Annotated[dict[PublicName, Public], Meta(description="The public on the board.")]
    offer: Annotated[Offer | None, Meta(description="The trade that is being offered; null if there is none.")]
    police: Police
    entrance: Annotated[
        Space | None, Meta(description="The station where the cop or public that was drawn comes in; null if none does.")
    ]
    bribes: Annotated[list[Bribe], Meta(description="The bribes that are remembered, oldest first.")]
    players: Annotated[list[GangstersPlayer], Meta(description="The gangs, in the order of their seats.")]


def view(edition: Edition, s: Plain, numbers: Sequence[int], head: Head) -> GangstersView:
    """Return the view of an observed position."""
    return GangstersView(
        **head,
        active=None if s.active == NO_SEAT else s.active,
        about=about(edition, s),
        round=s.round,
        order=s.order[: s.seats],
        dice=dict(zip(DICE, s.dice, strict=True)) if any(s.dice) else {},
        moves=s.moves,
        crime=numbers[CRIME],
        joints=_joints(edition, s, numbers),
        cops=_cops(edition, s),
        public=_public(edition, s),
        offer=_offer(edition, s),
        police=_police(edition, s),
        entrance=_entrance(edition, s),
        bribes=[_bribe(edition, s, number) for number in range(s.tries)],
        players=[_player(edition, s, seat, numbers) for seat in range(s.seats)],
    )


def _space(edition: Edition, space: int) -> str | None:
    return None if space == NO_SPACE else edition.names["space"][space]


def _cop(edition: Edition, cop: int) -> str | None:
    return None if cop == NO_COP else edition.names["cop"][cop]


def _joint_name(edition: Edition, joint: int) -> str | None:
    return None if joint == NO_JOINT else edition.names["joint"][joint]


def _joints(edition: Edition, s: Plain, numbers: Sequence[int]) -> dict[str, Joint]:
    names, colours, data = edition.names["joint"], edition.names["joint_colour"], edition.plain
    return {
        names[joint]: Joint(
            owner=owner,
            level=s.level[joint],
            colour=colours[data.colour[joint]],
            price=data.price[joint],
            pays=numbers[PAYS + joint],
        )
        for joint, owner in enumerate(s.owner)
        if owner != NO_SEAT
    }


def _cops(edition: Edition, s: Plain) -> dict[str, Cop]:
    found = {}
    for cop, at in enumerate(s.cop_at):
        if at != NO_SPACE:
            by = next((seat for seat in range(s.seats) if s.fed[seat] == cop), None)
            donuts = 0 if by is None else s.donuts[by]
            target = edition.names["target"][FIRST_COP_TARGET + cop]
            found[edition.names["cop"][cop]] = Cop(at=edition.names["space"][at], target=target, donuts=donuts, by=by)
    return found


def _public(edition: Edition, s: Plain) -> dict[str, Public]:
    names, spaces = edition.names["public"], edition.names["space"]
    there = enumerate(s.public_at[: edition.plain.publics])
    return {names[public]: Public(at=spaces[at], side=SIDES[at < JOINTS]) for public, at in there if at != NO_SPACE}


def _offer(edition: Edition, s: Plain) -> Offer | None:
    if s.partner == NO_SEAT:
        return None
    give, want = _joint_name(edition, s.give), _joint_name(edition, s.want)
    return Offer(partner=s.partner, give=give, pay=s.pay, want=want, get=s.get)


def _police(edition: Edition, s: Plain) -> Police:
    return Police(
        mover=_cop(edition, s.mover),
        replaced=_cop(edition, s.replaced),
        target=None if s.target == NO_TARGET else edition.names["target"][s.target],
        must_move=_cop(edition, s.obliged) if s.phase == Phase.POLICE else None,
        bribing=_cop(edition, s.bribing),
        aside=s.aside,
    )


def _entrance(edition: Edition, s: Plain) -> str | None:
    """GA-4.5, GA-5.6: the blue die says where a cop comes in, the white one where public does."""
    if s.ask == Ask.COP_TO and s.replaced == NO_COP:
        die = Die.BLUE
    elif s.ask == Ask.PUBLIC_TO:
        die = Die.WHITE
    else:
        return None
    return _space(edition, edition.plain.station[s.dice[die] - 1])


def _bribe(edition: Edition, s: Plain, number: int) -> Bribe:
    known = s.try_told[number]
    if known == Outcome.UNKNOWN and s.seen_by < s.seats:
        known = s.try_known[s.seen_by][number]
    return Bribe(seat=s.try_seat[number], cop=edition.names["cop"][s.try_cop[number]], outcome=OUTCOMES[known])


def _player(edition: Edition, s: Plain, seat: int, numbers: Sequence[int]) -> GangstersPlayer:
    markers = edition.names["marker"]
    joints = [joint for joint, owner in enumerate(s.owner) if owner == seat]
    return GangstersPlayer(
        seat=seat,
        name=edition.names["player"][seat],
        gang=edition.names["gang"][seat],
        colour=edition.names["colour"][seat],
        money=s.cash[seat],
        income=sum(numbers[PAYS + joint] for joint in joints),
        worth=numbers[WORTH + seat],
        joints=[edition.names["joint"][joint] for joint in joints],
        pieces=[_piece(edition, s, seat, piece) for piece in range(PIECES) if s.strength[seat][piece]],
        markers={markers[marker]: count for marker, count in enumerate(s.held[seat]) if count},
        secrets=_secrets(edition, s, seat, numbers) if s.seen_by == seat else None,
    )


def _secrets(edition: Edition, s: Plain, seat: int, numbers: Sequence[int]) -> Secrets:
    drawn, pieces, joints = s.drawn[seat], edition.names["piece"], edition.names["joint"]
    prices = numbers[HIRING : HIRING + PIECES] if s.ask == Ask.GANG else ()
    return Secrets(
        standing=s.standing[seat],
        drawn=None if drawn in (NO_MARKER, UNKNOWN_MARKER) else edition.names["marker"][drawn],
        hired=dict(zip(pieces, s.hired[seat], strict=True)),
        left=numbers[LEFT] if s.ask in (Ask.GANG, Ask.PLACE) else None,
        hiring={piece: price for piece, price in zip(pieces, prices, strict=False) if price},
        ladder=dict(zip(pieces, LADDER, strict=True)) if s.ask == Ask.GANG else {},
        placing={piece: joints[at] for piece, at in zip(pieces, s.placing[seat], strict=True) if at < NO_JOINT},
    )


def _piece(edition: Edition, s: Plain, seat: int, piece: int) -> Piece:
    return Piece(
        piece=edition.names["piece"][piece],
        target=edition.names["target"][seat * PIECES + piece],
        strength=s.strength[seat][piece],
        at=_space(edition, s.piece_at[seat][piece]),
        side=SIDES[s.criminal[seat][piece]],
        equipment=EQUIPMENT[piece],
        equipped=bool(s.equipped[seat][piece]),
    )
