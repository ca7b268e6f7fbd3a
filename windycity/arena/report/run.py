"""A report from the folder of a run: everything is read, measured, and put on one page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from windycity.arena.report.ends import reason_name, write_ends, write_scores
from windycity.arena.report.figures import Section, Writer
from windycity.arena.report.gathering import Gathered, OwnShare, Progress, gather, open_game, record_files
from windycity.arena.report.outcomes import Outcomes, read_outcomes
from windycity.arena.report.page import Page, Tile, write_page
from windycity.arena.report.records import write_leads, write_study
from windycity.arena.report.wins import seat_shares, shared_wins, write_wins
from windycity.arena.report.words import Words
from windycity.arena.results import Run, read_run
from windycity.arena.seating import seating_of
from windycity.arena.summary import ways_to_end
from windycity.core.game import Game
from windycity.core.words import say

METHOD = ("method-shares", "method-clusters", "method-rounds", "method-means", "method-many", "method-bots")
REFUSED_TOLD = 3  # the most unusable records that are named


def report_on(folder: Path, language: str, progress: Progress | None = None) -> str:
    """Write the report about a run as a page; the same folder gives the same page, to the byte.

    A folder without a run or without matches, or with damaged ones, raises BadRun; unusable records are left out, and the
    page says so.
    """
    run = read_run(folder)
    game = open_game(folder, run)
    words = Words.of(game.rulebook, language)
    outcomes, writer = read_outcomes(folder, run), Writer(words, run.seats)
    why_not = _why_no_records(folder, run, game, words)
    own_share = _own_share(run, outcomes)
    gathered = Gathered() if why_not else gather(game, run, record_files(folder), own_share, progress)
    sections = [
        write_wins(writer, outcomes),
        write_ends(writer, outcomes, game),
        write_scores(writer, outcomes, game),
        *_from_records(writer, gathered, game, why_not),
    ]
    title = words.say("title", game=say(run.game, language, game.rulebook.words), seats=run.seats)
    page = Page(
        about=words.say(f"report-{run.kind}"),
        title=title,
        lead=words.say("lead", matches=words.number(len(outcomes)), count=len(outcomes), bots=_company(run, words)),
        tiles=_tiles(writer, outcomes, gathered, game),
        settings=_settings(run, outcomes, gathered, words),
        warnings=_warnings(run, outcomes, gathered, words),
        sections=sections,
        method=[words.say(name) for name in METHOD if name != "method-rounds" or run.kind == "tournament"],
    )
    return write_page(page, words)


def _own_share(run: Run, outcomes: Outcomes) -> OwnShare | None:
    """Return each bot's usual share at a seat, if different bots played."""
    if len(outcomes.names) == 1:
        return None
    shares = {name: outcomes.seat_share(bot).value for bot, name in enumerate(outcomes.names)}
    return lambda number, seat: shares[seating_of(run, number).bots[seat]]


def _why_no_records(folder: Path, run: Run, game: Game, words: Words) -> str | None:
    """Return why records cannot be studied; None if they can."""
    if not record_files(folder):
        return words.say("no-records")
    if run.digest != game.edition.digest:
        return words.say("other-edition", edition=run.edition, digest=run.digest)
    return None


def _from_records(writer: Writer, gathered: Gathered, game: Game, why_not: str | None) -> list[Section]:
    """Write the sections that need the moves of matches; without records, why they are missing."""
    words = writer.words
    if not gathered.leads:
        return [Section("leads", words.say("section-records"), why_not or words.say("no-usable-records"), [])]
    study = write_study(writer, gathered, game)
    return [write_leads(writer, gathered, game), *([study] if study else [])]


def _company(run: Run, words: Words) -> str:
    """Describe who played: one sort of bot, the bots by seat, or the contenders of a tournament."""
    if len(set(run.bots)) == 1:
        return words.say("all-bots", bot=run.bots[0])
    if run.kind == "tournament":
        return words.say("contenders", bots=", ".join(run.bots))
    return words.say("bots-by-seats", bots=", ".join(run.bots))


def _tiles(writer: Writer, outcomes: Outcomes, gathered: Gathered, game: Game) -> list[Tile]:
    """Make the tiles with what a reader wants to know first."""
    words, shares = writer.words, seat_shares(outcomes)
    best = max(range(outcomes.seats), key=lambda seat: shares[seat].value)
    lengths = outcomes.answers if outcomes.rounds is None else outcomes.rounds
    half = int(np.quantile(lengths, 0.5, method="inverted_cdf"))
    studied = words.say("tile-records", count=words.number(len(gathered.leads)))
    seat = words.say("tile-seat-note", number=best + 1, interval=writer.shares.interval(shares[best]))
    tiles = [
        Tile(words.say("tile-matches"), words.number(len(outcomes)), studied),
        Tile(words.say("tile-seat"), writer.shares.write(shares[best].value), seat),
        _end(writer, outcomes, game),
        Tile(
            words.say("tile-length"), words.number(half), words.say("axis-answers" if outcomes.rounds is None else "axis-rounds")
        ),
    ]
    if gathered.leads:
        mean = gathered.mean(lambda lead: lead.changes)
        means = writer.means([mean.value])
        note = words.say("tile-changes-note", interval=means.interval(mean))
        tiles.append(Tile(words.say("tile-changes"), means.write(mean.value), note))
    return tiles


def _end(writer: Writer, outcomes: Outcomes, game: Game) -> Tile:
    """Make the tile of the most common end; if there is only one way to end, of how often a win is shared."""
    words = writer.words
    if len(ways_to_end(game.name)) == 1:
        shared = shared_wins(outcomes)
        note = words.say("tile-shared-note", interval=writer.shares.interval(shared))
        return Tile(words.say("tile-shared"), writer.shares.write(shared.value), note)
    reasons, counts = np.unique(outcomes.reasons, return_counts=True)
    common = str(reasons[counts.argmax()])
    share = outcomes.share(outcomes.reasons == common)
    note = words.say("tile-end-note", end=reason_name(writer, game, common), interval=writer.shares.interval(share))
    return Tile(words.say("tile-end"), writer.shares.write(share.value), note)


def _settings(run: Run, outcomes: Outcomes, gathered: Gathered, words: Words) -> list[tuple[str, str]]:
    """List all settings that determine the figures."""
    options = ", ".join(f"{name} = {str(value).lower()}" for name, value in sorted(run.options.items()))
    versions = words.say("versions", version=run.version, rules=run.rules, advice=run.advice, value=run.value)
    found = {
        "setting-game": f"{run.game}, {words.say('seats-count', seats=run.seats)}",
        "setting-bots": ", ".join(run.bots),
        "setting-matches": words.say("played-of", played=words.number(len(outcomes)), planned=words.number(run.games)),
        "setting-records": words.number(len(gathered.leads)),
        "setting-seed": words.say("secret-seed") if run.seed is None else str(run.seed),
        "setting-options": options or words.say("no-options"),
        "setting-edition": f"{run.edition} ({run.digest})",
        "setting-versions": versions,
    }
    return [(words.say(name), value) for name, value in found.items()]


def _warnings(run: Run, outcomes: Outcomes, gathered: Gathered, words: Words) -> Sequence[str]:
    """List what the reader must know first: an unfinished run, failed programs, unusable records."""
    found = []
    if len(outcomes) < run.games:
        found.append(words.say("unfinished", played=words.number(len(outcomes)), planned=words.number(run.games)))
        if run.kind == "tournament":
            found.append(words.say("stopped-early"))
    for bot, failing in outcomes.failing.items():
        found.append(words.say("program-failed", bot=bot, moves=failing.moves, matches=failing.matches))
    if gathered.refused:
        named = gathered.refused[:REFUSED_TOLD]
        reasons = " ".join(f"{refused.file}: {refused.error.message(words.language)}" for refused in named)
        found.append(words.say("records-refused", count=len(gathered.refused), reasons=reasons))
    return found
