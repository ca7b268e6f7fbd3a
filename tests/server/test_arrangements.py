"""Setting up a position by hand at a server: the caller keeps it, the server changes it and says what is wrong."""

from __future__ import annotations

import json
import random
from typing import Any

import windycity
from tests.effort import often
from tests.server.client import Person
from tests.server.inn import Inn, tell
from tests.server.test_positions import PLENTY, begin, damaged, finished
from windycity.games.arranging import arranger_of

GAME = "chicago-poker"
PATH = f"/api/games/{GAME}/positions"
ARRANGED = [name for name in windycity.games() if arranger_of(name)]


async def ask(person: Person, status: int = 200, /, path: str = PATH, **wish: Any) -> Any:
    answer = await person.post(path, wish)
    assert answer.status_code == status, answer.text
    return answer.json()


def place_of(arranged: Any, thing: str) -> str:
    return str(next(piece["place"] for piece in arranged["pieces"] if piece["thing"] == thing))


def test_a_position_is_set_up_and_played() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann", "nl")
        ann.http.headers["accept-language"] = "nl"
        now = await ask(ann, seats=2, options={"specials": False})
        assert now["problem"] is None
        assert now["things"]["words"]["business"]["bar"]
        assert {"name": "hand 0", "title": "Hand van Al Capone", "kind": "card", "space": False, "only": None} in now["places"]
        first = {"name": "round", "title": "Ronde", "value": 1, "low": 1, "high": 200, "names": [], "of": None}
        assert now["numbers"][0] == first
        assert now["numbers"][1]["names"] == ["Al Capone", "Bugs Moran"]
        for number in range(1, 9):
            thing = f"card R{number}"
            put = {"thing": thing, "from": place_of(now, thing), "to": "hand 1"}
            now = await ask(ann, position={"json": now["position"]}, put=put)
        assert now["things"] is now["places"] is None
        assert now["problem"]["error"] == "bad-position"
        assert now["problem"]["message"] == windycity.game(GAME).say("flaw-hand-over", "nl")
        refused = await ann.post("/api/tables", {"game": GAME, "seats": ["me", "greedy"], "position": {"json": now["position"]}})
        assert (refused.status_code, refused.json()) == (400, now["problem"])
        while now["problem"]:
            card = next(piece for piece in now["pieces"] if piece["place"] == "hand 1")["thing"]
            now = await ask(ann, position={"json": now["position"]}, put={"thing": card, "from": "hand 1", "to": "discards"})
        now = await ask(ann, position={"json": now["position"]}, set={"number": "active", "value": 1}, eye=1)
        assert (now["state"]["you"], now["state"]["view"]["active"]) == (1, 1)
        assert all("??" not in player["hand"] for player in now["state"]["view"]["players"]), "everything lies open"
        table = await ann.found(GAME, ["greedy", "me"], position={"json": now["position"]})
        async with ann.at(table) as seen:
            await begin(seen)
            assert seen.state["view"]["players"][1]["hand"] == now["state"]["view"]["players"][1]["hand"]
            await seen.move()

    tell(story)


def test_a_moment_of_a_match_is_changed() -> None:
    async def story(inn: Inn) -> None:
        ann, table, _ = await finished(inn)
        now = await ask(ann, position={"replay": table, "moment": 4})
        assert now["position"]["seats"] == 3
        assert now["problem"] is None
        assert sum(piece["count"] for piece in now["pieces"] if piece["thing"].startswith("card")) == 75
        missing = await ask(ann, 404, position={"replay": "nowhere"})
        assert missing["error"] == "not-found"

    tell(story)


def test_games_say_whether_they_can_be_arranged() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        games = (await ann.get("/api/games")).json()
        assert [game["name"] for game in games if game["arranging"]] == ARRANGED
        for game in games:
            if not game["arranging"]:
                refused = await ask(ann, 400, path=f"/api/games/{game['name']}/positions")
                assert refused["error"] == "bad-option"
        assert (await ask(ann, 400, path="/api/games/nonsense/positions"))["error"] == "unknown-game"

    tell(story)


def test_what_is_asked_wrongly_is_refused_in_words() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        now = await ask(ann, seats=2)
        here = {"json": now["position"]}
        wrongs: list[dict[str, Any]] = [
            {"seats": 9},
            {"options": {"odd": True}},
            {"position": here, "put": {"thing": "card R1", "from": "hand 0", "to": "nowhere"}},
            {"position": here, "put": {"thing": "card R1", "from": "pile"}},
            {"position": here, "set": {"number": "round", "value": 0}},
            {"position": here, "set": {"number": "round", "value": "1"}},
            {"position": {"json": {**now["position"], "edition": "x"}}},
            {"position": {"json": {}}},
            {"position": {}},
        ]
        for wrong in wrongs:
            problem = await ask(ann, 400, **wrong)
            assert problem["message"]

    tell(story)


def test_nothing_that_a_caller_keeps_as_a_position_breaks_the_server() -> None:
    luck = random.Random(5)

    async def story(inn: Inn) -> None:
        ann, accepted = await inn.come("Ann"), 0
        for name in ARRANGED:
            path = f"/api/games/{name}/positions"
            now = await ask(ann, path=path, seats=3)
            for _ in range(often(30)):
                piece, place = luck.choice(now["pieces"]), luck.choice(now["places"])
                put = {"thing": piece["thing"], "from": piece["place"], "to": place["name"]}
                # Each time something else is wrong: the position, what is put where, both, or at times neither.
                position = damaged(now["position"], luck) if luck.random() < 0.8 else now["position"]
                body = json.dumps({"position": {"json": position}} | ({"put": put} if luck.random() < 0.8 else {}))
                headers = {**ann.headers, "content-type": "application/json"}
                answer = await ann.http.post(path, content=body, headers=headers)
                assert answer.status_code in (200, 400), answer.text
                accepted += answer.status_code == 200
        assert accepted, "what follows from the rest is made right"

    tell(story, limits=PLENTY)
