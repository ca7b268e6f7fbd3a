"""What a view of Chicago contains, including the numbers that only the rules can compute."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import windycity
from tests.games.chicago.moments import moments
from tests.games.chicago.story import GAME, NAMES, story
from windycity.core.match import Match
from windycity.core.view import Goal, make_view
from windycity.core.words import Word, say
from windycity.games.chicago.threats import Threat
from windycity.games.chicago.view import ChicagoView, HeadName, Man, Walk
from windycity.games.chicago.walks import Walks


def test_income_is_what_bars_and_casinos_are_worth_and_worth_counts_money_and_heads_too() -> None:
    s = story(men={0: ["blue NW5A", "green reserve"], 1: ["red NE-casino"]}, chips={0: "NW1a"}, money={0: 7, 1: 30}, dice="2 5")
    own, other = s.view(None).players
    assert (own.money, own.income, own.worth) == (7, 5 + 1, 7 + 5 + 1 + 10)  # a man in reserve is worth nothing
    assert (other.money, other.income, other.worth) == (30, 20, 30 + 20 + 40)


def test_chips_lie_in_bars_and_the_others_are_left() -> None:
    view = story(chips={0: "NW1a NW5A", 1: "NE4A"}, dice="2 5").view(0)
    assert view.chips == {"NW1a": 0, "NW5A": 0, "NE4A": 1}
    assert [player.chips_left for player in view.players] == [28, 29]


def test_a_man_who_walks_is_where_the_walk_says() -> None:
    s = story(men={0: ["blue k3"]}, dice="2 5").play(0, "move 1 with 5").play(0, "step l3")
    view = s.view(1)
    assert (view.ask, view.active, view.dice) == ("step", 0, [2])
    assert view.walk is not None
    assert view.walk == Walk(man="1", at="l3", steps=4, ends=view.walk.ends)
    assert view.players[0].men == [Man(man="1", head="blue", worth=10, at=None)]


# Who comes near


def test_a_man_within_six_steps_of_a_casino_that_another_gang_holds_is_a_threat() -> None:
    s = story(men={0: ["yellow NW-casino", "blue k3"], 1: ["green i10", "red NE-casino"]}, dice="2 5")
    assert [threat for threat in s.view(0).threats if threat.holder == 0] == [
        Threat(casino="NW-casino", holder=0, seat=1, man="1", steps=4)
    ]


def test_a_man_in_reserve_or_behind_other_gangs_is_no_threat() -> None:
    s = story(men={0: ["yellow NW-casino", "blue g7", "blue i7"], 1: ["green i10", "red reserve"]}, dice="2 5")
    assert s.view(0).threats == []


def test_ch_3_5_ch_3_6_threats_are_those_whose_walks_lead_there() -> None:
    random, compared = Random(3), 0
    near = [f"{column}{row}" for column in "cdefghij" for row in range(3, 13)]
    streets = [name for name in near if name in NAMES["space"]]
    for _ in range(20):
        *theirs, own, other = random.sample(streets, 6)
        s = story(men={0: ["yellow NW-casino", f"blue {own}", f"blue {other}"], 1: [f"red {at}" for at in theirs]}, dice="2 5")
        casino = NAMES["space"].index("NW-casino")
        walks = [Walks(GAME.edition, s.match.position, 1, man).counts(casino) for man in range(4)]
        expected = {(str(number), counts[0]) for number, counts in enumerate(walks, 1) if counts and counts[0] <= 6}
        assert {(threat.man, threat.steps) for threat in s.view(0).threats} == expected
        compared += len(expected)
    assert compared > 20


# Where men can get to


@pytest.mark.parametrize("seats", [2, 4])
def test_ch_3_2_reach_is_where_the_walks_of_every_choice_can_end(seats: int) -> None:
    compared = 0
    for match in [GAME.start(seats=seats, seed=2), *moments(seats)]:
        for seat, view in moments_of_moving(match):
            moves = [choice.parts for choice in match.choices(seat) if choice.word == "move"]
            assert {(man, dice) for man, by_dice in view.reach.items() for dice in by_dice} == {
                (man.name, dice.name) for man, dice in moves
            }
            for man, dice in moves:
                steps = sum(map(int, dice.name.split("+")))
                walks = Walks(GAME.edition, match.position, seat, int(man.name) - 1)
                assert view.reach[man.name][dice.name] == [NAMES["space"][at] for at in sorted(walks.reach(steps)[steps])]
                compared += 1
    assert compared > 100


def moments_of_moving(match: Match) -> Iterator[tuple[int, ChicagoView]]:
    """Play a while at random; yield some moments at which a man is to be moved."""
    random = Random(1)
    for number in range(400):
        if match.over:
            return
        seat = match.waiting[0]
        if match.ask == "move" and number % 7 == 0:
            view = match.view(seat)
            assert isinstance(view, ChicagoView)
            yield seat, view
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])


def test_ch_3_2_while_a_man_walks_it_is_shown_where_he_can_still_end() -> None:
    s = story(men={0: ["blue k3"]}, dice="2").play(0, "move 1 with 2")
    before = s.view(1).walk
    after = s.play(0, "step l3").view(1).walk
    assert before is not None
    assert after is not None
    assert set(after.ends) < set(before.ends)
    assert after.ends == [part.name for choice in s.match.choices(0) for part in choice.parts]


def test_ch_3_7_a_man_in_reserve_can_end_where_any_start_leads() -> None:
    s = story(men={0: ["blue k3", "green reserve"]}, dice="2")
    ends = s.view(0).reach["2"]["2"]
    assert set(s.view(0).reach["1"]["2"]) - {"k3"} <= set(ends)
    walk = s.play(0, "move 2 with 2").view(0).walk
    assert walk is not None
    assert (walk.at, walk.ends) == (None, ends)


def test_nothing_is_in_reach_while_no_man_is_to_be_moved() -> None:
    assert GAME.start(seats=2, seed=1).view(0).reach == {}  # type: ignore[attr-defined]


# What moves are about


def things(view: ChicagoView, word: str) -> dict[str, str | int]:
    return {subject.key: subject.value for subject in view.about if subject.word == word}


def test_ch_2_2_a_purchase_is_about_a_head_and_its_price() -> None:
    view = GAME.start(seats=2, seed=1).view(0)
    assert isinstance(view, ChicagoView)
    assert things(view, "buy blue") == {"head": "blue", "price": 10}
    assert things(view, "buy green") == {"head": "green", "price": 25}


def test_ch_3_7_a_start_and_a_step_are_about_the_man_who_walks() -> None:
    s = story(men={0: ["blue k3", "green reserve"]}, dice="2").play(0, "move 2 with 2")
    assert things(s.view(0), "from") == {"man": "2"}
    assert things(s.play(0, "from k3").view(0), "step") == {"man": "2", "from": "k3"}


def test_ch_4_3_a_choice_of_opponents_is_about_the_fight() -> None:
    s = story(men={0: ["green j12"], 1: ["blue NW5A", "red NW5A"]}, dice="1").play(0, "move 1 with 1").play(0, "step NW5A")
    view = s.view(1)
    assert things(view, "fight") == {"attacker": "1", "defender": 1, "space": "NW5A"}
    assert view.walk is not None
    assert view.walk.ends == []


# Goals and fights


def test_ch_6_1_goals_are_what_a_gang_has_against_what_wins() -> None:
    s = story(men={0: ["yellow NW-casino", "yellow NE-casino"], 1: ["blue k3"]}, chips={0: "NW5A NW1a"}, dice="2")
    own, other = s.view(None).players
    assert own.goals == {
        "three-casinos": Goal(have=2, need=3),
        "central-bars": Goal(have=1, need=8),
        "five-yellows": Goal(have=2, need=5),
    }
    assert {goal.have for goal in other.goals.values()} == {0}


def test_ch_4_1_chances_are_those_of_the_two_dice_without_equal_throws() -> None:
    fights = story(dice="2").view(0).fights
    assert all(fights[head][head].chance == 0.5 for head in fights)
    # A yellow die, 5 5 5 6 6 6, against a green one, 3 3 4 4 5 6: of 36 throws 6 are equal and 3 lost.
    assert fights["yellow"]["green"].chance == 0.9
    assert fights["green"]["yellow"].chance == 0.1


@pytest.mark.parametrize("bank", [{}, {"green": 0}, {"red": 0}, {"yellow": 0}], ids=["full", "no green", "no red", "no yellow"])
@pytest.mark.parametrize("own", ["blue", "green", "red", "yellow"])
@pytest.mark.parametrize("other", ["blue", "green", "red", "yellow"])
def test_ch_4_2_the_prospects_are_what_a_fight_that_is_won_brings(own: HeadName, other: HeadName, bank: dict[str, int]) -> None:
    s = story(men={0: [f"{own} d3"], 1: [f"{other} e3"]}, dice="1", money={0: 5, 1: 5}, bank=bank)
    prospect = s.view(0).fights[own][other]
    s.walk(0, 1, "1", "e3", chance="6 5")
    assert s.money(0) - 5 == prospect.prize
    assert s.head(0, 1) == (prospect.rises or own)


def test_ch_5_1_a_walk_takes_the_bars_that_are_named() -> None:
    s = story(men={0: ["blue j12"], 1: ["blue NW4A"]}, chips={0: "NW1a", 1: "NW5A"}, dice="1")
    taken = s.view(0).takes
    assert {"NW1d", "NW5A", "SE5A"} <= {*taken}  # another gang's chip is no hindrance
    assert not {"NW1a", "NW4A", "NW-casino", "k3"} & {*taken}  # ours, guarded, and no bars
    assert s.walk(0, 1, "1", "NW5A").chip("NW5A") == 0


def test_ch_5_1_without_chips_and_while_nobody_walks_nothing_is_taken() -> None:
    assert story(men={0: ["blue NW-hq"]}, chips_left={0: 0}, dice="2").view(0).takes == []
    assert story(at="buying", number=6, money={0: 50}).view(0).takes == []


def test_a_view_that_all_share_is_what_each_seat_would_see_by_itself() -> None:
    """Nothing is hidden here, so a compiled match makes one view for all who look at a position."""
    game = windycity.game("chicago", compiled=True)
    match, random = game.start(seats=3, seed=5), Random(5)
    for _ in range(40):
        for eye in (1, None, 0, 2):
            alone = make_view(game.rulebook, game.edition, game.engine, match.observed_positions(eye))
            assert match.view(eye) == alone
        seat = match.waiting[0]
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])


def test_heads_of_every_colour_are_named_right_in_dutch_and_german() -> None:
    folder = GAME.rulebook.words

    def told(language: str) -> list[str]:
        heads = [Word("head", head) for head in ("blue", "green", "red", "yellow")]
        return [say("explain-fight-spoken", language, folder, head=head).split()[-2] for head in heads]

    assert told("nl") == ["blauwe", "groene", "rode", "gele"]
    assert told("de") == ["blauen", "grünen", "roten", "gelben"]
