"""Chicago Gangsters as the core sees it: everything the game supplies, in one place."""

from __future__ import annotations

from pathlib import Path

from windycity.core.kernel import named
from windycity.core.rulebook import Option, Rulebook
from windycity.games.chicago_gangsters.actions import ACTIONS, MOST_LEGAL, hide_move
from windycity.games.chicago_gangsters.advice import ADVICE_VERSION, advise
from windycity.games.chicago_gangsters.drawing import draw
from windycity.games.chicago_gangsters.edition import read_edition
from windycity.games.chicago_gangsters.events import FACTS, NOTABLE, SILENT, Event, Fact
from windycity.games.chicago_gangsters.explanations import EXPLANATIONS
from windycity.games.chicago_gangsters.features import write_features
from windycity.games.chicago_gangsters.position import EDITION, POSITION, Ask, Luck, Reason
from windycity.games.chicago_gangsters.rules.answers import apply, legal
from windycity.games.chicago_gangsters.rules.knowledge import imagine, observe
from windycity.games.chicago_gangsters.rules.setup import start
from windycity.games.chicago_gangsters.rules.showdown import score
from windycity.games.chicago_gangsters.rules.soundness import Flaw, flaw
from windycity.games.chicago_gangsters.rules.survey import survey
from windycity.games.chicago_gangsters.spoken import spoken
from windycity.games.chicago_gangsters.value import VALUE_VERSION, WEIGHTS, describe, is_quiet
from windycity.games.chicago_gangsters.view import ChicagoGangstersView, view

RULEBOOK = Rulebook(
    name="chicago-gangsters",
    rules_version=1,
    advice_version=ADVICE_VERSION,
    value_version=VALUE_VERSION,
    folder=Path(__file__).parent,
    seats=range(3, 6),
    options=[
        Option("talk", default=True, seats=range(3, 6)),  # CG-4.2.1
        Option("godfather", default=False, seats=range(3, 5)),  # CG-7.3
    ],
    position=POSITION,
    edition=EDITION,
    kernels=named(start, legal, apply, observe, imagine, score, survey, flaw, advise, is_quiet, describe, write_features),
    value_weights=WEIGHTS,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    most_answers=3_000,  # 12 rounds; a player gives at most eleven answers in each of three asks, and a few more at the end
    has_sealed_asks=True,  # CG-4.1
    asks=Ask,
    reasons=Reason,
    reason_rules={Reason.END_CARD: "CG-6.2"},
    flaws=Flaw,
    events=Event,
    fact_names=Fact,
    facts=FACTS,
    luck_kinds={
        Luck.CARD: "card",
        Luck.PERSON: "person",
        Luck.COALITION: "coalition",
        Luck.DISTRICT: "district",
        Luck.LOOT: "loot",
    },
    read_edition=read_edition,
    hide_move=hide_move,
    explanations=EXPLANATIONS,
    player_names=lambda edition, seats: edition.names["player"],
    view_type=ChicagoGangstersView,
    view=view,
    draw=draw,
    spoken=spoken,
    listed=("card",),
    notable=NOTABLE,
    slight=(Event.DREW,),
    silent=SILENT,
)
