"""The past of a finished match, as a review needs it: true positions, and what each seat knew when it chose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from windycity.core.match import Match
from windycity.core.position import Positions


@dataclass(frozen=True)
class Decision:
    """An answer to which there was a choice: what its seat knew, what it could do, and what it did."""

    answer: int
    seat: int
    action: int
    observed: Positions
    legal: list[int]


@dataclass(frozen=True)
class Draw:
    """An answer that may have drawn luck, with the true positions before and after it."""

    answer: int
    seat: int
    action: int
    before: Positions
    after: Positions


@dataclass
class Past:
    """What a review reads of a match, in order: decisions, draws, and the true positions at quiet moments."""

    decisions: list[Decision] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    quiet: list[tuple[int, Positions]] = field(default_factory=list)


def past_of(match: Match) -> Past:
    """Read the past of a match, from its end back to its set-up."""
    past, moment, after = Past(), match.copy(), _truth(match)
    while moment.answers:
        given = moment.answers[-1]
        moment.undo()
        answer, before = len(moment.answers), _truth(moment)
        if given.news:
            past.draws.append(Draw(answer, given.seat, given.action, before, after))
        if match.game.rulebook.kernels["is_quiet"](before[0]):
            past.quiet.append((answer, before))
        legal = moment.legal_actions(given.seat)
        if len(legal) > 1:
            observed = moment.observed_positions(given.seat)
            past.decisions.append(Decision(answer, given.seat, given.action, observed, legal))
        after = before
    for part in (past.decisions, past.draws, past.quiet):
        part.reverse()
    return past


def moments_of(match: Match, wanted: Iterable[int]) -> dict[int, Match]:
    """Return the match at each of some moments, as copies."""
    found, moment = {}, match.copy()
    for number in sorted(set(wanted), reverse=True):
        while len(moment.answers) > number:
            moment.undo()
        found[number] = moment.copy()
    return found


def _truth(match: Match) -> Positions:
    return match.game.engine.of(match.position)
