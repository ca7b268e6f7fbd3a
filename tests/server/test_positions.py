"""Matches that begin from a position: given as JSON, or taken from a moment of a match that is over."""

from __future__ import annotations

import asyncio
import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

import windycity
from tests.effort import often
from tests.server.client import Person, Seen, visiting
from tests.server.inn import Inn, tell
from tests.server.nursery import Nursery
from windycity.core import record as records
from windycity.core.match import Match
from windycity.games.positions import position_at
from windycity.server.eyes import Gaze, Presence, state_of
from windycity.server.limits import Allowance, Limits
from windycity.server.reading import read_table

GAME = "chicago-poker"
GAMES = ("chicago-poker", "chicago-gangsters", "chicago", "gangsters")
ENOUGH: Any = [Allowance(1e9, 1e9)] * 10 + [10**9] * 5
PLENTY = Limits(*ENOUGH)


def under_way(game: str = GAME, seats: int = 3, answers: int = 12, seed: int = 5) -> Match:
    """A match after some answers by chance."""
    match, luck = windycity.game(game).start(seats, seed=seed), random.Random(seed)
    while len(match.answers) < answers:
        seat = luck.choice(match.waiting)
        match.play(seat, luck.choice(match.legal(seat)))
    assert not match.over
    return match


def written(match: Match) -> dict[str, Any]:
    return match.game.dump_position(match.position)


ODD: list[Any] = [None, True, -1, 3, 10**25, 1.5, "??", "R7", [], {}, [[]], [3, 3], "x" * 300, "\ud800", 255]


def damaged(data: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """A position with a few values replaced by others, from anywhere in it or from nowhere."""
    data = deepcopy(data)
    for _ in range(luck.randint(1, 3)):
        at: Any = data
        key: Any = luck.choice([*data])
        while isinstance(at[key], list | dict) and at[key] and luck.random() < 0.8:
            at = at[key]
            key = luck.randrange(len(at)) if isinstance(at, list) else luck.choice([*at])
        at[key] = luck.choice([luck.choice(ODD), deepcopy(data[luck.choice([*data])])])
    return data


async def begin(seen: Seen, words: str = "a horse's head") -> None:
    await seen.done("contribute", words=words)
    await seen.until(lambda seen: seen.state["stage"] == "playing")


async def end(seen: Seen) -> None:
    await seen.done("propose", matter="end")
    await seen.until(lambda seen: seen.state["stage"] == "over")


def shown(view: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_from_a_position_with_luck_of_its_own(game: str) -> None:
    match = under_way(game)

    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        table = await ann.found(game, ["me", "greedy", "greedy"], position={"json": written(match)})
        assert (await ann.get(f"/api/tables/{table}")).json()["position"] is True
        async with ann.at(table) as seen:
            assert seen.state is None or seen.state["view"] is None
            await begin(seen)
            assert (seen.state["position"], seen.state["options"]) == (True, match.options)
            assert seen.state["contributions"] == ["a horse's head", "", ""]
            for _ in range(4):
                await seen.move()
            read = await read_table(table, inn.services.store, inn.services.hub.games)
            again = shown(state_of(read, Gaze(0, "en", True), Presence(frozenset(), 0)))
            for name in ("view", "decision", "choices"):
                assert again[name] == seen.state[name], name
            await end(seen)
            secret = seen.state["secret"]
        record = records.read((await ann.get(f"/api/tables/{table}/record")).text)
        assert (record.header.luck, record.header.position) == ("hmac-2", written(match))
        replayed = records.replay(match.game, record)
        assert replayed.luck.secret.hex() == secret
        assert written(Match.from_position(match.game, position_at(replayed, 0), match.luck)) == written(match)

    tell(story)


async def finished(inn: Inn, moves: int = 5) -> tuple[Person, str, Match]:
    """A guest, and a match of hers that is over."""
    ann = await inn.come("Ann")
    table = await ann.found(GAME, ["me", "greedy", "greedy"], options={"specials": False})
    async with ann.at(table) as seen:
        await begin(seen)
        for _ in range(moves):
            await seen.move()
        await end(seen)
    record = (await ann.get(f"/api/tables/{table}/record")).text
    return ann, table, records.replay(windycity.game(GAME), records.read(record))


def test_a_match_goes_on_from_a_moment_of_another_and_so_does_the_rematch() -> None:
    async def story(inn: Inn) -> None:
        ann, source, match = await finished(inn)
        bob = await inn.come("Bob")
        table = await bob.found(GAME, ["open", "me", "greedy"], position={"replay": source, "moment": 3})
        wanted = Match.from_position(match.game, position_at(match, 3), match.luck)
        async with ann.at(table) as at_ann, bob.at(table) as at_bob:
            await at_ann.done("sit", seat=0)
            await at_ann.done("contribute", words="")
            await begin(at_bob)
            await at_ann.until(lambda seen: seen.state["stage"] == "playing")
            assert at_bob.state["options"] == {"specials": False, "short": False}
            hand = shown(wanted.view(1))["players"][1]["hand"]
            assert at_bob.state["view"]["players"][1]["hand"] == hand
            assert set(at_bob.state["view"]["players"][0]["hand"]) <= {"??"}
            await at_ann.done("propose", matter="end")
            await at_bob.until(lambda seen: seen.state["proposal"] is not None)
            await at_bob.done("vote", agreed=True)
            await at_bob.done("propose", matter="rematch")
            await at_ann.until(lambda seen: seen.state["proposal"] is not None)
            await at_ann.done("vote", agreed=True)
            following = at_ann.state["next"]
        async with ann.at(following) as at_ann, bob.at(following) as at_bob:
            await at_ann.done("contribute", words="")
            await begin(at_bob)
            assert at_bob.state["position"] is True
            assert at_bob.state["view"]["players"][1]["hand"] == hand

    tell(story)


def test_an_answer_in_a_match_from_a_position_can_be_taken_back() -> None:
    async def story(inn: Inn) -> None:
        ann, match = await inn.come("Ann"), under_way()
        table = await ann.found(GAME, ["me", "greedy", "greedy"], position={"json": written(match)})
        async with ann.at(table) as seen:
            await begin(seen)
            await seen.until(lambda seen: seen.state["decision"] is not None)
            before = deepcopy(seen.state["view"])
            nothing = await seen.do("propose", matter="undo")
            assert nothing["problem"]["error"] == "cannot-undo"
            plays = [group for group in seen.state["choices"]["groups"] if group["word"] == "play"]
            card, spot = (part["names"][place] for part, place in zip(plays[0]["parts"], plays[0]["moves"][0], strict=True))
            await seen.done("move", decision=seen.state["decision"], moves=[f"play {card} {spot}"])
            await seen.done("propose", matter="undo")
            await seen.until(lambda seen: seen.state["view"] == before)

    tell(story)


async def refused(ann: Person, wish: dict[str, Any], status: int = 400) -> tuple[str, str]:
    """Ask for a table that cannot be, and return why; nothing is made."""
    answer = await ann.post("/api/tables", wish)
    assert answer.status_code == status, answer.text
    assert (await ann.get("/api/me/tables")).json() == []
    return answer.json()["error"], answer.json()["message"]


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    async def story(inn: Inn) -> None:
        ann, match = await inn.come("Ann", "nl"), under_way()
        data = written(match)

        async def why(position: Any, status: int = 400, /, **more: Any) -> tuple[str, str]:
            ann.http.headers["accept-language"] = "nl"
            return await refused(ann, {"game": GAME, "seats": ["me", "greedy", "greedy"], "position": position, **more}, status)

        twice = deepcopy(data)
        twice["hand"][0] = sorted(twice["hand"][1], key=match.game.edition.names["card"].index)
        twice["hand_count"][0] = len(twice["hand"][0])
        code, message = await why({"json": twice})
        assert (code, message) == ("bad-position", match.game.say("flaw-card-missing", "nl"))
        assert "b9" not in message
        assert await why({"json": {**data, "edition": "0" * 16}}) == (
            "bad-position",
            f"De stelling heeft als edition {'0' * 16}; het moet {match.game.edition.digest} zijn.",
        )
        assert (await why({"json": {**data, "rules": 99}}))[0] == "bad-position"
        assert (await why({"json": {**data, "game": "chicago"}}))[0] == "bad-position"
        seen = match.game.dump_position(match.observed(0))
        assert (await why({"json": seen}))[1].startswith("Deze stelling is alleen wat één speler weet")
        assert (await why({"json": data}, seats=["me", "greedy"])) == (
            "bad-seats",
            "Deze stelling is voor 3 plaatsen; je noemde er 2.",
        )
        assert (await why({"json": data}, options={"specials": False}))[0] == "bad-option"
        assert (await why({"json": data}, options={"nonsense": True}))[0] == "bad-option"
        for both in ({}, {"json": data, "replay": "x"}, {"json": data, "odd": 1}, {"json": [data]}, {"json": None}, "x"):
            assert (await why(both))[0] == "bad-request"
        assert (await why({"replay": "nowhere", "moment": 0}, 404))[0] == "not-found"
        deep: Any = []
        for _ in range(400):
            deep = [deep]
        assert (await why({"json": {**data, "hand": deep}}))[0] == "bad-position"
        finished = played_out()
        assert (await why({"json": written(finished)}))[1].startswith("In deze stelling is de partij al afgelopen")

    tell(story)


def played_out() -> Match:
    match, luck = windycity.game(GAME).start(3, seed=3), random.Random(3)
    while not match.over:
        seat = luck.choice(match.waiting)
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def test_moments_are_of_matches_that_are_over_and_have_them() -> None:
    async def story(inn: Inn) -> None:
        ann, source, match = await finished(inn)
        seats = ["me", "greedy", "greedy"]
        for moment in (-1, len(match.answers) + 1, 10**30):
            answer = await ann.post(
                "/api/tables", {"game": GAME, "seats": seats, "position": {"replay": source, "moment": moment}}
            )
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-option")
        other = await ann.post("/api/tables", {"game": "chicago", "seats": seats, "position": {"replay": source}})
        assert (other.status_code, other.json()["error"]) == (400, "bad-position")
        table = await ann.found(GAME, seats)
        wish = {"game": GAME, "seats": seats, "position": {"replay": table}}
        assert (await ann.post("/api/tables", wish)).json()["message"].startswith("The match has not begun")
        async with ann.at(table) as seen:
            await begin(seen)
        answer = await ann.post("/api/tables", wish)
        assert (answer.status_code, answer.json()["error"]) == (409, "not-now")
        assert "not over yet" in answer.json()["message"]

    tell(story)


def test_a_record_that_was_brought_along_can_be_played_on() -> None:
    async def story(inn: Inn) -> None:
        ann, match = await inn.come("Ann"), played_out()
        brought = await ann.post("/api/replays", {"record": match.save()})
        assert brought.status_code == 201, brought.text
        wish = {"replay": brought.json()["id"], "moment": 9}
        table = await ann.found(GAME, ["me", "greedy", "greedy"], position=wish)
        async with ann.at(table) as seen:
            await begin(seen)
            there = Match.from_position(match.game, position_at(match, 9), match.luck)
            assert seen.state["view"]["table"] == shown(there.view(0))["table"]

    tell(story)


def test_an_edition_of_a_guest_comes_along_with_a_moment() -> None:
    book = windycity.game(GAME).rulebook
    text = (book.folder / "edition.toml").read_text("utf-8").replace("Al Capone", "Al Cappuccino")
    assert "Al Cappuccino" in text

    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        source = await ann.found(GAME, ["me", "greedy"], edition=text)
        async with ann.at(source) as seen:
            await begin(seen)
            await end(seen)
        table = await ann.found(GAME, ["me", "greedy"], position={"replay": source})
        async with ann.at(table) as seen:
            await begin(seen)
            assert seen.state["edition"] is True
            assert seen.state["seats"][0]["player"] == "Al Cappuccino"

    tell(story)


def test_nothing_that_a_caller_sends_as_a_position_breaks_the_server() -> None:
    matches = [under_way(game) for game in GAMES]
    luck = random.Random(11)

    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        refusals = 0
        for _ in range(often(160)):
            match = luck.choice(matches)
            content = msgspec.json.encode({"game": match.game.name, "seats": ["me", "greedy", "greedy"]})[:-1]
            position = json.dumps(damaged(written(match), luck))
            body = content + b',"position":{"json":' + position.encode() + b"}}"
            headers = {**ann.headers, "content-type": "application/json"}
            answer = await ann.http.post("/api/tables", content=body, headers=headers)
            assert answer.status_code in (201, 400), answer.text
            if answer.status_code == 400:
                refusals += 1
                assert answer.json()["message"]
                continue
            async with ann.at(answer.json()["id"]) as seen:  # whatever was let in can be played
                await begin(seen)
                for _ in range(2):
                    await seen.until(lambda seen: seen.state["decision"] is not None or seen.state["stage"] == "over")
                    if seen.state["stage"] == "playing":
                        await seen.move()
        assert refusals > often(160) // 2

    tell(story, limits=PLENTY)


def test_a_match_from_a_position_goes_on_after_a_crash(tmp_path: Path) -> None:
    match = under_way("chicago-gangsters", 3)

    async def story(nursery: Nursery) -> None:
        store = tmp_path / "store.sqlite"
        server = await nursery.start(store)
        async with visiting(server.site) as person:
            ann = await person().come("Ann")
            table = await ann.found("chicago-gangsters", ["me", "open", "greedy"], position={"json": written(match)})
        await server.kill()
        server = await nursery.start(store, server.port)
        async with visiting(server.site) as person:
            ann, bob = Person(person().http, server.site, ann.key), await person().come("Bob")
            async with ann.at(table) as at_ann, bob.at(table) as at_bob:
                await at_bob.done("sit", seat=1)
                await at_bob.done("contribute", words="from Bob")
                await begin(at_ann)
                await at_bob.until(lambda seen: seen.state["stage"] == "playing")
                await asyncio.sleep(0.3)
                before = [(at_ann.state["view"], at_ann.state["choices"]), (at_bob.state["view"], at_bob.state["choices"])]
        await server.kill()
        server = await nursery.start(store, server.port)
        async with visiting(server.site) as person:
            both = [Person(person().http, server.site, each.key) for each in (ann, bob)]
            async with both[0].at(table) as at_ann, both[1].at(table) as at_bob:
                for seen in (at_ann, at_bob):
                    await seen.until(lambda seen: seen.state["stage"] == "playing")
                assert [(seen.state["view"], seen.state["choices"]) for seen in (at_ann, at_bob)] == before
                waiting = next(seen for seen in (at_ann, at_bob) if seen.state["decision"] is not None)
                await waiting.move()

    with Nursery(tmp_path / "log") as nursery:
        asyncio.run(asyncio.wait_for(story(nursery), 120))
    assert "Traceback" not in (tmp_path / "log").read_text()
