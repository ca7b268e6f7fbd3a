"""Stories of whole fights: everybody lays the given cards, and somebody wins."""

from tests.games.chicago_gangsters.story import Story


def fight(s: Story, *laid: str, hide: str = "") -> Story:
    """Lay the given cards for each seat, declare and say nothing, use no Bruiser; `hide` is the card that stays face down."""
    while s.ask in ("declare", "say", "show", "lay", "bruiser", "hide"):
        seat = s.waiting[0]
        if s.ask == "lay":
            s.lay(seat, laid[seat])
        elif s.ask == "hide" and hide:
            s.play(seat, f"hide {hide}")
        else:
            s.play(seat, {"say": "silent", "show": "done"}.get(s.ask, "pass"))
    return s


def won(s: Story) -> dict[str, object]:
    """The facts of the last fight that was won."""
    return s.events("won")[-1]
