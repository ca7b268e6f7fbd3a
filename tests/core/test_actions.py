"""Actions: each sort of move is declared once; every action has a text, every text parses or is refused, and the two agree."""

from __future__ import annotations

import os
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from typing import cast

import pytest

from windycity.core.actions import LONGEST, Actions, Part, Sort
from windycity.core.edition import Edition
from windycity.core.errors import BadMove
from windycity.core.position import Loose

NAMES = {"man": ["1", "2", "3"], "dice": ["1", "2", "1+2"], "space": ["a1", "NW5b", "no-space-2"], "card": ["King", "Ace"]}
EDITION = Edition("fake", "0", cast(Loose, None), NAMES)


class Ask(IntEnum):
    BUY = 0
    WALK = 1


MOVES = Actions({Ask.BUY: "X-1", Ask.WALK: "X-2"})
BUY_BLUE = MOVES.sort("buy blue", asks=Ask.BUY)
BUY_GREEN = MOVES.sort("buy green", asks=Ask.BUY)
DONE = MOVES.sort("done", asks=(Ask.BUY, Ask.WALK))
MOVE = MOVES.sort("move", Part("man", 3), Part("dice", 3), asks=Ask.WALK, example="move 3 with 2+5", between=("with",))
STEP = MOVES.sort("step", Part("space", 2), asks=Ask.WALK, clause="X-2.1", example="step k12")
SWAP = MOVES.sort("swap", Part("card", 2), Part("card", 2, "other"), asks=Ask.BUY, example="swap King Ace")
GIVE = MOVES.sort(
    "give",
    Part("card", 2),
    Part("man", 3),
    Part("space", 2),
    asks=Ask.WALK,
    example="give Ace to 3 at k12",
    between=("to", "at"),
)
END = MOVES.sort("end", asks=Ask.WALK)
TEXTS = {
    0: "buy blue",
    1: "buy green",
    2: "done",
    3: "move 1 with 1",
    4: "move 1 with 2",
    5: "move 1 with 1+2",
    6: "move 2 with 1",
    11: "move 3 with 1+2",
    12: "step a1",
    13: "step NW5b",
    14: "swap King King",
    15: "swap King Ace",
    16: "swap Ace King",
    17: "swap Ace Ace",
    18: "give King to 1 at a1",
    19: "give King to 1 at NW5b",
    20: "give King to 2 at a1",
    24: "give Ace to 1 at a1",
    29: "give Ace to 3 at NW5b",
    30: "end",
}


def refused(text: str) -> BadMove:
    with pytest.raises(BadMove) as caught:
        MOVES.parse(EDITION, text)
    return caught.value


@pytest.mark.parametrize(("action", "text"), TEXTS.items())
def test_an_action_is_written_as_its_word_and_its_things(action: int, text: str) -> None:
    assert MOVES.format(EDITION, action) == text


@pytest.mark.parametrize(("action", "text"), TEXTS.items())
def test_a_text_is_read_as_its_action(action: int, text: str) -> None:
    assert MOVES.parse(EDITION, text) == action


def test_every_action_has_a_text_of_its_own_that_is_read_as_the_same_action() -> None:
    texts = [MOVES.format(EDITION, action) for action in range(31)]
    assert len(set(texts)) == 31
    assert [MOVES.parse(EDITION, text) for text in texts] == list(range(31))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("MOVE 3 With 1+2", 11),
        ("  move   3\twith 1+2 \n", 11),
        ("Buy   BLUE", 0),
        ("step nw5B", 13),
        ("SWAP ace kING", 16),
        ("give ACE To 3 aT Nw5b", 29),
        ("DONE", 2),
    ],
)
def test_capitals_and_blanks_do_not_matter(text: str, action: int) -> None:
    assert MOVES.parse(EDITION, text) == action


@pytest.mark.parametrize(
    ("action", "sort", "numbers"),
    [
        (0, BUY_BLUE, ()),
        (2, DONE, ()),
        (5, MOVE, (0, 2)),
        (11, MOVE, (2, 2)),
        (13, STEP, (1,)),
        (16, SWAP, (1, 0)),
        (28, GIVE, (1, 2, 0)),
        (30, END, ()),
    ],
)
def test_an_action_is_taken_apart_and_put_together_again(action: int, sort: Sort, numbers: tuple[int, ...]) -> None:
    assert MOVES.of(action) is sort
    assert [other.word for other in MOVES.sorts if other.has(action)] == [sort.word]
    assert sort.numbers(action) == numbers
    assert sort.action(*numbers) == action


def test_the_only_part_of_an_action_is_a_plain_number() -> None:
    assert STEP.parts(13) == 1
    assert MOVE.parts(5) == (0, 2)
    assert (STEP.first, STEP.last, MOVES.count) == (12, 14, 31)


def test_an_action_is_made_from_the_names_of_its_parts() -> None:
    assert GIVE.names(EDITION, 28) == ["Ace", "3", "a1"]
    assert MOVES.action_of(EDITION, "give", ["Ace", "3", "a1"]) == 28
    assert MOVES.action_of(EDITION, "buy blue", []) == 0


@pytest.mark.parametrize(
    ("word", "names", "sentence"),
    [
        ("buy", ["blue"], "move-unknown-word"),
        ("walk", [], "move-unknown-word"),
        ("give", ["Ace", "3"], "move-wrong-length"),
        ("give", ["Ace", "to", "3", "at", "a1"], "move-wrong-length"),
        ("give", ["Ace", "4", "a1"], "move-no-such-man"),
    ],
)
def test_names_that_make_no_action_are_refused(word: str, names: list[str], sentence: str) -> None:
    with pytest.raises(BadMove) as caught:
        MOVES.action_of(EDITION, word, names)
    assert caught.value.sentence == sentence


def test_a_sort_knows_its_asks_and_its_clause() -> None:
    assert [sort.word for sort in MOVES.answering(Ask.BUY)] == ["buy blue", "buy green", "done", "swap"]
    assert [MOVES.clause_of(DONE, ask) for ask in Ask] == ["X-1", "X-2"]
    assert MOVES.clause_of(STEP, Ask.WALK) == "X-2.1"
    assert [part.key for part in SWAP.things] == ["card", "other"]
    assert repr(STEP) == "<Sort 'step': actions 12 to 13>"


def test_a_word_is_declared_once() -> None:
    with pytest.raises(AssertionError, match="step is declared twice"):
        MOVES.sort("step", asks=Ask.BUY)


COMPILED = """
import numpy as np
from windycity.core.actions import Actions, Part
from windycity.core.kernel import Build, kernel
from windycity.core.fields import Field, number
from windycity.core.position import Layout

ACTIONS = Actions({0: "X-1"})
SORTS = [
    ACTIONS.sort(f"sort {count}", *(Part("thing", size) for size in (3, 5, 2, 4)[:count]), asks=0) for count in range(5)
]
NONE, ONE, TWO, THREE, FOUR = SORTS


@kernel
def count_wrong(positions, out):
    wrong = 0
    action = 0
    for sort in range(5):
        for a in range(3 if sort > 0 else 1):
            for b in range(5 if sort > 1 else 1):
                for c in range(2 if sort > 2 else 1):
                    for d in range(4 if sort > 3 else 1):
                        if NONE.has(action) != (sort == 0) or TWO.has(action) != (sort == 2) or FOUR.has(action) != (sort == 4):
                            wrong += 1
                        if sort == 0 and NONE.action() != action:
                            wrong += 1
                        if sort == 1 and (ONE.action(a) != action or ONE.parts(action) != a):
                            wrong += 1
                        if sort == 2:
                            e, f = TWO.parts(action)
                            if TWO.action(a, b) != action or e != a or f != b:
                                wrong += 1
                        if sort == 3:
                            e, f, g = THREE.parts(action)
                            if THREE.action(a, b, c) != action or e != a or f != b or g != c:
                                wrong += 1
                        if sort == 4:
                            e, f, g, h = FOUR.parts(action)
                            if FOUR.action(a, b, c, d) != action or e != a or f != b or g != c or h != d:
                                wrong += 1
                        action += 1
    out[0] = action
    out[1] = FOUR.last - FOUR.first
    return wrong


layout = Layout("p", [Field("x", number(0, 9))])
compiled = Build("sorts", {"count_wrong": count_wrong}, {"s": layout.dtype}).load()["count_wrong"]
for run in (count_wrong, compiled):
    out = np.zeros(2, np.int64)
    print(run(layout.records(1), out), out.tolist(), ACTIONS.count)
"""


def test_sorts_of_up_to_four_parts_number_the_same_compiled_as_interpreted(tmp_path: Path) -> None:
    program = tmp_path / "sorts.py"
    program.write_text(COMPILED)
    environment = {**os.environ, "WINDYCITY_CACHE": str(tmp_path / "cache")}
    done = subprocess.run([sys.executable, str(program)], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["0 [169, 120] 169"] * 2, done.stderr


@pytest.mark.parametrize("text", ["buy", "buy red", "BUY", "buy blue now"])
def test_what_goes_on_from_a_first_word_is_told(text: str) -> None:
    error = refused(text)
    assert (error.sentence, error.facts["known"]) == ("move-unknown-word", "buy blue, buy green")


@pytest.mark.parametrize("text", ["", "  ", "walk 3", "blue", "moves 3 with 2", "endgame"])
def test_an_unknown_word_is_refused_with_the_words_that_are_known(text: str) -> None:
    error = refused(text)
    assert (error.sentence, error.facts["move"]) == ("move-unknown-word", text)
    assert error.facts["known"] == "buy, done, move, step, swap, give, end"


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("move", "move 3 with 2+5"),
        ("move 3", "move 3 with 2+5"),
        ("move 3 with", "move 3 with 2+5"),
        ("move 3 2", "move 3 with 2+5"),
        ("move with 3 2", "move 3 with 2+5"),
        ("move 3 by 2", "move 3 with 2+5"),
        ("move 3 with 2 with", "move 3 with 2+5"),
        ("move 3 with 2 with 1", "move 3 with 2+5"),
        ("move 3 with 2 1", "move 3 with 2+5"),
        ("step", "step k12"),
        ("step a1 a1", "step k12"),
        ("step to a1", "step k12"),
        ("swap King", "swap King Ace"),
        ("swap King with Ace", "swap King Ace"),
        ("swap King Ace Ace", "swap King Ace"),
        ("give Ace at 3 to a1", "give Ace to 3 at k12"),
        ("give Ace to 3", "give Ace to 3 at k12"),
        ("give Ace to 3 at", "give Ace to 3 at k12"),
        ("give Ace 3 a1", "give Ace to 3 at k12"),
        ("end now", "end"),
        ("done 1", "done"),
    ],
)
def test_too_many_or_too_few_words_or_others_between_them_are_refused_with_an_example(text: str, example: str) -> None:
    error = refused(text)
    assert (error.sentence, error.facts["move"], error.facts["example"]) == ("move-wrong-length", text, example)


@pytest.mark.parametrize(
    ("text", "kind", "thing"),
    [
        ("move 4 with 1", "man", "4"),
        ("move 0 with 1", "man", "0"),
        ("move 1 with 2+1", "dice", "2+1"),
        ("move 9 with 9", "man", "9"),
        ("step z9", "space", "z9"),
        ("swap King Queen", "card", "Queen"),
        ("give Ace to Ace at a1", "man", "Ace"),
    ],
)
def test_a_thing_that_does_not_exist_is_refused(text: str, kind: str, thing: str) -> None:
    error = refused(text)
    assert (error.sentence, error.facts["move"], error.facts["thing"]) == (f"move-no-such-{kind}", text, thing)


def test_a_thing_that_has_a_name_but_no_action_is_refused() -> None:
    assert EDITION.number("space", "no-space-2") == 2
    error = refused("step no-space-2")
    assert (error.sentence, error.facts["example"]) == ("move-no-such-space", "step k12")


def test_long_texts_are_quoted_in_part() -> None:
    long = "step " + "a" * 200
    error = refused(long)
    assert error.facts["move"] == long[:LONGEST] + "..."
    assert error.facts["thing"] == "a" * LONGEST + "..."
    just = "step " + "a" * (LONGEST - 5)
    assert refused(just).facts["move"] == just
    assert refused(just + "a").facts["move"] == just + "..."


@pytest.mark.parametrize(
    ("sort", "texts", "written"),
    [
        (END, [], "end"),
        (STEP, ["a1"], "step a1"),
        (SWAP, ["King", "Ace"], "swap King Ace"),
        (MOVE, ["1", "2"], "move 1 with 2"),
        (GIVE, ["x", "y", "z"], "give x to y at z"),
    ],
)
def test_a_sort_arranges_its_things_and_picks_them_out_again(sort: Sort, texts: list[str], written: str) -> None:
    assert sort.arrange(texts) == written
    assert sort.pick_out(written.split()[1:]) == texts
