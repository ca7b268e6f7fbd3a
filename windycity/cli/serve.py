"""`windycity serve`: the start-up screen of a server, and what the operator reads while it runs."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import windycity
from windycity.cli.network import OWN, address_of, own_addresses
from windycity.cli.words import FOLDER, command_name, fitted, text_of, title_of
from windycity.core.errors import BadOption
from windycity.server import logs
from windycity.server.callers import Settings
from windycity.server.serve import Reports, serve
from windycity.server.serve import Wish as ServerWish
from windycity.server.store.place import place_of
from windycity.server.warming import Progress

EVERYWHERE = ("0.0.0.0", "::")
NOW_AND_THEN = 15.0  # seconds between two lines about the compilation


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line."""

    host: str
    port: int | None
    store: str | None
    origins: Sequence[str]
    behind_proxy: bool
    workers: int | None
    log: str
    compiling: bool
    language: str
    opening: bool = False


def serve_until_stopped(wish: Wish) -> int:
    """Serve until Ctrl-C; return the exit code."""
    if wish.log not in ("json", "text"):
        raise BadOption("log-form", catalogue=FOLDER, form=wish.log)
    logs.begin("json" if wish.log == "json" else "text")
    settings = Settings(frozenset(map(_origin, wish.origins)), wish.behind_proxy, wish.language, windycity.__version__)
    store = wish.store or str(default_store())
    server = ServerWish(store, wish.host, wish.port, settings, workers=wish.workers, compiling=wish.compiling)
    _run(serve(server, Board(wish, place_of(store).name).reports()))
    return 0


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Run the server, in the faster event loop if there is one."""
    factory: Callable[[], asyncio.AbstractEventLoop] | None = None
    if sys.platform != "win32":
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


def default_store() -> Path:
    """Return the default file for a server's tables and guests."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "windycity" / "server.sqlite"


def _origin(text: str) -> str:
    """Return an origin as it is compared; an invalid one raises BadOption."""
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = urlsplit("")
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or parts.path not in ("", "/")
        or parts.query
        or parts.username
    ):
        raise BadOption("origin-form", catalogue=FOLDER, text=text)
    return f"{parts.scheme}://{parts.netloc}".casefold()


class Board:
    """What the operator sees: where the server is, and the progress of compilation."""

    def __init__(self, wish: Wish, store: str):
        self._wish = wish
        self._store = store
        self._reported = 0.0

    def reports(self) -> Reports:
        """Return the callbacks for the server."""
        return Reports(self.ready, self.progress, self.stopping)

    def ready(self, host: str, port: int) -> None:
        """Say where the server is, and how friends reach it."""
        everywhere = host in EVERYWHERE
        here = address_of("127.0.0.1" if everywhere else host, port)
        self._say("serve-ready", address=here)
        if everywhere:
            for own in own_addresses():
                self._say("serve-network", address=address_of(own, port))
        elif host in OWN:
            self._say("serve-alone", command=f"{command_name()} serve --host 0.0.0.0")
        self._say("serve-store", store=self._store)
        self._say("serve-stop", command=f"{command_name()} host")
        if self._wish.opening and has_screen():
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()  # some browsers start slowly

    def progress(self, progress: Progress) -> None:
        """Report the progress of compiling a game from time to time."""
        game = title_of(progress.game, self._wish.language)
        if progress.stage == "compiled":
            self._say("serve-compiled", game=game)
        elif progress.stage == "failed":
            self._say("serve-failed", game=game)
        elif progress.stage == "compiling" and time.monotonic() >= self._reported + NOW_AND_THEN:
            self._reported = time.monotonic()
            left = progress.seconds_left if progress.seconds_left is not None else -1
            self._say("serve-compiling", game=game, done=progress.done, total=progress.total, seconds=left)

    def stopping(self) -> None:
        """Say that the server is stopping."""
        self._say("serve-stopping")

    def _say(self, sentence: str, **facts: object) -> None:
        print(fitted(text_of(sentence, self._wish.language, **facts), sys.stdout), flush=True)


def has_screen() -> bool:
    """Whether a browser with a window can be opened here."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
