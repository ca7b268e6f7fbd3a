"""Positions damaged at random are refused, or can be played to the end, written and loaded again from time to time."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tests.effort import THOROUGH
from tests.games.chicago_poker.flaws import BASES, Data
from tests.games.chicago_poker.story import GAME
from tests.games.damage import Pool, damage_field, damage_leaf, dumped, load_damaged, playable
from windycity.core.match import Match

WORDS = ("R1", "G9", "P12", "Raid", "Gun", "??", "all", "action", "duels", "bar")
CARDS = GAME.edition.names["card"]


def damage(data: Data, random: Random, pool: Pool) -> None:
    """Change something at random: two cards change places, a number at its bounds, an entry to one of another position."""
    choice = random.randrange(5)
    if choice == 0:
        swap_cards(data, random)
    elif choice == 1:
        field = random.choice(["turn", "quiet_from", "actions", "taken", "bullets", "opened", "repeats"])
        kind = GAME.rulebook.position.fields[field].kind
        data[field] = random.choice([kind.low, kind.high - 1, kind.high, random.randint(kind.low, kind.high)])
        if field == "turn" and random.random() < 0.8:
            data["active"] = data["turn"] % max(data["seats"], 1)
            data["quiet_from"] = data["turn"] + 1
    elif choice == 2:
        damage_field(data, random, pool)
    else:
        damage_leaf(data, random, WORDS)


def swap_cards(data: Data, random: Random) -> None:
    """Two known cards change places; ordered lists stay in order."""
    lists = [data["pile"], data["discards"], *data["hand"], *(row for rows in data["row"] for row in rows)]
    places = [(cards, place) for cards in lists for place, card in enumerate(cards) if card in CARDS]
    (one, i), (other, j) = random.sample(places, 2)
    one[i], other[j] = other[j], one[i]
    for cards in (*data["hand"], *([] if data["seen_by"] == "truth" else [data["pile"]])):
        cards.sort(key=lambda card: CARDS.index(card) if card in CARDS else len(CARDS))


def play_to_the_end(match: Match, random: Random) -> None:
    """Play at random; positions can be written, loaded and written again, and stay the same."""
    answers = 0
    while not match.over:
        seat = random.choice(match.waiting)
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])
        if THOROUGH or answers % 7 == 0:
            data = GAME.dump_position(match.position)
            assert GAME.dump_position(GAME.load_position(data)) == data
        answers += 1
        assert answers < GAME.rulebook.most_answers
    assert match.result is not None


@pytest.mark.parametrize("seed", range(3))
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    random = Random(seed)
    dumps, pool = dumped((base() for base in BASES), skip=("pile", "hand", "row", "discards"))
    loaded = refused = 0
    while loaded < 2:
        position = load_damaged(GAME, dumps, partial(damage, pool=pool), random)
        if position is None:
            refused += 1
            assert refused < 200
        elif position.reason == 0:
            loaded += 1
            play_to_the_end(playable(GAME, position, random), random)
