"""Words that people add to the luck in the terminal, and what a record proves of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import windycity
from tests.cli.test_main import run
from windycity.core.luck import Luck


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def play(*arguments: str, typed: str) -> tuple[int, str, str]:
    return run("play", "chicago-poker", "--seats", "3", "--contribute", "--plain", *arguments, typed=typed)


def test_the_hash_is_shown_before_everyone_is_asked_for_words(home: Path) -> None:
    saved = home / "saved.jsonl"
    code, out, err = play("--people", "2", typed=f"a horse's head\n\n\nsave {saved}\nquit\n")
    assert (code, err) == (0, "")
    told = re.findall("Hash of the secret that this match's luck follows from: ([0-9a-f]{64})", out)
    assert len(set(told)) == 1
    assert out.index(told[0]) < out.index("Al Capone, your words") < out.index("Bugs Moran, your words")
    assert "Johnny Torrio, your words" not in out
    match = windycity.replay(saved.read_text())
    assert match.luck.commitment == told[0]
    assert (match.luck.scheme, match.luck.contributions) == ("hmac-2", ("a horse's head", "", ""))


def test_words_that_are_too_long_are_asked_for_again(home: Path) -> None:
    saved = home / "saved.jsonl"
    _, out, _ = play(typed=f"{'x' * 201}\nshort\nsave {saved}\nquit\n")
    assert "can have 200 characters at most, not 201" in out
    assert windycity.replay(saved.read_text()).luck.contributions == ("short", "", "")


def test_without_words_the_luck_is_as_ever(home: Path) -> None:
    saved = home / "saved.jsonl"
    play("--seed", "3", typed=f"\nsave {saved}\nquit\n")
    assert saved.read_text() == windycity.game("chicago-poker").start(3, 3).save()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--people", "4"], "There can be 1 to 3 people at this table, not 4."),
        (["--resume"], "--contribute is for a new match: the luck of one that you left is settled."),
    ],
)
def test_what_cannot_be_is_refused_before_anybody_is_asked(arguments: list[str], told: str) -> None:
    code, out, err = play(*arguments, typed="words\n")
    assert (code, out) == (2, "")
    assert told in err


PROOF = {
    "en": ("All luck followed from this secret and from these words.", "That does not tell how the secret was chosen"),
    "nl": ("Al het toeval volgde uit dit geheim en uit deze woorden.", "Dat zegt niet hoe het geheim gekozen is"),
    "de": ("Aller Zufall folgte aus diesem Geheimnis und aus diesen Worten.", "Das sagt nicht, wie das Geheimnis gewählt wurde"),
}


@pytest.mark.parametrize("language", PROOF)
def test_verifying_tells_exactly_what_is_proved(language: str, home: Path) -> None:
    with_words, without = PROOF[language]
    luck = Luck.of("hmac-1", 1)
    for words, proved, unproved in ((["", "red beans"], with_words, without), (["", ""], without, with_words)):
        match = windycity.game("chicago-poker").start(2, luck=luck.with_contributions(words), chance=["R7"])
        (home / "match.jsonl").write_text(match.save())
        code, out, _ = run("replay", str(home / "match.jsonl"), "--verify", "--lang", language)
        assert code == 0
        assert proved in out
        assert unproved not in out
        assert match.luck.commitment in out
        assert ("Bugs Moran: red beans" in out) == bool(words[1])
        assert "Al Capone" not in out
    assert {"en": "One outcome was forced", "nl": "Eén uitkomst is", "de": "Ein Ergebnis wurde erzwungen"}[language] in out
