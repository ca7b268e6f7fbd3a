"""Chicago Poker as the core sees it: everything the game supplies, in one place."""

from __future__ import annotations

from pathlib import Path

from windycity.core.kernel import named
from windycity.core.rulebook import Option, Rulebook
from windycity.games.chicago_poker.actions import ACTIONS, MOST_LEGAL, hide_move
from windycity.games.chicago_poker.advice import ADVICE_VERSION, advise
from windycity.games.chicago_poker.drawing import draw
from windycity.games.chicago_poker.edition import read_edition
from windycity.games.chicago_poker.events import FACTS, NOTABLE, SILENT, Event, Fact
from windycity.games.chicago_poker.explanations import EXPLANATIONS
from windycity.games.chicago_poker.features import write_features
from windycity.games.chicago_poker.news import rewrite_step
from windycity.games.chicago_poker.position import EDITION, POSITION, Ask, Luck, Reason
from windycity.games.chicago_poker.rules.answers import apply, legal
from windycity.games.chicago_poker.rules.duels import score
from windycity.games.chicago_poker.rules.knowledge import imagine, observe
from windycity.games.chicago_poker.rules.setup import start
from windycity.games.chicago_poker.rules.soundness import Flaw, flaw
from windycity.games.chicago_poker.rules.survey import survey
from windycity.games.chicago_poker.spoken import spoken
from windycity.games.chicago_poker.value import VALUE_VERSION, WEIGHTS, describe, is_quiet
from windycity.games.chicago_poker.view import ChicagoPokerView, view

RULEBOOK = Rulebook(
    name="chicago-poker",
    rules_version=2,
    advice_version=ADVICE_VERSION,
    value_version=VALUE_VERSION,
    folder=Path(__file__).parent,
    seats=range(2, 7),
    options=[
        Option("specials", default=True, seats=range(2, 7)),  # CP-7.1
        Option("short", default=False, seats=range(5, 7)),  # CP-7.2
    ],
    position=POSITION,
    edition=EDITION,
    kernels=named(start, legal, apply, observe, imagine, score, flaw, advise, survey, is_quiet, describe, write_features),
    value_weights=WEIGHTS,
    actions=ACTIONS,
    most_legal=MOST_LEGAL,
    most_answers=120_000,  # 200 rounds of six turns, none over 24 actions; random play stays below 2,000
    has_sealed_asks=True,  # CP-5.6
    asks=Ask,
    reasons=Reason,
    reason_rules={
        Reason.THREE_OF_A_KIND: "CP-6.1",
        Reason.ONE_OF_EACH: "CP-6.1",
        Reason.FIVE_BUSINESSES: "CP-6.1",
        Reason.TWO_OF_A_KIND: "CP-7.2",
        Reason.THREE_BUSINESSES: "CP-7.2",
        Reason.LAST_BUSINESS: "CP-6.2",
        Reason.MOST_BUSINESSES: "CP-6.3",
    },
    flaws=Flaw,
    events=Event,
    fact_names=Fact,
    facts=FACTS,
    luck_kinds={Luck.CARD: "card", Luck.BUSINESS: "business"},
    read_edition=read_edition,
    hide_move=hide_move,
    explanations=EXPLANATIONS,
    player_names=lambda edition, seats: edition.names["boss-name"],
    view_type=ChicagoPokerView,
    view=view,
    draw=draw,
    spoken=spoken,
    rewrite_step=rewrite_step,
    silent=SILENT,
    listed=("card", "place"),
    notable=NOTABLE,
)
