"""Moonshine as the core sees it: the edition file and the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from windycity.core.edition import FORMAT, Edition, Name, check_count, read_toml
from windycity.core.errors import BadEdition
from windycity.core.explanations import Explanations
from windycity.core.kernel import named
from windycity.core.rulebook import Rulebook

from . import rules
from .actions import ACTIONS, OFFER, Refusal, hide_move
from .position import EDITION, POSITION, SEATS, Ask, Event, Fact, Flaw, Luck, Reason
from .view import MoonshineView, draw, view

FOLDER = Path(__file__).parent
Points = Annotated[int, msgspec.Meta(ge=1, le=3)]


class EditionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of edition.toml."""

    format: int
    game: str
    name: Name
    taken: Points
    refused: Points
    player: list[Name]


def read_edition(file: Path) -> Edition:
    """Read and check an edition file; anything wrong raises BadEdition."""
    data, digest = read_toml(file, EditionFile)
    if data.format != FORMAT or data.game != "moonshine":
        raise BadEdition("edition-wrong-head", file=str(file), game="moonshine", format=FORMAT)
    check_count(str(file), "player", len(data.player), SEATS, "MO-1.2")
    flat = EDITION.loose()[0]
    flat.taken, flat.refused = data.taken, data.refused
    return Edition(data.name, digest, flat, {"crate": ["whisky", "water"], "player": data.player})


EXPLANATIONS = Explanations(ACTIONS, Ask, Refusal, {OFFER: rules.why_not_offer}, {})
RULEBOOK = Rulebook(
    name="moonshine",
    rules_version=1,
    advice_version=1,
    value_version=1,
    folder=FOLDER,
    seats=range(2, SEATS + 1),
    options=[],
    position=POSITION,
    edition=EDITION,
    kernels=named(
        *(rules.start, rules.legal, rules.apply, rules.observe, rules.imagine),
        *(rules.score, rules.flaw, rules.advise, rules.is_quiet, rules.describe),
    ),
    value_weights={"points": 0.5},
    actions=ACTIONS,
    most_legal=4,
    most_answers=25,
    has_sealed_asks=False,
    asks=Ask,
    reasons=Reason,
    reason_rules={Reason.SOLD_OUT: "MO-3.1"},
    flaws=Flaw,
    events=Event,
    fact_names=Fact,
    facts={
        Event.DEALT: (Fact.SEAT, Fact.CRATE),
        Event.TURN: (Fact.SEAT,),
        Event.OFFERED: (Fact.SEAT, Fact.CRATE),
        Event.TAKEN: (Fact.SEAT, Fact.CRATE),
        Event.REFUSED: (Fact.SEAT, Fact.CRATE),
        Event.SCORED: (Fact.SEAT, Fact.POINTS),
        Event.ENDED: (Fact.REASON,),
    },
    luck_kinds={Luck.CRATE: "crate"},
    read_edition=read_edition,
    hide_move=hide_move,
    explanations=EXPLANATIONS,
    player_names=lambda edition, seats: edition.names["player"],
    view_type=MoonshineView,
    view=view,
    draw=draw,
)
