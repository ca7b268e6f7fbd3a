"""What a device gets, and when, depends on nothing that its guest may not know."""

from __future__ import annotations

import asyncio
from copy import copy
from random import Random
from typing import Any

import pytest

from tests.conformance.cases import twin_of
from tests.server.house import ANN, BOB, CLEO, DAN, Device, Tavern
from tests.server.virtual import now, run
from windycity.core.match import Match
from windycity.server.commands import Contribute, Move, Propose, Who
from windycity.server.entries import Chair
from windycity.server.eyes import Eye, Gaze, Presence
from windycity.server.live import Manners
from windycity.server.table import Table

EVE = Who("eve", "Eve")
PEOPLE = (ANN, BOB, CLEO, DAN)
SEALED = ("chicago-gangsters", "gangsters")


async def gathered(game: str, manners: Manners | None = None) -> tuple[Tavern, list[Device], Device]:
    """Return a table with four guests and a spectator, with the match begun."""
    tavern = Tavern(game, [Chair(who.guest, who.name) for who in PEOPLE], manners)
    devices = [await tavern.look(who) for who in PEOPLE]
    watcher = await tavern.look(EVE, "de")
    for who in PEOPLE:
        await tavern.do(who, Contribute, words=who.name)
    return tavern, devices, watcher


async def play(tavern: Tavern, devices: list[Device], count: int, *, hesitant: bool) -> tuple[list[list[bytes]], int]:
    """Play at random; if hesitant, Ann takes back and makes again what nobody notices. Return what the others got."""
    table, random, unnoticed = tavern.live.table, Random(7), 0
    got: list[list[bytes]] = []
    for number in range(count):
        if table.stage == "over":
            break
        seat = random.choice(table.waiting)
        move = random.choice(tavern.match.legal(seat))
        before = [len(device.raw) for device in devices]
        await made(tavern, devices[seat], move, f"move {number}")
        if tavern.match.answers[-1].unnoticed:
            unnoticed += seat == 0
            if hesitant and seat == 0:
                assert (await tavern.do(devices[seat].who, Propose, matter="undo", id=f"undo {number}")).problem is None
                await made(tavern, devices[seat], move, f"move {number} again")
            for other, device in enumerate(devices):
                assert other == seat or len(device.raw) == before[other], f"seat {other} noticed {move} of seat {seat}"
        await asyncio.sleep(1_000 - now() % 1000)  # the same times, whether anybody hesitates or not
        got.append([b"".join(device.raw[before[place] :]) for place, device in enumerate(devices) if place])
    return got, unnoticed


async def made(tavern: Tavern, device: Device, move: str, id: str) -> None:
    answer = await tavern.do(device.who, Move, decision=device.state["decision"], moves=[move], id=id)
    assert answer.problem is None, answer


@pytest.mark.parametrize("game", SEALED)
def test_what_nobody_may_notice_is_noticed_by_nobody(game: str) -> None:
    async def story(hesitant: bool) -> tuple[Any, int]:
        tavern, devices, watcher = await gathered(game)
        return await play(tavern, [*devices, watcher], 80, hesitant=hesitant)

    plain, unnoticed = run(story(hesitant=False))
    hesitant, _ = run(story(hesitant=True))
    assert unnoticed > 0, "nothing to find out here"
    assert plain == hesitant


@pytest.mark.parametrize("game", SEALED)
def test_what_nobody_noticed_can_be_taken_back_even_after_others_were_seen_to_answer(game: str) -> None:
    async def story() -> None:
        tavern, devices, watcher = await gathered(game)
        table, random = tavern.live.table, Random(5)
        waited: dict[int, bool] = {}  # the seats whose last answer nobody noticed, and whether somebody was seen to answer since
        while not any(waited.values()):
            seat = random.choice(table.waiting)
            await made(tavern, devices[seat], random.choice(tavern.match.legal(seat)), f"move {len(tavern.match.answers)}")
            unnoticed = tavern.match.answers[-1].unnoticed
            waited = {other: not unnoticed for other in waited if other != seat and other in table.waiting}
            if unnoticed:
                waited[seat] = False
        seat = next(seat for seat, since in waited.items() if since)
        answers, others = len(tavern.match.answers), [device for device in (*devices, watcher) if device is not devices[seat]]
        before = [len(device.raw) for device in others]
        assert (await tavern.do(devices[seat].who, Propose, matter="undo")).problem is None
        assert len(tavern.match.answers) == answers - 1
        assert [len(device.raw) for device in others] == before, "somebody noticed"

    run(story())


def test_the_time_of_a_form_betrays_nothing() -> None:
    """An ask that everybody gets ends after the same time whether those asked have anything to decide or not."""

    async def story() -> set[bool]:
        tavern, devices, watcher = await gathered("gangsters", Manners(0.0, (2.0, 5.0)))
        table, random = tavern.live.table, Random(1)
        kinds: set[bool] = set()
        while table.stage == "playing" and len(tavern.match.answers) < 2500 and len(kinds) < 2:
            seat = random.choice(table.waiting)
            if not table.formal:
                await made(tavern, devices[seat], random.choice(tavern.match.legal(seat)), f"{now()} {len(tavern.match.answers)}")
                continue
            kinds.add(await answer_form(tavern, devices, watcher, random))
        return kinds

    async def answer_form(tavern: Tavern, devices: list[Device], watcher: Device, random: Random) -> bool:
        """Everyone answers at once; return whether anybody had something to decide."""
        table, begun = tavern.live.table, now()
        asked, ask, active = table.waiting, tavern.match.ask, watcher.state["view"]["active"]
        wanted = [tavern.live.time_of_form(seat) for seat in asked]
        assert all(2.0 <= time <= 5.0 for time in wanted)
        choices = {seat: tavern.match.legal(seat) for seat in asked}
        answers = [
            asyncio.ensure_future(made(tavern, devices[seat], random.choice(moves), f"form {begun} {seat}"))
            for seat, moves in choices.items()
            if len(moves) > 1
        ]
        left: dict[int, float] = {}  # when the one who looks on saw that a seat had answered
        while len(left) < len(asked) and now() < begun + 5.1:
            await asyncio.sleep(0.01)
            shown = watcher.state["view"]
            still = shown["waiting"] if shown["ask"] == ask and shown["active"] == active else []
            left |= {seat: now() - begun for seat in asked if seat not in still and seat not in left}
        assert [left[seat] for seat in asked] == pytest.approx(wanted, abs=0.1)
        await asyncio.gather(*answers)
        await asyncio.sleep(0.1)  # until everyone has been told
        return any(len(moves) > 1 for moves in choices.values())

    assert run(story()) == {False, True}


@pytest.mark.parametrize("game", ["chicago-poker", "chicago-gangsters", "gangsters"])
def test_two_tables_that_differ_in_hidden_things_send_the_same_bytes(game: str) -> None:
    """Scramble what is hidden from an eye: everything that it is sent stays the same, to the byte."""

    async def story() -> None:
        tavern, devices, _ = await gathered(game)
        table, random = tavern.live.table, Random(3)
        for number in range(60):
            await asyncio.sleep(0.1)  # what has only one answer is answered for form
            seat = random.choice(table.waiting)
            await made(tavern, devices[seat], random.choice(tavern.match.legal(seat)), f"move {number}")
            if number % 6 == 0:
                for eye in (*range(4), None):
                    assert sent(table, eye, tavern.match) == sent(table, eye, twin_of(tavern.match, eye, random))

    def sent(table: Table, eye: int | None, match: Match) -> bytes:
        """What somebody who comes to the table now is sent."""
        twin = copy(table)
        twin.match = match
        presence = Presence({who.guest for who in PEOPLE}, 1)
        message = Eye(Gaze(eye, "en", False)).look(twin, presence, 0.0)
        assert message is not None
        return message

    run(story())
