"""How good each legal action looks to a seat. The greedy bot, hints and rollouts live on this.

Every walk is worth the bars it takes, what it is worth to stand where it ends, or what the attack there promises. The
best walk of each length from every space within reach is found length by length, the shortest first; it never turns back
where it need not, so no bar is counted twice. All worth is in money.
"""

import numpy as np

from windycity.core.kernel import kernel
from windycity.games.chicago.actions import BUY_BLUE, DONE, END, FIGHT, FROM, MOVE, STEP, STEPS_OF, THROWS
from windycity.games.chicago.position import (
    BODIES,
    DICE,
    DISTRICTS,
    FACES,
    MOST_SPACES,
    NO_SPACE,
    PHASE_OF_ROUNDS,
    ROUNDS,
    WORTH,
    Ask,
    Head,
    Sort,
)
from windycity.games.chicago.rules.answers import legal
from windycity.games.chicago.rules.buying import home_of
from windycity.games.chicago.rules.control import controls, is_enemy_on
from windycity.games.chicago.rules.moving import may_enter, may_pass, may_stop

ADVICE_VERSION = 1

NEVER = -1e6
RISE_WORTH = 12.0  # what it is worth to rise, for each rank already risen to
YELLOW_PLAN = 25.0  # the same for each yellow head the gang has already
CASINO_PLAN = 8.0  # what another casino is worth beside its income, for each that is held already
CENTRAL_PLAN = 0.7  # the same for a central bar
GUARD = 0.2  # what standing in a bar of one's own is worth, as a share of the bar
RESERVE = 1.0  # what it is worth that a man comes out of reserve
LURE = 0.6  # what a step nearer to a casino that is not held, or to a weaker man, is worth
MANY_MEN = 5  # from so many men on green heads are bought
TOO_FAR = 120  # more than any distance


@kernel
def advise(s, e, seat, out, weights):
    """Write the legal actions of a seat and how good each looks; tell how many there are."""
    count = legal(s, e, seat, out)
    if s.ask == Ask.BUY:
        for i in range(count):
            weights[i] = rate_buy(s, seat, out[i])
    elif s.ask == Ask.MOVE:
        rate_moves(s, e, seat, out, weights, count)
    elif s.ask == Ask.FIGHT:
        for i in range(count):
            weights[i] = chance_to_win(e, s.head[seat, s.walker], s.head[s.gang_on[s.walk_at], out[i] - FIGHT])
    else:
        rate_ways(s, e, seat, out, weights, count)
    return count


@kernel
def rate_buy(s, seat, action):
    """Men are worth their price: many blue ones first, then green ones."""
    if action == DONE:
        return 0.0
    men = 0
    for man in range(BODIES):
        if s.head[seat, man] != Head.NONE and s.head[seat, man] != Head.OUT:
            men += 1
    few = men < MANY_MEN
    return 2.0 if few == (action == BUY_BLUE) else 1.0


# What places are worth


@kernel
def paydays_left(s):
    """How often a bar that is held from now on will pay, the end included."""
    return (ROUNDS - s.round) // PHASE_OF_ROUNDS + 1


@kernel
def chance_to_win(e, mine, theirs):
    """The chance that a man with one head beats a man with another (CH-4.1)."""
    wins, losses = 0, 0
    for i in range(FACES):
        for j in range(FACES):
            if e.fight_die[mine, i] > e.fight_die[theirs, j]:
                wins += 1
            elif e.fight_die[mine, i] < e.fight_die[theirs, j]:
                losses += 1
    return wins / (wins + losses)


@kernel
def count_heads(s, seat, head):
    """How many men of a gang have this head."""
    count = 0
    for man in range(BODIES):
        if s.head[seat, man] == head:
            count += 1
    return count


@kernel
def held_casinos(s, e, seat):
    """The casinos that a gang holds."""
    count = 0
    for district in range(DISTRICTS):
        if s.gang_on[e.casino[district]] == seat:
            count += 1
    return count


@kernel
def held_central(s, e, seat):
    """The central bars that a gang controls."""
    count = 0
    for space in range(e.spaces):
        if e.central[space] and controls(s, e, seat, space):
            count += 1
    return count


@kernel
def gain_of(s, e, seat, space, paydays, central):
    """What it is worth to pass through a space: a bar that is not one's own yet."""
    if e.sort[space] != Sort.BAR or s.chip[space] == seat or s.chips[seat] == 0:
        return 0.0
    gain = 1.0 * e.worth[space] * paydays
    if e.central[space]:
        gain += CENTRAL_PLAN * (1 + central)
    return gain


@kernel
def worth_of_standing(s, e, seat, space, head, paydays, casinos, distance):
    """What it is worth to end on a space: an attack, a casino, a bar to guard, or the way to a casino."""
    if is_enemy_on(s, seat, space):
        return worth_of_attack(s, e, seat, space, head, paydays, casinos)
    if e.sort[space] == Sort.CASINO:
        return e.worth[space] * (paydays if s.men_on[space] == 0 else 0) + CASINO_PLAN * (1 + casinos)
    guarded = GUARD * e.worth[space] if e.sort[space] == Sort.BAR else 0.0
    return guarded - LURE * distance


@kernel
def worth_of_attack(s, e, seat, space, head, paydays, casinos):
    """What an attack promises: the worth of the loser's head and a rank, and the place, against one's own head."""
    defenders = s.gang_on[space]
    rank = RISE_WORTH * head
    rise = rank + YELLOW_PLAN * count_heads(s, seat, Head.YELLOW.value)
    worth, staying = 0.0, 1.0
    for man in range(BODIES):
        if s.man_at[defenders, man] == space:
            theirs = s.head[defenders, man]
            chance = chance_to_win(e, head, theirs)
            prize = WORTH[theirs] + (rise if head < Head.YELLOW else 0.0)
            worth += staying * (chance * prize - (1.0 - chance) * (WORTH[head] + rank))
            staying *= chance
    place = 1.0 * e.worth[space] * paydays
    if e.sort[space] == Sort.CASINO:
        place += CASINO_PLAN * (1 + casinos + held_casinos(s, e, defenders))
    return worth + staying * place


@kernel
def nearest_aim(s, e, seat, head, bag):
    """How far every space is from a casino that the gang does not hold, or from a weaker man, in steps."""
    bag[:] = TOO_FAR
    queue = np.empty(MOST_SPACES, np.int64)
    count = 0
    for district in range(DISTRICTS):
        if s.gang_on[e.casino[district]] != seat:
            count = reach(e.casino[district], 0, bag, queue, count)
    for other in range(s.seats):
        for man in range(BODIES):
            at = s.man_at[other, man]
            if other != seat and at != NO_SPACE and s.head[other, man] < head and e.sort[at] != Sort.HEADQUARTERS:
                count = reach(at, 0, bag, queue, count)
    reach_all(s, e, seat, TOO_FAR, bag, queue, count)


# Distances: `bag` has how far each space is, `queue` the spaces that were reached, nearest first


@kernel
def reach(space, distance, bag, queue, count):
    """Reach a space, unless it was reached before; tell how many there are."""
    if bag[space] != TOO_FAR:
        return count
    bag[space] = distance
    queue[count] = space
    return count + 1


@kernel
def reach_all(s, e, seat, steps, bag, queue, count):
    """Reach all spaces within so many steps of those in the queue, whoever stands in the way; tell how many there are."""
    done = 0
    while done < count and bag[queue[done]] < steps:
        space = queue[done]
        for i in range(e.degree[space]):
            if may_enter(s, e, seat, e.next_to[space, i]):
                count = reach(e.next_to[space, i], bag[space] + 1, bag, queue, count)
        done += 1
    return count


# Walks: `gains` has what it is worth to pass each space, `ends` to stand there; `ways` what the best walk of each length
# from each space is worth, `turns` where it goes first, and `others` what the best one is worth that goes elsewhere first


@kernel
def find_ways(s, e, seat, head, steps, bag, queue, starts, gains, ends, ways, others, turns):
    """Find the best walks of up to so many steps from the starts, which are in the queue."""
    count = reach_all(s, e, seat, steps, bag, queue, starts)
    rate_spaces(s, e, seat, head, queue, count, gains, ends, ways)
    for length in range(1, steps + 1):
        while bag[queue[count - 1]] > steps - length:
            count -= 1
        find_steps(e, length, queue, count, gains, ways, others, turns)


@kernel
def rate_spaces(s, e, seat, head, queue, count, gains, ends, ways):
    """What it is worth to pass each space in the queue, to stand there with a man of this rank, and to end a walk there."""
    paydays, casinos, central = paydays_left(s), held_casinos(s, e, seat), held_central(s, e, seat)
    near = np.empty(MOST_SPACES, np.int8)
    nearest_aim(s, e, seat, head, near)
    gains[:] = NEVER
    ways[0, :] = NEVER
    for i in range(count):
        space = queue[i]
        gain = gain_of(s, e, seat, space, paydays, central)
        ends[space] = worth_of_standing(s, e, seat, space, head, paydays, casinos, near[space])
        if may_pass(s, e, seat, space):
            gains[space] = gain
        if may_stop(s, e, seat, space):
            ways[0, space] = gain + ends[space]


@kernel
def find_steps(e, length, queue, count, gains, ways, others, turns):
    """Find the best and the second best first step of walks of one length, from the walks that are one step shorter.

    What a step is worth is written out here once more: a call with so many lists takes longer than all the rest.
    """
    for i in range(count):
        space = queue[i]
        best, second, turn = NEVER, NEVER, NO_SPACE
        for j in range(e.degree[space]):
            other = e.next_to[space, j] + 0
            if length == 1:
                worth = ways[0, other]
            elif gains[other] == NEVER:
                worth = NEVER
            elif turns[length - 1, other] != space:
                worth = gains[other] + ways[length - 1, other]
            else:
                worth = gains[other] + others[length - 1, other]
            if worth > best:
                best, second, turn = worth, best, other
            elif worth > second:
                second = worth
        ways[length, space], turns[length, space] = best, turn
        others[length, space] = second if e.degree[space] > 1 else best  # from a dead end one must turn back


@kernel
def worth_of_step(space, other, length, gains, ways, others, turns):
    """What the best walk is worth that goes to another space first, and from there does not turn back if it need not."""
    if length == 1:
        return ways[0, other]
    if gains[other] == NEVER:
        return NEVER
    return gains[other] + (ways[length - 1, other] if turns[length - 1, other] != space else others[length - 1, other])


@kernel
def rate_moves(s, e, seat, out, weights, count):
    """Rate every man with every throw by the best walk of that length; to end the turn is worth nothing."""
    for i in range(count):
        weights[i] = 0.0
    for head in range(Head.BLUE, Head.YELLOW + 1):
        if count_heads(s, seat, head) > 0:
            rate_moves_of(s, e, seat, head, out, weights, count)


@kernel
def rate_moves_of(s, e, seat, head, out, weights, count):
    """Rate the moves of all men of one rank."""
    steps = s.dice[0] + s.dice[1] + s.dice[DICE - 1]
    gains, ends, bag, queue = np.empty(MOST_SPACES), np.empty(MOST_SPACES), far_away(), np.empty(MOST_SPACES, np.int64)
    ways, others = np.empty((steps + 1, MOST_SPACES)), np.empty((steps + 1, MOST_SPACES))
    turns = np.empty((steps + 1, MOST_SPACES), np.int64)
    starts = 0
    for man in range(BODIES):
        if s.head[seat, man] == head:
            starts = reach(start_of(s, e, seat, man), 0, bag, queue, starts)
    find_ways(s, e, seat, head, steps, bag, queue, starts, gains, ends, ways, others, turns)
    for i in range(count):
        man, length = (out[i] - MOVE) // THROWS, STEPS_OF[(out[i] - MOVE) % THROWS]
        if out[i] != END and s.head[seat, man] == head:
            weights[i] = ways[length, start_of(s, e, seat, man)] - worth_of_staying(s, seat, man, ends)


@kernel
def far_away():
    """Distances before anything is reached."""
    bag = np.empty(MOST_SPACES, np.int8)
    bag[:] = TOO_FAR
    return bag


@kernel
def start_of(s, e, seat, man):
    """Where a man's walk begins; one in reserve is looked at as if it was the headquarters."""
    return s.man_at[seat, man] if s.man_at[seat, man] != NO_SPACE else e.headquarters[home_of(s, seat)]


@kernel
def worth_of_staying(s, seat, man, ends):
    """What it is worth that a man stays where he is; if others stand there he is not missed, and in reserve he is no use."""
    at = s.man_at[seat, man]
    if at == NO_SPACE:
        return -RESERVE
    return ends[at] if s.men_on[at] == 1 else 0.0


@kernel
def rate_ways(s, e, seat, out, weights, count):
    """Rate the next steps of a walk, or the spaces where it can begin."""
    gains, ends, bag, queue = np.empty(MOST_SPACES), np.empty(MOST_SPACES), far_away(), np.empty(MOST_SPACES, np.int64)
    ways, others = np.empty((s.steps + 1, MOST_SPACES)), np.empty((s.steps + 1, MOST_SPACES))
    turns = np.empty((s.steps + 1, MOST_SPACES), np.int64)
    starts = 0
    if s.ask == Ask.STEP:
        starts = reach(s.walk_at, 0, bag, queue, starts)
    else:
        for i in range(count):
            starts = reach(out[i] - FROM, 0, bag, queue, starts)
    find_ways(s, e, seat, s.head[seat, s.walker], s.steps, bag, queue, starts, gains, ends, ways, others, turns)
    for i in range(count):
        if s.ask == Ask.FROM:
            weights[i] = ways[s.steps, out[i] - FROM]
        else:
            weights[i] = worth_of_step(s.walk_at, out[i] - STEP, s.steps, gains, ways, others, turns)
