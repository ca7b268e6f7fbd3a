"""Bots in processes of their own: what they answer, and what happens when a process crashes, hangs, or has too much to do."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from shutil import which

import pytest

import windycity
from windycity.bots.names import UnknownBot
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.server import serve
from windycity.server import thinkers as module
from windycity.server.questions import Question, frame
from windycity.server.thinkers import MOST_PREPARED, Thinkers, _Worker

PATIENCE = 60.0
FOR_EVER = "search:9999999"


@cache
def game(compiled: bool = False) -> Game:
    return windycity.game("chicago-poker", compiled=compiled)


def match(seed: int = 1, compiled: bool = False) -> Match:
    return game(compiled).start(seats=4, seed=seed)


def run(story: Callable[[Thinkers], Awaitable[None]], thinkers: Callable[[], Thinkers] = lambda: Thinkers(1)) -> None:
    """Run a story with thinkers, whose processes are gone afterwards, without waiting for their thoughts."""

    async def tell() -> None:
        pool = thinkers()
        try:
            await asyncio.wait_for(story(pool), PATIENCE)
        finally:
            processes, begun = [process_of(pool, place) for place in range(len(pool._all))], time.monotonic()
            await pool.close()
            assert time.monotonic() - begun < 20
            assert not any(map(is_running, processes))

    asyncio.run(tell())


def process_of(pool: Thinkers, place: int = 0) -> int:
    process = pool._all[place]._process
    return process.pid if process else 0


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


async def stopped(pool: Thinkers) -> int:
    """Have a process that is ready, and hangs from now on."""
    await pool.choose(match(), 0, "random")
    os.kill(process_of(pool), signal.SIGSTOP)
    return process_of(pool)


def test_bots_at_many_tables_think_at_once_and_greedy_sits_in_for_those_that_search() -> None:
    async def story(pool: Thinkers) -> None:
        await pool.start()
        matches, bots = [match(seed) for seed in range(8)], ["random", "greedy", "soldier", "boss"] * 2
        thoughts = await asyncio.gather(*(pool.choose(m, 0, bot) for m, bot in zip(matches, bots, strict=True)))
        assert [thought.by for thought in thoughts] == ["random", "greedy", "soldier", "greedy"] * 2
        for played, thought in zip(matches, thoughts, strict=True):
            played.play(0, thought.move)
            assert 0 < thought.seconds < PATIENCE

    run(story, lambda: Thinkers(2))


def test_a_game_is_loaded_ahead_of_the_first_question(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[type] = []
    send = _Worker._send

    def note(worker: _Worker, message: Game | Question) -> None:
        sent.append(type(message))
        send(worker, message)

    monkeypatch.setattr(_Worker, "_send", note)

    async def story(pool: Thinkers) -> None:
        pool.learn(game())
        assert sent == [], "nobody is there to learn it"
        await pool.start()
        pool.learn(game())
        pool.learn(game())
        assert sent == [Game]
        assert (await pool.choose(match(), 0, "greedy")).by == "greedy"
        assert sent == [Game, Question]
        os.kill(process_of(pool), signal.SIGKILL)
        await pool.choose(match(), 0, "greedy")
        assert sent[-2:] == [Game, Question], "the process that takes its place has to learn it again"

    run(story)


@pytest.mark.compiled
def test_a_server_lets_its_bots_learn_the_compiled_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(serve, "names", lambda: ["chicago-poker"])
    learned: list[tuple[str, bool, bool]] = []

    def learn(pool: Thinkers, game: Game) -> None:
        learned.append((game.name, game.engine.compiled, process_of(pool) > 0))

    monkeypatch.setattr(Thinkers, "learn", learn)

    async def story() -> None:
        wish = serve.Wish(tmp_path / "store.sqlite", workers=1)
        async with serve.opened(wish) as services:
            await serve._warm(wish, services, serve.Reports())
        assert learned == [("chicago-poker", True, True)]

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_only_some_processes_are_started_ahead_of_questions() -> None:
    async def story(pool: Thinkers) -> None:
        await pool.start()
        assert sum(process_of(pool, place) > 0 for place in range(6)) == MOST_PREPARED
        before = process_of(pool, 5)
        await pool.choose(match(), 0, "greedy")
        assert process_of(pool, 5) == before, "the first question goes to one of them"
        assert not process_of(pool, 0)

    run(story, lambda: Thinkers(6))


def test_questions_are_answered_in_the_order_in_which_they_were_asked() -> None:
    order: list[int] = []

    async def ask(pool: Thinkers, number: int) -> None:
        await pool.choose(match(), 0, "greedy")
        order.append(number)

    async def story(pool: Thinkers) -> None:
        await asyncio.gather(*(ask(pool, number) for number in range(10)))
        assert order == [*range(10)]

    run(story)


@pytest.mark.compiled
def test_once_the_rules_are_compiled_a_bot_that_searches_answers_itself() -> None:
    async def story(pool: Thinkers) -> None:
        played = match()
        assert (await pool.choose(played, 0, "search:10")).by == "greedy"
        played.switch(played.game.compiled)
        thought = await pool.choose(played, 0, "search:10")
        assert thought.by == "search:10"
        played.play(0, thought.move)

    run(story)


def test_a_process_that_is_killed_is_replaced_and_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: Thinkers) -> None:
        first = await stopped(pool)
        asked = asyncio.create_task(pool.choose(match(), 0, "greedy"))
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        assert (await asked).move in match().legal(0)
        assert process_of(pool) != first
        assert "its process ended with code -9; it is asked again" in caplog.text

    run(story)


def test_a_process_that_died_while_idle_costs_no_attempt(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: Thinkers) -> None:
        os.kill(await stopped(pool), signal.SIGKILL)
        await asyncio.sleep(0.2)
        await pool.choose(match(), 0, "greedy")
        assert caplog.text == ""

    run(story)


def test_a_process_that_hangs_is_replaced_and_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: Thinkers) -> None:
        pool._all[0]._patience = PATIENCE
        first = await stopped(pool)
        pool._all[0]._patience = 1.0
        assert (await pool.choose(match(), 0, "greedy")).move in match().legal(0)
        assert process_of(pool) != first
        assert not is_running(first)
        assert "nothing came for 1 s; it is asked again" in caplog.text

    run(story)


def test_where_no_process_answers_greedy_does(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: Thinkers) -> None:
        for executable, reason in ((str(which("false")), "ended with code 1"), ("/no/such/python", "could be started")):
            monkeypatch.setattr(sys, "executable", executable)
            thought = await pool.choose(match(), 0, "random")
            assert thought.by == "greedy"
            assert thought.move in match().legal(0)
            assert reason in caplog.text
            assert caplog.messages[-1].endswith("; greedy answers")

    run(story)


def test_where_too_many_wait_greedy_answers_at_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: Thinkers) -> None:
        process = await stopped(pool)
        waiting = [asyncio.create_task(pool.choose(match(), 0, "random")) for _ in range(3)]
        await asyncio.sleep(0)
        assert (pool.thinking, pool.queued) == (1, 2)
        assert (await pool.choose(match(), 0, "random")).by == "greedy"
        assert "too many questions wait" in caplog.text
        os.kill(process, signal.SIGCONT)
        assert [thought.by for thought in await asyncio.gather(*waiting)] == ["random"] * 3
        assert (await pool.choose(match(), 0, "random")).by == "random"

    run(story, lambda: Thinkers(1, most_queued=2))


def test_who_no_longer_wants_an_answer_is_in_nobodys_way() -> None:
    async def story(pool: Thinkers) -> None:
        process = await stopped(pool)
        waiting = [asyncio.create_task(pool.choose(match(), 0, "random")) for _ in range(3)]
        await asyncio.sleep(0)
        for task in waiting[:2]:  # the one that is thought about, and one that is queued
            task.cancel()
        await asyncio.wait(waiting[:2])
        assert (pool.thinking, pool.queued) == (1, 1)
        os.kill(process, signal.SIGCONT)
        assert (await waiting[2]).by == "random"
        assert process_of(pool) == process

    run(story)


def test_at_its_deadline_greedy_answers_for_a_bot(caplog: pytest.LogCaptureFixture) -> None:
    async def story(pool: Thinkers) -> None:
        process = await stopped(pool)
        thoughts = await asyncio.gather(*(pool.choose(match(), 0, "random", time.monotonic() + 0.2) for _ in range(2)))
        assert [thought.by for thought in thoughts] == ["greedy"] * 2
        assert caplog.text.count("did not answer by its deadline") == 2
        os.kill(process, signal.SIGCONT)
        assert (await pool.choose(match(), 0, "random", time.monotonic() + PATIENCE)).by == "random"

    run(story)


def test_programs_bots_that_go_by_the_clock_and_seats_that_do_not_wait_are_refused() -> None:
    async def story(pool: Thinkers) -> None:
        for bot in ("program:true", "search:2s"):
            with pytest.raises(ValueError, match="cannot play here"):
                await pool.choose(match(), 0, bot)
        with pytest.raises(UnknownBot):
            await pool.choose(match(), 0, "nobody")
        with pytest.raises(ValueError, match="seat 1 is not asked for anything"):
            await pool.choose(match(), 1, "greedy")
        assert process_of(pool) == 0, "nobody was bothered"

    run(story)


def guests_game(tmp_path: Path, name: str) -> Game:
    own = game().edition_file.read_text("utf-8")
    file = tmp_path / f"{name}.toml"
    file.write_text(own.replace(f'name = "{game().edition.name}"', f'name = "{name}"'))
    return windycity.game("chicago-poker", file, compiled=False)


def test_the_edition_of_a_guest_is_sent_once_and_a_full_process_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []

    def watched(content: bytes) -> bytes:
        sent.append(content)
        return frame(content)

    monkeypatch.setattr(module, "MOST_GAMES", 1)
    monkeypatch.setattr(module, "frame", watched)

    async def story(pool: Thinkers) -> None:
        guests = guests_game(tmp_path, "a guest's")
        assert guests.edition.digest != game().edition.digest
        played = guests.start(seats=4, seed=1)
        for _ in range(2):
            assert (await pool.choose(played, 0, "greedy")).move in played.legal(0)
        assert [type(pickle.loads(content)) for content in sent] == [Game, Question, Question]
        first = process_of(pool)
        await pool.choose(match(), 0, "greedy")
        assert process_of(pool) != first

    run(story)


@pytest.mark.compiled
def test_processes_end_when_the_server_is_killed_even_in_the_middle_of_a_search() -> None:
    code = f"""
import asyncio, windycity
from windycity.server.thinkers import Thinkers
async def main():
    pool = Thinkers(2)
    await pool.start()
    match = windycity.game("chicago-poker", compiled=True).start(4, 1)
    await pool.choose(match, 0, "search:10")
    asyncio.create_task(pool.choose(match, 0, "{FOR_EVER}"))
    await asyncio.sleep(0.5)
    assert pool.thinking == 1
    print(*(worker._process.pid for worker in pool._all), flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        processes = [int(process) for process in server.stdout.readline().split()]
        assert len(processes) == 2
        assert all(map(is_running, processes))
        for process in processes:
            os.kill(process, signal.SIGINT)  # they ignore it
        time.sleep(0.2)
        assert all(map(is_running, processes))
        server.kill()
        until = time.monotonic() + PATIENCE
        while any(map(is_running, processes)) and time.monotonic() < until:
            time.sleep(0.05)
        assert not any(map(is_running, processes))


def test_closing_ends_processes_that_are_still_starting() -> None:
    async def story(pool: Thinkers) -> None:
        starting = asyncio.create_task(pool.start())
        await asyncio.sleep(0)
        await pool.close()
        await starting
        assert [process_of(pool, place) for place in range(2)] == [0, 0]

    run(story, lambda: Thinkers(2))


@pytest.mark.compiled
def test_closing_ends_a_search_at_once_and_whoever_waits_is_cancelled() -> None:
    async def story(pool: Thinkers) -> None:
        played = match(compiled=True)
        await pool.choose(played, 0, "search:10")
        asking = [asyncio.create_task(pool.choose(played, 0, FOR_EVER)) for _ in range(2)]
        await asyncio.sleep(0.2)
        begun = time.monotonic()
        await pool.close()
        assert time.monotonic() - begun < 30, "it does not wait for searches that go on for ever"
        await asyncio.wait(asking, timeout=30)
        assert all(task.cancelled() for task in asking)

    run(story)


def test_processes_have_a_lower_priority_than_the_server() -> None:
    async def story(pool: Thinkers) -> None:
        await pool.choose(match(), 0, "greedy")
        assert os.getpriority(os.PRIO_PROCESS, process_of(pool)) > os.getpriority(os.PRIO_PROCESS, 0)

    run(story)
