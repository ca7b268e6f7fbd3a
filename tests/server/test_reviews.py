"""Reviews at a server: computed once, in a process of their own, kept, told in the caller's language, restarted after an end."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import windycity
from tests.review.stories import last_chance
from tests.server.client import Person, visiting
from tests.server.inn import Inn, tell
from tests.server.test_replays import brought
from tests.server.test_routes import problem
from windycity.core.match import Match
from windycity.review import Point, Review
from windycity.review.review import VERSION
from windycity.server import reviewer, thinker
from windycity.server.limits import Allowance, Limits
from windycity.server.reviews import Reviews
from windycity.server.serve import Wish, running


@cache
def given_away(card: str = "G1") -> str:
    """The record of a match that one move gave away."""
    return last_chance().play(0, "draw", card).match.save()


def review_of(match: Match) -> Review:
    """A review as quick as can be."""
    points = [Point(len(match.answers), [0.0, 1.0], 0.0)]
    digest, rules = match.game.edition.digest, match.game.rulebook.rules_version
    return Review(VERSION, match.game.name, rules, digest, "boss", "normal", 0, match.seats, len(match.answers), points, [], [])


class Computer:
    """Computes reviews in place of a process, when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch):
        self.begun = 0
        self.go_on = asyncio.Event()
        self.fails = False
        monkeypatch.setattr(Reviews, "_compute", self.compute)

    async def has_begun(self, count: int = 1) -> None:
        """Wait until this many reviews have begun, and any that may begin beside them."""
        while self.begun < count:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)

    async def compute(self, job: Any, match: Match) -> str | None:
        self.begun += 1
        job.done, job.total = 3, 10
        await self.go_on.wait()
        return None if self.fails else review_of(match).to_json()


async def finished(person: Person, id: str) -> Any:
    """Wait until a review is done."""
    for _ in range(120):
        shown = (await person.get(f"/api/replays/{id}/review")).json()
        if shown.get("review"):
            return shown
        await asyncio.sleep(0.5)  # a network that asks more often is refused after a while
    raise AssertionError("the review is not done")


def test_a_review_is_computed_in_a_process_and_told_in_the_callers_language() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        id = await brought(ann, given_away())
        begun = await ann.post(f"/api/replays/{id}/review", {})
        assert begun.status_code == 202, begun.text
        shown = await finished(ann, id)
        review = Review.from_json(json.dumps(shown["review"]))
        assert [(cost.answer, cost.seat, cost.move, cost.better) for cost in review.costs] == [(0, 0, "draw", "play R6 1")]
        assert review.points[-1].shares == [0.0, 1.0]
        assert shown["telling"]["costs"][0]["sentence"] == "Al Capone gave away 100 points."
        in_dutch = await inn.http.get(f"/api/replays/{id}/review", headers={"accept-language": "nl"})
        assert in_dutch.json()["telling"]["costs"][0]["sentence"] == "Al Capone gaf 100 punten weg."
        spoken = (await ann.get(f"/api/replays/{id}/review?spoken=true")).json()
        assert "the red 6" in spoken["telling"]["costs"][0]["better"]

    tell(story)


def test_however_many_ask_it_is_computed_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        computer = Computer(monkeypatch)
        ann, bob = await inn.come("Ann"), await inn.come("Bob")
        id = await brought(ann, given_away())
        asked = await asyncio.gather(*(person.post(f"/api/replays/{id}/review", {}) for person in (ann, bob, ann, bob)))
        assert {answer.status_code for answer in asked} == {202}
        await computer.has_begun()
        assert (await bob.get(f"/api/replays/{id}/review")).json() == {"done": 3, "total": 10, "review": None, "telling": None}
        computer.go_on.set()
        await finished(bob, id)
        assert (await ann.post(f"/api/replays/{id}/review", {})).json()["review"] is not None
        assert computer.begun == 1

    tell(story)


def test_one_review_is_computed_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        computer = Computer(monkeypatch)
        ann = await inn.come("Ann")
        first, second = await brought(ann, given_away()), await brought(ann, given_away("G2"))
        await ann.post(f"/api/replays/{first}/review", {})
        await ann.post(f"/api/replays/{second}/review", {})
        await computer.has_begun()
        assert computer.begun == 1
        assert (await ann.get(f"/api/replays/{second}/review")).json()["total"] == 0
        computer.go_on.set()
        await finished(ann, second)

    tell(story)


def test_what_is_not_over_or_not_there_or_nobodys_is_refused() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        running_match = await brought(ann, windycity.game("chicago-poker").start(seats=2, seed=1).save())
        assert problem(await ann.post(f"/api/replays/{running_match}/review", {}), 409, "not-now")
        table = await ann.found("chicago-poker", ["me", "greedy"])
        assert (await ann.post(f"/api/replays/{table}/review", {})).status_code == 409
        assert problem(await ann.post("/api/replays/nowhere/review", {}), 404, "not-found")
        id = await brought(ann, given_away())
        assert "no review" in problem(await ann.get(f"/api/replays/{id}/review"), 404, "not-found")
        assert problem(await inn.http.post(f"/api/replays/{id}/review", json={}), 401, "no-guest")

    tell(story)


def test_a_guest_may_begin_some_reviews_and_ask_for_those_as_often_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        Computer(monkeypatch).go_on.set()
        ann, bob = await inn.come("Ann"), await inn.come("Bob")
        first, second = await brought(ann, given_away()), await brought(ann, given_away("G2"))
        assert (await ann.post(f"/api/replays/{first}/review", {})).status_code == 202
        assert (await ann.post(f"/api/replays/{first}/review", {})).status_code == 202
        assert problem(await ann.post(f"/api/replays/{second}/review", {}), 429, "too-many")
        assert (await bob.post(f"/api/replays/{second}/review", {})).status_code == 202

    tell(story, limits=Limits(reviews=Allowance(1, 0.001)))


def test_a_review_that_failed_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        computer = Computer(monkeypatch)
        computer.fails = True
        computer.go_on.set()
        ann = await inn.come("Ann")
        id = await brought(ann, given_away())
        await ann.post(f"/api/replays/{id}/review", {})
        for _ in range(100):
            if (await ann.get(f"/api/replays/{id}/review")).status_code == 404:
                break
            await asyncio.sleep(0.3)
        computer.fails = False
        await ann.post(f"/api/replays/{id}/review", {})
        await finished(ann, id)
        assert computer.begun == 2

    tell(story)


def test_a_review_under_way_when_the_server_ends_is_begun_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def story() -> None:
        computer = Computer(monkeypatch)
        wish = Wish(tmp_path / "store.sqlite", port=0, compiling=False)
        async with running(wish) as (_, port), visiting(f"http://127.0.0.1:{port}") as person:
            ann = await person().come("Ann")
            id = await brought(ann, given_away())
            await ann.post(f"/api/replays/{id}/review", {})
            await computer.has_begun()
        computer.go_on.set()
        async with running(wish) as (_, port), visiting(f"http://127.0.0.1:{port}") as person:
            await finished(await person().come("Bob"), id)
            assert computer.begun == 2
        async with running(wish) as (_, port), visiting(f"http://127.0.0.1:{port}") as person:
            await finished(await person().come("Cleo"), id)
            assert computer.begun == 2, "it is kept"

    asyncio.run(story())


def test_before_rules_are_compiled_what_is_done_is_shown_and_what_was_begun_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        computer = Computer(monkeypatch)
        computer.go_on.set()
        ann = await inn.come("Ann")
        done, begun, new = [await brought(ann, given_away(card)) for card in ("G1", "G2", "G3")]
        await ann.post(f"/api/replays/{done}/review", {})
        await finished(ann, done)
        await inn.services.store.begin_review(begun, "a server that is gone", 0.0)
        inn.services.reviews._compiled_only = True  # as after a start
        assert (await ann.get(f"/api/replays/{done}/review?language=de")).json()["telling"]
        assert (await ann.get(f"/api/replays/{begun}/review")).json()["total"] == 0
        assert problem(await ann.post(f"/api/replays/{new}/review", {}), 409, "not-now")
        assert computer.begun == 1
        inn.services.reviews._compiled_only = False
        await finished(ann, begun)

    tell(story)


def test_a_review_goes_with_the_guest_whose_match_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        computer = Computer(monkeypatch)
        ann, bob = await inn.come("Ann"), await inn.come("Bob")
        done, under_way = await brought(ann, given_away()), await brought(ann, given_away("G2"))
        kept = await brought(bob, given_away())
        computer.go_on.set()
        for id in (done, kept):
            await ann.post(f"/api/replays/{id}/review", {})
            await finished(bob, id)
        computer.go_on.clear()
        await ann.post(f"/api/replays/{under_way}/review", {})
        assert (await bob.get(f"/api/replays/{done}")).json()["reviewed"]
        await ann.http.delete("/api/me", headers=ann.headers)
        for id in (done, under_way):
            assert await inn.services.store.review(id) is None
            assert problem(await bob.get(f"/api/replays/{id}/review"), 404, "not-found")
            assert problem(await bob.get(f"/api/replays/{id}"), 404, "not-found")
        computer.go_on.set()
        await asyncio.sleep(0.2)
        assert await inn.services.store.review(under_way) is None, "what was under way is not stored"
        assert (await finished(bob, kept))["review"]

    tell(story)


def test_a_review_keeps_no_bot_waiting() -> None:
    assert reviewer.NICE > thinker.NICE
