"""A server under load: tables times clients over real WebSockets. `python -m bench.server [--game G] [--tables N,N] [--every S]`.

The server is a process of its own on one core, with its store in a temporary folder; the clients are here, on the others. At
every table all seats are guests, each with a connection; one of those asked makes a random move every few seconds. What a move
takes is the time from sending it until the last client of the table has what it brought. `--every 0` moves as fast as each table
answers. Memory is what the process has grown by, for each table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import windycity
from windycity.core.choices import Choices
from windycity.server.patches import patched

SEATS = 4
SECONDS = 20.0
AT_ONCE = 20  # tables that are made at the same time


async def serve(store: str) -> None:
    """Run the server: without limits, with compiled rules, and without people to look at its moves at their own pace."""
    from windycity.server.limits import Allowance, Limits
    from windycity.server.serve import Reports, Wish
    from windycity.server.serve import serve as run

    much = Allowance(1e9, 1e9)
    limits = Limits(much, much, much, much, much, much, much, much, much, much, 10**9, 10**9, 10**9, 10**9, 10**9)
    compiled: set[str] = set()

    def report(progress: Any) -> None:
        compiled.add(progress.game) if progress.stage == "compiled" else None
        if len(compiled) == len(windycity.games()):
            print("compiled", flush=True)

    await run(Wish(store, port=0, limits=limits, workers=1), Reports(lambda host, port: print(port, flush=True), report))


class Seat:
    """A guest's connection to a table."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.state: Any = None
        self.heard = 0.0  # when something came last
        self.answers: asyncio.Queue[Any] = asyncio.Queue()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "answer":
                self.answers.put_nowait(message)
                continue
            self.heard = time.perf_counter()
            if message["type"] == "snapshot":
                self.state = message["state"]
            else:
                self.state = patched(self.state, message["patch"])

    async def do(self, do: str, **fields: Any) -> Any:
        """Send a command, and wait for its answer."""
        await self.socket.send(json.dumps({"do": do, "id": os.urandom(6).hex(), **fields}))
        return await self.answers.get()


class Table:
    """A table with a client on every seat."""

    def __init__(self, seats: Sequence[Seat]):
        self.seats = seats
        self.times: list[float] = []  # from each move to everyone

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.seats[0].state["stage"] == "over")

    async def move(self) -> None:
        """Let one of those asked make a random move."""
        asked = [seat for seat in self.seats if seat.state["choices"]]
        if not asked:
            await asyncio.sleep(0.01)
            return
        seat = random.choice(asked)
        moves = [choice.text for choice in msgspec.convert(seat.state["choices"], Choices)]
        sent = time.perf_counter()
        answer = await seat.do("move", decision=seat.state["decision"], moves=[random.choice(moves)])
        if answer["problem"] and answer["problem"]["error"] != "stale":
            raise RuntimeError(answer["problem"]["message"])
        while seat.heard < sent:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.02)  # the others hear of it at the same moment, if they may
        self.times.append(max(each.heard for each in self.seats) - sent)

    async def play(self, every: float, until: float) -> None:
        """Move now and then, at times that are spread evenly over the tables."""
        due = time.perf_counter() + random.random() * every
        while due < until and not self.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.move()
            due = max(due + every, time.perf_counter())


@asynccontextmanager
async def server() -> AsyncIterator[tuple[str, int]]:
    """Start a server on a core of its own; yield its address and its process."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.server", "--serve", str(Path(folder) / "store.sqlite")]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        try:
            port = int(await process.stdout.readline())
            await process.stdout.readuntil(b"compiled\n")
            os.sched_setaffinity(process.pid, cores[:1])
            os.sched_setaffinity(0, cores[1:] or cores)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            os.sched_setaffinity(0, cores)
            process.terminate()
            await process.wait()


async def guests(http: httpx.AsyncClient, count: int) -> list[dict[str, str]]:
    """Make guests, and return the header that each shows."""
    headers = []
    for number in range(count):
        made = await http.post("/api/guests", json={"name": f"Guest {number}"}, headers={"authorization": "Bearer"})
        headers.append({"authorization": f"Bearer {made.json()['key']}"})
    return headers


async def gather(game: str, http: httpx.AsyncClient, people: list[dict[str, str]], stack: AsyncExitStack) -> Table:
    """Make a table, let everyone sit down, and begin."""
    made = await http.post("/api/tables", json={"game": game, "seats": ["me"] + ["open"] * (SEATS - 1)}, headers=people[0])
    address = f"{str(http.base_url).replace('http', 'ws')}/api/tables/{made.json()['id']}/play"
    seats = []
    for number, header in enumerate(people):
        socket = await stack.enter_async_context(connect(address, additional_headers=header, compression=None, max_size=None))
        seats.append(Seat(socket))
        if number:
            await seats[-1].do("sit", seat=number)
    for seat in seats:
        await seat.do("contribute", words="")
    while any(seat.state is None or seat.state["stage"] == "gathering" for seat in seats):
        await asyncio.sleep(0.01)
    return Table(seats)


def memory(process: int) -> int:
    """The memory of a process, in KiB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def cpu(process: int) -> float:
    """The CPU time of a process, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(game: str, count: int, every: float) -> None:
    """Load a fresh server with tables, and print what came of it."""
    async with server() as (site, process), httpx.AsyncClient(base_url=site, timeout=60) as http, AsyncExitStack() as stack:
        people = await guests(http, SEATS)
        before, tables = memory(process), list[Table]()
        while len(tables) < count:
            more = [gather(game, http, people, stack) for _ in range(min(AT_ONCE, count - len(tables)))]
            tables += await asyncio.gather(*more)
        gc.disable()  # the clients' own pauses are none of the server's
        begun, spent, own = time.perf_counter(), cpu(process), time.process_time()
        await asyncio.gather(*(table.play(every, begun + SECONDS) for table in tables))
        wall, busy, own = time.perf_counter() - begun, cpu(process) - spent, time.process_time() - own
        times = sorted(time for table in tables for time in table.times)
        half, most = (quantiles(times, n=100)[place] * 1000 for place in (49, 98))
        held = (memory(process) - before) / count
        print(
            f"{game:18} {count:5} tables  {len(times) / wall:7.1f} moves/s  p50 {half:6.1f} ms  p99 {most:6.1f} ms  "
            f"{busy / wall:4.0%} of a core ({own / wall:4.0%} for the clients), {1000 * busy / len(times):5.2f} ms a move  "
            f"{held:6.0f} KiB a table",
            flush=True,
        )


def main() -> None:
    """Measure games and counts of tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=windycity.games())
    parser.add_argument("--tables", default="10,100,1000")
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.serve:
        asyncio.run(serve(wish.serve))
        return
    for game in wish.game or windycity.games():
        for count in map(int, wish.tables.split(",")):
            asyncio.run(measure(game, count, wish.every))


if __name__ == "__main__":
    main()
