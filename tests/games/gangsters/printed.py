"""What is printed on board and counters, written down again by hand."""

from __future__ import annotations

PIECES = {"R": "racketeers", "T": "thugs", "V": "vamps"}
COLOURS = {
    "brown": (100, "E1 E2 E3 I1 I2 J1 J3 J4 W3"),
    "yellow": (200, "A2 A3 A4 I3 I4 K2 K3 K4"),
    "green": (300, "C1 C2 C4 D5 H1 H3 W2"),
    "blue": (400, "B4 F1 F3 F4 G3 H4"),
    "purple": (500, "B2 B3 D2 G1 G4"),
    "red": (600, "B1 D1 D3 F2"),
}
PRICE = {joint: price for price, joints in COLOURS.values() for joint in joints.split()}
GREY = ["A1", "C3", "D4", "E4", "G2", "H2", "J2", "K1", "W1"]
MARKERS = {"untouchable": 3} | {f"marker-{number}": 1 for number in range(2, 11)}
PUBLIC = [f"{value}{letter}" for value, letters in ((1, "abcdefghi"), (2, "ab"), (3, "a")) for letter in letters]
