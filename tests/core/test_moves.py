"""Moves as text: every action has one, every text parses or is refused, and the two agree."""

from typing import cast

import pytest

from windycity.core.edition import Edition
from windycity.core.errors import BadMove
from windycity.core.moves import LONGEST, Moves, Sort
from windycity.core.position import Loose

NAMES = {"man": ["1", "2", "3"], "dice": ["1", "2", "1+2"], "space": ["a1", "NW5b", "no-space-2"], "card": ["King", "Ace"]}
EDITION = Edition("fake", "0", cast(Loose, None), NAMES)
MOVES = Moves(
    [
        Sort("buy blue", 0),
        Sort("buy green", 1),
        Sort("done", 2),
        Sort("move", 3, (("man", 3), ("dice", 3)), "move 3 with 2+5", ("with",)),
        Sort("step", 12, (("space", 2),), "step k12"),
        Sort("swap", 14, (("card", 2), ("card", 2)), "swap King Ace"),
        Sort("give", 18, (("card", 2), ("man", 3), ("space", 2)), "give Ace to 3 at k12", ("to", "at")),
        Sort("end", 30),
    ]
)
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
    ("action", "word", "things"),
    [
        (0, "buy blue", []),
        (1, "buy green", []),
        (9, "move", [("man", 2), ("dice", 0)]),
        (13, "step", [("space", 1)]),
        (28, "give", [("card", 1), ("man", 2), ("space", 0)]),
        (30, "end", []),
    ],
)
def test_an_action_is_taken_apart(action: int, word: str, things: list[tuple[str, int]]) -> None:
    assert MOVES.take_apart(action) == (word, things)


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
        (Sort("end", 0), [], "end"),
        (Sort("step", 0, (("space", 2),)), ["a1"], "step a1"),
        (Sort("swap", 0, (("card", 2), ("card", 2))), ["King", "Ace"], "swap King Ace"),
        (Sort("move", 0, (("man", 2), ("dice", 2)), "", ("with",)), ["1", "2"], "move 1 with 2"),
        (Sort("give", 0, (("a", 2), ("b", 2), ("c", 2)), "", ("to", "at")), ["x", "y", "z"], "give x to y at z"),
    ],
)
def test_a_sort_arranges_its_things_and_picks_them_out_again(sort: Sort, texts: list[str], written: str) -> None:
    assert sort.arrange(texts) == written
    assert sort.pick_out(written.split()[1:]) == texts


def test_sorts_stand_in_the_order_of_their_actions() -> None:
    with pytest.raises(AssertionError):
        Moves([Sort("end", 5), Sort("step", 0)])
