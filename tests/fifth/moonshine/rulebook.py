"""Moonshine as the core sees it: the edition file, moves and positions as text, and the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec

from windycity.core.edition import FORMAT, Edition, Name, check_count, read_toml
from windycity.core.errors import BadEdition
from windycity.core.game import Explanation, Rulebook
from windycity.core.kernel import named
from windycity.core.moves import HIDDEN, Moves, Sort
from windycity.core.position import Loose
from windycity.core.words import Word, say

from . import rules
from .position import EDITION, POSITION, SEATS, Ask, Event, Flaw, Luck, Reason

FOLDER = Path(__file__).parent
MOVES = Moves(
    [Sort("offer", rules.OFFER, (("crate", 2),), "offer water"), Sort("take", rules.TAKE), Sort("refuse", rules.REFUSE)]
)
CLAUSES = {"offer": "MO-2.1", "take": "MO-2.2", "refuse": "MO-2.2"}
Points = Annotated[int, msgspec.Meta(ge=1, le=3)]


class EditionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of edition.toml."""

    format: int
    game: str
    name: Name
    taken: Points
    refused: Points
    player: list[Name]


def read_edition(file: Path) -> Edition:
    """Read and check an edition file; anything wrong raises BadEdition."""
    data, digest = read_toml(file, EditionFile)
    if data.format != FORMAT or data.game != "moonshine":
        raise BadEdition("edition-wrong-head", file=str(file), game="moonshine", format=FORMAT)
    check_count(str(file), "player", len(data.player), SEATS, "MO-1.2")
    flat = EDITION.loose()[0]
    flat.taken, flat.refused = data.taken, data.refused
    return Edition(data.name, digest, flat, {"crate": ["whisky", "water"], "player": data.player})


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write a move as those see it who may not know the crate."""
    word, things = MOVES.take_apart(action)
    return f"{word} {HIDDEN}" if things else word


def explain_move(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Say what a move does."""
    word, things = MOVES.take_apart(action)
    facts = {kind: Word(kind, edition.names[kind][thing]) for kind, thing in things}
    return Explanation(f"explain-{word}", CLAUSES[word], facts)


def why_illegal(edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
    """Say why a move is not legal."""
    word, things = MOVES.take_apart(action)
    if (s.ask == Ask.OFFER) != (word == "offer"):
        return Explanation(f"asked-for-{Ask(s.ask).name.lower()}", "MO-2.1" if s.ask == Ask.OFFER else "MO-2.2")
    return Explanation("no-such-crate", "MO-2.1", {"crate": Word("crate", edition.names["crate"][things[0][1]])})


def view(edition: Edition, s: Loose) -> dict[str, Any]:
    """Write an observed position as JSON data, and who sits where."""
    return {"format": 1, "game": "moonshine", "names": edition.names["player"][: s.seats], **POSITION.dump(s, edition.names)}


def draw(edition: Edition, s: Loose, language: str) -> str:
    """Draw an observed position as text: a line for each player."""
    words, seen = str(FOLDER / "words"), POSITION.dump(s, edition.names)
    lines = [say("headline", language, words, left=seen["pile_count"], **{"whisky": 0, "water": 0, **seen["opened"]})]
    for seat, player in enumerate(edition.names["player"][: s.seats]):
        facts = {"player": player, "points": seen["points"][seat], "count": seen["hand_count"][seat]}
        held = [f"{count} {Word('crate', name).tell(language, words)}" for name, count in seen["hand"][seat].items()]
        lines.append(
            say("player", language, words, mark=">" if s.waiting >> seat & 1 else " ", hand=", ".join(held) or "-", **facts)
        )
    return "\n".join(lines)


RULEBOOK = Rulebook(
    name="moonshine",
    rules_version=1,
    advice_version=1,
    value_version=1,
    folder=FOLDER,
    seats=range(2, SEATS + 1),
    options=[],
    position=POSITION,
    edition=EDITION,
    kernels=named(
        *(rules.start, rules.legal, rules.apply, rules.observe, rules.imagine),
        *(rules.score, rules.flaw, rules.advise, rules.is_quiet, rules.describe),
    ),
    value_weights={"points": 0.5},
    actions=rules.REFUSE + 1,
    most_legal=4,
    most_answers=25,
    has_sealed_asks=False,
    asks=Ask,
    reasons=Reason,
    reason_rules={Reason.SOLD_OUT: "MO-3.1"},
    flaws=Flaw,
    events=Event,
    facts={
        Event.DEALT: {"seat": "seat", "crate": "crate"},
        Event.TURN: {"seat": "seat"},
        Event.OFFERED: {"seat": "seat", "crate": "crate"},
        Event.TAKEN: {"seat": "seat", "crate": "crate"},
        Event.REFUSED: {"seat": "seat", "crate": "crate"},
        Event.SCORED: {"seat": "seat", "points": "number"},
        Event.ENDED: {"reason": "reason"},
    },
    luck_kinds={Luck.CRATE: "crate"},
    read_edition=read_edition,
    moves=MOVES,
    hide_move=hide_move,
    why_illegal=why_illegal,
    explain_move=explain_move,
    player_names=lambda edition, seats: edition.names["player"],
    view=view,
    draw=draw,
)
