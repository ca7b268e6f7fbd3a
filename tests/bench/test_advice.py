"""Another advice against the game's own: its share, its wins, and a file beside the package."""

from __future__ import annotations

from pathlib import Path

import windycity
from bench.advice import compare, read_advice


def test_an_advice_against_itself_wins_its_share(tmp_path: Path) -> None:
    file = tmp_path / "same_advice.py"
    file.write_text((Path(windycity.__file__).parent / "games/chicago/advice.py").read_text())
    found = compare(windycity.game("chicago", compiled=True), read_advice(file), seats=2, games=20, seed=3)
    assert abs(found.share.value - 0.5) < 1e-9  # both seats in turn, with the same luck
    assert found.ends.total() == 20
    assert found.milliseconds > 0
