"""Questions at a live table: answered in the words of whoever asks, without changing anything."""

from __future__ import annotations

import pytest

from tests.server.house import ANN, BOB, CLEO, OPEN, Device, Tavern, begun, move, problem_of
from tests.server.virtual import run
from windycity.core.event_log import Event
from windycity.core.news import News
from windycity.server import eyes
from windycity.server.commands import (
    AnyCommand,
    Join,
    Move,
    Sit,
    Stand,
    Who,
)
from windycity.server.entries import Chair
from windycity.server.protocol import Expand, Explain, History, Language, Resync, WhyNot


@pytest.mark.parametrize(
    ("language", "taken", "none", "turn"),
    [
        (
            "en",
            "Seat 2 is not open; choose one that is.",
            "There is no seat 4 at",
            "You are not asked anything now; the table waits for",
        ),
        (
            "nl",
            "Plaats 2 is niet vrij; kies er een die vrij is.",
            "Er is geen plaats 4 aan",
            "Jou wordt nu niets gevraagd; de tafel wacht op",
        ),
        (
            "de",
            "Platz 2 ist nicht frei; wähle einen freien.",
            "gibt es keinen Platz 4;",
            "Du wirst gerade nichts gefragt; der Tisch wartet auf",
        ),
    ],
)
def test_to_people_seats_count_from_1_and_players_have_names(language: str, taken: str, none: str, turn: str) -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), Chair("bob", "Bob"), OPEN])

        async def told(command: AnyCommand, who: Who) -> str:
            return problem_of(await tavern.live.command(who, command, language)).message

        assert await told(Sit("1", 1), CLEO) == taken
        assert await told(Join("2", 1, "greedy"), ANN) == taken
        assert none in await told(Sit("3", 3), CLEO)
        assert none in await told(Stand("4", 3), ANN)
        assert "3" in await told(Stand("5", 2), ANN)
        assert (await tavern.do(CLEO, Sit, seat=2)).problem is None
        devices = [await tavern.look(who, language) for who in (ANN, BOB, CLEO)]
        await begun(tavern)
        asked, other = sorted(devices, key=lambda device: device.state["choices"] is None)[:2]
        sentence = f"{turn} {asked.who.name}."
        assert problem_of(await tavern.live.ask(other, Explain("6", "draw"))).message == sentence
        decision = tavern.live.table.decisions[other.state["you"]]
        assert await told(Move("7", decision, ["draw"]), other.who) == sentence

    run(story())


async def whole_log(tavern: Tavern, device: Device) -> tuple[list[Event], list[News]]:
    """Ask for all that happened, page by page."""
    events: list[Event] = []
    news: list[News] = []
    while page := (answer := await tavern.live.ask(device, History("h", len(events)))).events:
        assert answer.news is not None
        assert all(page[0].number <= one.number <= page[-1].number for one in answer.news)
        assert len(page) <= eyes.PAGE or page[0].step == page[-1].step
        events += page
        news += answer.news
    return events, news


def test_the_whole_log_comes_in_pages_as_events_and_in_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(eyes, "PAGE", 7)

    async def story() -> None:
        tavern = Tavern()
        ann, bob, cleo = await tavern.look(ANN), await tavern.look(BOB), await tavern.look(CLEO, "nl")
        await begun(tavern)
        for _ in range(40):
            await move(tavern, ann if ann.state["choices"] else bob)
        for device, seat in ((ann, 0), (bob, 1), (cleo, None)):
            events, news = await whole_log(tavern, device)
            assert events == tavern.match.events(seat)
            assert len(events) > 8 * eyes.PAGE
            told = {one.number: one.text for one in news}
            whole = tavern.match.news(seat, device.language)
            assert {one.number for one in whole} <= told.keys(), "a page may part what would share a sentence, no more"
            latest = {one["number"]: one["text"] for one in device.messages[-1]["news"]}
            assert latest.items() <= told.items(), "as it was told when it happened"
        assert any("trekt" in one.text for one in news)
        middle = next(event.number for event in events[1:] if event.step == events[event.number - 1].step)
        answer = await tavern.live.ask(cleo, History("h", middle))
        assert answer.events is not None
        assert answer.news is not None
        assert answer.events[0].number == middle
        assert all(one.number >= middle and one.text == told[one.number] for one in answer.news)
        assert (await tavern.live.ask(cleo, History("h", 10**12))).events == []

    run(story())


def test_a_phrase_is_answered_with_the_moves_that_it_can_mean() -> None:
    async def story() -> None:
        tavern = Tavern("chicago")
        ann, bob, cleo = await tavern.look(ANN), await tavern.look(BOB), await tavern.look(CLEO)
        await begun(tavern)
        for device in (ann, bob):
            while device.state["view"]["ask"] == "buy" and device.state["choices"]:
                await move(tavern, device, "done")
        (man, by_dice), *_ = ann.state["view"]["reach"].items()
        (dice, ends), *_ = by_dice.items()
        phrase = f"move {man} with {dice} to {ends[0]}"
        ways = (await tavern.live.ask(ann, Expand("1", phrase))).ways
        assert ways
        for way in ways:
            assert way[0] == f"move {man} with {dice}"
            assert way[-1] == f"step {ends[0]}"
            tavern.match.copy().play(0, way)
        assert ann.state["decision"] == tavern.live.table.decisions[0]
        assert problem_of(await tavern.live.ask(ann, Expand("2", f"move {man} to a99"))).error == "bad-move"
        assert problem_of(await tavern.live.ask(ann, Expand("3", "sing"))).message.startswith('"sing"')
        assert problem_of(await tavern.live.ask(bob, Expand("4", phrase))).message == "You are not asked anything now."
        assert problem_of(await tavern.live.ask(cleo, Expand("5", phrase))).error == "refused"

    run(story())


def test_a_game_without_phrases_says_so() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        mover = ann if ann.state["choices"] else bob
        assert problem_of(await tavern.live.ask(mover, Expand("1", "to k12"))).message.startswith('"to k12" is not a phrase')

    run(story())


def test_questions_are_answered_and_change_nothing() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob, cleo = await tavern.look(ANN), await tavern.look(BOB), await tavern.look(CLEO)
        assert problem_of(await tavern.live.ask(ann, Explain("1", "draw"))).error == "refused"
        await begun(tavern)
        mover, other = (ann, bob) if ann.state["choices"] else (bob, ann)
        text = tavern.match.legal(mover.state["you"])[0]
        assert (await tavern.live.ask(mover, Explain("1", text))).text
        assert (await tavern.live.ask(mover, WhyNot("2", text))).problem is None
        assert problem_of(await tavern.live.ask(mover, WhyNot("2", "end"))).message
        assert problem_of(await tavern.live.ask(other, WhyNot("3", text))).error == "wrong-turn"
        assert problem_of(await tavern.live.ask(cleo, Explain("4", text))).error == "refused"
        assert (await tavern.live.ask(cleo, History("5", 0))).events
        (await tavern.live.ask(cleo, Language("6", "de")))
        assert cleo.messages[-1]["type"] == "snapshot"
        count = len(cleo.messages)
        (await tavern.live.ask(cleo, Resync("7")))
        assert len(cleo.messages) == count + 1

    run(story())
