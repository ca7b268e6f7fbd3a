"""The report: numbers on the page against small data made by hand, in three languages, from whole and damaged folders."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest

import windycity
from tests.cli.test_main import run as run_command
from tests.golden.golden import FOLDER as GOLDEN
from windycity.arena.estimates import wilson
from windycity.arena.report.figures import Writer
from windycity.arena.report.gathering import Gathered
from windycity.arena.report.records import rows_of
from windycity.arena.report.run import report_on
from windycity.arena.report.words import Words
from windycity.arena.results import BadRun, Run, batch_file, table_schema
from windycity.arena.studies.story import story_of
from windycity.arena.studies.study import Fact, Topic
from windycity.core.record import read_file
from windycity.core.words import LANGUAGES
from windycity.games.chicago_poker.study import STUDY

VOID = ("meta", "br", "circle", "line", "path", "polygon", "polyline", "rect")


class Page(HTMLParser):
    """A page as read: its tables by figure, its notes and words; a tag that is not closed is an error."""

    def __init__(self, text: str):
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.figure = ""
        self.tables: dict[str, list[list[str]]] = {}
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.attributes += attrs
        self.ids += [str(given["id"])] if "id" in given else []
        if tag == "figure":
            self.figure = str(given["id"])
            self.tables[self.figure] = []
        if tag == "tr":
            self.tables[self.figure].append([])
        if tag in ("td", "th"):
            self.tables[self.figure][-1].append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th"):
            self.tables[self.figure][-1][-1] += data
        elif self.open and self.open[-1] not in ("style", "title"):
            self.words.append(data)

    def tells(self, words: str) -> bool:
        """Return whether words are on the page."""
        return any(words in said.replace("\u00a0", " ") for said in self.words)

    def rows(self, figure: str) -> list[list[str]]:
        """The numbers of a figure, without the heading."""
        return [[cell.replace("\u00a0", " ") for cell in row] for row in self.tables[figure][1:]]


def match_of(number: int, winners: Sequence[int], scores: Sequence[int], **more: Any) -> dict[str, Any]:
    row = {"number": number, "secret": "00", "bots": ["greedy", "random"], "winners": [*winners], "scores": [*scores]}
    row |= {
        "ranks": [1] * len(scores),
        "reason": "five-businesses",
        "answers": 100 + number,
        "rounds": None,
        "faults": [0] * len(scores),
    }
    return row | {"seconds": 0.5, "wall": 0.5} | more


# Seat 0 wins six matches of ten, seat 1 three, and one is shared; once the winner has fewer businesses, once as many.
MATCHES = [
    *(match_of(number, [0], [5, 2]) for number in range(4)),
    match_of(4, [0], [4, 4]),
    match_of(5, [0], [3, 4], reason="three-of-a-kind"),
    *(match_of(number, [1], [1, 5]) for number in range(6, 9)),
    match_of(9, [0, 1], [4, 4], reason="most-businesses"),
]


def make_run(folder: Path, matches: Sequence[Mapping[str, Any]] = MATCHES, **settings: Any) -> Path:
    game = windycity.game("chicago-poker")
    usual = {
        "format": 1,
        "version": "0.1.0",
        "kind": "simulate",
        "game": "chicago-poker",
        "rules": 1,
        "advice": 1,
        "value": 3,
        "edition": game.edition.name,
        "digest": game.edition.digest,
        "options": {"specials": True, "short": False},
        "seats": 2,
        "bots": ["greedy", "random"],
        "seed": 7,
        "games": len(matches),
        "batch": 100,
        "records": 0,
    }
    run = msgspec.convert(usual | settings, Run)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "run.json").write_bytes(msgspec.json.encode(run))
    if matches:
        batch_file(folder, 0).parent.mkdir()
        polars.DataFrame([*matches], schema=table_schema()).write_parquet(batch_file(folder, 0))
    return folder


def add_records(folder: Path, *names: str) -> None:
    (folder / "records").mkdir()
    for number, name in enumerate(names):
        text = (GOLDEN / "chicago-poker" / f"{name}.jsonl").read_text("utf-8")
        (folder / "records" / f"{number:06}.jsonl").write_text(text, "utf-8")


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")


def test_seats_have_their_parts_of_the_wins_with_intervals(tmp_path: Path) -> None:
    page = Page(report_on(make_run(tmp_path), "en"))
    rows = page.rows("seats")
    for row, name, share in zip(rows, ("Seat 1", "Seat 2"), (0.65, 0.35), strict=True):
        low, high = wilson(share, 10)
        assert row == [name, percent(share), f"{percent(low)} to {percent(high)}", "10", "10"]
    assert page.tells("10.0 % (95 %: 1.8 % to 40.4 %) of the matches have more than one winner.")
    assert page.tells("No difference from chance")


def test_programs_that_failed_are_named(tmp_path: Path) -> None:
    program = "program:./mybot"
    matches = [match_of(number, [0], [5, 2], bots=["greedy", program], faults=[0, number % 3]) for number in range(6)]
    page = Page(report_on(make_run(tmp_path, matches, bots=["greedy", program]), "en"))
    assert page.tells("program:./mybot failed 6 times, in 4 matches. The greedy bot moved in its place")
    assert not Page(report_on(make_run(tmp_path / "other"), "en")).tells("failed")


def test_a_seat_that_wins_clearly_more_than_its_part_is_named(tmp_path: Path) -> None:
    page = Page(report_on(make_run(tmp_path, [match_of(number, [number % 4 == 0], [5, 2]) for number in range(40)]), "en"))
    assert page.tells("Above chance by more than the interval: Seat 1.")
    assert page.tells("Below chance by more than the interval: Seat 2.")


def test_bots_that_differ_have_their_parts_too(tmp_path: Path) -> None:
    page = Page(report_on(make_run(tmp_path), "en"))
    assert [row[:2] for row in page.rows("bots")] == [["greedy", "65.0 %"], ["random", "35.0 %"]]
    assert page.tells("so the seats differ by their bots too")
    assert page.tells("so the bots differ by their seats too")
    turned = [match_of(n, [0], [5, 2], bots=["greedy", "random"] if n % 2 else ["random", "greedy"]) for n in range(10)]
    page = Page(report_on(make_run(tmp_path / "turned", turned), "en"))
    assert [row[:2] for row in page.rows("bots")] == [["greedy", "50.0 %"], ["random", "50.0 %"]]
    assert ["greedy, seat 1", "100.0 %"] in [row[:2] for row in page.rows("bots-by-seat")]
    assert not page.tells("equally often")


def test_bots_that_are_alike_have_no_figure(tmp_path: Path) -> None:
    alike = [match | {"bots": ["greedy", "greedy"]} for match in MATCHES]
    assert "bots" not in Page(report_on(make_run(tmp_path, alike, bots=["greedy", "greedy"]), "en")).tables


def test_ways_to_win_lengths_and_scores_are_counted(tmp_path: Path) -> None:
    page = Page(report_on(make_run(tmp_path), "en"))
    ends = {row[0]: row[1] for row in page.rows("ends")}
    assert ends == {"Three businesses of a kind": "10.0 %", "Five businesses": "80.0 %", "The most businesses": "10.0 %"}
    when = {row[0]: row[1:] for row in page.rows("when")}
    assert when["Five businesses"] == ["100", "101", "103", "106", "108", "8"]
    assert sum(int(row[1].split()[0]) for row in page.rows("answers")) == 10
    assert page.rows("scores")[-1] == ["5", "7 (63.6 %)", "0 (0.0 %)"]
    assert [row[0] for row in page.rows("margins")] == ["\u22121", "0", "1", "2", "3", "4"]
    assert [row[1] for row in page.rows("margins")] == [
        "1 (11.1 %)",
        "1 (11.1 %)",
        "0 (0.0 %)",
        "0 (0.0 %)",
        "4 (44.4 %)",
        "3 (33.3 %)",
    ]
    assert [row[:2] for row in page.rows("seat-scores")] == [["Seat 1", "3.40"], ["Seat 2", "3.50"]]
    assert page.tells("In 11.1 % of the matches")
    assert page.tells("Not seen in these matches: one business of each kind, two businesses of a kind")
    assert "rounds" not in page.tables


def test_rounds_are_told_where_the_game_has_them(tmp_path: Path) -> None:
    matches = [match_of(n, [0], [500, 300], reason="richest", rounds=20 + n) for n in range(4)]
    game = windycity.game("chicago")
    folder = make_run(tmp_path, matches, game="chicago", options={}, edition=game.edition.name, digest=game.edition.digest)
    assert [row[0] for row in Page(report_on(folder, "en")).rows("rounds")] == ["20", "21", "22", "23"]


def test_what_was_measured_stands_on_the_page(tmp_path: Path) -> None:
    said = " ".join(Page(report_on(make_run(tmp_path), "en")).words)
    digest = windycity.game("chicago-poker").edition.digest
    for setting in (
        "greedy, random",
        "10 of 10",
        "short = false, specials = true",
        f"Phalanx 2007 ({digest})",
        "rules 1, advice of the greedy bot 1, values of the searching bots 3",
    ):
        assert setting in said


def test_matches_that_share_their_luck_have_wider_intervals(tmp_path: Path) -> None:
    alone = Page(report_on(make_run(tmp_path / "alone"), "en")).rows("seats")
    tournament = Page(report_on(make_run(tmp_path / "together", kind="tournament"), "en"))
    assert alone[0][1] == tournament.rows("seats")[0][1]
    assert alone[0][2] != tournament.rows("seats")[0][2]
    assert tournament.tells("share their luck")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_in_every_language(tmp_path: Path, language: str) -> None:
    folder = make_run(tmp_path)
    add_records(folder, "ends-five-businesses", "special-raid")
    text = report_on(folder, language)
    page = Page(text)
    assert f'<html lang="{language}">' in text
    assert not re.search(r"https?:|url\(|@import|<script|<link|<img", text)
    assert not [value for name, value in page.attributes if name in ("src", "href") and not str(value).startswith("#")]
    targets = {str(value)[1:] for name, value in page.attributes if name == "href"}
    assert targets <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    assert {"leader-wins", "changes", "settled", "topic-combination", "topic-owned", "topic-special"} <= set(page.tables)
    assert Words(language).say("section-study") in page.words
    assert re.search(r"\b(topic|axis|label|column|group)-[a-z]", " ".join(page.words)) is None


def test_the_same_folder_gives_the_same_page(tmp_path: Path) -> None:
    folder = make_run(tmp_path)
    add_records(folder, "ends-five-businesses")
    assert report_on(folder, "de") == report_on(folder, "de")


def test_records_are_studied_and_their_number_is_told(tmp_path: Path) -> None:
    folder = make_run(tmp_path)
    add_records(folder, "ends-five-businesses", "ends-one-of-each")
    page = Page(report_on(folder, "en"))
    assert page.rows("leader-wins")[0][-1] == "2"
    owned = {(row[0], row[1]): row for row in page.rows("topic-owned")}
    assert owned["Bar", "winners"][-1] == "2"
    assert sum(int(row[1].split()[0]) for row in page.rows("settled")) == 2


def test_without_records_the_page_says_so(tmp_path: Path) -> None:
    page = Page(report_on(make_run(tmp_path), "en"))
    assert "leader-wins" not in page.tables
    assert page.tells("no records of its matches")


def test_damaged_records_are_left_out_and_named(tmp_path: Path) -> None:
    folder = make_run(tmp_path)
    add_records(folder, "ends-five-businesses", "ends-one-of-each", "six-players")
    (folder / "records" / "000001.jsonl").write_bytes(b"\xff\xfe")
    (folder / "records" / "000002.jsonl").write_text("{}\n")
    page = Page(report_on(folder, "en"))
    assert page.rows("leader-wins")[0][-1] == "1"
    told = " ".join(page.words)
    assert "2 records could not be used" in told
    assert "000001.jsonl cannot be read: it is not text" in told
    for file in (folder / "records").iterdir():
        file.write_text("")
    assert Page(report_on(folder, "en")).tells("None of the records can be used")


def test_records_with_other_seats_are_left_out_and_named(tmp_path: Path) -> None:
    folder = make_run(tmp_path)
    add_records(folder, "ends-five-businesses", "six-players")
    page = Page(report_on(folder, "en"))
    assert page.rows("leader-wins")[0][-1] == "1"
    assert page.tells("The match of the record has 6 seats, those of the run have 2.")


def test_a_tournament_is_called_one(tmp_path: Path) -> None:
    assert Page(report_on(make_run(tmp_path / "one"), "en")).tells("Report on a simulation")
    assert Page(report_on(make_run(tmp_path / "other", kind="tournament"), "en")).tells("Report on a tournament")


def test_what_decides_is_compared_with_what_each_bot_wins_anyway(tmp_path: Path) -> None:
    folder = make_run(tmp_path / "apart")
    add_records(folder, "special-raid")  # greedy wins 65 % of the matches, random 35 %; who won this one does not matter to that
    story = story_of(windycity.game("chicago-poker"), read_file(folder / "records" / "000000.jsonl"))
    raiders = [fact.seat for fact in STUDY.find(story) if (fact.topic, fact.key) == ("special", "raid")]
    expected = [100 * (story.wins[seat] - (0.65, 0.35)[seat]) for seat in raiders if seat is not None]
    found = {row[0]: row[1] for row in Page(report_on(folder, "en")).rows("topic-special")}
    assert found["Raid"] == f"{sum(expected) / len(expected):+.1f}".replace("-", "\u2212")
    alike = make_run(tmp_path / "alike", [match | {"bots": ["greedy", "greedy"]} for match in MATCHES], bots=["greedy", "greedy"])
    add_records(alike, "special-raid")
    assert Page(report_on(alike, "en")).rows("topic-special")[0][1].endswith(" %")


def test_rare_rows_are_merged() -> None:
    gathered, writer = Gathered(), Writer(Words("en"), 4)
    for key, count in {"red": 300, "blue": 250, "green": 4, "pink": 7}.items():
        for number in range(count):
            gathered.add(number, Fact("colours", key, number % 2))
    rows, notes = rows_of(writer, gathered, Topic("colours", "share", "colour"), str.capitalize)
    assert rows == {"Blue": ["blue"], "Red": ["red"], "Rarer ones, together": ["green", "pink"]}
    assert notes == ["Together in one row, as each has few cases: Green (4); Pink (7)."]


def test_a_single_rare_row_is_left_out_and_named() -> None:
    gathered, writer = Gathered(), Writer(Words("en"), 4)
    for key, count in {"red": 300, "blue": 1}.items():
        for number in range(count):
            gathered.add(number, Fact("colours", key, 1))
    rows, notes = rows_of(writer, gathered, Topic("colours", "share", "colour"), str.capitalize)
    assert (rows, notes) == ({"Red": ["red"]}, ["Left out, as there are too few cases: Blue (1)."])


def test_rare_numbers_join_their_neighbours() -> None:
    gathered, writer = Gathered(), Writer(Words("en"), 4)
    for key, count in {"0": 2, "1": 90, "2": 300, "3": 50, "4": 5, "5": 1}.items():
        for number in range(count):
            gathered.add(number, Fact("held", key, 1))
    rows, notes = rows_of(writer, gathered, Topic("held", "share", "held"), str)
    assert (rows, notes) == ({"0 to 1": ["0", "1"], "2": ["2"], "3 to 5": ["3", "4", "5"]}, [])


def test_records_in_another_edition_are_not_replayed(tmp_path: Path) -> None:
    folder = make_run(tmp_path, digest="0123456789abcdef")
    add_records(folder, "ends-five-businesses")
    page = Page(report_on(folder, "en"))
    assert "leader-wins" not in page.tables
    assert page.tells("which is not at hand")


def test_one_match_is_enough_for_a_page(tmp_path: Path) -> None:
    folder = make_run(tmp_path, [match_of(0, [0, 1], [0, 0], reason="most-businesses")])
    add_records(folder, "ends-one-of-each")
    page = Page(report_on(folder, "en"))
    assert page.rows("seats")[0][1] == "50.0 %"
    assert page.rows("seat-scores")[0] == ["Seat 1", "0.00", "none: one match only", "1", "1"]
    assert "margins" not in page.tables


def test_an_unfinished_run_is_reported_as_such(tmp_path: Path) -> None:
    page = Page(report_on(make_run(tmp_path, games=2000), "nl"))
    assert page.tells("10 van de 2.000 partijen")


def test_what_cannot_be_reported_is_refused_with_a_reason(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="holds no run"):
        report_on(tmp_path / "nowhere", "en")
    with pytest.raises(BadRun, match="no match has been played yet"):
        report_on(make_run(tmp_path / "empty", [], games=5), "en")
    damaged = make_run(tmp_path / "damaged")
    batch_file(damaged, 0).write_bytes(b"PAR1 no more")
    with pytest.raises(BadRun, match=r"000000\.parquet cannot be read"):
        report_on(damaged, "en")


@pytest.mark.parametrize(
    "wrong", [{"winners": []}, {"winners": [2]}, {"winners": [-1]}, {"scores": [1]}, {"bots": ["greedy"]}, {"reason": None}]
)
def test_matches_that_do_not_fit_the_settings_are_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadRun, match="do not fit the settings"):
        report_on(make_run(tmp_path, [*MATCHES[:3], MATCHES[3] | wrong]), "en")


def test_names_from_outside_cannot_harm_the_page(tmp_path: Path) -> None:
    evil = "<script>alert('&')</script>"
    matches = [match | {"bots": [evil, "random"]} for match in MATCHES]
    text = report_on(make_run(tmp_path, matches, bots=[evil, "random"]), "en")
    assert "<script" not in text
    assert Page(text).rows("bots")[0][0] == evil


def test_the_command_writes_the_page_and_says_where(tmp_path: Path) -> None:
    folder = make_run(tmp_path / "run")
    assert run_command("report", str(folder)) == (0, f"The report is in {folder / 'report.html'}.\n", "")
    out = tmp_path / "own.html"
    code, said, _ = run_command("report", str(folder), "--out", str(out), "--lang", "de")
    assert (code, said) == (0, f"Der Bericht steht in {out}.\n")
    assert "Wer gewinnt" in out.read_text("utf-8")


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    folder = make_run(tmp_path / "run")
    code, _, said = run_command("report", str(folder), "--out", str(tmp_path / "no" / "where.html"), "--lang", "nl")
    assert code == 2
    assert said.startswith("Het verslag kan niet naar ")
    assert run_command("report", str(tmp_path))[2] == f"{tmp_path} holds no run: it has no run.json that can be read.\n"


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", ("1,234.5", "12.3\u00a0%")), ("nl", ("1.234,5", "12,3%")), ("de", ("1.234,5", "12,3\u00a0%"))],
)
def test_numbers_are_written_as_the_language_does(language: str, written: tuple[str, str]) -> None:
    words = Words(language)
    assert (words.number(1234.5, 1), words.percent(0.1234)) == written
    assert words.number(-0.2) == "0"
    assert words.number(-3) == "\u22123"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "none: the luck follows"), ("nl", "geen: het toeval"), ("de", "keine: Der Zufall")]
)
def test_the_page_does_not_tell_the_secret_of_a_run(language: str, told: str, tmp_path: Path) -> None:
    secret = "5ec2e7" + "0" * 58
    page = report_on(make_run(tmp_path, seed=None, secret=secret), language)
    assert told in page
    assert secret not in page
