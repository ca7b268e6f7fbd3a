"""Where luck comes from: a stream kept apart from every position, so that no copy of a position can predict it.

The stream is xoshiro128++ (Blackman and Vigna), 32-bit words in 64-bit integers, so that it is the same
interpreted and compiled. It is reseeded for every step of a match (step 0 is the set-up, then one per answer) from the match's
secret and the number of the step: by HMAC-SHA256 in live matches (`hmac-2` mixes in what the seats contribute), by an integer
mix in simulation.

Outcomes can be forced: they are queued, and each draw takes the next one instead of a random number.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Sequence

from windycity.core.fields import FLAG, Field, number
from windycity.core.kernel import kernel
from windycity.core.position import Layout, Positions, Together, put

SCHEMES = ("hmac-1", "fast-1", "hmac-2")
FORCED = 128

_WORD = number(0, (1 << 32) - 1)

CHANCE = Layout(
    "chance",
    [
        Field("words", _WORD, (4,)),
        Field("seeded", FLAG),
        Field("secret_high", _WORD),
        Field("secret_low", _WORD),
        Field("step", _WORD),
        Field("used", _WORD),
        Field("forced", number(0, 30000), (FORCED,)),
        Field("forced_luck", number(0, 30000), (FORCED,)),
        Field("forced_count", number(0, FORCED)),
        Field("forced_next", number(0, FORCED)),
        Field("failed", number(0, FORCED)),
    ],
)

SEED = Together(CHANCE, "words", "seeded", "secret_high", "secret_low", "step", "used")
MASK = (1 << 32) - 1
SECRET_BYTES = 32
WORDS, FAST = struct.Struct(">4I"), struct.Struct(">2I")  # of a digest, of a secret of the fast scheme


def secret_from_seed(seed: int | str, scheme: str) -> bytes:
    """Derive a match's secret from a seed: 32 bytes for `hmac`, 8 for `fast`."""
    digest = hashlib.sha256(f"windycity secret 1 {seed}".encode()).digest()
    return digest[:8] if scheme == "fast-1" else digest


def begin_step(chances: Positions, scheme: str, secret: bytes, step: int, contributions: Sequence[str] = ()) -> None:
    """Seed the chance of one step from the match's secret."""
    put(chances, "failed", 0)
    if scheme == "fast-1":
        SEED.write(chances, 0, 0, 0, 0, 0, *FAST.unpack_from(secret), step, 0)
    else:
        digest = hmac.digest(secret, step_message(scheme, step, contributions), "sha256")
        SEED.write(chances, *WORDS.unpack_from(digest), 1, 0, 0, step, 0)


def step_message(scheme: str, step: int, contributions: Sequence[str]) -> bytes:
    """Write the message from which HMAC-SHA256 derives the luck of a step, with the secret as its key.

    For `hmac-2` that is a line with the numbers of the step and of the seats, and each contribution as a netstring (its length
    in bytes, a colon, its UTF-8 bytes, a comma), so no two lists of contributions give the same message.
    """
    if scheme == "hmac-1":
        return f"windycity step {step}".encode()
    texts = [words.encode() for words in contributions]
    return b"windycity hmac-2 step %d seats %d\n" % (step, len(texts)) + b"".join(b"%d:%s," % (len(text), text) for text in texts)


@kernel
def mix(x):
    """Mix 32 bits until every bit depends on every other (multipliers below 2**31, so that no product overflows)."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@kernel
def next_step(chance):
    """Go on to the next step of the `fast` scheme; seeding waits until luck is needed."""
    chance.step = (chance.step + 1) & MASK
    chance.seeded = 0
    chance.used = 0


@kernel
def seed_fast(chance):
    """Seed the words from the secret and the step."""
    at = mix(chance.secret_low ^ mix(chance.step))
    at = mix(at ^ chance.secret_high)
    for i in range(4):
        at = (at + 0x9E3779B9) & MASK
        chance.words[i] = mix(at ^ mix((chance.secret_high + i) & MASK))
    if chance.words[0] | chance.words[1] | chance.words[2] | chance.words[3] == 0:
        chance.words[0] = 1
    chance.seeded = 1


@kernel
def turn_left(x, k):
    """Rotate 32 bits."""
    return ((x << k) & MASK) | (x >> (32 - k))


@kernel
def next_word(chance):
    """Take the next 32 random bits."""
    if chance.seeded == 0:
        seed_fast(chance)
    a, b, c, d = chance.words[0], chance.words[1], chance.words[2], chance.words[3]
    word = (turn_left((a + d) & MASK, 7) + a) & MASK
    c ^= a
    d ^= b
    chance.words[1] = b ^ c
    chance.words[0] = a ^ d
    chance.words[2] = c ^ ((b << 9) & MASK)
    chance.words[3] = turn_left(d, 11)
    return word


@kernel
def below(chance, n):
    """Draw a uniform integer from 0 to n - 1, n up to 2**31, without bias (Lemire's method)."""
    chance.used += 1
    product = next_word(chance) * n
    if product & MASK < n:
        threshold = (MASK + 1 - n) % n
        while product & MASK < threshold:
            product = next_word(chance) * n
    return product >> 32


@kernel
def is_forced(chance):
    """Whether the next outcome is forced."""
    return chance.forced_next < chance.forced_count


@kernel
def take_forced(chance, luck):
    """Take the next forced outcome, which must be luck of this kind."""
    value = chance.forced[chance.forced_next]
    wrong = chance.forced_luck[chance.forced_next] != luck
    chance.forced_next += 1
    chance.used += 1
    if wrong:
        fail(chance)
    return value


@kernel
def fail(chance):
    """Note that the forced outcome just taken cannot happen, unless an earlier one has failed."""
    if chance.failed == 0:
        chance.failed = chance.forced_next


@kernel
def roll(chance, luck, sides):
    """Roll a die: a face from 1 to sides."""
    if is_forced(chance):
        face = take_forced(chance, luck)
        if 1 <= face <= sides:
            return face
        fail(chance)
        return 1
    return below(chance, sides) + 1


@kernel
def roll_die(chance, luck, bag):
    """Roll a die with arbitrary numbers on its faces; a forced outcome is the number it shows."""
    if is_forced(chance):
        face = take_forced(chance, luck)
        if find(bag, bag.size, face) < bag.size:
            return face
        fail(chance)
    return bag[below(chance, bag.size)] + 0


@kernel
def draw_from_list(chance, luck, bag, count, empty):
    """Take one thing out of an unordered list of `count` different things; the last one takes its place."""
    place = count
    if is_forced(chance):
        place = find(bag, count, take_forced(chance, luck))
        if place == count:
            fail(chance)
    if place == count:
        place = below(chance, count)
    thing = bag[place]
    bag[place] = bag[count - 1]
    bag[count - 1] = empty
    return thing


@kernel
def find(bag, count, thing):
    """Return the place of a thing in a list, `count` if it is not there."""
    for place in range(count):
        if bag[place] == thing:
            return place
    return count


@kernel
def draw_from_counts(chance, luck, bag):
    """Take one thing out of a bag that is kept as counts by kind."""
    total = 0
    for kind in range(bag.size):
        total += bag[kind]
    if is_forced(chance):
        kind = take_forced(chance, luck)
        if 0 <= kind < bag.size and bag[kind] > 0:
            bag[kind] -= 1
            return kind
        fail(chance)
    left = below(chance, total)
    kind = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


@kernel
def best_of(weights, count, chance):
    """Return the place of the largest weight, choosing at random among equals."""
    best, equals = 0, 1
    for i in range(1, count):
        if weights[i] > weights[best]:
            best, equals = i, 1
        elif weights[i] == weights[best]:
            equals += 1
            if below(chance, equals) == 0:
                best = i
    return best


@kernel
def seed_match(chance, seed, number, stream):
    """Seed one stream of luck for one of many matches."""
    chance.secret_high = mix((seed & 0xFFFFFFFF) ^ mix(number & 0xFFFFFFFF))
    chance.secret_low = mix(chance.secret_high ^ mix(((seed >> 32) + stream) & 0xFFFFFFFF))
    chance.step = 0
    chance.seeded = 0
    chance.used = 0
