"""Hints: a bot says what it would do, to somebody whom that helps against bots only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.house import ANN, Device, Greedy
from tests.server.test_hub import TWO, Time, begun, opened, story
from windycity.bots.hints import Hint as Found
from windycity.core.match import Match
from windycity.lessons import puzzles_of
from windycity.server.entries import Chair, Setup
from windycity.server.protocol import Hint

ALONE = (Chair("ann", "Ann"), Chair(bot="greedy"))


class Counting(Greedy):
    """Thinks for all bots, and counts how often."""

    count = 0

    async def hint(self, match: Match, seat: int) -> Found:
        self.count += 1
        return await super().hint(match, seat)


def test_who_plays_with_bots_is_told_what_a_bot_would_do(tmp_path: Path) -> None:
    async def tale() -> None:
        thinkers = Counting()
        async with opened(tmp_path / "store", Time(), thinkers=thinkers) as hub:
            id = await hub.found(Setup("chicago-poker", {}, ALONE), "ann")
            ann = Device(ANN)
            await hub.connect(id, ann)
            early = (await hub.ask(id, ann, Hint("0"))).problem
            assert early is not None
            assert early.message == "No match is being played at this table now."
            table = await begun(hub, id)
            while not ann.state["choices"]:
                await asyncio.sleep(0.01)
            thinkers.count, entries = 0, table.table.entries
            answers = await asyncio.gather(*(hub.ask(id, ann, Hint(str(number))) for number in range(5)))
            assert {answer.problem for answer in answers} == {None}
            assert thinkers.count == 1, "whoever asks again gets the same answer"
            ((move,),) = answers[0].ways or [[]]
            assert move in [choice.text for choice in table.table.match.choices(0)]  # type: ignore[union-attr]
            assert (answers[0].text or "").startswith(f"An easy bot would choose: {move}. ")
            assert table.table.entries == entries, "nothing is done by asking"

    story(tale())


@pytest.mark.parametrize(("language", "said"), [("en", "only where nobody else plays"), ("nl", "alleen waar"), ("de", "nur, wo")])
def test_with_other_people_at_the_table_there_are_no_hints(language: str, said: str, tmp_path: Path) -> None:
    async def tale() -> None:
        async with opened(tmp_path / "store", Time()) as hub:
            id = await hub.found(Setup("chicago-poker", {}, TWO), "ann")
            await begun(hub, id)
            device = Device(ANN, language)
            await hub.connect(id, device)
            problem = (await hub.ask(id, device, Hint("1"))).problem
            assert problem is not None
            assert said in problem.message

    story(tale())


def test_a_table_without_helps_gives_no_hints(tmp_path: Path) -> None:
    async def tale() -> None:
        async with opened(tmp_path / "store", Time()) as hub:
            for helps in (True, False):
                id = await hub.found(Setup("chicago-poker", {}, ALONE, helps=helps), "ann")
                await begun(hub, id)
                ann = Device(ANN)
                await hub.connect(id, ann)
                while not ann.state["choices"]:
                    await asyncio.sleep(0.01)
                assert ann.state["helps"] is helps
                problem = (await hub.ask(id, ann, Hint("1"))).problem
                assert (problem is None) is helps
            assert problem is not None
            assert problem.message == "This table was made without hints."

    story(tale())


def test_in_a_puzzle_there_are_no_hints(tmp_path: Path) -> None:
    async def tale() -> None:
        async with opened(tmp_path / "store", Time()) as hub:
            puzzle = puzzles_of("chicago-poker")[0]
            bots = [Chair(bot="greedy") for _ in range(puzzle.seats - 1)]
            id = await hub.found(Setup("chicago-poker", puzzle.options, (ALONE[0], *bots), lesson=puzzle), "ann")
            await begun(hub, id)
            ann = Device(ANN)
            await hub.connect(id, ann)
            while not ann.state["choices"]:
                await asyncio.sleep(0.01)
            assert ann.state["helps"] is False
            problem = (await hub.ask(id, ann, Hint("1"))).problem
            assert problem is not None
            assert problem.message == "There are no hints in a lesson or a puzzle. It can show what is to be done."

    story(tale())
