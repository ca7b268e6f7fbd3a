"""Reviews: a move that plainly loses is found, one that does not is not; luck is separated; the same seed, the same review."""

from __future__ import annotations

from dataclasses import replace

import pytest

import windycity
from tests.golden.golden import FOLDER
from tests.review.stories import TINY, last_chance
from windycity.bots.reasons import Reason
from windycity.core.match import Match
from windycity.core.position import get
from windycity.review import BadReview, Cost, Luck, Point, Review, describe_review, review_match
from windycity.review.costs import beginnings, is_mistake, worst_of_each
from windycity.review.effort import NORMAL
from windycity.review.past import past_of
from windycity.review.review import VERSION
from windycity.review.work import plays_of


@pytest.fixture(autouse=True)
def _by_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Review by the means for games without a net: no net has met the ends of matches that are made up here."""
    monkeypatch.setattr("windycity.review.work.has_net", lambda game: False)


# Moves


def test_a_move_that_gives_the_match_away_is_found_with_what_would_have_won() -> None:
    s = last_chance().play(0, "draw", "G1")
    assert s.match.result is not None
    assert s.match.result.winners == (1,)
    (cost,) = review_match(s.match, TINY).costs
    assert (cost.answer, cost.seat, cost.move, cost.better) == (0, 0, "draw", "play R6 1")
    assert (cost.share, cost.better_share, cost.error) == (0.0, 1.0, 0.0)
    assert cost.reason is not None
    assert (cost.reason.sort, cost.reason.what) == ("prevents", "lost-match")


def test_the_winning_move_costs_nothing() -> None:
    s = last_chance().play(0, "play R6 1")
    assert s.match.result is not None
    assert s.match.result.winners == (0,)
    assert review_match(s.match, TINY).costs == []


def test_where_every_move_loses_none_is_a_mistake() -> None:
    s = last_chance("G14 G15").play(0, "draw", "G1")
    assert s.match.over
    assert review_match(s.match, TINY).costs == []


def test_a_move_is_judged_by_what_its_seat_knew_whatever_the_others_held() -> None:
    reviews = [review_match(last_chance(other=other).play(0, "draw", "G1").match, TINY) for other in ("P1 P2", "Y1 Y2")]
    assert reviews[0].costs == reviews[1].costs != []
    match = last_chance(other="P1 P2").play(0, "draw", "G1").match
    (decision,) = past_of(match).decisions
    assert get(decision.observed, "seen_by") == decision.seat == 0


@pytest.mark.parametrize(("cost", "error", "mistake"), [(0.021, 0.001, True), (0.019, 0.001, False), (0.05, 0.03, False)])
def test_below_two_points_or_two_standard_errors_nothing_is_a_mistake(cost: float, error: float, mistake: bool) -> None:
    assert is_mistake(Cost(0, 0, "draw", "pass", 0.3, 0.3 + cost, error)) == mistake


def test_moves_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    match = last_chance(actions=2, hand="G14 G15").match
    action = match.game.parse_move("draw")
    shares = plays_of(match.game, 2).of_moves(match.observed_positions(0), 0, [action, action], 20, 5)
    assert shares[0].tolist() == shares[1].tolist()
    assert shares[0].std() > 0


def chicago() -> Match:
    """A whole match of Chicago, with its walks."""
    return windycity.replay((FOLDER / "chicago" / "fight-in-an-order.jsonl").read_text("utf-8"))


def test_the_steps_of_a_walk_are_one_move() -> None:
    match = chicago()
    decisions = past_of(match).decisions
    begun = beginnings(match.game, decisions)
    asked = {decision.answer: match.game.format_move(decision.action).split()[0] for decision in decisions}
    assert "step" in asked.values()
    assert {asked[begun[answer]] for answer, word in asked.items() if word == "step"} == {"move"}
    assert all(begun[answer] == answer for answer, word in asked.items() if word == "move")


def test_only_the_worst_of_a_walk_is_reported() -> None:
    costs = [Cost(answer, 0, "a", "b", 0.1, 0.1 + cost, 0.0) for answer, cost in [(3, 0.1), (4, 0.3), (5, 0.2), (9, 0.05)]]
    assert [cost.answer for cost in worst_of_each(costs, {3: 3, 4: 3, 5: 3, 9: 9})] == [4, 9]


# Chances


def test_the_last_point_is_the_result() -> None:
    s = last_chance().play(0, "draw", "G1")
    points = review_match(s.match, TINY).points
    assert points[-1] == Point(1, [0.0, 1.0], 0.0)
    assert points[0] == Point(0, [1.0, 0.0], 0.0)  # before the mistake


def test_chances_along_a_match_are_shares_of_one() -> None:
    s = last_chance("", pile="R6 G14 B14 Y14", actions=2).play(0, "draw", "R6").play(0, "play R6 1")
    review = review_match(s.match, TINY)
    assert [point.moment for point in review.points] == [0, 1, 2]
    assert all(abs(sum(point.shares) - 1) < 0.001 for point in review.points)
    assert 0 < review.points[0].shares[0] < 0.9 < review.points[1].shares[0]
    assert review.points[0].error > 0 == review.points[1].error


def test_a_long_match_has_no_more_points_than_wanted() -> None:
    s = last_chance("", pile="G14 B14 Y14 P14 G15 B15", actions=3)
    s.play(0, "draw", "G14").play(0, "draw", "B14").play(0, "draw", "Y14")
    assert [point.moment for point in review_match(s.match, replace(TINY, points=3)).points] == [0, 2, 3]


# Luck


def test_a_long_match_is_looked_at_less_closely_at_each_moment() -> None:
    assert NORMAL.for_match(500) == NORMAL
    assert (NORMAL.for_match(1000).plays, NORMAL.for_match(1000).luck) == (NORMAL.plays // 2, NORMAL.luck // 2)
    assert NORMAL.for_match(10**6).plays > 0
    assert NORMAL.for_match(1000).final == NORMAL.final, "what is reported is measured as exactly"


def test_the_card_that_decides_is_luck_and_no_judgement() -> None:
    s = last_chance("", pile="R6 G14 B14 Y14", actions=2).play(0, "draw", "R6").play(0, "play R6 1")
    review = review_match(s.match, TINY)
    assert review.costs == []
    (luck,) = review.lucks
    assert luck.answer == 0
    assert 0.4 < luck.swings[0] < 1
    assert luck.swings[1] == -luck.swings[0]


def test_bad_luck_counts_as_well_and_what_no_luck_could_help_does_not() -> None:
    s = last_chance("", pile="R6 R7 R8 G14", actions=2).play(0, "draw", "G14").play(0, "draw", "R6")
    (luck,) = review_match(s.match, TINY).lucks
    assert luck.answer == 0
    assert luck.swings[0] < -0.4


def test_where_a_match_turned_is_told_by_what_turned_it_and_not_by_the_round_that_comes() -> None:
    """The chances of O'Banion, seat 1, fall in round 9, and moment 139 is where round 10 begins."""
    match = windycity.replay((FOLDER / "chicago-gangsters" / "three-players-no-talk.jsonl").read_text("utf-8"))
    points = [Point(123, [0.0, 0.9, 0.1], 0.0), Point(139, [0.0, 0.02, 0.98], 0.0), Point(156, [0.0, 0.0, 1.0], 0.0)]
    head = (VERSION, match.game.name, match.game.rulebook.rules_version, match.game.edition.digest, "boss", "normal", 0)
    (turn,) = describe_review(match, Review(*head, match.seats, len(match.answers), points, [], []), "en").turns
    assert (turn.first, turn.last) == (123, 139)
    assert "Round 10" not in turn.text
    assert "takes" in turn.text


def test_reasons_are_told_of_the_player_and_not_to_whoever_reads() -> None:
    match = last_chance().play(0, "draw", "G1").match
    head = (VERSION, match.game.name, match.game.rulebook.rules_version, match.game.edition.digest, "don", "normal", 0)
    reason = Reason("wins", "took", {"spot": 1, "business": "bar"}, 1.0, 0.0, 100)
    cost = Cost(0, 0, "draw", "play R6 1", 0.0, 1.0, 0.0, reason)
    (told,) = describe_review(match, Review(*head, 2, 1, [], [cost], []), "en").costs
    name = match.player_names[0]
    assert told.sentence == f"{name} gave away 100 points."
    assert told.why.startswith(f"What it brings: {name} takes the bar at place 1.")


# A review as data


def test_the_same_seed_gives_the_same_review_and_another_one_other_luck() -> None:
    s = last_chance("", pile="R6 G14 B14 Y14", actions=2).play(0, "draw", "R6").play(0, "play R6 1")
    before = s.match.save()
    reviews = [review_match(s.match, TINY, seed) for seed in (1, 1, 2)]
    assert reviews[0] == reviews[1]
    assert reviews[0].points[0].shares != reviews[2].points[0].shares or reviews[0].lucks != reviews[2].lucks
    assert s.match.save() == before, "a review changes nothing"


def test_a_review_goes_through_json_and_back() -> None:
    review = Review(
        VERSION, "chicago-poker", 2, "x", "boss", "normal", 7, 2, 3,
        [Point(0, [0.5, 0.5], 0.1)], [Cost(1, 0, "draw", "play R6 1", 0.1, 0.3, 0.01)], [Luck(2, [0.25, -0.25], 0.02)],
    )  # fmt: skip
    assert Review.from_json(review.to_json()) == review
    assert round(review.costs[0].cost, 3) == 0.2


@pytest.mark.parametrize(("text", "sentence"), [("{}", "not a review"), ("[", "not a review"), ('"x"', "not a review")])
def test_what_is_no_review_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadReview, match=sentence):
        Review.from_json(text)


def test_a_review_of_another_version_is_refused() -> None:
    review = Review(VERSION + 1, "chicago-poker", 2, "x", "boss", "normal", 7, 2, 3, [], [], [])
    with pytest.raises(BadReview, match=f"version {VERSION + 1}; {VERSION} is needed"):
        Review.from_json(review.to_json())


def test_a_match_that_is_not_over_is_refused() -> None:
    with pytest.raises(BadReview, match="Only a match that is over"):
        review_match(last_chance().match, TINY)


# The work


def test_progress_grows_to_what_was_said_at_first() -> None:
    told: list[tuple[int, int]] = []
    review_match(last_chance().play(0, "draw", "G1").match, TINY, progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert {total for _, total in told} == {told[-1][0]}


def test_a_review_can_be_stopped() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        review_match(last_chance().play(0, "draw", "G1").match, TINY, progress=stop)
