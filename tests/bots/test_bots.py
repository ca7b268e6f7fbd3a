"""Bots: fair, reproducible, and as strong as they claim."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.cases import CASES, SECRETIVE, Case, moments, play_matches, twin_of
from windycity.bots.bot import answer, glimpse_of
from windycity.bots.names import UnknownBot, make_bot, make_bots

per_case = pytest.mark.parametrize("case", CASES, ids=str)
# A level is a search with more simulations.
TESTED = ("random", "greedy", "search:8", "learned")
BEGINNING = 100  # answers


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_a_bot_moves_the_same_whatever_it_cannot_know(case: Case) -> None:
    """Two matches that differ only in what the seat cannot know, the same seed: the same move."""
    random = Random(1)
    for match in moments(case, 1, every=13):
        seat = random.choice(match.waiting)
        glimpses = [glimpse_of(each, seat) for each in (match, twin_of(match, seat, random))]
        for name in TESTED:
            assert len({make_bot(name, 5).choose(glimpse) for glimpse in glimpses}) == 1, name


@pytest.mark.parametrize("name", TESTED)
@per_case
def test_bots_play_whole_matches_and_the_same_seed_plays_the_same(name: str, case: Case) -> None:
    """The second time only the beginning is played: a bot that chose by anything but its seed would differ soon."""
    match, again = case.start(3), case.start(3)
    bots, twins = ({seat: make_bot(name, seat) for seat in range(case.seats)} for _ in range(2))
    while not match.over:
        assert answer(match, bots) is not None
    for _ in range(min(BEGINNING, len(match.answers))):
        assert answer(again, twins) is not None
    assert again.answers == match.answers[:BEGINNING]


def test_a_glimpse_holds_no_truth() -> None:
    match = CASES[0].start(1)
    glimpse = glimpse_of(match, 0)
    assert glimpse.observed[0].seen_by == 0
    assert glimpse.legal == match.legal(0)
    assert answer(match, {}) is None


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="There is no bot al"):
        make_bot("al", 1)
    with pytest.raises(UnknownBot, match="A bot without a name"):
        make_bots("greedy,,random", range(3), 1)


def usual_cases() -> list[Case]:
    """Every game at every seat count with its usual options."""
    return [case for case in CASES if dict(case.options) == case.game.check_options(case.seats, {})]


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_greedy_beats_random_ones(case: Case) -> None:
    """60 % at four seats (2,000 matches), elsewhere half as many again as its fair share (500), with room for luck.

    A shared win counts as its share.
    """
    table, _ = play_matches(case, "compiled", 2_000 if case.seats == 4 else 500, greedy=1)
    wins = sum((int(winners) & 1) / int(winners).bit_count() for winners in table[:, 1]) / len(table)
    spread = 1.96 * (wins * (1 - wins) / len(table)) ** 0.5
    print(f"{case}: greedy wins {wins:.1%} +- {spread:.1%} against {case.seats - 1} random bots")
    assert wins - spread > (0.6 if case.seats == 4 else 1.5 / case.seats)
