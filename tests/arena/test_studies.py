"""The studies of the games: what they find in golden records adds up to what the match itself says."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

import windycity
from tests.golden.golden import FOLDER
from windycity.arena.report.figures import Writer
from windycity.arena.report.records import label_of
from windycity.arena.report.words import Words
from windycity.arena.studies import study_of
from windycity.arena.studies.story import Story, story_of
from windycity.arena.studies.study import Fact
from windycity.core import record as records
from windycity.core.errors import BadRecord
from windycity.core.match import Event
from windycity.core.words import LANGUAGES, has_words
from windycity.games.gangsters.position import NO_SEAT

WHOLE = {
    "chicago-poker": ("ends-five-businesses", "ends-one-of-each", "six-players"),
    "chicago-gangsters": ("ends-shared", "five-players", "three-players-godfather", "four-players-godfather-no-talk"),
    "chicago": ("ends-richest", "ends-three-casinos", "three-players", "fight-won"),
    "gangsters": ("whole-match", "ends-colour", "ends-richest"),
}


@cache
def story_in(game: str, name: str) -> Story:
    record = records.read((FOLDER / game / f"{name}.jsonl").read_text("utf-8"))
    return story_of(windycity.game(game), record)


def facts_of(game: str, name: str) -> list[Fact]:
    study = study_of(game)
    assert study is not None
    return [*study.find(story_in(game, name))]


def values(facts: Sequence[Fact], topic: str) -> dict[tuple[str, str], list[float]]:
    found = defaultdict(list)
    for fact in facts:
        if fact.topic == topic:
            found[fact.key, fact.group].append(fact.value)
    return found


def total(facts: Sequence[Fact], topic: str, group: str | None = None) -> float:
    return sum(fact.value for fact in facts if fact.topic == topic and group in (None, fact.group))


CASES = [(game, name) for game, names in WHOLE.items() for name in names]


@pytest.mark.parametrize(("game", "name"), CASES, ids=lambda case: str(case))
def test_every_fact_belongs_to_a_topic_and_has_a_value_that_fits_it(game: str, name: str) -> None:
    study = study_of(game)
    assert study is not None
    topics = {topic.name: topic for topic in study.topics}
    facts = facts_of(game, name)
    assert facts
    for fact in facts:
        topic = topics[fact.topic]
        assert fact.group in (topic.groups or ("",))
        assert not topic.keys or fact.key in topic.keys
        assert topic.form == "mean" or 0 <= fact.value <= 1


@pytest.mark.parametrize(("game", "name"), CASES, ids=lambda case: str(case))
def test_a_story_runs_from_the_start_to_the_end(game: str, name: str) -> None:
    story = story_in(game, name)
    result = story.match.result
    assert result is not None
    assert story.moments[-1].scores == result.scores
    assert story.moments[-1].before is None
    numbers = [moment.before for moment in story.moments[:-1] if moment.before is not None]
    assert numbers == sorted(numbers)
    assert sum(story.wins) == pytest.approx(1)
    assert {seat for seat, share in enumerate(story.wins) if share} == set(result.winners)


@pytest.mark.parametrize("name", WHOLE["chicago-poker"])
def test_chicago_poker_every_business_is_taken_once_with_one_combination(name: str) -> None:
    story, facts = story_in("chicago-poker", name), facts_of("chicago-poker", name)
    taken = sum(event.name == "took" for event in story.events)
    assert taken > 2
    if not sum(story.start.scores):
        assert total(facts, "owned") == sum(story.moments[-1].scores) == taken
    assert total(facts, "taken-with") == taken
    found = values(facts, "duel")
    assert len(found["contested", ""]) == taken
    contested = sum(found["contested", ""])
    assert total(facts, "combination") == contested  # one winner in each
    assert len(found["tied", ""]) == contested
    assert total(facts, "bullet") == sum(found["bullet-wins", ""])


def test_chicago_poker_the_winner_of_five_businesses_owns_five() -> None:
    facts = facts_of("chicago-poker", "ends-five-businesses")
    assert total(facts, "owned", "winners") == 5


def test_chicago_poker_a_tie_is_told() -> None:
    facts = facts_of("chicago-poker", "stalemate-settled")
    assert sum(values(facts, "duel")["tied", ""]) == 1


@pytest.mark.parametrize(
    ("game", "name"), [("chicago-poker", "tie-three-then-two"), ("chicago-gangsters", "losers-without-loot")]
)
def test_a_record_that_begins_in_the_middle_is_studied_from_there(game: str, name: str) -> None:
    assert facts_of(game, name)


@pytest.mark.parametrize("name", WHOLE["chicago-gangsters"])
def test_chicago_gangsters_alcohol_by_source_is_all_alcohol(name: str) -> None:
    story, facts = story_in("chicago-gangsters", name), facts_of("chicago-gangsters", name)
    assert total(facts, "alcohol") == sum(story.moments[-1].scores)
    winners = sum(score for score, share in zip(story.moments[-1].scores, story.wins, strict=True) if share)
    assert total(facts, "alcohol", "winners") == winners


@pytest.mark.parametrize("name", WHOLE["chicago-gangsters"])
def test_chicago_gangsters_every_round_is_a_fight_over_a_district(name: str) -> None:
    story, facts = story_in("chicago-gangsters", name), facts_of("chicago-gangsters", name)
    rounds = sum(event.name == "won" for event in story.events)
    assert rounds >= 10
    fights = values(facts, "fight")
    assert {len(found) for found in fights.values()} == {rounds}
    assert sum(len(found) for found in values(facts, "district").values()) == rounds
    no_loot = sum(event.name == "no-loot" for event in story.events)
    assert sum(fights["losers-get-loot", ""]) == rounds - no_loot
    strengths = values(facts, "district-strength")
    assert sum(map(sum, values(facts, "loot-strength").values())) == sum(map(sum, strengths.values()))
    for (district, side), found in strengths.items():
        if side == "winning-side":
            assert all(won >= lost for won, lost in zip(found, strengths[district, "losing-side"], strict=True))


@pytest.mark.parametrize("name", WHOLE["chicago-gangsters"])
def test_chicago_gangsters_each_side_with_loot_has_one_first_pick(name: str) -> None:
    story, facts = story_in("chicago-gangsters", name), facts_of("chicago-gangsters", name)
    rounds = sum(event.name == "won" for event in story.events)
    with_loot = 2 * rounds - sum(event.name == "no-loot" for event in story.events)
    picked = values(facts, "conduct")
    assert sum(sum(picked["picked-first", group]) for group in ("winners", "others")) == with_loot
    words = Counter(event.name for event in story.events)
    kept = [value for group in ("winners", "others") for value in picked["kept-word", group]]
    assert (sum(kept), len(kept)) == (words["kept-word"], words["kept-word"] + words["broke-word"])


def test_chicago_gangsters_persons_go_with_their_holders() -> None:
    story, facts = story_in("chicago-gangsters", "five-players"), facts_of("chicago-gangsters", "five-players")
    held = values(facts, "person")
    holders = dict(zip(story.game.edition.names["person"], story.end.holder.tolist(), strict=True))
    assert {key for key, _ in held} == {person for person, seat in holders.items() if seat < 5}
    for (person, _), found in held.items():
        assert found == [story.wins[holders[person]]]
    assert sum(len(found) for found in values(facts, "persons-held").values()) == 5


@pytest.mark.parametrize("name", WHOLE["chicago"])
def test_chicago_the_parts_of_worth_make_the_score(name: str) -> None:
    story, facts = story_in("chicago", name), facts_of("chicago", name)
    assert total(facts, "worth") == sum(story.moments[-1].scores)
    told = [event.facts for event in story.events if event.name == "worth"]
    found = {
        key: sum(map(sum, (values(facts, "worth")[key, group] for group in ("winners", "others")))) for key in ("money", "heads")
    }
    for fact, key in (("money", "money"), ("heads", "heads")):
        if told:
            assert sum(int(str(facts[fact])) for facts in told) == found[key]


def test_chicago_every_fight_has_a_winner_and_a_loser() -> None:
    heads: Counter[str] = Counter()
    for name in ("fight-won", "fight-in-an-order", "ends-five-yellows"):
        story, facts = story_in("chicago", name), facts_of("chicago", name)
        fell = sum(event.name == "fell" for event in story.events)
        deeds = values(facts, "deeds")
        for deed in ("fights-won", "fights-lost"):
            assert sum(sum(deeds[deed, group]) for group in ("winners", "others")) == fell > 0
        won, attacker = 0, None
        for event in story.events:
            attacker = event.facts["seat"] if event.name == "attacked" else attacker
            won += event.name == "was-paid" and event.facts["seat"] == attacker
        assert total(facts, "attack") == won
        heads += Counter({head: len(found) for (head, _), found in values(facts, "attack").items()})
    assert set(heads) <= {"blue", "green", "red", "yellow"}
    assert heads.total() == 4


def test_chicago_what_is_held_at_half_time_is_told_for_every_gang() -> None:
    facts = facts_of("chicago", "ends-richest")
    story = story_in("chicago", "ends-richest")
    held = values(facts, "casinos-held")
    assert story.moment_before(13) is not None
    assert sum(map(len, held.values())) == story.match.seats
    assert total(facts, "casinos-held") == total(facts, "central-held") == pytest.approx(1)
    assert sum(int(key) * len(found) for (key, _), found in held.items()) <= 4
    assert not values(facts_of("chicago", "ends-three-casinos"), "casinos-held")


def test_chicago_paydays_are_those_of_the_events() -> None:
    story, facts = story_in("chicago", "three-players"), facts_of("chicago", "three-players")
    paid = [int(str(event.facts["money"])) for event in story.events if event.name == "payday"]
    assert len(paid) == 9
    assert total(facts, "payday") == sum(paid)
    assert {key for key, _ in values(facts, "payday")} == {"6", "12", "18"}


@pytest.mark.parametrize("name", WHOLE["gangsters"])
def test_gangsters_joints_by_colour_and_by_district_are_all_joints(name: str) -> None:
    story, facts = story_in("gangsters", name), facts_of("gangsters", name)
    owned = sum(int(seat) < story.match.seats for seat in story.end.owner)
    assert total(facts, "joints") == total(facts, "districts") == owned > 0


def test_gangsters_the_winning_colour_is_named() -> None:
    facts = facts_of("gangsters", "ends-colour")
    assert total(facts, "whole-colour") == 1
    assert not values(facts_of("gangsters", "whole-match"), "whole-colour")


def test_gangsters_a_whole_match_is_counted_as_its_events_tell_it() -> None:
    story, facts = story_in("gangsters", "whole-match"), facts_of("gangsters", "whole-match")
    events = Counter(event.name for event in story.events)
    seats = story.match.seats
    assert sum(map(len, values(facts, "order").values())) == sum(map(len, values(facts, "first-gang").values())) == seats
    assert total(facts, "order") == pytest.approx(1)
    assert sum(map(len, values(facts, "claim").values())) == 3 * seats
    money = sum(int(str(event.facts["money"])) for event in story.events if event.name in ("extorted", "earned"))
    assert total(facts, "income") == money
    assert total(facts, "shoot-outs") == events["shot"] + events["guards-shot"]
    deeds = values(facts, "city-deeds")
    for event, deed in (("bought", "bought"), ("seduced", "seduced"), ("bribes", "bribed"), ("raided", "raided")):
        assert sum(sum(deeds[deed, group]) for group in ("winners", "others")) == events[event]
    assert len(values(facts, "police")["sent-back", ""]) == events["cop-moved"]
    assert sum(values(facts, "police")["sent-back", ""]) == events["sent-back"]
    assert len(values(facts, "police")["bribe-worked", ""]) == events["drew-marker"]


def told(*events: tuple[str, dict[str, Any]]) -> list[Event]:
    return [Event(number, number, name, facts) for number, (name, facts) in enumerate(events)]


def found_in(game: str, events: list[Event], wins: tuple[float, ...], **position: Any) -> list[Fact]:
    """The facts of a story made by hand."""
    study, opened = study_of(game), windycity.game(game, compiled=False)
    assert study is not None
    match = SimpleNamespace(seats=len(wins), options={"godfather": False}, events=lambda seat: [], result=None)
    moment = SimpleNamespace(position=SimpleNamespace(**position))
    story = SimpleNamespace(game=opened, match=match, events=events, wins=wins, start=moment, end=moment.position)
    return [*study.find(cast(Story, story))]


def test_chicago_gangsters_a_round_made_by_hand() -> None:
    events = told(
        ("round", {"round": 1, "district": "Levee", "person": "thief"}),
        ("coalition", {"coalition": "C1", "challengers": [0, 1], "defenders": [2, 3]}),
        ("loot", {"loot": "L1", "packages": ""}),
        ("won", {"side": "defenders", "strength": 20, "losers": 10}),
        ("got", {"seat": 3, "alcohol": 2, "means": 0}),
        ("recruited", {"seat": 2, "person": "thief"}),
        ("got", {"seat": 0, "alcohol": 1, "means": 0}),
    )
    facts = found_in("chicago-gangsters", events, (0, 0, 0, 1), holder=[5] * 18)
    assert {key: found for (key, _), found in values(facts, "fight").items()} == {
        "challengers-win": [0],
        "equal": [0],
        "losers-get-loot": [1],  # half is enough
    }
    alcohol = values(facts, "alcohol")
    assert (alcohol["winning-side", "winners"], alcohol["winning-side", "others"]) == ([2], [0, 0, 0])
    assert alcohol["losing-side", "others"] == [1, 0, 0]
    conduct = values(facts, "conduct")
    assert (conduct["picked-first", "winners"], conduct["picked-first", "others"]) == ([1], [0, 1])
    assert (conduct["won-fight", "winners"], conduct["won-fight", "others"]) == ([1], [0, 0, 1])


def test_chicago_poker_a_duel_of_one_is_not_contested() -> None:
    events = told(
        ("duel", {"spot": "1", "owner": 0}),
        ("showed", {"spot": "1", "seat": 0, "combination": "pair"}),
        ("took", {"seat": 0, "spot": "1", "business": "bar"}),
        ("duel", {"spot": "2", "owner": 0}),
        ("showed", {"spot": "2", "seat": 0, "combination": "pair"}),
        ("showed", {"spot": "2", "seat": 1, "combination": "flush"}),
        ("took", {"seat": 1, "spot": "2", "business": "bar"}),
    )
    facts = found_in("chicago-poker", events, (1, 0), owned=np.zeros((2, 4)))
    assert values(facts, "bullet") == {("bar", ""): [0]}
    assert values(facts, "combination") == {("pair", ""): [0], ("flush", ""): [1]}
    assert values(facts, "taken") == {("1", ""): [1], ("2", ""): [0]}
    assert values(facts, "company") == {("bar", ""): [1, 2]}


def test_gangsters_a_raid_is_suffered_by_whoever_owns_the_joint_then() -> None:
    offer = {"seat": 1, "partner": 0, "give": "A2", "pay": 0, "want": "nothing", "get": 100}
    events = told(
        ("claimed", {"seat": 0, "joint": "A2", "left": 0}),
        ("raided", {"cop": "2", "joint": "A2"}),
        ("neutral", {"joint": "A2"}),
        ("raided", {"cop": "2", "joint": "A2"}),
        ("bought", {"seat": 1, "joint": "A2", "price": 200}),
        ("offered", offer),
        ("refused", {"partner": 0}),
        ("raided", {"cop": "2", "joint": "A2"}),
        ("offered", offer),
        ("accepted", {"partner": 0}),
        ("raided", {"cop": "2", "joint": "A2"}),
    )
    facts = found_in("gangsters", events, (1, 0), owner=[NO_SEAT] * 39)
    deeds = values(facts, "city-deeds")
    assert (deeds["raided", "winners"], deeds["raided", "others"]) == ([2], [1])


def test_a_match_that_is_not_over_has_no_story() -> None:
    match = windycity.game("chicago-poker", compiled=False).start(2, seed=1)
    with pytest.raises(BadRecord, match="not over"):
        story_of(match.game, records.read(match.save()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", windycity.games())
def test_every_topic_has_words(game: str, language: str) -> None:
    opened, study = windycity.game(game), study_of(game)
    assert study is not None
    words = Words.of(opened.rulebook, language)
    for topic in study.topics:
        needed = [f"topic-{topic.name}", f"topic-{topic.name}-about", *(f"group-{group}" for group in topic.groups)]
        for sentence in (*needed, *([] if topic.chance else [f"topic-{topic.name}-axis"])):
            assert words.say(sentence)
        for key in topic.keys:
            assert label_of(Writer(words, 4), opened, study, topic.kind, key).casefold() != key or key.isalpha()
    assert all(has_words(sentence, language, words.own) for sentence in ("counted", "most", "stretch"))


def test_golden_records_are_where_the_cases_say() -> None:
    assert all(Path(FOLDER / game / f"{name}.jsonl").is_file() for game, name in CASES)
