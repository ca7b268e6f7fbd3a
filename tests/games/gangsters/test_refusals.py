"""Refusals: the rules list exactly the moves that they do not refuse, and every reason has a sentence in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random

import pytest

from tests.effort import often
from tests.games.gangsters.moments import moments
from tests.games.gangsters.story import DATA, GAME, NAMES, Story, story
from windycity.core.errors import IllegalMove
from windycity.core.match import Match
from windycity.core.names import name_of
from windycity.core.words import LANGUAGES
from windycity.games.gangsters.actions import ACTIONS
from windycity.games.gangsters.explanations import EXPLANATIONS
from windycity.games.gangsters.position import Ask
from windycity.games.gangsters.refusals import Refusal

LEGAL = often(20)  # legal actions that are tried in a position
MOST = 100  # actions of a sort that are tried besides
DRIVES = often(8)  # the same, of drives: each takes a search of all walks
ALL_MARKERS = " ".join([*NAMES["marker"][:-1], *["untouchable"] * int(DATA.untouchables)])


def positions(seats: int) -> Iterator[tuple[Match, int]]:
    """Positions in which somebody is asked, from random matches and rare moments."""
    random = Random(seats)
    matches = [(GAME.start(seats, seed=seats), 220), *((match, 12) for match in moments(seats))]
    for match, most in matches:
        for _ in range(most):
            if match.over:
                break
            for seat in match.waiting:
                yield match, seat
            seat = random.choice(match.waiting)
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])


def tried(match: Match, legal: Sequence[int], random: Random) -> list[int]:
    """Actions that answer what is asked: some of every sort, legal or not, and some that are legal."""
    found = set(random.sample(legal, min(LEGAL, len(legal))))
    for sort in ACTIONS.answering(Ask(match.position.ask)):
        actions, most = range(sort.first, sort.last), DRIVES if sort.word == "drive" else MOST
        found.update(actions if len(actions) <= most else random.sample(actions, most))
    return sorted(found)


@cache
def refusals(seats: int) -> tuple[set[str], dict[str, IllegalMove]]:
    """Compare refusals and legal moves throughout; return the asks that were met, and a refusal for each reason."""
    random, asks, found = Random(seats), set(), {}
    for match, seat in positions(seats):
        legal, s = match.legal_actions(seat), match.observed(seat)
        asks.add(match.ask)
        for action in tried(match, legal, random):
            refused = EXPLANATIONS.refusal(GAME.edition, s, seat, action)
            assert (refused is None) == (action in legal), (match.ask, GAME.format_move(action), refused)
            if refused:
                facts = {"move": GAME.format_move(action), **refused.facts}
                found[refused.sentence] = IllegalMove(refused.sentence, rule=refused.rule, catalogue=GAME.rulebook.words, **facts)
    return asks, found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_not_refused_is_legal_and_the_other_way_round(seats: int) -> None:
    asks, _ = refusals(seats)
    assert len(asks) >= 20


SELDOM: dict[Refusal, tuple[Callable[[], Story], str, str]] = {
    Refusal.MARKER_SHOWN: (
        lambda: story(
            cops={"7": "W1", "4": "A1"}, donuts={1: "7 1", 2: "4 1"}, markers={0: "marker-7 marker-4"}, at="police"
        ).play(0, "show 7"),
        "show 7",
        "You show the marker of cop 7 already. (GA-4.9)",
    ),
    Refusal.COP_OBLIGED: (
        lambda: story(cops={"7": "W1", "4": "d-4"}, donuts={0: "7 2"}, at="police"),
        "cop 4 to d-3",
        "Cop 7 had his second donuts: you must move or bribe him. (GA-4.9)",
    ),
    Refusal.BAG_EMPTY: (
        lambda: story(cops={"7": "d-4"}, cash={0: 900}, markers={1: ALL_MARKERS}, at="police"),
        "bribe 7",
        "The bag of bribe markers is empty. (GA-4.2)",
    ),
    Refusal.ALL_COPS_OUT: (
        lambda: story(cops=dict.fromkeys(NAMES["cop"], "d-1"), at="police"),
        "new cop",
        "All cops are on the board: there is none to draw. (GA-4.5)",
    ),
    Refusal.TARGET_CLEAN: (
        lambda: (
            story(pieces={0: "T1 d-2!", 1: "R1 d-2!, V1 d-2"}, cops={"7": "d-3"}, at="police")
            .play(0, "cop 7 to d-2")
            .passes(1, 2)
        ),
        "attack camorra-vamps",
        "A cop attacks only criminals, and the Camorra vamps are clean. (GA-4.6)",
    ),
    Refusal.TARGET_NOT_MOVED: (
        lambda: (
            story(pieces={1: "R4 a-2, T1 A1!"}, cops={"6": "A1"}, donuts={0: "6 1"}, active=1)
            .move(1, "R", "A1", "criminal")
            .done(1)
            .passes(0, 1, 2)
        ),
        "attack camorra-thugs",
        "A cop with donuts attacks only pieces that have moved in this turn; the Camorra thugs have not. (GA-4.9)",
    ),
    Refusal.PUBLIC_SHARES_SPACE: (
        lambda: story(public={"1a": "f-1", "1b": "e-1"}),
        "public 1a to e-1",
        "There is public on e-1 already. (GA-5.6)",
    ),
    Refusal.PUBLIC_ALL_OUT: (
        lambda: story(public=dict(zip(real(NAMES["public"]), NAMES["space"][50:], strict=False))),
        "new public",
        "There is no public in the bag that can come in this turn. (GA-5.6)",
    ),
    Refusal.NO_WAY_IN: (
        lambda: story(public={"1a": "b-10"}),
        "new public",
        "No walk of exactly 1, with station 1 as its first step, leads to a space that is open. (GA-5.6)",
    ),
    Refusal.RETURN_TO_STATION: (
        lambda: story(pieces={0: "R4 d-3"}, cash={0: 500}).play(0, "recruit thugs 1"),
        "to A2",
        "You have no joint left: your thugs come back at a station. (GA-6.3)",
    ),
}


@pytest.mark.parametrize("ask", ["move", "cop-to", "police", "public-to", "return"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_an_edition_leaves_unused_are_named_to_nobody(ask: str, language: str) -> None:
    make = {
        "move": lambda: story(pieces={0: "T1 d-3"}, public={"1a": "d-2"}),
        "cop-to": lambda: story(at="police").play(0, "new cop", "cop-3"),
        "police": lambda: story(cops={"7": "d-3"}, at="police"),
        "public-to": lambda: story().play(0, "new public", "1a"),
        "return": lambda: story(pieces={0: "R4 d-3"}, cash={0: 500}).play(0, "recruit thugs 1"),
    }
    match, unused = make[ask]().match, [NAMES["space"][-1], NAMES["public"][-1]]
    assert match.ask == ask
    moves = [
        f"move thugs to {unused[0]} as clean",
        f"drive thugs with green+black to {unused[0]} as clean",
        f"public {unused[1]} to d-2",
        f"public 1a to {unused[0]}",
        f"cop 7 to {unused[0]}",
        f"to {unused[0]}",
    ]
    for move in moves:
        error = match.why_not(0, move)
        assert isinstance(error, IllegalMove)
        for said in (error.message(language), match.explain(0, move, language)):
            assert not any(name in said for name in unused), said


def real(names: Sequence[str]) -> list[str]:
    """The names of things, without the placeholders for none."""
    return [name for name in names if not name.startswith("no-")]


@pytest.mark.parametrize("reason", SELDOM, ids=lambda reason: reason.name)
def test_reasons_that_random_play_seldom_meets(reason: Refusal) -> None:
    make, move, text = SELDOM[reason]
    error = make().refuse(0, move)
    assert error.sentence == name_of(reason)
    assert error.message("en") == text
    assert len({error.message(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_reason_is_met_and_told_in_every_language() -> None:
    met = {sentence: error for seats in (2, 3, 4) for sentence, error in refusals(seats)[1].items()}
    wanted = {name_of(reason) for reason in Refusal if reason and reason not in SELDOM}
    assert wanted <= set(met)
    for error in met.values():
        texts = [error.message(language) for language in LANGUAGES]
        assert len(set(texts)) == len(texts)
        assert all(f"({error.rule})" in text for text in texts)
