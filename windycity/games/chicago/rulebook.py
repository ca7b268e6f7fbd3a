"""Chicago as the core sees it: everything the game supplies, in one place."""

from __future__ import annotations

from pathlib import Path

from windycity.core.kernel import named
from windycity.core.rulebook import Rulebook
from windycity.games.chicago.actions import ACTIONS, MOST_LEGAL, hide_move
from windycity.games.chicago.advice import ADVICE_VERSION, ARRAYS, advise
from windycity.games.chicago.board_data import board_of
from windycity.games.chicago.drawing import draw
from windycity.games.chicago.edition import read_edition
from windycity.games.chicago.events import FACTS, NOTABLE, SILENT, Event, Fact
from windycity.games.chicago.explanations import EXPLANATIONS
from windycity.games.chicago.features import write_features
from windycity.games.chicago.phrases import expand
from windycity.games.chicago.position import EDITION, POSITION, Ask, Luck, Reason
from windycity.games.chicago.rules.answers import apply, legal
from windycity.games.chicago.rules.control import score
from windycity.games.chicago.rules.knowledge import imagine, observe
from windycity.games.chicago.rules.setup import start
from windycity.games.chicago.rules.soundness import Flaw, flaw
from windycity.games.chicago.rules.survey import survey
from windycity.games.chicago.value import VALUE_VERSION, WEIGHTS, describe, is_quiet
from windycity.games.chicago.view import ChicagoView, gang_names, view

RULEBOOK = Rulebook(
    name="chicago",
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
    arrays=ARRAYS,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    most_answers=12_000,  # 24 rounds of four turns, each with three moves of at most 18 steps in all, fights and purchases
    has_sealed_asks=False,
    asks=Ask,
    reasons=Reason,
    reason_rules={
        Reason.THREE_CASINOS: "CH-6.1",
        Reason.CENTRAL_BARS: "CH-6.1",
        Reason.FIVE_YELLOWS: "CH-6.1",
        Reason.RICHEST: "CH-6.2",
    },
    flaws=Flaw,
    events=Event,
    fact_names=Fact,
    facts=FACTS,
    luck_kinds={Luck.DIE: "face"},
    read_edition=read_edition,
    hide_move=hide_move,
    explanations=EXPLANATIONS,
    player_names=gang_names,
    view_type=ChicagoView,
    view=view,
    draw=draw,
    board=board_of,
    listed=("space", "man"),
    expand=expand,
    silent=SILENT,
    notable=NOTABLE,
)
