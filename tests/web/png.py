"""Smaller PNG files: screenshots have few colours, so 256 of them do."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import numpy.typing as npt

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
Bytes = npt.NDArray[np.uint8]


def shrink(file: Path) -> None:
    """Write a picture of a browser again with a palette."""
    pixels = read(file.read_bytes())
    palette, places = quantize(pixels)
    file.write_bytes(write(palette, places))


def read(data: bytes) -> Bytes:
    """Return the pixels of a PNG as browsers write it, eight bits a channel and not interlaced: rows, columns, red green blue."""
    assert data.startswith(SIGNATURE), "no PNG"
    at, packed, width, height, channels = len(SIGNATURE), b"", 0, 0, 3
    while at < len(data):
        length, name = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if name == b"IHDR":
            width, height, depth, kind, *_, interlaced = struct.unpack(">IIBBBBB", body)
            assert (depth, interlaced) == (8, 0), "another sort of PNG"
            channels = {2: 3, 6: 4}[kind]
        elif name == b"IDAT":
            packed += body
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width * channels)
    pixels = np.zeros((height, width * channels), np.uint8)
    above = np.zeros(width * channels, np.uint8)
    for number, row in enumerate(rows):
        above = pixels[number] = _unfiltered(int(row[0]), row[1:], above, channels)
    return pixels.reshape(height, width, channels)[:, :, :3]


def _unfiltered(sort: int, row: Bytes, above: Bytes, step: int) -> Bytes:
    """Undo the filter of a row (PNG specification, 9.2)."""
    if sort == 0:
        return row
    if sort == 2:
        return row + above
    if sort == 1:
        return np.cumsum(row.reshape(-1, step), axis=0, dtype=np.uint64).astype(np.uint8).reshape(-1)
    made, over, line = [0] * step + [0] * len(row), [0] * step + above.tolist(), row.tolist()
    for at, value in enumerate(line):
        left, up, corner = made[at], over[at + step], over[at]
        made[at + step] = (value + ((left + up) // 2 if sort == 3 else _paeth(left, up, corner))) & 255
    return np.array(made[step:], np.uint8)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda one: abs(guess - one))


def quantize(pixels: Bytes) -> tuple[Bytes, Bytes]:
    """Return a palette of the colours that are used most, and each pixel's place in it: the nearest colour's."""
    red, green, blue = pixels.reshape(-1, 3).astype(np.int64).T
    codes, inverse, counts = np.unique(red << 16 | green << 8 | blue, return_inverse=True, return_counts=True)
    colours = np.stack([codes >> 16, codes >> 8 & 255, codes & 255], axis=1)
    palette = _median_cut(colours, counts)
    nearest = np.zeros(len(colours), np.uint8)
    for start in range(0, len(colours), 4096):
        part = colours[start : start + 4096, None, :] - palette[None, :, :].astype(np.int64)
        nearest[start : start + 4096] = np.argmin((part**2).sum(axis=2), axis=1)
    return palette, nearest[inverse.reshape(-1)].reshape(pixels.shape[:2])


def _median_cut(colours: npt.NDArray[np.int64], counts: npt.NDArray[np.int64]) -> Bytes:
    """Part the colours into boxes, the one with the widest spread of pixels first, and take the mean of each."""
    boxes = [np.arange(len(colours))]
    while len(boxes) < COLOURS:
        spreads = [float(np.ptp(colours[box], axis=0).max()) * float(np.sqrt(counts[box].sum())) for box in boxes]
        worst = int(np.argmax(spreads))
        if spreads[worst] == 0:
            break
        box = boxes.pop(worst)
        box = box[np.argsort(colours[box, int(np.argmax(np.ptp(colours[box], axis=0)))], kind="stable")]
        weights = np.cumsum(np.sqrt(counts[box]))
        cut = min(max(1, int(np.searchsorted(weights, weights[-1] / 2))), len(box) - 1)
        boxes += [box[:cut], box[cut:]]
    means = [np.average(colours[box], axis=0, weights=counts[box]) for box in boxes]
    return np.rint(np.array(means)).astype(np.uint8)


def write(palette: Bytes, places: Bytes) -> bytes:
    """Return a PNG with a palette."""
    height, width = places.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), places], axis=1)
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0),
        b"PLTE": palette.tobytes(),
        b"IDAT": zlib.compress(rows.tobytes(), 9),
        b"IEND": b"",
    }
    chunks = (
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body)) for name, body in parts.items()
    )
    return SIGNATURE + b"".join(chunks)
