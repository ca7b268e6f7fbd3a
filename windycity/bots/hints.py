"""Hints: what a bot would do in a seat's place, and why, from what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol, runtime_checkable

import msgspec

from windycity.bots.bot import Bot, Glimpse
from windycity.bots.learned import liking_of
from windycity.bots.levels import DON, player_of
from windycity.bots.planner import PlannerBot
from windycity.bots.reasons import WORDS, Reason, reason_for, say_numbers, say_reason
from windycity.bots.search import Budget, Prospect, SearchBot, settings_of
from windycity.core.chance import CHANCE, seed_match
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.position import Positions, copy_of, get
from windycity.core.words import say

ADVISER = DON  # the bot that is asked, the strongest
GREEDY = "greedy"  # sits in for it while the rules are not compiled
OTHERS = 3  # further moves that are listed
WIDE = 3  # moves that look best at first sight, or to a short search, which the bot considers as well
SHORT = 60  # simulations of that search
RIVALS = 3  # moves that the best one is compared with, until there is a clear reason
SURE = 0.95  # the share of a net for a move that it chooses nearly always
CLOSE = 0.02  # a difference in shares of the win that a search cannot resolve


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that can say what it thinks of moves."""

    def is_routine(self, glimpse: Glimpse) -> bool:
        """Whether the ask is answered without thinking."""

    def rate(self, glimpse: Glimpse) -> list[Prospect]:
        """List the moves that were considered, best first."""


class Hint(msgspec.Struct, frozen=True):
    """What the bot `by` would do and, if it was compared with the move `instead`, why; None if that is not clear.

    `leads` are the bot's answers to the routine asks that follow: the steps of a walk. `liking` is the share of the bot's net
    for the move, if it answers by that alone.
    """

    move: str
    by: str
    instead: str | None = None
    reason: Reason | None = None
    prospects: list[Prospect] = []
    leads: list[str] = []
    liking: float | None = None


def hint_for(glimpse: Glimpse, seed: int) -> Hint:
    """Ask the strongest bot what it would do; the same seed gives the same hint.

    While the rules are not compiled, that is the move that looks best at first sight, without a comparison.
    """
    if len(glimpse.legal) == 1:
        return Hint(glimpse.legal[0], ADVISER if glimpse.game.engine.compiled else GREEDY)
    advised = _by_advice(glimpse)
    if not glimpse.game.engine.compiled:
        return Hint(advised[0], GREEDY)
    bot = player_of(ADVISER, glimpse.game.name, glimpse.seats, glimpse.seat, seed)
    assert isinstance(bot, Thinker)
    prospects = [prospect for prospect in _thought(bot, glimpse, advised, seed) if prospect.visits]
    move = prospects[0].move if prospects else bot.choose(glimpse)
    leads = [] if is_on_the_way(glimpse.game, glimpse.observed) else _leads(glimpse, move, bot)
    liking = liking_of(glimpse, move) if isinstance(bot, PlannerBot) and not prospects else None
    rivals = _rivals(prospects, [other for other in advised if other != move])
    for instead in rivals:
        if reason := reason_for(glimpse, move, instead, seed=seed):
            return Hint(move, ADVISER, instead, reason, prospects, leads, liking)
    return Hint(move, ADVISER, rivals[0], None, prospects, leads, liking)


def _thought(bot: Thinker, glimpse: Glimpse, advised: Sequence[str], seed: int) -> list[Prospect]:
    """List a bot's prospects of moves: its own, and those that look best at first sight or to a short search."""
    if bot.is_routine(glimpse):
        return []
    if not isinstance(bot, PlannerBot):
        return bot.rate(glimpse)
    searched = SearchBot(seed, Budget(simulations=SHORT)).rate(glimpse)
    return bot.rate(glimpse, [*advised[:WIDE], *(prospect.move for prospect in searched[:WIDE])])


def _leads(glimpse: Glimpse, move: str, bot: Thinker) -> list[str]:
    """List what a bot would answer after its move, as long as only its seat is asked and no luck is drawn."""
    game, seat, engine = glimpse.game, glimpse.seat, glimpse.game.engine
    after, chances, logs = copy_of(glimpse.observed), engine.array(CHANCE), engine.array(LOG)
    action, leads = game.parse_move(move), list[str]()
    while True:
        seed_match(chances[0], 0, 0, 2)  # type: ignore[no-untyped-call]  # a kernel
        engine.call["apply_answer"](after, engine.editions, seat, action, chances, logs)
        alone = int(get(after, "waiting")) == 1 << seat
        legal = [game.format_move(action) for action in engine.legal(after, seat)] if alone else []
        seen = Glimpse(game, seat, after, [], legal)
        if get(chances, "used") or not alone or not is_on_the_way(game, after):
            return leads
        leads.append(bot.choose(seen))
        action = game.parse_move(leads[-1])


def is_on_the_way(game: Game, position: Positions) -> bool:
    """Whether the ask belongs to an earlier move, such as the steps of a walk."""
    return settings_of(game.name).is_routine(game, position)


def _by_advice(glimpse: Glimpse) -> list[str]:
    """List the legal moves, the best-looking first."""
    advice = glimpse.game.engine.advice(glimpse.observed, glimpse.seat)
    return [glimpse.game.format_move(action) for action in sorted(advice, key=lambda action: -advice[action])]


def _rivals(prospects: Sequence[Prospect], advised: Sequence[str]) -> list[str]:
    """List what to compare the best move with: the next best that are clearly worse, then what looks good at first sight.

    Moves that are about as good explain nothing; they come last, in case there is nothing else.
    """
    worse = [other.move for other in prospects[1:] if other.share < prospects[0].share - CLOSE]
    close = [other.move for other in prospects[1:] if other.move not in worse]
    others = [move for move in advised if move not in worse and move not in close]
    return [*worse, *others, *close][:RIVALS]


def describe_hint(
    hint: Hint,
    match: Match,
    seat: int,
    language: str = "en",
    *,
    spoken: bool = False,
    more: bool = False,
    write: Callable[[str], str] | None = None,
) -> list[str]:
    """Describe to a seat in paragraphs what a bot would do and why, as far as that is known; `spoken` is as in `Match.explain`.

    With `more` the numbers behind it follow: what the move was compared with, and how often things happened. `write` formats
    moves for people who type them in another language; if things are spoken, moves are written only if it is given.
    """
    written = write or str

    def named(move: str) -> str:
        explained = match.explain(seat, move, language, spoken=spoken)
        return explained if spoken and write is None else f"{written(move)}. {explained}"

    first = say("hint", language, WORDS, bot=hint.by, move=named(hint.move))
    if hint.leads:
        led = match.copy()
        led.play(seat, [hint.move, *hint.leads[:-1]])
        first += " " + say("hint-leads", language, WORDS, move=led.explain(seat, hint.leads[-1], language, spoken=spoken))
    if hint.instead is None:
        return [first]
    if hint.reason is None and hint.liking is not None and hint.liking >= SURE:
        why = say("why-learned", language, WORDS)
    else:
        why = say_reason(hint.reason, match.game, match.player_names, language, spoken=spoken)
    if not more:
        return [first, why]
    compared = say("hint-instead", language, WORDS, move=named(hint.instead))
    numbers = [f"{compared} {say_numbers(hint.reason, match.game, language)}" if hint.reason else compared]
    if hint.prospects and not (spoken and write is None):  # shares are for those who know moves by their text
        numbers.append(explain_choice([replace(prospect, move=written(prospect.move)) for prospect in hint.prospects], language))
    if hint.liking is not None:
        numbers.append(say("hint-liking", language, WORDS, share=percent(hint.liking)))
    return [first, why, *numbers]


def explain_choice(prospects: Sequence[Prospect], language: str = "en") -> str:
    """Write which move looks best and what it promises, and the next best ones.

    The best is the one tried most, because the search keeps trying what does well. The share of a move tried less is less
    certain and may seem higher: moves as good as the best, or seemingly better, are listed without a share.
    """
    best, others = prospects[0], prospects[1 : 1 + OTHERS]
    parts = [say("choice-best", language, WORDS, move=best.move, share=percent(best.share))]
    if close := [other.move for other in others if percent(other.share) >= percent(best.share - CLOSE)]:
        parts.append(say("choice-close", language, WORDS, moves=", ".join(close)))
    if worse := [other for other in others if other.move not in close]:
        listed = [say("choice-other", language, WORDS, move=other.move, share=percent(other.share)) for other in worse]
        parts.append(say("choice-next", language, WORDS, moves=", ".join(listed)))
    return " ".join(parts)


def percent(share: float) -> int:
    """Return a share of the win in percent."""
    return round(100 * share)
