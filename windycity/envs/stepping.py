"""Many matches stepped in one call, compiled for a game into a separate build, so that players need not wait for it.

A match is a row of each array. `turned` maps each action to its number as each seat counts it, `actual` is the inverse;
`orders`, `listed` and `masks` use these numbers. `positions[blank]` is an empty position with the options filled in,
`positions[spare]` is where a position is observed; each thread has a spare position, a log and lists of its own. `past` is
a ring of the last events of each match, and `told` is what the asked seat knows of them (`envs/past.py`); without room for
any, the logs are off.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from windycity.core.chance import below, best_of, next_step, seed_match
from windycity.core.kernel import kernel
from windycity.core.seats import first_seat
from windycity.envs.past import KNOWN, NOT_KNOWN, SHOWN, WIDTH, counted_from

# The columns of `table`: the asked seat, the count of its legal actions, the number of the match, the count of answers,
# whether the last step ended a match, whether it was cut short, and the events so far.
SEAT, LEGAL, MATCH, ANSWERS, ENDED, CUT, EVENTS = range(7)
COLUMNS = 7
# What is kept of an event in `past`: its kind plus 1, then for each fact the name plus 1, the value and the audience.
KEPT = 1 + 3 * SHOWN


def start(s, e, seats, chance, log): ...
def legal(s, e, seat, out): ...
def apply(s, e, seat, action, chance, log): ...
def observe(s, e, seat): ...
def advise(s, e, seat, out, weights): ...
def write_features(s, e, seat, features): ...


def begin_matches(
    positions,
    editions,
    chances,
    logs,
    out,
    weights,
    table,
    turned,
    actual,
    listed,
    rows,
    masks,
    past,
    told,
    counted,
    first,
    last,
    spare,
    blank,
    seats,
    greedy,
    random,
    seed,
):
    """Set up the matches of rows `first` to `last`, each with the luck of its number in `table`, and write what they show."""
    for row in range(first, last):
        begin_match(positions, editions, chances, logs, out, weights, table, past, row, spare, blank, seats, greedy, random, seed)
        look_at(positions, editions, out, table, turned, listed, rows, masks, past, told, counted, row, spare)


def step_matches(
    positions,
    editions,
    chances,
    logs,
    out,
    weights,
    table,
    turned,
    actual,
    listed,
    rows,
    masks,
    past,
    told,
    counted,
    shares,
    orders,
    first,
    last,
    spare,
    blank,
    seats,
    greedy,
    random,
    seed,
    most,
    batch,
):
    """Carry out an action in each match of rows `first` to `last`; one that ends, or reaches `most` answers, is restarted."""
    for row in range(first, last):
        s, e, chance = positions[row], editions[0], chances[row]
        next_step(chance)
        seat = table[row, SEAT]
        apply(s, e, seat, actual[seat, orders[row]], chance, logs[spare - blank - 1])
        remember(logs[spare - blank - 1], table, past, row)
        table[row, ANSWERS] += 1
        play_others(positions, editions, chances, logs, out, weights, table, past, row, spare, blank, greedy, random)
        ended = s.waiting == 0
        cut = not ended and table[row, ANSWERS] >= most
        table[row, ENDED] = 1 if ended else 0
        table[row, CUT] = 1 if cut else 0
        for seat in range(seats):
            shares[row, seat] = 0.0
        if ended:
            share_win(s, seats, shares, row)
        if ended or cut:
            table[row, MATCH] += batch
            begin_match(
                positions, editions, chances, logs, out, weights, table, past, row, spare, blank, seats, greedy, random, seed
            )
        look_at(positions, editions, out, table, turned, listed, rows, masks, past, told, counted, row, spare)


def advise_matches(
    positions,
    editions,
    chances,
    logs,
    out,
    weights,
    table,
    turned,
    actual,
    listed,
    rows,
    masks,
    past,
    told,
    counted,
    advised,
    first,
    last,
    spare,
    blank,
    seats,
    greedy,
    random,
    seed,
):
    """Write the action that greedy would choose in each match of rows `first` to `last` in place of the asked seat."""
    for row in range(first, last):
        seat = table[row, SEAT]
        positions[spare] = positions[row]
        observe(positions[spare], editions[0], seat)
        choice = best_of(weights, advise(positions[spare], editions[0], seat, out, weights), chances[row + blank])
        advised[row] = turned[seat, out[choice]]


def begin_match(positions, editions, chances, logs, out, weights, table, past, row, spare, blank, seats, greedy, random, seed):
    """Set up the match of a row, and go on to the first answer needed from outside."""
    positions[row] = positions[blank]
    seed_match(chances[row], seed, table[row, MATCH], 0)
    seed_match(chances[row + blank], seed, table[row, MATCH], 1)
    start(positions[row], editions[0], seats, chances[row], logs[spare - blank - 1])
    table[row, ANSWERS] = 0
    table[row, EVENTS] = 0
    remember(logs[spare - blank - 1], table, past, row)
    play_others(positions, editions, chances, logs, out, weights, table, past, row, spare, blank, greedy, random)


def play_others(positions, editions, chances, logs, out, weights, table, past, row, spare, blank, greedy, random):
    """Answer for the seats played inside: those in `greedy` by advice, those in `random` at random."""
    s, e, chance, player = positions[row], editions[0], chances[row], chances[row + blank]
    while s.waiting != 0 and (greedy | random) >> first_seat(s.waiting) & 1:
        seat = first_seat(s.waiting)
        if greedy >> seat & 1:
            positions[spare] = positions[row]
            observe(positions[spare], e, seat)
            choice = best_of(weights, advise(positions[spare], e, seat, out, weights), player)
        else:
            choice = below(player, legal(s, e, seat, out))
        next_step(chance)
        apply(s, e, seat, out[choice], chance, logs[spare - blank - 1])
        remember(logs[spare - blank - 1], table, past, row)
        table[row, ANSWERS] += 1


def look_at(positions, editions, out, table, turned, listed, rows, masks, past, told, counted, row, spare):
    """Write what the next asked seat knows, and its legal actions."""
    for i in range(table[row, LEGAL]):
        masks[row, listed[row, i]] = 0
    seat = first_seat(positions[row].waiting)
    positions[spare] = positions[row]
    observe(positions[spare], editions[0], seat)
    features = rows[row]
    features[:] = 0
    write_features(positions[spare], editions[0], seat, features)
    count = legal(positions[spare], editions[0], seat, out)
    for i in range(count):
        action = turned[seat, out[i]]
        listed[row, i] = action
        masks[row, action] = 1
    table[row, SEAT] = seat
    table[row, LEGAL] = count
    tell(positions[spare], seat, table, past, told, counted, row)


@kernel
def remember(log, table, past, row):
    """Keep the events logged by a step, and empty the log for the next one."""
    last = past.shape[1] // KEPT
    if last == 0:
        return
    for event in range(log.count):
        place = table[row, EVENTS] % last * KEPT
        end = log.starts[event + 1] if event + 1 < log.count else log.fact_count
        past[row, place] = log.kinds[event] + 1
        for number in range(SHOWN):
            fact, at = log.starts[event] + number, place + 1 + 3 * number
            past[row, at] = 0
            if fact < end:
                past[row, at], past[row, at + 1], past[row, at + 2] = log.names[fact] + 1, log.facts[fact], log.audiences[fact]
        table[row, EVENTS] += 1
    log.count = 0
    log.fact_count = 0


@kernel
def tell(s, seat, table, past, told, counted, row):
    """Write the last events of a match as a seat knows them, the last one first."""
    last = past.shape[1] // KEPT
    for place in range(last):
        happened = place < table[row, EVENTS]
        event = (table[row, EVENTS] - 1 - place) % last * KEPT if happened else 0
        told[row, place * WIDTH] = past[row, event] if happened else 0
        for number in range(SHOWN):
            at = event + 1 + 3 * number
            value = 0
            if happened and past[row, at] != 0:
                value = NOT_KNOWN
                if past[row, at + 2] >> seat & 1:
                    value = KNOWN + counted_from(seat, s.seats, counted[past[row, at] - 1], past[row, at + 1])
            told[row, place * WIDTH + 1 + number] = value


@kernel
def share_win(s, seats, shares, row):
    """Write each seat's share of the win; a shared win is shared equally."""
    winners = 0
    for seat in range(seats):
        winners += s.winners >> seat & 1
    for seat in range(seats):
        if s.winners >> seat & 1:
            shares[row, seat] = 1.0 / winners


HELPERS = (play_others, begin_match, look_at)
ENTRIES = (begin_matches, step_matches, advise_matches)
ARRAYS = {
    "masks": ("int8", 2),
    "advised": ("int64", 1),
    "past": ("int64", 2),
    "told": ("int64", 2),
    "counted": ("int64", 1),
}
