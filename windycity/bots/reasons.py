"""Why a search bot likes a move: what it found out, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from windycity.bots.search import Prospect
from windycity.core.words import say

WORDS = str(Path(__file__).parent / "words")
OTHERS = 3  # further moves that are listed


def explain_choice(prospects: Sequence[Prospect], language: str = "en") -> str:
    """Say which move looks best, what it promises and how often it was tried, and the next best ones."""
    best, others = prospects[0], prospects[1 : 1 + OTHERS]
    tried = sum(prospect.visits for prospect in prospects)
    if not others:
        return say("reason-alone", language, WORDS, move=best.move, share=percent(best), all=tried)
    first = say("reason-best", language, WORDS, move=best.move, share=percent(best), visits=best.visits, all=tried)
    next_best = [say("reason-other", language, WORDS, move=o.move, share=percent(o), visits=o.visits) for o in others]
    return f"{first} {say('reason-next', language, WORDS, moves=', '.join(next_best))}"


def percent(prospect: Prospect) -> int:
    """Return the share of the win that a move promises, in percent."""
    return round(100 * prospect.share)
