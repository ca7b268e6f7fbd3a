"""The protocol as clients read it: its schema fits what is really said, and its page has every message."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

import windycity
from tests.cli.test_main import run as call
from tests.server.house import ANN, BOB, CLEO, DAN, Device, Tavern
from tests.server.inn import Inn, tell
from tests.server.virtual import run
from windycity.server.commands import Contribute, Move, Say, Vote, Who
from windycity.server.entries import Chair
from windycity.server.limits import Limits
from windycity.server.patches import patched
from windycity.server.protocol import (
    FAILED,
    FLOOD,
    NO_TABLE,
    PROTOCOL,
    UNKNOWN_KEY,
    WRONG_PROTOCOL,
    Expand,
    Explain,
    History,
    WhyNot,
    encode,
)
from windycity.server.routes import ROUTES
from windycity.server.schemas import SAID, protocol_schema
from windycity.server.socket import LIKE

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")
PEOPLE, EVE = (ANN, BOB, CLEO, DAN), Who("eve", "Eve")


def flaws(schema: Any, shape: str, message: Any) -> list[str]:
    """What a message has that its schema does not allow."""
    validator = Draft202012Validator({"$ref": f"#/$defs/{shape}", "$defs": schema["$defs"]})
    return [error.message[:300] for error in validator.iter_errors(message)]


async def said(name: str, moves: int) -> list[Any]:
    """Return everything that a server sends to four guests and a spectator, while they play at random."""
    tavern, random = Tavern(name, [Chair(who.guest, who.name) for who in PEOPLE]), Random(3)
    devices = [await tavern.look(who, whole=who is BOB) for who in PEOPLE]
    watcher = await tavern.look(EVE, "nl")
    answers = [await tavern.do(who, Contribute, words=who.name) for who in PEOPLE]
    for _ in range(moves):
        seat = random.choice(tavern.live.table.waiting)
        move, decision = random.choice(tavern.match.legal(seat)), tavern.live.table.decisions[seat]
        answers.append(await tavern.do(PEOPLE[seat], Move, decision=decision, moves=[move]))
    answers += [await tavern.do(EVE, Say, text="hello"), await tavern.do(ANN, Vote, agreed=True)]
    seat = tavern.live.table.waiting[0]
    answers.append(await tavern.do(PEOPLE[seat], Move, decision=999, moves=["draw"]))  # stale: all of it again
    legal = tavern.match.legal(seat)[0]
    for question in (Explain("q", legal), WhyNot("q", "fly"), Expand("q", "to a1"), History("q", 0)):
        answers.append(await tavern.live.ask(devices[seat], question))
    tavern.live.close()
    everyone: list[Device] = [*devices, watcher]
    return [message for device in everyone for message in device.messages] + [json.loads(encode(one)) for one in answers]


@pytest.mark.parametrize("name", windycity.games())
def test_what_a_server_says_is_what_the_schema_says(name: str) -> None:
    schema = json.loads(call("schema", name, "--of", "protocol")[1])
    messages = run(said(name, 6))
    assert {message["type"] for message in messages} == {"snapshot", "update", "answer"}
    assert any(message["state"]["choices"] for message in messages if message["type"] == "snapshot")
    for message in messages:
        assert flaws(schema, str(message["type"]).title(), message) == []


def test_a_message_with_something_else_in_it_is_not_what_the_schema_says() -> None:
    schema = protocol_schema([windycity.game("chicago-poker")])
    (snapshot, *_) = [message for message in run(said("chicago-poker", 1)) if message["type"] == "snapshot"]
    assert flaws(schema, "ServerMessage", snapshot) == []
    assert flaws(schema, "ServerMessage", snapshot | {"version": "1"})
    assert flaws(schema, "ServerMessage", snapshot | {"state": snapshot["state"] | {"view": {"game": "bridge"}}})


def test_the_schema_is_one_and_names_every_message() -> None:
    schema = protocol_schema([windycity.game(name) for name in windycity.games()])
    Draft202012Validator.check_schema(schema)
    assert schema["title"].endswith(f"protocol {PROTOCOL}")
    assert [one["$ref"] for one in schema["anyOf"]] == [f"#/$defs/{name}" for name in SAID]
    pointed = set(re.findall(r'"#/\$defs/([^"]+)"', json.dumps(schema)))
    assert pointed <= schema["$defs"].keys()
    assert set(schema["$defs"]["ClientMessage"]["discriminator"]["mapping"]) == set(LIKE)


@pytest.mark.parametrize("do", LIKE)
def test_the_example_of_a_message_is_one(do: str) -> None:
    example, _ = json.JSONDecoder().raw_decode(LIKE[do])
    schema = protocol_schema([windycity.game("chicago-poker")])
    assert example["do"] == do
    assert flaws(schema, "ClientMessage", example) == []
    assert flaws(schema, "ClientMessage", example | {"colour": "red"})


def rows(*, beginning: str) -> list[list[str]]:
    """The cells of the table on the page whose first heading this is."""
    table = PAGE.split(f"\n| {beginning} |")[1].split("\n\n")[0]
    return [[cell.strip(" `") for cell in line.strip("|").split(" | ")] for line in table.splitlines()[2:]]


def test_the_page_has_an_example_of_every_command_and_question() -> None:
    assert {do: like for do, like, _ in rows(beginning="do")} == {
        do: json.dumps(json.JSONDecoder().raw_decode(like)[0], separators=(",", ":")) for do, like in LIKE.items()
    }


def test_the_page_has_every_route() -> None:
    told = {(method, path) for method, path, _ in rows(beginning="method")}
    served = {(method, path) for route in ROUTES for method in route.http_methods for path in route.paths}
    assert told == {(method, path.replace(":str}", "}")) for method, path in served} | {("GET", "/api/schema")}


def test_the_page_has_every_close_code_and_field() -> None:
    codes = {int(code) for code, *_ in rows(beginning="code")}
    assert {UNKNOWN_KEY, NO_TABLE, WRONG_PROTOCOL, FLOOD, FAILED} <= codes
    schema = protocol_schema([windycity.game("chicago-poker")])
    for shape in ("Snapshot", "Update", "Answer", "State", "Seated", "Talk"):
        for field in schema["$defs"][shape]["properties"]:
            assert f"`{field}`" in PAGE, (shape, field)


def test_the_page_has_every_limit() -> None:
    told = [int(count) for _, count, *_ in rows(beginning="what")]
    kept = [getattr(Limits(), limit.name) for limit in fields(Limits) if limit.name != "all_claims"]
    assert sorted(told) == sorted(int(getattr(limit, "burst", limit)) for limit in kept)


def test_the_page_on_hosting_has_every_measurement() -> None:
    page = (DOCS / "hosting.md").read_text("utf-8")

    async def story(inn: Inn) -> None:
        found = re.findall(r"^# TYPE (\S+)", (await inn.http.get("/metrics")).text, re.MULTILINE)
        assert len(found) > 10
        assert [name for name in found if f"`{name}`" not in page] == []

    tell(story)


def in_node(program: str) -> Any:
    """Run the page's JavaScript and a program after it, and return what that prints as JSON."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node; .ci/run installs it")
    page = "\n".join(re.findall(r"^```js\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
    script = f"const fs = require('fs');\n{page}\n(async () => {{ {program} }})();"
    done = subprocess.run([node, "-"], input=script, capture_output=True, text=True, timeout=60, check=True)
    return json.loads(done.stdout)


def test_patches_are_applied_in_a_browser_as_the_page_says(tmp_path: Path) -> None:
    messages = [message for message in run(said("chicago-poker", 6)) if message["type"] != "answer"]
    state, states = None, []
    for message in messages:
        state = message["state"] if message["type"] == "snapshot" else patched(state, message["patch"])
        states.append(msgspec.json.decode(msgspec.json.encode(state)))
    (tmp_path / "messages.json").write_text(json.dumps(messages), "utf-8")
    program = f"""
      const states = []; let state;
      for (const message of JSON.parse(fs.readFileSync({json.dumps(str(tmp_path / "messages.json"))}))) {{
        state = message.type === "snapshot" ? message.state : patched(state, message.patch);
        states.push(structuredClone(state));
      }}
      console.log(JSON.stringify(states));"""
    assert sum(message["type"] == "update" for message in messages) > 5
    assert in_node(program) == states


def test_luck_is_checked_in_a_browser_as_the_page_says() -> None:
    """The numbers are those of the page on luck, which are worked out in Python there."""
    luck = (DOCS / "moves-and-positions.md").read_text("utf-8")
    secret, words = bytes(range(32)), ["Al", "", "thé 🎲"]
    program = f"""
      const secret = "{secret.hex()}", die = await luckOf(secret, 7, {json.dumps(words)});
      const word = await luckOf(secret, 7, ["", ""]);
      console.log(JSON.stringify([
        await isSecret(secret, "{hashlib.sha256(secret).hexdigest()}"), await isSecret(secret, "{"00" * 32}"),
        Array.from({{length: 10}}, () => die(6) + 1), Array.from({{length: 4}}, () => word(2 ** 16)),
      ]));"""
    right, wrong, dice, numbers = in_node(program)
    assert (right, wrong) == (True, False)
    assert f"\n{dice}\n" in luck
    drawn = re.search(r"words_of\(secret, 7, \[\]\), 4\)\)\n\[(.*)\]", luck)
    assert drawn
    assert numbers == [int(word) >> 16 for word in drawn[1].split(", ")]
