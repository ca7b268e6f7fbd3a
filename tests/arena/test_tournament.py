"""Tournaments: their results, against figures worked out by hand, and when they stop."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.cli.test_main import run
from windycity.arena.batches import play_here
from windycity.arena.estimates import wilson
from windycity.arena.results import batch_file, read_matches, read_run
from windycity.arena.simulate import carry_out
from windycity.arena.standings import Finish, cross_table, meetings, ratings, rounds_of, win_shares
from windycity.arena.tournament import Verdict, judge, plan_tournament, play_until, tournament
from windycity.arena.until import Betting, Question, read_question
from windycity.core.errors import WindyCityError

BOTS = ["greedy", "random"]
RUN = replace(plan_tournament("chicago-poker", BOTS, 1, 3).run, bots=["a", "b", "c"])


def finish(bots: str, ranks: str, number: int = 0) -> Finish:
    """A match by the names and the ranks of its seats, as in `finish("abc", "113")`."""
    places = tuple(map(int, ranks))
    return Finish(number, tuple(bots), tuple((place == 1) / places.count(1) for place in places), places)


def finishes(*matches: tuple[str, str]) -> list[Finish]:
    """Matches of a tournament in their order."""
    return [finish(bots, ranks, number) for number, (bots, ranks) in enumerate(matches)]


def test_finishing_ahead_is_counted_by_pairs_of_seats_and_a_shared_rank_is_half() -> None:
    assert meetings(finish("abc", "123"), ("a", "b")) == [1]
    assert meetings(finish("bca", "113"), ("a", "b")) == [0]
    assert meetings(finish("abc", "113"), ("a", "b")) == [0.5]
    assert meetings(finish("abab", "1234"), ("a", "b")) == [1, 1, 0, 1]
    assert meetings(finish("acc", "123"), ("a", "b")) == []


def test_a_win_counts_by_the_seat_and_a_shared_one_as_its_share() -> None:
    shares = win_shares(RUN, finishes(("abc", "113"), ("abc", "123"), ("cab", "123"), ("abc", "213")))
    assert {bot: share.value for bot, share in shares.items()} == {"a": 0.375, "b": 0.375, "c": 0.25}


def test_the_cross_table_leaves_out_who_never_met() -> None:
    table = cross_table(RUN, finishes(("ab", "12"), ("ba", "12"), ("ab", "12")))
    assert {pair: round(share.value, 3) for pair, share in table.items()} == {("a", "b"): 0.667, ("b", "a"): 0.333}


def test_an_interval_goes_by_how_much_rounds_differ() -> None:
    # Rounds of three matches that agree within themselves are worth one match each.
    first, second = ("abc", "123"), ("abc", "213")
    alike = win_shares(RUN, finishes(*[first, first, first, second, second, second] * 50))["a"]
    assert (alike.low, alike.high) == pytest.approx(wilson(0.5, 100), abs=0.002)
    # Rounds that all come out the same are worth all of their matches, and no more.
    even = cross_table(RUN, finishes(*[first, second, second] * 50))["a", "b"]
    assert (even.low, even.high) == wilson(1 / 3, 150)
    assert (even.cases, even.matches) == (150, 150)
    # If all matches come out the same, nothing shows how alike those of a round are.
    assert win_shares(RUN, finishes(*[first] * 15))["a"].low == wilson(1, 5)[0]


def test_the_better_bot_is_rated_higher_and_more_matches_tell_more() -> None:
    random = Random(1)

    def played(count: int) -> list[Finish]:
        return finishes(*(("abc", random.choice(("132", "132", "132", "123", "231"))) for _ in range(count)))

    few, many = ratings(RUN, played(20)), ratings(RUN, played(500))
    assert many["a"].low > many["c"].high
    assert many["c"].low > many["b"].high
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert few["a"].low < few["a"].rating < few["a"].high


def test_bots_of_equal_strength_are_rated_alike_also_where_they_hold_several_seats() -> None:
    orders = ["1234", "2143", "3412", "4321"] * 50
    rated = ratings(replace(RUN, bots=["a", "b"]), finishes(*(("abab", order) for order in orders)))
    assert abs(rated["a"].rating - rated["b"].rating) < 1.5
    assert rated["a"].high - rated["a"].low < 6


def test_a_question_is_hardly_ever_settled_where_there_is_nothing_to_settle() -> None:
    """At most 5 % of 400 tournaments of equals, with a look after each of 400 rounds."""
    random, settled = Random(1), 0
    for _ in range(400):
        betting = Betting()
        for _ in range(400):
            betting.look(random.choice((0, 0.25, 0.5, 0.75, 1)))
        settled += betting.settled is not None
    assert settled <= 20


@pytest.mark.parametrize(("chance", "answer"), [(0.75, True), (0.25, False)])
def test_a_difference_is_settled_and_stays_so(chance: float, answer: bool) -> None:
    random, betting = Random(2), Betting()
    looks = 0
    while betting.settled is None:
        betting.look(float(random.random() < chance))
        looks += 1
    assert betting.settled is answer
    assert 10 < looks < 200
    for _ in range(1000):
        betting.look(float(not answer))
    assert betting.settled is answer


def test_a_question_names_two_bots_of_the_tournament() -> None:
    assert read_question("a > b", ["a", "b"]) == Question("a", "b")
    assert read_question("program:x>y>a", ["a", "program:x>y"]) == Question("program:x>y", "a")
    for text in ("a>c", "a<b", "a", ">", "a>a", ""):
        with pytest.raises(WindyCityError, match="A question is written as in x>y"):
            read_question(text, ["a", "b"])


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"bots": ["greedy"]}, "for two bots or more"),
        ({"bots": ["greedy", "random", "greedy"]}, "greedy is named twice"),
        ({"bots": ["al"]}, "There is no bot al"),
        ({"bots": ["greedy", "al"]}, "There is no bot al"),
        ({"seats": 7}, "--seats can be at most 6, not 7"),
        ({"seats": 1}, "--seats must be at least 2, not 1"),
        ({"games": 0}, "--games must be at least 1, not 0"),
        ({"options": {"short": True}}, "short is for 5 to 6 seats"),
    ],
    ids=str,
)
def test_what_cannot_be_held_is_refused_before_anything_starts(wish: dict[str, Any], told: str) -> None:
    with pytest.raises(WindyCityError, match=told):
        plan_tournament(**{"game": "chicago-poker", "bots": BOTS, "games": 10, **wish})


def test_matches_and_batches_are_whole_rounds() -> None:
    planned = plan_tournament("chicago-poker", BOTS, 1001, 3).run
    assert (planned.games, planned.batch % 4, planned.seats, planned.kind) == (1004, 0, 3, "tournament")
    assert plan_tournament("chicago-gangsters", BOTS, 10).run.seats == 3
    assert plan_tournament("chicago-poker", BOTS, 10).run.seats == 2


def test_batches_are_small_where_any_bot_takes_its_time() -> None:
    assert plan_tournament("chicago-poker", [*BOTS, "boss"], 90_000, 2).run.batch == 3
    assert plan_tournament("chicago-poker", BOTS, 90_000, 2).run.batch == 500


def test_a_tournament_is_the_same_on_two_processes_and_greedy_wins_it(tmp_path: Path) -> None:
    one, two = (
        tournament("chicago-poker", BOTS, 80, seats=3, seed=5, processes=count, out=tmp_path / str(count), records=2)
        for count in (1, 2)
    )
    assert one.matches.drop("seconds", "wall").equals(two.matches.drop("seconds", "wall"))
    assert (one.wins, one.ratings, one.cross) == (two.wins, two.ratings, two.cross)
    assert one.wins["greedy"].low > one.wins["random"].high
    assert one.cross["greedy", "random"].low > 0.5
    assert one.settled is None
    assert sum(share.value for share in one.wins.values()) == pytest.approx(2 / 3)


def test_a_tournament_stops_when_its_question_is_settled(tmp_path: Path) -> None:
    tables = []
    for count in (1, 2):
        held = tournament(
            "chicago-poker", BOTS, 1200, seats=2, until="random>greedy", processes=count, out=tmp_path / str(count), records=500
        )
        assert held.settled is False
        assert held.matches.height < 200
        tables.append(read_matches(tmp_path / str(count)).drop("seconds", "wall"))
        assert tables[-1].height == held.matches.height
        assert len(list((tmp_path / str(count) / "records").iterdir())) == held.matches.height
    assert tables[0].equals(tables[1])
    again = tournament("chicago-poker", BOTS, 1200, seats=2, until="random>greedy", out=tmp_path / "1", records=500)
    assert again.matches.drop("seconds", "wall").equals(tables[0])


def test_a_question_takes_nothing_from_a_tournament_that_was_played_to_its_end(tmp_path: Path) -> None:
    job = plan_tournament("chicago-poker", BOTS, 400, 2, records=0)
    carry_out(job, tmp_path, play_here)
    verdict = play_until(job, tmp_path, play_here, Question("greedy", "random"))
    assert verdict.settled is True
    assert verdict.matches < 200
    assert read_matches(tmp_path).height == 400
    assert judge(job.run, read_matches(tmp_path), verdict).matches.height == verdict.matches


def test_a_question_looks_at_rounds_in_their_order_without_a_gap(tmp_path: Path) -> None:
    job = plan_tournament("chicago-poker", BOTS, 400, 2, records=0)
    carry_out(job, tmp_path, play_here)
    before = play_until(job, tmp_path, play_here, Question("greedy", "random"))
    batch_file(tmp_path, 0).unlink()
    assert play_until(job, tmp_path, play_here, Question("greedy", "random")) == before


def test_a_question_that_stays_open_is_given_up(tmp_path: Path) -> None:
    job = plan_tournament("chicago-poker", BOTS, 4, 2, records=0)
    assert play_until(job, tmp_path, play_here, Question("greedy", "random")) == Verdict(None, 4)


def test_a_round_that_was_not_played_whole_is_left_out(tmp_path: Path) -> None:
    job = plan_tournament("chicago-poker", BOTS, 40, 3, records=0)
    carry_out(job, tmp_path, play_here)
    matches = read_matches(tmp_path)
    assert len(list(rounds_of(job.run, matches))) == 10
    assert len(list(rounds_of(job.run, matches.head(39)))) == 9


def test_the_command_rates_crosses_and_answers(tmp_path: Path) -> None:
    call = ["tournament", "chicago-poker", "--bots", "greedy,random", "--games", "400", "--records", "0"]
    code, out, _ = run(*call, "--until", "greedy>random", "--out", str(tmp_path / "run"))
    assert code == 0
    assert all(word in out for word in ("Rating", "Finished ahead of", "95% interval", "matches at 2 seats"))
    assert "greedy finishes ahead of random more often than behind it." in out
    assert read_run(tmp_path / "run").kind == "tournament"
    code, _, err = run(*call, "--until", "greedy>boss", "--lang", "nl", "--out", str(tmp_path / "other"))
    assert code == 2
    assert "Een vraag wordt geschreven als x>y" in err
    assert not (tmp_path / "other").exists()
