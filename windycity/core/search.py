"""Information-set tree search: kernels written once and bound to each game.

Each simulation imagines one world from what a seat knows, goes down a tree that all worlds share, plays on from the
leaf by advice for a while, and records the outcome along the way: each seat's share of the win. A child is chosen by its
mean and by how often it was tried relative to how often it was available, since not every world allows every action
(single-observer ISMCTS, Cowling, Powley and Whitehouse 2012).

- Children are opened one by one as a node is visited more often, the one that the advice likes best first.
- Most of the others' choices, and those of later turns, follow the advice in this world: what did best on the whole says
  little there, as worlds differ in cards and dice.
- Every child of the root meets the same worlds in the same order, so that they are compared on the same luck.
- In a sealed ask the next seat's node is the same whatever the previous seat chose: its choice cannot depend on that.

The tree is held in arrays that are made once; a simulation allocates nothing.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from math import log as logarithm
from math import sqrt

from windycity.core.chance import below, best_of, next_step, seed_match
from windycity.core.fields import FLAG, Field, number
from windycity.core.kernel import kernel
from windycity.core.position import Layout
from windycity.core.seats import first_seat
from windycity.core.value import value

NODES = 32_768
NO_NODE = NODES
NO_EDGE = NODES
DEEPEST = 256  # answers from the root to a leaf
MOST_ACTIONS = 16_384
MOST_ASKS = 63  # bits of `routine`
ONE = 1_000_000  # a whole win

_NODE, _EDGE, _COUNT = number(0, NO_NODE), number(0, NO_EDGE), number(0, 1 << 40)

TREE = Layout(
    "tree",
    [
        Field("simulations", _COUNT),
        Field("nodes", _NODE),
        Field("edges", _EDGE),
        # Per node: its first edge, and the node of the next seat in a sealed ask that begins here.
        Field("first", _EDGE, (NODES,)),
        Field("common", _NODE, (NODES,)),
        # Per edge: the next edge of the same node, where it leads, how it did for the seat that chooses it.
        Field("after", _EDGE, (NODES,)),
        Field("action", number(0, MOST_ACTIONS), (NODES,)),
        Field("child", _NODE, (NODES,)),
        Field("visits", _COUNT, (NODES,)),
        Field("available", _COUNT, (NODES,)),
        Field("value", _COUNT, (NODES,)),
        # The path of the current simulation: edges, and the seats that chose them.
        Field("length", number(0, DEEPEST)),
        Field("quiet", _COUNT),  # moments so far
        Field("way", _EDGE, (DEEPEST,)),
        Field("chooser", number(0, 6), (DEEPEST,)),
        # The actions that a search leaves alone, as long as anything else is legal.
        Field("unused", FLAG, (MOST_ACTIONS,)),
        # The actions that can be chosen now have the current stamp.
        Field("stamp", _COUNT),
        Field("mark", _COUNT, (MOST_ACTIONS,)),
    ],
)


def legal(s, e, seat, out): ...
def apply(s, e, seat, action, chance, log): ...
def imagine(s, e, chance): ...
def is_quiet(s): ...
def advise(s, e, seat, out, weights): ...


def search_tree(
    positions,
    editions,
    seat,
    seed,
    simulations,
    advised,
    depth,
    explore,
    breadth,
    opening,
    trust,
    routine,
    chances,
    logs,
    out,
    weights,
    gains,
    trees,
):
    """Continue a search for a seat from the first position, which it has observed; worlds are played in the second.

    Rollouts follow the advice (or chance, if not `advised`). A match that is not over at quiet moment number `depth` is valued
    there, so that every move is judged from the same distance. After 100 visits the root has `breadth` children and other nodes
    `opening`. The advice chooses where the ask is `routine` (bits), and `trust` percent of the time where another seat chooses
    or a later turn has begun.
    """
    e, tree = editions[0], trees[0]
    if tree.nodes == 0:
        add_node(tree)
    for _ in range(simulations):
        tree.simulations += 1
        tree.length, tree.quiet = 0, 0
        edge = choose_edge(positions[0], e, seat, 0, explore, breadth, out, weights, tree)
        positions[1] = positions[0]
        s = positions[1]
        seed_match(chances[0], seed, tree.visits[edge], 0)
        seed_match(chances[1], seed, tree.visits[edge], 1)
        imagine(s, e, chances[0])
        descend(s, e, seat, edge, depth, explore, opening, trust, routine, chances[0], chances[1], logs[0], out, weights, tree)
        roll_out(s, e, advised, depth, chances[0], chances[1], logs[0], out, weights, tree)
        share_out(s, e, gains)
        back_up(gains, tree)


def descend(s, e, seat, edge, depth, explore, opening, trust, routine, chance, player, log, out, weights, tree):
    """Go down the tree, from an edge of the root to the first edge that is new."""
    node, entry, searcher = 0, 0, seat
    while True:
        new = tree.visits[edge] == 0
        tree.way[tree.length], tree.chooser[tree.length] = edge, seat
        tree.length += 1
        others = s.waiting & ~(1 << seat)
        apply(s, e, seat, tree.action[edge], chance, log)
        pass_moment(s, chance, tree)
        if new or s.waiting == 0 or tree.quiet == depth or tree.length == DEEPEST or tree.nodes == NODES:
            return
        if others != 0 and s.waiting == others:
            node = common_node(tree, entry)
        else:
            node = child_node(tree, edge)
        if s.waiting >> seat & 1 == 0:
            seat, entry = first_seat(s.waiting), node
        if routine >> s.ask & 1 or ((seat != searcher or tree.quiet > 0) and below(player, 100) < trust):
            edge = advised_edge(s, e, seat, node, player, out, weights, tree)
        else:
            edge = choose_edge(s, e, seat, node, explore, opening, out, weights, tree)
        if edge == NO_EDGE:
            return


def choose_edge(s, e, seat, node, explore, wide, out, weights, tree):
    """Choose among the available open edges, or open one more; NO_EDGE if there is no room for it."""
    count = mark_usable(tree, out, legal(s, e, seat, out))
    opened, tried, best, most = 0, 0, NO_EDGE, -1.0
    edge = tree.first[node]
    while edge != NO_EDGE:
        if tree.mark[tree.action[edge]] == tree.stamp:
            tree.mark[tree.action[edge]] = 0
            tree.available[edge] += 1
            opened += 1
            tried += tree.visits[edge]
            bound = upper_bound(tree, edge, explore)
            if bound > most:
                best, most = edge, bound
        edge = tree.after[edge]
    if opened < count and is_due(opened, tried, wide) and tree.edges < NODES:
        return open_edge(tree, node, best_unopened(s, e, seat, out, weights, tree))
    return best


def advised_edge(s, e, seat, node, player, out, weights, tree):
    """Find the edge of the action that the advice likes best in this world, or open it; NO_EDGE if there is no room for it."""
    action = out[best_of(weights, advise(s, e, seat, out, weights), player)]
    edge = tree.first[node] + 0
    while edge != NO_EDGE and tree.action[edge] != action:
        edge = tree.after[edge] + 0
    if edge != NO_EDGE:
        tree.available[edge] += 1
        return edge
    return open_edge(tree, node, action) if tree.edges < NODES else NO_EDGE


def best_unopened(s, e, seat, out, weights, tree):
    """Find the legal action without an edge that the advice likes best."""
    count = advise(s, e, seat, out, weights)
    best = count
    for i in range(count):
        if tree.mark[out[i]] == tree.stamp and (best == count or weights[i] > weights[best]):
            best = i
    return out[best]


@kernel
def mark_usable(tree, out, count):
    """Mark those of `count` legal actions that can be chosen; return their number."""
    tree.stamp += 1
    usable = 0
    for i in range(count):
        if not tree.unused[out[i]]:
            tree.mark[out[i]] = tree.stamp
            usable += 1
    if usable > 0:
        return usable
    for i in range(count):
        tree.mark[out[i]] = tree.stamp
    return count


@kernel
def is_due(opened, tried, wide):
    """Whether a node was tried often enough to open one more child; `wide` is the number of children at 100 visits."""
    return opened == 0 or opened * opened * 100 < tried * wide * wide


@kernel
def upper_bound(tree, edge, explore):
    """Return the upper bound of an edge: its mean, plus a term that shrinks the more often it was tried when available."""
    visits = tree.visits[edge]
    if visits == 0:
        return 1000.0
    return tree.value[edge] / (visits * ONE) + explore * 0.001 * sqrt(logarithm(tree.available[edge] + 1.0) / visits)


@kernel
def add_node(tree):
    """Add a node without edges."""
    node = tree.nodes + 0
    tree.first[node], tree.common[node] = NO_EDGE, NO_NODE
    tree.nodes += 1
    return node


@kernel
def open_edge(tree, node, action):
    """Open an edge for an action, after the other edges of the node."""
    edge = tree.edges + 0
    tree.action[edge], tree.child[edge], tree.after[edge] = action, NO_NODE, NO_EDGE
    tree.visits[edge], tree.available[edge], tree.value[edge] = 0, 1, 0
    tree.edges += 1
    if tree.first[node] == NO_EDGE:
        tree.first[node] = edge
    else:
        last = tree.first[node]
        while tree.after[last] != NO_EDGE:
            last = tree.after[last]
        tree.after[last] = edge
    return edge


@kernel
def child_node(tree, edge):
    """Return the node that an edge leads to, adding it if it is new."""
    if tree.child[edge] == NO_NODE:
        tree.child[edge] = add_node(tree)
    return tree.child[edge] + 0


@kernel
def common_node(tree, entry):
    """Return the node of the next seat in a sealed ask, whatever the seat that began at the entry chose."""
    if tree.common[entry] == NO_NODE:
        tree.common[entry] = add_node(tree)
    return tree.common[entry] + 0


def roll_out(s, e, advised, depth, chance, player, log, out, weights, tree):
    """Play on by advice, or at random, until the match is over or `depth` quiet moments have passed."""
    while s.waiting != 0 and tree.quiet < depth:
        seat = first_seat(s.waiting)
        if advised:
            choice = best_of(weights, advise(s, e, seat, out, weights), player)
        else:
            choice = below(player, legal(s, e, seat, out))
        apply(s, e, seat, out[choice], chance, log)
        pass_moment(s, chance, tree)


def pass_moment(s, chance, tree):
    """Count a quiet moment. Luck is reseeded at each, so that the dice are the same after moves of more or fewer answers."""
    if is_quiet(s):
        tree.quiet += 1
        next_step(chance)


def share_out(s, e, gains):
    """Write each seat's share of the win: the true one if the match is over, else the expected one."""
    if s.waiting != 0:
        value(s, e, gains)
        return
    winners = 0
    for seat in range(s.seats):
        winners += s.winners >> seat & 1
    for seat in range(s.seats):
        gains[seat] = (s.winners >> seat & 1) / winners


@kernel
def back_up(gains, tree):
    """Add the gains to every edge of the path."""
    for step in range(tree.length):
        edge = tree.way[step]
        tree.visits[edge] += 1
        tree.value[edge] += int(gains[tree.chooser[step]] * ONE + 0.5)


HELPERS = (value, pass_moment, best_unopened, choose_edge, advised_edge, descend, roll_out, share_out)
