"""Many worlds played on in parallel: kernels written once and bound to each game.

A world is a row of each array. It begins with what the searcher knows, filled in at random, and with one action; then it goes
on from choice to choice, each made outside, by a net, from what the asked seat knows in that world. A world is left when the
match is over, or when the searcher is asked again after `depth` quiet moments.

If the searcher is `NOBODY`, a world begins as the position is: for looking back at a finished match. It is left after `depth`
quiet moments, whoever is asked. If the action is `NONE`, a world begins without one.

Two worlds with the same number have the same unknowns and the same luck, whatever action they begin with. `turned` maps each
action to its number as each seat counts it, `actual` is the inverse. `shares` are the seats' shares of the win in matches that
are over. `positions[spare]` is where a position is observed, and `positions[spare + 1]` is what the searcher knows.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from windycity.core.chance import next_step, seed_match
from windycity.core.kernel import kernel
from windycity.core.seats import first_seat

# The columns of `table`: the number of the world, its state, the seat that is asked, the count of its legal actions,
# and the quiet moments and choices so far.
WORLD, STATE, SEAT, COUNT, QUIET, CHOICES = range(6)
COLUMNS = 6
GOING, LEFT, OVER = range(3)
NOBODY = -1
NONE = -1


def legal(s, e, seat, out): ...
def apply(s, e, seat, action, chance, log): ...
def observe(s, e, seat): ...
def imagine(s, e, chance): ...
def is_quiet(s): ...
def write_features(s, e, seat, features): ...


def begin_worlds(
    positions,
    editions,
    chances,
    logs,
    out,
    table,
    turned,
    listed,
    rows,
    shares,
    orders,
    count,
    spare,
    searcher,
    depth,
    most,
    seed,
):
    """Begin the first worlds, each by its number in `table`, with the action in `orders` of the seat in `table`."""
    for row in range(count):
        positions[row] = positions[spare + 1]
        s, e, chance = positions[row], editions[0], chances[row]
        seed_match(chance, seed, table[row, WORLD], 0)
        if searcher != NOBODY:
            imagine(s, e, chance)
        table[row, STATE], table[row, QUIET], table[row, CHOICES] = GOING, 0, 0
        if orders[row] != NONE:
            apply(s, e, table[row, SEAT], orders[row], chance, logs[0])
            pass_quiet_moment(s, chance, table, row)
        go_on(positions, editions, chances, logs, out, table, turned, listed, rows, shares, row, spare, searcher, depth, most)


def step_worlds(
    positions,
    editions,
    chances,
    logs,
    out,
    table,
    turned,
    actual,
    listed,
    rows,
    shares,
    orders,
    count,
    spare,
    searcher,
    depth,
    most,
):
    """Carry out an action in each world that goes on."""
    for row in range(count):
        if table[row, STATE] == GOING:
            seat = table[row, SEAT]
            apply(positions[row], editions[0], seat, actual[seat, orders[row]], chances[row], logs[0])
            table[row, CHOICES] += 1
            pass_quiet_moment(positions[row], chances[row], table, row)
            go_on(positions, editions, chances, logs, out, table, turned, listed, rows, shares, row, spare, searcher, depth, most)


def go_on(positions, editions, chances, logs, out, table, turned, listed, rows, shares, row, spare, searcher, depth, most):
    """Go on to the next choice in a world, past answers without alternatives; write what the asked seat knows."""
    s, e = positions[row], editions[0]
    while s.waiting != 0:
        seat = first_seat(s.waiting)
        far = table[row, QUIET] >= depth and (seat == searcher or searcher == NOBODY)
        done = far or table[row, CHOICES] >= most
        if done and searcher != NOBODY:
            seat = searcher + 0
        positions[spare] = positions[row]
        observe(positions[spare], e, seat)
        count = 0 if done else legal(positions[spare], e, seat, out)
        if count != 1:
            features = rows[row]
            features[:] = 0
            write_features(positions[spare], e, seat, features)
            for i in range(count):
                listed[row, i] = turned[seat, out[i]]
            table[row, SEAT], table[row, COUNT] = seat, count
            table[row, STATE] = LEFT if done else GOING
            return
        apply(s, e, seat, out[0], chances[row], logs[0])
        pass_quiet_moment(s, chances[row], table, row)
    table[row, STATE] = OVER
    share_win(s, shares, row)


def pass_quiet_moment(s, chance, table, row):
    """Count a quiet moment; luck is reseeded at each, so that the dice are the same after moves of more or fewer answers."""
    if is_quiet(s):
        table[row, QUIET] += 1
        next_step(chance)


@kernel
def share_win(s, shares, row):
    """Write each seat's share of the win."""
    winners = 0
    for seat in range(s.seats):
        winners += s.winners >> seat & 1
    for seat in range(s.seats):
        shares[row, seat] = (s.winners >> seat & 1) / winners


def show_worlds(positions, editions, table, rows, count, spare, seat):
    """Write what a seat knows in each world that was left."""
    for row in range(count):
        if table[row, STATE] == LEFT:
            positions[spare] = positions[row]
            observe(positions[spare], editions[0], seat)
            features = rows[row]
            features[:] = 0
            write_features(positions[spare], editions[0], seat, features)


HELPERS = (pass_quiet_moment, go_on)
ENTRIES = (begin_worlds, step_worlds, show_worlds)
