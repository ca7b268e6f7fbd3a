"""Who wins: by seat, and by bot if bots differ."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from windycity.arena.estimates import Estimate
from windycity.arena.report.figures import Figure, Named, Section, Writer
from windycity.arena.report.outcomes import Outcomes


def write_wins(writer: Writer, outcomes: Outcomes) -> Section:
    """Write the section about who wins."""
    words = writer.words
    figures = [_by_seat(writer, outcomes), _scores(writer, outcomes)]
    if len(outcomes.names) > 1:
        figures += [_by_bot(writer, outcomes), *_by_bot_and_seat(writer, outcomes)]
    return Section("wins", words.say("section-wins"), words.say("section-wins-about"), figures)


def seat_shares(outcomes: Outcomes) -> list[Estimate]:
    """Return each seat's share of the wins."""
    return [outcomes.share(outcomes.wins[:, seat]) for seat in range(outcomes.seats)]


def shared_wins(outcomes: Outcomes) -> Estimate:
    """Return the share of the matches that more than one seat won."""
    return outcomes.share(outcomes.wins.max(axis=1) < 1)


def _by_seat(writer: Writer, outcomes: Outcomes) -> Figure:
    words = writer.words
    named = [Named(words.say("seat", number=seat + 1), share) for seat, share in enumerate(seat_shares(outcomes))]
    shared = shared_wins(outcomes)
    notes = [writer.shares.sentence("shared-wins", shared)] if shared.value else []
    if not _seated_evenly(outcomes):
        notes.append(words.say("seats-not-even"))
    return writer.estimates("seats", "share", named, axis=words.say("axis-wins"), yardstick=writer.chance, notes=notes)


def _scores(writer: Writer, outcomes: Outcomes) -> Figure:
    words = writer.words
    means = [outcomes.mean(outcomes.scores[:, seat]) for seat in range(outcomes.seats)]
    named = [Named(words.say("seat", number=seat + 1), mean) for seat, mean in enumerate(means)]
    return writer.estimates("seat-scores", "mean", named, axis=words.say("axis-score"))


def _seated_evenly(outcomes: Outcomes) -> bool:
    """Whether every bot sat in every seat equally often, apart from an unfinished round of a tournament."""
    counts = [
        [int((outcomes.bots[:, seat] == bot).sum()) for seat in range(outcomes.seats)] for bot in range(len(outcomes.names))
    ]
    return all(max(each) - min(each) <= max(1, len(outcomes) // 100) for each in counts)


def _by_bot(writer: Writer, outcomes: Outcomes) -> Figure:
    """Draw the wins by bot, per seat that it held."""
    words = writer.words
    named = [Named(name, outcomes.seat_share(bot)) for bot, name in enumerate(outcomes.names)]
    notes = [] if _seated_evenly(outcomes) else [words.say("bots-not-even")]
    return writer.estimates("bots", "share", named, axis=words.say("axis-wins-seat"), yardstick=writer.chance, notes=notes)


def _by_bot_and_seat(writer: Writer, outcomes: Outcomes) -> Iterator[Figure]:
    words, named = writer.words, []
    for bot, name in enumerate(outcomes.names):
        for seat in range(outcomes.seats):
            rows = np.flatnonzero(outcomes.bots[:, seat] == bot)
            if len(rows):
                label = words.say("bot-in-seat", bot=name, number=seat + 1)
                named.append(Named(label, outcomes.share(outcomes.wins[rows, seat], rows)))
    if len(named) > len(outcomes.names):
        axis = words.say("axis-wins")
        yield writer.estimates("bots-by-seat", "share", named, axis=axis, yardstick=writer.chance, matches=len(outcomes))
