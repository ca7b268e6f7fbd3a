"""Play a random match through `windycity referee`, with nothing but the standard library: any language can do the same.

Usage: python examples/referee_client.py [GAME [SEATS [SEED]]]
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any


def ask(referee: subprocess.Popen[str], do: str, **fields: object) -> Any:
    """Send a request, a line of JSON, and wait for its answer; a refusal ends the program."""
    assert referee.stdin is not None
    assert referee.stdout is not None
    print(json.dumps({"do": do, **fields}), file=referee.stdin, flush=True)
    answer = json.loads(referee.stdout.readline())
    if not answer["ok"]:
        sys.exit(f"{answer['error']}: {answer['message']}")
    return answer


def main(game: str = "chicago-poker", seats: str = "4", seed: str = "1") -> None:
    """Play one match and print how it ended."""
    chance = random.Random(seed)
    pipe = subprocess.PIPE
    with subprocess.Popen(["windycity", "referee"], stdin=pipe, stdout=pipe, encoding="utf-8") as referee:
        state = ask(referee, "new", game=game, seats=int(seats), seed=seed)
        while not state["over"]:
            seat = chance.choice(state["waiting"])
            move = chance.choice(ask(referee, "legal", seat=seat)["moves"])
            state = ask(referee, "play", seat=seat, move=move)
        result = ask(referee, "result")["result"]
    print(f"{game}: {result['reason']} ({result['rule']})")
    for seat, (rank, score) in enumerate(zip(result["ranks"], result["scores"], strict=True)):
        print(f"seat {seat}: rank {rank}, score {score}{', won' if seat in result['winners'] else ''}")


if __name__ == "__main__":
    main(*sys.argv[1:])
