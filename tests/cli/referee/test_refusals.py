"""The referee: what is refused, with what would be right."""

from __future__ import annotations

import json

import pytest

from tests.cli.referee.client import GOOD, NEW, Answer, Client, ask_all, assert_well_formed, serve
from windycity.cli.referee.requests import REQUESTS, Waiting
from windycity.cli.referee.service import MOST_BYTES
from windycity.core.words import LANGUAGES


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
        ({"do": "choices", "seat": 2}, "wrong-seat", None, "seats are 0 to 1"),
        ({"do": "explain", "seat": 2, "move": "draw"}, "wrong-seat", None, "seats are 0 to 1"),
        ({"do": "explain", "seat": 0, "move": "jump"}, "bad-move", None, '"jump" is no move'),
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
        (b"{}", ['"do" must name a request', "hello, games, commit, new, load, close"]),
        (b'{"do":{}}', ['"do" must name a request', "hello, games, commit, new, load, close"]),
        (b'{"do":"move"}', ['"move" is no request', "hello, games, commit, new, load, close"]),
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
        (b'{"do":"choices"}', ["missing required field `seat`", '{"do":"choices","seat":0}']),
        (b'{"do":"choices","seat":null}', ["Expected `int`, got `null` - at `$.seat`"]),
        (b'{"do":"explain","seat":0}', ["missing required field `move`", '{"do":"explain","seat":0,"move":"..."}']),
        (b'{"do":"explain","seat":0,"move":"draw","lang":"NL"}', ["at `$.lang`", '"en", "nl" or "de"']),
        (b'{"do":"why_not","seat":0}', ["missing required field `move`", '{"do":"why_not","seat":0,"move":"..."}']),
        (b'{"do":"why_not","seat":0,"move":["draw"]}', ["Expected `str`, got `array` - at `$.move`"]),
        (b'{"do":"whynot","seat":0,"move":"draw"}', ['"whynot" is no request', "why_not"]),
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
        (b'{"do":"new","game":"chicago-poker","seats":2,"contributions":["a"]}', ["as many `contributions` as `seats`"]),
        (b'{"do":"new","game":"chicago-poker","seats":1,"contributions":["a"],"seed":1}', ["neither `seed` nor `luck`"]),
        (b'{"do":"new","game":"chicago-poker","seats":1,"contributions":[1]}', ["at `$.contributions[0]`"]),
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
    for name, shape in REQUESTS.items():
        assert shape.like.startswith(f'{{"do":"{name}"')
        assert {name} == {str(request["do"]) for request in GOOD if request["do"] == name}


def test_lines_can_be_empty_long_or_end_without_a_newline() -> None:
    hello = b'{"do":"hello"}'
    most = MOST_BYTES
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

    monkeypatch.setattr(Waiting, "_answer", fail)
    wrong, right = ask_all({"do": "waiting", "id": 4}, {"do": "hello"})
    assert_well_formed(wrong)
    assert (wrong["error"], wrong["id"]) == ("internal", 4)
    assert "RuntimeError('oh no')" in wrong["message"]
    assert "oh no" in capsys.readouterr().err
    assert right["ok"]
