"""The command `board`: a picture of a game's board, as a person or a script asks for it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import windycity
from tests.cli.test_main import run

GAME = windycity.game("chicago", compiled=False)
POKER = Path(__file__).parents[1] / "golden" / "chicago-poker" / "six-players.jsonl"
MOVES = ("buy blue", "buy blue", "done")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A match of two with three moves."""
    match = GAME.start(2, 1)
    for move in MOVES:
        match.play(0, move)
    file = tmp_path / "match.jsonl"
    file.write_text(match.save(), "utf-8")
    return file


def men(file: Path) -> list[str]:
    root = ElementTree.fromstring(file.read_text("utf-8"))
    return sorted(id_ for element in root.iter() if (id_ := element.get("id", "")).startswith("man-"))


def test_without_a_record_the_board_is_as_at_the_start_of_a_match(tmp_path: Path) -> None:
    svg = tmp_path / "board.svg"
    assert run("board", "chicago", "--svg", str(svg), "--lang", "en") == (0, f"The board is in {svg}.\n", "")
    assert men(svg) == ["man-0-1", "man-1-1", "man-2-1", "man-3-1"]
    assert [file.name for file in tmp_path.iterdir()] == ["board.svg"]


def test_a_record_is_shown_at_its_end_or_after_a_move(tmp_path: Path, record: Path) -> None:
    svg = tmp_path / "board.svg"
    for move, count in ((["--move", "0"], 2), (["--move", "1"], 3), ([], 4), (["--move", "3"], 4)):
        assert run("board", "chicago", "--svg", str(svg), "--record", str(record), *move)[0] == 0
        assert len(men(svg)) == count


def test_the_picture_speaks_the_language_asked_for(tmp_path: Path) -> None:
    svg = tmp_path / "board.svg"
    for language, word in (("nl", "rood"), ("de", "rot")):
        assert run("board", "chicago", "--svg", str(svg), "--lang", language)[0] == 0
        assert f"({word})" in svg.read_text("utf-8")


def test_an_edition_of_ones_own_is_drawn(tmp_path: Path) -> None:
    own, svg = tmp_path / "own.toml", tmp_path / "board.svg"
    text = (GAME.rulebook.folder / "edition.toml").read_text("utf-8")
    own.write_text(text.replace('"Capone"', '"Nitti"').replace("1c: S\n", "1c: S W\n"), "utf-8")
    assert run("board", "chicago", "--svg", str(svg), "--edition", str(own))[0] == 0
    drawn = svg.read_text("utf-8")
    assert "SE-hq: Nitti" in drawn
    run("board", "chicago", "--svg", str(svg))
    assert drawn.count('class="door"') == svg.read_text("utf-8").count('class="door"') + 4


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "Chicago Poker is played without a board, so there is none to draw."),
        ("nl", "Chicago Poker wordt zonder bord gespeeld, dus er is niets te tekenen."),
        ("de", "Chicago Poker wird ohne Brett gespielt, es gibt also nichts zu zeichnen."),
    ],
)
def test_a_game_without_a_board_says_so(language: str, message: str, tmp_path: Path) -> None:
    code, out, err = run("board", "chicago-poker", "--svg", str(tmp_path / "board.svg"), "--lang", language)
    assert (code, out, err) == (2, "", f"{message}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--record", "{record}", "--move", "4"], "There is no move 4 in {record}; it has 3 moves."),
        (["--record", "{record}", "--move", "-1"], "There is no move -1 in {record}; it has 3 moves."),
        (["--move", "2"], "There are no moves without a match: name it with --record FILE."),
        (["--record", "nothing.jsonl"], "nothing.jsonl cannot be read: there is no such file."),
        (["--record", str(POKER)], f"{POKER} is a match of Chicago Poker, not of Chicago."),
        (["--record", "{folder}"], "{folder} cannot be read: it is a folder, not a file."),
        (["--edition", "nothing.toml"], "nothing.toml cannot be read: there is no such file."),
        (["--svg", "{folder}/none/board.svg"], "{folder}/none/board.svg cannot be written: there is no such file or folder."),
        (["--svg", "{folder}"], "{folder} cannot be written: "),
        (["--svg", "/"], "/ cannot be written: "),
    ],
)
def test_what_cannot_be_drawn_is_refused_and_leaves_the_file_alone(
    arguments: list[str], message: str, tmp_path: Path, record: Path
) -> None:
    svg = tmp_path / "board.svg"
    svg.write_text("before")
    facts = {"record": str(record), "folder": str(tmp_path)}
    code, _, err = run("board", "chicago", "--svg", str(svg), *(argument.format(**facts) for argument in arguments))
    assert code == 2
    assert message.format(**facts) in err
    assert "Traceback" not in err
    assert svg.read_text() == "before"
    assert {file.name for file in tmp_path.iterdir()} == {"board.svg", "match.jsonl"}


def test_a_record_that_was_tampered_with_is_refused(tmp_path: Path, record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace("buy blue", "buy red"), "utf-8")
    code, _, err = run("board", "chicago", "--svg", str(tmp_path / "board.svg"), "--record", str(record))
    assert code == 2
    assert "Traceback" not in err
    assert not (tmp_path / "board.svg").exists()


def test_a_game_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    code, _, err = run("board", "bridge", "--svg", str(tmp_path / "board.svg"))
    assert code == 2
    assert "There is no game bridge" in err


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Draw a game's board"), ("nl", "Teken het bord"), ("de", "Zeichne das Brett")]
)
def test_help_comes_in_every_language(language: str, words: str) -> None:
    code, out, _ = run("board", "--help", "--lang", language)
    assert code == 0
    assert words in out
    assert "help-" not in out
