"""Real servers in processes of their own, forked from one that has imported everything: to start one costs next to nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

# Bots answer at once, in a thread: the processes in which they think have tests of their own.
PARENT = """
import asyncio, json, os, signal, sys, time, types
from functools import partial
from windycity.games import names, rulebook
from windycity.server import serve
from windycity.server.hub import Hub
from windycity.server.limits import Allowance, Limits
from windycity.server.live import Manners
from windycity.server.thinkers import Thinkers

[rulebook(name) for name in names()]
plenty = Allowance(1e9, 1e9)
limits = Limits(*[plenty] * 10, *[10**9] * 5)
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    asked = json.loads(line)
    if os.fork():
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    serve.Hub = partial(Hub, manners=Manners(asked["pace"], (0.0, 0.0)))
    serve.Thinkers = lambda workers: Thinkers(1, most_queued=256 if asked["thinking"] else 0)
    serve.time = types.SimpleNamespace(time=lambda: time.time() + asked["ahead"])
    wish = serve.Wish(asked["store"], port=asked["port"], limits=limits, compiling=asked["compiling"])
    ready = lambda host, port: print(os.getpid(), port, flush=True)
    asyncio.run(serve.serve(wish, serve.Reports(ready=ready)))
    os._exit(0)
"""


class Server:
    """A server that runs."""

    def __init__(self, pid: int, port: int):
        self.pid = pid
        self.port = port

    @property
    def site(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    async def kill(self) -> None:
        """Kill it without warning, and wait until it is gone."""
        self.signal(signal.SIGKILL)
        while Path(f"/proc/{self.pid}").exists():
            await asyncio.sleep(0.002)


class Nursery:
    """Starts servers; all end with it."""

    def __init__(self, log: Path):
        self._log = log.open("ab")
        self._parent = subprocess.Popen(
            [sys.executable, "-c", PARENT], stdin=-1, stdout=-1, stderr=self._log, text=True, bufsize=1
        )
        self.servers: list[Server] = []

    async def start(self, store: str | Path, port: int = 0, **more: Any) -> Server:
        """Start a server; its clock may be `ahead`, its bots take a `pace`; it may use compiled rules, and bots may think."""
        asked = {"store": str(store), "port": port, "pace": 0.0, "ahead": 0.0, "compiling": False, "thinking": False, **more}
        server = Server(*map(int, (await asyncio.to_thread(self._ask, json.dumps(asked))).split()))
        self.servers.append(server)
        return server

    def _ask(self, line: str) -> str:
        assert self._parent.stdin
        assert self._parent.stdout
        self._parent.stdin.write(line + "\n")
        return self._parent.stdout.readline()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for server in self.servers:
            try:
                server.signal(signal.SIGKILL)
            except ProcessLookupError:
                continue
        self._parent.communicate()
        self._log.close()
