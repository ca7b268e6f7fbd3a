"""The plain terminal, for people who hear it: whole matches by what is printed, and what can be asked for."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import windycity
from tests.fifth.install import NAME as FIFTH
from tests.fifth.install import copy_to, on_the_path
from windycity.bots.names import make_bots
from windycity.cli.aloud import Aloud, describe, look, near, whole
from windycity.cli.commands import find_command, words_for
from windycity.cli.kept import Keeper
from windycity.cli.learn import Guide
from windycity.cli.listing import NoSuchNumber
from windycity.cli.online import Online
from windycity.cli.replay import Replay
from windycity.cli.screen import Screen
from windycity.cli.steps import SHORT, Steps
from windycity.cli.terminal import Terminal
from windycity.cli.typed import question_of
from windycity.cli.words import FOLDER, text_of
from windycity.core.errors import BadMove
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.record import read
from windycity.core.translation import Translation
from windycity.core.words import LANGUAGES

GAMES = windycity.games()
ENTRY = re.compile(r"^(\d+)\. ", re.MULTILINE)
RUN = re.compile(r"^\S.* (\d+) \.\.\. .* (\d+)$", re.MULTILINE)
DRAWN = re.compile(r"[\u2500-\u259f\u25a0-\u25ff]|\?\?|  |\x1b")  # boxes, signs, hidden cards, columns, colours
ASKED = 40  # answers after which the person asks about the table


class Listener:
    """Somebody who plays by what is printed, and by nothing else."""

    def __init__(self, language: str, capsys: pytest.CaptureFixture[str]):
        self.luck, self.language, self.capsys = random.Random(7), language, capsys
        self.heard = ""
        self.answers = 0
        self.entries: list[str] = []  # of the last list that was printed
        self.longest = 0

    def answer(self, prompt: str) -> str:
        """Listen to what was printed since the last answer, and type something."""
        told = self.capsys.readouterr().out
        self.heard += told
        self.answers += 1
        if self.answers % ASKED == 0:
            name = self.luck.choice(["look", "changed", "list", "log"])
            return words_for(name, self.language)[0] + (" 3" if name == "log" else "")
        if run := RUN.search(told):
            return str(self.luck.randint(int(run[1]), min(int(run[2]), 9)))
        self.entries = ENTRY.findall(told) or self.entries
        self.longest = max(self.longest, len(ENTRY.findall(told)))
        return self.luck.choice(self.entries)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_is_played_by_what_is_printed(
    name: str, language: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, listener = windycity.game(name), Listener(language, capsys)
    monkeypatch.setattr("builtins.input", listener.answer)
    match = game.start(seats=game.rulebook.seats[0], seed=5)
    bots = make_bots("greedy", range(1, match.seats), 1)
    sitting = Terminal(match, (0,), bots, Screen(language, plain=True), Keeper()).run()
    heard = listener.heard + capsys.readouterr().out
    assert sitting == (True, False), "it was played to its end, and kept"
    assert text_of("ranking", language) in heard
    assert 1 < listener.longest <= SHORT
    assert DRAWN.search(heard) is None


@pytest.fixture
def fifth(tmp_path: Path) -> Iterator[Game]:
    """A game without a description of its own."""
    copy_to(tmp_path)
    with on_the_path(tmp_path):
        yield windycity.game(FIFTH, compiled=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_description_is_described_by_its_drawing(language: str, fifth: Game) -> None:
    match = fifth.start(2, seed=1)
    told = look(fifth, match.view(0), "", language)
    assert len(told) == 3
    assert told[0] == fifth.draw(match.view(0), language).splitlines()[0]
    assert match.player_names[1] in told[2]
    assert look(fifth, match.view(0), match.player_names[1], language) == told[2:]
    assert near(fifth, match.view(0), "whisky", language) == [text_of("near-no-board", language)]


def test_a_game_without_a_description_can_be_played(
    fifth: Game, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listener = Listener("nl", capsys)
    monkeypatch.setattr("builtins.input", listener.answer)
    match = fifth.start(2, seed=1)
    assert Terminal(match, (0,), make_bots("greedy", [1], 1), Screen("nl", plain=True), Keeper()).run() == (True, False)
    assert "offer sterke drank" in listener.heard


def after(name: str, *answers: str) -> Match:
    """Return a match after some answers, whoever is asked."""
    match = windycity.game(name).start(4, seed=3)
    for answer in answers:
        match.play(match.waiting[0], answer)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_begins_with_a_capital_and_no_space_gets_one(language: str) -> None:
    match = windycity.game("chicago-gangsters").start(4, seed=5)
    told = whole(describe(match.game, match.view(0), language))
    assert not [line for line in told if re.search(r"[.!?] [a-zäöü]{2}", line)]
    city = windycity.game("gangsters").start(2, seed=5)
    spaces = describe(city.game, city.view(0), language)
    assert any(re.search(r"\b[a-p]-\d", topic.text) for topic in spaces.topics)
    assert not any(re.search(r"\b[A-P]-\d", topic.text) for topic in spaces.topics)


def test_one_thing_can_be_looked_at() -> None:
    match = after("chicago-poker", "play R3 1")
    game, view = match.game, match.view(1)
    assert look(game, view, "1", "en") == [
        "Business 1 is a gambling den; its five places: down, down, down, down, down. Al Capone has there: one card face down."
    ]
    assert look(game, view, "Capone", "en") == [
        "Al Capone: 4 cards in the hand; owns nothing.",
        "At business 1 (gambling den): one card face down.",
    ]
    assert look(game, view, "gambling den", "en")[0] == look(game, view, "1", "en")[0]
    assert look(game, view, "nonsense", "nl")[0].startswith('Er is niets dat "nonsense" heet')
    assert "red 3 (face down, known to you)" in look(game, match.view(0), "1", "en")[0]


def test_what_is_near_is_told_by_the_steps_to_it() -> None:
    match = after("chicago")
    game, view = match.game, match.view(0)
    told = near(game, view, "1", "en")
    assert told[0] == "Here: NW-hq: headquarters. There: O'Banion's man 1 (yellow)."
    assert told[1] == "2 steps away: NW1a: a bar worth 1, nobody's."
    assert near(game, view, "NW-hq", "en") == told
    assert near(game, view, "somewhere", "en") == [text_of("near-where", "en")]
    assert look(game, view, "k12", "en") == ["k12: nothing and nobody is there."]


def test_what_has_changed_is_told_since_others_acted() -> None:
    match = after("chicago-poker")
    aloud, game = Aloud("en"), match.game
    assert len(aloud.tell(game, match.view(0), anew=True)) == len(whole(describe(game, match.view(0), "en")))
    match.play(0, "play R3 1")
    while match.waiting[0] != 0:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    told = aloud.tell(game, match.view(0), anew=True)
    assert told == [describe(game, match.view(0), "en").headline, "In your hand: red 9, blue 1, yellow 5, purple 9."]
    changed = aloud.changed(game, match.view(0))
    assert [line.split(":")[0].split(" is a")[0] for line in changed[:3]] == ["Business 1", "Al Capone (you)", "Bugs Moran"]
    assert changed[-1].startswith("The draw pile has ")
    match.play(0, "draw")
    assert aloud.tell(game, match.view(0), anew=False) == [describe(game, match.view(0), "en").headline]


def test_moves_are_chosen_in_steps() -> None:
    match = after("chicago-poker")
    translation = Translation(match.game, "en")
    steps = Steps([*match.choices(0)], translation, describe(match.game, match.view(0), "en").called)
    assert steps.page() == ["1. draw", "2. play (15 moves)"]
    assert steps.take(2) is None
    assert steps.page()[:2] == ["play ...", "1. red 3 (3 moves)"]
    assert steps.number_of("R3") == steps.number_of("Red 3") == 1
    assert steps.take(1) is None
    assert steps.page() == ["1. play red 3 gambling den 1", "2. play red 3 brewery 2", "3. play red 3 gambling den 3"]
    with pytest.raises(NoSuchNumber, match="choose from 1 to 3"):
        steps.take(4)
    assert steps.take(3) == "play R3 3"
    steps.restart()
    assert steps.take(1) == "draw"


def test_a_long_list_is_told_in_parts() -> None:
    match = after("gangsters")
    steps = Steps([*match.choices(match.waiting[0])], Translation(match.game, "de"))
    count = len(steps.options())
    first, second = steps.page(), steps.page()
    assert first[0] == second[0] == "beanspruche ..."
    assert first[-1] == f"Noch {count - SHORT}: tippe mehr"
    assert second[1].startswith(f"{SHORT + 1}. ")
    for _ in range(count // SHORT - 1):
        last = steps.page()
    assert last[-1].startswith(f"{count}. ")
    assert steps.page() == first, "it begins again after the last"


def test_a_question_reads_numbers_words_and_moves(capsys: pytest.CaptureFixture[str]) -> None:
    match = after("chicago-poker")
    question = question_of(match, 0, Screen("nl", plain=True))
    question.show()
    assert "2. speel (15 zetten)" in capsys.readouterr().out
    assert question.read("speel") == []
    assert "1. rode 3 (3 zetten)" in capsys.readouterr().out
    assert question.read("trek, speel rode 3 brouwerij") == ["draw", "play R3 2"]
    with pytest.raises(BadMove, match="can mean several moves"):
        question.read("speel R3 goktent")
    with pytest.raises(BadMove, match="leads to 3 moves"):
        question.read_one("1")
    assert question.read("R3") == []
    assert question.read_one("2") == "play R3 2"
    assert question.read("2") == ["play R3 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_taken_in_every_language_and_in_english(language: str) -> None:
    known = [*re.findall(r"^command-([a-z]+) =", (Path(FOLDER) / "en.ftl").read_text("utf-8"), re.MULTILINE)]
    for name in known:
        assert find_command(name, {name: name}, language) == (name, "")
        for word in words_for(name, language):
            assert find_command(f"{word.upper()} 20", {name: name}, language) == (name, "20")
    assert find_command("?", {"?": 1}, language) == (1, "")
    assert find_command("dance", dict.fromkeys(known, 1), language) is None


def commands_of(table: type) -> list[str]:
    """The commands of a table by name, from its source."""
    return re.findall(r'^ +"([a-z]{2,})": ', inspect.getsource(table), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("page", "left_out"), [("help", ("exit",)), ("join-help", ("exit", "load")), ("lesson-help", ())])
def test_help_names_the_commands_of_its_language(page: str, left_out: tuple[str, ...], language: str) -> None:
    tables: dict[str, type] = {"help": Terminal, "join-help": Online, "lesson-help": Guide}
    names = [name for name in commands_of(tables[page]) if name not in (*left_out, "help", "exit")]
    assert len(names) > 5
    text = text_of(page, language, bots="")
    assert [name for name in names if words_for(name, language)[0] not in text] == []


def test_no_two_commands_of_a_table_read_alike() -> None:
    for language in LANGUAGES:
        for table in (Terminal, Online, Guide):
            words = [word for name in commands_of(table) for word in words_for(name, language)]
            assert len({*words}) == len(words), (language, table)


def typed(lines: list[str], match: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what is read out while lines are typed at a table against a bot; after the last one the person leaves."""
    left = iter(lines)

    def answer(prompt: str) -> str:
        print(prompt)
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", answer)
    Terminal(match, (0,), make_bots("greedy", range(1, match.seats), 1), Screen("en", plain=True), Keeper()).run()
    return capsys.readouterr().out


def test_steps_for_pictures_only_are_no_news(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = windycity.game("chicago").start(2, chance=["3", "4", "5"], seed=1)
    told = typed(["done", "move 1 with 3", "step b3"], match, monkeypatch, capsys)
    assert told.count("What happened:") == 2  # after buying, and when he sets out
    assert "O'Banion's man 1 is at b3; steps left: 2." in told
    assert "A whole walk can be typed at once: move 3 to NW5b" in told, "nobody has to take step by step"


def test_what_one_has_is_told_again_only_when_it_has_changed(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)
    told = typed(["draw", "draw", "play", "1", "1"], match, monkeypatch, capsys)
    assert told.count("In your hand: ") == 2, "once at first, once after the other has played"
    assert told.count("The draw pile has ") == 1


@pytest.mark.parametrize(
    ("game", "seats", "seed", "lines", "told"),
    [
        ("chicago-gangsters", 3, 5, ["say 3", "1", "1"], ["To be shown weapons W 2.", "To be shown weapons W 2 4."]),
        ("gangsters", 2, 5, ["1", "3", "1", "1", "1"], ["Chosen in secret: racketeers 1;", "Chosen in secret: racketeers 2;"]),
    ],
)
def test_a_choice_that_is_no_news_yet_is_told(
    game: str,
    seats: int,
    seed: int,
    lines: list[str],
    told: list[str],
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    heard = typed(lines, windycity.game(game).start(seats, seed=seed), monkeypatch, capsys)
    assert [heard.count(line) for line in told] == [1] * len(told)


def test_a_walk_does_not_tell_at_each_step_what_one_has(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    heard = typed(["done", "move 1 with 1+1+1", "1", "1"], windycity.game("chicago").start(2, seed=5), monkeypatch, capsys)
    assert "steps left: 1" in heard
    assert heard.count("O'Banion (red, NW): money") == 1


def test_hints_and_explanations_name_things_as_people_say_them(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = windycity.game("chicago-poker").start(3, seed=5)
    heard = typed(["hint", "? play R13 1"], match, monkeypatch, capsys)
    assert "play red 13 jazz club 1: Lay the red 13 as your next card at business 1 (jazz club)" in heard
    assert "(CP-4.3) There you would then have only a high card." in heard
    assert re.search(r"\b[RGBYP]\d", heard) is None


def test_a_replay_tells_only_what_is_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = after("chicago-poker", "play R3 1")
    lines = iter(["volgende", "terug", "stop"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))
    Replay(match.game, read(match.save()), Screen("nl", plain=True), 0).run()
    told = capsys.readouterr().out
    assert told.count("Bugs Moran: 5 kaarten in de hand") == 1
    assert "Al Capone: speel R3 1" in told
    assert "Al Capone legt de rode 3 bij bedrijf 1 (goktent), gedekt." in told
    assert told.count("Al Capone (jij): 5 kaarten") == 2, "at first, and back there"
    assert next(lines, None) is None
