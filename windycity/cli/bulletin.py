"""Changes at a server's table apart from the match, in sentences: who comes and goes, what is proposed, whose time is up."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from windycity.cli.words import text_of
from windycity.client.memory import Change
from windycity.server.protocol import Seated, State


def format_changes(change: Change, language: str) -> list[str]:
    """List what has changed since the state before."""
    before, now = change.before, change.state
    if before is None:
        return []
    lines = [line for old, new in zip(before.seats, now.seats, strict=True) for line in _seat(old, new, now, language)]
    lines += _proposal(change, language)
    if change.rewound:
        lines.append(text_of("join-undone", language))
    if before.stage == "gathering" and now.stage == "playing":
        lines.append(text_of("join-begins", language))
    return lines


def _seat(old: Seated, new: Seated, now: State, language: str) -> list[str]:
    yours = new.seat == now.you
    facts = {"seat": new.seat + 1, "player": new.name, "bot": new.bot or "", "yours": "yes" if yours else "no"}
    sentences = []
    if old.sort != new.sort:
        facts["player"] = old.name if new.sort == "open" else new.name
        sentences.append({"open": "join-stood", "guest": "join-sat", "bot": "join-bot-sat"}[new.sort])
    elif new.sort == "guest" and old.bot != new.bot:
        sentences.append("join-handed-over" if new.bot else "join-took-back")
    if new.late > old.late:
        sentences.append("join-time-up")
    if new.sort == "guest" and not yours and old.name == new.name and old.present != new.present:
        sentences.append("join-present" if new.present else "join-absent")
    return [text_of(sentence, language, **facts) for sentence in sentences]


def _proposal(change: Change, language: str) -> list[str]:
    before, now = change.before, change.state
    assert before is not None
    old, new = before.proposal, now.proposal
    if new and (old is None or (old.matter, old.seat) != (new.matter, new.seat)):
        sentence = "join-you-propose" if new.seat == now.you else "join-proposes"
        return [text_of(sentence, language, matter=new.matter, player=now.seats[new.seat].name)]
    if new and old:
        agreed = [now.seats[seat].name for seat in new.agreed if seat not in old.agreed]
        return [text_of("join-agrees", language, player=player) for player in agreed]
    if old and not change.rewound and now.stage == before.stage and now.next == before.next:
        off = text_of("join-proposal-off", language, matter=old.matter)
        if now.declined is None or now.declined.by == now.you:
            return [off]
        return [f"{text_of('join-declines', language, player=now.seats[now.declined.by].name)} {off}"]
    return []


def list_seats(state: State, language: str) -> list[str]:
    """List the seats, from 1, with who sits there, and the number of spectators."""
    seats = [f"{seated.seat + 1}  {_who(seated, state, language)}" for seated in state.seats]
    return [*seats, text_of("join-watching", language, count=state.watching)] if state.watching else seats


def format_missing(state: State, language: str, away: bool = False) -> str:
    """Say what a match that has not begun is waiting for, open seats or people's words for the luck; empty if nothing.

    With `away`, only say that everyone whose words are missing is away, so that it may take long.
    """
    if state.stage != "gathering":
        return ""
    if any(seated.sort == "open" for seated in state.seats):
        return "" if away else text_of("join-waits-for-seats", language)
    silent = [seated for seated in state.seats if seated.sort == "guest" and not seated.contributed]
    if not silent or (away and any(seated.present for seated in silent)):
        return ""
    return text_of("join-waits-for-words", language, players=", ".join(seated.name for seated in silent))


def name_players(moves: Sequence[str], state: State, language: str) -> list[str]:
    """Say who is who if moves use the edition's names of players, and the table shows others."""
    words = {word: word.casefold() for move in moves for word in re.split(r"[\s-]+", move)[1:]}
    named = []
    for seated in state.seats:
        known = {part.casefold() for part in seated.player.split()}
        if seated.name != seated.player and (found := [word for word, folded in words.items() if folded in known]):
            named.append(text_of("join-called", language, word=found[0], player=seated.name))
    return [", ".join(named)] if named else []


def _who(seated: Seated, state: State, language: str) -> str:
    if seated.sort == "open":
        return text_of("join-open", language)
    notes = []
    if seated.seat == state.you:
        notes.append(text_of("you", language))
    if seated.host:
        notes.append(text_of("join-host", language))
    if seated.bot:
        notes.append(seated.bot)
    if seated.sort == "guest" and seated.seat != state.you and not seated.present:
        notes.append(text_of("join-away", language))
    return f"{seated.name} ({', '.join(notes)})" if notes else seated.name


def format_time(seconds: float, language: str) -> str:
    """Format the time that is left, rounded up to seconds, 1:05, or in days and hours."""
    left = max(0, math.ceil(seconds))
    if left >= 86_400:
        return text_of("join-days", language, days=left // 86_400, hours=left % 86_400 // 3600)
    hours, minutes, rest = left // 3600, left % 3600 // 60, left % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
