"""Proposals at a live table: taking back, ending and playing again need the consent of all."""

from __future__ import annotations

import asyncio

from tests.server.house import ANN, BOB, CLEO, Tavern, begun, move
from tests.server.virtual import run
from windycity.server.commands import (
    Propose,
    Vote,
)
from windycity.server.entries import Chair


def test_undo_by_consent_of_all_and_refused_past_news() -> None:
    async def story() -> None:
        tavern = Tavern("chicago", chairs=[Chair("ann", "Ann"), Chair("bob", "Bob")])
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        assert ann.state["no_undo"] == bob.state["no_undo"] == "There is no move to take back."
        device = ann
        for _ in range(200):
            device = ann if ann.state["choices"] else bob
            await move(tavern, device)
            if not tavern.match.answers[-1].news:
                break
        other = bob if device is ann else ann
        answers = len(tavern.match.answers)
        refused = await tavern.refused(other.who, Propose, matter="undo")
        assert (refused.error, refused.message) == ("cannot-undo", other.state["no_undo"])
        assert device.state["no_undo"] is None
        assert (await tavern.do(device.who, Propose, matter="undo")).problem is None
        assert other.state["proposal"] == {"matter": "undo", "seat": device.state["you"], "agreed": [device.state["you"]]}
        assert device.state["no_undo"] == "Something is proposed already; answer that first."
        await tavern.do(other.who, Vote, agreed=False)
        assert other.state["proposal"] is None
        declined = {"matter": "undo", "seat": device.state["you"], "by": other.state["you"]}
        assert ann.state["declined"] == bob.state["declined"] == declined, "everybody sees who did not agree"
        assert len(tavern.match.answers) == answers
        await tavern.do(device.who, Propose, matter="undo")
        assert ann.state["declined"] is None, "there is something new to agree to"
        await tavern.do(other.who, Vote, agreed=True)
        assert len(tavern.match.answers) == answers - 1
        assert ann.messages[-1]["type"] == bob.messages[-1]["type"] == "snapshot"

    run(story())


def test_who_declined_is_shown_until_somebody_is_seen_to_play_on() -> None:
    async def story() -> None:
        tavern = Tavern("chicago-gangsters", chairs=[Chair(who.guest, who.name) for who in (ANN, BOB, CLEO)])
        devices = [await tavern.look(who) for who in (ANN, BOB, CLEO)]
        await begun(tavern)
        kinds: set[bool] = set()
        while kinds != {True, False}:
            asked = next(device for device in devices if device.state["choices"])
            await tavern.do(ANN, Propose, matter="end")
            await tavern.do(BOB, Vote, agreed=False)
            await move(tavern, asked)
            unnoticed = tavern.match.answers[-1].unnoticed
            kinds.add(unnoticed)
            for device in devices:
                assert (device.state["declined"] is not None) == unnoticed, "what nobody may notice changes nothing"

    run(story())


def test_a_match_ends_by_agreement_and_another_follows() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann = await tavern.look(ANN)
        await begun(tavern)
        assert (await tavern.do(ANN, Propose, matter="rematch")).problem is not None
        await tavern.do(ANN, Propose, matter="end")
        await tavern.do(BOB, Vote, agreed=True)
        assert ann.state["stage"] == "over"
        assert ann.state["secret"]
        await tavern.do(BOB, Propose, matter="rematch")
        await tavern.do(ANN, Vote, agreed=True)
        assert ann.state["next"] == "t2"
        assert tavern.founded == ["t2"]
        assert (await tavern.do(ANN, Propose, matter="rematch")).problem is not None

    run(story())


def test_a_proposal_to_end_outlasts_answers_of_bots_but_not_of_those_who_play_on() -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), Chair("bob", "Bob"), Chair(bot="greedy")])
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        proposed = False
        for _ in range(200):
            mover = next((device for device in (ann, bob) if device.state["choices"]), None)
            if mover is None:
                answers = len(tavern.match.answers)
                assert (await tavern.do(ANN, Propose, matter="end")).problem is None
                while len(tavern.match.answers) == answers:
                    await asyncio.sleep(0.5)
                assert bob.state["last"] == [2, "bot"]
                proposed = True
                break
            await move(tavern, mover)
        assert proposed
        assert bob.state["proposal"]["matter"] == "end"
        while not (ann.state["choices"] or bob.state["choices"]):
            await asyncio.sleep(0.5)
        while not bob.state["choices"]:
            if ann.state["choices"]:
                await move(tavern, ann)
                assert bob.state["proposal"] is not None, "who has proposed it may play on meanwhile"
            await asyncio.sleep(0.5)
        await move(tavern, bob)
        assert ann.state["proposal"] is None
        assert ann.state["stage"] == "playing"

    run(story())
