"""Why a move is good: what happens after it and after another move, in the same imagined worlds with the same luck.

Everything comes from what a seat knows. Worlds are imagined from the position it has observed, as in the search; in each, both
moves are made and everybody plays on by advice for a few turns. What differs most, by its worth to the seat, is the reason:
something that the move wins, prepares or prevents.
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Literal

import msgspec

from windycity.bots.bot import Glimpse
from windycity.bots.happenings import Happening, Outlook, Scene, outlook_of
from windycity.core.chance import CHANCE, begin_step
from windycity.core.event_log import LoggedEvent, read_log
from windycity.core.events import EVERYONE, LOG
from windycity.core.game import Game
from windycity.core.position import Positions, copy_of, get, put
from windycity.core.words import Word, has_words, say

WORDS = str(Path(__file__).parent / "words")
CLEAR = 0.1  # a difference in how often something happens that is worth mentioning
ERRORS = 3.0  # and that must be this many standard errors
MOST_ANSWERS = 1000  # in a play, however long a turn takes
LIKELY = (0.05, 0.3, 0.7, 0.95)  # shares of plays that separate the words for a chance: see `chance-0` and so on
VICTORY = 10.0  # the worth of the end of the match, where a business or a joint is worth 1 to 3
WON, LOST, STANDING = "won-match", "lost-match", "standing"

Sort = Literal["wins", "prepares", "prevents"]
Key = tuple[str, tuple[int, ...]]  # the name of a happening, and the facts that distinguish it


class Reason(msgspec.Struct, frozen=True):
    """Why a move is better than another, in numbers; `say_reason` puts it into words, `say_numbers` gives the frequencies.

    `what` happens, with `facts`, in the share `often` of the plays after the move and `otherwise` after the other one. For a
    reason about the `standing` these are the mean scores instead.
    """

    sort: Sort
    what: str
    facts: dict[str, int | str]
    often: float
    otherwise: float
    plays: int


def reason_for(glimpse: Glimpse, move: str, instead: str, *, seed: int = 0, plays: int | None = None) -> Reason | None:
    """Find out why a move is better for a seat than another; None if nothing that happens soon differs clearly.

    The same seed gives the same reason. It takes up to half a second with compiled rules.
    """
    outlook = outlook_of(glimpse.game.name)
    if outlook is None or move == instead:
        return None
    imagined = _Plays(glimpse, outlook, seed)
    actions = [glimpse.game.parse_move(text) for text in (move, instead)]
    pairs = [[imagined.play(number, action) for action in actions] for number in range(plays or outlook.plays)]
    return _reason(glimpse.game, outlook, [pair[0] for pair in pairs], [pair[1] for pair in pairs])


def say_reason(
    reason: Reason | None,
    game: Game,
    players: Sequence[str],
    language: str,
    *,
    spoken: bool = False,
    about: int | None = None,
) -> str:
    """Put a reason into words, or say that there is no clear one; `players` are the names by seat.

    The player concerned is addressed, unless `about` names the seat for other readers.
    """
    if reason is None:
        return say("why-unclear", language, WORDS)
    who = {} if about is None else {"player": players[about]}
    if reason.what == STANDING:
        return say(_about("why-standing", language, WORDS, who), language, WORDS, **who)
    if reason.what in (WON, LOST):
        what = say(_about(f"because-{reason.what}", language, WORDS, who), language, WORDS, **who)
    else:
        facts = {name: _fact(game, name, value, players) for name, value in reason.facts.items()}
        fill_in = game.speak if spoken else game.say
        what = fill_in(_about(f"because-{reason.what}", language, game.rulebook.words, who), language, **facts, **who)
    why = say(f"why-{reason.sort}", language, WORDS, what=what, chance=_likely(reason.often))
    return f"{why} {_say_chances(reason, language)}"


def _about(sentence: str, language: str, folder: str, who: Mapping[str, str]) -> str:
    """Return the sentence for others, if a player is named and there is one."""
    return f"{sentence}-of" if who and has_words(f"{sentence}-of", language, folder) else sentence


def _say_chances(reason: Reason, language: str) -> str:
    """Write how likely something is after a move, and otherwise."""
    often, otherwise = _likely(reason.often), _likely(reason.otherwise)
    if often == otherwise:
        return say("chance-less" if reason.sort == "prevents" else "chance-more", language, WORDS)
    chance, other = (say(f"chance-{level}", language, WORDS) for level in (often, otherwise))
    return say("chances", language, WORDS, chance=chance, other=other)


def _likely(share: float) -> int:
    """Return how often something happens, from 0, hardly ever, to 4, nearly always."""
    return bisect(LIKELY, share)


def say_numbers(reason: Reason, game: Game, language: str) -> str:
    """Write how often what a reason is about happened in the plays after a move, and after the other one."""
    if reason.what == STANDING:
        score, other = (game.say("score", language, score=round(mean)) for mean in (reason.often, reason.otherwise))
        return say("numbers-standing", language, WORDS, plays=reason.plays, score=score, other=other)
    often, otherwise = (round(reason.plays * share) for share in (reason.often, reason.otherwise))
    return say("numbers", language, WORDS, plays=reason.plays, often=often, otherwise=otherwise)


def _fact(game: Game, name: str, value: int | str, players: Sequence[str]) -> object:
    kind = next(fact.kind for fact in game.rulebook.fact_names if fact.key == name)
    if kind == "seat" and isinstance(value, int):
        return players[value]
    return Word(kind, value) if isinstance(value, str) else value


class _Play:
    """What happened in a play: the score, and the happenings, each with its first answer and whether that was later."""

    def __init__(self) -> None:
        self.happened: dict[Key, tuple[int, bool]] = {}
        self.past: list[LoggedEvent] = []
        self.answers = self.moment = 0
        self.later = False  # whether somebody else's turn, or another round, has begun
        self.score = 0


class _Plays:
    """Plays on in imagined worlds: the same number gives the same world and the same luck, whatever is played."""

    def __init__(self, glimpse: Glimpse, outlook: Outlook, seed: int):
        self._glimpse, self._outlook, self._seed = glimpse, outlook, seed
        self._engine = engine = glimpse.game.engine
        self._before = glimpse.game.rulebook.position.one(glimpse.observed)
        self._last = outlook.moments(int(self._before.seats))
        self._chances, self._logs = engine.array(CHANCE), engine.array(LOG)
        self._out, self._weights = engine.out, engine.weights
        put(self._logs, "on", 1)
        put(self._logs, "audience", EVERYONE)

    def play(self, number: int, action: int) -> _Play:
        """Make a move in the world with this number, and play on by advice up to the last moment considered."""
        engine, play, seat = self._engine, _Play(), self._glimpse.seat
        world = copy_of(self._glimpse.observed)
        self._draw(number, 0)
        engine.call["imagine_world"](world, engine.editions, self._chances)
        random = self._draw(number, 1)
        while True:
            moment = play.moment
            self._answer(world, seat, action, play)
            waiting = int(get(world, "waiting"))
            if not waiting or play.moment >= self._last or play.answers == MOST_ANSWERS:
                break
            if play.moment > moment:  # luck is reseeded, so that it is the same after moves of more or fewer answers
                random = self._draw(number, 1 + play.moment)
            seat = (waiting & -waiting).bit_length() - 1  # the first seat asked
            action = self._advised(world, seat, random)
        self._end(world, play)
        return play

    def _draw(self, number: int, step: int) -> Random:
        """Seed the luck of a world from a step on, and return the luck that breaks ties between moves."""
        secret = (self._seed & 0xFFFFFFFF).to_bytes(4, "big") + number.to_bytes(4, "big")
        begin_step(self._chances, "fast-1", secret, step)
        return Random(int.from_bytes(secret, "big") << 16 | step)

    def _advised(self, world: Positions, seat: int, random: Random) -> int:
        out, weights = self._out, self._weights
        count = self._engine.call["list_advice"](world, self._engine.editions, seat, out, weights)
        best = (weights[:count] == weights[:count].max()).nonzero()[0]
        return int(out[best[random.randrange(len(best))] if len(best) > 1 else best[0]])

    def _answer(self, world: Positions, seat: int, action: int, play: _Play) -> None:
        """Carry out a seat's answer, and keep what happens."""
        put(self._logs, "count", 0)
        put(self._logs, "fact_count", 0)
        self._engine.call["apply_answer"](world, self._engine.editions, seat, action, self._chances, self._logs)
        for event in self._read():
            scene = Scene(self._glimpse.seat, self._before, play.past, event)
            for happening in self._outlook.by_event.get(event.kind, ()):
                if happening.holds(scene):
                    for facts in _told(happening, event):
                        play.happened.setdefault((happening.name, facts), (play.answers, play.later))
            play.past.append(event)
            if event.kind == self._outlook.moment:
                play.moment += 1
                play.later |= self._outlook.whose is None or scene.value(self._outlook.whose) != scene.seat
        play.answers += 1

    def _read(self) -> list[LoggedEvent]:
        """List the events of an answer that count for the game; most answers bring none, and cost no time."""
        kinds = get(self._logs, "kinds")[: int(get(self._logs, "count"))].tolist()
        wanted = self._outlook.wanted
        return [event for event in read_log(self._logs, 0) if event.kind in wanted] if not wanted.isdisjoint(kinds) else []

    def _end(self, world: Positions, play: _Play) -> None:
        play.score = self._engine.scores(world, int(self._before.seats))[self._glimpse.seat]
        if int(get(world, "reason")):
            won = int(get(world, "winners")) >> self._glimpse.seat & 1
            play.happened[WON if won else LOST, ()] = play.answers - 1, play.later


def _told(happening: Happening, event: LoggedEvent) -> Iterator[tuple[int, ...]]:
    """List the values of the facts in a happening's sentence: once, or for each value of a listed fact."""
    found: list[tuple[int, ...]] = [()]
    for fact in happening.about:
        values = [value for name, value in zip(event.names, event.facts, strict=True) if name == fact]
        found = [(*known, value) for known in found for value in values]
    yield from found


def _reason(game: Game, outlook: Outlook, after: Sequence[_Play], other: Sequence[_Play]) -> Reason | None:
    """Find the happening whose difference is worth most; if there is none, compare the scores."""
    happenings = {happening.name: happening for happening in outlook.happenings}
    worths = {name: happening.worth for name, happening in happenings.items()} | {WON: VICTORY, LOST: -VICTORY}
    best, most = None, 0.0
    for key in sorted({key for play in (*after, *other) for key in play.happened}):
        gain = worths[key[0]] * _difference(key, after, other)
        done = key[0] in happenings and happenings[key[0]].deed and _is_done_at_once(key, after)
        if gain > most and not done:
            best, most = key, gain
    if best is None:
        return _standing(outlook, after, other)
    what, values = best
    about = happenings[what].about if what in happenings else ()
    facts = {fact.key: _name(game, fact.kind, value) for fact, value in zip(about, values, strict=True)}
    sort: Sort = "prevents" if worths[what] < 0 else "prepares" if _is_later(best, after) else "wins"
    return Reason(sort, what, facts, _share(best, after), _share(best, other), len(after))


def _share(key: Key, plays: Sequence[_Play]) -> float:
    return sum(key in play.happened for play in plays) / len(plays)


def _difference(key: Key, after: Sequence[_Play], other: Sequence[_Play]) -> float:
    """Return by how much more often something happens, 0 if unclear; compared world by world, as each has its own luck."""
    differences = [(key in one.happened) - (key in two.happened) for one, two in zip(after, other, strict=True)]
    mean, error = _mean_and_error(differences)
    return mean if abs(mean) >= max(CLEAR, ERRORS * error) else 0.0


def _mean_and_error(values: Sequence[int]) -> tuple[float, float]:
    count = len(values)
    mean = sum(values) / count
    return mean, math.sqrt(max(0.0, sum(value * value for value in values) / count - mean * mean) / count)


def _is_done_at_once(key: Key, after: Sequence[_Play]) -> bool:
    """Whether something is what the move itself does in every world, as its explanation says."""
    return all(key in play.happened and play.happened[key][0] == 0 for play in after)


def _is_later(key: Key, after: Sequence[_Play]) -> bool:
    """Whether something mostly happens after the turn in which the move is made."""
    times = [play.happened[key][1] for play in after if key in play.happened]
    return 2 * sum(times) > len(times)


def _standing(outlook: Outlook, after: Sequence[_Play], other: Sequence[_Play]) -> Reason | None:
    """Compare the mean scores; None if they do not differ clearly."""
    mean, error = _mean_and_error([one.score - two.score for one, two in zip(after, other, strict=True)])
    if not outlook.standing or mean <= ERRORS * error or round(mean) <= 0:
        return None
    often, otherwise = (sum(play.score for play in plays) / len(plays) for plays in (after, other))
    return Reason("wins", STANDING, {}, often, otherwise, len(after))


def _name(game: Game, kind: str, value: int) -> int | str:
    """Return a fact as in events: the name of a thing, or a number."""
    names: Mapping[str, Sequence[str]] = game.edition.names
    return value if kind == "seat" or kind not in names else names[kind][value]
