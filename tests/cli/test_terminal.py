"""Terminal play, driven through a pseudo-terminal as a person would."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import windycity
from tests.cli.nursery import Forked

PATIENCE = 60.0
COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Person:
    """Somebody at a terminal: types lines, reads the screen."""

    def __init__(self, *arguments: str, home: Path, apart: bool = False, **environment: str):
        """Sit down to a command; `apart` starts it as people do, which takes longer."""
        self.parent, child = pty.openpty()
        env = {
            **os.environ,
            "XDG_STATE_HOME": str(home),
            "TERM": "xterm-256color",
            "COLUMNS": "120",
            "LINES": "50",
            "WINDYCITY_SCREEN": "lines",
            **environment,
        }
        self.process: subprocess.Popen[bytes] | Forked
        if apart:
            command = [sys.executable, "-m", "windycity.cli.main", *arguments]
            self.process = subprocess.Popen(command, stdin=child, stdout=child, stderr=child, env=env, start_new_session=True)
        else:
            self.process = Forked([*arguments], os.ttyname(child), env)
        os.close(child)
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # a read may end within a character
        self.read = 0

    @property
    def screen(self) -> str:
        """Everything shown so far, without colours."""
        return COLOUR.sub("", self.raw).replace("\r", "")

    def sees(self, text: str) -> str:
        """Wait for a text; return what was shown up to its end since the last wait."""
        return self.sees_one_of(text)

    def sees_one_of(self, *texts: str) -> str:
        """Wait for the first of several texts; return what was shown up to its end since the last wait."""
        until = time.monotonic() + PATIENCE
        while not any(text in self.screen[self.read :] for text in texts):
            ready, _, _ = select.select([self.parent], [], [], 0.2)
            if ready:
                try:
                    self.raw += self.decoder.decode(os.read(self.parent, 65536))
                except OSError:
                    break
            assert time.monotonic() < until, f"waited in vain for {texts} in:\n{self.screen[self.read :]}"
        shown = self.screen[self.read :]
        assert any(text in shown for text in texts), f"none of {texts} in:\n{shown}"
        end = self.read + min(shown.index(text) + len(text) for text in texts if text in shown)
        shown, self.read = self.screen[self.read : end], end
        return shown

    def types(self, line: str) -> None:
        os.write(self.parent, f"{line}\n".encode())

    def signals(self, sign: signal.Signals) -> None:
        """Send a signal to the program once it waits; one that comes between prompt and waiting is seen at the next key only."""
        time.sleep(0.5)
        self.process.send_signal(sign)

    def sees_the_end(self) -> None:
        """Read until the program closes the terminal: an unread terminal blocks a program that writes much."""
        with suppress(OSError):
            while text := self.decoder.decode(os.read(self.parent, 65536)):
                self.raw += text

    def ends(self) -> int:
        """Wait until the program has ended."""
        code = self.process.wait(PATIENCE)
        os.close(self.parent)
        return code


@pytest.fixture
def people(tmp_path: Path) -> Iterator[list[Person]]:
    made: list[Person] = []
    yield made
    for person in made:
        if person.process.poll() is None:
            person.process.kill()
            person.process.wait()


def sit_down(people: list[Person], home: Path, *arguments: str, apart: bool = False, **environment: str) -> Person:
    people.append(Person(*arguments, home=home, apart=apart, **environment))
    return people[-1]


WORDS = {
    "en": ("Your move", "Your hand", "Al Capone lays", "You do not hold", "The match is kept"),
    "nl": ("Je zet", "Je hand", "Al Capone legt", "niet in je hand", "De partij is bewaard"),
    "de": ("Dein Zug", "Deine Hand", "Al Capone legt", "nicht auf der Hand", "Die Partie bleibt erhalten"),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_person_plays_in_three_languages(language: str, people: list[Person], tmp_path: Path) -> None:
    prompt, hand, lays, not_held, kept = WORDS[language]
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", language, apart=True)
    assert hand in person.sees(prompt)
    person.types("play R1 1")
    person.sees(not_held)
    person.sees(prompt)
    person.types("play R3 1")
    assert lays in person.sees(prompt)
    person.types("quit")
    person.sees(kept)
    assert person.ends() == 0


def test_the_environment_chooses_the_language(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", LC_ALL="nl_NL.UTF-8")
    person.sees("Je zet")


def test_the_table_has_boxes_and_colour_and_tells_nothing_by_colour_alone(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en")
    shown = person.sees("Your move")
    assert "╭" in shown
    assert "\x1b[" in person.raw
    assert "R3 R9 B1 Y5 P9" in shown
    assert "5 cards" in shown
    assert "▼▼▼▼▼" in shown


def test_the_menu_asks_for_everything(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "--lang", "en")
    person.sees("Which game?")
    person.types("9")
    person.sees("one of the choices")
    person.types("")
    person.sees("How many players")
    person.types("2")
    person.sees("Play with specials?")
    person.types("")
    person.sees("Against which bots")
    person.types("")
    shown = person.sees("Your move")
    assert "Moran" in shown
    assert "Torrio" not in shown


@pytest.mark.parametrize("width", [60, 80, 200])
def test_the_table_fits_the_screen(width: int, people: list[Person], tmp_path: Path) -> None:
    arguments = ("play", "chicago-poker", "--seats", "6", "--seed", "3", "--lang", "de")
    person = sit_down(people, tmp_path, *arguments, COLUMNS=str(width))
    lines = [line for line in person.sees("Dein Zug").splitlines() if line.startswith(("╭", "│", "╰"))]
    assert len(lines) > 20
    assert {line[-1] for line in lines} <= set("╮│╯")
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("name", windycity.games())
@pytest.mark.parametrize("width", ["45", "120"])
def test_every_game_has_a_table_for_every_screen(name: str, width: str, people: list[Person], tmp_path: Path) -> None:
    sit_down(people, tmp_path, "play", name, "--seed", "3", "--lang", "en", COLUMNS=width).sees("Your move")


@pytest.mark.parametrize("width", [45, 59])
def test_a_narrow_screen_gets_a_list_for_a_table(width: int, people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en", COLUMNS=str(width))
    shown = person.sees("Your move (? helps): ")
    assert "R3 R9 B1 Y5 P9" in shown
    assert "1 gambling den ▼▼▼▼▼\n" in shown
    assert "│ 1" not in shown
    person.types("play R3 1")
    assert "  Capone (R3)\n" in person.sees("Your move (? helps): ")


def test_every_command_answers(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en")
    saved = tmp_path / "saved.jsonl"
    for typed, answer in {
        "?": "Type the number of a move",
        "? 1": "Take the top card of the draw pile. (CP-4.1)",
        "? 2": "it will lie face down. (CP-4.3)",
        "play R3 1, play R1 1": "Move 2 of the list, play R1 1, fails: Seat 0 is not asked",
        "? gun": "Two extra actions this turn. (CP-4.7.4)",
        "? jump": '"jump" is no move',
        "hint": "hint more tells the numbers behind it.",
        "hint more": "looks best: about",
        "log": "What happened",
        "log 1": "Al Capone's turn",
        "log all": "Say how many sentences",
        "table": "Your hand",
        "undo": "There is no move to take back",
        "99": "There is no move 99",
        "save": "Say where",
        "load": "Say which",
        "save /dev/null/file": "cannot be written",
        "load nothing.jsonl": "cannot be read",
        "rules CP-4.6": "Bullet",
        "luck": "The luck of this match follows from a secret with the hash",
        "rules zeppelin": 'nothing about "zeppelin"',
        f"save {saved}": "Saved to",
        "": "Your move",
    }.items():
        person.sees("Your move")
        person.types(typed)
        person.sees(answer)
    person.types("2")
    person.sees("What happened")
    person.sees("Your move")
    person.types(f"load {saved}")
    person.sees("Going on with")
    assert "R3 R9 B1 Y5 P9" in person.sees("Your move")


def test_moves_can_be_taken_back_within_a_turn(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en")
    person.sees("Your move")
    person.types("play R3 1")
    person.sees("3 actions left")
    person.sees("Your move")
    person.types("play R9 1, play B1 1")
    person.sees("one action left")
    person.sees("Your move")
    person.types("undo")
    person.sees("Taken back")
    person.sees("2 actions left")


def test_a_match_that_was_left_goes_on(people: list[Person], tmp_path: Path) -> None:
    first = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en")
    first.sees("Your move")
    first.types("play R3 1")
    first.sees("(R3)")
    first.sees("Your move")
    first.signals(signal.SIGINT)  # Ctrl-C
    first.sees("The match is kept")
    assert first.ends() == 0
    again = sit_down(people, tmp_path, "play", "--resume", "--lang", "en")
    assert "(R3)" in again.sees("Your move")


@pytest.mark.parametrize("sign", [signal.SIGHUP, signal.SIGTERM])
def test_a_match_is_kept_when_the_terminal_goes_away(sign: signal.Signals, people: list[Person], tmp_path: Path) -> None:
    first = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en")
    first.sees("Your move")
    first.types("play R3 1")
    first.sees("3 actions left")
    first.sees("? for help): ")
    first.signals(sign)
    first.sees("The match is kept")
    assert first.ends() == 0
    assert "(R3)" in sit_down(people, tmp_path, "play", "--resume", "--lang", "en").sees("Your move")


def test_a_match_is_kept_when_nobody_holds_the_other_end_of_the_terminal(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en")
    person.sees("? for help): ")
    person.types("play R3 1")
    person.sees("3 actions left")
    person.sees("? for help): ")
    os.close(person.parent)
    person.process.wait(PATIENCE)
    assert "(R3)" in sit_down(people, tmp_path, "play", "--resume", "--lang", "en").sees("Your move")


def leave_after(people: list[Person], home: Path, move: str, *arguments: str) -> None:
    """Play a move and leave; the command and its prompt are in Dutch."""
    person = sit_down(people, home, "play", "chicago-poker", "--lang", "nl", *arguments)
    person.sees("? voor hulp): ")
    person.types(move)
    person.sees("? voor hulp): ")
    person.types("quit")
    person.sees("bewaard")
    assert person.ends() == 0


def test_no_match_that_was_left_takes_the_place_of_another(people: list[Person], tmp_path: Path) -> None:
    leave_after(people, tmp_path, "play R3 1", "--seed", "3")
    leave_after(people, tmp_path, "play R9 1", "--seed", "3")
    leave_after(people, tmp_path, "draw", "--seed", "4", "--seats", "2")
    again = sit_down(people, tmp_path, "play", "--resume", "--lang", "en")
    listed = again.sees("Which one?")
    assert [re.findall(r"^\d  Chicago Poker, (\d) players, left 2", line) for line in listed.splitlines()[1:4]] == [
        ["2"],
        ["4"],
        ["4"],
    ]
    again.types("3")
    assert "(R3)" in again.sees("Your move")
    again.types("play R9 1")
    again.sees("Your move")
    again.types("quit")
    again.sees("kept")
    assert len([*(tmp_path / "windycity" / "kept").glob("*.jsonl")]) == 3


def test_a_match_goes_on_in_its_language_and_edition(people: list[Person], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        (windycity.game("chicago-poker").rulebook.folder / "edition.toml").read_text().replace("Al Capone", "Scarface")
    )
    leave_after(people, tmp_path, "draw", "--seed", "3", "--edition", str(own))
    own.unlink()
    again = sit_down(people, tmp_path, "play", "--resume", LC_ALL="C")
    assert "Scarface" in again.sees("? voor hulp): ")


def test_a_match_that_is_over_is_kept_no_longer(people: list[Person], tmp_path: Path) -> None:
    leave_after(people, tmp_path, "draw", "--seed", "4", "--seats", "2")
    person = sit_down(people, tmp_path, "play", "--resume", "--plain", "--lang", "en")
    while "Play again" not in person.sees_one_of("? for help): ", "Play again"):
        person.types("1")
    person.types("no")
    assert person.ends() == 0
    assert [*(tmp_path / "windycity" / "kept").iterdir()] == []


def test_lines_can_be_edited_and_fetched_back(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en")
    person.sees("? for help): ")
    person.types("rules zepelin\x1b[D\x1b[D\x1b[D\x1b[Dp")
    person.sees('nothing about "zeppelin"')
    person.sees("? for help): ")
    person.types("\x1b[A!")
    person.sees('nothing about "zeppelin!"')


def test_two_people_who_left_find_their_table_again(people: list[Person], tmp_path: Path) -> None:
    arguments = ("play", "chicago-poker", "--seed", "3", "--seats", "3", "--people", "2", "--bots", "random", "--lang", "en")
    first = sit_down(people, tmp_path, *arguments)
    first.sees("Al Capone is next")
    first.types("")
    first.sees("? for help): ")
    first.types("draw")
    first.sees("Bugs Moran is next")
    first.signals(signal.SIGINT)
    first.sees("The match is kept")
    (company,) = (tmp_path / "windycity" / "kept").glob("*.json")
    assert '"people":2,"bots":"random"' in company.read_text()
    sit_down(people, tmp_path, "play", "--resume", "--lang", "en").sees("Bugs Moran is next")


def test_the_menu_asks_only_for_what_is_not_settled(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "--seats", "3", "--bots", "random", "--lang", "en")
    person.sees("Which game?")
    person.types("1")
    person.sees("Play with specials?")
    person.types("")
    shown = person.sees("? for help): ")
    assert "How many" not in shown
    assert "Against" not in shown
    assert "Torrio" in shown


def test_there_may_be_no_match_to_go_on_with(people: list[Person], tmp_path: Path) -> None:
    sit_down(people, tmp_path, "play", "--resume", "--lang", "en").sees("no match to go on with")


def test_hands_are_hidden_between_people(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--seats", "2", "--people", "2", "--lang", "en")
    first = person.sees("Al Capone is next. Pass the keyboard, then press Enter; nobody else should look")
    assert "Your hand" not in first
    person.types("")
    person.sees("Your move")
    person.types("draw")
    between = person.sees("Bugs Moran is next")
    assert "Your hand" not in between
    assert "\x1b[2J" in person.raw  # the screen was cleared
    person.types("")
    assert "Your hand" in person.sees("? for help): ")
    person.types("\x1b[A? gun")  # nor can the other's moves be fetched back
    assert "draw" not in person.sees("Two extra actions")


def test_a_whole_match_can_be_played_and_is_told_to_the_end(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "4", "--seats", "2", "--plain", "--lang", "en")
    for _ in range(300):
        if "Play again" in person.sees_one_of("? for help): ", "Play again"):
            break
        person.types("1")
    assert "wins with" in person.screen
    person.types("no")
    assert person.ends() == 0


def test_odd_input_does_no_harm(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "en")
    finished = Path(__file__).parents[1] / "golden" / "chicago-poker" / "ends-one-of-each.jsonl"
    for typed, answer in {
        "²": "is no move",
        "9" * 2000: "There is no move 999,999,999",
        "save .": "cannot be written",
        "save /": "cannot be written",
        "save ~/no/such/folder": "cannot be written",
        f"load {finished}": "That match is over; look at it with",
    }.items():
        person.sees("? for help): ")
        person.types(typed)
        person.sees(answer)
