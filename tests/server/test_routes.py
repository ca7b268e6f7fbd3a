"""HTTP: each address with what it answers when it is asked rightly, and when it is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.fifth.install import NAME, copy_to, on_the_path
from tests.server.inn import GAME, Inn, tell
from windycity.bots.levels import LEVELS
from windycity.server.limits import Allowance, Limits


def problem(answer: httpx.Response, status: int, error: str) -> str:
    """Check that an answer is a problem in the one form, and return its message."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert set(body) == {"error", "rule", "message"}
    assert body["error"] == error
    assert "Traceback" not in answer.text
    return str(body["message"])


def test_games_are_listed_in_the_language_asked_for() -> None:
    async def story(inn: Inn) -> None:
        games = (await inn.http.get("/api/games")).json()
        assert len(games) == 4
        poker = next(game for game in games if game["name"] == GAME)
        assert poker["title"] == "Chicago Poker"
        assert poker["goal"].startswith("You win at once")
        assert poker["seats"] == [2, 3, 4, 5, 6]
        assert {option["name"] for option in poker["options"]} >= {"specials", "short"}
        assert poker["bots"] == ["lookout", "soldier", "capo", "don"]
        assert not poker["compiled"]
        dutch = (await inn.http.get("/api/games", headers={"accept-language": "fr, nl;q=0.8, en;q=0.5"})).json()
        german = (await inn.http.get("/api/games?language=de", headers={"accept-language": "nl"})).json()
        assert next(game for game in dutch if game["name"] == GAME)["goal"].startswith("Je wint")
        assert next(game for game in german if game["name"] == GAME)["goal"].startswith("Du gewinnst")

    tell(story)


def test_a_game_without_a_net_has_the_same_levels(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        games = (await inn.http.get("/api/games")).json()
        bots = {game["name"]: game["bots"] for game in games}
        assert bots[NAME] == bots[GAME] == [*LEVELS]

    copy_to(tmp_path)
    with on_the_path(tmp_path):
        tell(story)


def test_a_browser_gets_its_key_as_a_cookie_that_no_script_can_read() -> None:
    async def story(inn: Inn) -> None:
        answer = await inn.http.post("/api/guests", json={"name": "  Ann  ", "language": "nl"})
        assert answer.status_code == 201
        assert answer.json() == {"id": answer.json()["id"], "name": "Ann", "language": "nl"}
        cookie = answer.headers["set-cookie"].casefold()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "max-age=34560000" in cookie
        assert "secure" not in cookie, "it came by http"
        assert "domain" not in cookie
        me = await inn.http.get("/api/me")
        assert me.json()["name"] == "Ann"
        assert "max-age" in me.headers["set-cookie"].casefold(), "it is kept for longer"
        again = await inn.http.post("/api/guests", json={"name": "Eve"})
        assert "PATCH /api/me" in problem(again, 409, "not-now")

    tell(story)


def test_a_program_gets_its_key_once_and_no_cookie() -> None:
    async def story(inn: Inn) -> None:
        answer = await inn.http.post("/api/guests", json={"name": "Robot"}, headers={"authorization": "Bearer"})
        assert "set-cookie" not in answer.headers
        key = answer.json()["key"]
        assert len(key) == 43
        headers = {"authorization": f"Bearer {key}"}
        me = await inn.http.get("/api/me", headers=headers)
        assert me.json() == {key: value for key, value in answer.json().items() if key != "key"}
        assert "set-cookie" not in me.headers

    tell(story)


def test_keys_and_codes_are_stored_as_hashes_only(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        code = (await ann.post("/api/me/transfer")).json()["code"]
        folder = Path(inn.services.store._place.name).parent
        kept = b"".join(file.read_bytes() for file in folder.iterdir())
        assert b"Ann" in kept
        assert ann.key is not None
        assert ann.key.encode() not in kept
        assert code.encode() not in kept
        assert code.replace("-", "").encode() not in kept

    tell(story)


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "x" * 500])
@pytest.mark.parametrize(("language", "right"), [("en", "1 to 30"), ("nl", "1 tot 30"), ("de", "1 bis 30")])
def test_a_name_that_is_empty_or_too_long_is_told_what_is_right(name: str, language: str, right: str) -> None:
    async def story(inn: Inn) -> None:
        told = problem(await inn.http.post(f"/api/guests?language={language}", json={"name": name}), 400, "bad-name")
        assert right in told
        assert ("500" in told) == (len(name) == 500)
        ann = await inn.come("Ann")
        changed = await ann.http.patch(f"/api/me?language={language}", json={"name": name}, headers=ann.headers)
        assert problem(changed, 400, "bad-name") == told

    tell(story)


def test_whoever_is_no_guest_is_told_how_to_become_one() -> None:
    async def story(inn: Inn) -> None:
        for path in ("/api/me", "/api/me/tables"):
            answer = await inn.http.get(path)
            assert "POST /api/guests" in problem(answer, 401, "no-guest")
            assert answer.headers["www-authenticate"] == "Bearer"
        wrong = await inn.http.get("/api/me?language=de", headers={"authorization": "Bearer wrong"})
        assert "Niemand hat hier diesen Schlüssel" in problem(wrong, 401, "no-guest")
        problem(await inn.http.post("/api/tables", json={"game": GAME, "seats": ["me", "open"]}), 401, "no-guest")

    tell(story)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        (" Ann \t Lee ", "Ann Lee"),
        ("e\u0301", "é"),
        ("👩‍🎤", "👩‍🎤"),
        ("x" * 30, "x" * 30),
        ("x" * 31, None),
        ("   ", None),
        ("a\u0000b", None),
        ("a\u202eb", None),
        ("\u200d", None),
    ],
)
def test_names_are_trimmed_and_checked(name: str, kept: str | None) -> None:
    from windycity.server.guests import clean_name
    from windycity.server.refusals import BadName

    if kept is None:
        with pytest.raises(BadName):
            clean_name(name)
    else:
        assert clean_name(name) == kept


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({}, "name is missing."),
        ({"name": 5}, "name must be a text, not a whole number."),
        ({"name": ""}, "A name has 1 to 30 characters; this one is empty."),
        ({"name": "x" * 40}, "A name has 1 to 30 characters; this one has 40."),
        ({"name": "Ann", "age": 5}, "There is no field age."),
        ({"name": "Ann", "language": "fr"}, "language cannot be 'fr'."),
        ([], "This must be an object, not a list."),
        (None, "The request needs a body: an object in JSON."),
    ],
)
def test_a_body_that_is_not_right_is_answered_with_what_would_be(body: Any, told: str) -> None:
    async def story(inn: Inn) -> None:
        answer = await inn.http.post("/api/guests", json=body)
        assert problem(answer, 400, "bad-name" if "characters" in told else "bad-request") == told

    tell(story)


def test_bodies_that_are_no_json_too_deep_or_too_long_are_refused() -> None:
    async def story(inn: Inn) -> None:
        headers = {"content-type": "application/json"}
        assert "not JSON" in problem(await inn.http.post("/api/guests", content=b"{", headers=headers), 400, "bad-request")
        deep = b'{"name":' + b"[" * 8000 + b"]" * 8000 + b"}"
        assert "deeply" in problem(await inn.http.post("/api/guests", content=deep, headers=headers), 400, "bad-request")
        long = b'{"name":"' + b"x" * 20_000 + b'"}'
        assert "16384" in problem(await inn.http.post("/api/guests", content=long, headers=headers), 413, "too-large").replace(
            ",", ""
        )
        empty = await inn.http.post("/api/guests", headers=headers)
        problem(empty, 400, "bad-request")
        form = await inn.http.post("/api/guests", data={"name": "Ann"})
        assert "Content-Type: application/json" in problem(form, 415, "not-json")

    tell(story)


def test_unknown_addresses_and_methods_are_answered_in_the_same_form() -> None:
    async def story(inn: Inn) -> None:
        assert "/api/nothing" in problem(await inn.http.get("/api/nothing"), 404, "not-found")
        assert "/api/schema" in problem(await inn.http.post("/api/nothing"), 404, "not-found")
        wrong = await inn.http.delete("/api/games?language=nl")
        assert "kan niet met DELETE" in problem(wrong, 405, "wrong-method")
        assert "GET" in wrong.headers["allow"]
        problem(await inn.http.get("/../etc/passwd"), 404, "not-found")
        problem(await inn.http.get("/%2e%2e/%2e%2e/app.py"), 404, "not-found")
        head = await inn.http.head("/health")
        assert (head.status_code, head.text) == (200, "")

    tell(story)


def test_a_guest_changes_its_name_and_language() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        changed = await ann.http.patch("/api/me", json={"name": "Anna"}, headers=ann.headers)
        assert changed.json()["name"] == "Anna"
        await ann.http.patch("/api/me", json={"language": "de"}, headers=ann.headers)
        assert (await ann.get("/api/me")).json() == {**changed.json(), "language": "de"}
        problem(await ann.http.patch("/api/me", json={"name": ""}, headers=ann.headers), 400, "bad-name")
        problem(await ann.http.patch("/api/me", json={"name": None}, headers=ann.headers), 400, "bad-request")

    tell(story)


def test_a_transfer_code_brings_a_guest_to_another_device_once() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        first = (await ann.post("/api/me/transfer")).json()["code"]
        code = (await ann.post("/api/me/transfer")).json()
        assert 590 < code["expires"] - inn.services.now() < 610
        problem(await inn.http.post("/api/guests/claim", json={"code": first}), 404, "not-found")
        claimed = await inn.http.post("/api/guests/claim", json={"code": code["code"].upper().replace("-", " ")})
        assert claimed.status_code == 200
        assert claimed.json()["id"] == (await ann.get("/api/me")).json()["id"]
        assert "key" not in claimed.json()
        assert "httponly" in claimed.headers["set-cookie"].casefold()
        assert (await inn.http.get("/api/me")).json()["name"] == "Ann", "the other device is Ann, too"
        told = problem(await inn.http.post("/api/guests/claim", json={"code": code["code"]}), 404, "not-found")
        assert "used already" in told

    tell(story)


def test_codes_cannot_be_guessed_by_trying() -> None:
    async def story(inn: Inn) -> None:
        for _ in range(3):
            problem(await inn.http.post("/api/guests/claim", json={"code": "abcd-2345"}), 404, "not-found")
        answer = await inn.http.post("/api/guests/claim", json={"code": "abcd-2345"})
        problem(answer, 429, "too-many")
        assert int(answer.headers["retry-after"]) > 1

    tell(story, limits=Limits(claims=Allowance(3, 0.01)))


def test_a_table_is_made_listed_and_shown() -> None:
    async def story(inn: Inn) -> None:
        ann, bob = await inn.come("Ann"), await inn.come("Bob")
        wish = {"game": GAME, "seats": ["me", "open", "greedy"], "options": {"specials": False}, "listed": True}
        made = (await ann.post("/api/tables", wish)).json()
        hidden = await ann.found(GAME, ["me", "open"])
        assert made["link"] == f"{inn.site}/table/{made['id']}"
        listed = (await bob.get("/api/tables")).json()
        assert [table["id"] for table in listed] == [made["id"]], "the other is for those with the link"
        assert listed[0]["seats"] == [
            {"sort": "guest", "name": "Ann", "bot": None},
            {"sort": "open", "name": "", "bot": None},
            {"sort": "bot", "name": "", "bot": "greedy"},
        ]
        assert listed[0]["options"]["specials"] is False
        assert listed[0]["you"] is None
        shown = (await ann.get(f"/api/tables/{hidden}")).json()
        assert (shown["you"], shown["stage"], shown["your_turn"]) == (0, "gathering", False)
        assert {table["id"] for table in (await ann.get("/api/me/tables")).json()} == {made["id"], hidden}
        assert (await bob.get("/api/me/tables")).json() == []
        assert "no table" in problem(await bob.get("/api/tables/nothing"), 404, "not-found")
        assert "changed" not in shown

    tell(story)


@pytest.mark.parametrize(
    ("wish", "error", "told"),
    [
        ({"game": "bridge"}, "unknown-game", "no game bridge"),
        ({"seats": ["me"]}, "bad-option", "2"),
        ({"seats": ["me", "me"]}, "bad-seats", "write me once"),
        ({"seats": ["greedy", "boss"]}, "bad-seats", "me or open"),
        ({"seats": ["me", "genius"]}, "bad-request", "seats[1] cannot be 'genius'."),
        ({"options": {"fast": True}}, "bad-option", "fast"),
        ({"options": {"specials": 1}}, "bad-request", "true or false"),
        ({"listed": "true"}, "bad-request", "true or false"),
        ({"pace": {"sort": "live", "turn": 1}}, "bad-request", "pace.turn must be 5 at least."),
        ({"edition": "format = 1"}, "bad-edition", "edition.toml"),
        ({"edition": "x" * 300_000}, "bad-request", "edition"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wish: dict[str, Any], error: str, told: str) -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        answer = await ann.post("/api/tables", {"game": GAME, "seats": ["me", "open"], **wish})
        assert told in problem(answer, 400, error)
        assert (await ann.get("/api/me/tables")).json() == []

    tell(story)


def test_health_and_metrics_and_schema() -> None:
    async def story(inn: Inn) -> None:
        health = (await inn.http.get("/health")).json()
        assert health["store"] is True
        assert health["server"] == inn.services.store.id
        assert health["games"][GAME] == {"stage": "waiting", "done": 0, "total": 0, "seconds_left": None}
        ann = await inn.come("Ann")
        await ann.found(GAME, ["me", "open"])
        metrics = await inn.http.get("/metrics")
        assert metrics.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        text = metrics.text
        assert 'windycity_tables{game="chicago-poker"} 1' in text
        assert 'windycity_requests_total{method="POST",status="201"} 2' in text
        schema = (await inn.http.get("/api/schema")).json()
        assert schema["openapi"].startswith("3.1")
        assert {"/api/games", "/api/tables/{id}/record"} <= set(schema["paths"])
        await inn.services.store.close()
        sick = await inn.http.get("/health")
        assert (sick.status_code, sick.json()["store"]) == (503, False)

    tell(story)


def test_a_fault_of_the_server_has_a_number_that_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def story(inn: Inn) -> None:
        inn.services.hub.table = None  # type: ignore[assignment,method-assign]
        told = problem(await inn.http.get("/api/tables/x"), 500, "internal")
        number = told.split()[-1].rstrip(".")
        assert number in {getattr(record, "id", None) for record in caplog.records}
        assert "TypeError" not in told

    tell(story)


def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the client")

    async def story(inn: Inn) -> None:
        page = await inn.http.get("/nowhere", headers={"accept": "text/html,*/*;q=0.8"})
        assert (page.status_code, page.text) == (404, "the client")
        problem(await inn.http.get("/nowhere", headers={"accept": "*/*"}), 404, "not-found")
        problem(await inn.http.get("/api/nowhere", headers={"accept": "text/html"}), 404, "not-found")

    tell(story, dist=tmp_path)


def test_the_page_without_a_client_has_three_languages_and_no_script(tmp_path: Path) -> None:
    async def story(inn: Inn) -> None:
        page = await inn.http.get("/")
        assert page.status_code == 200
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert "Dit is een server" in page.text
        assert "Das ist ein Server" in page.text
        for command in ("windycity join", "windycity host", "make client"):
            assert page.text.count(f"<code>{command}") == 3
        assert inn.site in page.text, "the address to join"
        assert "<script" not in page.text
        assert "style" not in page.text

    tell(story, dist=tmp_path)


def test_the_rules_of_a_game_are_shown_clause_by_clause_without_script() -> None:
    async def story(inn: Inn) -> None:
        answer = await inn.http.get("/api/games/chicago-poker/rules?language=nl")
        assert answer.headers["content-encoding"] == "gzip"
        rules = answer.json()
        bullet = next(clause for clause in rules["clauses"] if clause["number"] == "CP-4.6")
        assert bullet["title"] == "Kogel"
        assert bullet["html"].startswith("<p><strong>CP-4.6</strong>")
        assert "<table>" in rules["introduction"]
        assert "<script" not in answer.text
        assert "<th></th>" not in answer.text, "an empty heading"
        assert "style=" not in answer.text
        problem(await inn.http.get("/api/games/bridge/rules"), 400, "unknown-game")

    tell(story)


def test_the_things_of_a_table_are_those_of_its_game_and_options() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        table = await ann.found("gangsters", ["me", "open"])
        things = (await inn.http.get(f"/api/tables/{table}/things?language=de")).json()
        assert things["title"] == "Gangsters"
        assert things["words"]["piece"]["thugs"] == "Schläger"
        assert len(things["board"]["spaces"]) > 100
        poker = (await inn.http.get(f"/api/tables/{await ann.found(GAME, ['me', 'open'])}/things")).json()
        assert poker["board"] is None
        assert poker["goal"].startswith("You win at once")
        problem(await inn.http.get("/api/tables/nowhere/things"), 404, "not-found")

    tell(story)


def test_files_of_the_web_client_are_sent(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>client</p>")
    (tmp_path / "assets" / "app.js").write_text("1")
    (tmp_path / "assets" / "large.js").write_text("1" * 5000)

    async def story(inn: Inn) -> None:
        assert (await inn.http.get("/")).text == "<p>client</p>"
        assert (await inn.http.get("/table/abc")).text == "<p>client</p>"
        script = await inn.http.get("/assets/app.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        large = await inn.http.get("/assets/large.js")
        assert (large.text, large.headers["content-encoding"]) == ("1" * 5000, "gzip")
        assert "content-encoding" not in (await inn.http.get("/assets/large.js", headers={"accept-encoding": ""})).headers
        (tmp_path / "assets" / "large.js").write_text("2" * 5000)
        assert (await inn.http.get("/assets/large.js")).text == "2" * 5000, "a file that was built again"
        problem(await inn.http.get("/assets/other.js"), 404, "not-found")
        problem(await inn.http.get("/assets"), 404, "not-found")

    tell(story, dist=tmp_path)
