"""Live tables: gathering, moves, bots, clocks, what devices get, and what happens when the store fails."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.house import ANN, BOB, CLEO, OPEN, Tavern, begun, live_pace, match_of, move, problem_of
from tests.server.virtual import now, run
from windycity.server.commands import (
    Contribute,
    HandOver,
    Join,
    Move,
    Say,
    Sit,
    Stand,
    TakeBack,
    Who,
)
from windycity.server.entries import Chair
from windycity.server.live import Manners


def test_people_gather_and_the_match_begins_when_all_have_given_their_words() -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), OPEN, OPEN])
        ann, cleo = await tavern.look(ANN), await tavern.look(CLEO)
        assert ann.state["stage"] == "gathering"
        assert ann.state["you"] == 0
        assert ann.state["host"]
        assert cleo.state["you"] is None
        assert cleo.state["watching"] == 1
        assert (await tavern.refused(CLEO, Sit, seat=0)).error == "refused"
        assert (await tavern.do(CLEO, Sit, seat=2)).problem is None
        assert cleo.state["you"] == 2
        assert ann.state["seats"][2]["name"] == "Cleo"
        assert (await tavern.do(CLEO, Join, seat=1, bot="greedy")).problem is not None, "only the host seats bots"
        await tavern.do(ANN, Join, seat=1, bot="greedy")
        await tavern.do(ANN, Contribute, words="one")
        assert ann.state["stage"] == "gathering"
        await tavern.do(CLEO, Contribute, words="")
        assert ann.state["stage"] == "playing"
        assert ann.state["view"]["game"] == "chicago-poker"
        assert ann.state["contributions"] == ["one", "", ""]
        assert ann.state["secret"] is None

    run(story())


@pytest.mark.parametrize(("language", "word"), [("en", "luck"), ("nl", "toeval"), ("de", "Zufall")])
def test_words_that_come_too_late_are_refused_as_words(language: str, word: str) -> None:
    async def story() -> None:
        tavern = Tavern()
        await begun(tavern)
        assert word in problem_of(await tavern.live.command(ANN, Contribute("late", "more"), language)).message

    run(story())


def test_a_guest_stands_up_again_and_the_host_asks_another_to() -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), OPEN, OPEN])
        await tavern.do(BOB, Sit, seat=1)
        await tavern.do(CLEO, Sit, seat=2)
        assert (await tavern.do(BOB, Stand, seat=2)).problem is not None
        assert (await tavern.do(BOB, Stand, seat=1)).problem is None
        assert (await tavern.do(ANN, Stand, seat=2)).problem is None
        assert tavern.live.table.chairs[1:] == [OPEN, OPEN]

    run(story())


def test_a_guest_who_sits_goes_by_a_new_name_until_the_match_begins() -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), OPEN, OPEN])
        ann = await tavern.look(ANN)
        await tavern.do(ANN, Contribute, words="one")
        assert (await tavern.refused(ANN, Sit, seat=0)).message.startswith("You have a seat")
        anna = Who("ann", "Anna")
        assert (await tavern.refused(anna, Sit, seat=1)).message.startswith("You have a seat")
        assert (await tavern.do(anna, Sit, seat=0)).problem is None
        seat = ann.state["seats"][0]
        assert (seat["name"], seat["contributed"], ann.state["you"]) == ("Anna", True, 0)
        await tavern.do(ANN, Join, seat=1, bot="greedy")
        await tavern.do(ANN, Join, seat=2, bot="greedy")
        assert ann.state["stage"] == "playing"
        assert (await tavern.refused(ANN, Sit, seat=0)).error == "refused"

    run(story())


def test_a_move_is_seen_by_everyone_and_stored_first() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob, cleo = await tavern.look(ANN), await tavern.look(BOB), await tavern.look(CLEO, "nl")
        await begun(tavern)
        mover = ann if ann.state["choices"] else bob
        await move(tavern, mover)
        assert len(tavern.stored) == 3
        for device in (ann, bob, cleo):
            assert device.messages[-1]["type"] == "update"
            assert device.state["last"] == [mover.state["you"], "guest"]
        assert ann.news
        assert cleo.news
        assert ann.news[-1] != cleo.news[-1], "each in its language"
        assert any(mover.who.name in text for text in ann.news), "people go by their own names"
        assert all(bool(device.state["prompt"]) == bool(device.state["choices"]) for device in (ann, bob, cleo))
        assert ann.state["prompt"] or bob.state["prompt"]

    run(story())


def test_the_same_command_twice_does_nothing_twice_and_a_late_one_gets_the_table_afresh() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        mover = ann if ann.state["choices"] else bob
        decision, text = mover.state["decision"], tavern.match.legal(mover.state["you"])[0]
        first = await tavern.do(mover.who, Move, id="x", decision=decision, moves=[text])
        again = await tavern.do(mover.who, Move, id="x", decision=decision, moves=[text])
        assert first == again
        assert first.problem is None
        assert len(tavern.match.answers) == 1
        assert (await tavern.do(mover.who, Say, id="x", text="hello")).problem is None
        assert mover.talk == ["hello"], "another device may have used the id for something else"
        late = await tavern.do(mover.who, Move, id="y", decision=decision, moves=[text])
        assert problem_of(late).error == "stale"
        assert mover.messages[-1]["type"] == "snapshot"
        assert len(tavern.match.answers) == 1

    run(story())


def test_what_the_rules_refuse_changes_nothing_and_says_why() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        mover = ann if ann.state["choices"] else bob
        for moves in (["fly"], [""], ["draw", "draw", "draw", "draw", "draw"]):
            answer = await tavern.do(mover.who, Move, decision=mover.state["decision"], moves=moves)
            assert answer.problem is not None
            assert answer.problem.message
        assert len(tavern.stored) == 2
        assert not tavern.match.answers

    run(story())


def test_when_the_store_fails_nobody_is_told_and_the_table_is_read_again() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        mover = ann if ann.state["choices"] else bob
        sent = len(bob.messages), len(ann.messages)
        tavern.fail = OSError("the disk is full")
        with pytest.raises(OSError, match="full"):
            await move(tavern, mover)
        assert (len(bob.messages), len(ann.messages)) == sent
        assert tavern.dropped
        assert not match_of(tavern.again()).answers

    run(story())


def test_the_log_gives_the_same_table_again() -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), Chair("bob", "Bob"), Chair(bot="greedy")], pace=live_pace())
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        for _ in range(20):
            for device in (ann, bob):
                if device.state["choices"]:
                    await move(tavern, device)
            await asyncio.sleep(3)
        await tavern.do(BOB, Say, text="Well played")
        table, again = tavern.live.table, tavern.again()
        assert match_of(again).save() == tavern.match.save()
        assert again.clocks.__dict__ == table.clocks.__dict__
        assert (again.decisions, again.chairs, again.said) == (table.decisions, table.chairs, table.said)

    run(story())


def test_bots_play_to_the_end_and_the_secret_is_shown_then() -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), Chair(bot="greedy"), Chair(bot="boss")])
        ann = await tavern.look(ANN)
        await begun(tavern)
        await tavern.do(ANN, HandOver, bot="soldier")
        while ann.state["stage"] != "over":
            await asyncio.sleep(1)
        assert ann.state["secret"] == tavern.founding.secret
        assert ann.state["view"]["result"]
        assert ann.state["choices"] is None

    run(story())


def test_a_bot_answers_at_the_pace_of_people() -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), Chair(bot="greedy")], manners=Manners(pace=0.8))
        ann = await tavern.look(ANN)
        await begun(tavern)
        start = now()
        await tavern.do(ANN, HandOver, bot="greedy")
        while len(tavern.match.answers) < 5:
            await asyncio.sleep(0.01)
        assert 5 * 0.8 - 0.1 < now() - start < 5 * 0.8 + 0.8
        assert ann.state["last"][1] == "bot"

    run(story())


def test_a_bot_does_not_pause_between_the_steps_of_a_walk() -> None:
    async def story() -> None:
        tavern = Tavern("chicago", [Chair("ann", "Ann"), Chair(bot="greedy")], Manners(pace=0.8))
        await tavern.look(ANN)
        await begun(tavern)
        await tavern.do(ANN, HandOver, bot="greedy")
        moves: list[str] = []
        while not any(move.startswith("step") for move in moves):
            await asyncio.sleep(0.01)
            moves = [tavern.game.format_move(given.action) for given in tavern.match.answers]
        first, start = len(moves) - 1, now()
        while all(move.startswith("step") for move in moves[first:]):
            await asyncio.sleep(0.01)
            moves = [tavern.game.format_move(given.action) for given in tavern.match.answers]
        steps = len(moves) - 1 - first
        assert steps > 3
        assert now() - start < 0.8 * steps / 2

    run(story())


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        assert (await tavern.do(ANN, TakeBack)).problem is not None
        assert ann.state["choices"]
        decision = ann.state["decision"]
        await tavern.do(ANN, HandOver, bot="greedy")
        asked = [ann.state[field] for field in ("prompt", "decision", "choices")]
        assert asked == [None, None, None], "whoever has handed over is asked nothing"
        await asyncio.sleep(1)
        assert bob.state["seats"][0]["bot"] == "greedy"
        assert bob.state["choices"]
        assert (await tavern.refused(ANN, Move, decision=decision, moves=["draw"])).error == "refused"
        await tavern.do(ANN, TakeBack)
        await move(tavern, bob)
        while bob.state["choices"]:
            await move(tavern, bob)
        assert ann.state["choices"], "Ann is asked herself again"

    run(story())


def test_the_clock_plays_when_time_is_up_and_a_bot_stays_if_the_table_agreed() -> None:
    async def story(stand_in: bool) -> Any:
        tavern = Tavern(pace=live_pace(10, 30), stand_in=stand_in)
        ann = await tavern.look(ANN)
        await begun(tavern)
        while ann.state["last"] is None:
            await asyncio.sleep(0.5)
        assert ann.state["last"][1] == "clock"
        assert 40 <= now() - 1_000_000 <= 42
        for _ in range(400):
            await asyncio.sleep(1)
        return ann.state["seats"]

    assert [seat["bot"] for seat in run(story(stand_in=True))] == ["soldier", "soldier"]
    seats = run(story(stand_in=False))
    assert [seat["bot"] for seat in seats] == [None, None]
    assert all(seat["late"] > 2 for seat in seats)


def test_a_turn_that_the_clock_plays_counts_once_however_many_answers_it_takes() -> None:
    async def story() -> None:
        tavern = Tavern(pace=live_pace(10, 0))
        await begun(tavern)
        for _ in range(60):
            await asyncio.sleep(1)
        seats = [answer.seat for answer in tavern.match.answers]
        turns = [seat for place, seat in enumerate(seats) if place == 0 or seats[place - 1] != seat]
        assert len(seats) > len(turns) > 3, "in this game a turn has several answers"
        assert tavern.live.table.late == [turns.count(0), turns.count(1)]

    run(story())


def test_two_devices_of_one_guest_and_one_that_comes_back() -> None:
    async def story() -> None:
        tavern = Tavern()
        phone, laptop, bob = await tavern.look(ANN), await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        assert phone.state == laptop.state
        await tavern.live.disconnect(phone)
        assert bob.state["seats"][0]["present"]
        await tavern.live.disconnect(laptop)
        assert not bob.state["seats"][0]["present"]
        again = await tavern.look(ANN)
        assert bob.state["seats"][0]["present"]
        assert again.state["view"]["seen_by"] == 0

    run(story())


def test_a_program_may_have_whole_states_instead_of_patches() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob, program = await tavern.look(ANN), await tavern.look(BOB), await tavern.look(ANN, whole=True)
        await begun(tavern)
        await move(tavern, ann if ann.state["choices"] else bob)
        [[path, state]] = program.messages[-1]["patch"]
        assert path == []
        assert state == ann.state

    run(story())
