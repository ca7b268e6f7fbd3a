"""What moves cost: the one played against the best that a search finds, from what the seat knew, both searched equally."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from windycity.bots.bot import Glimpse
from windycity.bots.hints import is_on_the_way
from windycity.bots.reasons import reason_for
from windycity.bots.search import Prospect
from windycity.core.game import Game
from windycity.review.effort import Effort
from windycity.review.past import Decision
from windycity.review.review import MISTAKE, MOST_COSTS, Cost
from windycity.review.work import CANDIDATES, CERTAINTY, DOUBT, Work


@dataclass(frozen=True)
class Suspect:
    """A move that may have cost something, the rivals that may be better, and how much was lost to the best as last measured."""

    decision: Decision
    rivals: list[int]
    loss: float


def most_for_costs(effort: Effort, decisions: int, seats: int) -> int:
    """Return how many plays finding what moves cost takes at most."""
    return decisions * _first(effort) + seats * effort.suspects * (_second(effort) + _third(effort))


def find_costs(work: Work, decisions: Sequence[Decision], seats: int) -> list[Cost]:
    """Find the moves that cost most, in three passes, each with luck of its own; the worst first, at most three for a seat."""
    costs: list[Cost] = []
    begun = beginnings(work.game, decisions)
    for found in measure_suspects(work, decisions, seats):
        costs += worst_of_each(filter(is_mistake, found), begun)[:MOST_COSTS]
    by_answer = {decision.answer: decision for decision in decisions}
    return [_explained(work, cost, by_answer[cost.answer]) for cost in sorted(costs, key=lambda cost: -cost.cost)]


def measure_suspects(work: Work, decisions: Sequence[Decision], seats: int) -> Iterator[list[Cost]]:
    """Measure the moves of each seat that looked worst in two passes: what they cost in the third, mistakes or not."""
    effort = work.effort
    suspects = [suspect for decision in decisions if (suspect := _screen(work, decision))]
    for seat in range(seats):
        own = _worst([suspect for suspect in suspects if suspect.decision.seat == seat], effort.suspects)
        again = [_look_again(work, suspect) for suspect in own]
        found = [_measure(work, suspect) for suspect in again if suspect.loss >= DOUBT * MISTAKE]
        work.did(_second(effort) * (effort.suspects - len(own)) + _third(effort) * (effort.suspects - len(found)))
        yield found


def beginnings(game: Game, decisions: Sequence[Decision]) -> dict[int, int]:
    """Return, by answer, the answer with which the move began that it belongs to: the steps of a walk are one move."""
    begun: dict[int, int] = {}
    before = None
    for decision in decisions:
        goes_on = before is not None and before.seat == decision.seat and is_on_the_way(game, decision.observed)
        begun[decision.answer] = begun[before.answer] if before and goes_on else decision.answer
        before = decision
    return begun


def worst_of_each(costs: Iterable[Cost], begun: Mapping[int, int]) -> list[Cost]:
    """List the worst cost of each move, the worst first."""
    kept: dict[int, Cost] = {}
    for cost in sorted(costs, key=lambda cost: -cost.cost):
        kept.setdefault(begun[cost.answer], cost)
    return list(kept.values())


def _first(effort: Effort) -> int:
    return effort.searched + (1 + CANDIDATES) * effort.screened


def _second(effort: Effort) -> int:
    return (1 + CANDIDATES) * effort.exact


def _third(effort: Effort) -> int:
    return 2 * effort.final


def _screen(work: Work, decision: Decision) -> Suspect | None:
    """First pass: find rivals of the move played, and play all of them a few times; None if it was best anyway."""
    rivals = _rivals(work, decision)
    suspect = _compare(work, decision, rivals, work.effort.screened, "screen") if rivals else None
    work.did(_first(work.effort))
    return suspect


def _look_again(work: Work, suspect: Suspect) -> Suspect:
    """Second pass: see which rival is best, and whether it is better at all."""
    again = _compare(work, suspect.decision, suspect.rivals, work.effort.exact, "exact")
    work.did(_second(work.effort))
    return again


def _compare(work: Work, decision: Decision, rivals: list[int], count: int, purpose: str) -> Suspect:
    """Search the move played and its rivals equally; the rivals come back with the best first."""
    seed = work.seed(purpose, decision.answer)
    shares = work.plays.of_moves(decision.observed, decision.seat, [decision.action, *rivals], count, seed).mean(axis=1)
    best_first = sorted(range(len(rivals)), key=lambda i: -shares[1 + i])
    return Suspect(decision, [rivals[i] for i in best_first], float(shares[1 + best_first[0]] - shares[0]))


def _measure(work: Work, suspect: Suspect) -> Cost:
    """Third pass: measure the move played against the one rival that is left, looking further; only this is reported."""
    decision, better = suspect.decision, suspect.rivals[0]
    seed = work.seed("final", decision.answer)
    moves = [decision.action, better]
    shares = work.plays.of_moves(decision.observed, decision.seat, moves, work.effort.final, seed, far=True)
    work.did(_third(work.effort))
    share, better_share = shares.mean(axis=1)
    move = work.game.format_move
    return Cost(
        answer=decision.answer,
        seat=decision.seat,
        move=move(decision.action),
        better=move(better),
        share=round(float(share), 4),
        better_share=round(float(better_share), 4),
        error=round(float((shares[1] - shares[0]).std(ddof=1) / shares.shape[1] ** 0.5), 4),
    )


def _explained(work: Work, cost: Cost, decision: Decision) -> Cost:
    """Add why the better move is better."""
    seed = work.seed("reason", decision.answer) & 0x7FFFFFFF
    reason = reason_for(_glimpse(work, decision), cost.better, cost.move, seed=seed)
    return replace(cost, reason=reason)


def _glimpse(work: Work, decision: Decision) -> Glimpse:
    return work.plays.glimpse(decision.observed, decision.seat)


def is_mistake(cost: Cost) -> bool:
    """Whether a move cost enough, and beyond doubt, to be called a mistake."""
    return cost.cost >= MISTAKE and cost.cost >= CERTAINTY * cost.error


def _worst(suspects: list[Suspect], most: int) -> list[Suspect]:
    hopeful = [suspect for suspect in suspects if suspect.loss > 0]
    return sorted(hopeful, key=lambda suspect: -suspect.loss)[:most]


def _rivals(work: Work, decision: Decision) -> list[int]:
    """Find the moves that may be better than the one played; often none."""
    seed = work.seed("search", decision.answer)
    prospects = work.plays.rate(_glimpse(work, decision), decision.action, work.effort.searched, seed)
    return _promising(prospects, work.game.format_move(decision.action), work)


def _promising(prospects: list[Prospect], played: str, work: Work) -> list[int]:
    """List the moves that a search liked best besides the one played; none if it liked that best in every way."""
    best = max(prospects, key=lambda prospect: prospect.share)
    if prospects[0].move == best.move == played:
        return []
    return [work.game.parse_move(prospect.move) for prospect in prospects if prospect.move != played][:CANDIDATES]
