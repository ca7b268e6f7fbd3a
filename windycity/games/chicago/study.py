"""What decides Chicago: casinos, bars, money and heads, the fights, and what was held halfway through the match."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from windycity.arena.estimates import Ints
from windycity.arena.studies.story import Moment, Story, number_in, seat_of
from windycity.arena.studies.study import BOTH, Fact, Study, Topic, group_of, won_by
from windycity.core.match import Event
from windycity.games.chicago.position import NO_SEAT, Head, Sort

HEADS = ("blue", "green", "red", "yellow")
WORTHS = ("money", "bars", "casinos", "heads")
DEEDS = ("fights-won", "fights-lost", "bars-taken", "men-bought")
MIDDLE = 12  # rounds, half of a match (CH-1.4)
MOST_CENTRAL = 4  # and more
PAYDAYS = ("6", "12", "18")  # CH-5.3

TOPICS = (
    Topic("worth", "mean", "worth", WORTHS, BOTH),
    Topic("payday", "mean", "payday", PAYDAYS, BOTH),
    Topic("casinos-held", "share", "casinos-held", chance=True),
    Topic("central-held", "share", "central-held", chance=True),
    Topic("heads", "mean", "head", HEADS, BOTH),
    Topic("deeds", "mean", "deed", DEEDS, BOTH),
    Topic("attack", "share", "head", HEADS),
)


def find(story: Story) -> Iterator[Fact]:
    """Find the facts of a match."""
    yield from _worths(story)
    yield from _paydays(story)
    middle = story.moment_before(MIDDLE + 1)
    if middle:
        yield from _held(story, middle)
    yield from _fights(story)
    yield from _deeds(story)


def _control(story: Story, moment: Moment) -> Ints:
    """Return who controls each place (CH-5.1, CH-5.2): the gang whose men are there, otherwise, in a bar, whose chip is there."""
    s, e = moment.position, story.game.edition.data
    chips = np.where(e.sort == Sort.BAR, s.chip, NO_SEAT)
    return np.asarray(np.where(s.gang_on != NO_SEAT, s.gang_on, chips), np.int64)


def _worths(story: Story) -> Iterator[Fact]:
    """CH-6.2: the parts of each gang's worth at the end."""
    e, s, last = story.game.edition.data, story.end, story.moments[-1]
    control = _control(story, last)
    for seat, wins in enumerate(story.wins):
        bars = int(e.worth[(control == seat) & (e.sort == Sort.BAR)].sum())
        casinos = int(e.worth[(control == seat) & (e.sort == Sort.CASINO)].sum())
        money = int(s.money[seat])
        rest = last.scores[seat] - money - bars - casinos
        for name, value in zip(WORTHS, (money, bars, casinos, rest), strict=True):
            yield Fact("worth", name, value, group_of(wins))
        heads = s.head[seat].tolist()
        for head in range(Head.BLUE, Head.YELLOW + 1):
            yield Fact("heads", Head(head).name.lower(), heads.count(head), group_of(wins))


def _paydays(story: Story) -> Iterator[Fact]:
    number = 0
    for event in story.events:
        if event.name == "round":
            number = number_in(event, "round")
        elif event.name == "payday":
            yield Fact("payday", str(number), number_in(event, "money"), group_of(story.wins[seat_of(event)]))


def _held(story: Story, middle: Moment) -> Iterator[Fact]:
    """Yield what each gang held halfway, and how it ended."""
    e, control = story.game.edition.data, _control(story, middle)
    for seat in range(story.match.seats):
        casinos = int(((control == seat) & (e.sort == Sort.CASINO)).sum())
        central = int(((control == seat) & (e.central == 1)).sum())
        yield won_by("casinos-held", str(casinos), story, seat)
        yield won_by("central-held", str(min(central, MOST_CENTRAL)), story, seat)


def _fights(story: Story) -> Iterator[Fact]:
    """Yield how often attackers win fights, by their heads at the time."""
    heads = {
        (seat, man): _head(story, seat, man)
        for seat in range(story.match.seats)
        for man in range(len(story.start.position.head[0]))
    }
    attacker = (0, 0)
    for event in story.events:
        if event.name in ("bought", "rose"):
            heads[_man(event)] = str(event.facts["head"])
        elif event.name == "attacked":
            attacker = _man(event)
        elif event.name == "fell":
            yield Fact("attack", heads[attacker], _man(event) != attacker)


def _head(story: Story, seat: int, man: int) -> str:
    return Head(int(story.start.position.head[seat, man])).name.lower()


def _man(event: Event) -> tuple[int, int]:
    return seat_of(event), int(str(event.facts["man"])) - 1


def _deeds(story: Story) -> Iterator[Fact]:
    counts = [dict.fromkeys(DEEDS, 0) for _ in story.wins]
    for event in story.events:
        if event.name == "was-paid":  # CH-4.2: only the winner of a fight
            counts[seat_of(event)]["fights-won"] += 1
        elif event.name == "fell":
            counts[seat_of(event)]["fights-lost"] += 1
        elif event.name == "took-bar":
            counts[seat_of(event)]["bars-taken"] += 1
        elif event.name == "bought":
            counts[seat_of(event)]["men-bought"] += 1
    for wins, deeds in zip(story.wins, counts, strict=True):
        for deed, count in deeds.items():
            yield Fact("deeds", deed, count, group_of(wins))


STUDY = Study(TOPICS, find)
