"""CG-4.2: statements, cards laid openly, words kept and broken."""

import pytest

from tests.games.chicago_gangsters.story import GAME, Story, story
from tests.games.chicago_gangsters.test_cg_4_laying import everything_known
from windycity.core.errors import BadMove, WrongTurn

HANDS = ["W4 K3 B1", "K5 W2", "B3 W4", "B1 K1"]
EVERYONE = (0, 1, 2, 3, None)


def silent(s: Story) -> Story:
    """Answer silence for all who are asked."""
    while s.ask == "say":
        s.play(s.waiting[0], "silent")
    return s


def hear(*words: str, laid: tuple[str, ...], hide: str = "", persons: tuple[str, ...] = (), means: str = "weapons") -> Story:
    """A fight between the clans 0, 1 and 2, 3, with the words and the cards of each seat; nothing is laid openly."""
    left = dict(enumerate(laid))
    s = story(hands=[f"{cards} K1" for cards in laid], persons=persons, means=means, talk=True)
    while s.ask != "choose":
        seat = s.waiting[0]
        if s.ask == "lay":
            s.lay(seat, left.pop(seat))
        else:
            s.play(
                seat,
                {"say": words[seat], "show": "done", "hide": f"hide {hide}" if hide else "pass", "bruiser": "bruiser"}[s.ask],
            )
    return s


# CG-4.2: talk


def test_cg_4_2_a_side_talks_before_it_lays() -> None:
    s = story(hands=HANDS, talk=True)
    assert (s.ask, s.waiting) == ("say", (0, 1))
    silent(s).show(0).show(1)
    assert (s.ask, s.waiting) == ("lay", (0, 1))


def test_cg_4_2_one_can_announce_much_and_lay_nothing() -> None:
    s = story(hands=HANDS, talk=True)
    s.play(0, "say 30").play(1, "say 30").show(0).show(1)
    assert "done" in s.legal(0)
    s.lay(0).lay(1)
    assert s.strength("challengers") == 0


def test_cg_4_2_one_can_announce_nothing_and_lay_everything() -> None:
    s = story(hands=HANDS, talk=True)
    s.play(0, "say 0").play(1, "silent").show(0).show(1).lay(0, "W4 K3 B1").lay(1, "K5 W2").play(0, "pass")
    assert s.strength("challengers") == 15


def test_cg_4_2_what_was_said_does_not_change_what_can_be_laid() -> None:
    legal = []
    for word in ("say 0", "say 30", "silent"):
        s = story(hands=HANDS, talk=True)
        s.play(0, word).play(1, "silent")
        assert s.ask == "show"
        s.show(0).show(1)
        legal.append(s.legal(0))
    assert legal[0] == legal[1] == legal[2]


# CG-4.2.1: statements


def test_cg_4_2_1_talk_is_on_unless_switched_off() -> None:
    assert GAME.start(seats=4, seed=1).ask == "say"
    assert GAME.start(seats=4, seed=1, talk=True).ask == "say"
    assert GAME.start(seats=4, seed=1, talk=False).ask == "lay"


def test_cg_4_2_1_without_talk_there_are_no_statements_and_no_open_cards() -> None:
    s = story(hands=HANDS, talk=False)
    assert (s.ask, s.waiting) == ("lay", (0, 1))
    s.lay(0).lay(1)
    assert (s.ask, s.waiting) == ("lay", (2, 3))
    s.lay(2).lay(3)
    assert s.ask == "choose"
    assert s.events("said") == s.events("silent") == s.events("showed") == []


def test_cg_4_2_1_a_strength_from_0_to_30_can_be_stated_or_none() -> None:
    s = story(hands=HANDS, talk=True)
    assert set(s.legal(0)) == {"silent", *(f"say {strength}" for strength in range(31))}
    assert s.legal(1) == s.legal(0)


def test_cg_4_2_1_more_than_30_cannot_be_stated() -> None:
    s = story(hands=HANDS, talk=True)
    with pytest.raises(BadMove):
        s.play(0, "say 31")
    with pytest.raises(BadMove):
        s.play(0, "say -1")


def test_cg_4_2_1_any_strength_can_be_stated_also_with_an_empty_hand() -> None:
    s = story(hands=["", "", "B3", "B1"], talk=True)
    assert s.waiting == (0, 1)
    assert len(s.legal(0)) == 32


def test_cg_4_2_1_the_members_of_a_side_speak_at_the_same_time() -> None:
    s = story(hands=HANDS, talk=True)
    with pytest.raises(WrongTurn):
        s.play(2, "say 3")
    s.play(1, "say 7")
    assert (s.ask, s.waiting) == ("say", (0,))


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_4_2_1_a_statement_is_not_heard_before_the_whole_side_has_spoken(eye: int | None) -> None:
    known = []
    for word in ("say 0", "say 30", "silent"):
        s = story(hands=HANDS, talk=True)
        s.play(0, word)
        known.append(everything_known(s, eye))
    assert known[0] == known[1] == known[2]
    assert s.events("said", eye) == s.events("silent", eye) == []


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_4_2_1_everyone_hears_it(eye: int | None) -> None:
    s = story(hands=HANDS, talk=True)
    s.play(1, "say 15").play(0, "say 12")
    assert s.events("said", eye) == [{"seat": 0, "strength": 12}, {"seat": 1, "strength": 15}]
    assert [player.said for player in s.view(eye).players] == [12, 15, None, None]


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_4_2_1_everyone_hears_the_silence_too(eye: int | None) -> None:
    s = story(hands=HANDS, talk=True)
    s.play(0, "silent").play(1, "say 0")
    assert s.events("silent", eye) == [{"seat": 0}]
    assert s.events("said", eye) == [{"seat": 1, "strength": 0}]
    assert [player.said for player in s.view(eye).players] == ["silent", 0, None, None]


def test_cg_4_2_1_statements_in_any_order_give_the_same_position() -> None:
    s, other = story(hands=HANDS, talk=True), story(hands=HANDS, talk=True)
    s.play(0, "say 12").play(1, "silent")
    other.play(1, "silent").play(0, "say 12")
    assert GAME.dump_position(other.match.position) == GAME.dump_position(s.match.position)
    for name in ("said", "silent"):
        assert other.events(name, 2) == s.events(name, 2)
    assert {facts["seat"] for facts in other.events("finished", 2)} == {0, 1}


def test_cg_4_2_1_the_defenders_speak_before_they_lay() -> None:
    s = silent(story(hands=HANDS, talk=True)).show(0).show(1).lay(0).lay(1)
    assert (s.ask, s.waiting) == ("say", (2, 3))
    s.play(3, "say 4").play(2, "say 9")
    assert s.events("said", 0) == [{"seat": 2, "strength": 9}, {"seat": 3, "strength": 4}]


def test_cg_4_2_1_a_loner_is_asked_like_any_other_side() -> None:
    s = story(seats=3, hands=["W4", "K5", "B3"], challengers="03", question=0, talk=True)
    assert (s.role("loner"), s.ask, s.waiting) == (0, "say", (0,))
    s.play(0, "say 8")
    assert s.events("said", None) == [{"seat": 0, "strength": 8}]


# CG-4.2.2: open cards


def test_cg_4_2_2_open_cards_follow_the_statements_at_the_same_time() -> None:
    s = silent(story(hands=HANDS, talk=True))
    assert (s.ask, s.waiting) == ("show", (0, 1))
    assert sorted(s.legal(0)) == ["done", "show B1", "show K3", "show W4"]
    assert sorted(s.legal(1)) == ["done", "show K5", "show W2"]


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_4_2_2_open_cards_are_seen_by_all_before_the_hidden_choice(eye: int | None) -> None:
    s = silent(story(hands=HANDS, talk=True)).show(0, "W4 B1").show(1)
    assert s.events("showed", eye) == [{"seat": 0, "card": "W4"}, {"seat": 0, "card": "B1"}]
    assert s.view(eye).players[0].open == ["W4", "B1"]
    assert (s.ask, s.waiting) == ("lay", (0, 1))


@pytest.mark.parametrize("eye", [1, 2, 3, None])
def test_cg_4_2_2_nobody_notices_open_cards_before_the_whole_side_has_finished(eye: int | None) -> None:
    s = silent(story(hands=HANDS, talk=True))
    before = everything_known(s, eye)
    s.play(0, "show W4")
    assert everything_known(s, eye) == before
    other = silent(story(hands=HANDS, talk=True)).show(0)
    s.play(0, "done")
    assert everything_known(s, eye) == everything_known(other, eye)


def test_cg_4_2_2_open_cards_in_any_order_give_the_same_position() -> None:
    s, other = silent(story(hands=HANDS, talk=True)), silent(story(hands=HANDS, talk=True))
    s.show(0, "W4 B1").show(1, "K5")
    other.play(0, "show B1").show(1, "K5").show(0, "W4")
    assert GAME.dump_position(other.match.position) == GAME.dump_position(s.match.position)


def test_cg_4_2_2_open_cards_have_left_the_hand_and_cannot_be_laid_again() -> None:
    s = silent(story(hands=HANDS, talk=True)).show(0, "W4").show(1)
    assert (s.open(0), s.hand(0)) == (["W4"], ["B1", "K3"])
    assert sorted(s.legal(0)) == ["done", "lay B1", "lay K3"]


def test_cg_4_2_2_open_cards_are_committed_and_count_with_the_hidden_ones() -> None:
    s = silent(story(hands=HANDS, talk=True)).show(0, "W4").show(1).lay(0, "K3").lay(1, "W2").play(0, "pass")
    assert s.strength("challengers") == 4 + 3 + 2
    assert s.open(0) == ["W4", "K3"]


def test_cg_4_2_2_open_cards_count_also_if_nothing_more_is_laid() -> None:
    s = silent(story(hands=HANDS, talk=True)).show(0, "W4").show(1).lay(0).lay(1)
    assert (s.ask, s.strength("challengers")) == ("say", 4)


def test_cg_4_2_2_used_open_cards_are_discarded_in_the_end() -> None:
    s = silent(story(hands=HANDS, talk=True)).show(0, "W4").show(1).lay(0).lay(1)
    silent(s).show(2).show(3).lay(2).lay(3)
    assert (s.discards, s.hand(0)) == (["W4"], ["B1", "K3"])


def test_cg_4_2_2_no_more_copies_can_be_laid_openly_than_are_in_the_hand() -> None:
    s = silent(story(hands=["W4 W4", "K5", "B3", "B1"], talk=True))
    s.play(0, "show W4").play(0, "show W4")
    assert s.legal(0) == ["done"]
    assert s.refuse(0, "show W4").rule == "CG-4.2.2"


def test_cg_4_2_2_a_card_that_is_of_no_use_here_can_be_laid_openly_and_comes_back() -> None:
    s = silent(story(hands=HANDS, means="weapons", talk=True)).show(0, "K3").show(1).lay(0).lay(1)
    assert (s.open(0), s.hand(0), s.shown(0), s.strength("challengers")) == ([], ["W4", "B1", "K3"], ["K3"], 0)


def test_cg_4_2_2_how_many_cards_were_laid_face_down_is_counted_without_the_open_ones() -> None:
    s = silent(story(hands=HANDS, talk=True)).show(0, "W4").show(1).lay(0, "K3").lay(1)
    players = s.view(2).players
    assert (players[0].open, players[0].laid) == (["W4"], ["??"])


def test_cg_4_2_2_the_defenders_may_lay_cards_openly_in_their_turn() -> None:
    s = silent(silent(story(hands=HANDS, talk=True)).show(0).show(1).lay(0).lay(1))
    assert (s.ask, s.waiting) == ("show", (2, 3))
    s.show(2).show(3, "K1")
    assert (s.ask, s.waiting, s.events("showed", 0)) == ("lay", (2, 3), [{"seat": 3, "card": "K1"}])


# CG-4.2.3: words kept and broken


@pytest.mark.parametrize(("said", "words"), [(0, (1, 0)), (6, (1, 0)), (7, (0, 1)), (30, (0, 1))])
def test_cg_4_2_3_a_word_is_kept_if_the_contribution_is_at_least_what_was_said(said: int, words: tuple[int, int]) -> None:
    s = hear(f"say {said}", "silent", "silent", "silent", laid=("W4 W2", "", "", ""))
    assert s.words(0) == words
    events = s.events("kept-word", None) + s.events("broke-word", None)
    assert events == [{"seat": 0, "said": said, "brought": 6}]


def test_cg_4_2_3_silence_counts_as_neither() -> None:
    s = hear("silent", "silent", "silent", "silent", laid=("W4 W2", "", "W2", ""))
    assert [s.words(seat) for seat in range(4)] == [(0, 0)] * 4
    assert s.events("kept-word") == s.events("broke-word") == []


def test_cg_4_2_3_saying_0_is_a_word_that_is_kept() -> None:
    s = hear("say 0", "silent", "silent", "silent", laid=("", "W2", "", ""))
    assert s.words(0) == (1, 0)


def test_cg_4_2_3_each_contribution_is_judged_alone_on_both_sides() -> None:
    s = hear("say 4", "say 4", "say 3", "say 2", laid=("W4 W4", "W2", "W2", "W2"))
    assert [s.words(seat) for seat in range(4)] == [(1, 0), (0, 1), (0, 1), (1, 0)]


def test_cg_4_2_3_cards_of_no_use_do_not_keep_a_word() -> None:
    s = hear("say 5", "silent", "silent", "silent", laid=("W4 K5", "", "", ""))
    assert s.events("broke-word") == [{"seat": 0, "said": 5, "brought": 4}]


def test_cg_4_2_3_persons_keep_a_word() -> None:
    s = hear("say 7", "silent", "say 5", "silent", laid=("W4", "", "", ""), persons=("prosecutor", "", "judge", ""))
    assert (s.words(0), s.words(2)) == ((1, 0), (0, 1))


def test_cg_4_2_3_a_hidden_card_keeps_a_word_that_was_broken_without_it() -> None:
    s = hear("say 6", "silent", "silent", "silent", laid=("W4 W2", "", "", ""), hide="W2")
    assert s.events("kept-word") == [{"seat": 0, "said": 6, "brought": 6}]


def test_cg_4_2_3_a_hidden_card_of_no_use_keeps_nothing() -> None:
    s = hear("say 6", "silent", "silent", "silent", laid=("W4 K5", "", "", ""), hide="K5")
    assert s.events("broke-word") == [{"seat": 0, "said": 6, "brought": 4}]


def test_cg_4_2_3_a_word_is_not_judged_before_the_settling() -> None:
    s = story(hands=HANDS, talk=True)
    s.play(0, "say 3").play(1, "say 9").show(0).show(1).lay(0, "W4 K3").lay(1).play(0, "hide K3")
    silent(s).show(2).show(3).lay(2)
    assert (s.words(0), s.words(1)) == ((0, 0), (0, 0))
    s.lay(3)
    assert (s.words(0), s.words(1)) == ((1, 0), (0, 1))


def test_cg_4_2_3_the_bruiser_keeps_a_word() -> None:
    s = hear("say 17", "silent", "silent", "silent", laid=("W4 W4", "", "", ""), persons=("bruiser",))
    assert s.events("kept-word") == [{"seat": 0, "said": 17, "brought": 16 + 1}]


def test_cg_4_2_3_the_doubling_of_a_loner_keeps_a_word() -> None:
    s = story(seats=3, hands=["W4 B1", "K5", "B3"], persons=["fence"], challengers="03", question=0, talk=True)
    s.play(0, "say 10").show(0).lay(0, "W4").play(0, "pass")
    silent(s).show(1).show(2).lay(1).lay(2)
    assert s.events("kept-word") == [{"seat": 0, "said": 10, "brought": 10}]


def test_cg_4_2_3_open_cards_keep_a_word() -> None:
    s = story(hands=HANDS, talk=True)
    s.play(0, "say 7").play(1, "silent").show(0, "W4").show(1).lay(0, "K3").lay(1).play(0, "pass")
    silent(s).show(2).show(3).lay(2).lay(3)
    assert s.events("kept-word") == [{"seat": 0, "said": 7, "brought": 7}]


@pytest.mark.parametrize("eye", EVERYONE)
def test_cg_4_2_3_the_count_of_kept_and_broken_words_is_public(eye: int | None) -> None:
    s = hear("say 4", "say 9", "silent", "say 0", laid=("W4", "", "", ""))
    words = [player.words for player in s.view(eye).players]
    assert [(word.kept, word.broken) for word in words] == [(1, 0), (0, 1), (0, 0), (1, 0)]
    assert s.events("broke-word", eye) == [{"seat": 1, "said": 9, "brought": 0}]


def test_cg_4_2_3_the_count_goes_on_through_the_rounds_of_a_match() -> None:
    s = story(hands=["W4 W2", "K1", "B1", "B1"], loot="2A, P / A, A", pile="", talk=True)
    s.play(0, "say 4").play(1, "say 2").show(0).show(1).lay(0, "W4").lay(1).play(0, "pass")
    silent(s).show(2).show(3).lay(2).lay(3).play(0, "choose 1", "W4 C12 Levee L7 judge")
    assert (s.round, s.waiting) == (4, (2, 3))
    silent(s).show(2).show(3).lay(2).lay(3)
    s.play(0, "say 5").play(1, "say 0").show(0).show(1).lay(0).lay(1)
    assert (s.words(0), s.words(1)) == ((1, 1), (1, 1))


def test_cg_4_2_3_what_was_said_is_for_one_round_only() -> None:
    s = story(hands=["W4 W2", "K1", "B1", "B1"], loot="2A, P / A, A", pile="", talk=True)
    s.play(0, "say 4").play(1, "say 2").show(0).show(1).lay(0, "W4").lay(1).play(0, "pass")
    silent(s).show(2).show(3).lay(2).lay(3).play(0, "choose 1", "W4 C12 Levee L7 judge")
    assert [player.said for player in s.view(None).players] == [None] * 4


@pytest.mark.parametrize("side", ["challengers", "defenders"])
def test_cg_4_2_3_mr_x_makes_no_statement_and_lays_nothing_openly(side: str) -> None:
    s = story(seats=5, mr_x=4, hands=[*HANDS, "W4 K5"], talk=True)
    s.join(4, side, "W4")
    assert (s.ask, s.waiting) == ("say", (0, 1))
    silent(s)
    assert (s.ask, s.waiting) == ("show", (0, 1))
    silent(s.show(0).show(1).lay(0).lay(1))
    assert (s.ask, s.waiting) == ("show", (2, 3))
    s.show(2).show(3).lay(2).lay(3)
    assert s.words(4) == (0, 0)


def test_cg_4_2_3_an_ousted_partner_makes_no_statement_and_lays_nothing_openly() -> None:
    s = story(hands=HANDS, talk=True, godfather=True)
    s.play(0, "pass").play(1, "declare").play(2, "pass").play(3, "pass")
    assert s.role("ousted") == 0
    assert (s.ask, s.waiting) == ("say", (1,))
    s.play(1, "say 5")
    assert (s.ask, s.waiting) == ("show", (1,))
