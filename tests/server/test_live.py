"""Live tables: commands, what devices get, bots, clocks, and what happens when the store fails."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.house import ANN, BOB, CLEO, DAN, Device, Tavern, live_pace
from tests.server.virtual import now, run
from windycity.core.event_log import Event
from windycity.core.match import Match
from windycity.core.news import News
from windycity.server import eyes
from windycity.server.commands import (
    AnyCommand,
    Contribute,
    HandOver,
    Join,
    Move,
    Mute,
    Propose,
    Say,
    Sit,
    Stand,
    TakeBack,
    Vote,
    Who,
)
from windycity.server.entries import Chair
from windycity.server.live import Manners
from windycity.server.protocol import Answer, Expand, Explain, History, Language, Problem, Resync, WhyNot
from windycity.server.table import Table

OPEN = Chair()


def problem_of(answer: Answer) -> Problem:
    assert answer.problem is not None
    return answer.problem


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


async def begun(tavern: Tavern) -> None:
    for seat, chair in enumerate(tavern.live.table.chairs):
        if chair.guest:
            who = next(who for who in (ANN, BOB, CLEO, DAN) if who.guest == chair.guest)
            assert (await tavern.do(who, Contribute, words=f"words of {seat}")).problem is None


async def move(tavern: Tavern, device: Device, text: str | None = None) -> None:
    import msgspec

    from windycity.core.choices import Choices

    choices = msgspec.convert(device.state["choices"], Choices)
    text = text or next(iter(choices)).text
    answer = await tavern.do(device.who, Move, decision=device.state["decision"], moves=[text])
    assert answer.problem is None, answer


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


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        assert (await tavern.do(ANN, TakeBack)).problem is not None
        await tavern.do(ANN, HandOver, bot="greedy")
        await asyncio.sleep(1)
        assert bob.state["seats"][0]["bot"] == "greedy"
        assert bob.state["choices"]
        assert (await tavern.refused(ANN, Move, decision=ann.state["decision"] or 0, moves=["draw"])).error == "refused"
        await tavern.do(ANN, TakeBack)
        await move(tavern, bob)
        while bob.state["choices"]:
            await move(tavern, bob)
        assert ann.state["choices"], "Ann is asked herself again"

    run(story())


def test_undo_by_consent_of_all_and_refused_past_news() -> None:
    async def story() -> None:
        tavern = Tavern("chicago", chairs=[Chair("ann", "Ann"), Chair("bob", "Bob")])
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await begun(tavern)
        device = ann
        for _ in range(200):
            device = ann if ann.state["choices"] else bob
            await move(tavern, device)
            if not tavern.match.answers[-1].news:
                break
        other = bob if device is ann else ann
        answers = len(tavern.match.answers)
        assert (await tavern.refused(other.who, Propose, matter="undo")).error == "cannot-undo"
        assert (await tavern.do(device.who, Propose, matter="undo")).problem is None
        assert other.state["proposal"] == {"matter": "undo", "seat": device.state["you"], "agreed": [device.state["you"]]}
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


def test_talk_reaches_the_table_and_private_talk_the_partners_only() -> None:
    async def story() -> None:
        chairs = [Chair(who.guest, who.name) for who in (ANN, BOB, CLEO, DAN)]
        tavern = Tavern("chicago-gangsters", chairs=chairs)
        devices = [await tavern.look(who) for who in (ANN, BOB, CLEO, DAN)]
        await tavern.do(ANN, Say, text=" Good   evening ")
        assert all(device.talk == ["Good evening"] for device in devices)
        assert (await tavern.refused(ANN, Say, text="psst", to="partners")).error == "refused"
        await begun(tavern)
        for device in devices:
            mates = device.state["partners"]
            if mates:
                break
        sent = [len(other.raw) for other in devices]
        await tavern.do(device.who, Say, text="psst", to="partners")
        for seat, other in enumerate(devices):
            heard = seat == device.state["you"] or seat in mates
            assert ("psst" in other.talk) == heard
            assert (len(other.raw) > sent[seat]) == heard

    run(story())


def test_the_host_mutes_somebody_and_listens_again() -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        await tavern.do(BOB, Say, text="<b>buy</b> my watches")
        who = ann.messages[-1]["talk"][0]["who"]
        assert (await tavern.do(BOB, Mute, who=who, muted=True)).problem is not None
        assert (await tavern.do(ANN, Mute, who="nobody", muted=True)).problem is not None
        assert (await tavern.do(ANN, Mute, who=who, muted=True)).problem is None
        assert bob.state["muted"] == [who]
        assert (await tavern.refused(BOB, Say, text="cheap")).error == "refused"
        await tavern.do(ANN, Mute, who=who, muted=False)
        assert (await tavern.do(BOB, Say, text="sorry")).problem is None

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


@pytest.mark.parametrize("wrong", ["\x1b[2J", "\x00", "\x7f", "\x9b", "\u202e", "\u202a", "\u2066", "\u2069", "\u200f", "\u061c"])
def test_what_would_control_a_screen_or_turn_text_around_is_not_said(wrong: str) -> None:
    async def story() -> None:
        tavern = Tavern()
        ann, bob = await tavern.look(ANN), await tavern.look(BOB)
        assert (await tavern.do(ANN, Say, text=f"  well{wrong},\nZoë\u2028 \u05d0 👨\u200d👩 ")).problem is None
        assert bob.talk == [f"well{wrong[1:]}, Zoë \u05d0 👨\u200d👩"]
        assert ann.talk == bob.talk
        if len(wrong) == 1:
            assert (await tavern.refused(ANN, Say, text=f"{wrong} {wrong}")).message == "Write something first."
        assert "control characters" in (await tavern.refused(ANN, Contribute, words=f"luck{wrong}")).message
        assert not tavern.live.table.contributions
        assert (await tavern.do(ANN, Contribute, words="good luck \u05d0")).problem is None

    run(story())


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
