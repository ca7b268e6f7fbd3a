"""CG-3: the reveal, the order of a round, and what everybody may know."""

from collections.abc import Sequence
from itertools import groupby

import pytest

from tests.games.chicago_gangsters.story import GAME, Story, story
from tests.games.chicago_gangsters.test_cg_4_laying import fight
from windycity.core.errors import BadChance

EVERYONE = (0, 1, 2, 3, None)


def last_moment(number: int = 3) -> Story:
    """Everything in a round is done except the fourth player's last `done`; no means are left to draw."""
    return story(at="round-end", number=number, persons=["", "", "", "fence"], pile="")


def asks(s: Story, moves: Sequence[tuple[int, str]]) -> list[str]:
    """List the asks, in order, while these moves were made."""
    asked = []
    for seat, move in moves:
        asked.append(s.ask)
        s.play(seat, move)
    return [ask for ask, _ in groupby([*asked, s.ask])]


def event_names(s: Story) -> list[str]:
    """List the names of all events, in order, except that somebody has finished."""
    return [name for name, _ in groupby(event.name for event in s.match.events(None) if event.name != "finished")]


# CG-3.1: the reveal


def test_cg_3_1_a_coalition_card_a_district_a_loot_card_and_a_person_are_turned() -> None:
    s = last_moment().play(3, "done", "C5 Levee L7 judge")
    assert (s.coalition.name, s.district.name, s.loot.name) == ("C5", "Levee", "L7")
    assert (s.view(None).person, s.view(None).round) == ("judge", 4)


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_3_1_everybody_is_told_what_was_turned(eye: int | None) -> None:
    s = last_moment().play(3, "done", "C5 Levee L7 judge")
    assert s.events("coalition", eye) == [{"coalition": "C5", "challengers": [0, 3], "defenders": [1, 2]}]
    assert s.events("round", eye) == [{"round": 4, "district": "Levee", "person": "judge"}]
    assert [event["loot"] for event in s.events("loot", eye)] == ["L7"]


def test_cg_3_1_the_coalition_card_says_who_fights_together() -> None:
    s = last_moment().play(3, "done", "C9 Levee L7 judge")
    assert [s.side(seat) for seat in range(4)] == ["defenders", "challengers", "defenders", "challengers"]


def test_cg_3_1_what_was_turned_is_no_longer_in_its_pile() -> None:
    s = last_moment()
    before = s.match.position
    s.play(3, "done", "C5 Levee L7 judge")
    after = s.match.position
    for pile in ("coalition_pile", "district_pile", "loot_pile", "person_pile"):
        assert getattr(after, pile).sum() == getattr(before, pile).sum() - 1
    assert "judge" not in s.view(None).persons_left


def test_cg_3_1_the_coalition_card_is_turned_first() -> None:
    with pytest.raises(BadChance):
        last_moment().play(3, "done", "Levee C5 L7 judge")


def test_cg_3_1_the_first_round_begins_with_a_reveal() -> None:
    s = Story(GAME.start(seats=4, seed=1))
    assert [event["round"] for event in s.events("round")] == [s.round] == [1]
    assert [event["coalition"] for event in s.events("coalition")] == [s.coalition.name]


def test_cg_3_1_the_end_card_ends_the_game_at_once() -> None:
    s = last_moment(10).play(3, "done", "end")
    assert (s.match.over, s.waiting, s.round) == (True, (), 10)
    result = s.match.result
    assert result is not None
    assert result.reason == "end-card"


def test_cg_3_1_with_the_end_card_nothing_else_is_turned() -> None:
    s = last_moment(10)
    before = s.match.position
    s.play(3, "done", "end")
    after = s.match.position
    for pile in ("district_pile", "loot_pile", "person_pile"):
        assert list(getattr(after, pile)) == list(getattr(before, pile))
    assert s.events("round") == s.events("coalition") == s.events("loot") == []


def test_cg_3_1_any_other_coalition_card_goes_on_with_a_round() -> None:
    s = last_moment(10).play(3, "done", "C12 Uptown L12 judge")
    assert (s.match.over, s.round, s.district.name) == (False, 11, "Uptown")


# CG-3.2: the order


def test_cg_3_2_challengers_talk_lay_bruiser_question_mark_then_defenders_talk_lay_bruiser_then_loot_and_end() -> None:
    s = story(hands=["W4 K3", "W2", "K5", "B3"], persons=["bruiser", "fence"], talk=True)
    moves = [
        *[(0, "say 9"), (1, "silent"), (0, "done"), (1, "done"), (0, "lay W4"), (0, "done"), (1, "done")],
        *[(0, "pass"), (0, "hide W4")],
        *[(2, "silent"), (3, "silent"), (2, "done"), (3, "done"), (2, "lay K5"), (2, "done"), (3, "done")],
        *[(0, "choose 1"), (2, "choose 1")],
    ]
    order = ["say", "show", "lay", "bruiser", "hide", "say", "show", "lay", "choose", "round-end"]
    assert asks(s, moves) == order


def test_cg_3_2_the_defenders_bruiser_comes_after_their_laying() -> None:
    s = story(hands=["W4", "W2", "K5", "B3"], persons=["", "", "bruiser"])
    moves = [(0, "lay W4"), (0, "done"), (1, "done"), (0, "pass"), (2, "lay K5"), (3, "done"), (2, "done"), (2, "bruiser")]
    assert asks(s, moves) == ["lay", "hide", "lay", "bruiser", "choose"]


def test_cg_3_2_turning_up_settling_and_loot_happen_in_this_order() -> None:
    s = story(hands=["W4 K3", "W2", "K5", "B3"], persons=["bruiser"], talk=True)
    s.play(0, "say 4").play(1, "say 0").show(0).show(1, "W2").lay(0, "W4 K3").play(0, "bruiser").play(0, "hide W4")
    assert event_names(s) == ["said", "showed", "laid", "bruiser", "hid", "turned-up", "contributed", "strength"]
    s.play(2, "say 5").play(3, "silent").show(2).show(3).lay(2, "K5").lay(3)
    order = event_names(s)[8:]
    assert order[:7] == ["said", "silent", "laid", "turned-up", "contributed", "strength", "hidden-up"]
    s.play(0, "choose 1")
    assert event_names(s).index("got") > event_names(s).index("won") > event_names(s).index("hidden-up")


def test_cg_3_2_the_defenders_begin_when_the_challengers_strength_is_announced() -> None:
    s = story(hands=["W4", "W2", "K5", "B3"], talk=True)
    s.play(0, "silent").play(1, "silent").show(0).show(1).lay(0, "W4").lay(1)
    assert (s.waiting, s.events("strength")) == ((0,), [])
    s.play(0, "pass")
    assert (s.ask, s.waiting, s.events("strength")) == ("say", (2, 3), [{"side": "challengers", "strength": 4}])


def test_cg_3_2_mr_x_comes_before_everybody_else() -> None:
    s = story(seats=5, mr_x=4, hands=["W4", "W2", "K5", "B3", "K1"], talk=True)
    assert (s.ask, s.waiting) == ("join", (4,))
    s.join(4, "defenders", "K1")
    assert (s.ask, s.waiting) == ("say", (0, 1))


def test_cg_3_2_the_first_godfather_window_is_before_the_challengers_talk() -> None:
    s = story(hands=["W4", "W2", "K5", "B3"], talk=True, godfather=True)
    assert (s.ask, s.waiting) == ("declare", (0, 1, 2, 3))
    for seat in range(4):
        s.play(seat, "pass")
    assert (s.ask, s.waiting) == ("say", (0, 1))


def test_cg_3_2_the_second_godfather_window_is_between_the_turning_up_and_the_defenders_talk() -> None:
    s = story(hands=["W4", "W2", "K5", "B3"], talk=True, godfather=True)
    passes = [(seat, "pass") for seat in range(4)]
    challengers = [(0, "silent"), (1, "silent"), (0, "done"), (1, "done"), (0, "lay W4"), (0, "done"), (1, "done"), (0, "pass")]
    assert asks(s, passes + challengers) == ["declare", "say", "show", "lay", "hide", "declare"]
    assert (s.waiting, s.strength("challengers")) == ((2, 3), 4)
    s.play(3, "pass").play(2, "pass")
    assert (s.ask, s.waiting) == ("say", (2, 3))


def test_cg_3_2_without_talk_a_round_begins_with_laying() -> None:
    assert story(hands=["W4", "W2", "K5", "B3"], talk=False).ask == "lay"


# CG-3.3: what is open to everyone


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_3_3_persons_and_alcohol_are_open_to_everyone(eye: int | None) -> None:
    s = story(persons=["fence judge", "", "priest", ""], alcohol={0: 7, 3: 2})
    players = s.view(eye).players
    assert [player.persons for player in players] == [["fence", "judge"], [], ["priest"], []]
    assert [player.alcohol for player in players] == [7, 0, 0, 2]


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_3_3_the_sizes_of_hands_and_piles_are_open_to_everyone(eye: int | None) -> None:
    s = story(hands=["W4 W2 K1", "", "B3", "B1 B1"], discards="K3 W2", number=4)
    view, seen = s.view(eye), s.match.observed(eye)
    assert [len(player.hand) for player in view.players] == [3, 0, 1, 2]
    assert (view.pile, len(view.discards), len(view.persons_left)) == (48 - 6 - 2, 2, 17)
    assert (seen.coalition_pile.sum(), seen.district_pile.sum(), seen.loot_pile.sum()) == (8, 9, 8)


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_3_3_the_discard_pile_is_open_to_everyone(eye: int | None) -> None:
    s = story(discards="K3 W2 W2 B5")
    assert s.view(eye).discards == ["W2", "W2", "B5", "K3"]


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_3_3_the_cards_of_a_hand_are_not_open(eye: int | None) -> None:
    s = story(hands=["W4 W2 K1", "B3", "B3", "B1 B1"])
    assert s.view(eye).players[0].hand == ["??"] * 3


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_3_3_how_many_cards_were_laid_is_not_open_before_both_partners_have_finished(eye: int | None) -> None:
    s = story(hands=["W4 W2 K1", "B3", "B3", "B1"])
    s.lay(0, "W4 W2")
    assert s.view(eye).players[0].laid == []
    assert s.events("laid", eye) == []


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_3_3_how_many_cards_each_laid_is_open_once_both_partners_have_finished(eye: int | None) -> None:
    s = story(hands=["W4 W2 K1", "B3", "B3", "B1"])
    s.lay(0, "W4 W2").lay(1)
    players = s.view(eye).players
    assert (len(players[0].laid), len(players[1].laid)) == (2, 0)
    assert [(facts["seat"], facts["cards"]) for facts in s.events("laid", eye)] == [(0, 2), (1, 0)]


# CG-3.3: what is remembered


def test_cg_3_3_cards_taken_back_are_remembered_in_the_rounds_that_follow() -> None:
    s = story(hands=["", "B4 W4 K1", "W2", ""], means="weapons")
    fight(s, "", "B4 W4", "", "").play(1, "choose 1", "W2 W2 W2 W2 W2 C5 Uptown L7 judge")
    assert (s.round, s.shown(1)) == (4, ["B4"])
    assert s.view(None).players[1].hand == ["B4", "??", "??"]


def test_cg_3_3_the_memory_is_of_the_hand_and_what_lies_face_down_together() -> None:
    s = story(hands=["K1", "B4 W4", "W2", ""], shown={1: "B4"})
    s.lay(1, "B4").lay(0, "K1")
    assert s.ask == "hide"
    assert (s.shown(1), s.hand(1, eye=2)) == (["B4"], ["B4"])
    other = story(hands=["K1", "B4 W4", "W2", ""], shown={1: "B4"})
    other.lay(1, "W4").lay(0, "K1")
    assert other.seen(2) == s.seen(2)


def test_cg_3_3_a_card_that_is_played_openly_is_taken_off_the_memory() -> None:
    s = story(hands=["", "B4 W4", "W2", ""], shown={1: "B4"})
    s.lay(1, "B4")
    assert (s.open(1), s.shown(1), s.hand(1, eye=2)) == (["B4"], [], [])


def test_cg_3_3_a_card_of_the_same_kind_takes_the_known_one_off() -> None:
    s = story(hands=["", "B4 B4", "W2", ""], shown={1: "B4"})
    s.lay(1, "B4")
    assert (s.hand(1), s.shown(1)) == (["B4"], [])
    assert s.view(2).players[1].hand == ["??"]


def test_cg_3_3_of_two_known_cards_one_played_leaves_one_known() -> None:
    s = story(hands=["", "B4 B4 B4", "W2", ""], shown={1: "B4 B4"})
    s.lay(1, "B4")
    assert (s.hand(1), s.shown(1)) == (["B4", "B4"], ["B4"])


def test_cg_3_3_a_card_of_another_kind_leaves_the_memory_alone() -> None:
    s = story(hands=["", "B4 W4 B3", "W2", ""], shown={1: "B4"})
    s.lay(1, "W4 B3")
    assert s.shown(1) == ["B4"]


def test_cg_3_3_a_known_card_taken_back_again_is_known_once() -> None:
    s = story(hands=["", "B4 B4 W4", "W2", ""], means="weapons", shown={1: "B4"})
    s.lay(1, "B4")
    assert (s.hand(1), s.shown(1)) == (["W4", "B4", "B4"], ["B4"])


def test_cg_3_3_two_of_a_kind_turned_up_together_are_both_known() -> None:
    s = story(hands=["", "B4 B4 W4", "W2", ""], means="weapons", shown={1: "B4"})
    s.lay(1, "B4 B4")
    assert s.shown(1) == ["B4", "B4"]


def test_cg_3_3_a_known_card_that_is_kept_hidden_is_remembered_until_the_settling() -> None:
    s = story(hands=["B4 W4", "", "W2", ""], shown={0: "B4"})
    s.lay(0, "B4 W4").play(0, "hide B4")
    assert (s.shown(0), s.hand(0, eye=2)) == (["B4"], ["B4"])
    s.lay(2)
    assert (s.shown(0), s.discards) == ([], ["W4", "B4"])


def test_cg_3_3_a_known_card_that_is_lost_as_hidden_card_is_taken_off() -> None:
    s = story(hands=["B4 B4 W4", "", "W2", ""], means="weapons", shown={0: "B4"})
    fight(s, "B4 W4", "", "", "", hide="B4")
    assert (s.hand(0), s.shown(0), s.discards) == (["B4"], [], ["W4", "B4"])


def test_cg_3_3_a_known_card_that_is_discarded_is_taken_off() -> None:
    s = story(at="round-end", hands=["B4 W4"], persons=["fence"], shown={0: "B4 W4"})
    s.play(0, "fence B4", "B4")
    assert (s.hand(0), s.shown(0)) == (["W4", "B4"], ["W4"])
    assert s.view(1).players[0].hand == ["W4", "??"]


def test_cg_3_3_cards_sold_are_taken_off() -> None:
    s = story(at="round-end", hands=["B4 W4 K1"], persons=["informer"], shown={0: "B4 K1"})
    s.play(0, "informer").play(0, "discard B4").play(0, "discard W4").play(0, "done")
    assert s.shown(0) == ["K1"]


def test_cg_3_3_cards_taken_from_the_discard_pile_are_remembered() -> None:
    s = story(at="round-end", hands=["K5 B1 W4"], persons=["poker-player"], discards="B5")
    s.play(0, "poker").play(0, "discard K5").play(0, "discard B1").play(0, "take B1").play(0, "take B5")
    assert (s.hand(0), s.shown(0)) == (["W4", "B1", "B5"], ["B1", "B5"])


def test_cg_3_3_cards_laid_openly_that_go_back_are_remembered_and_those_used_are_not() -> None:
    s = story(hands=["", "B4 W4 W4", "W2", ""], means="weapons", talk=True)
    s.play(0, "silent").play(1, "silent").show(1, "B4 W4").lay(1)
    assert (s.hand(1), s.shown(1)) == (["W4", "B4"], ["B4"])


def test_cg_3_3_a_card_drawn_is_not_known() -> None:
    s = story(at="round-end", hands=["B4"], persons=["fence"], shown={0: "B4"})
    s.play(0, "draw", "B4")
    assert (s.hand(0), s.shown(0)) == (["B4", "B4"], ["B4"])
    assert s.events("drew", 1)[0] == {"seat": 0, "card": "??"}
