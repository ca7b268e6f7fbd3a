"""Gangsters on the screen: the table with everything on it, the lists of moves, what happened, and a match that is played."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_terminal import Person, people, sit_down
from tests.games.gangsters.story import Story, start, story
from windycity.bots.names import make_bot
from windycity.cli.kept import Keeper
from windycity.cli.listing import list_moves
from windycity.cli.screen import Screen
from windycity.cli.tables import draw_table
from windycity.cli.terminal import Terminal
from windycity.core.match import Match
from windycity.core.news import explain_move, format_news
from windycity.core.words import LANGUAGES

__all__ = ["people"]  # a fixture

SHAMROCKS, CAMORRA, OUTFIT = range(3)


def crowd() -> Story:
    """Pieces of all kinds, joints that pay and others, cops with and without donuts, public, markers, a bribe."""
    s = story(
        3,
        pieces={SHAMROCKS: "R5 A2, T3 b-4!", CAMORRA: "R10 D5, T4 D5!, V2 D5", OUTFIT: "R2 h-4, V1 W1!"},
        joints={SHAMROCKS: "A2 A4:2 A3", CAMORRA: "D5 W2", OUTFIT: "G1"},
        cash={SHAMROCKS: 1200, CAMORRA: 300},
        cops={"7": "d-4", "10": "D4"},
        public={"1a": "A4", "3a": "K2", "2b": "k-4"},
        markers={SHAMROCKS: "marker-4 untouchable untouchable"},
        standing={SHAMROCKS: 1},
        donuts={CAMORRA: "10 1"},
        equipped={SHAMROCKS: "T"},
        dice="3 5 2 6 1",
        at="police",
    )
    return s.passes(SHAMROCKS, CAMORRA, OUTFIT).play(SHAMROCKS, "bribe 7")


def shown(match: Match, width: int, language: str = "en", seat: int | None = SHAMROCKS) -> list[str]:
    """What a screen of a width shows of a match."""
    out = StringIO()
    Console(width=width, file=out).print(draw_table(match.game, match.view(seat), language))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def plain(match: Match, language: str = "en", seat: int | None = SHAMROCKS) -> list[str]:
    """What somebody reads who has no drawing."""
    return match.game.draw(match.view(seat), language).splitlines()


# The table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 70, 90, 120])
def test_the_table_fits_any_screen_in_any_language(language: str, width: int) -> None:
    lines = shown(crowd().match, width, language)
    assert all(len(line) <= width for line in lines)
    assert "camorra-" not in "".join(lines)
    assert any("~" in line for line in lines) == (width > 60)


def test_the_map_keeps_houses_apart_where_there_is_room() -> None:
    wide, slim = shown(crowd().match, 90), shown(crowd().match, 70)
    assert any("A1 – A2S1 ·◂   B1 R B2 P" in line for line in wide)
    assert any("A1 –A2S1·◂  B1 RB2 P" in line for line in slim)
    for lines in (wide, slim):  # a house of two places shows who is there in both
        assert any("CrCT" in line for line in lines)
        assert any("Cv" in line for line in lines)


def test_the_table_tells_what_is_at_stake() -> None:
    lines = shown(crowd().match, 120)
    assert lines[:4] == [
        "Shamrocks is to move; moves left: 2.",
        "Round 3 of 60, turn of Shamrocks. Crime level 5.",
        "Dice: blue 3 (police), white 5 (public), green 2 (racketeers), black 6 (thugs), red 1 (vamps).",
        "A bribe of cop 7 is under way; set aside: 300.",
    ]
    first = next(number for number, line in enumerate(lines) if line.startswith("> "))
    assert lines[first : first + 5] == [
        "> Shamrocks (you, teal): cash 900, income 400 a turn, worth in all 1,700",
        "    pieces: racketeers 5 (A2), thugs 3 (b-4, criminal, with heaters)",
        "    joints (3): 3 of 8 yellow at 200: A2 level 1, A3 level 1, A4 level 2 pays 400",
        "    markers: marker of cop 4, Untouchable (x2)",
        "    Untouchables to put back before another draws: 1",
    ]
    assert "Cops: 7 (d-4), 10 (D4, Donuts 1, Camorra)" in lines
    assert "Public: 1a (A4, Shamrocks), 2b (k-4), 3a (K2)" in lines


def test_without_a_map_free_buildings_are_told_with_their_prices() -> None:
    told = next(line for line in plain(crowd().match) if line.startswith("Nobody's: "))
    assert "brown at 100: E1 E2 E3 I1 I2 J1 J3 J4 W3; yellow at 200: I3 I4 K2 K3 K4;" in told
    assert told.endswith("grey, not sold: A1 C3 D4 E4 G2 H2 J2 K1 W1")
    assert any("yellow at 200" in line for line in shown(crowd().match, 67))


def test_a_bribe_is_remembered_with_what_each_player_knows() -> None:
    match = crowd().done(SHAMROCKS, "marker-2 6 6 6").play(SHAMROCKS, "keep").match
    assert "    bribes: cop 7 (worked)" in plain(match)
    assert "    bribes: cop 7 (not known)" in plain(match, seat=CAMORRA)
    assert "    Bestechung: Polizist 7 (unbekannt)" in plain(match, "de", CAMORRA)
    assert "    omkoping: agent 7 (onbekend)" in plain(match, "nl", None)


def test_whoever_chooses_a_gang_reads_what_is_left_and_what_another_costs() -> None:
    s = start(2)
    for joint in ("A2", "B2", "A3", "E1", "A4", "E2"):
        s.play(s.match.waiting[0], f"claim {joint}")
    match = s.play(0, "hire thugs").play(0, "hire vamps").match
    assert plain(match)[2] == "Before round 1 of 60."
    assert "    chosen in secret: thugs 1, vamps 1; left to spend: 2,200" in plain(match)
    assert "    another one costs: racketeers 100, thugs 200" in plain(match)
    assert not any("2,200" in line or "thugs 1," in line for eye in (1, None) for line in plain(match, seat=eye))


def test_an_offer_is_told_without_what_is_nothing() -> None:
    s = story(2, joints={0: "A2", 1: "E1"}, cash={0: 2000}, at="buy")
    s.play(0, ["offer camorra", "give nothing", "want E1", "pay 1000", "pay 500"])
    assert plain(s.match)[0].endswith("what cash goes with it? Offered: 1,500; wanted: E1.")
    s.play(0, "propose")
    assert plain(s.match, "de", 1)[0] == "Camorra bekommt einen Tausch angeboten. Angeboten: 1.500; verlangt: E1."
    assert told(s.match, "nl")[-1] == "Shamrocks biedt Camorra aan: 1.500 voor E1."


# What happened, and what moves do


def told(match: Match, language: str = "en") -> list[str]:
    return [news.text for news in format_news(match, SHAMROCKS, match.events(SHAMROCKS), language)]


SHOT = {
    "en": "Shoot-out: the Shamrocks thugs against cop 7; hits 1, back 0.",
    "nl": "Schietpartij: de Shamrocks-thugs tegen agent 7; treffers 1, terug 0.",
    "de": "Schießerei: die Shamrocks-Schläger gegen Polizist 7; Treffer 1, zurück 0.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_shoots_at_whom_is_told_in_words(language: str) -> None:
    s = story(2, pieces={0: "T1 d-3"}, cops={"7": "d-4"}, dice="1 1 1 1 1", coming="")
    s.move(0, "T", "d-4", "criminal", chance="5 1 1 1 1 1 1 1 1 1 1 1 1")
    assert SHOT[language] in told(s.match, language)


def test_what_joints_pay_in_a_turn_is_one_sentence_for_each_player() -> None:
    public = {"1a": "A2", "1b": "D5", "2a": "A4"}
    s = story(2, pieces={0: "R1 A1"}, joints={0: "A2 A4", 1: "D5"}, public=public).done(0, "1 1 1 1 1")
    assert [text for text in told(s.match) if "earns" in text] == [
        "Shamrocks earns 600 from A2, A4.",
        "Camorra earns 300 from D5.",
    ]


def test_a_joint_that_turns_neutral_is_not_told_to_have_level_0() -> None:
    s = story(2, joints={1: "J3"}, public={"1a": "J3"}, cops={"5": "m-5"}, dice="2 1 1 1 1", at="police")
    texts = told(s.play(0, "cop 5 to J3").passes(1).match)
    assert "J3 is neutral now." in texts
    assert not any("level" in text for text in texts)


def test_a_move_is_explained_with_the_names_of_buildings_and_gangs() -> None:
    match = start(2).match

    def explained(match: Match, move: str, language: str) -> str:
        return explain_move(match, SHAMROCKS, match.game.parse_move(move), language)

    assert explained(match, "claim A2", "en") == "Claim A2 (Half Moon Bakery, yellow) for 200. (GA-2.1)"
    moving = story(2, pieces={0: "R2 A2, T1 g-1"}, equipped={0: "R"}).match
    drive = "drive thugs with green+black to W1 as clean"
    assert "mit den Würfeln grün + schwarz nach W1 (Ferry House)" in explained(moving, drive, "de")
    buying = story(2, joints={0: "A2", 1: "E1"}, at="buy").match
    assert explained(buying, "offer camorra", "nl") == "Bied Camorra een ruil aan. (GA-3.3)"


# The moves


def test_moves_of_a_piece_stand_in_one_row() -> None:
    match = story(2, pieces={0: "R2 A2, T2 d-4, V1 g-4"}, dice="1 1 6 6 6").match
    rows = list_moves(match.legal(0))
    assert len(match.legal(0)) > 100
    assert len(rows) < 10
    assert rows[0].startswith("1-")
    assert rows[0].endswith(" as clean | criminal")
    assert " | D5 | a-2 | " in rows[0]
    assert rows[-1] == f"{len(match.legal(0))}. done"


# Playing

GANG = "hire racketeers, hire racketeers, hire racketeers, hire racketeers, hire thugs, hire vamps, done"
IN_E1, IN_A2 = (", ".join(f"place {piece} {joint}" for piece in ("racketeers", "thugs", "vamps")) for joint in ("E1", "A2"))


def play(match: Match, typed: list[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> str:
    """What a person alone among bots reads who types these lines and leaves."""
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    lines = iter([*typed, "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    out = StringIO()
    screen = Screen("en", plain=True, console=Console(file=out, width=200))
    bots = {seat: make_bot("greedy", seat) for seat in range(1, match.seats)}
    Terminal(match, (0,), bots, screen, Keeper(None)).run()
    return out.getvalue()


def test_a_person_alone_is_not_asked_where_there_is_one_answer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    s = story(2, pieces={0: "T1 A1", 1: "T1 K1"}, cops={"7": "d-4"}, dice="1 1 1 1 1", at="police", active=1)
    s.play(1, "cop 7 to d-3")
    assert s.match.legal(0) == ["pass"]
    assert "1. pass" not in play(s.match, [], monkeypatch, tmp_path)


def test_whoever_has_a_marker_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    s = story(2, cops={"7": "d-4"}, markers={0: "marker-7"}, at="police", active=1).play(1, "cop 7 to d-3")
    out = play(s.match, [], monkeypatch, tmp_path)
    assert "Cop 7 has moved to d-3. Bribe markers may be shown to send him back." in out
    assert "1. show 7\n2. pass\n" in out


WORDS = {
    "en": ("Your move", "Claim A2 (Half Moon Bakery, yellow) for 200.", "Round 1 of 60", "The match is kept"),
    "nl": ("Je zet", "Claim A2 (Half Moon Bakery, geel) voor 200.", "Ronde 1 van 60", "De partij is bewaard"),
    "de": ("Dein Zug", "Beanspruche A2 (Half Moon Bakery, gelb) für 200.", "Runde 1 von 60", "Die Partie bleibt erhalten"),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_match_is_played_in_three_languages(language: str, people: list[Person], tmp_path: Path) -> None:
    prompt, claim, round_1, kept = WORDS[language]
    person = sit_down(people, tmp_path, "play", "gangsters", "--seats", "2", "--people", "2", "--seed", "2", "--lang", language)
    claims = ["? claim A2", "claim A2", "", "claim E1", "", "claim A3", "", "claim E2", "", "claim A4", "", "claim E3"]
    for line in ["", *claims, GANG, "", GANG, "", IN_E1, "", IN_A2, ""]:
        person.types(line)
    person.sees(claim)
    person.sees(round_1)
    person.sees(prompt)
    person.types("quit")
    person.sees(kept)
    assert person.ends() == 0
