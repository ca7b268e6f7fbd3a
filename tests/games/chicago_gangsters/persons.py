"""What the stories of the persons share (CG-8): each person's worth and ability, and the moments in which they count."""

from __future__ import annotations

from typing import Any

from tests.games.chicago_gangsters.story import Story, story

VALUES = {
    "informer": 0,
    "whisky-smuggler": 0,
    "explosives-expert": 1,
    "dealer": 1,
    "thief": 1,
    "fence": 1,
    "poker-player": 1,
    "priest": 1,
    "bruiser": 1,
    "taxi-driver": 2,
    "customs-officer": 2,
    "reporter": 2,
    "bank-director": 3,
    "mayor": 3,
    "police-chief": 3,
    "prosecutor": 3,
    "judge": 4,
    "senator": 4,
}
SELLERS = {"informer": "informer", "whisky-smuggler": "smuggler"}
ALWAYS = {"explosives-expert": "W4", "dealer": "B4", "thief": "K3"}
ACTING = {"taxi-driver": "weapons", "customs-officer": "bribes", "reporter": "blackmail"}
ELSEWHERE = {"weapons": "bribes blackmail", "bribes": "weapons blackmail", "blackmail": "weapons bribes"}
MEANS = {"W": "weapons", "B": "bribes", "K": "blackmail"}
PLAIN = ["bank-director", "mayor", "police-chief", "prosecutor", "judge", "senator"]


def offered(*held: str) -> str:
    """A person without ability that nobody in the story holds."""
    return next(person for person in PLAIN if person not in " ".join(held).split())


def fight(cards: str = "", persons: str = "", means: str = "weapons", persons_count: bool = False, **more: Any) -> Story:
    """The first player, a challenger without the `?`, has laid all cards of the hand; the others have none."""
    more = {"person_offered": offered(persons), "challengers": "01", "question": 1, **more}
    s = story(hands=[cards], persons=[persons], means=means, persons_count=persons_count, **more)
    return s.lay(0, cards) if cards else s


def alone(cards: str = "", persons: str = "", means: str = "weapons", persons_count: bool = False, **more: Any) -> Story:
    """The same, but of three players, and the first is the loner."""
    return fight(cards, persons, means, persons_count, seats=3, challengers="03", question=3, **more)


def end_of_round(hand: str = "", persons: str = "", **more: Any) -> Story:
    """The end of the round; the first player is the first to draw and to use persons."""
    return story(hands=[hand], persons=[persons], person_offered=offered(persons), at="round-end", **more)


def showdown(*persons: str) -> list[int]:
    """The alcohol of four players after the showdown; nobody has cards, so that three ties give 6 to each."""
    s = story(persons=persons, person_offered=offered(*persons), at="next-round", number=10, coming="end")
    assert s.ask == "nothing"
    return [s.alcohol(seat) for seat in range(4)]


def turned_up(s: Story, seat: int) -> dict[str, bool]:
    """What a player turned up, and whether it could be used."""
    return {str(event["card"]): bool(event["usable"]) for event in s.events("turned-up") if event["seat"] == seat}


def get_by(s: Story, ask: str, round_number: int | None = None) -> Story:
    """Give the smallest answers until something is asked for, in any round or this one."""
    for _ in range(60):
        if s.ask == ask and round_number in (None, s.round):
            return s
        seat = s.waiting[0]
        legal = s.legal(seat)
        s.play(seat, next(move for move in ("done", "pass", "silent", "draw", "choose 1", "join defenders") if move in legal))
    raise AssertionError(f"{ask} is not asked for")
