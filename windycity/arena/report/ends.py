"""How matches end, how long they last, and how final scores are spread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from windycity.arena.estimates import Ints
from windycity.arena.plots import Strip, axis_for, draw_strips, nice_step
from windycity.arena.report.figures import Bin, Figure, Named, Section, Writer
from windycity.arena.report.outcomes import Outcomes
from windycity.arena.report.words import capitalised
from windycity.arena.summary import ways_to_end
from windycity.core.game import Game
from windycity.core.words import say

BINS = 24  # at most
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def write_ends(writer: Writer, outcomes: Outcomes, game: Game) -> Section:
    """Write the section about the ways in which matches end, and how long they last."""
    words, known = writer.words, ways_to_end(game.name)
    seen = [reason for reason in known if (outcomes.reasons == reason).any()]
    figures = [_ways(writer, outcomes, game, seen)] if len(known) > 1 else []
    if len(seen) > 1:
        figures.append(_when(writer, outcomes, game, seen))
    if outcomes.rounds is not None:
        figures.append(_length(writer, "rounds", outcomes, outcomes.rounds))
    figures.append(_length(writer, "answers", outcomes, outcomes.answers))
    return Section("ends", words.say("section-ends"), words.say("section-ends-about"), figures)


def _ways(writer: Writer, outcomes: Outcomes, game: Game, seen: Sequence[str]) -> Figure:
    words = writer.words
    named = [Named(reason_name(writer, game, reason), outcomes.share(outcomes.reasons == reason)) for reason in seen]
    missing = [reason for reason in ways_to_end(game.name) if reason not in seen]
    unseen = ", ".join(say(f"reason-{reason}", words.language, game.rulebook.words) for reason in missing)
    notes = [words.say("ends-unseen", reasons=unseen)] if missing else []
    return writer.estimates("ends", "share", named, axis=words.say("axis-matches"), bars=True, notes=notes)


def reason_name(writer: Writer, game: Game, reason: str) -> str:
    """Name a way to end, as a label; with the report's word if the game's is only in its sentence."""
    words = writer.words
    own = words.say(f"way-{reason}") if words.has(f"way-{reason}") else None
    return capitalised(own or say(f"reason-{reason}", words.language, game.rulebook.words))


def _when(writer: Writer, outcomes: Outcomes, game: Game, reasons: Sequence[str]) -> Figure:
    """Draw how long it takes for each way to end a match."""
    words = writer.words
    lengths, unit = _lengths(writer, outcomes)
    strips, rows = [], []
    for reason in reasons:
        its = lengths[outcomes.reasons == reason]
        quantiles = [int(value) for value in np.quantile(its, QUANTILES, method="inverted_cdf")]
        written, label = [words.number(value) for value in quantiles], reason_name(writer, game, reason)
        tip = words.say(
            "tip-strip", label=label, low=written[0], middle=written[2], high=written[4], count=words.number(len(its))
        )
        strips.append(Strip(label, quantiles, written[2], tip))
        rows.append([label, *written, words.number(len(its))])
    scale = axis_for([value for strip in strips for value in strip.quantiles], words.number, unit)
    title = words.say("when")
    return Figure(
        name="when",
        title=title,
        about=words.say("when-about"),
        draw=lambda width: draw_strips(strips, scale, title, width),
        head=[words.say("column-what"), *(words.percent(part, 0) for part in QUANTILES), words.say("column-matches")],
        rows=rows,
        matches=len(outcomes),
    )


def _lengths(writer: Writer, outcomes: Outcomes) -> tuple[Ints, str]:
    """Return the lengths in rounds if the game counts them, else in answers."""
    if outcomes.rounds is None:
        return outcomes.answers, writer.words.say("axis-answers")
    return outcomes.rounds, writer.words.say("axis-rounds")


def _length(writer: Writer, name: str, outcomes: Outcomes, lengths: Ints) -> Figure:
    words = writer.words
    mean = outcomes.mean(lengths)
    middle = [words.number(value) for value in np.quantile(lengths, QUANTILES, method="inverted_cdf")]
    average = writer.means([mean.value]).sentence(
        "lengths-note",
        mean,
        half=middle[2],
        low=middle[0],
        high=middle[4],
        least=words.number(lengths.min()),
        most=words.number(lengths.max()),
    )
    below, axis = words.say(f"axis-{name}"), words.say("axis-matches")
    return writer.spread(name, bins_of(writer, [lengths]), len(lengths), below=below, axis=axis, notes=[average])


def write_scores(writer: Writer, outcomes: Outcomes, game: Game) -> Section:
    """Write the section about scores."""
    words = writer.words
    plain = not words.has("counted")
    about = words.say("section-scores-plain") if plain else words.say("section-scores-about", what=words.say("counted"))
    won = outcomes.wins > 0
    series = [outcomes.scores[won], outcomes.scores[~won]]
    legend = [words.say("group-winners"), words.say("group-others")]
    spread = writer.spread(
        "scores",
        bins_of(writer, series),
        len(outcomes),
        below=words.say("axis-score"),
        axis=words.say("axis-group"),
        legend=legend,
    )
    figures = [spread, *_margins(writer, outcomes)]
    return Section("scores", words.say("section-scores"), about, figures)


def _margins(writer: Writer, outcomes: Outcomes) -> Iterator[Figure]:
    """Draw the winner's margin over the best of the others; negative, if another way to win came first."""
    words = writer.words
    best = np.where(outcomes.wins > 0, outcomes.scores, np.iinfo(np.int64).min).max(axis=1)
    others = np.where(outcomes.wins > 0, np.iinfo(np.int64).min, outcomes.scores).max(axis=1)
    rows = np.flatnonzero((outcomes.wins == 0).any(axis=1))
    if not len(rows):
        return
    margins = (best - others)[rows]
    behind = outcomes.share(margins < 0, rows)
    notes = [writer.shares.sentence("margins-behind", behind)] if behind.value else []
    below, axis = words.say("axis-margin"), words.say("axis-matches")
    yield writer.spread("margins", bins_of(writer, [margins]), len(margins), below=below, axis=axis, notes=notes)


def bins_of(writer: Writer, series: Sequence[Ints]) -> list[Bin]:
    """Count whole numbers in bins of equal width."""
    words = writer.words
    low, high = min(int(each.min()) for each in series if len(each)), max(int(each.max()) for each in series if len(each))
    step = max(1, int(nice_step((high - low + 1) / BINS)))
    found = []
    for start in range(low // step * step, high + 1, step):
        counts = [int(((each >= start) & (each < start + step)).sum()) for each in series]
        name = (
            words.number(start) if step == 1 else words.say("bin", low=words.number(start), high=words.number(start + step - 1))
        )
        found.append(Bin(words.number(start), name, counts))
    return found
