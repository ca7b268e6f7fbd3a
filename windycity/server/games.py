"""The games that a server plays, in their own editions and in those of guests, with compiled rules where they are loaded.

Slow work (reading an edition, loading compiled rules) happens in one thread, never in the event loop: one thing at a time,
so nothing is read or loaded twice. Games that are already open are returned at once.
"""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
import weakref
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

from windycity.core.edition import MOST_BYTES
from windycity.core.engine import Engine
from windycity.core.errors import BadEdition
from windycity.core.game import Game
from windycity.core.words import LANGUAGES, has_words
from windycity.games import names, rulebook
from windycity.server.texts import check_edition_texts

MOST_KEPT = 32  # editions of guests: one may take five megabytes
FILE = "edition.toml"  # what messages call a guest's edition, which came as text, not as a file

Key = tuple[str, str]
T = TypeVar("T")


class Games:
    """Opens games by name, in their own editions or in one that a guest gives as text."""

    def __init__(self) -> None:
        self._own: OrderedDict[Key, Game] = OrderedDict()
        self._guests: OrderedDict[Key, Game] = OrderedDict()  # most recently used last
        self._compiled: set[str] = set()  # games whose compiled rules are loaded
        self._opening = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "games")
        self._folder = tempfile.TemporaryDirectory(prefix="windycity-")  # for its owner only

    async def game(self, name: str, edition: str | None = None) -> Game:
        """Open a game in its own edition or one given as text, checked as by `windycity edition check`.

        An unknown game raises UnknownGame, an invalid edition BadEdition. The game's engine is ready to use, and compiled if the
        compiled rules are loaded.
        """
        content = None if edition is None else _content_of(edition)
        key = name, "" if content is None else hashlib.sha256(content).hexdigest()
        kept = self._own if content is None else self._guests
        if not self._is_up_to_date(kept.get(key)):
            async with self._opening:
                if not self._is_up_to_date(game := kept.get(key)):
                    kept[key] = await self._in_thread(lambda: self._prepare(game or self._read(name, content)))
        kept.move_to_end(key)
        if len(self._guests) > MOST_KEPT:
            self._guests.popitem(last=False)
        return kept[key]

    async def compiled(self, game: Game) -> Engine | None:
        """Return a game's compiled engine, to switch a match to; None until its rules are loaded.

        Reading `game.compiled` would load them in the event loop, and block it.
        """
        return await self._in_thread(lambda: game.compiled) if game.name in self._compiled else None

    async def read_words(self) -> None:
        """Read the words of all games in all languages (half a second each), so that no table has to wait for them."""
        for name in names():
            for language in LANGUAGES:
                await self._in_thread(partial(has_words, "goal", language, rulebook(name).words))

    async def load(self, name: str) -> bool:
        """Load a game's compiled rules if they are ready, which takes half a second; return whether they are loaded now."""
        game = await self.game(name)
        if name not in self._compiled and await self._in_thread(lambda: game.build().ready and game.compiled is not None):
            self._compiled.add(name)
        return name in self._compiled

    def close(self) -> None:
        """Remove what is kept on disk: copies of guests' editions."""
        self._thread.shutdown()
        self._folder.cleanup()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _is_up_to_date(self, game: Game | None) -> bool:
        return game is not None and game.engine.compiled == (game.name in self._compiled)

    def _prepare(self, game: Game) -> Game:
        """Set up a game's current engine."""
        return game.with_engine(game.compiled if game.name in self._compiled else game.interpreted)

    def _read(self, name: str, content: bytes | None) -> Game:
        """Read an edition from a file that is kept while the edition is used: tables and pictures read its board again."""
        book = rulebook(name)
        if content is None:
            return Game(book, compiled=False)
        with tempfile.NamedTemporaryFile(dir=self._folder.name, suffix=".toml", delete=False) as file:
            file.write(content)
        path = Path(file.name)
        try:
            game = Game(book, path, compiled=False)
            check_edition_texts(content.decode(), FILE)
        except BadEdition as error:
            path.unlink()
            if "file" in error.facts:
                error.facts["file"] = FILE
            raise
        weakref.finalize(game.edition, path.unlink, missing_ok=True)
        return game


def _content_of(edition: str) -> bytes:
    """Encode the text of an edition; one that is too long or cannot be encoded raises BadEdition."""
    try:
        content = edition.encode()
    except UnicodeEncodeError as error:  # half of a character, which JSON can hold
        raise BadEdition("file-not-text", file=FILE, place=error.start + 1) from error
    if len(content) > MOST_BYTES:
        raise BadEdition("file-too-large", file=FILE, size=len(content), most=MOST_BYTES)
    return content
