"""WebSockets: playing, watching, several devices, mistakes, floods, and clients that are too slow."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.client import Person, Seen
from tests.server.inn import GAME, Inn, inn, tell
from windycity.server import socket as sockets
from windycity.server.commands import AnyCommand, Who
from windycity.server.eyes import problem_of
from windycity.server.limits import Allowance, Limits
from windycity.server.live import Live
from windycity.server.protocol import Answer, AnyQuestion, encode
from windycity.server.refusals import BadMessage
from windycity.server.socket import Device, read_message
from windycity.server.store import StoreFailed

PLENTY = Limits(messages=Allowance(10_000, 10_000), strikes=Allowance(10_000, 10_000))


async def begun(ann: Seen, bob: Seen) -> None:
    await ann.done("contribute", words="one")
    await bob.done("contribute", words="two")
    await ann.until(lambda seen: seen.state["stage"] == "playing")
    await bob.until(lambda seen: seen.state["stage"] == "playing")


def test_two_guests_play_and_a_nameless_spectator_looks_on() -> None:
    async def story(inn: Inn) -> None:
        ann, bob, table = await inn.two()
        async with ann.at(table) as at_ann, bob.at(table) as at_bob, inn.person().at(table) as nobody:
            await begun(at_ann, at_bob)
            for _ in range(6):
                mover = at_ann if at_ann.state["decision"] is not None else at_bob
                await mover.move()
            await nobody.until(lambda seen: seen.state["stage"] == "playing")
            assert nobody.state["you"] is None
            assert at_ann.state["watching"] == 1
            refused = await nobody.do("say", text="hello")
            assert refused["problem"]["error"] == "refused"
            assert "become a guest first" in refused["problem"]["message"]
            await at_ann.done("say", text="hello")
            await nobody.until(lambda seen: seen.talk == ["hello"])
            mine = (await ann.get("/api/me/tables")).json() + (await bob.get("/api/me/tables")).json()
            assert [one["your_turn"] for one in mine].count(True) == 1
            text = (await inn.http.get("/metrics")).text
            assert "windycity_connections 3" in text
            assert 'windycity_moves_total{game="chicago-poker",by="guest"} 6' in text
            assert 'windycity_refused_total{code="refused"} 1' in text
        while inn.services.doorman.connections:
            await asyncio.sleep(0.01)
        assert not inn.services.clients

    tell(story)


def test_secrets_are_not_compressed_beside_what_others_write() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.person().come("Ann")
        table = await ann.found(GAME, ["me", "greedy"])
        async with ann.at(table) as seen:  # offers to compress, as browsers do
            response = seen.socket.response
            assert response is not None
            assert "Sec-WebSocket-Extensions" not in response.headers

    tell(story)


def test_sentences_are_spoken_for_those_who_type_nothing() -> None:
    async def story(inn: Inn) -> None:
        ann, bob, table = await inn.two()
        async with ann.at(table, "protocol=1&spoken=true") as at_ann, bob.at(table) as at_bob:
            await begun(at_ann, at_bob)
            assert any(re.search(r"the (red|green|blue|yellow|purple) \d", text) for text in at_ann.news)
            assert not any(re.search(r"\b[RGBYP]\d", text) for text in at_ann.news)
            assert any(re.search(r"\b[RGBYP]\d", text) for text in at_bob.news)
            missing = next(f"R{value}" for value in range(1, 16) if f'"R{value}"' not in json.dumps(at_ann.state["view"]))
            why = await at_ann.do("why_not", move=f"play {missing} 1")
            assert why["problem"]["message"] == f"You do not hold the red {missing[1:]}. (CP-4.3)"

    tell(story)


PROMPTS = [("true", "Which heads do you buy?"), ("false", '"buy blue", "buy green" or "done".')]


@pytest.mark.parametrize(("spoken", "asked"), PROMPTS)
def test_a_prompt_has_nothing_to_type_for_those_who_type_nothing(spoken: str, asked: str) -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.person().come("Ann")
        table = await ann.found("chicago", ["me", "greedy"])
        async with ann.at(table, f"protocol=1&spoken={spoken}") as at_ann:
            await at_ann.done("contribute", words="one")
            await at_ann.until(lambda seen: bool(seen.state["choices"]))
            assert at_ann.state["prompt"].endswith(asked)

    tell(story)


def test_the_record_is_what_the_caller_may_have_and_all_of_it_once_it_is_over() -> None:
    async def story(inn: Inn) -> None:
        ann, bob, table = await inn.two()
        early = await ann.get(f"/api/tables/{table}/record")
        assert early.status_code == 409
        async with ann.at(table) as at_ann, bob.at(table) as at_bob:
            await begun(at_ann, at_bob)
            own = (await ann.get(f"/api/tables/{table}/record")).text
            assert json.loads(own.splitlines()[0])["seen_by"] == 0
            watched = (await inn.http.get(f"/api/tables/{table}/record")).text
            assert "secret" not in own + watched
            await at_ann.done("propose", matter="end")
            await at_bob.done("vote", agreed=True)
            await at_ann.until(lambda seen: seen.state["stage"] == "over")
            answer = await inn.http.get(f"/api/tables/{table}/record")
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            assert json.loads(answer.text.splitlines()[-1])["secret"] == at_ann.state["secret"]
            check(answer.text)

    tell(story)


def check(record: str) -> None:
    """Replay a record, as `windycity replay --verify` does."""
    import windycity
    from windycity.core import record as records

    records.replay(windycity.game(GAME, compiled=False), records.read(record))


def test_a_guest_has_several_devices_and_is_there_until_the_last_goes() -> None:
    async def story(inn: Inn) -> None:
        ann, bob, table = await inn.two()
        async with bob.at(table) as at_bob:
            async with ann.at(table) as phone:
                async with ann.at(table, "protocol=1&language=nl") as laptop:
                    await at_bob.until(lambda seen: seen.state["seats"][0]["present"])
                    await phone.done("say", text="here")
                    await laptop.until(lambda seen: seen.talk == ["here"])
                    refused = await laptop.do("vote", agreed=True)
                    assert refused["problem"]["message"] == "Er is op dit moment niets voorgesteld."
                await phone.done("say", text="still here")
                await at_bob.until(lambda seen: len(seen.talk) == 2)
                assert at_bob.state["seats"][0]["present"]
            await at_bob.until(lambda seen: not seen.state["seats"][0]["present"])

    tell(story)


def test_a_new_name_holds_at_once_on_all_devices() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        table = await ann.found(GAME, ["open", "open"])
        async with ann.at(table) as seen:
            await seen.until(lambda seen: True)
            await ann.http.patch("/api/me", json={"name": "Anna"}, headers=ann.headers)
            await seen.done("sit", seat=0)
            await seen.until(lambda seen: seen.state["seats"][0]["name"] == "Anna")

    tell(story)


@pytest.mark.parametrize(
    ("who", "table", "query", "code", "told"),
    [
        ("ann", None, "protocol=2", 4406, "version 1 of the protocol, not 2"),
        ("ann", None, "protocol=x&language=nl", 4406, "versie 1 van het protocol, niet x"),
        ("ann", "nothing", "protocol=1", 4404, "There is no table nothing"),
        ("wrong", None, "protocol=1", 4401, "Nobody here has that key"),
    ],
)
def test_who_cannot_come_in_is_told_why(who: str, table: str | None, query: str, code: int, told: str) -> None:
    async def story(inn: Inn) -> None:
        ann, _, made = await inn.two()
        person = ann if who == "ann" else Person(ann.http, ann.site, "wrong")
        async with person.at(table or made, query) as seen:
            answer = await seen.next_odd()
            assert answer["id"] is None
            assert told in answer["problem"]["message"]
            assert await seen.closed() == code

    tell(story)


@pytest.mark.parametrize(
    ("text", "id", "told"),
    [
        ("", None, "not JSON"),
        ("{", None, "not JSON"),
        ("[]", None, "must be an object, not a list"),
        ('{"do":"fly","id":"7"}', "7", "do cannot be 'fly'"),
        ('{"id":"7"}', "7", "do is missing"),
        ('{"do":"sit","id":"7"}', "7", "seat is missing"),
        ('{"do":"sit","id":"7","seat":"one"}', "7", "seat must be a whole number, not a text"),
        ('{"do":"sit","id":7,"seat":1}', None, "id must be a text, not a whole number"),
        ('{"do":"sit","id":"7","seat":1,"now":1}', "7", "no field now"),
        ('{"do":"say","id":"7","text":""}', "7", "text is too short"),
        ('{"do":"move","id":"7","decision":1,"moves":[]}', "7", "moves is too short"),
        ('{"x":' + "[" * 16_000, None, "deep"),
        ('{"do":"say","id":"7","text":"' + "x" * 20_000 + '"}', None, "characters at most"),
        (b'{"do":"sit","id":"7","seat":1}', None, "not binary"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_mistake_is_answered_with_what_would_be_right_and_closes_nothing(text: str | bytes, id: str | None, told: str) -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        table = await ann.found(GAME, ["open", "open"])
        async with ann.at(table) as seen:
            await seen.send(text)
            answer = await seen.next_odd()
            assert answer["id"] == id
            assert answer["problem"]["error"] == "bad-message"
            assert told in answer["problem"]["message"].replace("\u2068", "").replace("\u2069", "")
            if '"do":"sit"' in str(text) and isinstance(text, str):
                assert '{"do":"sit","id":"1","seat":0}' in answer["problem"]["message"]
            await seen.done("sit", seat=0)

    tell(story)


def test_commands_are_carried_out_once_though_they_come_twice() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        table = await ann.found(GAME, ["me", "open"])
        async with ann.at(table) as seen:
            await seen.done("say", text="once", id="a")
            await seen.done("say", text="once", id="a")
            await seen.done("say", text="twice", id="b")
            await seen.until(lambda seen: "twice" in seen.talk)
            assert seen.talk == ["once", "twice"]

    tell(story)


def test_too_many_messages_are_refused_and_a_flood_closes_the_connection() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        table = await ann.found(GAME, ["me", "open"])
        async with ann.at(table) as seen:
            for number in range(3):
                await seen.done("say", text=str(number))
            refused = await seen.do("say", text="4")
            assert refused["problem"]["error"] == "too-fast"
            assert "not carried out" in refused["problem"]["message"]
            for number in range(10):
                await seen.send(json.dumps({"do": "say", "id": f"f{number}", "text": "x"}))
            assert await seen.closed() == 4429
            assert seen.odd[-1]["problem"]["message"].startswith("Far too many messages")

    tell(story, limits=Limits(messages=Allowance(3, 0.01), strikes=Allowance(5, 0.01)))


def test_connections_of_a_guest_and_of_an_address_are_limited() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        table = await ann.found(GAME, ["me", "open"])
        async with ann.at(table) as one, ann.at(table) as two:
            await one.until(lambda seen: True)
            await two.until(lambda seen: True)
            async with ann.at(table) as three:
                assert "2 connections already" in (await three.next_odd())["problem"]["message"]
                assert await three.closed() == 4429
            async with inn.person().at(table) as nobody:
                await nobody.until(lambda seen: True)
                async with inn.person().at(table) as another:
                    assert await another.closed() == 4429
        async with ann.at(table) as again:
            await again.until(lambda seen: True)

    tell(story, limits=Limits(connections_of_guest=2, connections_of_address=3))


def test_a_device_that_is_behind_loses_updates_keeps_answers_and_goes_on_with_a_snapshot() -> None:
    async def story() -> None:
        device = Device(Who("ann", "Ann"), "en", whole=False)
        snapshot, update = b'{"type":"snapshot"}', b'{"type":"update"}'
        for _ in range(sockets.MOST_QUEUED):
            device.send(update)
        device.answer(Answer("1"))
        assert not device.behind
        device.send(update)
        assert device.behind
        device.send(update)
        assert json.loads(await device.next() or b"")["type"] == "answer"
        assert await device.next() is None
        device.send(snapshot)
        assert not device.behind
        device.send(update)
        assert [await device.next(), await device.next()] == [snapshot, update]

    asyncio.run(story())


def test_a_slow_client_gets_the_table_afresh_when_it_reads_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_QUEUED", 4)

    async def story(inn: Inn) -> None:
        ann, bob, table = await inn.two()
        async with ann.at(table) as at_ann, bob.at(table) as at_bob:
            await at_bob.until(lambda seen: True)
            slow = next(device for device in inn.services.clients if device.who.name == "Bob")
            assert isinstance(slow, Device)
            hold = asyncio.Event()
            next_message = slow.next

            async def held() -> bytes | None:
                await hold.wait()
                return await next_message()

            slow.next = held  # type: ignore[method-assign]  # as if its network stood still
            for number in range(12):
                await at_ann.done("say", text=str(number))
            assert slow.behind
            before = at_bob.snapshots
            hold.set()
            await at_bob.until(lambda seen: "11" in seen.talk)
            assert at_bob.snapshots == before + 1
            await at_ann.done("say", text="and on")
            await at_bob.until(lambda seen: seen.talk[-1] == "and on")
            assert "windycity_behind_total 1" in (await inn.http.get("/metrics")).text

    tell(story, limits=PLENTY)


def test_a_table_that_is_read_again_keeps_its_sockets() -> None:
    async def story(inn: Inn) -> None:
        ann, bob, table = await inn.two()
        async with ann.at(table) as at_ann, bob.at(table) as at_bob:
            await at_bob.until(lambda seen: True)
            live = await inn.services.hub.table(table)
            append = inn.services.store.append

            async def fail(*_: Any) -> None:
                raise StoreFailed("store-closed")

            inn.services.store.append = fail  # type: ignore[assignment,method-assign]
            answer = await at_ann.do("say", text="lost")
            assert answer["problem"]["error"] == "store-failed"
            inn.services.store.append = append  # type: ignore[method-assign]
            await at_ann.done("say", text="kept")
            await at_bob.until(lambda seen: "kept" in seen.talk)
            assert "lost" not in at_bob.talk
            assert await inn.services.hub.table(table) is not live

    tell(story)


def test_a_device_that_goes_while_its_table_moves_is_not_taken_along() -> None:
    async def story(inn: Inn) -> None:
        ann, _, table = await inn.two()
        async with ann.at(table) as seen:
            await seen.until(lambda seen: True)
            old = await inn.services.hub.table(table)
            assert isinstance(old, Live)
            await old._lock.acquire()  # what is being stored takes long
            inn.services.hub._drop(old, StoreFailed("store-closed"))
        while inn.services.clients:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert old.connections == 1
        old._lock.release()
        while old.connections:
            await asyncio.sleep(0.01)
        new = await inn.services.hub.table(table)
        assert new is not old
        await asyncio.sleep(0.05)
        assert new.connections == 0

    tell(story)


# Fuzz

_leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40)
_json = st.recursive(_leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4))
_names = sorted({field for kind in (*AnyCommand.__args__, *AnyQuestion.__args__) for field in kind.__struct_fields__})
_almost = st.dictionaries(st.sampled_from(_names), _leaves | st.lists(_leaves, max_size=3), max_size=5)
_messages = (
    st.builds(lambda do, rest: json.dumps({"do": do, "id": "1", **rest}), st.sampled_from([*sockets.LIKE]), _almost)
    | st.builds(json.dumps, _json)
    | st.text(max_size=200)
)


@settings(max_examples=200)
@given(_messages)
def test_any_text_is_a_message_or_is_refused_in_three_languages(text: str) -> None:
    for language in ("en", "nl", "de"):
        try:
            read_message(text)
        except BadMessage as error:
            encode(Answer(None, problem_of(error, language)))


def test_no_message_breaks_a_connection() -> None:
    async def story() -> None:
        async with inn(limits=PLENTY) as place:
            ann, bob, table = await place.two()
            async with ann.at(table) as at_ann, bob.at(table) as at_bob:
                await begun(at_ann, at_bob)
                for text in corpus:
                    await at_ann.send(text)
                await at_ann.done("resync", id="the-last")
                await asyncio.sleep(0.2)
                errors = {answer["problem"]["error"] for answer in at_ann.odd if answer["problem"]}
                assert "internal" not in errors
                assert "bad-message" in errors
                await at_bob.done("say", text="fine")
                assert not place.services.metrics.failures.values

    corpus: list[str] = []

    @settings(max_examples=200, database=None)
    @given(_messages)
    def collect(text: str) -> None:
        if text.isprintable() or text.isascii():
            corpus.append(text.encode("utf-8", "replace").decode())

    collect()
    assert len(corpus) > 100
    asyncio.run(story())
