"""The referee: what is asked and answered, and how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

import windycity
from tests.cli.referee.client import COMMAND, NEW, Answer, Client, ask_all
from windycity.cli.referee.desk import MOST_MATCHES
from windycity.core.words import LANGUAGES


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


OPEN = {"game": "chicago-poker", "seats": 2, "match": "open"}


def test_words_of_the_seats_go_into_the_luck_after_its_hash_was_told(client: Client) -> None:
    first, second = (client.ask("commit", match="open")["hash"] for _ in range(2))
    assert first != second
    assert client.ask("waiting", match="open")["error"] == "unknown-match"
    assert client.ask("new", **OPEN, contributions=["x" * 201, ""])["error"] == "bad-option"
    started = client.ask("new", **OPEN, contributions=["a horse's head", ""])
    assert (started["ok"], started["hash"]) == (True, second)
    match = windycity.replay(client.ask("record", match="open")["record"])
    assert (match.luck.scheme, match.luck.contributions) == ("hmac-2", ("a horse's head", ""))
    assert client.ask("load", record=match.save(), match="again")["hash"] == second
    again = client.ask("new", **OPEN, contributions=["another", "try"])
    assert (again["error"], "commit" in again["message"]) == ("no-commitment", True)
    assert client.ask("waiting", match="open")["ok"]


def test_a_secret_is_spent_by_a_match_that_does_not_use_it(client: Client) -> None:
    told = client.ask("commit", match="open")["hash"]
    assert client.ask("new", **OPEN)["hash"] != told
    assert client.ask("new", **OPEN, contributions=["", ""])["error"] == "no-commitment"
    told = client.ask("commit", match="open")["hash"]
    assert client.ask("new", **OPEN, contributions=["", ""])["hash"] == told
    assert '"luck":"hmac-1"' in client.ask("record", match="open")["record"]


def test_there_is_an_end_to_hashes_without_a_match() -> None:
    requests = [{"do": "commit", "match": str(number)} for number in range(MOST_MATCHES + 1)]
    answers = ask_all(*requests, requests[0])
    assert [answer["ok"] for answer in answers] == [True] * MOST_MATCHES + [False, True]
    assert answers[-2]["error"] == "too-many-matches"


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
    assert client.ask("view", seat=0)["view"]["players"][0]["name"] == "Scarface"
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


def test_the_legal_moves_come_as_data_for_the_seat_that_is_asked(match: Client) -> None:
    choices = match.ask("choices", seat=0)["choices"]
    draw, play = choices.pop("groups")[:2]
    assert choices == {"format": 1, "seat": 0, "ask": "action", "rule": "CP-3.1"}
    assert draw == {"word": "draw", "rule": "CP-4.1", "parts": [], "between": [], "moves": [[]]}
    assert play["parts"] == [
        {"key": "card", "kind": "card", "names": ["R1", "R2", "R3", "R4"]},
        {"key": "spot", "kind": "spot", "names": ["1", "2"]},
    ]
    assert play["moves"] == [[card, spot] for card in range(4) for spot in range(2)]
    assert match.ask("choices", seat=1)["choices"] == {**choices, "seat": 1, "groups": []}


def test_a_refusal_can_be_asked_for_without_playing(match: Client) -> None:
    before = match.ask("record")
    assert match.ask("why_not", seat=0, move="draw") == {"ok": True, "refusal": None}
    for seat, move in ((0, "play G1 1"), (0, "jump"), (0, ""), (1, "draw"), (2, "draw"), (-1, "draw")):
        for lang in LANGUAGES:
            answer = match.ask("why_not", seat=seat, move=move, lang=lang)
            played = match.ask("play", seat=seat, move=move, lang=lang)
            assert answer.pop("ok") is not played.pop("ok")
            assert answer == {"refusal": played}
    assert match.ask("record") == before


def test_a_move_is_explained_in_the_language_asked_for(match: Client) -> None:
    explained = {"ok": True, "explanation": "Take the top card of the draw pile. (CP-4.1)"}
    assert match.ask("explain", seat=0, move="draw") == explained
    told = {match.ask("explain", seat=0, move="play R1 2", lang=lang)["explanation"] for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(text.endswith(" (CP-4.3)") for text in told)


def test_what_is_asked_and_what_happened_comes_in_sentences(match: Client) -> None:
    assert match.ask("prompt", seat=0) == {"ok": True, "prompt": "Your turn: draw a card or play one."}
    assert match.ask("prompt", seat=1) == {"ok": True, "prompt": None}
    since = len(match.ask("events", seat=1)["events"])
    match.ask("play", seat=0, move="draw")
    told = {lang: match.ask("news", seat=1, since=since, lang=lang)["news"] for lang in LANGUAGES}
    assert told["en"][0] == {"number": since, "text": "Al Capone draws a card.", "vital": False, "slight": False}
    assert told["nl"][0]["text"] == "Al Capone trekt een kaart."
    assert len({str(news) for news in told.values()}) == len(LANGUAGES)


def test_things_have_words_and_places(match: Client) -> None:
    things = match.ask("things", lang="nl")
    assert (things["words"]["business"]["jazz-club"], things["board"]) == ("jazzclub", None)
    match.ask("new", game="chicago", seats=2, seed=1, match="city")
    assert match.ask("things", match="city")["board"]["spaces"][0]["name"] == "a1"


def test_choices_and_explanations_hold_no_more_than_the_seat_knows(match: Client) -> None:
    match.ask("play", seat=0, move="play R1 2")
    moves = ("gun", "raid 2 Capone", "play R1 1")
    asked: list[tuple[str, dict[str, str]]] = [("choices", {}), *(("explain", {"move": move}) for move in moves)]
    truth = [match.ask(do, seat=1, **fields) for do, fields in asked]
    assert match.ask("load", position=match.ask("position", seat=1)["position"], match="seen")["ok"]
    assert [match.ask(do, seat=1, match="seen", **fields) for do, fields in asked] == truth
    assert match.ask("choices", seat=0, match="seen")["error"] == "wrong-seat"
    assert match.ask("explain", seat=0, move="draw", match="seen")["error"] == "wrong-seat"
    assert match.ask("load", position=match.ask("position", seat=0)["position"], match="seen")["ok"]
    assert match.ask("why_not", seat=1, move="draw", match="seen")["refusal"]["error"] == "wrong-seat"


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
    refused = match.ask("play", seat=0, move="draw", match="seen")
    assert refused["error"] == "illegal-move"
    assert {"ok": False} | match.ask("why_not", seat=0, move="draw", match="seen")["refusal"] == refused
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
    move: Answer = {"seat": 0, "move": "draw"}
    with_a_seat = [("legal", {"seat": 0}), ("choices", {"seat": 0}), ("explain", move), ("why_not", move)]
    for do, fields in [("waiting", {}), ("close", {}), *with_a_seat, ("undo", {}), ("result", {})]:
        answer = match.ask(do, match="b", **fields)
        assert (answer["error"], answer["rule"]) == ("unknown-match", None)
        assert 'There is no match "b" here' in answer["message"]


def test_there_is_room_for_so_many_matches() -> None:
    most = MOST_MATCHES
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
    assert client.ask("choices", seat=0, match="long")["choices"]["groups"] == []
    assert client.ask("why_not", seat=0, move=move, match="long")["refusal"]["error"] == "match-over"
    for do in ("play", "explain"):
        assert client.ask(do, seat=0, move=move, match="long")["error"] == "match-over"
    assert client.ask("load", record=record, match="long")["over"]
    assert client.ask("result", match="long")["result"] == result
    assert client.ask("view", seat=None, match="long")["view"]["over"]


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
