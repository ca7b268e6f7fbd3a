"""Whole matches of every game through a real server, from the first guest to the verified record."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

import windycity
from tests.server.client import Person, Seen, visiting
from tests.server.nursery import Nursery
from windycity.core import record as records
from windycity.core.choices import Choices
from windycity.server.schemas import protocol_schema

END = "The match is over", "Die Partie ist zu Ende"
SAMPLE = 10  # of so many updates one is checked against the schema, which takes longer than to play


class Listener:
    """Checks what a server says against the protocol's schema."""

    def __init__(self, game: windycity.Game):
        schema = protocol_schema([game])
        self._validator = Draft202012Validator({"$ref": "#/$defs/ServerMessage", "$defs": schema["$defs"]})
        self._updates = itertools.count()
        self.checked = 0

    def hear(self, message: Any) -> None:
        """Check a message, if it is a snapshot, brings the end, or is one of a sample."""
        over = message["type"] == "update" and any(path == ["stage"] for path, _ in message["patch"])
        if message["type"] == "snapshot" or over or next(self._updates) % SAMPLE == 0:
            self.checked += 1
            assert not [error.message[:300] for error in self._validator.iter_errors(message)]


async def play(seen: Seen, luck: random.Random) -> int:
    """Answer whatever is asked, at random, until the match is over; return the number of moves."""
    moves = 0
    while True:
        await seen.until(lambda seen: seen.state["decision"] is not None or seen.state["stage"] == "over")
        if seen.state["stage"] == "over":
            return moves
        decision, choices = seen.state["decision"], msgspec.convert(seen.state["choices"], Choices)
        answer = await seen.do("move", decision=decision, moves=[luck.choice([choice.text for choice in choices])])
        moves += answer["problem"] is None
        await seen.until(lambda seen, decision=decision: seen.state["decision"] != decision)  # type: ignore[misc]
        if answer["problem"]:  # an ask for the form, which the server has answered meanwhile, perhaps up to the end
            assert answer["problem"]["error"] == "stale" or seen.state["stage"] == "over", answer


async def whole_log(seen: Seen) -> tuple[list[Any], list[str]]:
    """All events, and all sentences, page by page."""
    events: list[Any] = []
    news: list[str] = []
    while page := (answer := await seen.done("history", since=len(events)))["events"]:
        events += page
        news += [sentence["text"] for sentence in answer["news"]]
    return events, news


async def tell(site: str, game: windycity.Game, luck: random.Random) -> None:
    """Ann makes a table for Bob and a bot, and they play until somebody has won."""
    listener = Listener(game)
    async with visiting(site) as person:
        ann, bob = await person().come("Ann"), await person().come("Bob")
        table = await ann.found(game.name, ["me", "open", "greedy"])
        async with ann.at(table) as at_ann, bob.at(table, "protocol=1&language=de") as at_bob, person().at(table) as nobody:
            for seen in (at_ann, at_bob, nobody):
                seen.heard = listener.hear
            await at_bob.done("sit", seat=1)
            kept = at_bob.state["hash"]
            await at_ann.done("contribute", words="the windy city")
            await at_bob.done("contribute", words="")
            moves = await asyncio.gather(play(at_ann, luck), play(at_bob, luck))
            assert min(moves) > 5
            await nobody.until(lambda seen: seen.state["stage"] == "over")
            await check_end(game, ann, table, [at_ann, at_bob, nobody], kept)
    assert listener.checked > 10


async def check_end(game: windycity.Game, ann: Person, table: str, everyone: list[Seen], kept: str) -> None:
    """Check the record, and that all know who has won, and how it came to that."""
    text = (await ann.get(f"/api/tables/{table}/record")).text
    match = records.replay(game, records.read(text))  # as `windycity replay --verify` does
    assert match.over
    assert match.luck.commitment == kept
    assert match.luck.contributions == ("the windy city", "", "")
    assert match.result is not None
    for seat, seen in zip((0, 1, None), everyone, strict=True):
        assert seen.state["secret"] == match.luck.secret.hex()
        assert seen.state["view"]["result"]["winners"] == [*match.result.winners]
        assert seen.state["decision"] is None
        events, news = await whole_log(seen)
        assert events == msgspec.to_builtins(match.events(seat))
        assert news[-1] == seen.news[-1], "the end is in the news"
        assert news[-1].startswith(END[seat == 1])
        patched = seen.state
        await seen.done("resync")
        assert seen.state == patched, "all patches together are the table"
    assert json.loads(text.splitlines()[-1])["secret"] == match.luck.secret.hex()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a server for all games, and its log."""
    folder = tmp_path_factory.mktemp("house")
    compiled = all(windycity.game(name).engine.compiled for name in windycity.games())  # else the server would compile them
    with Nursery(folder / "log") as nursery:
        server = asyncio.run(nursery.start(folder / "store.sqlite", compiling=compiled))
        yield server.site, folder / "log"


@pytest.mark.parametrize("name", windycity.games())
def test_a_whole_match_is_played_through_a_server(name: str, house: tuple[str, Path]) -> None:
    site, log = house
    seed = random.SystemRandom().randrange(10**6)
    print(f"{seed=}")
    asyncio.run(asyncio.wait_for(tell(site, windycity.game(name), random.Random(seed)), 300))
    assert "Traceback" not in log.read_text()
