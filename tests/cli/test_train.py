"""The command `train`: what is wrong is said before any time is spent on it."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from windycity.bots.weights import BadWeights, file_of
from windycity.cli.train import Wish, progress_of, settings_of
from windycity.core.errors import BadOption

WISH = Wish("chicago-poker", 1.0, Path("runs"), None, None, 1)


@pytest.mark.parametrize(("language", "words"), [("en", "Training needs"), ("nl", "Voor trainen"), ("de", "Zum Trainieren")])
def test_without_torch_it_says_how_to_get_it(language: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(BadOption) as refused:
        settings_of(WISH)
    assert words in refused.value.message(language)
    assert "pip install 'windycity[train]'" in refused.value.message(language)


@pytest.mark.parametrize("minutes", [0.0, -1.0, float("inf"), float("nan")])
def test_no_time_is_refused(minutes: float) -> None:
    with pytest.raises(BadOption, match="no time to train"):
        settings_of(Wish("chicago-poker", minutes, Path("runs"), None, None, 1))


def test_a_device_that_is_not_there_is_refused() -> None:
    pytest.importorskip("torch", exc_type=ImportError)
    with pytest.raises(BadOption, match="no abacus here"):
        settings_of(Wish("chicago-poker", 1.0, Path("runs"), "abacus", None, 1))


def test_a_net_to_begin_with_takes_the_place_of_imitation_and_must_fit(tmp_path: Path) -> None:
    pytest.importorskip("torch", exc_type=ImportError)
    settings = settings_of(replace(WISH, begin=file_of("chicago-poker")))
    assert (settings.begin, settings.imitate) == (str(file_of("chicago-poker")), 0.0)
    with pytest.raises(BadWeights, match="was made for"):
        settings_of(replace(WISH, begin=file_of("gangsters")))
    with pytest.raises(BadWeights, match="not the file of a learned net"):
        settings_of(replace(WISH, begin=tmp_path / "nothing.npz"))


def test_progress_is_said_for_people() -> None:
    line = {"minutes": 1.25, "decisions": 2_500_000, "phase": "imitation", "wins_2": 30.0, "matches_2": 60}
    line |= {"wins_3": 0.0, "matches_3": 0}
    said = progress_of(line, range(2, 4), "en")
    assert said == "1.2 min, 2.5 million decisions: imitates greedy; against greedy 50 % at 2 seats"
