"""Gangsters as the core sees it: everything the game supplies, in one place."""

from __future__ import annotations

from pathlib import Path

from windycity.core.kernel import named
from windycity.core.rulebook import Rulebook
from windycity.games.gangsters.actions import ACTIONS, MOST_LEGAL, hide_move
from windycity.games.gangsters.advice import ADVICE_VERSION, advise
from windycity.games.gangsters.board_data import board_of
from windycity.games.gangsters.drawing import draw
from windycity.games.gangsters.edition import read_edition
from windycity.games.gangsters.events import FACTS, SILENT, Event, Fact
from windycity.games.gangsters.explanations import EXPLANATIONS
from windycity.games.gangsters.features import write_features
from windycity.games.gangsters.news import rewrite_step
from windycity.games.gangsters.phrases import expand
from windycity.games.gangsters.position import EDITION, POSITION, Ask, Luck, Reason
from windycity.games.gangsters.rules.answers import apply, legal
from windycity.games.gangsters.rules.ending import score
from windycity.games.gangsters.rules.knowledge import imagine, observe
from windycity.games.gangsters.rules.setup import start
from windycity.games.gangsters.rules.soundness import Flaw, flaw
from windycity.games.gangsters.rules.survey import survey
from windycity.games.gangsters.value import VALUE_VERSION, WEIGHTS, describe, is_quiet
from windycity.games.gangsters.view import GangstersView, view

RULEBOOK = Rulebook(
    name="gangsters",
    rules_version=2,
    advice_version=ADVICE_VERSION,
    value_version=VALUE_VERSION,
    folder=Path(__file__).parent,
    seats=range(2, 5),
    options=[],
    position=POSITION,
    edition=EDITION,
    kernels=named(start, legal, apply, observe, imagine, score, survey, flaw, advise, is_quiet, describe, write_features),
    value_weights=WEIGHTS,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    most_answers=40_000,  # 60 rounds of four turns, with offers, reactions, orders and moves in each
    has_sealed_asks=True,
    asks=Ask,
    reasons=Reason,
    reason_rules={
        Reason.COLOUR: "GA-10.1",
        Reason.TEN_JOINTS: "GA-10.1",
        Reason.CASH: "GA-10.1",
        Reason.RICHEST: "GA-10.2",
    },
    flaws=Flaw,
    events=Event,
    fact_names=Fact,
    facts=FACTS,
    luck_kinds={
        Luck.DIE: "face",
        Luck.GANG: "gang",
        Luck.COP: "cop_luck",
        Luck.MARKER: "marker",
        Luck.PUBLIC: "public",
    },
    read_edition=read_edition,
    hide_move=hide_move,
    explanations=EXPLANATIONS,
    player_names=lambda edition, seats: edition.names["player"],
    view_type=GangstersView,
    view=view,
    draw=draw,
    board=board_of,
    listed=("space",),
    silent=SILENT,
    expand=expand,
    rewrite_step=rewrite_step,
    notable=(
        *(Event.SHOT, Event.GUARDS_SHOT, Event.GONE, Event.NEUTRAL, Event.LOST_LEVEL, Event.RAIDED, Event.SEDUCED),
        *(Event.BRIBES, Event.SHOWED, Event.ACCEPTED, Event.ENDED),
    ),
    slight=(
        *(Event.CHOSE_GANG, Event.PLACED, Event.CAPPED, Event.THREW, Event.REFUSED, Event.NO_POLICE, Event.CANCELLED),
        *(Event.COP_DRAWN, Event.PUBLIC_DRAWN, Event.COP_LEFT, Event.PUBLIC_LEFT, Event.PAID_BRIBE, Event.DREW_MARKER),
    ),
    formal=(Ask.DONUTS, Ask.REACT, Ask.KEEP, Ask.SHIELD),
)
