"""How good each legal action looks to a seat, for the greedy bot, hints and rollouts.

A walk is worth the bars it takes, plus the worth of standing where it ends, or what the attack there promises. The best
walk of each length from every space within reach is found length by length, the shortest first; it never turns back
unless it must, so no bar is counted twice. A turn is worth the sum of its walks, so dice are divided where that is better.
All worth is in money; progress towards an instant win is worth more the nearer the win is, and so is keeping another gang
from it.
"""

from enum import IntEnum

import numpy as np

from windycity.core.kernel import kernel
from windycity.games.chicago.actions import BUY_GREEN, DONE, FIGHT, FROM, MOVE, STEP
from windycity.games.chicago.position import (
    BODIES,
    CASINOS_TO_WIN,
    CENTRAL_BARS,
    DICE,
    DISTRICTS,
    FACES,
    MOST_SEATS,
    MOST_SPACES,
    NO_SEAT,
    NO_SPACE,
    PHASE_OF_ROUNDS,
    ROUNDS,
    TOO_FAR,
    WORTH,
    YELLOWS_TO_WIN,
    Ask,
    Head,
    Sort,
)
from windycity.games.chicago.rules.answers import legal
from windycity.games.chicago.rules.buying import home_of
from windycity.games.chicago.rules.control import is_enemy_on
from windycity.games.chicago.rules.walking import may_enter, may_pass, may_stop
from windycity.games.chicago.throws import STEPS_OF, face_of, throw_number

ADVICE_VERSION = 3
# The lists and tables that advice works with.
ARRAYS = {
    **dict.fromkeys(("queue", "aims"), ("int64", 1)),
    **dict.fromkeys(("turns", "held"), ("int64", 2)),
    **dict.fromkeys(("ends", "alone"), ("float64", 1)),
    **dict.fromkeys(("ways", "others", "bare"), ("float64", 2)),
}


class Plan(IntEnum):
    """The ways to win at once."""

    CASINOS = 0
    CENTRAL = 1
    YELLOWS = 2


NEEDED = (CASINOS_TO_WIN, CENTRAL_BARS, YELLOWS_TO_WIN)

NEVER = -1e6
WIN = 250.0  # worth of the last casino or central bar needed, besides its income; a quarter for the one before it
CLIMB = 200.0  # worth of the last yellow head needed; half for the one before it, since it is also good in fights
SPITE = 0.2  # worth of another gang's loss, as a share of what it loses
HOLD = (0.0, 0.4, 0.5, 0.7, 0.9, 0.0)  # how well a man holds a casino, by his head
GUARD = 0.2  # worth of standing in a bar of one's own, as a share of the bar
RESERVE = 0.4  # worth of bringing a man out of reserve, as a share of his head
LURE = 0.6  # worth of a step nearer to a casino that is not held, or to a weaker man
REST = 0.9  # weight of the turn's next move beside this one: one may be in the other's way
MOST_AIMS = DISTRICTS + (MOST_SEATS - 1) * BODIES


@kernel
def advise(s, e, seat, out, weights):
    """Write the legal actions of a seat and how good each looks; return their count."""
    count = legal(s, e, seat, out)
    if count == 1:
        weights[0] = 0.0
    elif s.ask == Ask.BUY:
        for i in range(count):
            weights[i] = rate_buy(out[i])
    elif s.ask == Ask.MOVE:
        rate_moves(s, e, seat, out, weights, count)
    elif s.ask == Ask.FIGHT:
        for i in range(count):
            weights[i] = chance_to_win(e, s.head[seat, s.walker], s.head[s.gang_on[s.walk_at], FIGHT.parts(out[i])])
    else:
        rate_ways(s, e, seat, out, weights, count)
    return count


@kernel
def rate_buy(action):
    """Men are worth their price; since only three dice are thrown, a few good men are better than many."""
    if DONE.has(action):
        return 0.0
    return 2.0 if BUY_GREEN.has(action) else 1.0


# The instant wins: `held` counts what every gang has towards each of them


@kernel
def count_held(s, e, held):
    """Count the casinos, central bars and yellow heads of all gangs."""
    held[:, :] = 0
    for space in range(e.spaces):
        if e.central[space]:
            owner = s.gang_on[space] if s.gang_on[space] != NO_SEAT else s.chip[space]
            if owner != NO_SEAT:
                held[Plan.CENTRAL + 0, owner] += 1
    for seat in range(s.seats):
        held[Plan.CASINOS + 0, seat] = held_casinos(s, e, seat)
        held[Plan.YELLOWS + 0, seat] = count_heads(s, seat, Head.YELLOW + 0)


@kernel
def held_casinos(s, e, seat):
    """Count the casinos that a gang holds."""
    count = 0
    for district in range(DISTRICTS):
        if s.gang_on[e.casino[district]] == seat:
            count += 1
    return count


@kernel
def count_heads(s, seat, head):
    """Count a gang's men with this head."""
    count = 0
    for man in range(BODIES):
        if s.head[seat, man] == head:
            count += 1
    return count


@kernel
def hope(plan, have):
    """Return the extra worth of the next casino, central bar or yellow head to a gang that has this many."""
    left = max(1, NEEDED[plan] - have)
    return CLIMB / left if plan == Plan.YELLOWS else WIN / (left * left)


@kernel
def fear(held, plan, gang):
    """Return the worth of taking one of another gang's casinos, central bars or yellow heads."""
    return SPITE * (hope(plan, held[plan, gang]) - hope(plan, held[plan, gang] - 1))


# The worth of places


@kernel
def paydays_left(s):
    """Count the paydays left for a bar held from now on, including the end."""
    return (ROUNDS - s.round) // PHASE_OF_ROUNDS + 1


@kernel
def chance_to_win(e, mine, theirs):
    """Return the chance that a man with one head beats a man with another (CH-4.1)."""
    wins, losses = 0, 0
    for i in range(FACES):
        for j in range(FACES):
            if e.fight_die[mine, i] > e.fight_die[theirs, j]:
                wins += 1
            elif e.fight_die[mine, i] < e.fight_die[theirs, j]:
                losses += 1
    return wins / (wins + losses)


@kernel
def gain_of(s, e, seat, space, held):
    """Return the worth of passing through a space: of a bar that the seat does not control yet."""
    owner = s.chip[space]
    if e.sort[space] != Sort.BAR or owner == seat or s.chips[seat] == 0:
        return 0.0
    taken = owner != NO_SEAT
    gain = e.worth[space] * paydays_left(s) * (1.0 + (SPITE if taken else 0.0))
    if e.central[space]:
        gain += hope(Plan.CENTRAL + 0, held[Plan.CENTRAL + 0, seat])
        if taken:
            gain += fear(held, Plan.CENTRAL + 0, owner)
    return gain


@kernel
def worth_of_standing(s, e, seat, space, head, held, distance):
    """Return the worth of ending on a space: an attack, a casino, a bar to guard, or the way to a casino."""
    if is_enemy_on(s, seat, space):
        return worth_of_attack(s, e, seat, space, head, held)
    if e.sort[space] == Sort.CASINO:
        return 0.0 if s.gang_on[space] == seat else worth_of_casino(s, e, space, head, held[Plan.CASINOS + 0, seat])
    guarded = GUARD * e.worth[space] if e.sort[space] == Sort.BAR else 0.0
    return guarded - LURE * distance


@kernel
def worth_of_casino(s, e, space, head, have):
    """Return the worth of holding a casino with a man of this rank, for a gang that holds this many others."""
    return HOLD[head] * e.worth[space] * paydays_left(s) + hope(Plan.CASINOS + 0, have)


@kernel
def worth_of_rise(held, seat, head):
    """Return the worth of a man's rise: his new head, and progress towards five yellow ones."""
    if head == Head.YELLOW:
        return 0.0
    return WORTH[head + 1] - WORTH[head] + hope(Plan.YELLOWS + 0, held[Plan.YELLOWS + 0, seat]) / (1 << Head.RED - head)


@kernel
def worth_of_man(held, seat, head):
    """Return what a gang loses with a man: his head, and progress towards five yellow ones."""
    if head == Head.YELLOW:
        return WORTH[head] + hope(Plan.YELLOWS + 0, held[Plan.YELLOWS + 0, seat] - 1)
    return WORTH[head] + hope(Plan.YELLOWS + 0, held[Plan.YELLOWS + 0, seat]) / (2 << Head.RED - head)


@kernel
def worth_of_attack(s, e, seat, space, head, held):
    """Return what an attack promises: the losers' heads, ranks and the place, against the seat's own head."""
    defenders = s.gang_on[space]
    worth, staying = 0.0, 1.0
    for man in range(BODIES):
        if s.man_at[defenders, man] == space:
            theirs = s.head[defenders, man]
            chance = chance_to_win(e, head, theirs)
            won = WORTH[theirs] * (1.0 + SPITE) + worth_of_rise(held, seat, head)
            if theirs == Head.YELLOW:
                won += fear(held, Plan.YELLOWS + 0, defenders)
            lost = worth_of_man(held, seat, head) + SPITE * (WORTH[head] + worth_of_rise(held, defenders, theirs))
            worth += staying * (chance * won - (1.0 - chance) * lost)
            staying *= chance
            head = min(head + 1, Head.YELLOW + 0)
    return worth + staying * worth_of_place(s, e, seat, space, head, held)


@kernel
def worth_of_place(s, e, seat, space, head, held):
    """Return the worth of taking a place from another gang."""
    if e.sort[space] != Sort.CASINO:
        return gain_of(s, e, seat, space, held)
    taken = SPITE * e.worth[space] * paydays_left(s) + fear(held, Plan.CASINOS + 0, s.gang_on[space])
    return taken + worth_of_casino(s, e, space, head, held[Plan.CASINOS + 0, seat])


@kernel
def list_aims(s, e, seat, head, aims):
    """List the casinos that a gang does not hold and the places of men weaker than this head; return their count."""
    count = 0
    for district in range(DISTRICTS):
        if s.gang_on[e.casino[district]] != seat:
            aims[count] = e.casino[district]
            count += 1
    for other in range(s.seats):
        for man in range(BODIES):
            at = s.man_at[other, man]
            if other != seat and at != NO_SPACE and s.head[other, man] < head and e.sort[at] != Sort.HEADQUARTERS:
                aims[count] = at
                count += 1
    return count


@kernel
def steps_to_aim(e, space, aims, count):
    """Return the distance from a space to the nearest aim, ignoring men in the way."""
    nearest = TOO_FAR
    for i in range(count):
        nearest = min(nearest, e.distance[space, aims[i]])
    return nearest


# Distances: `bag` has each space's distance, `queue` the spaces reached, nearest first


@kernel
def far_away():
    """Return distances with nothing reached yet."""
    bag = np.empty(MOST_SPACES, np.int8)
    bag[:] = TOO_FAR
    return bag


@kernel
def reach(space, distance, bag, queue, count):
    """Reach a space, unless it was reached before; return the count of spaces reached."""
    if bag[space] != TOO_FAR:
        return count
    bag[space] = distance
    queue[count] = space
    return count + 1


@kernel
def reach_all(s, e, seat, steps, bag, queue, count):
    """Reach all spaces within this many steps of the queue, ignoring men in the way; return the count reached."""
    done = 0
    while done < count and bag[queue[done]] < steps:
        space = queue[done]
        for i in range(e.degree[space]):
            if may_enter(s, e, seat, e.next_to[space, i]):
                count = reach(e.next_to[space, i], bag[space] + 1, bag, queue, count)
        done += 1
    return count


# Walks: `gains` is the worth of passing each space, `ends` of standing there; `ways` is the worth of the best walk of each
# length from each space, `turns` its first step, and `others` the worth of the best walk with another first step;
# `bare` is the worth of the best end within reach, going to and fro if need be, without what is passed


@kernel
def find_ways(s, e, seat, head, steps, bag, queue, starts, gains, ends, ways, others, bare, turns):
    """Find the best walks of up to this many steps from the starts, which are in the queue."""
    count = reach_all(s, e, seat, steps, bag, queue, starts)
    rate_spaces(s, e, seat, head, queue, count, gains, ends, ways)
    for length in range(1, steps + 1):
        while bag[queue[count - 1]] > steps - length:
            count -= 1
        find_steps(e, length, queue, count, gains, ways, others, bare, turns)


@kernel
def rate_spaces(s, e, seat, head, queue, count, gains, ends, ways):
    """Rate each space in the queue: to pass it, to stand there with a man of this rank, and to end a walk there."""
    aims = np.empty(MOST_AIMS, np.int64)
    aims_count = list_aims(s, e, seat, head, aims)
    held = np.empty((len(NEEDED), MOST_SEATS), np.int64)
    count_held(s, e, held)
    gains[:] = NEVER
    ways[0, :] = NEVER
    for i in range(count):
        space = queue[i]
        ends[space] = worth_of_standing(s, e, seat, space, head, held, steps_to_aim(e, space, aims, aims_count))
        gain = gain_of(s, e, seat, space, held)
        if may_pass(s, e, seat, space):
            gains[space] = gain
        if may_stop(s, e, seat, space):
            ways[0, space] = ends[space] if is_enemy_on(s, seat, space) else gain + ends[space]


@kernel
def find_steps(e, length, queue, count, gains, ways, others, bare, turns):
    """Find the best and second best first step of walks of one length, from the walks one step shorter.

    `worth_of_step` is repeated inline here: a call with this many lists takes longer than all the rest.
    """
    for i in range(count):
        space = queue[i]
        best, second, end, turn = NEVER, NEVER, NEVER, NO_SPACE
        for j in range(e.degree[space]):
            other = e.next_to[space, j] + 0
            if length == 1:
                worth = ways[0, other]
                end = max(end, worth)
            elif gains[other] == NEVER:
                worth = NEVER
            else:
                end = max(end, bare[length - 1, other])
                if turns[length - 1, other] != space:
                    worth = gains[other] + ways[length - 1, other]
                else:
                    worth = gains[other] + max(others[length - 1, other], bare[length - 1, other])
            if worth > best:
                best, second, turn = worth, best, other
            elif worth > second:
                second = worth
        ways[length, space], bare[length, space], turns[length, space] = best, end, turn
        others[length, space] = second if e.degree[space] > 1 else best  # a walk must turn back from a dead end


@kernel
def worth_of_step(space, other, length, gains, ways, others, bare, turns):
    """Return the worth of the best walk that goes to this space first, and turns back there only if it must."""
    if length == 1:
        return ways[0, other]
    if gains[other] == NEVER:
        return NEVER
    if turns[length - 1, other] != space:
        return gains[other] + ways[length - 1, other]
    return gains[other] + max(others[length - 1, other], bare[length - 1, other])


@kernel
def rate_moves(s, e, seat, out, weights, count):
    """Rate every man with every throw by the best walk of that length, plus what the remaining dice can bring."""
    for i in range(count):
        weights[i] = 0.0
    for head in range(Head.BLUE, Head.YELLOW + 1):
        if count_heads(s, seat, head) > 0:
            rate_moves_of(s, e, seat, head, out, weights, count)
    add_rest(s, out, weights, count)


@kernel
def rate_moves_of(s, e, seat, head, out, weights, count):
    """Rate the moves of all men of one rank."""
    steps = s.dice[0] + s.dice[1] + s.dice[DICE - 1]
    gains, ends, bag, queue = np.empty(MOST_SPACES), np.empty(MOST_SPACES), far_away(), np.empty(MOST_SPACES, np.int64)
    ways, others = np.empty((steps + 1, MOST_SPACES)), np.empty((steps + 1, MOST_SPACES))
    bare, turns = np.empty((steps + 1, MOST_SPACES)), np.empty((steps + 1, MOST_SPACES), np.int64)
    starts = add_starts(s, e, seat, head, bag, queue)
    find_ways(s, e, seat, head, steps, bag, queue, starts, gains, ends, ways, others, bare, turns)
    for i in range(count):
        if MOVE.has(out[i]):
            man, throw = MOVE.parts(out[i])
            if s.head[seat, man] == head:
                weights[i] = best_walk(s, e, seat, man, STEPS_OF[throw], ways) - worth_of_staying(s, e, seat, man, ends)


@kernel
def add_starts(s, e, seat, head, bag, queue):
    """Reach the spaces where men of one rank can begin a walk: all places of the gang if one is in reserve (CH-3.7)."""
    count, reserve = 0, False
    for man in range(BODIES):
        if s.head[seat, man] == head and s.man_at[seat, man] == NO_SPACE:
            reserve = True
    if reserve:
        count = reach(e.headquarters[home_of(s, seat)], 0, bag, queue, count)
    for man in range(BODIES):
        if s.man_at[seat, man] != NO_SPACE and (reserve or s.head[seat, man] == head):
            count = reach(s.man_at[seat, man], 0, bag, queue, count)
    return count


@kernel
def best_walk(s, e, seat, man, length, ways):
    """Return the worth of a man's best walk; a man in reserve begins where it is best (CH-3.7)."""
    if s.man_at[seat, man] != NO_SPACE:
        return ways[length, s.man_at[seat, man]]
    best = ways[length, e.headquarters[home_of(s, seat)]]
    for other in range(BODIES):
        if s.man_at[seat, other] != NO_SPACE:
            best = max(best, ways[length, s.man_at[seat, other]])
    return best


@kernel
def worth_of_staying(s, e, seat, man, ends):
    """Return the worth of a man's staying: nothing if others stand beside him, or if he is in reserve."""
    at = s.man_at[seat, man]
    if at == NO_SPACE:
        return -RESERVE * WORTH[s.head[seat, man]]
    if s.men_on[at] > 1:
        return 0.0
    return worth_of_casino(s, e, at, s.head[seat, man], held_casinos(s, e, seat) - 1) if e.sort[at] == Sort.CASINO else ends[at]


# The dice of a turn together: `alone` is the worth of each move by itself


@kernel
def add_rest(s, out, weights, count):
    """Add to each move's worth what other men can do with the dice it leaves."""
    alone = np.empty(count)
    for i in range(count):
        alone[i] = weights[i]
    for i in range(count):
        if MOVE.has(out[i]):
            weights[i] += REST * worth_of_rest(s, out, alone, count, i)


@kernel
def worth_of_rest(s, out, alone, count, move):
    """Return what other men can do with the dice that a move leaves: both together, or one man with each."""
    man, throw = MOVE.parts(out[move])
    low, high, used = 0, 0, 0
    for i in range(DICE):
        if s.dice[i] == face_of(throw, used):
            used += 1
        else:
            low, high = high, s.dice[i] + 0
    if high == 0:
        return 0.0
    if low == 0:
        return best_of_others(out, alone, count, throw_number(high, 0, 0), man, man)
    best = best_of_others(out, alone, count, throw_number(low, high, 0), man, man)
    best = max(best, best_of_others(out, alone, count, throw_number(low, 0, 0), man, man))
    for i in range(count):
        if MOVE.has(out[i]):
            other, with_dice = MOVE.parts(out[i])
            if other != man and with_dice == throw_number(high, 0, 0):
                best = max(best, alone[i] + best_of_others(out, alone, count, throw_number(low, 0, 0), man, other))
    return best


@kernel
def best_of_others(out, alone, count, throw, man, other):
    """Return the worth of the best move with a throw, by anybody except two men; nothing if all are bad."""
    best = 0.0
    for i in range(count):
        if MOVE.has(out[i]):
            mover, with_dice = MOVE.parts(out[i])
            if with_dice == throw and mover != man and mover != other:
                best = max(best, alone[i])
    return best


@kernel
def rate_ways(s, e, seat, out, weights, count):
    """Rate the next steps of a walk, or the spaces where it can begin."""
    gains, ends, bag, queue = np.empty(MOST_SPACES), np.empty(MOST_SPACES), far_away(), np.empty(MOST_SPACES, np.int64)
    ways, others = np.empty((s.steps + 1, MOST_SPACES)), np.empty((s.steps + 1, MOST_SPACES))
    bare, turns = np.empty((s.steps + 1, MOST_SPACES)), np.empty((s.steps + 1, MOST_SPACES), np.int64)
    starts = 0
    if s.ask == Ask.STEP:
        starts = reach(s.walk_at, 0, bag, queue, starts)
    else:
        for i in range(count):
            starts = reach(FROM.parts(out[i]), 0, bag, queue, starts)
    find_ways(s, e, seat, s.head[seat, s.walker], s.steps, bag, queue, starts, gains, ends, ways, others, bare, turns)
    for i in range(count):
        if FROM.has(out[i]):
            weights[i] = ways[s.steps, FROM.parts(out[i])]
        else:
            weights[i] = worth_of_step(s.walk_at, STEP.parts(out[i]), s.steps, gains, ways, others, bare, turns)
