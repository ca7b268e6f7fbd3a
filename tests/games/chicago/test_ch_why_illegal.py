"""Why a move is illegal: each reason with its clause and a sentence that helps. An illegal move changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.games.chicago.moments import moments
from tests.games.chicago.story import GAME, Story, story
from windycity.core.errors import BadMove, IllegalMove, MatchOver, WrongTurn
from windycity.core.match import Match
from windycity.core.names import name_of
from windycity.games.chicago.actions import ACTIONS
from windycity.games.chicago.explanations import EXPLANATIONS
from windycity.games.chicago.position import Ask, Head
from windycity.games.chicago.refusals import Refusal

ALL_MOVES = ["buy blue", "buy green", "done", "move 1 with 1", "from k12", "step e3", "fight 1", "end"]


def buy() -> Story:
    return story(at="first-buying", money={0: 50, 1: 50})


def buy_later(**more: object) -> Story:
    settings = {"at": "buying", "number": 6, "money": {0: 50}} | more
    return story(**settings)  # type: ignore[arg-type]  # settings of all sorts


def turn() -> Story:
    """Man 1 is alone in the street; 2 and 3 are the same; 5 is in NW1c, with an enemy before the door; 6 is out."""
    men = {0: ["blue d3", "blue NW-hq", "blue NW-hq", "green NW-hq", "blue NW1c"], 1: ["blue h3"]}
    return story(men=men, out={0: 1}, dice="1 2 5")


def reserve() -> Story:
    """Man 2 is in reserve and walks 2 steps; 1 is in NW1c, with an enemy before the door."""
    return story(men={0: ["yellow NW1c", "blue reserve"], 1: ["blue h3", "yellow SE-hq"]}, dice="2").play(0, "move 2 with 2")


def walk() -> Story:
    """Man 1 is on d3 and walks 3 steps; an enemy stands on e3."""
    return story(men={0: ["blue d3"], 1: ["blue e3"]}, dice="3 6").play(0, "move 1 with 3")


def fight() -> Story:
    """Four defenders, the second and the fourth alike; another man of theirs is elsewhere."""
    men = {0: ["blue j12"], 1: ["blue NW5A", "green NW5A", "red NW5A", "green NW5A", "blue h12"]}
    return story(men=men, dice="1 6").walk(0, 1, "1", "NW5A")


def at_home(door: str, die: str) -> Callable[[], Story]:
    """A man before a headquarters in a match of three, with this many steps to walk."""
    return lambda: story(seats=3, men={0: [f"blue {door}"], 1: ["blue k3"]}, dice=die).play(0, f"move 1 with {die}")


def why(s: Story, move: str) -> tuple[str, str]:
    """The sentence's name, and what it says in English, which ends with its clause."""
    error: IllegalMove = s.refuse(s.waiting[0], move)
    assert str(error).endswith(f" ({error.rule})")
    return error.sentence, str(error)


# What is asked

ASKS: dict[str, tuple[Callable[[], Story], list[str], str]] = {
    "buy": (
        buy,
        ["buy blue", "buy green", "done"],
        'You are asked for heads to buy: "buy blue", "buy green" or "done". (CH-2.2)',
    ),
    "move": (turn, ["move 1 with 1", "end"], 'You are asked for a man and dice: "move 3 with 2+5", or "end". (CH-3.1)'),
    "from": (reserve, ["from k12"], 'You are asked where the man from the reserve starts: "from k12". (CH-3.7)'),
    "step": (walk, ["step e3"], 'A walk is under way: name the next space, as in "step k12". (CH-3.2)'),
    "fight": (fight, ["fight 1"], 'A fight is under way: "fight 4" says whom the attacker fights next. (CH-4.3)'),
}


@pytest.mark.parametrize("ask", ASKS)
def test_why_only_what_is_asked_for_can_be_answered(ask: str) -> None:
    make, answers, reason = ASKS[ask]
    s = make()
    assert (s.ask, s.waiting) == (ask, (0,))
    for move in ALL_MOVES:
        if move not in answers:
            assert why(s, move) == (f"asked-for-{ask}", reason)


@pytest.mark.parametrize("ask", ASKS)
def test_why_nobody_answers_for_another(ask: str) -> None:
    s = ASKS[ask][0]()
    before = GAME.dump_position(s.match.position)
    for move in ALL_MOVES:
        with pytest.raises(WrongTurn):
            s.match.play(1, move)
    assert GAME.dump_position(s.match.position) == before


@pytest.mark.parametrize("seat", [0, 1])
def test_ch_6_2_why_nothing_can_be_done_when_the_match_is_over(seat: int) -> None:
    s = story(number=24, active=1, dice="1 2 3").play(1, "end")
    for move in ALL_MOVES:
        with pytest.raises(MatchOver):
            s.match.play(seat, move)


@pytest.mark.parametrize(
    "text",
    [
        *["buy", "buy red", "buy yellow", "buy blue blue", "move", "move 1", "move 1 with", "move 1 2", "move 1 with 7"],
        *["move 0 with 1", "move 21 with 1", "move 1 with 1+1+1+1", "from", "from z9", "step", "step NW9a", "step k99", ""],
        *["fight", "fight 0", "fight 21", "end end", "stop", "move 1 to k12"],
    ],
)
def test_what_is_no_move_of_this_game_is_refused(text: str) -> None:
    s = turn()
    before = GAME.dump_position(s.match.position)
    with pytest.raises(BadMove):
        s.match.play(0, text)
    assert GAME.dump_position(s.match.position) == before


# The reasons, one by one


REASONS: list[tuple[Callable[[], Story], str, str, str]] = [
    # Heads
    (lambda: buy_later(money={0: 24}), "buy green", "too-little-money", "A green head costs 25; you have 24. (CH-2.2)"),
    (
        lambda: buy_later(money={0: 9, 1: 30}, active=1, bank={"blue": 0}),
        "buy blue",
        "no-heads-left",
        "The bank has no blue heads left. (CH-1.1)",
    ),
    # A man and dice
    (turn, "move 7 with 1", "no-such-man", "You have no man 7 in play. (CH-1.1)"),
    (turn, "move 6 with 1", "no-such-man", "You have no man 6 in play. (CH-1.1)"),  # he is out
    (turn, "move 1 with 2+2", "no-such-dice", "There are no dice 2+2 left; left are: 1, 2, 5. (CH-3.1)"),
    (turn, "move 1 with 1+2+6", "no-such-dice", "There are no dice 1+2+6 left; left are: 1, 2, 5. (CH-3.1)"),
    (
        lambda: turn().walk(0, 1, "2", "e3", "f3"),
        "move 1 with 2",
        "no-such-dice",
        "There are no dice 2 left; left are: 1, 5. (CH-3.1)",
    ),
    (
        turn,
        "move 3 with 1",
        "take-the-first-of-equals",
        "Man 2 stands in the same place with the same head; move him. (CH-3.1)",
    ),
    (turn, "move 5 with 2", "no-walk-of-that-length", "Man 5 cannot walk a distance of exactly 2. (CH-3.2)"),
    (
        lambda: story(men={0: ["blue NW1c", "blue h3"]}, dice="1 2"),
        "move 1 with 1",
        "no-walk-of-that-length",
        "Man 1 cannot walk a distance of exactly 1. (CH-3.2)",
    ),
    # Where a man in reserve starts
    (reserve, "from h3", "no-own-man-there", "None of your men stands on h3. (CH-3.7)"),
    (reserve, "from NE-hq", "no-own-man-there", "None of your men stands on NE-hq. (CH-3.7)"),
    (reserve, "from NW1c", "no-walk-from-there", "From NW1c the man cannot walk a distance of exactly 2. (CH-3.7)"),
    # Steps
    (walk, "step d3", "not-next-to", "d3 is not next to d3. (CH-3.2)"),
    (walk, "step NW1b", "not-next-to", "NW1b is not next to d3. (CH-3.2)"),
    (lambda: walk().play(0, "step c3"), "step NW1a", "not-next-to", "NW1a is not next to c3. (CH-3.2)"),
    (
        walk,
        "step e3",
        "enemy-in-the-way",
        "Men of another gang on e3 cannot be passed; it can be entered only with the last step. (CH-3.6)",
    ),
    (
        lambda: story(men={0: ["blue j12"], 1: ["blue NW5A", "blue NW5A"]}, dice="2").play(0, "move 1 with 2"),
        "step NW5A",
        "enemy-in-the-way",
        "Men of another gang on NW5A cannot be passed; it can be entered only with the last step. (CH-3.6)",
    ),
    *[
        (at_home(door, die), f"step {home}", "foreign-headquarters", f"{home} is not your headquarters. (CH-3.5)")
        for die in ("1", "2")
        for home, door in (("NE-hq", "v2"), ("SE-hq", "w22"), ("SW-hq", "c23"))  # empty; with a man in it; without a gang
    ],
    (
        lambda: story(men={0: ["blue d3", "blue e3"]}, dice="1").play(0, "move 1 with 1"),
        "step e3",
        "own-man-there",
        "One of your men stands on e3, and a street space holds only one. (CH-3.5)",
    ),
    (
        lambda: story(men={0: ["blue g3", "blue h3"]}, dice="3").play(0, ["move 1 with 3", "step h3"]),
        "step NW1c",
        "cannot-be-completed",
        "From NW1c the rest of the walk, exactly 1, could not be completed. (CH-3.2)",
    ),
    (
        lambda: story(men={0: [f"blue {at}" for at in ("c3", "c2", "b1", "b3", "a2")]}, dice="3").play(
            0, ["move 1 with 3", "step c2"]
        ),
        "step NW-hq",  # one's own, with friendly men at all its doors
        "cannot-be-completed",
        "From NW-hq the rest of the walk, exactly 1, could not be completed. (CH-3.2)",
    ),
    # Defenders
    (fight, "fight 5", "no-such-defender", "Man 5 is not among the defenders. (CH-4.3)"),
    (fight, "fight 6", "no-such-defender", "Man 6 is not among the defenders. (CH-4.3)"),
    (lambda: fight().play(0, "fight 1", "6 1"), "fight 1", "no-such-defender", "Man 1 is not among the defenders. (CH-4.3)"),
    (
        fight,
        "fight 4",
        "fight-the-first-of-equals",
        "Man 2 defends with the same head as man 4; fight him. (CH-4.3)",
    ),
]


@pytest.mark.parametrize("number", range(len(REASONS)), ids=[f"{move}: {sentence}" for _, move, sentence, _ in REASONS])
def test_why_a_move_is_illegal_in_a_sentence_with_its_clause(number: int) -> None:
    make, move, sentence, text = REASONS[number]
    assert why(make(), move) == (sentence, text)


@pytest.mark.parametrize("move", ["buy blue", "buy green"])
def test_ch_1_1_why_no_head_can_be_bought_without_a_body(move: str) -> None:
    """A player without bodies is not asked at all (CH-5.3), so the reason is asked for here."""
    position = buy_later().match.position
    position.head[0, :] = Head.OUT
    refusal = EXPLANATIONS.refusal(GAME.edition, position, 0, GAME.parse_move(move))
    assert refusal
    error = IllegalMove(refusal.sentence, rule=refusal.rule, catalogue=GAME.rulebook.words, **refusal.facts)
    assert (refusal.sentence, str(error)) == ("no-bodies-left", "All your bodies are in play or out. (CH-1.1)")


def test_every_reason_is_tried_here() -> None:
    tried = {sentence for _, _, sentence, _ in REASONS} | {"no-bodies-left"}
    assert tried == {name_of(reason) for reason in Refusal if reason}


# The same predicates list the legal moves

MOST_TRIED = 300  # answers to one ask
LATER = 60  # answers after a rare moment


def positions(seats: int) -> Iterator[Match]:
    """Every fifth position of a random match, and what follows rare moments."""
    random = Random(seats)
    for match in (GAME.start(seats=seats, seed=seats), *moments(seats)):
        most = len(match.answers) + (LATER if match.origin else match.game.rulebook.most_answers)
        while not match.over and len(match.answers) < most:
            if len(match.answers) % 5 == 0 or match.ask in ("from", "fight"):
                yield match
            seat = match.waiting[0]
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_refused_is_exactly_what_is_not_legal(seats: int) -> None:
    random, asks = Random(seats), set()
    for match in positions(seats):
        seat, ask = match.waiting[0], Ask(int(match.position.ask))
        legal, seen = set(match.legal_actions(seat)), match.observed(seat)
        answers = [action for sort in ACTIONS.answering(ask) for action in range(sort.first, sort.last)]
        for action in legal.union(random.sample(answers, min(len(answers), MOST_TRIED))):
            refused = EXPLANATIONS.refusal(GAME.edition, seen, seat, action)
            assert (refused is None) == (action in legal), GAME.format_move(action)
        asks.add(ask)
    assert asks == set(Ask) - {Ask.NOTHING}
