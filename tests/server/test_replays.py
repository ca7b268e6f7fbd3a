"""Looking back at matches: what is shown of them, to whom, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import windycity
from tests.server.client import Person
from tests.server.inn import Inn, tell
from tests.server.test_routes import problem
from windycity.core.match import Match
from windycity.core.view import HIDDEN
from windycity.games.jumps import jumps_of
from windycity.server.limits import Limits
from windycity.server.patches import patched

GAMES = windycity.games()
CARDS = ("chicago-poker", "chicago-gangsters", "gangsters")


@cache
def played(game: str, seed: int = 1, most: int = 60) -> str:
    """The record of a match at random, perhaps not to its end: with its secret, so that everybody may see everything."""
    return random_match(game, seed, most).save()


def random_match(game: str, seed: int, most: int) -> Match:
    match, random = windycity.game(game).start(seats=3, seed=seed), Random(seed)
    while not match.over and len(match.answers) < most:
        seat = random.choice(match.waiting)
        match.play(seat, random.choice(match.legal(seat)))
    return match


async def brought(person: Person, record: str, **more: Any) -> str:
    """Bring a record along, and return its name."""
    answer = await person.post("/api/replays", {"record": record, **more})
    assert answer.status_code == 201, answer.text
    assert answer.json()["link"].endswith(f"/replay/{answer.json()['id']}")
    return str(answer.json()["id"])


async def moments(person: Person, id: str, query: str = "") -> Any:
    answer = await person.get(f"/api/replays/{id}/moments?{query}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def states(shown: Any) -> list[Any]:
    """The state of each moment that was shown."""
    state, found = shown["state"], []
    for moment in shown["moments"]:
        state = patched(json.loads(json.dumps(state)), [(path, value) for path, value in moment["patch"]])
        found.append(state)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_looked_at_through_every_eye(game: str) -> None:
    record = played(game)
    match = windycity.replay(record)

    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        id = await brought(ann, record)
        shown = (await inn.http.get(f"/api/replays/{id}")).json()
        assert shown["game"] == game
        assert shown["last"] == len(match.answers)
        assert shown["eyes"] == [0, 1, 2, "spectator", "everyone"]
        assert shown["over"]
        assert not shown["table"]
        assert [seat["name"] for seat in shown["seats"]] == [*match.player_names]
        assert shown["secret"] == match.luck.secret.hex()
        for eye in shown["eyes"]:
            await look(inn, id, eye)
        assert (await inn.http.get(f"/api/replays/{id}/record")).text == record
        things = (await inn.http.get(f"/api/replays/{id}/things?language=de")).json()
        assert things["game"] == game
        assert things["words"]

    async def look(inn: Inn, id: str, eye: Any) -> None:
        seen = await moments(inn.person(), id, f"eye={eye}&last=59")
        then, found = match.copy(), states(seen)
        assert len(found) == min(60, len(match.answers) + 1)
        assert {json.dumps([state["choices"], state["secret"]]) for state in found} == {"[null, null]"}
        while len(then.answers) > len(found) - 1:
            then.undo()
        if eye != "everyone":
            seat = None if eye == "spectator" else eye
            assert found[-1]["view"] == plain(then.view(seat))
            events = [event for moment in seen["moments"] for event in moment["events"]]
            assert events == plain(then.events(seat))
            assert [one["text"] for moment in seen["moments"] for one in moment["news"]] == [
                news.text for news in then.news(seat)
            ]

    tell(story)


def plain(what: Any) -> Any:
    """What a client reads of something that the server sends."""
    return msgspec.json.decode(msgspec.json.encode(what))


@pytest.mark.parametrize("game", CARDS)
def test_everyone_sees_all_hands(game: str) -> None:
    record = played(game)
    match = windycity.replay(record)

    async def story(inn: Inn) -> None:
        id = await brought(await inn.come("Ann"), record)
        seen = await moments(inn.person(), id, f"eye=everyone&first={len(match.answers)}")
        view = states(seen)[-1]["view"]
        assert HIDDEN not in json.dumps(view["players"]), "somebody knows it"
        for seat, player in enumerate(view["players"]):
            own = plain(match.view(seat))["players"][seat]
            assert player == own
        spectator = json.dumps(states(await moments(inn.person(), id, f"eye=spectator&first={len(match.answers)}"))[-1]["view"])
        assert len(spectator) != len(json.dumps(view)), "nothing was hidden, so this finds nothing out"

    tell(story)


def test_a_range_begins_with_a_state_and_goes_on_with_patches() -> None:
    record = played("chicago-poker")

    async def story(inn: Inn) -> None:
        id = await brought(await inn.come("Ann"), record)
        whole = states(await moments(inn.person(), id, "eye=1"))
        part = await moments(inn.person(), id, "eye=1&first=7&last=12")
        assert part["first"] == 7
        assert part["moments"][0]["patch"] == []
        assert states(part) == whole[7:13]
        assert part["moments"][1]["patch"], "an answer changes something"
        assert states(await moments(inn.person(), id, "eye=1&first=50&last=5000")) == whole[50:]
        assert len((await moments(inn.person(), id, "language=de"))["moments"]) == len(whole)

    tell(story)


def test_jumps_are_where_their_events_are() -> None:
    match = random_match("chicago-poker", 4, 400)
    duels = {event.step for event in match.events(None) if event.name == "duel"}
    assert duels, "no duel in this match"

    async def story(inn: Inn) -> None:
        id = await brought(await inn.come("Ann"), match.save())
        shown = (await inn.http.get(f"/api/replays/{id}?language=de")).json()
        assert shown["sorts"][0] == {"sort": "duel", "title": "Duelle"}
        assert {jump["moment"] for jump in shown["jumps"] if jump["sort"] == "duel"} == duels
        at = min(duels)
        found = await moments(inn.person(), id, f"first={at}&last={at}")
        assert "duel" in [event["name"] for event in found["moments"][0]["events"]]

    tell(story)


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_sort_of_jump_has_words(language: str) -> None:
    from windycity.core.words import has_words

    for game in GAMES:
        assert jumps_of(game)
        for sort in jumps_of(game):
            assert has_words(f"jump-{sort}", language, windycity.game(game).rulebook.words), (game, sort)


def without(record: str, first: int, last: int) -> str:
    """Leave lines out of a record."""
    lines = record.splitlines()
    return "\n".join(lines[:first] + lines[last:])


@pytest.mark.parametrize(
    ("spoil", "language", "said"),
    [
        (lambda record: "", "en", "The record is empty"),
        (lambda record: "Hallo", "de", "Zeile 1"),
        (lambda record: record.replace('"seats":3', '"seats":9'), "en", "Line 1"),
        (lambda record: without(record, -1, len(record)), "en", "secret of its luck"),
        (lambda record: record.replace('"hash":"', '"hash":"0'), "nl", "geheim"),
        (lambda record: without(record, 1, 3), "en", "Move"),
        (lambda record: record.replace('"edition":"', '"edition":"0'), "en", "edition"),
        (lambda record: record.replace("chicago-poker", "whist"), "en", "whist"),
        (lambda record: record.replace('"rules":', '"rules":1').replace('"move":"draw"', '"move":"fold"'), "en", "fails"),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_the_reason(spoil: Callable[[str], str], language: str, said: str) -> None:
    record = spoil(played("chicago-poker"))

    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        answer = await ann.post(f"/api/replays?language={language}", {"record": record})
        assert answer.status_code == 400
        assert said in answer.json()["message"]
        assert answer.json()["error"] in ("bad-record", "unknown-game")

    tell(story)


def test_what_is_asked_for_wrongly_is_told_what_is_right() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        problem(await inn.http.post("/api/replays", json={"record": "x"}), 401, "no-guest")
        problem(await inn.http.get("/api/replays/nowhere"), 404, "not-found")
        problem(await inn.http.get("/api/replays/nowhere/moments"), 404, "not-found")
        id = await brought(ann, played("chicago-poker"))
        assert "0, 1, 2" in problem(await ann.get(f"/api/replays/{id}/moments?eye=7"), 400, "bad-request")
        assert "0 to 60" in problem(await ann.get(f"/api/replays/{id}/moments?first=61"), 400, "bad-request")
        assert "0 to 60" in problem(await ann.get(f"/api/replays/{id}/moments?first=5&last=4"), 400, "bad-request")
        for wrong in ("first=-1", "first=x", "last=1e9", "spoken=perhaps"):
            problem(await ann.get(f"/api/replays/{id}/moments?{wrong}"), 400, "bad-request")
        long = await ann.post("/api/replays", {"record": "x" * (1024 * 1024 + 1)})
        assert "1048576" in problem(long, 400, "bad-request")
        too_long = await ann.post("/api/replays", {"record": "x" * (4 * 1024 * 1024 + 1)})
        assert str(4 * 1024 * 1024) in problem(too_long, 413, "too-large").replace(",", "")
        table = await ann.found("chicago-poker", ["me", "open"])
        problem(await ann.get(f"/api/replays/{table}"), 409, "not-now")

    tell(story)


def test_a_guest_brings_so_many_records_a_day() -> None:
    async def story(inn: Inn) -> None:
        ann, bob = await inn.come("Ann"), await inn.come("Bob")
        for _ in range(2):
            await brought(ann, played("chicago-poker"))
        assert "2 records" in problem(await ann.post("/api/replays", {"record": played("chicago-poker")}), 429, "too-many")
        await brought(bob, played("chicago-poker"))

    tell(story, limits=Limits(replays_a_day=2))


def test_a_record_is_there_after_it_has_left_the_memory() -> None:
    async def story(inn: Inn) -> None:
        id = await brought(await inn.come("Ann"), played("chicago-poker"))
        before = (await inn.http.get(f"/api/replays/{id}/moments?eye=everyone")).content
        inn.services.replays._kept.clear()
        assert (await inn.http.get(f"/api/replays/{id}/moments?eye=everyone")).content == before

    tell(story)


async def sealed_table(inn: Inn) -> tuple[Person, Person, str]:
    """Ann and Bob at a table of Gangsters, both asked to hire a gang in secret, in several answers."""
    ann, bob = await inn.come("Ann"), await inn.come("Bob")
    table = await ann.found("gangsters", ["me", "open"])
    async with ann.at(table) as at_ann, bob.at(table) as at_bob:
        await at_bob.done("sit", seat=1)
        for seen in (at_ann, at_bob):
            await seen.done("contribute", words="")
        while True:
            for seen in (at_ann, at_bob):
                await seen.until(lambda seen: seen.state["stage"] == "playing")
            if at_ann.state["view"]["waiting"] == [0, 1]:
                return ann, bob, table
            asked = at_ann if at_ann.state["decision"] is not None else at_bob
            await asked.move()


def test_an_unfinished_match_shows_a_guest_its_own_eyes_only_and_strangers_a_spectators() -> None:
    async def story(inn: Inn) -> None:
        ann, bob, table = await sealed_table(inn)
        stranger = inn.person()
        assert (await ann.get(f"/api/replays/{table}")).json()["eyes"] == [0]
        assert (await bob.get(f"/api/replays/{table}")).json()["eyes"] == [1]
        shown = (await stranger.get(f"/api/replays/{table}")).json()
        assert shown["eyes"] == ["spectator"]
        assert shown["secret"] is None
        assert not shown["over"]
        for eye in ("0", "1", "everyone"):
            refused = await stranger.get(f"/api/replays/{table}/moments?eye={eye}")
            assert "spectator" in problem(refused, 400, "bad-request")
        assert (await ann.get(f"/api/replays/{table}/moments?eye=0")).status_code == 200
        problem(await ann.get(f"/api/replays/{table}/moments?eye=1"), 400, "bad-request")
        assert "content-encoding" not in (await ann.get(f"/api/replays/{table}/moments")).headers

    tell(story)


def test_what_is_hidden_changes_nothing_that_others_are_shown_of_an_unfinished_match() -> None:
    """Ann answers in secret, in two ways and more or less often: Bob and a stranger get the same bytes each time."""

    async def story(inn: Inn) -> None:
        ann, bob, table = await sealed_table(inn)
        others, paths = (bob, inn.person()), ("", "/moments", "/record")

        async def shown() -> list[bytes]:
            answers = [await person.get(f"/api/replays/{table}{path}") for person in others for path in paths]
            assert all(answer.status_code == 200 for answer in answers)
            return [answer.content for answer in answers]

        async with ann.at(table) as at_ann:
            before, own = await shown(), (await ann.get(f"/api/replays/{table}/moments")).json()
            await at_ann.until(lambda seen: seen.state["decision"] is not None)
            group = at_ann.state["choices"]["groups"][0]
            ways = {f"{group['word']} {group['parts'][0]['names'][move[0]]}" for move in group["moves"]}
            assert len(ways) > 1
            for move in sorted(ways)[:2]:
                decision = at_ann.state["decision"]
                await at_ann.done("move", decision=decision, moves=[move])
                assert await shown() == before, f"{move} was noticed"
                assert (await ann.get(f"/api/replays/{table}/moments")).json() != own, "Ann sees what she has done"
                await at_ann.until(lambda seen, decision=decision: seen.state["decision"] != decision)  # type: ignore[misc]
                await at_ann.done("propose", matter="undo")
                await at_ann.until(lambda seen, decision=decision: seen.state["decision"] is not None)  # type: ignore[misc]

    tell(story)


def test_once_a_match_is_over_a_stranger_sees_all_of_it() -> None:
    async def story(inn: Inn) -> None:
        ann, bob, table = await inn.two()
        async with ann.at(table) as at_ann, bob.at(table) as at_bob:
            for seen in (at_ann, at_bob):
                await seen.done("contribute", words="luck")
            for _ in range(4):
                for seen in (at_ann, at_bob):
                    if seen.state["decision"] is not None:
                        await seen.move()
            hidden = await inn.http.get(f"/api/replays/{table}/moments")
            assert HIDDEN in hidden.text
            await at_ann.done("propose", matter="end")
            await at_bob.done("vote", agreed=True)
        shown = (await inn.http.get(f"/api/replays/{table}")).json()
        assert shown["eyes"] == [0, 1, "spectator", "everyone"]
        assert shown["table"]
        assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
        assert shown["contributions"] == ["luck", "luck"]
        assert (await ann.get(f"/api/replays/{table}")).json()["you"] == 0
        assert (await bob.get(f"/api/replays/{table}")).json()["you"] == 1
        seen = await moments(inn.person(), table, "eye=0")
        assert seen["moments"][1]["news"][0]["text"]
        assert states(seen)[-1]["stage"] == "over"
        assert HIDDEN not in json.dumps(states(seen)[0]["view"]["players"][0]["hand"])
        record = (await inn.http.get(f"/api/replays/{table}/record")).text
        assert windycity.replay(record).luck.secret.hex() == shown["secret"]
        copy = await brought(ann, record)
        ours, theirs = [(await moments(inn.person(), id, "eye=1"))["moments"] for id in (table, copy)]
        assert [moment["events"] for moment in ours] == [moment["events"] for moment in theirs]

    tell(story)


def test_a_match_is_played_on_from_a_moment_of_a_record() -> None:
    record = played("chicago-poker")
    match = windycity.replay(record)

    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        position = {"replay": await brought(ann, record), "moment": 20}
        table = await ann.found("chicago-poker", ["me", "open", "open"], position=position)
        assert (await ann.get(f"/api/tables/{table}")).json()["position"]
        gone = await ann.post("/api/tables", {"game": "chicago-poker", "seats": ["me"], "position": {"replay": "nowhere"}})
        assert "nowhere" in problem(gone, 404, "not-found")
        wrong = {"game": "chicago-poker", "seats": ["me", "open"], "position": position}
        problem(await ann.post("/api/tables", wrong), 400, "bad-seats")
        assert match.seats == 3

    tell(story)
