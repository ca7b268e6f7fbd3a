"""CG-1: what is in the box."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec import to_builtins

from tests.games.chicago_gangsters.story import DATA, GAME, NAMES, Story, coalition_card, district, look, loot_card, story
from windycity.games.chicago_gangsters.edition import write_package
from windycity.games.chicago_gangsters.view import Loot, Package

COPIES = {"W2": 8, "W4": 8, "B1": 3, "B2": 3, "B3": 4, "B4": 3, "B5": 3, "K1": 5, "K3": 6, "K5": 5}
PAIRS = list(combinations(range(4), 2))
MEANS = {"W": "weapons", "B": "bribes", "K": "blackmail"}
PERSONS = [
    *["informer", "whisky-smuggler"],
    *["explosives-expert", "dealer", "thief", "fence", "poker-player", "priest", "bruiser"],
    *["taxi-driver", "customs-officer", "reporter"],
    *["bank-director", "mayor", "police-chief", "prosecutor"],
    *["judge", "senator"],
]
LOOT = [
    "2A, P+M / A, 2M",
    "2A, P+M / A, M",
    "2A, A+P / 2M, M",
    "A+P, 3M / A, M",
    "2A, P+2M / M, 2M",
    "A+M, P / A, M",
    "2A, 3M / P, M",
    "2A, A+M / P, M",
    "2A+M, A / P, 2M",
    "A+2M, 2A / P, A",
    "2A, 2M / P+M, A",
    "2A, P / A, A",
]
# Neighbourhoods of Chicago, those of the years of Prohibition included.
NEIGHBOURHOODS = {
    *["Albany Park", "Andersonville", "Armour Square", "Austin", "Avondale", "Back of the Yards", "Beverly", "Bridgeport"],
    *["Bronzeville", "Bucktown", "Canaryville", "Chinatown", "Edgewater", "Englewood", "Gold Coast", "Greektown", "Hyde Park"],
    *["Humboldt Park", "Kenwood", "Lake View", "Lawndale", "Levee", "Lincoln Park", "Little Italy", "Logan Square", "Loop"],
    *["Near North Side", "Near West Side", "Old Town", "Pilsen", "Printers Row", "Pullman", "Ravenswood", "River North"],
    *["Rogers Park", "South Shore", "Stockyards", "Streeterville", "Towertown", "Ukrainian Village", "Uptown", "Wicker Park"],
    *["Woodlawn"],
}


def clans(side: int, card: int) -> tuple[int, ...]:
    return tuple(clan for clan in range(4) if DATA.side[card, clan] == side)


def packages(card: int) -> str:
    """A loot card as in `2A, P+M / A, 2M`."""
    return " / ".join(", ".join(write_package(GAME.edition, card, row, place) for place in range(2)) for row in range(2))


# CG-1.1: means


def test_cg_1_1_forty_eight_means_cards_of_ten_kinds() -> None:
    s = Story(GAME.start(seats=4, seed=1))
    cards = s.pile + [card for seat in range(4) for card in s.hand(seat)]
    assert Counter(cards) == COPIES
    assert len(cards) == 48


def test_cg_1_1_each_of_the_three_means_has_sixteen_cards_worth_48_points() -> None:
    s = Story(GAME.start(seats=4, seed=1))
    cards = s.pile + [card for seat in range(4) for card in s.hand(seat)]
    for letter in MEANS:
        values = [int(card[1]) for card in cards if card[0] == letter]
        assert (len(values), sum(values)) == (16, 48)


@pytest.mark.parametrize("name", COPIES)
def test_cg_1_1_a_card_has_the_value_it_is_named_for(name: str) -> None:
    s = story(hands=["", name, "", ""])
    s.lay(1, name)
    assert s.strength("challengers") == int(name[1])


@pytest.mark.parametrize("name", COPIES)
@pytest.mark.parametrize("letter", MEANS)
def test_cg_1_1_a_card_is_of_the_means_it_is_named_for(name: str, letter: str) -> None:
    s = story(hands=["", name, "", ""], means=MEANS[letter], persons_count=False)
    s.lay(1, name)
    assert s.strength("challengers") == (int(name[1]) if name[0] == letter else 0)


def test_cg_1_1_copies_are_equal_and_offered_as_one_move() -> None:
    s = story(hands=["W4 W4 W4 K5", "", "", ""])
    assert s.legal(0, "lay") == ["lay W4", "lay K5"]


# CG-1.2: other cards


def test_cg_1_2_eighteen_persons_each_of_them_once() -> None:
    s = Story(GAME.start(seats=4, seed=1))
    view = s.view(None)
    dealt = [person for seat in range(4) for person in s.persons(seat)]
    assert sorted([*dealt, *view.persons_left, str(view.person)]) == sorted(PERSONS)
    assert list(NAMES["person"]) == PERSONS


def test_cg_1_2_twelve_coalition_cards_and_the_end_card() -> None:
    assert len(set(NAMES["coalition"])) == 13
    assert [name for name in NAMES["coalition"] if name == "end"] == ["end"]


def test_cg_1_2_thirteen_districts_and_twelve_loot_cards() -> None:
    assert (len(NAMES["district"]), len(NAMES["loot"])) == (13, 12)


def test_cg_1_2_four_clans() -> None:
    assert len(set(NAMES["clan"])) == 4
    assert [player.clan for player in look(GAME.start(seats=4, seed=1), None).players] == list(NAMES["clan"])


# CG-1.3: coalition cards


def test_cg_1_3_each_of_the_six_pairs_of_clans_challenges_on_two_cards() -> None:
    assert Counter(clans(0, card) for card in range(12)) == dict.fromkeys(PAIRS, 2)


def test_cg_1_3_the_other_pair_defends() -> None:
    for card in range(12):
        assert sorted(clans(0, card) + clans(1, card)) == [0, 1, 2, 3]


@pytest.mark.parametrize("pair", PAIRS)
def test_cg_1_3_on_its_two_cards_each_of_the_two_challengers_carries_the_question_mark_once(pair: tuple[int, int]) -> None:
    assert sorted(DATA.question[card] for card in range(12) if clans(0, card) == pair) == list(pair)


def test_cg_1_3_of_the_challengers_the_one_without_the_question_mark_carries_the_pick_mark() -> None:
    for card in range(12):
        assert {DATA.question[card], DATA.pick[card, 0]} == set(clans(0, card))


@pytest.mark.parametrize("pair", PAIRS)
def test_cg_1_3_the_first_defender_has_the_pick_mark_on_one_card_and_the_second_on_the_other(pair: tuple[int, int]) -> None:
    assert sorted(DATA.pick[card, 1] for card in range(12) if clans(1, card) == pair) == list(pair)


def test_cg_1_3_everybody_sees_what_the_coalition_card_shows() -> None:
    view = story(challengers="13", question=3).view(None)
    assert to_builtins(view.coalition) == {
        "name": coalition_card("13", 3),
        "challenging_clans": ["South Side", "Loop"],
        "defending_clans": ["North Side", "West Side"],
        "question_clan": "Loop",
        "pick_clans": ["South Side", "West Side"],
    }


# CG-1.4: districts


def test_cg_1_4_each_single_means_and_each_pair_with_persons_and_without_and_all_three_with_persons() -> None:
    singles_and_pairs = [set(means) for count in (1, 2) for means in combinations(("weapons", "bribes", "blackmail"), count)]
    wanted = [(means, persons) for means in singles_and_pairs for persons in (True, False)]
    wanted.append(({"weapons", "bribes", "blackmail"}, True))
    districts = []
    for i in range(13):
        usable = {name for name, flag in zip(("weapons", "bribes", "blackmail"), DATA.usable[i], strict=True) if flag}
        districts.append((usable, bool(DATA.persons_count[i])))
    assert len(wanted) == 13
    assert all(districts.count(one) == 1 for one in wanted)


def test_cg_1_4_the_names_of_the_thirteen_are_chicago_neighbourhoods() -> None:
    assert len(set(NAMES["district"])) == 13
    assert [name for name in NAMES["district"] if name not in NEIGHBOURHOODS] == []


def test_cg_1_4_everybody_sees_what_the_district_shows() -> None:
    view = story(means="bribes blackmail", persons_count=False).view(None)
    name = district("bribes blackmail", persons=False)
    assert to_builtins(view.district) == {"name": name, "means": ["bribes", "blackmail"], "persons_count": False}


# CG-1.5: loot cards


def test_cg_1_5_the_twelve_loot_cards() -> None:
    assert [packages(card) for card in range(12)] == LOOT


def test_cg_1_5_exactly_one_of_the_four_packages_holds_the_person() -> None:
    assert [DATA.person[card].sum() for card in range(12)] == [1] * 12


def test_cg_1_5_a_package_holds_0_to_2_alcohol_and_is_never_empty() -> None:
    for card in range(12):
        for row in range(2):
            for place in range(2):
                assert DATA.alcohol[card, row, place] in (0, 1, 2)
                assert write_package(GAME.edition, card, row, place) != ""


def test_cg_1_5_everybody_sees_what_the_loot_card_shows() -> None:
    view = story(loot="A+2M, 2A / P, A").view(None)
    assert view.loot == Loot(
        name=loot_card("A+2M, 2A / P, A"),
        winners=[
            Package(package="1", alcohol=1, means=2, has_person=False, short="A+2M"),
            Package(package="2", alcohol=2, means=0, has_person=False, short="2A"),
        ],
        losers=[
            Package(package="1", alcohol=0, means=0, has_person=True, short="P"),
            Package(package="2", alcohol=1, means=0, has_person=False, short="A"),
        ],
    )
