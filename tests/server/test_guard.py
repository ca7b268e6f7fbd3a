"""Security: origins, headers, proxies, limits, and logs without secrets."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.inn import GAME, Inn, tell
from tests.server.test_routes import problem
from tests.server.test_socket import begun
from windycity.server import logs
from windycity.server.callers import Settings, caller_of, is_same_site
from windycity.server.guard import HEADERS
from windycity.server.limits import Allowance, Buckets, Limits, network_of


def scope(headers: dict[str, str], client: str = "10.0.0.9", scheme: str = "http", query: str = "") -> dict[str, Any]:
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": scheme, "client": (client, 5), "headers": pairs, "query_string": query.encode()}


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://play.example", "play.example", True),
        ("http://play.example:80", "play.example", True),
        ("http://PLAY.example", "play.example", True),
        ("http://127.0.0.1:8020", "127.0.0.1:8020", True),
        ("http://[::1]:8020", "[::1]:8020", True),
        ("http://127.0.0.1:8021", "127.0.0.1:8020", False),
        ("http://evil.example", "play.example", False),
        ("http://play.example.evil.example", "play.example", False),
        ("https://friend.example", "play.example", True),
        ("https://play.example", "play.example", False),
        ("null", "play.example", False),
        ("", "play.example", False),
        ("http://play.example:x", "play.example", False),
        ("file://play.example", "play.example", False),
    ],
)
def test_an_origin_is_the_servers_own_or_an_allowed_one(origin: str, host: str, same: bool) -> None:
    settings = Settings(origins=frozenset({"https://friend.example"}))
    assert is_same_site(origin, caller_of(scope({"host": host}), settings), settings) is same


def test_what_a_proxy_says_is_believed_only_behind_one() -> None:
    said = {"x-forwarded-for": "6.6.6.6, 1.2.3.4", "x-forwarded-proto": "https", "x-forwarded-host": "play.example", "host": "in"}
    direct, behind = caller_of(scope(said), Settings()), caller_of(scope(said), Settings(behind_proxy=True))
    assert (direct.address, direct.secure, direct.site) == ("10.0.0.9", False, "http://in")
    assert (behind.address, behind.secure, behind.site) == ("1.2.3.4", True, "https://play.example")


def test_a_caller_is_printed_without_its_key() -> None:
    caller = caller_of(scope({"cookie": "windycity=hush", "host": "x"}), Settings())
    assert caller.key == "hush"
    assert "hush" not in repr(caller)


@pytest.mark.parametrize(
    ("header", "query", "language"),
    [
        ("", "", "en"),
        ("nl-NL,nl;q=0.9,en;q=0.8", "", "nl"),
        ("en;q=0.2, de;q=0.9", "", "de"),
        ("de;q=0, nl;q=x, fr", "", "en"),
        ("nl", "language=de", "de"),
        ("nl", "language=fr", "nl"),
    ],
)
def test_the_language_is_that_of_the_address_or_the_browser(header: str, query: str, language: str) -> None:
    assert caller_of(scope({"accept-language": header}, query=query), Settings()).language == language


def test_pages_of_other_sites_can_change_nothing_and_open_no_socket() -> None:
    async def story(inn: Inn) -> None:
        evil = {"origin": "https://evil.example"}
        told = problem(await inn.http.post("/api/guests", json={"name": "Eve"}, headers=evil), 403, "forbidden")
        assert "https://evil.example" in told
        silent = {"sec-fetch-site": "cross-site"}
        problem(await inn.http.post("/api/guests", json={"name": "Eve"}, headers=silent), 403, "forbidden")
        own = await inn.http.post("/api/guests", json={"name": "Ann"}, headers={"origin": inn.site})
        assert own.status_code == 201
        assert (await inn.http.get("/api/games", headers=evil)).status_code == 200, "reading changes nothing"
        assert "access-control-allow-origin" not in (await inn.http.get("/api/games", headers=evil)).headers
        ann, _, table = await inn.two()
        with pytest.raises(InvalidStatus) as refused:
            async with ann.at(table, headers=evil):
                pass
        assert refused.value.response.status_code == 403
        async with ann.at(table, headers={"origin": inn.site}) as seen:
            await seen.until(lambda seen: True)

    tell(story)


def test_every_answer_has_the_headers_that_protect_it() -> None:
    async def story(inn: Inn) -> None:
        for path in ("/", "/api/games", "/api/nothing", "/health"):
            headers = (await inn.http.get(path)).headers
            assert {name: headers[name] for name in HEADERS} == HEADERS
            assert "server" not in headers
        assert "'unsafe" not in HEADERS["content-security-policy"]
        assert (await inn.http.get("/api/games")).headers["cache-control"] == "no-store"

    tell(story)


def test_cookies_are_secure_behind_a_proxy_that_speaks_https() -> None:
    async def story(inn: Inn) -> None:
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "1.2.3.4"}
        answer = await inn.http.post("/api/guests", json={"name": "Ann"}, headers=headers)
        assert "secure" in answer.headers["set-cookie"].casefold()
        outside = await inn.http.get("/metrics", headers=headers)
        assert "machine itself" in problem(outside, 403, "forbidden")

    tell(story, settings=Settings(behind_proxy=True))


def test_requests_guests_and_tables_are_limited() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        await inn.come("Bob")
        more = await inn.http.post("/api/guests", json={"name": "Eve"}, headers={"authorization": "Bearer"})
        assert "within the hour" in problem(more, 429, "too-many")
        await ann.found(GAME, ["me", "open"])
        await ann.found(GAME, ["me", "open"])
        told = problem(await ann.post("/api/tables", {"game": GAME, "seats": ["me", "open"]}), 429, "too-many")
        assert "2 tables that are not over yet" in told
        answers = [await inn.http.get("/api/games") for _ in range(20)]
        last = answers[-1]
        assert "too much at once" in problem(last, 429, "too-many")
        assert int(last.headers["retry-after"]) >= 1

    tell(story, limits=Limits(guests=Allowance(2, 0.001), live_tables=2, requests=Allowance(12, 0.1)))


def test_tables_of_a_day_are_limited() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        await ann.found(GAME, ["open", "open"])
        assert "within a day" in problem(await ann.post("/api/tables", {"game": GAME, "seats": ["me", "open"]}), 429, "too-many")

    tell(story, limits=Limits(tables_a_day=1))


def test_a_bucket_allows_a_rush_and_then_as_much_as_flows_in() -> None:
    time = 0.0
    buckets = Buckets(Allowance(3, 0.5), lambda: time)
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 2.0]
    assert buckets.take("b") == 0
    time = 2.0
    assert [buckets.take("a"), buckets.take("a")] == [0, 2.0]
    time = 1000.0
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 2.0]


def test_one_household_counts_as_one_address() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network_of("::ffff:1.2.3.4") == "1.2.3.4"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("unix") == "unix"


def test_no_secret_is_in_the_log_of_a_whole_session() -> None:
    stream = io.StringIO()
    before = {name: (logger.handlers, logger.propagate, logger.level) for name, logger in loggers().items()}
    secrets: set[str] = set()

    async def story(inn: Inn) -> None:
        ann, bob, table = await inn.two()
        secrets.update((ann.key or "", bob.key or ""))
        browser = await inn.http.post("/api/guests", json={"name": "Browser"})
        secrets.add(browser.cookies["windycity"])
        code = (await ann.post("/api/me/transfer")).json()["code"]
        secrets.update((code, code.replace("-", "")))
        await inn.http.get(f"/api/me?language=nl&key={ann.key}")
        await inn.http.post("/api/guests/claim", json={"code": code, "other": code})
        await inn.http.post("/api/guests/claim", json={"code": code})
        async with ann.at(table, f"protocol=1&key={ann.key}") as at_ann, bob.at(table) as at_bob:
            await begun(at_ann, at_bob)
            await at_ann.send(f'{{"do":"say","id":"1","text":{ann.key}')
            live = await inn.services.hub.table(table)
            assert live is not None
            secrets.add(live.table.founding.secret)
            inn.services.hub._drop(live, RuntimeError("for the log"))  # type: ignore[arg-type]
            inn.services.store.append = None  # type: ignore[assignment,method-assign]
            await at_ann.do("say", text="this fails")
            inn.services.hub.found = None  # type: ignore[assignment,method-assign]
            await ann.post("/api/tables", {"game": GAME, "seats": ["me", "open"]})

    try:
        logs.begin("json", stream)
        tell(story)
    finally:
        for name, logger in loggers().items():
            logger.handlers, logger.propagate, level = before[name]
            logger.setLevel(level)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert {"request", "connected", "disconnected", "a message failed", "a request failed"} <= {line["message"] for line in lines}
    assert any("traceback" in line for line in lines)
    assert len(secrets) == 6
    assert [secret for secret in secrets if secret in stream.getvalue()] == []


def loggers() -> dict[str, logging.Logger]:
    return {name: logging.getLogger(name) for name in ("windycity", "uvicorn", "uvicorn.error", "uvicorn.access")}
