"""What the records show: how the lead changes, and what decides the game."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from windycity.arena.plots import Mark, draw_curve
from windycity.arena.report.ends import bins_of
from windycity.arena.report.figures import Bin, Figure, Named, Section, Writer
from windycity.arena.report.gathering import Gathered
from windycity.arena.report.words import capitalised
from windycity.arena.studies import study_of
from windycity.arena.studies.leads import PARTS
from windycity.arena.studies.study import Study, Topic
from windycity.core.game import Game


def write_leads(writer: Writer, gathered: Gathered, game: Game) -> Section:
    """Write the section about the lead; in general words if the game has none of its own."""
    words = writer.words
    figures = [_leader_wins(writer, gathered), _changes(writer, gathered), _settled(writer, gathered)]
    about = words.say("section-leads-about", what=words.say("most"), unit=words.say("stretch"))
    return Section("leads", words.say("section-leads"), about, figures)


def _leader_wins(writer: Writer, gathered: Gathered) -> Figure:
    words, points = writer.words, [_point(writer, gathered, part) for part in range(1, PARTS)]
    scale = writer.chance_axis([end for _, mark in points for end in mark.estimate[:3]], words.say("axis-leader-wins"))
    title = words.say("leader-wins")
    return Figure(
        name="leader-wins",
        title=title,
        about=words.say("leader-wins-about"),
        draw=lambda width: draw_curve(points, scale, title, width, below=words.say("axis-part")),
        head=[words.say(name) for name in ("axis-part", "column-share", "column-interval", "column-matches")],
        rows=[
            [
                label,
                writer.shares.write(mark.estimate.value),
                writer.shares.interval(mark.estimate),
                words.number(len(gathered.leads)),
            ]
            for label, mark in points
        ],
        matches=len(gathered.leads),
    )


def _point(writer: Writer, gathered: Gathered, part: int) -> tuple[str, Mark]:
    words, share = writer.words, gathered.share(lambda lead: lead.leader_wins[part - 1])
    label = words.percent(part / PARTS, 0)
    return label, Mark(share, writer.shares.tip(words.say("after-part", part=label), share))


def _changes(writer: Writer, gathered: Gathered) -> Figure:
    words = writer.words
    changes = np.array([lead.changes for lead in gathered.leads.values()], np.int64)
    mean = gathered.mean(lambda lead: lead.changes)
    note = writer.means([mean.value]).sentence("changes-note", mean)
    bins = bins_of(writer, [changes])
    below, axis = words.say("axis-changes"), words.say("axis-matches")
    return writer.spread("changes", bins, len(changes), below=below, axis=axis, notes=[note])


def _settled(writer: Writer, gathered: Gathered) -> Figure:
    """Draw when the winner took the lead for good, by tenths of the match."""
    words, leads = writer.words, [*gathered.leads.values()]
    known = [lead.settled for lead in leads if lead.settled is not None]
    tenths = [min(int(part * PARTS + 1e-9), PARTS - 1) for part in known]
    bins = []
    for tenth in range(PARTS):
        low, high = words.percent(tenth / PARTS, 0), words.percent((tenth + 1) / PARTS, 0)
        bins.append(Bin(high, words.say("bin", low=low, high=high), [tenths.count(tenth)]))
    bins.append(Bin(words.say("never"), words.say("never-led"), [len(leads) - len(known)]))
    never = gathered.share(lambda lead: lead.settled is None)
    note = writer.shares.sentence("settled-note", never)
    below, axis = words.say("axis-part"), words.say("axis-matches")
    return writer.spread("settled", bins, len(leads), below=below, axis=axis, notes=[note])


def write_study(writer: Writer, gathered: Gathered, game: Game) -> Section | None:
    """Write the section about what decides the game; None if there is no study or nothing was found."""
    words, study = writer.words, study_of(game.name)
    figures = [*_topics(writer, gathered, game, study)] if study else []
    if not figures:
        return None
    return Section("study", words.say("section-study"), words.say("section-study-about"), figures)


def _topics(writer: Writer, gathered: Gathered, game: Game, study: Study) -> Iterator[Figure]:
    words = writer.words
    for topic in study.topics:
        named = _named(writer, gathered, game, study, topic)
        if len(named) > 1 or (named and not topic.chance):  # what every seat has alike cannot win more than chance
            axis = words.say("axis-wins") if topic.chance else words.say_if_known(f"topic-{topic.name}-axis", "")
            groups = [words.say_if_known(f"group-{group}", group) for group in topic.groups]
            yield writer.estimates(
                f"topic-{topic.name}",
                topic.form,
                named,
                axis=axis,
                groups=groups,
                chance=topic.chance,
                matches=gathered.matches(topic),
            )


def _named(writer: Writer, gathered: Gathered, game: Game, study: Study, topic: Topic) -> list[Named]:
    named = []
    for key in gathered.keys(topic):
        for series, group in enumerate(topic.groups or ("",)):
            estimate = gathered.estimate(topic, key, group)
            if estimate:
                named.append(Named(label_of(writer, game, study, topic.kind, key), estimate, series))
    return named


def label_of(writer: Writer, game: Game, study: Study, kind: str, key: str) -> str:
    """Name a key: as the study does, else by the game's word for it, else by the report's."""
    words = writer.words
    own = study.label(game, kind, key, words.language) or words.game_word(game, kind, key)
    if own is None and words.has(f"{kind}-{key}"):
        own = words.say(f"{kind}-{key}")
    if own is None and words.has(f"label-{kind}"):
        own = words.say(f"label-{kind}", number=int(key))
    return capitalised(own or key)
