"""Find puzzles: decisions in bot matches where one answer is clearly best and does not look so.

`python -m bench.puzzles GAME [--file FILE] [--matches N] [--seats S] [--bots NAMES]` adds what it finds to a file, a line of JSON
each; with `--check PUZZLE` it compares the answers of a puzzle that there is. `docs/writing-puzzles.md` says what is looked for,
and how a puzzle is made of it.

A search tree tries what does well more often than the rest, so its shares cannot be set side by side. Here every answer gets the
same number of plays, in the same imagined worlds and with the same luck: first played on by advice, then by bots that search.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

import windycity
from windycity.bots.bot import Bot, Glimpse, answer, glimpse_of
from windycity.bots.greedy import GreedyBot
from windycity.bots.names import make_bot, make_bots
from windycity.bots.search import TO_THE_END, Budget, SearchBot, settings_of
from windycity.core.chance import CHANCE
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.position import Loose, Positions, copy_of
from windycity.core.search import NO_EDGE, NO_NODE, ONE, TREE
from windycity.core.value import ROOM
from windycity.lessons import LEARNER, Attempt, Lesson, puzzle_of

LITTLE = "search:10"  # the bots of the matches in which puzzles are found, and who shows what an answer is worth
HAIR = 0.002  # of a win: no difference
GAP = 0.08  # of a win, between the best answer and the next
ERRORS = 4.0  # standard errors in that gap
ALIKE = 3  # answers that may be equally good: cards of the same value, two ways to the same place
WAYS = 200  # places on the way that are looked at, to see where else it may lead
MANY = 1000  # answers: more than there are
FEW = 12  # answers that are all looked at closely
GLANCES = (100, 1000)  # simulations in a search tree, to see where there are more whether a closer look is worth it
SIGHT = 24  # plays of each beginning of a plan, valued as far ahead as bots look, to see from which to go on
VALUED = 60  # plays of each plan, valued in the same way
BEAM = 4  # beginnings of plans that are gone on from
MOST = (10, 7, 5)  # plans that are left after each look
FIRST, FRESH = (80, 400), 2000  # plays of each plan, in turn; the last ones with fresh luck
BATCH = 40  # plays by bots between two looks at what they have brought
EVERY_ASK = (1 << 62) - 1
EQUALLY, NO_MORE = 10**9, 0  # settings of a search that tries its answers equally often, and no others


@dataclass(frozen=True)
class Plan:
    """Some answers of the learner in one turn, up to the first that draws luck or shows something."""

    moves: tuple[str, ...]

    def __str__(self) -> str:
        return "; ".join(self.moves)


Shares = dict[Plan, float]


class Judge:
    """Says what the learner's answers are worth at a moment of a match, from what the learner knows."""

    def __init__(self, match: Match):
        self.match, self.game, self.engine = match, match.game, match.game.engine
        settings = settings_of(match.game.name)
        self.reach, self.routine = settings.depth, settings.bits(match.game)
        self._trees, self._chances = self.engine.array(TREE), self.engine.array(CHANCE, 2)
        self._scratch = self.engine.array(LOG), self.engine.out, self.engine.weights, np.zeros(ROOM)
        self._after: dict[tuple[str, ...], Match] = {(): match}  # the match after the beginnings of plans

    def glance(self, seed: int, lure: str | None, simulations: int) -> list[str]:
        """List the answers that a search tree has tried, if the best is better than the tempting one; none if all is decided.

        Without a tempting one it is the next best that was tried more than once or twice.
        """
        bot = SearchBot(seed, Budget(simulations=simulations))
        best, *others = bot.rate(glimpse_of(self.match, LEARNER, with_events=False))
        if lure is None:
            tempting = max((other.share for other in others if other.visits >= simulations / 50), default=0.0)
        else:
            tempting = next((other.share for other in others if other.move == lure), 1.0)
        tried = sum(one.visits for one in [best, *others][:ALIKE])
        if tempting > 0.9 or best.share < max(GAP, tempting + GAP / 2) or tried < simulations / 3:
            return []  # a tree keeps to what is clearly best
        return [one.move for one in (best, *others)]

    def plans(self, longest: int, seed: int, first: Sequence[str]) -> list[Plan]:
        """List plans that begin with some answers, going on only from the most promising; those that lead to the same are one."""
        plans, seen = list[Plan](), set[object]()
        begun: list[tuple[str, ...]] = [()]
        for length in range(1, longest + 1):
            open_ones = list[Plan]()
            for moves in begun:
                for longer in self._goings_on(moves, first if length == 1 else None):
                    after = self._after[longer]
                    sight = after.observed_positions(LEARNER).tobytes()  # type: ignore[union-attr]
                    what = (sight, longer[-1]) if after.answers[-1].news else sight
                    if what in seen:
                        continue
                    seen.add(what)
                    ends = after.answers[-1].news or LEARNER not in after.waiting or length == longest
                    (plans if ends else open_ones).append(Plan(longer))
            ranked = _order(self.by_advice(open_ones, seed, SIGHT, self.reach))
            begun = [plan.moves for plan in ranked[:BEAM]]
            plans += [self.finished(plan.moves, longest) for plan in ranked[BEAM:]]
        return list({tuple(sorted(plan.moves)): plan for plan in plans}.values())

    def _goings_on(self, moves: tuple[str, ...], first: Sequence[str] | None) -> list[tuple[str, ...]]:
        """Add one answer to a beginning in every way, with the routine that belongs to it as the greedy bot would do it."""
        begun = [(*moves, move) for move in first or self._match_after(moves).legal(LEARNER)]
        return [self._with_routine(longer) for longer in begun]

    def _with_routine(self, moves: tuple[str, ...]) -> tuple[str, ...]:
        while (after := self._match_after(moves)).waiting and self._goes_on(after) and self.routine >> after.asked & 1:
            moves = (*moves, _greedy(after))
        return moves

    def _goes_on(self, after: Match) -> bool:
        return LEARNER in after.waiting and not after.answers[-1].news

    def other_ways(self, plan: Plan) -> list[Plan]:
        """List what else can come of the first answer of a plan: in Chicago other walks of the same man with the same dice."""
        ends, begun, seen = dict[object, Plan](), [plan.moves[:1]], set[bytes]()
        while begun and len(seen) < WAYS:
            moves = begun.pop(0)
            after = self._match_after(moves)
            sight = after.observed_positions(LEARNER).tobytes()  # type: ignore[union-attr]
            if not self._goes_on(after) or not self.routine >> after.asked & 1:
                ends.setdefault((sight, moves[-1]) if after.answers[-1].news else sight, Plan(moves))
            elif sight not in seen:
                seen.add(sight)
                begun += [(*moves, move) for move in after.legal(LEARNER)]
        return [other for other in ends.values() if other != plan]

    def finished(self, begun: tuple[str, ...], longest: int) -> Plan:
        """Return a plan that goes on from a beginning as the greedy bot would."""
        trial, moves = self._match_after(begun).copy(), list(begun)
        answers = sum(not self.routine >> self._match_after(begun[:count]).asked & 1 for count in range(len(begun)))
        while LEARNER in trial.waiting and not (moves and trial.answers[-1].news):
            answers += not self.routine >> trial.asked & 1
            if answers > longest:
                break
            moves.append(_greedy(trial))
            trial.play(LEARNER, moves[-1])
        return Plan(tuple(moves))

    def by_advice(self, plans: Sequence[Plan], seed: int, count: int, depth: int = TO_THE_END) -> Shares:
        """Play plans on by advice, each `count` times, to the end or to where bots value a position; return the wins' shares."""
        last: dict[tuple[str, ...], dict[str, Plan]] = {}
        for plan in plans:
            last.setdefault(plan.moves[:-1], {})[plan.moves[-1]] = plan
        shares = Shares()
        for begun, ends in last.items():
            rated = self._rate(self._match_after(begun), list(ends), seed, count, depth)
            shares |= {ends[move]: share for move, share in rated.items()}
        return shares

    def _match_after(self, moves: tuple[str, ...]) -> Match:
        if moves not in self._after:
            self._after[moves] = self._match_after(moves[:-1]).copy()
            self._after[moves].play(LEARNER, moves[-1])
        return self._after[moves]

    def _rate(self, match: Match, moves: Sequence[str], seed: int, count: int, depth: int) -> dict[str, float]:
        """Play some answers on, each `count` times in the same worlds: a search that tries these equally often, and no others."""
        positions = self.engine.array(self.game.rulebook.position, 2)
        positions[0] = copy_of(match.observed_positions(LEARNER))[0]
        self._plant([self.game.parse_move(move) for move in moves])
        how = LEARNER, seed, count * len(moves), 1, depth, EQUALLY, NO_MORE, 1, 100, EVERY_ASK
        logs, out, weights, gains = self._scratch
        self.engine.call["search_tree"](
            positions, self.engine.editions, *how, self._chances, logs, out, weights, gains, self._trees
        )
        tree = self._trees[0]
        assert all(int(tree.visits[edge]) == 1 + count for edge in range(len(moves))), "every answer is tried equally often"
        return {move: int(tree.value[edge]) / count / ONE for edge, move in enumerate(moves)}

    def _plant(self, actions: Sequence[int]) -> None:
        """Begin a tree whose root has just these edges."""
        tree = self._trees[0]
        tree.nodes, tree.edges, tree.simulations = 1, len(actions), 0
        tree.first[0], tree.common[0] = 0, NO_NODE
        for edge, action in enumerate(actions):
            tree.action[edge], tree.child[edge], tree.after[edge] = action, NO_NODE, edge + 1
            tree.visits[edge], tree.available[edge], tree.value[edge] = 1, 1, 0  # one that never was: new edges would come first
        tree.after[len(actions) - 1] = NO_EDGE

    def by_bots(self, plan: Plan, bots: str, worlds: range, best: Plan | None = None) -> list[float]:
        """Let bots play a plan on to the end, once in each of some worlds; return the learner's share of each win.

        The learner does not come round to the best plan later in the same turn: that would be the same answer.
        """
        shares = []
        for number in worlds:
            luck = Luck.of("fast-1", number)
            match = Match.from_position(self.game, imagined(self.game, self.match.observed_positions(LEARNER), luck), luck)
            for move in plan.moves:
                match.play(LEARNER, move)
            players = make_bots(bots, range(match.seats), number)
            if best and plan != best:
                self._finish_turn_without(match, players[LEARNER], plan, best)
            while not match.over:
                answer(match, players)
            assert match.result is not None
            shares.append((LEARNER in match.result.winners) / len(match.result.winners))
        return shares

    def _finish_turn_without(self, match: Match, bot: Bot, plan: Plan, best: Plan) -> None:
        """Let a bot play on in the learner's turn, but not what would complete the best plan."""
        left = [move for move in best.moves if move not in plan.moves]
        asked = match.ask
        while LEARNER in match.waiting and (match.waiting == (LEARNER,) or match.ask == asked):
            glimpse = glimpse_of(match, LEARNER)
            if len(left) == 1 and left[0] in glimpse.legal:
                other = [move for move in glimpse.legal if move != left[0]]
                if not other:
                    return
                glimpse = replace(glimpse, legal=other)
            move = _choice(bot, glimpse)
            match.play(LEARNER, move)
            left = [one for one in left if one != move]


def imagined(game: Game, observed: Positions, luck: Luck) -> Loose:
    """Fill in what an observed position does not show, by the luck of the set-up."""
    positions, chances = copy_of(observed), game.engine.array(CHANCE)
    luck.begin(chances, 0)
    game.engine.call["imagine_world"](positions, game.engine.editions, chances)
    return game.rulebook.position.one(positions)


def find(game: str, seats: int, bots: str, matches: range, wish: argparse.Namespace) -> None:
    """Play matches, and add the puzzles in them to a file."""
    options = {name: value == "true" for name, _, value in (one.partition("=") for one in wish.set)}
    for number in matches:
        begun, looked, found, last = time.process_time(), 0, 0, -10
        match = windycity.game(game, compiled=True).start(seats=seats, seed=number, luck="fast-1", **options)
        length = len(_played(match.copy(), make_bots(bots, range(seats), number)).answers) if wish.last else 0
        players = make_bots(bots, range(seats), number)
        while not match.over:
            late = len(match.answers) >= max(length - wish.last, last + 5)
            if late and LEARNER in match.waiting and wish.answers <= len(match.legal(LEARNER)) <= wish.most:
                looked += 1
                if puzzle := (examine_turn if wish.turns else examine)(match, wish):
                    found, last = found + 1, len(match.answers)
                    with wish.file.open("a", encoding="utf-8") as lines:
                        lines.write(json.dumps({"match": number, "played": bots, **puzzle}) + "\n")
            answer(match, players)
        print(f"match {number}: {looked} decisions, {found} found, {time.process_time() - begun:.0f} s", flush=True)


def _played(match: Match, players: Mapping[int, Bot]) -> Match:
    while not match.over:
        answer(match, players)
    return match


def examine(match: Match, wish: argparse.Namespace) -> dict[str, Any] | None:
    """Return what is known of a decision of the learner if it is a puzzle, None if it is none."""
    if wish.asks and match.ask not in wish.asks.split(","):
        return None
    judge, seed, first = Judge(match), len(match.answers), match.legal(LEARNER)
    lure = judge.finished((), wish.longest)
    if len(first) > FEW:
        for simulations in GLANCES:
            if not (first := judge.glance(seed, None if wish.any else lure.moves[0], simulations)):
                return None
    plans = [plan for plan in judge.plans(wish.longest, seed, first) if sorted(plan.moves) != sorted(lure.moves)]
    for count, depth, most in zip((VALUED, *FIRST), (judge.reach, TO_THE_END, TO_THE_END), MOST, strict=True):
        shares = _lean(judge.by_advice([*plans, lure], seed, count, depth), lure)
        plans = [plan for plan in _order(shares) if plan != lure][:most]
        if not plans or shares[plans[0]] < GAP or (shares[plans[0]] - shares[lure] < GAP and not wish.any):
            return None
        alike, rest = _split(shares)
        doubt = GAP / 2 if depth == judge.reach else np.sqrt(0.25 / count)
        if not rest or shares[alike[-1]] - shares[rest[0]] < GAP - doubt:
            return None
    if judge.routine and len(alike[0].moves) > 1:
        others = judge.other_ways(alike[0])
        plans += _order(judge.by_advice(others, seed, FIRST[0]))[:ALIKE]
    fresh = judge.by_advice([*plans, lure], 1_000_003, FRESH)
    alike, rest = _split(fresh)
    if not rest or fresh[alike[-1]] - fresh[rest[0]] < max(GAP, ERRORS * np.sqrt(0.5 / FRESH)):
        return None
    if lure in alike and not wish.any:
        return None
    played = _by_bots(judge, [alike[0], *rest[:2]], wish.by, wish.plays, wish.errors) if wish.plays else {}
    if played is None:
        return None
    return {
        "ask": match.ask,
        "answers": len(match.answers),
        "legal": match.legal(LEARNER),
        "best": [str(plan) for plan in alike],
        "greedy": str(lure),
        "search": [make_bot(LITTLE, seed).choose(glimpse_of(match, LEARNER)) for seed in range(5)],
        "plays": FRESH,
        "advice": {str(plan): round(fresh[plan], 3) for plan in [*alike, *rest]},
        "by": wish.by,
        "bots": {str(plan): [round(float(np.mean(shares)), 3), len(shares)] for plan, shares in played.items()},
        "position": match.game.dump_position(match.observed(LEARNER)),
    }


def examine_turn(match: Match, wish: argparse.Namespace) -> dict[str, Any] | None:
    """Look for a part that no turn may do without, such as one man's walk: as examine, but with whole turns as plans."""
    if wish.asks and match.ask not in wish.asks.split(","):
        return None
    judge, seed = Judge(match), len(match.answers)
    turns = [judge.finished((move,), MANY) for move in match.legal(LEARNER)]
    turns = list({tuple(sorted(turn.moves)): turn for turn in turns}.values())
    for count, depth, fresh in ((VALUED, judge.reach, seed), (FIRST[0], TO_THE_END, seed), (FRESH, TO_THE_END, 1_000_003)):
        shares = judge.by_advice(turns, fresh, count, depth)
        lead, part, having, others = _needed(shares)
        if lead < (max(GAP, ERRORS * np.sqrt(0.5 / FRESH)) if count == FRESH else GAP / 2):
            return None
        turns = [*having[: MOST[-1]], *others[: MOST[-1]]]
    return {
        "ask": match.ask,
        "answers": len(match.answers),
        "legal": match.legal(LEARNER),
        "part": part,
        "best": [str(having[0])],
        "greedy": str(judge.finished((), MANY)),
        "search": [make_bot(LITTLE, seed).choose(glimpse_of(match, LEARNER)) for seed in range(5)],
        "plays": FRESH,
        "advice": {str(turn): round(shares[turn], 3) for turn in turns},
        "position": match.game.dump_position(match.observed(LEARNER)),
    }


def _needed(shares: Shares) -> tuple[float, str, list[Plan], list[Plan]]:
    """Return by how much the best turn with some part is ahead of all without it, the part, the turns with it, and those without.

    Those with it are kept as well: of two equally good ones the rest of the turn is not needed.
    """
    found = list[tuple[float, str, list[Plan], list[Plan]]]()
    for part in {part for turn in shares for part in _parts(turn)}:
        order = _order(shares)
        having, others = [turn for turn in order if part in _parts(turn)], [turn for turn in order if part not in _parts(turn)]
        lead = shares[having[0]] - shares[others[0]] if others else 0.0
        found.append((lead, part, having, others))
    return max(found, key=lambda one: one[0], default=(0.0, "", [], []))


def _parts(turn: Plan) -> set[str]:
    """Return who goes where in a turn, whatever the dice and the way."""
    parts, who, where = set(), "", ""
    for move in [*turn.moves, "move"]:
        if move.startswith("move"):
            parts |= {f"{who} to {where}"} if where else set()
            who, where = move.partition(" with ")[0], ""
        elif move.startswith("step"):
            where = move.removeprefix("step ")
    return parts


def _choice(bot: Bot, glimpse: Glimpse) -> str:
    """Choose as a bot does, but only among the legal moves of the glimpse."""
    if len(glimpse.legal) == 1 or (move := bot.choose(glimpse)) in glimpse.legal:
        return glimpse.legal[0] if len(glimpse.legal) == 1 else move
    rated = bot.rate(glimpse) if isinstance(bot, SearchBot) else []
    return next((one.move for one in rated if one.move in glimpse.legal), glimpse.legal[0])


def _greedy(match: Match) -> str:
    return GreedyBot(1).choose(glimpse_of(match, LEARNER, with_events=False))


def _order(shares: Shares) -> list[Plan]:
    return sorted(shares, key=lambda plan: -shares[plan])


def _lean(shares: Shares, lure: Plan) -> Shares:
    """Leave out plans that only add to another one what changes nothing: cards that do not count."""

    def adds_nothing(plan: Plan) -> bool:
        moves = Counter(plan.moves)
        return any(Counter(less.moves) < moves and abs(shares[less] - shares[plan]) < HAIR for less in shares)

    return {plan: share for plan, share in shares.items() if plan == lure or not adds_nothing(plan)}


def _split(shares: Shares) -> tuple[list[Plan], list[Plan]]:
    """Part the plans, best first, at the largest step among the first few: those alike, and the rest."""
    order = _order(shares)
    steps = [shares[a] - shares[b] for a, b in pairwise(order)][:ALIKE]
    count = 1 + int(np.argmax(steps)) if steps else 1
    return order[:count], order[count:]


def gap(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return how much better the first did than the second in the same worlds, and the standard error of that."""
    difference = np.array(best) - np.array(other)
    return float(difference.mean()), float(difference.std(ddof=1) / np.sqrt(len(difference)))


def _by_bots(judge: Judge, plans: Sequence[Plan], bots: str, plays: int, errors: float) -> Mapping[Plan, list[float]] | None:
    """Let bots play the plans on until the first is clearly best; None if it is not."""
    played: dict[Plan, list[float]] = {plan: [] for plan in plans}
    for first in range(0, plays, BATCH):
        for plan in plans:
            played[plan] += judge.by_bots(plan, bots, range(first, first + BATCH), plans[0])
        second = max(plans[1:], key=lambda plan: np.mean(played[plan]))
        lead, error = gap(played[plans[0]], played[second])
        if lead + 1.5 * error < GAP:
            return None
        if lead >= max(GAP, errors * error):
            return played
    return None


def check(puzzle: Lesson, bots: str, plays: int) -> None:
    """Play the answer of a puzzle and the two next best on again, by advice and by bots, and print what came of it."""
    attempt = Attempt(puzzle, windycity.game(puzzle.game, compiled=True), Luck.of("hmac-1", 1))
    judge, best = Judge(attempt.match), Plan(tuple(attempt.answer()))
    others = [
        Plan((move,))
        for move in attempt.match.legal(LEARNER)
        if attempt.step.progress([move]) is None and not _same_walker(move, best.moves[0])
    ]
    shares = judge.by_advice([best, *others], 1, FRESH)
    tried = [best, *[plan for plan in _order(shares) if plan != best][:2]]
    for plan in tried:
        print(f"{shares[plan]:6.1%} by advice, {FRESH} plays: {plan}", flush=True)
    played = {plan: judge.by_bots(plan, bots, range(plays), best) for plan in tried}
    for plan, won in played.items():
        lead, error = gap(played[best], won)
        print(f"{np.mean(won):6.1%} by {bots}s, {plays} plays, {lead:.1%} behind (error {error:.1%}): {plan}")


def _same_walker(move: str, best: str) -> bool:
    """Return whether a man of Chicago walks with other dice: with those that are left he may come to the same place."""
    man, dice, _ = best.partition(" with ")
    return bool(dice) and move.startswith(man + dice)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--file", type=Path, default=Path("puzzles.jsonl"))
    parser.add_argument("--check", metavar="PUZZLE", help="find nothing, but compare the answers of this puzzle again")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first match")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default=LITTLE)
    parser.add_argument("--asks", default="", help="look only at what is asked here, with commas between")
    parser.add_argument("--answers", type=int, default=4, help="to choose from, at least")
    parser.add_argument("--most", type=int, default=MANY, help="answers to choose from, at most")
    parser.add_argument("--turns", action="store_true", help="look for a walk that no turn may do without")
    parser.add_argument("--any", action="store_true", help="also what the greedy bot would do")
    parser.add_argument("--last", type=int, default=0, help="look only at so many answers before the end; 0: at all")
    parser.add_argument("--longest", type=int, default=3, help="answers in a plan")
    parser.add_argument("--plays", type=int, default=400, help="with which bots must have shown it; 0: they are not asked")
    parser.add_argument("--errors", type=float, default=ERRORS, help="standard errors in the gap that they find")
    parser.add_argument("--by", default=LITTLE, help="these bots")
    parser.add_argument("--set", action="append", default=[])
    wish = parser.parse_args()
    if wish.check:
        check(puzzle_of(wish.game, wish.check), wish.by, wish.plays)
        return
    find(wish.game, wish.seats, wish.bots, range(wish.first, wish.first + wish.matches), wish)


if __name__ == "__main__":
    main()
