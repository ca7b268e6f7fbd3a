"""What a process in which a bot thinks is sent: what the bot's seat knows, and nothing else."""

from __future__ import annotations

import io
import pickle
from random import Random

import pytest

import windycity
from tests.conformance.cases import twin_of
from windycity.bots.bot import glimpse_of
from windycity.core.match import Match
from windycity.server.questions import Question
from windycity.server.thinker import think

SEED = 5


def question(match: Match, seat: int, bot: str = "greedy") -> bytes:
    return pickle.dumps(Question.of(glimpse_of(match, seat, with_events=False), bot, SEED))


def moments(name: str) -> list[tuple[Match, int]]:
    """Every fourth moment of the beginning of a match, each with the first waiting seat."""
    match, random, found = windycity.game(name, compiled=False).start(seats=4, seed=1), Random(1), []
    for number in range(41):
        seat = match.waiting[0]
        if number % 4 == 0:
            found.append((match.copy(), seat))
        match.play(seat, random.choice(match.legal(seat)))
    return found


class Names(pickle.Unpickler):
    """Notes the names of everything that a pickle is made of."""

    def __init__(self, content: bytes):
        super().__init__(io.BytesIO(content))
        self.found: set[str] = set()

    def find_class(self, module: str, name: str) -> object:
        self.found.add(f"{module}.{name}")
        return super().find_class(module, name)


@pytest.mark.parametrize("name", windycity.games())
def test_a_question_depends_on_nothing_that_the_seat_cannot_know(name: str) -> None:
    random, differ = Random(2), 0
    for match, seat in moments(name):
        twin = twin_of(match, seat, random)
        assert question(twin, seat) == question(match, seat)
        differ += pickle.dumps(twin.position) != pickle.dumps(match.position)
    assert differ or name == "chicago", "the twins were no others"  # in Chicago everything is open


def test_a_question_holds_neither_the_match_nor_its_luck() -> None:
    match, seat = moments("chicago-poker")[-1]
    content = question(match, seat)
    names = Names(content)
    names.load()
    ours = {name for name in names.found if name.startswith("windycity.")}
    assert ours == {
        "windycity.server.questions.Question",
        "windycity.core.position.LooseArray",
        "windycity.core.position.Loose",
    }
    assert match.luck.secret not in content
    assert match.luck.secret.hex().encode() not in content


def test_a_bot_that_is_asked_by_question_chooses_what_it_would_have_chosen() -> None:
    from windycity.bots.names import make_bot

    for match, seat in moments("chicago-poker")[:3]:
        glimpse = glimpse_of(match, seat)
        answer = think(pickle.loads(question(match, seat)), match.game)
        assert answer.error is None
        assert answer.move == make_bot("greedy", SEED).choose(glimpse)


def test_what_goes_wrong_in_thinking_is_the_answer() -> None:
    match, seat = moments("chicago-poker")[0]
    answer = think(pickle.loads(question(match, seat, "nobody")), match.game)
    assert answer.error is not None
    assert "UnknownBot" in answer.error
