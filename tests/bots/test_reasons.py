"""Reasons: what a move wins, prepares or prevents, from what its seat knows alone; and the hints that give them."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from random import Random

import pytest

import windycity
from tests.conformance.cases import GAMES, SECRETIVE, Case, game, moments, twin_of
from tests.games.chicago import story as chicago
from tests.games.chicago_gangsters import story as chicago_gangsters
from tests.games.chicago_poker import story as chicago_poker
from tests.games.gangsters import story as gangsters
from windycity.bots.bot import Glimpse, glimpse_of
from windycity.bots.happenings import outlook_of
from windycity.bots.hints import Hint, describe_hint, explain_choice, hint_for
from windycity.bots.planner import PlannerBot
from windycity.bots.reasons import Reason, Sort, reason_for, say_numbers, say_reason
from windycity.bots.search import Prospect
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.core.words import LANGUAGES, has_words
from windycity.lessons import Attempt, puzzle_of

per_game = pytest.mark.parametrize("name", GAMES)


CERTAIN, LIKELY, POSSIBLE, IMPOSSIBLE = "nearly always", "most of the time", "about half the time", "hardly ever"
SPOKEN_TO = {"you", "your", "du", "dich", "dir", *(f"dein{end}" for end in ("", "e", "em", "en", "er", "es")), "je", "jij", "jou"}


def chances(chance: str, other: str) -> str:
    """How often something happens, as reasons say it."""
    return f"That happens {chance} with this move" + (f", {other} otherwise" if other else "")


def seen(match: Match, seat: int = 0) -> Glimpse:
    """What a seat knows, with compiled rules."""
    match.switch(match.game.compiled)
    return glimpse_of(match, seat)


def why(match: Match, move: str, instead: str, language: str = "en") -> str:
    """The reason of seat 0 for a move, in a sentence."""
    glimpse = seen(match)
    return say_reason(reason_for(glimpse, move, instead), glimpse.game, match.player_names, language)


# What a move wins, prepares and prevents, in each game


def duel_coming() -> Match:
    """Moran's row at the brewery is complete: the duel comes when Moran's turn begins, after one more action of seat 0."""
    return chicago_poker.story(hands=["R9 P1 P2", "B2"], rows=duelling(), active=0, actions=1).match


def duelling() -> dict[tuple[int, int], str]:
    """Two nines against Moran's row, which is complete."""
    return {(0, 1): "B9 G9", (1, 1): "R3 G3 B3 Y1 P4"}


def test_a_card_that_wins_the_duel_is_played_for_the_business() -> None:
    said = why(duel_coming(), "play R9 1", "play P1 2")
    assert said == f"What it prepares: You take the brewery at place 1. {chances(CERTAIN, IMPOSSIBLE)}."


def test_a_murder_saves_a_business() -> None:
    """Moran's row wins the duel, unless its last card is gone; then it is too late for Moran."""
    rows = {(0, 1): "B9 G9", (1, 1): "R3 G3 Y1 P4 B3"}
    match = chicago_poker.story(hands=["Murder P1 P2", "B2"], rows=rows, active=0, actions=1).match
    assert f"You take the brewery at place 1. {chances(CERTAIN, IMPOSSIBLE)}." in why(match, "murder 1 Moran", "play P1 2")


def test_a_word_is_chosen_so_that_it_can_be_kept() -> None:
    match = chicago_gangsters.story(hands=["W2 B1", "B1", "W4 B3", "W2 B1"], talk=True).match
    said = why(match, "say 3", "say 30")
    assert said == f"What it prevents: You break your word. {chances(IMPOSSIBLE, CERTAIN)}."


def test_the_joint_that_completes_a_colour_is_bought_to_win() -> None:
    match = gangsters.story(at="buy", pieces={0: "R4 F2, T1 A1, V1 A1"}, joints={0: "B1 D1 D3"}, cash={0: 600}).match
    assert why(match, "buy", "throw").startswith(f"What it brings: You win the match. {chances(CERTAIN, '')}")


def test_public_is_moved_into_a_joint_for_what_it_earns() -> None:
    match = gangsters.story(pieces={0: "R2 d-9"}, joints={0: "B1"}, public={"2a": "e-1"}, dice="6 1 6 6 6").match
    assert why(match, "public 2a to B1", "done").startswith(f"What it brings: You earn from B1. {chances(CERTAIN, '')}")


def test_what_a_move_does_is_no_reason_for_it() -> None:
    """That a joint is bought follows from buying it; what it brings would be a reason."""
    match = gangsters.story(at="buy", pieces={0: "R4 F2"}, joints={0: "B1"}, cash={0: 600}).match
    reason = reason_for(seen(match), "buy", "throw")
    assert reason is None or reason.what != "bought"


def before_the_third_casino() -> Match:
    men = {0: ["green NW-casino", "green NE-casino", "blue p17"], 1: ["yellow SE-hq"]}
    return chicago.story(men=men, dice="2 2 2").match


def test_the_third_casino_wins_the_match() -> None:
    said = why(before_the_third_casino(), "move 3 with 2+2+2", "end")
    assert said.startswith(f"What it brings: You win the match. {chances(CERTAIN, '')}")


def test_a_hint_knows_where_a_walk_leads() -> None:
    hint = hint_for(seen(before_the_third_casino()), seed=1)
    assert (hint.move, hint.leads[-1]) == ("move 3 with 2", "step SE-casino")


def test_a_strong_card_is_laid_to_win_the_fight() -> None:
    match = chicago_gangsters.story(hands=["K5", "B1", "B3", "B2"]).match
    assert why(match, "lay K5", "done") == f"What it brings: Your side wins the fight. {chances(LIKELY, POSSIBLE)}."


def test_moves_that_come_to_the_same_are_said_to_be_alike() -> None:
    said = why(duel_coming(), "play P1 2", "play P2 2")
    assert said == "Nothing that happens soon is clearly different; it is a matter of small advantages."
    glimpse = seen(duel_coming())
    assert reason_for(glimpse, "play R9 1", "play R9 1") is None


# Fair, repeatable, and in every language


@pytest.mark.parametrize("case", SECRETIVE, ids=str)
def test_a_reason_is_the_same_whatever_the_seat_cannot_know(case: Case) -> None:
    random, compared = Random(1), 0
    for match in moments(case, 1, every=61):
        seat = random.choice(match.waiting)
        glimpses = [glimpse_of(each, seat) for each in (match, twin_of(match, seat, random))]
        if len(glimpses[0].legal) > 1:
            move, instead = random.sample(glimpses[0].legal, 2)
            first, second = (reason_for(glimpse, move, instead, plays=6) for glimpse in glimpses)
            assert first == second
            compared += 1
    assert compared


@per_game
def test_the_same_seed_gives_the_same_hint_and_any_seed_a_legal_one(name: str) -> None:
    match, random = game(name).start(seats=3, seed=5), Random(2)
    for _ in range(30):
        seat = match.waiting[0]
        match.play(seat, random.choice(match.legal(seat)))
    glimpse = glimpse_of(match, match.waiting[0])
    hint = hint_for(glimpse, 7)
    assert hint == hint_for(glimpse, 7)
    assert hint.move in glimpse.legal


@per_game
def test_every_happening_has_words_in_every_language(name: str) -> None:
    outlook = outlook_of(name)
    assert outlook is not None
    match = game(name).start(seats=3, seed=5)
    names = match.game.edition.names
    for happening in outlook.happenings:
        facts = {fact.key: names[fact.kind][0] if fact.kind in names and fact.kind != "seat" else 1 for fact in happening.about}
        for spoken, language in product((False, True), LANGUAGES):
            assert has_words(f"because-{happening.name}", language, match.game.rulebook.words)
            reason = Reason("wins", happening.name, facts, 0.84, 0.3, 100)
            said = say_reason(reason, match.game, match.player_names, language, spoken=spoken)
            assert said
            told = say_reason(reason, match.game, match.player_names, language, spoken=spoken, about=2)
            assert not set(re.findall(r"\w+", told.casefold())) & SPOKEN_TO
            assert "84" in say_numbers(reason, match.game, language)
            assert "30" in say_numbers(reason, match.game, language)
        assert set(happening.about) <= set(match.game.rulebook.facts[happening.event])


@per_game
def test_words_for_happenings_are_all_in_use(name: str) -> None:
    outlook, rulebook = outlook_of(name), game(name).rulebook
    assert outlook is not None
    known = {happening.name for happening in outlook.happenings}
    said = re.findall(r"(?m)^because-(.*?)(?:-of)?(?:-spoken)? =", (rulebook.folder / "words" / "en.ftl").read_text("utf-8"))
    assert set(said) == known


# Hints


def test_where_the_next_best_move_comes_to_the_same_another_one_gives_the_reason() -> None:
    """A nine more wins the duel, whichever it is: the hint for it tells of the duel, and not of small advantages."""
    match = chicago_poker.story(hands=["R9 P9 P1", "B2"], rows=duelling(), active=0, actions=1).match
    hint = hint_for(seen(match), 1)
    assert hint.move in ("play R9 1", "play P9 1")
    assert hint.instead not in ("play R9 1", "play P9 1")
    assert "You take the brewery at place 1" in describe_hint(hint, match, 0)[1]


def test_a_hint_in_a_duel_names_the_card_and_the_reason() -> None:
    match = duel_coming()
    hint = hint_for(seen(match), 1)
    assert (hint.by, hint.move) == ("don", "play R9 1")
    move, why, *rest = describe_hint(hint, match, 0)
    assert move.startswith("The strongest bot would choose: play R9 1. Lay R9")
    assert why == f"What it prepares: You take the brewery at place 1. {chances(CERTAIN, IMPOSSIBLE)}."
    assert not rest
    assert not re.search(r"\d{2}|%", why), "numbers are behind `hint more`"


def test_whoever_wants_more_is_told_the_numbers_behind_a_hint() -> None:
    match = duel_coming()
    hint = hint_for(seen(match), 1)
    brief, told = describe_hint(hint, match, 0), describe_hint(hint, match, 0, more=True)
    assert told[:2] == brief
    assert told[2].startswith(f"Compared with: {hint.instead}. ")
    assert "Of 200 matches that the bot imagined, it happened in 200 after this move and in 0 after the other." in told[2]
    assert told[3].startswith(f"{hint.move} looks best: about ")
    assert len(describe_hint(hint, match, 0, spoken=True, more=True)) == 3, "who does not type moves is not told their texts"


def test_where_the_bot_answers_by_its_net_alone_it_says_how_sure_that_is() -> None:
    match = windycity.game("chicago", compiled=True).start(seats=3, seed=3)
    hint = hint_for(seen(match), 1)
    assert hint.prospects == []
    assert hint.liking is not None
    assert 0 < hint.liking <= 1
    *_, last = describe_hint(hint, match, 0, spoken=True, more=True)
    share = round(100 * hint.liking)
    assert last == (f"The bot played nothing on here: from what it has learned, it would choose this move {share} times in 100.")


@pytest.mark.parametrize(
    ("name", "puzzle"),
    [("chicago-poker", "morans-bullet"), ("chicago-poker", "two-hidden-cards"), ("gangsters", "out-of-the-subway")],
)
def test_a_hint_also_looks_at_moves_that_the_net_thinks_nothing_of(name: str, puzzle: str) -> None:
    """In these positions the net is sure of a move, and its own worlds show that another one is far better."""
    lesson = puzzle_of(name, puzzle)
    glimpse = glimpse_of(Attempt(lesson, game(name), Luck.of("hmac-1", 1)).match, 0)
    assert PlannerBot(seed=1).rate(glimpse)[0].move != (hint := hint_for(glimpse, 1)).move
    assert lesson.step[0].progress([hint.move]) is not None
    assert hint.prospects


def test_a_move_that_the_bot_is_sure_of_is_not_called_a_small_advantage() -> None:
    match = duel_coming()
    sure, unsure = (describe_hint(Hint("draw", "don", "play P1 2", liking=liking), match, 0)[1] for liking in (0.99, 0.6))
    assert sure == "Nothing that happens soon is clearly different, but the bot has learned to choose this nearly always."
    assert unsure == "Nothing that happens soon is clearly different; it is a matter of small advantages."


@pytest.mark.parametrize("sort", ["wins", "prepares", "prevents"])
def test_chances_that_the_same_words_describe_are_compared(sort: Sort) -> None:
    match = duel_coming()
    reason = Reason(sort, "won-match", {}, 0.4, 0.55, 100)
    more = "less" if sort == "prevents" else "more"
    assert say_reason(reason, match.game, match.player_names, "en").endswith(
        f"happens {more} often with this move than otherwise."
    )


def test_where_there_is_nothing_to_choose_or_no_compiled_rules_nothing_is_compared() -> None:
    match = duel_coming()
    glimpse = replace(seen(match), legal=["draw"])
    assert hint_for(glimpse, 1) == Hint("draw", "don")
    interpreted = windycity.game("chicago-poker", compiled=False).start(seats=2, seed=3)
    hint = hint_for(glimpse_of(interpreted, 0), 1)
    assert (hint.by, hint.instead) == ("greedy", None)
    assert len(describe_hint(hint, interpreted, 0, more=True)) == 1


def test_shares_that_are_less_sure_are_never_shown_as_better() -> None:
    prospects = [
        Prospect("draw", 60, 0.384),
        Prospect("play R7 2", 30, 0.31),
        Prospect("play R7 3", 6, 0.45),
        Prospect("play R7 1", 4, 0.37),
        Prospect("play R7 4", 1, 0.1),
    ]
    assert explain_choice(prospects) == (
        "draw looks best: about 38 % of a win. About as good: play R7 3, play R7 1. Next: play R7 2 (31 %)."
    )
    for language in LANGUAGES:
        assert "play R7 2" in explain_choice(prospects, language)
        assert "50" in explain_choice([Prospect("draw", 100, 0.5)], language)
