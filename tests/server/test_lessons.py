"""Lessons and puzzles at a server: a table where a learner is led through a match, and plays on."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.client import Person, Seen
from tests.server.inn import Inn, tell
from tests.test_puzzles import ending_with_its_answer
from windycity.lessons import puzzle_of
from windycity.server import routes
from windycity.server.eyes import Gaze, Presence, state_of
from windycity.server.reading import read_table

GAME, LESSON = "chicago-poker", "first-match"


async def begun(inn: Inn, language: str = "en") -> tuple[Person, str]:
    """A guest who takes a lesson, and the table."""
    ann = await inn.person().come("Ann", language)
    made = await ann.post(f"/api/games/{GAME}/lessons/{LESSON}")
    assert made.status_code == 201, made.text
    return ann, made.json()["id"]


async def begin(seen: Seen) -> None:
    await seen.done("contribute", words="")
    await seen.until(lambda seen: seen.state["stage"] == "playing")


def test_a_learner_is_led_through_a_lesson_and_plays_on() -> None:
    async def story(inn: Inn) -> None:
        ann, table = await begun(inn)
        async with ann.at(table) as seen:
            await begin(seen)
            lesson = seen.state["lesson"]
            assert (lesson["title"], lesson["step"], lesson["task"]) == ("Your first match", 0, None)
            assert lesson["steps"][0] == "You want the businesses."
            assert lesson["show"] == ["spot 1", "spot 2"]
            await done_to_the_end(seen)
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 10 and seen.state["decision"] is not None)
            for _ in range(6):  # bots play by themselves again
                await seen.move()
                await seen.until(lambda seen: seen.state["decision"] is not None)

    tell(story)


def test_of_a_walk_the_answer_says_where_it_ends() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.person().come("Ann")
        made = await ann.post("/api/games/chicago/puzzles/far-ahead")
        async with ann.at(made.json()["id"]) as seen:
            await begin(seen)
            shown = await seen.do("show")
            assert len(shown["ways"][0]) > 3
            walk, end = shown["text"].split("\n\n")
            assert walk.startswith("Man 3")
            assert "NW-casino" in end

    tell(story)


async def done_to_the_end(seen: Seen) -> None:
    for step in range(10):
        assert seen.state["lesson"]["step"] == step
        if seen.state["lesson"]["task"] is None:
            await seen.done("go_on")
        else:
            shown = await seen.do("show")
            assert len(shown["text"].split("\n\n")) == len(shown["ways"][0])
            await seen.done("move", decision=seen.state["decision"], moves=shown["ways"][0])
        await seen.until(lambda seen, step=step: seen.state["lesson"]["step"] == step + 1)  # type: ignore[misc]


def test_a_wrong_try_is_answered_and_changes_nothing() -> None:
    async def story(inn: Inn) -> None:
        ann, table = await begun(inn, "de")
        async with ann.at(table) as seen:
            await begin(seen)
            assert (await seen.do("move", decision=seen.state["decision"], moves=["draw"]))["problem"]["error"] == "not-the-task"
            await seen.done("go_on")
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 1)
            assert seen.state["lesson"]["task"].startswith("Du hast zwei Neunen.")
            before = seen.state
            wrong = await seen.do("move", decision=before["decision"], moves=["play R9 1"])
            assert "nützt dir als weitere Karte mehr" in wrong["problem"]["message"]
            illegal = await seen.do("move", decision=before["decision"], moves=["play R5 1"])
            assert illegal["problem"]["rule"] == "CP-4.3"
            assert (await seen.do("go_on"))["problem"]["error"] == "not-the-task"
            assert (await seen.do("hand_over", bot="greedy"))["problem"]["error"] == "refused"
            refused = (await seen.do("propose", matter="undo"))["problem"]
            assert (refused["error"], refused["message"]) == ("refused", seen.state["no_undo"])
            assert seen.state == before

    tell(story)


def test_a_learner_goes_back_and_the_table_comes_back_from_its_log() -> None:
    async def story(inn: Inn) -> None:
        ann, table = await begun(inn)
        async with ann.at(table) as seen:
            await begin(seen)
            await seen.done("go_on")
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 1)
            await seen.done("move", decision=seen.state["decision"], moves=["draw"])
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 2)
            await seen.done("go_back")
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 1)
            await seen.done("move", decision=seen.state["decision"], moves=["draw"])
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 2)
            read = await read_table(table, inn.services.store, inn.services.hub.games)
            shown = msgspec.json.decode(msgspec.json.encode(state_of(read, Gaze(0, "en", True), Presence(frozenset(), 0))))
            for name in ("lesson", "view", "decision", "choices"):
                assert shown[name] == seen.state[name]

    tell(story)


def test_lessons_are_listed_and_one_that_there_is_not_is_not_found() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.person().come("Ann", "nl")
        games = (await ann.get("/api/games", headers={"accept-language": "nl"})).json()
        poker = next(game for game in games if game["name"] == GAME)
        assert poker["lessons"][0] == {"name": LESSON, "title": "Je eerste partij"}
        missing = await ann.post(f"/api/games/{GAME}/lessons/nothing")
        assert (missing.status_code, missing.json()["error"]) == (400, "bad-lesson")
        table = await ann.found(GAME, ["me", "greedy"])
        async with ann.at(table) as seen:
            await begin(seen)
            assert seen.state["lesson"] is None
            for command in ("go_on", "go_back", "show"):
                assert "geen les" in (await seen.do(command))["problem"]["message"]

    tell(story)


def test_a_puzzle_is_tried_answered_and_played_on() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.person().come("Ann", "en")
        made = await ann.post(f"/api/games/{GAME}/puzzles/morans-bullet")
        assert made.status_code == 201, made.text
        async with ann.at(made.json()["id"]) as seen:
            await begin(seen)
            lesson = seen.state["lesson"]
            assert (lesson["puzzle"], lesson["steps"]) == (True, ["Two tens and three actions.", ""])
            tried = await seen.do("move", decision=seen.state["decision"], moves=["draw"])
            assert tried["problem"]["error"] == "not-the-task"
            assert "you hold what you need for it" in tried["problem"]["message"]
            await seen.done("move", decision=seen.state["decision"], moves=["play B10 1", "play R10 1"])
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 1)
            assert seen.state["lesson"]["steps"][1] == "Two cards beat five."
            assert "the next best" in seen.state["lesson"]["text"]
            await seen.done("go_on")
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 2)
            await seen.move()
            await seen.until(lambda seen: seen.state["decision"] is not None)

    tell(story)


def test_the_reason_is_read_also_after_an_answer_that_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "puzzle_of", lambda game, name: ending_with_its_answer(puzzle_of(game, name)))

    async def story(inn: Inn) -> None:
        ann = await inn.person().come("Ann", "en")
        made = await ann.post(f"/api/games/{GAME}/puzzles/the-last-card")
        async with ann.at(made.json()["id"]) as seen:
            await begin(seen)
            await seen.done("move", decision=seen.state["decision"], moves=["play Y15 1"])
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 1)
            assert "the next best" in seen.state["lesson"]["text"]
            assert (seen.state["stage"], seen.state["decision"], seen.state["view"]["result"] is None) == ("playing", None, False)
            await seen.done("go_on")
            await seen.until(lambda seen: seen.state["stage"] == "over")
            assert seen.state["secret"]

    tell(story)


def test_a_puzzle_at_a_table_is_the_same_when_the_server_comes_back() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.person().come("Ann", "en")
        made = (await ann.post(f"/api/games/{GAME}/puzzles/morans-bullet")).json()["id"]
        async with ann.at(made) as seen:
            await begin(seen)
            await seen.done("move", decision=seen.state["decision"], moves=["play B10 1", "play R10 1"])
            await seen.until(lambda seen: seen.state["lesson"]["step"] == 1)
            read = await read_table(made, inn.services.store, inn.services.hub.games)
            shown = msgspec.json.decode(msgspec.json.encode(state_of(read, Gaze(0, "en", True), Presence(frozenset(), 0))))
            for name in ("lesson", "view", "decision", "choices"):
                assert shown[name] == seen.state[name]

    tell(story)


def test_puzzles_are_listed_apart_from_lessons() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.person().come("Ann", "de")
        games = (await ann.get("/api/games", headers={"accept-language": "de"})).json()
        poker = next(game for game in games if game["name"] == GAME)
        assert poker["puzzles"][0] == {"name": "morans-bullet", "title": "Morans Kugel"}
        assert {"name": "morans-bullet", "title": "Morans Kugel"} not in poker["lessons"]
        missing = await ann.post(f"/api/games/{GAME}/puzzles/{LESSON}")
        assert (missing.status_code, missing.json()["error"]) == (400, "bad-lesson")

    tell(story)
