"""The command line in English, Dutch and German."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import pytest

import windycity
from tests.cli.test_main import run
from windycity.bots.names import BOTS
from windycity.cli import rules
from windycity.cli.help import asked_language
from windycity.cli.words import text_of
from windycity.core.errors import IllegalMove
from windycity.core.news import explain_move
from windycity.games import reference, rulebook

PAGE = "# {title}\n\n**CP-1.1** {first}\n\n**CP-1.2** {second}\n"


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        (["--lang", "nl", "play"], "nl"),
        (["play", "--lang=de", "--help"], "de"),
        (["play", "--lang", "fr"], "en"),
        (["play", "--lang"], "en"),
        (["play", "nl"], "en"),
    ],
)
def test_the_language_may_be_asked_for_anywhere(arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    assert asked_language(arguments) == language


COMMANDS = (
    ["games"],
    ["play"],
    ["replay"],
    ["board"],
    ["rules"],
    ["simulate"],
    ["tournament"],
    ["dataset"],
    ["train"],
    ["edition"],
    ["edition", "check"],
    ["edition", "show"],
    ["report"],
    ["serve"],
    ["join"],
    ["backup"],
    ["schema"],
    ["warm"],
)


@pytest.mark.parametrize("sentence", ["help-bots", "help-sim-bots", "help-tour-bots"])
def test_help_names_all_bots_in_every_language(sentence: str) -> None:
    for language in ("en", "nl", "de"):
        told = text_of(sentence, language)
        assert ", ".join([*BOTS, "search:500", "search:2s", "program:"]) in told


@pytest.mark.parametrize("command", [[], *COMMANDS], ids=" ".join)
def test_help_comes_in_every_language(command: list[str]) -> None:
    texts = [run(*command, "--help", "--lang", language)[1] for language in ("en", "nl", "de")]
    for text, usage in zip(texts, ("Usage: ", "Gebruik: ", "Aufruf: "), strict=True):
        assert text.startswith(usage)
        assert "help-" not in text
        assert "[required]" not in text or usage == "Usage: "
        assert "[default:" not in text or usage == "Usage: "
        assert ("Show this" in text) == (usage == "Usage: ")


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (["board", "chicago"], ["--svg is missing.", "--svg ontbreekt.", "--svg fehlt."]),
        (["board"], ["GAME is missing.", "GAME ontbreekt.", "GAME fehlt."]),
        (["fly"], ["There is no command fly.", "Er is geen opdracht fly.", "Es gibt keinen Befehl fly."]),
        (["games", "--fast"], ["There is no option --fast.", "Er is geen optie --fast.", "Es gibt keine Option --fast."]),
        (["games", "all"], ["That is too much: all.", "Dit is te veel: all.", "Das ist zu viel: all."]),
        (["play", "--seats", "x"], ["--seats cannot have that value.", "--seats kan die waarde niet hebben.", "--seats kann"]),
        (["edition", "--lang", "en"], ["A command is missing.", "Er ontbreekt een opdracht.", "Ein Befehl fehlt."]),
    ],
    ids=lambda value: "-".join(value)[:20],
)
def test_a_mistake_in_a_call_is_told_in_every_language(call: list[str], told: list[str]) -> None:
    for language, sentence, usage in zip(("en", "nl", "de"), told, ("Usage: ", "Gebruik: ", "Aufruf: "), strict=True):
        code, out, err = run("--lang", language, *call)
        assert (code, out) == (2, "")
        assert err.startswith(usage)
        assert sentence in err
        assert "--help" in err
        assert "Try" not in err


def test_an_option_without_its_value_is_told_too() -> None:
    assert "--seats heeft een waarde nodig." in run("--lang", "nl", "play", "--seats")[2]


def test_help_comes_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    start = time.process_time()
    assert run("--help")[1].startswith("Gebruik")
    assert time.process_time() - start < 2  # of CPU time; it takes 0.15


def test_a_refusal_comes_in_the_language_asked_for_anywhere() -> None:
    assert "Es gibt kein Spiel bridge" in run("--lang", "de", "play", "bridge")[2]
    assert "Er is geen spel bridge" in run("warm", "bridge", "--lang", "nl")[2]
    assert "There is no language fr" in run("games", "--lang", "fr")[2]


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "rulebook", lambda name: replace(rulebook(name), folder=tmp_path))
    (tmp_path / "rules.md").write_text(PAGE.format(title="Rules", first="A card.", second="A bullet."))
    (tmp_path / "rules.nl.md").write_text(PAGE.format(title="Regels", first="Een kaart.", second="Een kogel."))


@pytest.mark.usefixtures("pages")
def test_rules_are_read_and_searched_in_a_language() -> None:
    assert reference.rules_text("chicago-poker", "nl").startswith("# Regels")
    assert rules.find_rules("chicago-poker", "1.2", "nl") == [("CP-1.2", "**CP-1.2** Een kogel.", "")]
    assert rules.find_rules("chicago-poker", "kogel", "nl") == [("CP-1.2", "**CP-1.2** Een kogel.", "")]
    assert rules.find_rules("chicago-poker", "bullet", "en") == [("CP-1.2", "**CP-1.2** A bullet.", "")]
    with pytest.raises(reference.NoSuchRule, match='nothing about "kogel" in the rules of Chicago Poker'):
        rules.find_rules("chicago-poker", "kogel", "en")


@pytest.mark.usefixtures("pages")
def test_rules_without_a_page_in_a_language_are_read_in_english() -> None:
    assert reference.rules_text("chicago-poker", "de").startswith("# Rules")


def test_cards_go_by_their_names_in_a_language_with_the_word_of_the_move() -> None:
    game = windycity.game("chicago-poker", compiled=False)
    match = game.start(2, 1, chance=["R1", "R2", "R3", "Limousine", "Gun", "G1", "G2", "G3", "G4", "Raid"])
    tables = {language: game.draw(match.view(0), language) for language in ("en", "nl", "de")}
    assert "R1 R2 R3 Limousine Gun\n" in tables["en"]
    assert "R1 R2 R3 Limousine Pistool (gun)\n" in tables["nl"]
    assert "R1 R2 R3 Limousine Pistole (gun)\n" in tables["de"]
    assert explain_move(match, 0, game.parse_move("gun nothing"), "nl") == "Leg Pistool af zonder hem te gebruiken. (CP-4.7)"
    with pytest.raises(IllegalMove) as refused:
        match.play(0, "raid 1 Moran")
    assert refused.value.message("en") == "You do not hold the Raid card. (CP-4.7.2)"
    assert refused.value.message("nl") == "Je hebt de kaart Politie-inval niet in je hand. (CP-4.7.2)"
    assert refused.value.message("de") == "Du hast die Karte Razzia nicht auf der Hand. (CP-4.7.2)"


def test_an_edition_that_is_not_right_is_refused_in_a_language(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = (windycity.game("chicago-poker").rulebook.folder / "edition.toml").read_text("utf-8")
    own.write_text(text.replace("format = 1", "format = [1]"))
    assert "moet format een geheel getal zijn, niet een lijst" in run("edition", "check", str(own), "--lang", "nl")[2]
