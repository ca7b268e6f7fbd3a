"""A bot that takes a seat at a table on a server: it plays any legal move until the match is over.

Usage: python examples/network_bot.py http://127.0.0.1:8020/table/abcdefghjkmn
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(choices: Any) -> str:
    """Choose any move: the word of a group, and for each part of the move one of its names."""
    group = random.choice(choices["groups"])
    names = [part["names"][number] for part, number in zip(group["parts"], random.choice(group["moves"]), strict=True)]
    between = ["", *group["between"]]
    return " ".join([group["word"], *(f"{word} {name}".strip() for word, name in zip(between, names, strict=False))])


def answer(state: Any) -> dict[str, Any] | None:
    """Decide what to do at the table: sit down, give no words for the luck, or make a move."""
    if state["stage"] == "gathering" and state["you"] is None:
        return {"do": "sit", "seat": next(seat["seat"] for seat in state["seats"] if seat["sort"] == "open")}
    if state["stage"] == "gathering":
        return None if state["seats"][state["you"]]["contributed"] else {"do": "contribute", "words": ""}
    return {"do": "move", "decision": state["decision"], "moves": [choose(state["choices"])]} if state["choices"] else None


def main(link: str) -> None:
    """Play at a table until the match is over."""
    base, _, table = link.partition("/table/")
    body = json.dumps({"name": "Rusty", "language": "en"}).encode()
    with urlopen(Request(f"{base}/api/guests", body, {"Content-Type": "application/json", "Authorization": "Bearer"})) as made:
        key = json.load(made)["key"]
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/play?protocol=1&whole=true"
    with connect(address, additional_headers={"Authorization": f"Bearer {key}"}) as server:
        for number, message in enumerate(map(json.loads, server)):
            if message["type"] == "answer":
                continue
            state = message["state"] if message["type"] == "snapshot" else message["patch"][0][1]
            if state["stage"] == "over":
                return
            if todo := answer(state):
                server.send(json.dumps({"id": str(number), **todo}))


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except ConnectionClosed as closed:
        sys.exit(f"The server has closed the connection ({closed}).")
