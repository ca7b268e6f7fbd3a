"""Pictures are made smaller, and look the same."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np

from tests.web.png import SIGNATURE, quantize, read, shrink


def test_few_colours_stay_what_they_are() -> None:
    pixels = np.random.default_rng(1).integers(0, 6, (20, 30, 3), np.uint8) * 40
    palette, places = quantize(pixels)
    assert (palette[places] == pixels).all()


def test_every_filter_is_undone(tmp_path: Path) -> None:
    # Two pixels a row, of 10 20 30 and 13 18 31, however the row is filtered: plain, by left, up, average and Paeth.
    rows = [
        [0, 10, 20, 30, 13, 18, 31],
        [1, 10, 20, 30, 3, 254, 1],
        [2, 0, 0, 0, 0, 0, 0],
        [3, 5, 10, 15, 2, 255, 1],
        [4, 0, 0, 0, 0, 0, 0],
    ]
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", 2, 5, 8, 2, 0, 0, 0),
        b"IDAT": zlib.compress(bytes(value for row in rows for value in row)),
        b"IEND": b"",
    }
    file = tmp_path / "picture.png"
    file.write_bytes(
        SIGNATURE + b"".join(struct.pack(">I", len(body)) + name + body + b"\0\0\0\0" for name, body in parts.items())
    )
    assert read(file.read_bytes()).tolist() == [[[10, 20, 30], [13, 18, 31]]] * 5
    shrink(file)
    assert b"PLTE" in file.read_bytes()
