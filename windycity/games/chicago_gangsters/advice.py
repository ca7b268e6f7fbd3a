"""How good each legal action looks to a seat, from what it has seen. The greedy bot, hints and rollouts live on this."""

from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.rules.answers import legal

ADVICE_VERSION = 1


@kernel
def advise(s, e, seat, out, weights):
    """Write the legal actions of a seat and how good each looks; tell how many there are."""
    count = legal(s, e, seat, out)
    for i in range(count):
        weights[i] = 0.0
    return count
