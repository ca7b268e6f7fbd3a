"""The advice: it takes what wins, puts public where it pays, hurts the leader, and counters every way to win."""

from __future__ import annotations

from collections import Counter

import numpy as np

from tests.conformance.cases import Case, play_matches
from tests.games.gangsters.story import Story, story, target
from windycity.games.gangsters.position import Reason


def weigh(s: Story, seat: int = 0) -> dict[str, float]:
    """How good each move looks to a seat from what it knows."""
    game = s.match.game
    advice = game.engine.advice(s.match.observed_positions(seat), seat)
    return {game.format_move(action): weight for action, weight in advice.items()}


def advised(s: Story, seat: int = 0, word: str = "") -> str:
    """The move that looks best to a seat, of those that begin with a word."""
    moves = weigh(s, seat)
    return max((move for move in moves if move.startswith(word)), key=lambda move: moves[move])


def test_the_joint_that_completes_a_colour_is_bought() -> None:
    s = story(at="buy", pieces={0: "R4 F2, T1 A1, V1 A1"}, joints={0: "B1 D1 D3"}, cash={0: 600})
    assert advised(s) == "buy"


def test_public_is_moved_into_the_own_joint() -> None:
    s = story(pieces={0: "R2 A3"}, joints={0: "B1"}, public={"2a": "e-1"}, dice="6 1 6 6 6")
    assert advised(s) == "public 2a to B1"


def test_thugs_go_to_extort() -> None:
    s = story(pieces={0: "T4 d-9"}, joints={0: "A3"}, dice="6 6 6 1 6")
    assert advised(s) in ("move thugs to E4 as criminal", "move thugs to F3 as criminal")


def test_extortion_is_worth_the_die_and_not_the_strength() -> None:
    """GA-7.1: one criminal thug takes as much as four, so new ones do not pay; a die used for driving takes nothing."""
    s = story(pieces={0: "R2 A3, T3 E4!, V1 A3"}, joints={0: "A3"}, cash={0: 5000}, dice="1 6 6 4 6")
    weights = weigh(s)
    assert weights["recruit thugs 1"] < weights["done"]
    driving = story(pieces={0: "R2 A3, T3 d-9, V1 A3"}, joints={0: "A3"}, equipped={0: "R"}, dice="6 6 1 1 1")
    weights = weigh(driving)
    walk, drives = weights["move thugs to E4 as criminal"], [move for move in weights if move.startswith("drive thugs")]
    assert drives
    assert all(weights[move] < walk for move in drives)


def test_equipment_is_bought_before_the_moves_with_cash_to_spare() -> None:
    """GA-5.7: it costs no move, but after the first it is too late; what is left must be enough to go on."""
    for cash, first in ((5000, True), (3600, True), (1200, False)):
        s = story(
            pieces={0: "R4 A3, T3 A1", 1: "V1 A2"}, joints={0: "A3"}, cash={0: cash}, public={"2a": "e-1"}, dice="6 1 6 1 6"
        )
        assert (advised(s) == "heaters") is first


def test_a_marker_is_shown_to_save_ones_own_piece_from_a_cop_with_donuts() -> None:
    """GA-4.9: not to save another's, and not from one's own cop."""

    def visited(active: int, owner: int) -> Story:
        pieces = {active: "V2 g-2"}
        s = story(cops={"7": "W1"}, donuts={owner: "7 1"}, pieces=pieces, active=active, markers={0: "marker-7"})
        return s.move(active, "V", "W1", "criminal")

    assert advised(visited(0, 1)) == "show 7"
    assert advised(visited(0, 0)) == "pass"
    assert advised(visited(2, 1)) == "pass"


def test_clean_vamps_go_where_somebody_can_be_seduced() -> None:
    s = story(pieces={0: "V1 d-2", 1: "R3 A2"}, joints={0: "A3"}, dice="6 6 6 6 1")
    assert advised(s) == "move vamps to A2 as clean"


def test_a_missing_piece_is_recruited() -> None:
    s = story(pieces={0: "R2 A3, T2 A3"}, joints={0: "A3"}, cash={0: 400}, dice="1 6 1 1 1")
    assert advised(s, word="recruit") == "recruit vamps 1"


def test_a_cop_is_sent_to_raid_another_and_never_oneself() -> None:
    raid = story(at="police", joints={1: "A2"}, public={"3a": "A2"}, cops={"7": "d-2"}, dice="1 1 1 1 1")
    assert advised(raid) == "cop 7 to A2"
    own = story(at="police", joints={0: "A2"}, public={"3a": "A2"}, cops={"7": "d-2"}, dice="1 1 1 1 1")
    assert advised(own) != "cop 7 to A2"


def test_a_marker_is_shown_when_the_cop_hurts_and_only_then() -> None:
    def moved(public: str) -> Story:
        s = story(
            at="police",
            joints={1: "A2", 2: "A4"},
            public={"3a": public},
            cops={"7": "d-2"},
            markers={1: "marker-7"},
            dice="1 1 1 1 1",
        )
        return s.play(0, "cop 7 to A2" if public == "A2" else "cop 7 to d-3")

    assert advised(moved("A2"), 1) == "show 7"
    assert advised(moved("A4"), 1) == "pass"


def test_whoever_is_about_to_win_is_attacked_first() -> None:
    pieces = {1: "R2 B1, T3 A4!, V1 B1", 2: "R2 B3, T3 A4!, V1 B3"}
    for leader in (1, 2):
        s = story(at="police", pieces=pieces, cash={leader: 9000}, cops={"8": "d-3"}, dice="1 1 1 1 1")
        s.play(0, "cop 8 to A4").passes(1, 2)
        assert advised(s) == f"attack {target(leader, 'T')}"


def test_a_gift_is_accepted_and_a_robbery_refused() -> None:
    def offered(*moves: str) -> Story:
        s = story(at="buy", joints={0: "A2 B1", 1: "I2"}, cash={0: 5000, 1: 500})
        return s.play(0, ["offer camorra", *moves, "propose"])

    assert advised(offered("give nothing", "want I2", "pay 5000"), 1) == "accept"
    assert advised(offered("give B1", "want I2"), 1) == "accept"
    assert advised(offered("give nothing", "want I2", "pay 100"), 1) == "refuse"


def test_untouchables_are_put_back_before_others_draw() -> None:
    s = story(at="buy", joints={0: "A2"}, markers={0: "untouchable untouchable"})
    assert advised(s) == "order 2"


def test_between_greedy_bots_every_way_to_win_occurs() -> None:
    """At least 1 % each, over 600 matches at four seats; `python -m bench.ends gangsters` looks at more."""
    table, _ = play_matches(Case("gangsters", 4, ()), "compiled", 600, greedy=-1)
    counts = Counter(table[:, 2].tolist())
    assert all(counts[reason] >= 6 for reason in (Reason.COLOUR, Reason.TEN_JOINTS, Reason.CASH))


def test_one_greedy_gang_beats_random_ones() -> None:
    table, _ = play_matches(Case("gangsters", 4, ()), "compiled", 100, greedy=1)
    assert np.mean(table[:, 1] == 1) > 0.9
