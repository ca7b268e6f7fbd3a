"""CG-2: the set-up."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

import pytest

from tests.games.chicago_gangsters.story import GAME, NAMES, Story, story
from windycity.core.errors import BadChance

HANDS = "W2 W2 W2 W2 W4 W4 W4 W4 K1 K1 K1 K1 K3 K3 K3 K3"
TURNED = "C5 Levee L7"
STARTS = 300
COPIES = {"W2": 8, "W4": 8, "B1": 3, "B2": 3, "B3": 4, "B4": 3, "B5": 3, "K1": 5, "K3": 6, "K5": 5}


def begin(chance: str = "", seed: int = 1) -> Story:
    """A new match of four; `chance` forces four means for each seat, then the persons, then what round 1 turns up."""
    return Story(GAME.start(seats=4, seed=seed, chance=chance.split()))


@cache
def starts() -> list[Story]:
    """Many new matches."""
    return [Story(GAME.start(seats=4, seed=seed)) for seed in range(STARTS)]


def chi_square(found: Mapping[str, int], chances: Mapping[str, float]) -> float:
    """How far the counts are from what these chances predict; every outcome found must have a chance."""
    assert set(found) <= set(chances)
    total = sum(found.values())
    return sum((found.get(name, 0) - total * chance) ** 2 / (total * chance) for name, chance in chances.items())


def play_out(s: Story) -> int:
    """Play on with as little as possible until the match is over; return the number of rounds."""
    while not s.match.over:
        seat = s.waiting[0]
        s.play(seat, next(move for move in ("done", "pass", "choose 1", "draw") if move in s.legal(seat)))
    (end,) = s.events("end-card")
    assert isinstance(end["rounds"], int)
    return end["rounds"]


# CG-2.1: clans and piles


def test_cg_2_1_each_player_has_a_clan_in_the_order_of_the_seats() -> None:
    s = begin()
    assert [s.clan(seat) for seat in range(4)] == [0, 1, 2, 3]
    assert s.events("clan", None) == [{"seat": seat, "clan": NAMES["clan"][seat]} for seat in range(4)]


def test_cg_2_1_the_twelve_coalition_cards_are_shuffled() -> None:
    found = Counter(s.coalition.name for s in starts())
    assert chi_square(found, {f"C{i}": 1 / 12 for i in range(1, 13)}) < 24.7  # 11 degrees of freedom, 1 %


def test_cg_2_1_the_districts_are_shuffled() -> None:
    found = Counter(s.district.name for s in starts())
    assert chi_square(found, dict.fromkeys(NAMES["district"], 1 / 13)) < 26.2  # 12 degrees of freedom, 1 %


def test_cg_2_1_the_loot_cards_are_shuffled() -> None:
    found = Counter(s.loot.name for s in starts())
    assert chi_square(found, dict.fromkeys(NAMES["loot"], 1 / 12)) < 24.7


def test_cg_2_1_the_means_are_shuffled() -> None:
    found = Counter(card for s in starts() for card in s.hand(0))
    assert chi_square(found, {name: copies / 48 for name, copies in COPIES.items()}) < 21.7  # 9 degrees


def test_cg_2_1_the_persons_are_shuffled() -> None:
    found = Counter(s.view(None).players[0].persons[0] for s in starts())
    assert chi_square(found, dict.fromkeys(NAMES["person"][2:16], 1 / 14)) < 27.7  # 13 degrees of freedom, 1 %


def test_cg_2_1_each_pile_is_apart_and_face_down() -> None:
    s = begin()
    assert len(s.pile) == 32
    assert (s.discards, s.view(None).pile) == ([], 32)
    piles = s.match.position
    assert (piles.coalition_pile.sum(), piles.district_pile.sum(), piles.loot_pile.sum()) == (11, 12, 11)
    assert piles.person_pile.sum() == 18 - 5


# CG-2.2: the end card


def test_cg_2_2_a_game_lasts_10_11_or_12_rounds() -> None:
    lengths = {play_out(Story(GAME.start(seats=3, seed=seed, talk=False))) for seed in range(20)}
    assert lengths == {10, 11, 12}


def test_cg_2_2_ten_eleven_and_twelve_rounds_are_equally_likely() -> None:
    stories = (story(at="round-end", number=10, persons=["", "", "", "fence"], pile="", seed=seed) for seed in range(180))
    found = Counter(str(play_out(s)) for s in stories)
    assert chi_square(found, dict.fromkeys(("10", "11", "12"), 1 / 3)) < 9.21  # 2 degrees of freedom, 1 %


def test_cg_2_2_the_end_card_cannot_come_after_nine_rounds() -> None:
    s = story(at="round-end", number=9, persons=["", "", "", "fence"], pile="")
    with pytest.raises(BadChance):
        s.play(3, "done", "end")


@pytest.mark.parametrize("number", [10, 11, 12])
def test_cg_2_2_the_end_card_can_come_after_ten_eleven_or_twelve_rounds(number: int) -> None:
    s = story(at="round-end", number=number, persons=["", "", "", "fence"], pile="")
    s.play(3, "done", "end")
    assert s.match.over
    assert s.events("end-card", None) == [{"rounds": number}]


def test_cg_2_2_after_twelve_rounds_there_is_nothing_but_the_end_card() -> None:
    s = story(at="round-end", number=12, persons=["", "", "", "fence"], pile="")
    assert play_out(s) == 12


def test_cg_2_2_in_twelve_rounds_every_coalition_card_is_turned_once() -> None:
    games = (Story(GAME.start(seats=3, seed=seed, talk=False)) for seed in range(20))
    s = next(s for s in games if play_out(s) == 12)
    assert sorted(str(event["coalition"]) for event in s.events("coalition")) == sorted(f"C{i}" for i in range(1, 13))


def test_cg_2_2_nobody_knows_how_many_rounds_there_will_be() -> None:
    s = story(at="round-end", number=10, persons=["", "", "", "fence"], pile="")
    other = story(at="round-end", number=10, persons=["", "", "", "fence"], pile="", seed=7)
    lengths = {play_out(Story(s.match.copy())), play_out(Story(other.match.copy()))}
    assert len(lengths) == 2
    assert [s.seen(eye) for eye in (0, 3, None)] == [other.seen(eye) for eye in (0, 3, None)]


# CG-2.3: the deal


def test_cg_2_3_each_player_gets_four_means_in_hand() -> None:
    s = begin()
    assert [len(s.hand(seat)) for seat in range(4)] == [4] * 4
    GAME.check_position(s.match.position)


def test_cg_2_3_the_means_dealt_are_those_drawn_and_no_longer_in_the_pile() -> None:
    s = begin(HANDS)
    assert [s.hand(seat) for seat in range(4)] == [["W2"] * 4, ["W4"] * 4, ["K1"] * 4, ["K3"] * 4]
    assert (s.pile.count("W2"), s.pile.count("W4"), s.pile.count("K1"), s.pile.count("K3")) == (4, 4, 1, 2)


def test_cg_2_3_a_hand_is_known_to_its_owner_only() -> None:
    s = begin(HANDS)
    assert (s.hand(0, eye=0), s.hand(0, eye=1), s.hand(0, eye=None)) == (["W2"] * 4, [], [])
    assert [player.hand for player in s.view(1).players] == [["??"] * 4, ["W4"] * 4, ["??"] * 4, ["??"] * 4]
    assert [event["card"] for event in s.events("dealt", 1) if event["seat"] == 0] == ["??"] * 4


def test_cg_2_3_each_player_gets_one_person_laid_open() -> None:
    s = begin(f"{HANDS} mayor fence reporter bruiser {TURNED} judge")
    assert [player.persons for player in s.view(None).players] == [["mayor"], ["fence"], ["reporter"], ["bruiser"]]
    assert s.events("put-aside") == []


@pytest.mark.parametrize("person", ["informer", "whisky-smuggler", "judge", "senator"])
def test_cg_2_3_a_person_of_value_0_or_4_is_put_aside_and_another_drawn(person: str) -> None:
    s = begin(f"{HANDS} fence {person} mayor thief dealer {TURNED} priest")
    assert [s.persons(seat) for seat in range(4)] == [["fence"], ["mayor"], ["thief"], ["dealer"]]
    assert s.events("put-aside", None) == [{"person": person}]


@pytest.mark.parametrize("person", NAMES["person"][2:16])
def test_cg_2_3_a_person_of_value_1_to_3_is_kept(person: str) -> None:
    s = begin(f"{HANDS} {person}")
    assert s.persons(0) == [person]


def test_cg_2_3_drawing_goes_on_until_the_person_is_of_value_1_to_3() -> None:
    s = begin(f"{HANDS} fence thief dealer informer judge senator whisky-smuggler mayor {TURNED} priest")
    assert s.persons(3) == ["mayor"]
    assert [event["person"] for event in s.events("put-aside")] == ["informer", "judge", "senator", "whisky-smuggler"]


def test_cg_2_3_a_person_put_aside_is_not_drawn_again_for_the_next_player() -> None:
    with pytest.raises(BadChance):
        begin(f"{HANDS} informer fence informer")


def test_cg_2_3_those_put_aside_are_shuffled_back_afterwards() -> None:
    s = begin(f"{HANDS} informer fence judge mayor thief dealer {TURNED} priest")
    left = s.view(None).persons_left
    assert {"informer", "judge", "senator", "whisky-smuggler"} <= set(left)
    assert len(left) == 13


def test_cg_2_3_a_person_put_aside_can_be_on_offer_in_the_first_round() -> None:
    s = begin(f"{HANDS} informer fence mayor thief dealer {TURNED} informer")
    assert s.view(None).person == "informer"


def test_cg_2_3_after_the_deal_all_persons_left_are_equally_likely_to_come_next() -> None:
    chances = {name: 1 / 14 if i < 2 or i > 15 else 10 / 14 / 14 for i, name in enumerate(NAMES["person"])}
    found = Counter(str(s.view(None).person) for s in starts())
    assert chi_square(found, chances) < 33.4  # 17 degrees of freedom, 1 %


def test_cg_2_3_nobody_begins_with_a_person_of_value_0_or_4() -> None:
    dealt = {person for s in starts() for player in s.view(None).players for person in player.persons}
    assert dealt == set(NAMES["person"][2:16])
