"""What a guest can see of itself, take along, and have forgotten."""

from __future__ import annotations

from tests.server.client import Person
from tests.server.ending import play_to_the_end
from tests.server.inn import GAME, Inn, tell
from tests.server.test_routes import problem
from windycity.server.store.schema import METADATA


async def play_against_a_bot(inn: Inn, person: Person, talk: str = "well played") -> str:
    """A match with a bot."""
    table = await person.found(GAME, ["me", "greedy"])
    async with person.at(table) as seen:
        await seen.done("contribute", words="")
        await play_to_the_end(inn, table)
        await seen.done("say", text=talk)
    return table


async def play_together(inn: Inn, ann: Person, bob: Person) -> str:
    """A match of two people who have said something."""
    table = await ann.found(GAME, ["me", "open"])
    async with ann.at(table) as at_ann, bob.at(table) as at_bob:
        await at_bob.done("sit", seat=1)
        for seen, name in ((at_ann, "Ann"), (at_bob, "Bob")):
            await seen.done("contribute", words="")
            await seen.done("say", text=f"hello from {name}")
        await play_to_the_end(inn, table)
    return table


def everything(inn: Inn) -> str:
    """All that is in the store."""
    with inn.services.store._engine.begin() as connection:
        return "\n".join(str(tuple(row)) for table in METADATA.sorted_tables for row in connection.execute(table.select()))


def test_a_profile_has_matches_results_and_ratings_by_game() -> None:
    async def story(inn: Inn) -> None:
        ann, bob = await inn.come("Ann"), await inn.come("Bob")
        assert (await ann.get("/api/me/profile")).json() == {"games": [], "matches": []}
        problem(await inn.http.get("/api/me/profile"), 401, "no-guest")
        alone, together = await play_against_a_bot(inn, ann), await play_together(inn, ann, bob)
        profile = (await ann.get("/api/me/profile?language=de")).json()
        assert [match["table"] for match in profile["matches"]] == [together, alone], "the latest first"
        assert [seat["name"] for seat in profile["matches"][0]["seats"]] == ["Ann", "Bob"]
        assert [seat["person"] for seat in profile["matches"][1]["seats"]] == [True, False]
        (game,) = profile["games"]
        assert (game["game"], game["matches"], game["people"]["matches"], game["bots"]["matches"]) == (GAME, 2, 1, 1)
        for pool, match in zip(("people", "bots"), profile["matches"], strict=True):
            assert (game[pool]["points"] > 1000) == (match["seats"][0]["rank"] == 1)
        assert game["bots"]["points"] + game["levels"]["greedy"]["points"] == 2000
        assert game["wins"] == sum(match["seats"][0]["rank"] == 1 for match in profile["matches"])

    tell(story)


def test_everything_that_is_kept_of_a_guest_can_be_taken_along() -> None:
    async def story(inn: Inn) -> None:
        ann, bob = await inn.come("Ann"), await inn.come("Bob")
        alone, together = await play_against_a_bot(inn, ann), await play_together(inn, ann, bob)
        answer = await ann.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert (data["guest"]["name"], len(data["devices"])) == ("Ann", 1)
        assert {table["id"] for table in data["tables"]} == {alone, together} == {one["table"] for one in data["results"]}
        assert "hello from Ann" in answer.text
        assert "hello from Bob" not in answer.text, "what others did is theirs"
        for hidden in ("secret", "hash", "key"):
            assert f'"{hidden}"' not in answer.text

    tell(story)


def test_a_guest_is_forgotten_and_others_keep_their_match() -> None:
    async def story(inn: Inn) -> None:
        ann, bob = await inn.come("Annabelle"), await inn.come("Bob")
        alone = await play_against_a_bot(inn, ann, "my secret words")
        together = await play_together(inn, ann, bob)
        running = await ann.found(GAME, ["me", "open"])
        gathering = await bob.found(GAME, ["me", "open", "open"])
        async with bob.at(gathering) as at_gathering, ann.at(gathering) as seen:
            await seen.done("sit", seat=1)
            await at_gathering.until(lambda seen: seen.state["seats"][1]["name"] == "Annabelle")
        async with bob.at(running) as at_bob, ann.at(running) as at_ann:
            await at_bob.done("sit", seat=1)
            for seen in (at_ann, at_bob):
                await seen.done("contribute", words="")
            me = (await ann.get("/api/me")).json()["id"]
            assert (await ann.http.delete("/api/me", headers=ann.headers)).status_code == 204
            await at_bob.until(lambda seen: seen.state["seats"][0]["bot"] and seen.state["seats"][0]["name"] != "Annabelle")
            assert at_bob.state["stage"] == "playing"
            assert (await at_ann.do("say", text="still here?"))["problem"] is not None
        kept = everything(inn)
        for gone in (me, "Annabelle", "my secret words", "hello from Ann", alone):
            assert gone not in kept, gone
        assert "hello from Bob" in kept
        problem(await ann.get("/api/me"), 401, "no-guest")
        problem(await bob.get(f"/api/tables/{alone}"), 404, "not-found")
        (match,) = (await bob.get("/api/me/profile")).json()["matches"]
        assert match["table"] == together
        assert match["seats"][0] == match["seats"][0] | {"name": "", "person": True}
        shown = (await bob.get(f"/api/tables/{gathering}")).json()
        assert [seat["sort"] for seat in shown["seats"]] == ["guest", "open", "open"]
        async with bob.at(together) as seen:
            await seen.until(lambda seen: seen.state["stage"] == "over")
            assert seen.state["seats"][0]["name"], "a player of the edition has the seat"

    tell(story)
