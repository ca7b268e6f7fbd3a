"""A running server: everything opened in order, served by uvicorn in one process, and closed in order.

It serves at once; the rules are compiled meanwhile. When asked to stop, it ends within three seconds, with everything that
was acknowledged stored.
"""

from __future__ import annotations

import asyncio
import ctypes
import errno
import gc
import logging
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn

from windycity.core.words import reason_of
from windycity.games import names
from windycity.server.app import make_app
from windycity.server.callers import Settings
from windycity.server.errors import ServerError
from windycity.server.games import Games
from windycity.server.guard import Guard
from windycity.server.guests import Guests
from windycity.server.hub import Hub
from windycity.server.limits import Doorman, Limits
from windycity.server.metrics import Metrics
from windycity.server.pages import DIST
from windycity.server.replays import Replays
from windycity.server.reviews import Reviews
from windycity.server.services import Services, counting
from windycity.server.store import Store
from windycity.server.thinkers import Thinkers
from windycity.server.warming import Progress, Warmer

PORT = 8020
NEXT_PORTS = 20  # tried if the usual one is taken
LARGEST_FRAME = 1_048_576  # bytes: a message beyond our own limit is answered, one beyond this closes the connection
PING = 20.0  # seconds between two pings, and for an answer to one
M_ARENA_MAX = -8  # of <malloc.h>
SWITCH = 0.0005  # seconds for which the event loop may make the writing thread wait, each time
FAREWELL = 1  # seconds for requests under way when the server stops

log = logging.getLogger(__name__)


class CannotServe(ServerError):
    """A server that cannot be started."""

    code = "cannot-serve"


@dataclass(frozen=True)
class Wish:
    """The operator's settings; `port` is None for the usual one, or the next free one."""

    store: str | Path
    host: str = "127.0.0.1"
    port: int | None = None
    settings: Settings = field(default_factory=Settings)
    limits: Limits = field(default_factory=Limits)
    workers: int | None = None
    compiling: bool = True
    dist: Path = DIST


@dataclass
class Reports:
    """Callbacks for when the server is ready and for the progress of compilation."""

    ready: Callable[[str, int], None] = lambda host, port: None
    progress: Callable[[Progress], None] = lambda progress: None
    stopping: Callable[[], None] = lambda: None
    stop: asyncio.Event = field(default_factory=asyncio.Event)


async def serve(wish: Wish, reports: Reports) -> None:
    """Serve until asked to stop; a store or a port that cannot be used raises an error."""
    sys.setswitchinterval(SWITCH)
    _share_one_heap()
    gc.freeze()  # what is loaded now stays, and the rest makes few cycles, so frequent collections only cost time
    gc.set_threshold(50_000, 20, 100)
    async with running(wish) as (services, port):
        with _stopped_by_signals(reports.stop):
            warming = asyncio.create_task(_warm(wish, services, reports))
            reports.ready(wish.host, port)
            await reports.stop.wait()
            reports.stopping()
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)


@asynccontextmanager
async def running(wish: Wish) -> AsyncIterator[tuple[Services, int]]:
    """Run a server, yield its services and port, and stop it again."""
    with listening(wish.host, wish.port) as listener:
        async with opened(wish) as services:
            server = _Server(_config(make_app(services, wish.dist)))
            serving = asyncio.create_task(server.serve([listener]))
            try:
                yield services, listener.getsockname()[1]
            finally:
                server.should_exit = True
                await serving


@asynccontextmanager
async def opened(wish: Wish) -> AsyncIterator[Services]:
    """Open the store and everything on top of it, and close it again."""
    server = secrets.token_hex(8)
    store = await Store.open(wish.store, server)
    games, thinkers, metrics = Games(), Thinkers(wish.workers), Metrics()
    hub = Hub(server, store, games, thinkers, time.time, stored=counting(metrics))
    doorman = Doorman(wish.limits, time.time)
    warmth = {name: Progress(name, "waiting") for name in names()}
    replays = Replays(hub, store, time.time, wish.limits.replays_a_day)
    reviews = Reviews(replays, store, server, time.time, doorman.reviews, wish.compiling)
    guests = Guests(store, time.time)
    services = Services(hub, store, guests, doorman, metrics, wish.settings, thinkers, replays, reviews, warmth)
    watching = asyncio.create_task(metrics.watch_loop())
    try:
        await hub.start()
        yield services
    finally:
        watching.cancel()
        await _settle(services)
        await reviews.close()
        replays.close()
        await hub.close()
        await thinkers.close()
        games.close()
        await store.close()


async def _settle(services: Services) -> None:
    """Give running work a moment to finish."""
    if services.tasks:
        await asyncio.wait(services.tasks, timeout=0.5)
    for task in [*services.tasks]:
        task.cancel()


async def _warm(wish: Wish, services: Services, reports: Reports) -> None:
    """Compile the rules, and switch tables and bots to each game's as soon as they are ready."""
    switching: set[asyncio.Task[None]] = set()

    def report(progress: Progress) -> None:
        reports.progress(progress)
        if progress.stage == "compiled":
            task = asyncio.create_task(_switch(progress.game, services))
            switching.add(task)
            task.add_done_callback(switching.discard)

    await services.thinkers.start()
    await services.hub.games.read_words()
    if wish.compiling:
        warmer = Warmer(names(), services.hub.games, report)
        services.warmth = warmer.progress
        await warmer.run()
        await asyncio.gather(*switching)


def _share_one_heap() -> None:
    """Make all threads use one heap: one for each, glibc's default, wastes a tenth of the memory."""
    with suppress(AttributeError, OSError, TypeError):  # other systems
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


async def _switch(game: str, services: Services) -> None:
    services.thinkers.learn(await services.hub.games.game(game))
    await services.hub.switch(game)


class _Server(uvicorn.Server):
    """uvicorn's server without its signal handlers: the caller decides when to stop."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


def _config(app: Guard) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `callers.py` decides what to believe
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # for the reason in `packing.py`
        timeout_graceful_shutdown=FAREWELL,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=65_536,
    )


@contextmanager
def listening(host: str, port: int | None) -> Iterator[socket.socket]:
    """Listen at a port; without one, at the usual one or the next free one. A port that is not available raises CannotServe."""
    wanted = range(PORT, PORT + NEXT_PORTS) if port is None else [port]
    for one in wanted:
        try:
            listener = _listen(host, one)
            break
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise CannotServe("cannot-listen", host=host, port=str(one), reason=reason_of(error)) from error
    else:
        raise CannotServe("port-taken", host=host, port=str(wanted[0]))
    with listener:
        yield listener


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (socket.gaierror, UnicodeError) as error:
        raise CannotServe("unknown-host", host=host) from error
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
        listener.setblocking(False)
    except BaseException:
        listener.close()
        raise
    return listener


@contextmanager
def _stopped_by_signals(stop: asyncio.Event) -> Iterator[None]:
    """Stop when Ctrl-C is pressed, or the system asks the program to end."""
    loop = asyncio.get_running_loop()
    before = {}
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(ValueError):  # not in the main thread: then nobody sends signals
            before[number] = signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    try:
        yield
    finally:
        for number, action in before.items():
            signal.signal(number, action)
