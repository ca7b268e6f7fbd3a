"""Luck: a secret that is fixed by its hash, and the seats' later contributions to it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

import windycity
from windycity.core import record as records
from windycity.core.chance import CHANCE, next_word, step_message
from windycity.core.errors import BadOption, BadRecord
from windycity.core.luck import LONGEST, Luck
from windycity.core.match import Match

GAME = windycity.game("chicago-poker", compiled=False)
SECRET = bytes(range(32))
WORDS = ("Al", "", "thé 🎲")


def first_word(luck: Luck, step: int = 0) -> int:
    chances = CHANCE.loose()
    luck.begin(chances, step)
    return int(next_word(chances[0]))


def test_the_hash_is_published_before_the_words_are_given() -> None:
    luck = Luck.fresh()
    assert luck.commitment == hashlib.sha256(luck.secret).hexdigest()
    match = GAME.start(seats=3, luck=luck.with_contributions(WORDS))
    assert match.luck.commitment == luck.commitment
    assert (match.luck.scheme, match.luck.contributions) == ("hmac-2", WORDS)
    assert Luck.fresh().secret != luck.secret


def test_a_vector_to_verify_other_programs_by() -> None:
    message = "windycity hmac-2 step 7 seats 3\n2:Al,0:,9:thé 🎲,".encode()
    assert step_message("hmac-2", 7, WORDS) == message
    assert first_word(Luck("hmac-2", SECRET, WORDS), 7) == 80524211


def test_every_contribution_changes_all_luck() -> None:
    """Also when the same letters are divided differently among the seats, or written so as to look like two of them."""
    lists = [("Al", "x", ""), ("Al", "", "x"), ("A", "lx", ""), ("Alx", "", ""), ("2:Al,", "x", ""), ("Al", "x"), ("", "x", "Al")]
    lucks = [Luck("hmac-1", SECRET), *(Luck("hmac-2", SECRET, words) for words in lists)]
    for step in range(3):
        assert len({first_word(luck, step) for luck in lucks}) == len(lucks)


def test_where_nobody_contributes_the_luck_is_as_ever() -> None:
    luck = Luck.of("hmac-1", 1)
    assert luck.with_contributions(["", "", ""]) == luck
    assert luck.with_contributions(WORDS).with_contributions([]) == luck
    assert GAME.start(seats=3, luck=luck).save() == GAME.start(seats=3, seed=1).save()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["x" * (LONGEST + 1), "", ""], "can have 200 characters at most, not 201"),
        (["two\nlines", "", ""], "one line of text"),
        (["two\u2028lines", "", ""], "one line of text"),
        (["\ud800", "", ""], "one line of text"),
        ([7, "", ""], "is a text, not 7"),
        (["Al", "Bugs"], "There are 2 contributions for 3 seats"),
        (["Al", "Bugs", "", ""], "There are 4 contributions for 3 seats"),
    ],
)
def test_contributions_that_are_not_right_are_refused(words: Any, message: str) -> None:
    with pytest.raises(BadOption, match=message) as refused:
        GAME.start(seats=3, luck=Luck.fresh().with_contributions(words))
    for language in ("nl", "de"):
        assert refused.value.message(language) != str(refused.value)
    position = GAME.start(seats=3, seed=1).position
    with pytest.raises(BadOption, match=message):
        Match.from_position(GAME, position, Luck.fresh().with_contributions(words))


def test_two_hundred_characters_of_any_kind_are_allowed() -> None:
    words = ["🎲" * LONGEST, "", "é"]
    match = GAME.start(seats=3, luck=Luck.fresh().with_contributions(words))
    assert windycity.replay(match.save()).save() == match.save()


def test_luck_that_does_not_fit_is_refused() -> None:
    for wrong in (("hmac-2", ()), ("hmac-1", WORDS), ("fast-1", WORDS), ("hmac-2", ("", ""))):
        with pytest.raises(BadOption, match="does not fit its contributions"):
            Luck(wrong[0], SECRET, wrong[1])
    with pytest.raises(BadOption, match="does not fit its contributions"):
        Luck.of("fast-1", 1).with_contributions(WORDS)
    with pytest.raises(BadOption, match=r"There is no luck hmac-9\. There is: hmac-1, fast-1, hmac-2"):
        Luck("hmac-9", SECRET)
    with pytest.raises(BadOption, match="a seed or the luck itself, not both"):
        GAME.start(seats=3, seed=1, luck=Luck.fresh())


@pytest.fixture
def match() -> Match:
    match = GAME.start(seats=3, luck=Luck("hmac-1", SECRET).with_contributions(WORDS))
    match.play(0, "draw")
    return match


def test_a_match_with_contributions_replays(match: Match) -> None:
    again = windycity.replay(match.save())
    assert again.luck == match.luck
    assert again.save() == match.save()
    assert GAME.dump_position(again.position) == GAME.dump_position(match.position)
    twin = GAME.start(seats=3, luck=Luck("hmac-1", SECRET))
    assert GAME.dump_position(twin.position)["hand"] != GAME.dump_position(match.position)["hand"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_may_see_the_contributions_but_not_the_secret(seat: int | None, match: Match) -> None:
    text = match.record(seat)
    assert json.loads(text.splitlines()[0])["contributions"] == [*WORDS]
    assert SECRET.hex() not in text
    assert records.read(text).header.contributions == [*WORDS]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"contributions": None}, "does not fit its contributions"),
        ({"contributions": []}, "does not fit its contributions"),
        ({"contributions": ["", "", ""]}, "does not fit its contributions"),
        ({"luck": "hmac-1"}, "does not fit its contributions"),
        ({"contributions": ["Al", ""]}, "There are 2 contributions for 3 seats"),
        ({"contributions": ["x" * 201, "", ""]}, "can have 200 characters at most, not 201"),
        ({"contributions": ["a\nb", "", ""]}, "one line of text"),
        ({"contributions": [1, "", ""]}, "Expected `str`"),
        ({"contributions": "Al"}, "Expected `array | null`"),
    ],
    ids=str,
)
@pytest.mark.parametrize("whole", [True, False], ids=["with the secret", "as a seat has it"])
def test_a_record_whose_contributions_are_not_right_is_refused(
    change: dict[str, Any], message: str, whole: bool, match: Match
) -> None:
    head, *rest = (match.save() if whole else match.record(1)).splitlines()
    text = "\n".join([json.dumps(json.loads(head) | change), *rest])
    with pytest.raises(BadRecord, match="Line 1 of the record is not valid") as refused:
        records.read(text)
    assert message in str(refused.value)


def test_a_record_with_other_words_does_not_replay(match: Match) -> None:
    match.play(1, next(move for move in match.legal(1) if move.startswith("play")))
    text = match.save().replace('"Al"', '"Bo"')
    with pytest.raises(BadRecord, match=r"Move 2 of the record, .* fails"):
        windycity.replay(text)
