"""How good each legal action looks to a seat. The greedy bot, hints and rollouts live on this.

Every walk is worth the bars it takes, what it is worth to stand where it ends, or what the attack there promises. The
best walk of each length from every space is found layer by layer, from its end; it never turns back where it need not,
so no bar is counted twice. All worth is in money.
"""

import numpy as np

from windycity.core.kernel import kernel
from windycity.games.chicago.actions import BUY_BLUE, DONE, END, FIGHT, FROM, MOVE, STEP, STEPS_OF, THROWS
from windycity.games.chicago.position import (
    BODIES,
    DICE,
    DISTRICTS,
    FACES,
    MOST_NEIGHBOURS,
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
LURE = 0.6  # what a step nearer to a casino that is not held, or to a weaker man, is worth
MANY_MEN = 5  # from so many men on green heads are bought


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
    """How far every space is from a casino that the gang does not hold, or from a weaker man, in steps, at most 120."""
    bag[:] = 120
    for district in range(DISTRICTS):
        if s.gang_on[e.casino[district]] != seat:
            bag[e.casino[district]] = 0
    for other in range(s.seats):
        for man in range(BODIES):
            at = s.man_at[other, man]
            if other != seat and at != NO_SPACE and s.head[other, man] < head and e.sort[at] != Sort.HEADQUARTERS:
                bag[at] = 0
    for distance in range(30):
        for space in range(e.spaces):
            if bag[space] == distance:
                for i in range(e.degree[space]):
                    other = e.next_to[space, i]
                    if bag[other] > distance + 1 and may_enter(s, e, seat, other):
                        bag[other] = distance + 1


# Walks


@kernel
def rate_spaces(s, e, seat, head, gains, ends):
    """What it is worth to pass every space, and to end there with a man of this rank."""
    paydays, casinos, central = paydays_left(s), held_casinos(s, e, seat), held_central(s, e, seat)
    near = np.zeros(MOST_SPACES, np.int8)
    nearest_aim(s, e, seat, head, near)
    for space in range(e.spaces):
        gains[space] = gain_of(s, e, seat, space, paydays, central)
        ends[space] = worth_of_standing(s, e, seat, space, head, paydays, casinos, near[space])


@kernel
def last_steps(s, e, seat, gains, ends, ways):
    """What the last step of a walk is worth, over every way from one space to the next."""
    for space in range(e.spaces):
        for i in range(e.degree[space]):
            other = e.next_to[space, i]
            ways[space * MOST_NEIGHBOURS + i] = gains[other] + ends[other] if may_stop(s, e, seat, other) else NEVER


@kernel
def step_before(s, e, seat, gains, ways, longer_ways):
    """What walks of one step more are worth: the step, and the best that can follow without turning back."""
    for space in range(e.spaces):
        for i in range(e.degree[space]):
            other = e.next_to[space, i]
            best = NEVER
            if may_pass(s, e, seat, other):
                for j in range(e.degree[other]):
                    if e.next_to[other, j] != space or e.degree[other] == 1:
                        best = max(best, ways[other * MOST_NEIGHBOURS + j])
                best += gains[other]
            longer_ways[space * MOST_NEIGHBOURS + i] = best


@kernel
def best_way(e, space, ways):
    """The best walk from a space."""
    best = NEVER
    for i in range(e.degree[space]):
        best = max(best, ways[space * MOST_NEIGHBOURS + i])
    return best


@kernel
def rate_moves(s, e, seat, out, weights, count):
    """Rate every man with every throw by the best walk of that length; to end the turn is worth nothing."""
    for i in range(count):
        weights[i] = NEVER
    gains, ends = np.zeros(MOST_SPACES), np.zeros(MOST_SPACES)
    ways, longer = np.zeros(MOST_SPACES * MOST_NEIGHBOURS), np.zeros(MOST_SPACES * MOST_NEIGHBOURS)
    for head in range(Head.BLUE, Head.YELLOW + 1):
        if count_heads(s, seat, head) > 0:
            rate_spaces(s, e, seat, head, gains, ends)
            last_steps(s, e, seat, gains, ends, ways)
            for steps in range(1, s.dice[0] + s.dice[1] + s.dice[DICE - 1] + 1):
                for i in range(count):
                    if out[i] != END and STEPS_OF[(out[i] - MOVE) % THROWS] == steps:
                        rate_walk(s, e, seat, out, weights, i, head, ends, ways)
                step_before(s, e, seat, gains, ways, longer)
                ways, longer = longer, ways
    for i in range(count):
        if out[i] == END:
            weights[i] = 0.0


@kernel
def rate_walk(s, e, seat, out, weights, i, head, ends, ways):
    """Rate one man's walk by its best way, less what it was worth to stand where he stood."""
    man = (out[i] - MOVE) // THROWS
    if s.head[seat, man] != head:
        return
    at = s.man_at[seat, man]
    if at == NO_SPACE:
        weights[i] = 1.0 + best_way(e, e.headquarters[home_of(s, seat)], ways)
    else:
        weights[i] = best_way(e, at, ways) - (ends[at] if s.men_on[at] == 1 else 0.0)


@kernel
def rate_ways(s, e, seat, out, weights, count):
    """Rate the next steps of a walk, or the spaces where it can begin."""
    gains, ends = np.zeros(MOST_SPACES), np.zeros(MOST_SPACES)
    ways, longer = np.zeros(MOST_SPACES * MOST_NEIGHBOURS), np.zeros(MOST_SPACES * MOST_NEIGHBOURS)
    rate_spaces(s, e, seat, s.head[seat, s.walker], gains, ends)
    last_steps(s, e, seat, gains, ends, ways)
    for _ in range(s.steps - 1):
        step_before(s, e, seat, gains, ways, longer)
        ways, longer = longer, ways
    for i in range(count):
        if s.ask == Ask.FROM:
            weights[i] = best_way(e, out[i] - FROM, ways)
        else:
            weights[i] = NEVER
            for j in range(e.degree[s.walk_at]):
                if e.next_to[s.walk_at, j] == out[i] - STEP:
                    weights[i] = ways[s.walk_at * MOST_NEIGHBOURS + j]
