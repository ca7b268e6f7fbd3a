"""Edition files: each is read or refused with a sentence, and the rules follow what is read."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

import windycity
from tests.games.chicago_gangsters.story import look
from windycity.core.errors import BadEdition
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.words import LANGUAGES

OWN = (windycity.game("chicago-gangsters").rulebook.folder / "edition.toml").read_text("utf-8")
CARD = """[[coalition]]
challengers = ["North Side", "South Side"]
question = "North Side"
pick = ["South Side", "West Side"]
source = "reconstructed"
"""
DISTRICT = """[[district]]
name = "Bridgeport"
means = ["weapons"]
persons = true
source = "reconstructed"
"""
LOOT = """[[loot]]
winners = ["A+P", "3M"]
losers = ["A", "M"]
source = "reconstructed"
"""
PERSON = """[[person]]
name = "dealer"
means = "bribes"
source = "reconstructed"
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("edition") / "own.toml"


def edited(*changes: tuple[str, str]) -> str:
    """The usual edition with the first place of each text changed."""
    text = OWN
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def load(file: Path, text: str) -> Game:
    file.write_text(text, "utf-8")
    return windycity.game("chicago-gangsters", file, compiled=False)


def refused(file: Path, text: str) -> BadEdition:
    """Why an edition is refused; the sentence names the file and exists in every language."""
    with pytest.raises(BadEdition) as caught:
        load(file, text)
    error = caught.value
    messages = {error.message(language) for language in LANGUAGES}
    assert len(messages) == len(LANGUAGES)
    assert all(str(file) in line for line in messages)
    return error


def check(file: Path, text: str, sentence: str, rule: str, path: str) -> BadEdition:
    """An edition is refused with a sentence and a clause, and the sentence says where the mistake is."""
    error = refused(file, text)
    assert (error.sentence, error.rule) == (sentence, rule)
    assert all(path in error.message(language) for language in LANGUAGES)
    return error


def test_the_edition_as_it_is_can_be_read(file: Path) -> None:
    edition = load(file, OWN).edition
    assert edition.digest == windycity.game("chicago-gangsters").edition.digest
    assert not edition.warnings


# The head


@pytest.mark.parametrize(
    ("old", "new"),
    [('game = "chicago-gangsters"', 'game = "chicago-poker"'), ("format = 1", "format = 2"), ("format = 1", "format = 0")],
)
def test_a_wrong_head(file: Path, old: str, new: str) -> None:
    error = refused(file, edited((old, new)))
    assert (error.sentence, error.rule) == ("edition-wrong-head", None)


@pytest.mark.parametrize(
    ("old", "new", "sentence", "path"),
    [
        ("format = 1", 'format = "1"', "edition-wrong-type", "format"),
        ("format = 1\n", "", "edition-missing-field", "format"),
        ("format = 1", "format = 1\nextra = 2", "edition-unknown-field", "extra"),
        ('name = "Kosmos 2009"', 'name = " "', "edition-empty-name", "name"),
        ('name = "Bridgeport"', 'name = ""', "edition-empty-name", "district[0].name"),
        ('means = ["weapons"]', 'means = ["guns"]', "edition-wrong-value", "district[0].means[0]"),
        ("persons = true", 'persons = "yes"', "edition-wrong-type", "district[0].persons"),
        ('source = "reconstructed"', 'source = "guessed"', "edition-wrong-value", "clan[0].source"),
        ('question = "North Side"\n', "", "edition-missing-field", "coalition[0].question"),
        ('winners = ["2A", "P+M"]', 'winners = "2A"', "edition-wrong-type", "loot[0].winners"),
    ],
)
def test_a_field_that_is_not_as_it_should_be(file: Path, old: str, new: str, sentence: str, path: str) -> None:
    error = refused(file, edited((old, new)))
    assert error.sentence == sentence
    assert path in str(error)


# Counts and names


@pytest.mark.parametrize(
    ("entry", "path", "rule"),
    [
        ('[[clan]]\nname = "Loop"\nsource = "reconstructed"\n', "clan", "CG-1.2"),
        ('[[player]]\nname = "McErlane"\nsource = "reconstructed"\n', "player", "CG-7.2"),
        (CARD, "coalition", "CG-1.2"),
        (DISTRICT, "district", "CG-1.2"),
        (LOOT, "loot", "CG-1.2"),
    ],
)
@pytest.mark.parametrize("more", [False, True])
def test_as_many_of_everything_as_the_rules_say(file: Path, entry: str, path: str, rule: str, more: bool) -> None:
    error = check(file, edited((entry, entry + entry if more else "")), "edition-wrong-count", rule, path)
    wanted = {"clan": 4, "player": 5, "coalition": 12, "district": 13, "loot": 12}[path]
    assert (error.facts["count"], error.facts["wanted"]) == (wanted + (1 if more else -1), wanted)


@pytest.mark.parametrize(
    ("old", "new", "path", "rule"),
    [
        ('name = "Saltis"', 'name = "Torrio"', "player.name", "CG-7.2"),
        ('name = "Canaryville"', 'name = "Bridgeport"', "district.name", "CG-1.4"),
        ('name = "South Side"', 'name = "North Side"', "clan.name", "CG-1.2"),
    ],
)
def test_no_two_of_one_name(file: Path, old: str, new: str, path: str, rule: str) -> None:
    check(file, edited((old, new)), "edition-twice", rule, path)


# CG-1.3: coalition cards


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ('challengers = ["North Side", "South Side"]', 'challengers = ["North Side", "East Side"]', "coalition[0].challengers"),
        ('question = "North Side"', 'question = "East Side"', "coalition[0].question"),
        ('pick = ["South Side", "West Side"]', 'pick = ["South Side", "East Side"]', "coalition[0].pick"),
        ('pick = ["West Side", "South Side"]', 'pick = ["loop", "South Side"]', "coalition[2].pick"),
    ],
)
def test_cg_1_3_every_clan_of_a_coalition_card_is_one(file: Path, old: str, new: str, path: str) -> None:
    check(file, edited((old, new)), "edition-no-such-clan", "CG-1.3", path)


@pytest.mark.parametrize(
    "challengers",
    ["[]", '["North Side"]', '["North Side", "North Side"]', '["North Side", "South Side", "West Side"]'],
)
def test_cg_1_3_two_clans_challenge(file: Path, challengers: str) -> None:
    text = edited(('challengers = ["North Side", "South Side"]', f"challengers = {challengers}"))
    check(file, text, "edition-not-a-pair", "CG-1.3", "coalition[0].challengers")


@pytest.mark.parametrize("clan", ["West Side", "Loop"])
def test_cg_1_3_the_question_mark_is_a_challengers(file: Path, clan: str) -> None:
    text = edited(('question = "North Side"', f'question = "{clan}"'))
    check(file, text, "edition-question-not-challenger", "CG-1.3", "coalition[0].question")


@pytest.mark.parametrize(
    "pick",
    [
        "[]",
        '["South Side"]',
        '["South Side", "North Side"]',
        '["West Side", "Loop"]',
        '["South Side", "South Side"]',
        '["West Side", "West Side"]',
        '["South Side", "West Side", "Loop"]',
        '["South Side", "North Side", "West Side"]',
    ],
)
def test_cg_1_3_each_side_has_one_pick_mark(file: Path, pick: str) -> None:
    text = edited(('pick = ["South Side", "West Side"]', f"pick = {pick}"))
    check(file, text, "edition-wrong-pick", "CG-1.3", "coalition[0].pick")


def test_cg_1_3_a_pair_that_does_not_challenge_on_two_cards_is_told_and_not_refused(file: Path) -> None:
    other = CARD.replace('["North Side", "South Side"]', '["North Side", "West Side"]').replace(
        '["South Side", "West Side"]', '["West Side", "Loop"]'
    )
    warnings = load(file, edited((CARD, other))).edition.warnings
    assert [warning.message() for warning in warnings] == [
        "North Side and South Side challenge together on one coalition card, not on two. (CG-1.3)",
        "North Side and West Side challenge together on 3 coalition cards, not on two. (CG-1.3)",
    ]


# CG-1.4: districts


def test_cg_1_4_a_district_without_means_is_told_and_not_refused(file: Path) -> None:
    game = load(file, edited(('means = ["weapons"]', "means = []")))
    assert [warning.message() for warning in game.edition.warnings] == ["In Bridgeport no means can be used. (CG-1.4)"]
    match = game.start(4, seed=1, talk=False, chance=f"{HANDS} {PLAIN} C2 Bridgeport L1 judge".split())
    assert "Bridgeport. Usable: nothing; persons count." in str(match)


@pytest.mark.parametrize("means", ['["weapons", "weapons"]', '["weapons", "bribes", "weapons"]'])
def test_cg_1_4_the_means_of_a_district_are_named_once_each(file: Path, means: str) -> None:
    text = edited(('means = ["weapons"]', f"means = {means}"))
    check(file, text, "edition-district-means", "CG-1.4", "district[0].means")


# CG-1.5: loot cards


@pytest.mark.parametrize(
    "package", ["", "X", "3A", "2P", "0A", "1A", "A+A", "M+P+M", "10M", "A-M", "A,M", "AM", "+A", "A+", "2", "a"]
)
def test_cg_1_5_a_package_is_written_as_alcohol_person_and_means(file: Path, package: str) -> None:
    text = edited(('winners = ["A+P", "3M"]', f'winners = ["A+P", "{package}"]'))
    error = check(file, text, "edition-bad-package", "CG-1.5", "loot[3].winners[1]")
    assert error.facts["text"] == package


def test_cg_1_5_packages_of_the_losers_are_checked_too(file: Path) -> None:
    text = edited(('winners = ["A+P", "3M"]\nlosers = ["A", "M"]', 'winners = ["A+P", "3M"]\nlosers = ["Q", "M"]'))
    check(file, text, "edition-bad-package", "CG-1.5", "loot[3].losers[0]")


@pytest.mark.parametrize("side", ["winners", "losers"])
@pytest.mark.parametrize("packages", ["[]", '["A"]', '["A", "A", "P"]'])
def test_cg_1_5_each_side_has_two_packages(file: Path, side: str, packages: str) -> None:
    text = edited(({"winners": 'winners = ["A+P", "3M"]', "losers": 'losers = ["A", "2M"]'}[side], f"{side} = {packages}"))
    error = check(file, text, "edition-wrong-count", "CG-1.5", f"loot[{3 if side == 'winners' else 0}].{side}")
    assert (error.facts["count"], error.facts["wanted"]) == (packages.count('"') // 2, 2)


@pytest.mark.parametrize(
    ("winners", "losers", "count"),
    [('["A", "3M"]', '["A", "M"]', 0), ('["A+P", "3M"]', '["P", "M"]', 2), ('["P", "P"]', '["A", "M"]', 2)],
)
def test_cg_1_5_the_person_is_in_exactly_one_package(file: Path, winners: str, losers: str, count: int) -> None:
    new = LOOT.replace('["A+P", "3M"]', winners).replace('["A", "M"]', losers)
    error = check(file, edited((LOOT, new)), "edition-loot-persons", "CG-1.5", "loot[3]")
    assert error.facts["count"] == count


# CG-8.2, CG-8.6: the persons with a means


@pytest.mark.parametrize(
    "change",
    [
        (PERSON, ""),
        (PERSON, PERSON + PERSON),
        ('name = "dealer"', 'name = "thief"'),
        ('name = "dealer"', 'name = "mayor"'),
        ('name = "dealer"', 'name = "Dealer"'),
        ('name = "dealer"', 'name = "gambler"'),
    ],
)
def test_cg_8_2_the_six_persons_with_a_means_are_named_once_each(file: Path, change: tuple[str, str]) -> None:
    check(file, edited(change), "edition-wrong-persons", "CG-8.2", "person")


# The rules follow what is read


# Four cards for each seat; the persons, one for each, come after them.
HANDS = "W4 W4 B5 K5 W2 W2 W2 W2 K1 K1 K1 K1 B1 B1 B1 K3"


def dealt(game: Game, persons: str, round_cards: str) -> Match:
    """A match of four without talk, whose hands, persons and first round are named."""
    match = game.start(4, seed=1, talk=False, chance=f"{HANDS} {persons} {round_cards}".split())
    assert look(match, 0).players[0].hand == ["W4", "W4", "B5", "K5"]
    assert match.ask == "lay"
    return match


PLAIN = "mayor prosecutor bank-director police-chief"


def test_cg_1_4_the_means_of_a_district_are_what_the_rules_go_by(file: Path) -> None:
    changed = DISTRICT.replace('["weapons"]', '["bribes"]').replace("true", "false")
    for text, strength in ((OWN, 8 + 3 + 3), (edited((DISTRICT, changed)), 5)):
        match = dealt(load(file, text), PLAIN, "C2 Bridgeport L1 judge")
        for card in ("W4", "W4", "B5", "K5"):
            match.play(0, f"lay {card}")
        match.play(0, "done")
        match.play(1, "done")
        assert look(match, None).strength == [strength, 0]


def test_cg_1_5_the_packages_of_a_loot_card_are_what_the_rules_go_by(file: Path) -> None:
    new = LOOT.replace('["A+P", "3M"]', '["M + A", "2A"]').replace('["A", "M"]', '["P+M", "M"]')
    game = load(file, edited((LOOT, new)))
    match = dealt(game, PLAIN, "C2 Stockyards L4 judge")
    loot = look(match, 0).loot
    assert loot is not None
    assert [package.short for package in (*loot.winners, *loot.losers)] == ["A+M", "2A", "P+M", "M"]
    match.play(0, "lay W4")
    for seat in (0, 1, 2, 3):
        match.play(seat, "done")
    match.play(0, "choose 2")
    assert look(match, 0).players[0].alcohol == 2
    assert look(match, 0).players[1].alcohol == 1


def test_cg_1_3_the_marks_of_a_coalition_card_are_what_the_rules_go_by(file: Path) -> None:
    changed = CARD.replace('"South Side", "West Side"]', '"North Side", "Loop"]')
    game = load(file, edited((CARD, changed)))
    match = dealt(game, PLAIN, "C1 Stockyards L4 judge")
    assert to_builtins(look(match, 0).coalition) == {
        "name": "C1",
        "challenging_clans": ["North Side", "South Side"],
        "defending_clans": ["West Side", "Loop"],
        "question_clan": "North Side",
        "pick_clans": ["North Side", "Loop"],
    }
    for seat in (0, 1, 2, 3):
        match.play(seat, "done")
    assert (match.ask, match.waiting) == ("choose", (0,))  # 3 against 3 for the Mayor and the Prosecutor: the pick mark
    match.play(0, "choose 1")
    assert (match.ask, match.waiting) == ("choose", (3,))


@pytest.mark.parametrize(("means", "strength"), [("weapons", 8), ("bribes", 5), ("blackmail", 5)])
def test_cg_8_2_the_means_of_a_person_are_what_the_rules_go_by(file: Path, means: str, strength: int) -> None:
    """Dealt a Dealer; the district allows one of the other means, whichever, without persons."""
    game = load(file, edited((PERSON, PERSON.replace("bribes", means))))
    place = {"weapons": "Englewood", "bribes": "Englewood", "blackmail": "Lawndale"}[means]
    match = dealt(game, "dealer mayor prosecutor police-chief", f"C2 {place} L1 judge")
    own = {"weapons": "W4", "bribes": "B5", "blackmail": "K5"}[means]
    for _ in range(look(match, 0).players[0].hand.count(own)):
        match.play(0, f"lay {own}")
    match.play(0, "done")
    match.play(1, "done")
    assert look(match, None).strength == [strength, 0]


def test_names_of_an_edition_are_those_of_the_match(file: Path) -> None:
    text = OWN.replace("North Side", "Gold Coast").replace("Torrio", "Weiss").replace("Stockyards", "Back of the Yards")
    match = load(file, text).start(4, seed=1, talk=False, chance=[])
    assert look(match, 0).players[0].clan == "Gold Coast"
    assert look(match, 0).players[0].name == "Weiss"


def test_the_order_of_the_persons_does_not_matter(file: Path) -> None:
    text = edited((PERSON, "")) + "\n" + PERSON
    data = load(file, text).edition.data
    assert data.person_means.tolist() == windycity.game("chicago-gangsters").edition.data.person_means.tolist()


def test_the_digest_is_of_what_the_file_says_not_how(file: Path) -> None:
    usual = windycity.game("chicago-gangsters").edition.digest
    assert load(file, "# A comment.\n" + OWN.replace("\n\n", "\n")).edition.digest == usual
    assert load(file, OWN.replace("Torrio", "Weiss")).edition.digest != usual


# Any file


@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=8))
def test_a_damaged_edition_is_read_or_refused_but_never_crashes(file: Path, at: int, cut: int, junk: str) -> None:
    file.write_bytes((OWN[:at] + junk + OWN[at + cut :]).encode("utf-8", "surrogatepass"))
    with suppress(BadEdition):
        windycity.game("chicago-gangsters", file)


@given(st.binary(max_size=200))
def test_any_file_is_read_or_refused(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(BadEdition) as caught:
        windycity.game("chicago-gangsters", file)
    assert str(caught.value)
