"""What views and events of Chicago Gangsters say to a client that knows no rules."""

from __future__ import annotations

import pytest

from tests.games.chicago_gangsters.fights import fight
from tests.games.chicago_gangsters.godfather import decide
from tests.games.chicago_gangsters.persons import end_of_round
from tests.games.chicago_gangsters.story import Story, story
from windycity.core.match import Match
from windycity.core.news import format_event, format_news
from windycity.core.words import LANGUAGES


def things(s: Story, word: str) -> dict[str, str | int]:
    """What a move is about."""
    return {subject.key: subject.value for subject in s.view(None).about if subject.word == word}


# What moves are about


def test_cg_5_4_a_move_that_uses_a_person_is_about_that_person() -> None:
    s = end_of_round("W4 W4", "whisky-smuggler")
    assert things(s, "smuggler") == {"person": "whisky-smuggler"}
    assert [things(s, word)["person"] for word in ("informer", "fence", "poker")] == ["informer", "fence", "poker-player"]
    assert things(s, "draw") == things(s, "done") == {}


def test_cg_8_1_what_is_sold_is_sold_through_a_person() -> None:
    s = end_of_round("W4 W4", "whisky-smuggler").play(0, "smuggler")
    assert things(s, "discard") == things(s, "done") == {"person": "whisky-smuggler"}


def test_cg_8_4_cards_are_exchanged_through_the_poker_player() -> None:
    s = end_of_round("W4 W2", "poker-player", discards="B1 B2").play(0, "poker")
    assert things(s, "discard") == {"person": "poker-player"}
    s.play(0, "discard W4").play(0, "discard W2")
    assert things(s, "take") == {"person": "poker-player"}


def test_cg_8_7_whether_to_pass_is_about_the_bruiser() -> None:
    s = story(hands=["W4"], persons=["bruiser"], question=1).lay(0, "W4")
    assert s.ask == "bruiser"
    assert things(s, "bruiser") == things(s, "pass") == {"person": "bruiser"}


def test_cg_5_1_a_package_is_of_the_winners_or_of_the_losers() -> None:
    s = fight(story(hands=["W4", "", "W2"]), "W4", "", "W2", "")
    assert things(s, "choose") == {"side": "challengers", "packages": "winners"}
    assert things(s.play(0, "choose 1"), "choose") == {"side": "defenders", "packages": "losers"}


def test_cg_7_3_4_a_payment_is_about_the_partner() -> None:
    s = fight(decide(story(hands=["W4", "W4"], godfather=True), 0), "W4", "W4", "", "")
    assert things(s, "pay") == {"partner": 1}


# What a table shows and only the rules can compute


def test_cg_5_1_what_a_player_brings_counts_what_the_seat_that_looks_knows() -> None:
    s = story(hands=["W4 W2 K5", "B3"], persons=["judge"], means="weapons")
    assert [player.brings for player in s.view(0).players] == [4, 0, 0, 0]
    s.play(0, "lay W4").play(0, "lay K5")
    assert [s.view(eye).players[0].brings for eye in (0, 1, None)] == [8, 4, 4]
    own, other = s.view(0).players[0], s.view(1).players[0]
    assert (own.could_bring, other.could_bring) == (4 + 4 + 2, None)


def test_cg_4_3_a_hidden_card_counts_once_for_its_owner_and_not_for_the_others() -> None:
    s = story(hands=["W4 W2", "", "W2"], means="weapons").lay(0, "W4 W2").play(0, "hide W4")
    assert s.ask == "lay"
    assert [s.view(eye).players[0].brings for eye in (0, 2)] == [6, 2]


def test_cg_7_1_a_loner_and_cg_8_7_a_bruiser_double_what_is_brought() -> None:
    s = story(seats=3, hands=["W4 W4"], persons=["bruiser"], challengers="03", question=3, means="weapons", persons_count=False)
    s.lay(0, "W4 W4").play(0, "bruiser")
    assert s.view(0).players[0].brings == s.contribution(0) == 16 + 10


def test_cg_4_4_each_card_in_hand_has_what_it_would_add_and_others_see_nothing_of_it() -> None:
    s = story(hands=["W4 W2 K5"], means="weapons")
    assert s.view(0).players[0].adds == {"W2": 2, "W4": 4, "K5": 0}
    assert s.view(1).players[0].adds is None
    alone = story(seats=3, hands=["W4"], challengers="03", question=3, means="weapons")
    assert alone.view(0).players[0].adds == {"W4": 8}


def test_cg_8_6_the_persons_who_count_in_the_district_are_listed() -> None:
    persons = ["judge reporter taxi-driver"]
    here = story(persons=persons, means="weapons", persons_count=True).view(1)
    assert here.players[0].counting == here.players[0].persons
    assert story(persons=persons, means="weapons", persons_count=False).view(1).players[0].counting == ["taxi-driver"]


def test_cg_4_8_the_defenders_are_told_what_they_need_and_what_is_safe() -> None:
    s = story(hands=["W4 W2", "", "W2"], means="weapons", persons_count=False)
    assert s.view(2).to_beat is None
    s.lay(0, "W4 W2").play(0, "hide W4")
    found = s.view(2).to_beat
    assert found is not None
    assert (found.least, found.safe, found.hidden) == (3, 8, 5)


def test_cg_4_8_without_a_hidden_card_what_is_needed_is_safe() -> None:
    s = story(hands=["W4", "", "W2"], means="weapons", persons_count=False).lay(0, "W4").play(0, "pass")
    found = s.view(2).to_beat
    assert found is not None
    assert (found.least, found.safe, found.hidden) == (5, 5, 0)


def test_cg_7_2_beside_mr_x_nothing_is_safe() -> None:
    s = story(seats=5, hands=["W2", "", "W2", "", "B3"]).join(4, "challengers", "B3").lay(0, "W2").play(0, "pass")
    found = s.view(2).to_beat
    assert found is not None
    assert found.safe is None


def test_cg_5_1_once_the_fight_is_over_what_was_brought_stays() -> None:
    s = fight(story(hands=["W4", "", "W2"]), "W4", "", "W2", "")
    assert [player.brings for player in s.view(None).players] == [4, 0, 2, 0]


def test_cg_5_1_those_who_share_the_loot_are_listed_in_the_order_of_their_choice() -> None:
    s = story(hands=["W2", "W4", "W4"])
    assert s.view(None).takers == []
    s = fight(s, "W2", "W4", "W4", "")
    assert s.view(None).takers == [1, 0]
    assert s.play(1, "choose 1").view(None).takers == [2, 3]


def test_cg_7_2_3_the_last_of_three_goes_without() -> None:
    s = story(seats=5, hands=["W2", "W4", "", "", "B3"]).join(4, "challengers", "B3")
    assert fight(s, "W2", "W4", "", "", "").view(None).takers == [1, 4, 0]


def test_cg_8_persons_who_lie_open_have_their_value() -> None:
    view = story(persons=["judge", "fence"], person_offered="mayor").view(None)
    assert view.person_values == {"fence": 1, "mayor": 3, "judge": 4}


def test_cg_5_4_it_is_shown_what_is_done_at_the_end_of_the_round_and_who_comes_next() -> None:
    s = end_of_round("W4 W2", "fence", first=0)
    begun = s.view(1).round_end
    assert begun is not None
    assert (begun.next, begun.draws, begun.used, begun.swapped) == ([1, 2, 3], 0, [], False)
    after = s.play(0, "fence W2").play(0, "draw").view(1).round_end
    assert after is not None
    assert (after.draws, after.used) == (1, ["fence"])


def test_cg_7_2_5_what_mr_x_does_more_is_shown() -> None:
    s = story(seats=5, hands=["", "", "", "", "W2"], at="round-end", first=4)
    s.play(4, "draw").play(4, "draw").play(4, "swap W2")
    end = s.view(None).round_end
    assert end is not None
    assert (end.draws, end.swapped) == (2, True)
    assert s.events("swapped", 0) == [{"seat": 4}]


# Events: something is told of every answer that others notice


def told(match: Match) -> list[str]:
    return [event.name for event in match.latest(None)]


@pytest.mark.parametrize(
    ("persons", "move", "person"),
    [
        ("informer", "informer", "informer"),
        ("whisky-smuggler", "smuggler", "whisky-smuggler"),
        ("fence", "fence W4", "fence"),
        ("poker-player", "poker", "poker-player"),
    ],
)
def test_cg_5_4_the_use_of_a_person_is_told(persons: str, move: str, person: str) -> None:
    s = end_of_round("W4 W4", persons).play(0, move)
    assert s.events("used", 1) == [{"seat": 0, "person": person}]


def test_cg_5_4_the_end_of_a_turn_is_told() -> None:
    s = end_of_round("", "fence").play(0, "draw").play(0, "done")
    assert told(s.match)[0] == "finished"


@pytest.mark.parametrize("move", ["say 4", "silent"])
def test_cg_4_2_1_whoever_has_spoken_has_finished(move: str) -> None:
    s = story(hands=["W4", "W4"], talk=True).play(0, move)
    assert [(event.name, event.facts) for event in s.match.latest(2)] == [("finished", {"seat": 0})]


@pytest.mark.parametrize("move", ["declare", "pass"])
def test_cg_7_3_2_whoever_has_decided_has_finished_whatever_it_was(move: str) -> None:
    s = story(hands=["W4", "W4"], godfather=True).play(0, move)
    assert [(event.name, event.facts) for event in s.match.latest(1)] == [("finished", {"seat": 0})]


def test_cg_8_7_and_cg_4_3_to_pass_is_told() -> None:
    s = story(hands=["W4"], persons=["bruiser"]).lay(0, "W4").play(0, "pass")
    assert s.events("passed", 1) == [{"seat": 0}]
    assert s.ask == "hide"
    assert s.play(0, "pass").events("passed", 1) == [{"seat": 0}] * 2


def test_cg_4_3_the_hidden_card_is_known_to_its_owner_alone() -> None:
    s = story(hands=["W4 W2"]).lay(0, "W4 W2").play(0, "hide W2")
    assert s.events("hid", 0) == [{"seat": 0, "card": "W2"}]
    assert s.events("hid", 1) == s.events("hid", None) == [{"seat": 0, "card": "??"}]
    for eye, text in ((0, "W2 hidden"), (1, "a card hidden")):
        (event,) = [event for event in s.match.events(eye) if event.name == "hid"]
        assert format_event(s.match, event, "en").endswith(f"keeps {text}.")


def test_cg_4_1_cards_laid_face_down_are_known_to_their_owner_and_counted_by_the_others() -> None:
    s = story(hands=["W4 W2", "B3"]).lay(0, "W4 W2").lay(1, "")
    assert s.events("laid", 0)[0] == {"seat": 0, "cards": 2, "face_down": ["W2", "W4"]}
    assert s.events("laid", 1)[0] == {"seat": 0, "cards": 2, "face_down": ["??", "??"]}
    assert s.events("laid", 1)[1] == {"seat": 1, "cards": 0, "face_down": []}


def test_cg_7_2_1_mr_x_alone_knows_the_cards_he_laid() -> None:
    s = story(seats=5, hands=["", "", "", "", "B3"]).join(4, "defenders", "B3")
    assert s.events("joined", 4) == [{"seat": 4, "side": "defenders", "cards": 1, "face_down": ["B3"]}]
    assert s.events("joined", None)[0]["face_down"] == ["??"]


def test_what_is_only_for_pictures_has_words_and_is_in_no_news() -> None:
    s = end_of_round("W4 W4", "fence").play(0, "fence W4").play(0, "draw").play(0, "done")
    silent = [event for event in s.match.events(1) if event.name in ("used", "finished")]
    assert len(silent) == 2
    assert format_news(s.match, 1, silent, "en") == []
    for event in silent:
        assert len({format_event(s.match, event, language) for language in LANGUAGES}) == len(LANGUAGES)
