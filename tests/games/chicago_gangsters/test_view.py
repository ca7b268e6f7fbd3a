"""What people see of a position: in text, in the table, and in moves."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import windycity
from tests.games.chicago_gangsters.persons import ACTING, ALWAYS, MEANS, VALUES
from tests.games.chicago_gangsters.story import GAME, NAMES, Story, story
from windycity.cli.tables import draw_table
from windycity.core.news import explain_move
from windycity.core.words import LANGUAGES, Word, say
from windycity.games.chicago_gangsters.drawing import describe_person
from windycity.games.chicago_gangsters.words import FOLDER

HANDS = ["W4 W2", "W2 B2", "B3", "B3"]
PLAYERS = NAMES["player"]
MEANS_OF_PERSON = {**ACTING, **{person: MEANS[card[0]] for person, card in ALWAYS.items()}}


def text(s: Story, eye: int | None = 0, language: str = "en") -> str:
    return GAME.draw(s.match.view(eye), language)


def table(s: Story, eye: int | None = 0, language: str = "en") -> str:
    out = StringIO()
    Console(width=110, file=out).print(draw_table(GAME, s.view(eye), language))
    return out.getvalue()


def explained(s: Story, seat: int, move: str, language: str = "en") -> str:
    return explain_move(s.match, seat, GAME.parse_move(move), language)


def fight(**more: Any) -> Story:
    """The challengers are 0, with the `?`, and 1; blackmail alone is not usable."""
    return story(**{"hands": HANDS, "means": "weapons bribes", "persons_count": False, **more})


def test_cards_chosen_to_be_shown_are_not_told_as_face_down() -> None:
    s = fight(talk=True).play(0, "silent").play(1, "silent").play(1, "show B2")
    for shown in (text(s, 1), table(s, 1)):
        assert "to be shown B2" in shown
        assert "face down B2" not in shown
    s = fight().play(1, "lay B2")
    for shown in (text(s, 1), table(s, 1)):
        assert "face down B2" in shown


def test_the_headline_of_a_choice_tells_what_is_in_the_packages() -> None:
    s = fight(loot="2A, P+M / A, 2M").lay(0, "W4").lay(1).play(0, "pass").lay(2, "B3").lay(3, "B3")
    assert s.ask == "choose"
    packages = "(A alcohol, P the person, M means cards)"
    winner = PLAYERS[s.waiting[0]]
    assert text(s).startswith(f"{winner} chooses from the winners' loot: 1 is 2A, 2 is P+M. {packages}\n")
    s.play(s.waiting[0], "choose 1")
    assert text(s).startswith(f"{PLAYERS[s.waiting[0]]} chooses from the losers' loot: 1 is A, 2 is 2M. {packages}\n")
    assert len({text(s, language=language).splitlines()[0] for language in LANGUAGES}) == 3


def test_the_letters_of_the_loot_are_explained_beside_it() -> None:
    s = fight(loot="2A+M, A / P, 2M", person_offered="mayor")
    for shown in (text(s), table(s, 0)):
        assert "Winners' packages: 2A+M and A; losers' packages: P and 2M." in shown
        assert "A is alcohol, M a means card, P the person: Mayor (3)." in shown
    s = fight(loot="2A, P+M / A, 2M", persons=["fence"]).lay(0).lay(1).lay(2, "B3").lay(3)
    s.play(2, "choose 1")
    assert (s.ask, "P the person: taken." in text(s)) == ("round-end", True)


def test_what_each_person_can_do_is_told_once_where_persons_are_shown() -> None:
    able = [name for name in NAMES["person"] if VALUES[name] < 3]
    held = [name for name in NAMES["person"] if name != "informer"]
    s = fight(persons=[" ".join(held[seat::4]) for seat in range(4)], person_offered="informer", number=12)
    for language in LANGUAGES:
        for shown in (text(s, language=language), " ".join(table(s, 0, language).split())):
            for name in able:
                means = say(f"means-{MEANS_OF_PERSON.get(name, 'none')}", language, FOLDER)
                ability = say(f"ability-{name}", language, FOLDER, means=means)
                assert shown.count(f"{say(f'person-{name}', language, FOLDER)}: {ability}") == 1
            assert f"{say('person-senator', language, FOLDER)}:" not in shown


def test_the_means_of_a_person_is_the_editions(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    own = GAME.edition_file.read_text("utf-8").replace('name = "dealer"\nmeans = "bribes"', 'name = "dealer"\nmeans = "weapons"')
    file.write_text(own, "utf-8")
    edition = windycity.game("chicago-gangsters", file).edition
    assert describe_person(edition, "dealer", "en") == "Dealer (1): weapons can be used everywhere"


@pytest.mark.parametrize("seat", range(4))
def test_you_stands_at_the_own_clan(seat: int) -> None:
    s = fight()
    clan = NAMES["clan"][seat]
    assert [line for line in text(s, seat).splitlines() if "(you)" in line] == [
        line for line in text(s, seat).splitlines() if f"{PLAYERS[seat]} (you), {clan}" in line
    ]
    rows = table(s, seat).splitlines()
    named = [number for number, row in enumerate(rows) if f"{PLAYERS[seat]} (you)" in row]
    assert len(named) == 1
    assert clan in rows[named[0] + 1]


def test_marks_are_told_by_the_names_of_players() -> None:
    s = fight(pick=2)
    assert f"{PLAYERS[0]} has the ?: one card may stay face down until the settling.\n" in text(s)
    assert f"Of equal partners {PLAYERS[1]}, {PLAYERS[2]} choose first.\n" in text(s)
    assert (s.view(0).question, s.view(0).pick) == (0, [1, 2])
    assert s.coalition.question_clan == NAMES["clan"][0]


def test_marks_of_a_clan_that_nobody_plays_are_left_out() -> None:
    s = story(seats=3, challengers="03", question=3, hands=HANDS[:3])
    assert s.view(0).question is None
    assert "The ? is with nobody: no card may be kept face down.\nOf equal partners " in text(s)
    s = story(seats=3, challengers="01", question=1, pick=3, hands=HANDS[:3])
    assert s.view(0).pick == [0, None]
    assert f"Of equal partners {PLAYERS[0]} chooses first." in text(s)


def test_marks_of_an_ousted_partner_are_left_out() -> None:
    s = fight(godfather=True)
    for seat in s.waiting:
        s.play(seat, "declare" if seat == 1 else "pass")
    assert s.view(0).ousted == 0
    assert s.view(0).question is None
    assert "The ? is with nobody" in text(s)


def test_a_strength_of_0_is_told_while_the_defenders_act() -> None:
    s = fight()
    assert "Strength" not in text(s)
    assert s.view(0).acting == "challengers"
    s.lay(0).lay(1)
    assert s.view(2).acting == "defenders"
    assert "Strength: challengers 0.\n" in text(s, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_with_a_card_that_is_not_usable_says_so(language: str) -> None:
    words = {"en": "not usable here", "nl": "hier niet inzetbaar", "de": "hier nicht einsetzbar"}[language]
    s = fight(means="bribes", talk=True).play(0, "silent").play(1, "silent")
    assert words in explained(s, 1, "show W2", language)
    assert words not in explained(s, 1, "show B2", language)
    s.play(0, "done").play(1, "done")
    assert words in explained(s, 0, "lay W2", language)
    assert words not in explained(s, 1, "lay B2", language)
    s = story(seats=5, mr_x=0, hands=["W4 B2"], means="bribes", persons_count=False)
    assert words in explained(s, 0, "lay W4", language)
    assert words not in explained(s, 0, "lay B2", language)


def test_a_move_with_a_card_that_ones_person_makes_usable_is_a_move_like_others() -> None:
    specialist = next(
        NAMES["person"][person] for person in range(2, 5) if NAMES["means"][GAME.edition.data.person_means[person]] == "weapons"
    )
    s = fight(means="bribes", persons=[specialist])
    assert explained(s, 0, "lay W2") == "Lay W2 face down. (CG-4.1)"
    assert s.view(1).players[0].usable == ["weapons", "bribes"]
    assert s.view(1).players[1].usable == ["bribes"]
    assert "( )" not in text(s)


def test_cards_that_do_not_count_stand_in_parentheses_in_ones_own_hand() -> None:
    s = fight(means="bribes")
    assert "weapons W (2), bribes B 2; ( ) does not count here" in text(s, 1)
    assert "weapons (W2)   bribes B2   ( ) does not count here" in table(s, 1)
    assert "( )" not in text(s, 2) + text(s, None) + table(s, 2) + table(s, None)


def test_after_the_fight_all_cards_are_alike_again() -> None:
    s = story(hands=HANDS, means="bribes", persons_count=False, persons=["fence"], at="round-end")
    assert "( )" not in text(s) + table(s)


def test_the_text_marks_who_is_looking_and_what_players_bring() -> None:
    s = fight().lay(0, "W4").lay(1).play(0, "pass")
    assert f"  {PLAYERS[0]} (you), " in text(s, 0)
    assert f"  {PLAYERS[0]}, " in text(s, 2)
    assert "(you)" not in text(s, None)
    assert "open W4; brings 4" in text(s, 2)


def test_the_head_of_the_table_explains_the_sign_of_godfather_points() -> None:
    assert "♛" not in table(fight())
    shown = table(fight(godfather=True))
    assert "♛ Godfather" in shown
    assert "♛ 0" in shown


def test_the_further_draw_of_mr_x_has_its_own_clause() -> None:
    s = story(seats=5, mr_x=0, hands=["W4"], at="round-end")
    assert explained(s, 0, "draw").endswith("(CG-5.4)")
    s.play(0, "draw")
    assert explained(s, 0, "draw").endswith("(CG-7.2.5)")


@pytest.mark.parametrize(
    ("sentence", "language", "expected"),
    [
        ("event-showdown", "en", "Torrio has 8 in persons and gets 2 alcohol."),
        ("event-declared", "en", "Wants to be Godfather: Torrio."),
        ("headline-say", "en", "Statements: waiting for Torrio."),
        ("headline-show", "en", "Cards laid openly: waiting for Torrio."),
        ("headline-lay", "en", "Cards laid face down: waiting for Torrio."),
        ("result", "nl", "Torrio delen de winst met de meeste alcohol (CG-6.2)."),
        ("result", "de", "Torrio teilen sich den Sieg: der meiste Alkohol (CG-6.2)."),
        ("event-ended", "de", "Die Partie ist zu Ende: der meiste Alkohol."),
        ("event-kept-word", "de", "Torrio hat sein Wort gehalten: 8 angesagt, 8 gebracht."),
        ("event-broke-word", "de", "Torrio hat sein Wort gebrochen: 8 angesagt, 8 gebracht."),
    ],
)
def test_sentences_read_well(sentence: str, language: str, expected: str) -> None:
    names = dict.fromkeys(("seat", "seats", "player", "winners"), "Torrio")
    numbers = {"score": 8, "said": 8, "brought": 8, "alcohol": 2, "count": 2}
    words = {"prize": Word("prize", "persons"), "reason": Word("reason", "end-card"), "rule": "CG-6.2"}
    assert say(sentence, language, GAME.rulebook.words, **names, **numbers, **words) == expected
