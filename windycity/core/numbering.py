"""How an action is numbered within its sort of move, for sorts with up to four parts; see `core/actions.py`.

These are inlined into the kernels that use them. The names in capitals are placeholders that each sort binds: where its
actions begin and end, and the sizes of its second, third and fourth parts.
"""

from __future__ import annotations

FIRST, LAST, B, C, D = 0, 0, 0, 0, 0


def has(action):
    """Whether an action is of this sort."""
    return FIRST <= action < LAST


def encode_0():
    """Return the action of a sort without parts."""
    return FIRST


def encode_1(a):
    """Return the action with one part."""
    return FIRST + a


def encode_2(a, b):
    """Return the action with two parts."""
    return FIRST + a * B + b


def encode_3(a, b, c):
    """Return the action with three parts."""
    return FIRST + (a * B + b) * C + c


def encode_4(a, b, c, d):
    """Return the action with four parts."""
    return FIRST + ((a * B + b) * C + c) * D + d


def decode_0(action):
    """Return no parts."""
    return ()


def decode_1(action):
    """Return the only part of an action, as a plain number."""
    return action - FIRST


def decode_2(action):
    """Return the two parts of an action."""
    number = action - FIRST
    return number // B, number % B


def decode_3(action):
    """Return the three parts of an action."""
    number = action - FIRST
    return number // C // B, number // C % B, number % C


def decode_4(action):
    """Return the four parts of an action."""
    number = action - FIRST
    return number // D // C // B, number // D // C % B, number // D % C, number % D


BY_PARTS = ((encode_0, decode_0), (encode_1, decode_1), (encode_2, decode_2), (encode_3, decode_3), (encode_4, decode_4))
