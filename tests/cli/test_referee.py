"""The referee: one good answer for every line, whatever the line."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import windycity
from windycity.cli import referee
from windycity.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "windycity.cli.main", "referee"]
NEW = {"do": "new", "game": "chicago-poker", "seats": 2, "seed": 1}
# Hands for two players, then the businesses.
HANDS = ["R1", "R2", "R3", "R4", "Raid", "G1", "G2", "G3", "G4", "Gun", "brewery", "gambling-den"]
Answer = dict[str, Any]


@pytest.fixture(scope="module", autouse=True)
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Interpreted rules, here and in processes: an empty cache holds no compiled ones, and commands are found by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(windycity, "game", cache(partial(windycity.game, compiled=False)))
        patch.setenv("WINDYCITY_CACHE", str(tmp_path_factory.mktemp("cache")))
        patch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
        yield


class Client:
    """A referee in a process of its own."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin, self.process.stdout

    def send(self, line: bytes) -> Answer:
        self.input.write(line + b"\n")
        self.input.flush()
        answer: Answer = json.loads(self.output.readline())
        return answer

    def ask(self, do: str, **fields: object) -> Answer:
        return self.send(json.dumps({"do": do, **fields}).encode())

    def end(self) -> tuple[int, bytes, bytes]:
        """What it still says after its input has ended, and how it went."""
        out, err = self.process.communicate(timeout=10)
        return self.process.returncode, out, err

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.__exit__(None, None, None)


@pytest.fixture(scope="module")
def client(interpreted: None) -> Iterator[Client]:
    with Client() as started:
        yield started
        assert started.end() == (0, b"", b"")


@pytest.fixture
def match(client: Client) -> Client:
    """The process with a fresh match."""
    assert client.send(json.dumps({**NEW, "chance": HANDS}).encode())["ok"]
    return client


def serve(data: bytes) -> list[Answer]:
    """The answers to some input, in this process."""
    sink = io.StringIO()
    referee.serve(io.BytesIO(data), sink)
    assert sink.getvalue().endswith("\n") or not sink.getvalue()
    return [json.loads(line) for line in sink.getvalue().split("\n")[:-1]]


def ask_all(*requests: Answer) -> list[Answer]:
    return serve(b"\n".join(json.dumps(request).encode() for request in requests))


def assert_well_formed(answer: Answer) -> None:
    if answer["ok"] is not True:
        assert answer["ok"] is False
        assert set(answer) - {"id"} == {"ok", "error", "rule", "message"}
        assert re.fullmatch("[a-z-]+", answer["error"])
        assert answer["message"]


# What is asked and answered


def test_it_tells_its_protocol_and_the_games(client: Client) -> None:
    assert client.ask("hello") == {"ok": True, "protocol": 1, "version": windycity.__version__}
    games = client.ask("games")["games"]
    assert [game["name"] for game in games] == list(windycity.games())
    edition = windycity.game("chicago-poker").edition
    assert games[0] == {
        "name": "chicago-poker",
        "seats": [2, 3, 4, 5, 6],
        "options": [
            {"name": "specials", "default": True, "seats": [2, 3, 4, 5, 6]},
            {"name": "short", "default": False, "seats": [5, 6]},
        ],
        "rules": windycity.game("chicago-poker").rulebook.rules_version,
        "edition": {"name": edition.name, "digest": edition.digest},
    }


def test_the_id_comes_back_even_when_the_request_is_wrong(client: Client) -> None:
    for mark in (0, 10**30, "", "né\n"):
        assert client.ask("hello", id=mark)["id"] == mark
        assert client.ask("legal", id=mark)["id"] == mark
        assert client.ask("what", id=mark)["id"] == mark
        assert client.ask("waiting", id=mark, match="none")["id"] == mark
    assert "id" not in client.ask("hello", id=None)
    assert "id" not in client.ask("hello", id=[1])


def test_a_match_is_started_with_what_was_asked_for(client: Client) -> None:
    started = client.ask("new", game="chicago-poker", seats=5, seed="x", options={"short": True}, luck="fast-1")
    twin = windycity.game("chicago-poker").start(5, "x", luck="fast-1", short=True)
    assert started == {
        "ok": True,
        "game": "chicago-poker",
        "seats": 5,
        "options": {"specials": True, "short": True},
        "hash": twin.luck.commitment,
        "waiting": [0],
        "ask": "action",
        "over": False,
    }
    assert client.ask("record")["record"] == twin.save()


def test_without_a_seed_every_match_has_a_luck_of_its_own(client: Client) -> None:
    hashes = {client.ask("new", game="chicago-poker", seats=4)["hash"] for _ in range(3)}
    position = client.ask("position")["position"]
    hashes |= {client.ask("load", position=position)["hash"] for _ in range(3)}
    assert len(hashes) == 6


def test_an_edition_can_come_from_a_file(client: Client, tmp_path: Path) -> None:
    own = windycity.game("chicago-poker").rulebook.folder / "edition.toml"
    file = tmp_path / "mine.toml"
    file.write_text(own.read_text("utf-8").replace("Al Capone", "Scarface"), "utf-8")
    fields: dict[str, Any] = {"game": "chicago-poker", "seats": 2, "edition": str(file)}
    assert client.ask("new", **fields)["ok"]
    assert client.ask("view", seat=0)["view"]["players"][0]["boss"] == "Scarface"
    position, record = client.ask("position")["position"], client.ask("record")["record"]
    assert client.ask("load", position=position)["error"] == "bad-position"
    assert client.ask("load", record=record)["error"] == "bad-record"
    assert client.ask("load", position=position, edition=str(file))["ok"]
    assert client.ask("load", record=record, edition=str(file))["ok"]
    assert client.ask("new", **{**fields, "edition": str(tmp_path / "none.toml")})["error"] == "bad-edition"


def test_moves_are_made_and_told(match: Client) -> None:
    assert match.ask("waiting") == {"ok": True, "waiting": [0], "ask": "action", "over": False}
    assert match.ask("legal", seat=0)["moves"][:3] == ["draw", "play R1 1", "play R1 2"]
    assert match.ask("legal", seat=1) == {"ok": True, "moves": []}
    assert match.ask("play", seat=0, move="play R1 2") == {"ok": True, "waiting": [1], "ask": "action", "over": False}
    assert match.ask("play", seat=1, moves=["gun", "play G1 1", "play G2 2", "play G3 1"])["waiting"] == [0]
    laid = {"number": 13, "step": 1, "name": "laid", "facts": {"seat": 0, "spot": "2", "up": False, "card": "R1"}}
    assert match.ask("events", seat=0, since=13)["events"][0] == laid
    assert len(match.ask("events", seat=0)["events"]) == 20
    assert match.ask("events", seat=0, since=20) == {"ok": True, "events": []}
    assert match.ask("result") == {"ok": True, "result": None}


def test_a_seat_is_told_what_it_may_know_and_the_truth_only_without_a_seat(match: Client) -> None:
    match.ask("play", seat=0, move="play R1 2")
    hidden = ["??"] * 4
    for seat, hand in ((0, ["R2", "R3", "R4", "Raid"]), (1, hidden), (None, hidden)):
        assert match.ask("view", seat=seat)["view"]["players"][0]["hand"] == hand
        assert match.ask("position", seat=seat)["position"]["hand"][0] == hand
        assert match.ask("events", seat=seat)["events"][-2]["facts"]["card"] == ("R1" if seat == 0 else "??")
        assert ('"play R1 2"' in match.ask("record", seat=seat)["record"]) == (seat == 0)
        assert "secret" not in match.ask("record", seat=seat)["record"]
    assert match.ask("position")["position"]["hand"] == [["R2", "R3", "R4", "Raid"], ["G1", "G2", "G3", "G4", "Gun"]]
    assert '"secret"' in match.ask("record")["record"]


def test_moves_are_taken_back(match: Client) -> None:
    assert match.ask("undo")["error"] == "cannot-undo"
    before = match.ask("record")
    match.ask("play", seat=0, move="play R1 2")
    assert match.ask("undo", seat=1)["error"] == "cannot-undo"
    assert match.ask("undo", seat=0) == {"ok": True, "waiting": [0], "ask": "action", "over": False}
    match.ask("play", seat=0, move="draw")
    assert match.ask("undo", seat=0)["error"] == "cannot-undo"
    assert match.ask("undo")["ok"]
    assert match.ask("record") == before


def test_luck_is_forced(match: Client) -> None:
    assert match.ask("chance", outcomes=["P13"])["waiting"] == [0]
    match.ask("play", seat=0, move="draw")
    assert match.ask("events", seat=0)["events"][-2]["facts"]["card"] == "P13"
    assert match.ask("chance", outcomes=["P99"])["error"] == "bad-chance"
    match.ask("chance", outcomes=["bar"])
    assert match.ask("play", seat=1, move="draw")["error"] == "bad-chance"
    assert match.ask("chance", outcomes=[])["ok"]
    assert match.ask("play", seat=1, move="draw")["ok"]


def test_matches_go_on_from_records_and_positions(match: Client) -> None:
    match.ask("play", seat=0, move="play R1 2")
    record, position = match.ask("record")["record"], match.ask("position")["position"]
    lines = [json.loads(line) for line in record.splitlines()]
    for again in (record, lines):
        loaded = match.ask("load", record=again, match="again")
        assert (loaded["ok"], loaded["waiting"], loaded["seats"]) == (True, [1], 2)
        assert match.ask("record", match="again")["record"] == record
    loaded = match.ask("load", position=position, seed=5, luck="fast-1", match="again")
    assert (loaded["ok"], loaded["waiting"], loaded["options"]["specials"]) == (True, [1], True)
    assert match.ask("position", match="again")["position"] == position
    assert '"luck":"fast-1"' in match.ask("record", match="again")["record"]
    first = match.ask("play", seat=1, move="draw", match="again"), match.ask("position", match="again")
    match.ask("load", position=position, seed=5, luck="fast-1", match="again")
    assert (match.ask("play", seat=1, move="draw", match="again"), match.ask("position", match="again")) == first


def test_an_observed_position_can_be_looked_at_but_not_played(match: Client) -> None:
    position = match.ask("position", seat=0)["position"]
    assert match.ask("load", position=position, match="seen")["ok"]
    assert match.ask("legal", seat=0, match="seen") == match.ask("legal", seat=0)
    assert match.ask("play", seat=0, move="draw", match="seen")["error"] == "illegal-move"
    assert match.ask("view", seat=1, match="seen")["error"] == "wrong-seat"


def test_several_matches_go_on_side_by_side(match: Client) -> None:
    match.send(json.dumps({**NEW, "seats": 3, "match": "b"}).encode())
    match.ask("play", seat=0, move="draw", match="b")
    assert match.ask("waiting")["waiting"] == [0]
    assert match.ask("waiting", match="default")["waiting"] == [0]
    assert match.ask("waiting", match="b")["waiting"] == [1]
    assert match.ask("new", game="bridge", seats=4, match="b")["error"] == "unknown-game"
    assert match.ask("waiting", match="b")["waiting"] == [1]
    assert match.ask("close", match="b") == {"ok": True}
    for do, fields in (("waiting", {}), ("close", {}), ("legal", {"seat": 0}), ("undo", {}), ("result", {})):
        answer = match.ask(do, match="b", **fields)
        assert (answer["error"], answer["rule"]) == ("unknown-match", None)
        assert 'There is no match "b" here' in answer["message"]


def test_there_is_room_for_so_many_matches() -> None:
    most = referee.MOST_MATCHES
    full = [{**NEW, "match": str(i)} for i in range(most)]
    *made, other, again, closed, more = ask_all(
        *full, {**NEW, "match": "other"}, {**NEW, "match": "0"}, {"do": "close", "match": "0"}, {**NEW, "match": "other"}
    )
    assert all(answer["ok"] for answer in made)
    assert (other["error"], other["message"]) == ("too-many-matches", f'There are {most} matches already; "close" one first.')
    assert [again["ok"], closed["ok"], more["ok"]] == [True, True, True]


@pytest.mark.parametrize("name", windycity.games())
def test_a_match_through_the_pipe_is_the_match_played_here(client: Client, name: str) -> None:
    random = Random(3)
    match = windycity.game(name).start(3, seed=3)
    state = client.ask("new", game=name, seats=3, seed=3, match="long")
    while not state["over"]:
        seat = random.choice(state["waiting"])
        move = random.choice(client.ask("legal", seat=seat, match="long")["moves"])
        match.play(seat, move)
        state = client.ask("play", seat=seat, move=move, match="long")
    result, record = client.ask("result", match="long")["result"], client.ask("record", match="long")["record"]
    assert match.result is not None
    assert result == json.loads(json.dumps({name: getattr(match.result, name) for name in match.result.__struct_fields__}))
    assert record == client.ask("record", seat=None, match="long")["record"] == match.save()
    assert client.ask("legal", seat=0, match="long")["moves"] == []
    assert client.ask("play", seat=0, move=move, match="long")["error"] == "match-over"
    assert client.ask("load", record=record, match="long")["over"]
    assert client.ask("result", match="long")["result"] == result
    assert client.ask("view", seat=None, match="long")["view"]["over"]


# What is refused


@pytest.mark.parametrize(
    ("request_", "error", "rule", "words"),
    [
        ({"do": "new", "game": "bridge", "seats": 4}, "unknown-game", None, "There is no game bridge"),
        ({**NEW, "seats": 9}, "bad-option", None, "2 to 6 seats, not 9"),
        ({**NEW, "options": {"seed": True}}, "bad-option", None, "no option seed"),
        ({**NEW, "options": {"short": True}}, "bad-option", None, "5 to 6 seats"),
        ({**NEW, "chance": ["P99"]}, "bad-chance", None, "P99 is not something that chance can bring"),
        ({"do": "load", "position": {}}, "bad-position", None, "game is missing; it must be chicago-poker"),
        ({"do": "load", "position": {"game": ["x"]}}, "bad-position", None, "it must be chicago-poker"),
        ({"do": "load", "position": {"game": "bridge"}}, "unknown-game", None, "no game bridge"),
        ({"do": "load", "position": {"game": "chicago-poker"}}, "bad-position", None, "format is missing; it must be 1"),
        ({"do": "load", "record": ""}, "bad-record", None, "The record is empty"),
        ({"do": "load", "record": []}, "bad-record", None, "The record is empty"),
        ({"do": "load", "record": "x"}, "bad-record", None, "Line 1 of the record"),
        ({"do": "load", "record": [{"format": 1}]}, "bad-record", None, "missing required field `game`"),
        ({"do": "legal", "seat": 2}, "wrong-seat", None, "seats are 0 to 1"),
        ({"do": "view", "seat": -1}, "wrong-seat", None, "seats are 0 to 1"),
        ({"do": "events", "seat": 10**20}, "wrong-seat", None, "seats are 0 to 1"),
        ({"do": "record", "seat": 2}, "wrong-seat", None, "seats are 0 to 1"),
        ({"do": "position", "seat": 2}, "wrong-seat", None, "seats are 0 to 1"),
        ({"do": "play", "seat": 1, "move": "draw"}, "wrong-turn", None, "waiting for seat 0"),
        ({"do": "play", "seat": 0, "move": "jump"}, "bad-move", None, '"jump" is no move'),
        ({"do": "play", "seat": 0, "moves": []}, "bad-move", None, "no move in the list"),
        ({"do": "play", "seat": 0, "move": "play G1 1"}, "illegal-move", "CP-4.3", "You do not hold G1"),
        ({"do": "play", "seat": 0, "moves": ["draw", "draw"]}, "too-far", None, "Nothing was played"),
    ],
)
def test_what_the_games_refuse_is_told_with_its_code_and_changes_nothing(
    match: Client, request_: Answer, error: str, rule: str | None, words: str
) -> None:
    before = match.ask("record")
    answer = match.send(json.dumps(request_).encode())
    assert_well_formed(answer)
    assert (answer["error"], answer["rule"]) == (error, rule)
    assert words in answer["message"]
    assert match.ask("record") == before


def test_messages_come_in_the_language_asked_for(match: Client) -> None:
    told = [match.ask("play", seat=0, move="play G1 1", lang=lang)["message"] for lang in LANGUAGES]
    assert told[0] == match.ask("play", seat=0, move="play G1 1")["message"]
    assert len(set(told)) == len(LANGUAGES)
    assert all(message.endswith("(CP-4.3)") for message in told)


GOOD: list[Answer] = [
    *({"do": do} for do in ("hello", "games", "close", "waiting", "undo", "position", "record", "result")),
    {**NEW, "options": {"specials": False}, "chance": ["R1"], "edition": None, "luck": "fast-1"},
    {"do": "load", "position": {"game": "chicago-poker"}, "seed": 1, "luck": "hmac-1"},
    {"do": "load", "record": "{}"},
    {"do": "load", "record": [{"seat": 0}]},
    *({"do": do, "seat": 0, "match": "default"} for do in ("legal", "undo", "events", "view", "position", "record")),
    {"do": "play", "seat": 0, "move": "draw", "id": 1},
    {"do": "play", "seat": 0, "moves": ["play R2 1", "draw"], "lang": "nl"},
    {"do": "chance", "outcomes": ["R1", "bar"]},
    {"do": "events", "seat": None, "since": 12},
]
LIKE_HELLO = 'A request is a JSON object on one line, like {"do":"hello"}'


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"deal", ["JSON is malformed", LIKE_HELLO]),
        (b"{", ["truncated", LIKE_HELLO]),
        (b'{"do":"hello"} {"do":"hello"}', ["trailing characters", LIKE_HELLO]),
        (b"[]", ["Expected `object`, got `array`", LIKE_HELLO]),
        (b"7", ["Expected `object`, got `int`", LIKE_HELLO]),
        (b"\x00", ["invalid character", LIKE_HELLO]),
        (b'{"do":"hello"}\x00', ["trailing characters", LIKE_HELLO]),
        (b"\xff\xfe", ["invalid character", LIKE_HELLO]),
        (b'{"do":"hello","id":"\xff"}', ["can't decode byte 0xff"]),
        (b'{"do":"waiting","match":"\xff"}', ["can't decode byte 0xff", '{"do":"waiting"}']),
        (b'{"do":"hello","id":"\\ud800"}', [LIKE_HELLO]),
        (b"[" * 100_000, ["Expected `object`", LIKE_HELLO]),
        (b'{"id":' + b"[" * 100_000, ["recursion", LIKE_HELLO]),
        (b"{}", ['"do" must name a request', "hello, games, new, load, close"]),
        (b'{"do":{}}', ['"do" must name a request', "hello, games, new, load, close"]),
        (b'{"do":"move"}', ['"move" is no request', "hello, games, new, load, close"]),
        (b'{"do":"%s"}' % (b"x" * 5000), [f'"{"x" * 60}" is no request']),
        (b'{"do":"legal"}', ["missing required field `seat`", '{"do":"legal","seat":0}']),
        (b'{"do":"legal","seat":"0"}', ["Expected `int`, got `str` - at `$.seat`", '{"do":"legal","seat":0}']),
        (b'{"do":"legal","seat":true}', ["Expected `int`, got `bool` - at `$.seat`"]),
        (b'{"do":"legal","seat":0.5}', ["Expected `int`, got `float` - at `$.seat`"]),
        (b'{"do":"legal","seat":1%s}' % (b"0" * 5000), ["out of range - at `$.seat`"]),
        (b'{"do":"legal","seat":0,"sea":1}', ["unknown field `sea`", '{"do":"legal","seat":0}', '"match"']),
        (b'{"do":"hello","match":"a"}', ["unknown field `match`"]),
        (b'{"do":"hello","lang":"fr"}', ["at `$.lang`", '"en", "nl" or "de"']),
        (b'{"do":"hello","id":[]}', ["Expected `int | str | null`, got `array` - at `$.id`"]),
        (b'{"do":"view"}', ["missing required field `seat`", 'a spectator is "seat":null']),
        (b'{"do":"undo","seat":null}', ["Expected `int`, got `null`"]),
        (b'{"do":"events","seat":0,"since":-1}', ["`int` >= 0 - at `$.since`"]),
        (b'{"do":"play","seat":0}', ["one of `move` and `moves`", '"moves":["...","..."]']),
        (b'{"do":"play","seat":0,"move":"draw","moves":[]}', ["one of `move` and `moves`"]),
        (b'{"do":"play","seat":0,"moves":[7]}', ["Expected `str`, got `int` - at `$.moves[0]`"]),
        (b'{"do":"load"}', ["one of `position` and `record`"]),
        (b'{"do":"load","position":{},"record":""}', ["one of `position` and `record`"]),
        (b'{"do":"load","position":[]}', ["Expected `object | null`, got `array` - at `$.position`"]),
        (b'{"do":"load","record":"","seed":1}', ["A record holds its own luck"]),
        (b'{"do":"load","record":"","luck":"fast-1"}', ["A record holds its own luck"]),
        (b'{"do":"new","game":"chicago-poker"}', ["missing required field `seats`"]),
        (b'{"do":"new","game":"chicago-poker","seats":4,"luck":"dice"}', ["at `$.luck`", '"hmac-1" or "fast-1"']),
        (b'{"do":"new","game":"chicago-poker","seats":4,"options":{"short":1}}', ["Expected `bool`, got `int`"]),
        (b'{"do":"new","game":"chicago-poker","seats":4,"seed":[]}', ["at `$.seed`"]),
        (b'{"do":"new","game":"chicago-poker","seats":4,"edition":"a\\u0000"}', ["at `$.edition`", '"edition":"file"']),
    ],
    ids=lambda value: value[:40] if isinstance(value, bytes) else "",
)
def test_a_line_that_is_no_request_is_told_what_would_be_right(client: Client, line: bytes, words: list[str]) -> None:
    answer = client.send(line)
    assert_well_formed(answer)
    assert (answer["error"], answer["rule"]) == ("bad-request", None)
    assert len(answer["message"]) < 1000
    for word in words:
        assert word in answer["message"]
    assert client.ask("hello")["ok"]


def test_every_request_shows_how_it_reads() -> None:
    for name, shape in referee.REQUESTS.items():
        assert shape.like.startswith(f'{{"do":"{name}"')
        assert {name} == {str(request["do"]) for request in GOOD if request["do"] == name}


def test_lines_can_be_empty_long_or_end_without_a_newline() -> None:
    hello = b'{"do":"hello"}'
    most = referee.MOST_BYTES
    assert serve(b"") == serve(b"\n \n\t\r\n") == serve(b" " * most + b"\n") == []
    assert [answer["ok"] for answer in serve(hello + b"\r\n\n" + hello)] == [True, True]
    for end in (b"", b"\n", b"\r\n"):
        assert [answer["ok"] for answer in serve(hello.ljust(most) + end)] == [True]
    for length in (most + 1, most + 2, 2 * most, 2 * most + 1, 3 * most + 5):
        for line in (hello.ljust(length), b" " * length, b"x" * length, b"\r" * (length + 1)):
            long, after = serve(line + b"\n" + hello)
            assert after["ok"]
            assert long["message"] == f"The line is longer than {most} bytes. {LIKE_HELLO}"
            assert len(serve(line)) == 1
    assert not serve(hello.ljust(most) + b"\r!\n")[0]["ok"]


def test_very_long_texts_are_answered() -> None:
    text = "x" * 100_000
    mutated = [{**request, key: text} for request in GOOD for key in request if key not in ("do", "id")]
    for answer in ask_all(NEW, *mutated)[1:]:
        assert_well_formed(answer)


def test_a_mistake_in_the_program_is_told_and_does_not_end_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("oh no")

    monkeypatch.setattr(referee.Waiting, "_answer", fail)
    wrong, right = ask_all({"do": "waiting", "id": 4}, {"do": "hello"})
    assert_well_formed(wrong)
    assert (wrong["error"], wrong["id"]) == ("internal", 4)
    assert "RuntimeError('oh no')" in wrong["message"]
    assert "oh no" in capsys.readouterr().err
    assert right["ok"]


# How it ends


def test_it_ends_quietly_when_the_input_ends_and_speaks_utf_8_everywhere() -> None:
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    line = '{"do":"hello","id":"né"}'.encode()
    done = subprocess.run(COMMAND, input=line, capture_output=True, env={**os.environ, **ascii_only})
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == f'{{"ok":true,"protocol":1,"version":"{windycity.__version__}","id":"né"}}\n'


def test_it_ends_quietly_on_ctrl_c() -> None:
    with Client() as client:
        assert client.ask("hello")["ok"]
        client.process.send_signal(signal.SIGINT)
        assert client.process.wait(timeout=10) == 0
        assert client.end() == (0, b"", b"")


def test_it_ends_quietly_when_nobody_reads_the_answers() -> None:
    with Client() as client:
        assert client.ask("hello")["ok"]
        client.output.close()
        client.input.write(b'{"do":"hello"}\n')
        client.input.flush()
        assert client.process.wait(timeout=10) == 0
        assert client.process.stderr is not None
        assert client.process.stderr.read() == b""


# Whatever the line


def wanted(data: bytes) -> int:
    """How many answers some input must get."""
    return sum(bool(line.strip()) for line in data.split(b"\n"))


@settings(max_examples=200, deadline=None)
@given(
    st.binary(max_size=200) | st.lists(st.sampled_from([b"\n", b"\r", b"{", b"}", b'"', b":", b'"do"', b'"hello"'])).map(b"".join)
)
def test_any_bytes_get_one_answer_a_line(data: bytes) -> None:
    answers = serve(data)
    assert len(answers) == wanted(data)
    for answer in answers:
        assert_well_formed(answer)
        assert answer["ok"] or answer["error"] == "bad-request"


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.text(min_size=1500, max_size=1600)
)
NAMES = st.sampled_from(["do", "id", "lang", "match", "seat", "move", "moves", "game", "seats", "record", "position", "zz"])
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4), max_leaves=8)


@st.composite
def mutated(draw: st.DrawFn) -> Answer:
    """A good request with some of its fields changed, left out or added."""
    request: Answer = dict(draw(st.sampled_from(GOOD)))
    for _ in range(draw(st.integers(0, 2))):
        key = draw(st.sampled_from(sorted(request)) | NAMES) if request else draw(NAMES)
        if draw(st.booleans()):
            request[key] = draw(JSON)
        else:
            request.pop(key, None)
    return request


@settings(max_examples=200, deadline=None)
@given(st.lists(JSON | mutated(), max_size=8))
def test_any_json_gets_one_answer_a_line(requests: list[Any]) -> None:
    answers = ask_all(NEW, *requests)
    assert len(answers) == 1 + len(requests)
    for request, answer in zip(requests, answers[1:], strict=True):
        assert_well_formed(answer)
        assert answer.get("error") != "internal", (request, answer)
        if isinstance(request, dict) and type(request.get("id")) in (int, str):
            assert answer["id"] == request["id"]


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_any_change_to_a_position_or_record_is_loaded_or_refused(data: st.DataObject) -> None:
    match = windycity.game("chicago-poker").start(2, seed=1)
    position = match.game.dump_position(match.observed(data.draw(st.sampled_from([0, None]))))
    position[data.draw(st.sampled_from(sorted(position)))] = data.draw(JSON)
    lines = [json.loads(line) for line in match.save().splitlines()]
    line = data.draw(st.sampled_from(lines))
    line[data.draw(st.sampled_from(sorted(line)))] = data.draw(JSON)
    for answer in ask_all({"do": "load", "position": position}, {"do": "load", "record": lines}):
        assert_well_formed(answer)
        assert answer.get("error") in (None, "unknown-game", "bad-position", "bad-record"), answer


# What the documentation shows


def pattern(told: str) -> str:
    """A regular expression for an answer on the page, where `...` stands for anything."""
    return ".*".join(re.escape(part) for part in told.split("..."))


def test_the_page_shows_what_really_happens() -> None:
    lines = (ROOT / "docs" / "referee.md").read_text("utf-8").splitlines()
    exchanges = [(line[2:], told) for line, told in pairwise(lines) if line.startswith("> ")]
    last: Answer = {}
    with Client() as client:
        for line, told in exchanges:
            text = line.replace('"record":"..."', f'"record":{json.dumps(last.get("record"))}')
            text = text.replace('"position":{...}', f'"position":{json.dumps(last.get("position"))}')
            client.input.write(text.encode() + b"\n")
            client.input.flush()
            answer = client.output.readline().decode().rstrip("\n")
            assert told.startswith("< ")
            assert re.fullmatch(pattern(told[2:]), answer), (line, told, answer)
            last |= json.loads(answer)
        assert client.end() == (0, b"", b"")
    assert {name for name in referee.REQUESTS for line, _ in exchanges if f'"do":"{name}"' in line} == set(referee.REQUESTS)


def test_the_session_to_copy_answers_what_the_page_says() -> None:
    page = (ROOT / "docs" / "referee.md").read_text("utf-8")
    found = re.search(r"```sh\n(.*?)```.*?```json\n(.*?)```", page, re.DOTALL)
    assert found is not None
    done = subprocess.run(["sh", "-c", found[1]], capture_output=True, text=True)
    answers, told = done.stdout.splitlines(), found[2].splitlines()
    assert len(answers) == len(told) == 5
    for answer, line in zip(answers, told, strict=True):
        assert re.fullmatch(pattern(line), answer), (line, answer)


def test_the_example_client_plays_a_match() -> None:
    command = [sys.executable, str(ROOT / "examples" / "referee_client.py")]
    done = subprocess.run([*command, "chicago-poker", "3", "7"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"chicago-poker: [a-z-]+ \(CP-[\d.]+\)\n(seat \d: rank \d, score \d(, won)?\n){3}", done.stdout)
    done = subprocess.run([*command, "bridge"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "unknown-game: There is no game bridge. The games are: chicago-poker.\n")
