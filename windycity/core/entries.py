"""Entry kernels: the doors from Python into a game's rules, written once and bound to each game.

A record passed alone from Python costs twenty times what a one-element array does, so every entry takes arrays.
The empty functions are placeholders for a game's own kernels.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from windycity.core.ahead import ENTRIES as AHEAD
from windycity.core.ahead import HELPERS as HELPERS_AHEAD
from windycity.core.chance import below, best_of, next_step, seed_match
from windycity.core.kernel import Kernel, bind, kernel
from windycity.core.search import HELPERS, search_tree
from windycity.core.seats import first_seat

NO_ANSWER = 127  # above every flaw


def start(s, e, seats, chance, log): ...
def legal(s, e, seat, out): ...
def apply(s, e, seat, action, chance, log): ...
def observe(s, e, seat): ...
def imagine(s, e, chance): ...
def score(s, e, out): ...
def flaw(s, e): ...
def advise(s, e, seat, out, weights): ...


@kernel
def survey(s, e, out):
    """Write nothing: the default for games whose views need no numbers that only the rules can compute."""
    return 0


def start_match(positions, editions, seats, chances, logs):
    """Set up a match in the first position, which already has its options."""
    start(positions[0], editions[0], seats, chances[0], logs[0])


def list_legal(positions, editions, seat, out):
    """Write the legal actions of a waiting seat and return their count."""
    return legal(positions[0], editions[0], seat, out)


def apply_answer(positions, editions, seat, action, chances, logs):
    """Carry out a legal answer, unchecked."""
    apply(positions[0], editions[0], seat, action, chances[0], logs[0])


def observe_as(positions, editions, seat):
    """Erase what a seat cannot know from the first position."""
    observe(positions[0], editions[0], seat)


def imagine_world(positions, editions, chances):
    """Fill the unknowns of the first position."""
    imagine(positions[0], editions[0], chances[0])


def list_scores(positions, editions, out):
    """Write the score of every seat."""
    score(positions[0], editions[0], out)


def survey_position(positions, editions, out):
    """Write the numbers that a view of the first position needs and return their count."""
    return survey(positions[0], editions[0], out)


def find_flaw(positions, editions):
    """Return the flaw of the first position, 0 if it has none."""
    return flaw(positions[0], editions[0])


def list_advice(positions, editions, seat, out, weights):
    """Write the legal actions of a seat, with how good each looks, and return their count."""
    return advise(positions[0], editions[0], seat, out, weights)


def play_matches(positions, editions, seats, greedy, seed, first, most, check, chances, logs, out, weights, table):
    """Play matches to the end, one for each row of the table: the seats in `greedy` (bits) by advice, the others at random.

    The options are those of `positions[0]`; each match is played in `positions[1]`, and observed for a greedy seat in
    `positions[2]`. A match's luck (`chances[0]`) and its players' (`chances[1]`) follow from the seed and its number. A row gets
    the number of answers, the winners, the reason, the flaw found (if `check`; NO_ANSWER if a seat had no legal answer) and each
    seat's score. A match stops after `most` answers, or at a flaw.
    """
    total = 0
    for row in range(len(table)):
        positions[1] = positions[0]
        s, e, chance, player = positions[1], editions[0], chances[0], chances[1]
        seed_match(chance, seed, first + row, 0)
        seed_match(player, seed, first + row, 1)
        start(s, e, seats, chance, logs[0])
        steps = 0
        wrong = 0
        while s.waiting != 0 and steps < most and wrong == 0:
            seat = first_seat(s.waiting)
            if greedy >> seat & 1:
                positions[2] = positions[1]
                observe(positions[2], e, seat)
                count = advise(positions[2], e, seat, out, weights)
                choice = best_of(weights, count, player)
            else:
                count = legal(s, e, seat, out)
                choice = below(player, count)
            if count == 0:
                wrong = NO_ANSWER
                break
            next_step(chance)
            apply(s, e, seat, out[choice], chance, logs[0])
            steps += 1
            if check:
                wrong = flaw(s, e) + 0
        table[row, 0], table[row, 1], table[row, 2], table[row, 3] = steps, s.winners, s.reason, wrong
        score(s, e, out)
        for seat in range(seats):
            table[row, 4 + seat] = out[seat]
        total += steps
    return total


ENTRIES = (
    start_match,
    list_legal,
    apply_answer,
    observe_as,
    imagine_world,
    list_scores,
    survey_position,
    find_flaw,
    list_advice,
    play_matches,
    search_tree,
)


def entries_of(
    kernels: Mapping[str, Kernel], value_weights: Mapping[str, float], entries: Sequence[Kernel] = ENTRIES
) -> dict[str, Kernel]:
    """Bind every entry to the kernels of one game, and to helpers bound to those kernels.

    The entries by which nets play on in worlds exist only for a game with features.
    """
    bound: dict[str, Any] = {**kernels, "WEIGHTS": tuple(value_weights.values())}
    by_nets = "write_features" in kernels
    for helper in (*HELPERS, *(HELPERS_AHEAD if by_nets else ())):
        bound[helper.__name__] = bind(helper, **bound)
    wanted = (*entries, *AHEAD) if by_nets and entries is ENTRIES else entries
    return {entry.__name__: bind(entry, **bound) for entry in wanted}
