"""The games of a server: editions of guests are checked, kept and forgotten, and what takes time is done in a thread."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import windycity
from windycity.core.errors import BadEdition, UnknownGame
from windycity.core.game import Game
from windycity.games import rulebook
from windycity.server import games as module
from windycity.server.games import Games

POKER = (rulebook("chicago-poker").folder / "edition.toml").read_text("utf-8")


def named(name: str) -> str:
    """Our edition of Chicago Poker under another name."""
    own = windycity.game("chicago-poker").edition.name
    return POKER.replace(f'name = "{own}"', f'name = "{name}"')


def run(story: Callable[[Games], Awaitable[None]]) -> None:
    async def tell() -> None:
        games = Games()
        try:
            await story(games)
        finally:
            games.close()
            assert not Path(games._folder.name).exists()

    asyncio.run(tell())


def files(games: Games) -> list[Path]:
    return [*Path(games._folder.name).iterdir()]


def test_a_game_is_opened_in_its_own_edition_or_in_that_of_a_guest() -> None:
    async def story(games: Games) -> None:
        own, guests = await games.game("chicago-poker"), await games.game("chicago-poker", named("Ours"))
        assert own.edition.name == windycity.game("chicago-poker").edition.name
        assert guests.edition.name == "Ours"
        assert guests.edition.digest != own.edition.digest
        for game in (own, guests):
            assert not game.engine.compiled
            match = game.start(4, seed=1)
            match.play(0, match.legal(0)[0])
        assert Path(games._folder.name).stat().st_mode & 0o077 == 0

    run(story)


def test_the_same_text_is_read_once_and_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    readers: list[str] = []

    class Watched(Game):
        def __init__(self, *arguments: object, **more: object):
            readers.append(threading.current_thread().name)
            super().__init__(*arguments, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "Game", Watched)

    async def story(games: Games) -> None:
        opened = await asyncio.gather(*(games.game("chicago-poker", named("Ours")) for _ in range(3)))
        assert len({id(game.edition) for game in opened}) == 1
        assert readers == ["games_0"]

    run(story)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "In edition.toml, format is missing."),
        ("format = ", "edition.toml is not valid TOML"),
        (
            POKER.replace('game = "chicago-poker"', 'game = "chicago"'),
            'edition.toml must say game = "chicago-poker"',
        ),
        ("\ud800", "edition.toml cannot be read: it is not text"),
        ("x" * 300_000, "edition.toml is not read: it has 300,000 bytes"),
        ("/etc/passwd", "edition.toml"),
        (POKER.replace('"Al Capone"', r'"Al\u001b[2J"'), r"In edition.toml, the text 'Al\x1b[2J' has a character that controls"),
        (POKER.replace('"Al Capone"', '"Al\u202e"'), r"In edition.toml, the text 'Al\u202e' has a character that controls"),
    ],
    ids=["empty", "no-toml", "another-game", "half-a-character", "too-long", "path", "control", "turning"],
)
def test_an_edition_that_is_not_right_is_refused_without_naming_a_file_of_the_server(text: str, message: str) -> None:
    async def story(games: Games) -> None:
        with pytest.raises(BadEdition) as refused:
            await games.game("chicago-poker", text)
        assert message in str(refused.value)
        for language in ("en", "nl", "de"):
            assert "edition.toml" in refused.value.message(language)
            assert games._folder.name not in refused.value.message(language)
        assert files(games) == []

    run(story)


def test_an_unknown_game_is_refused() -> None:
    async def story(games: Games) -> None:
        for edition in (None, POKER):
            with pytest.raises(UnknownGame):
                await games.game("../chess", edition)

    run(story)


def test_editions_of_guests_are_forgotten_when_there_are_many_but_not_while_they_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 2)

    async def story(games: Games) -> None:
        match = (await games.game("chicago-poker", named("A"))).start(4, seed=1)
        for name in ("B", "C", "B", "D"):  # of B and C, C was not asked for lately
            await games.game("chicago-poker", named(name))
        assert [game.edition.name for game in games._guests.values()] == ["B", "D"]
        gc.collect()
        assert len(files(games)) == 3
        assert match.game.edition_file.read_text("utf-8") == named("A")
        del match
        gc.collect()
        assert len(files(games)) == 2

    run(story)


def test_what_is_open_is_given_at_once_whatever_the_thread_is_doing() -> None:
    async def story(games: Games) -> None:
        for edition in (None, named("Ours")):
            await games.game("chicago-poker", edition)
        busy = threading.Event()
        waiting = asyncio.create_task(games._in_thread(busy.wait))
        for edition in (None, named("Ours")):
            await asyncio.wait_for(games.game("chicago-poker", edition), 5)
        busy.set()
        assert await waiting

    run(story)


@pytest.mark.compiled
def test_compiled_rules_are_for_every_edition_and_every_match_once_they_are_loaded() -> None:
    windycity.game("chicago-poker").compile()

    async def story(games: Games) -> None:
        match = (await games.game("chicago-poker", named("Ours"))).start(4, seed=1)
        assert await games.compiled(match.game) is None
        assert await games.load("chicago-poker")
        engine = await games.compiled(match.game)
        assert engine is not None
        match.play(0, match.legal(0)[0])
        match.switch(engine)
        assert match.game.engine.compiled
        assert match.game.edition.name == "Ours"
        match.undo()
        for edition in (None, named("Ours"), named("Others")):
            assert (await games.game("chicago-poker", edition)).engine.compiled

    run(story)


def test_rules_that_are_not_compiled_are_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", str(tmp_path))

    async def story(games: Games) -> None:
        assert not await games.load("chicago-poker")
        assert await games.compiled(await games.game("chicago-poker")) is None

    run(story)
