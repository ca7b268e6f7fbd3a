"""What the records show: how the lead changes, and what decides the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import numpy as np

from windycity.arena.plots import Mark, draw_curve
from windycity.arena.report.ends import bins_of
from windycity.arena.report.figures import Bin, Figure, Named, Section, Writer
from windycity.arena.report.gathering import RARE, Gathered
from windycity.arena.report.words import capitalised
from windycity.arena.studies import study_of
from windycity.arena.studies.leads import PARTS
from windycity.arena.studies.study import Study, Topic
from windycity.core.game import Game


def write_leads(writer: Writer, gathered: Gathered, game: Game) -> Section:
    """Write the section about the lead; in general words if the game has no words of its own."""
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
        rows, notes = rows_of(writer, gathered, topic, partial(label_of, writer, game, study, topic.kind))
        named = _named(gathered, topic, rows)
        if len(named) > 1 or (named and not topic.chance):  # what every seat has cannot win more than chance
            form = gathered.form(topic)
            wins = "axis-own-share" if form == "edge" else "axis-wins"
            axis = words.say(wins) if topic.chance else words.say_if_known(f"topic-{topic.name}-axis", "")
            groups = [words.say_if_known(f"group-{group}", group) for group in topic.groups]
            yield writer.estimates(
                f"topic-{topic.name}",
                form,
                named,
                axis=axis,
                groups=groups,
                yardstick=None if not topic.chance else writer.own_share if form == "edge" else writer.chance,
                matches=gathered.matches(topic),
                notes=notes,
            )


def rows_of(
    writer: Writer, gathered: Gathered, topic: Topic, label: Callable[[str], str]
) -> tuple[dict[str, list[str]], list[str]]:
    """Return the keys in each row of a topic, by its label, and notes.

    Rare numbers join their neighbours; other rare keys share a row, or are left out if there are few even together.
    """
    keys, rare = gathered.keys(topic), gathered.rare(topic)
    if all(key.isdigit() for key in keys) and not topic.keys:
        return {_range_name(writer, label, row): row for row in _with_neighbours(keys, rare)}, []
    rows = {label(key): [key] for key in keys if key not in rare}
    seldom = [key for key in keys if key in rare]
    if not seldom:
        return rows, []
    words = writer.words
    named = "; ".join(f"{label(key)} ({words.number(gathered.cases(topic, key))})" for key in seldom)
    if sum(gathered.cases(topic, key) for key in seldom) >= RARE:
        return {**rows, words.say("rare"): seldom}, [words.say("rare-together", names=named)]
    return rows, [words.say("rare-left-out", names=named)]


def _with_neighbours(keys: Sequence[str], rare: set[str]) -> list[list[str]]:
    """Divide numbers into rows; a rare one at an end joins the number next to it."""
    rows = [[key] for key in keys]
    while len(rows) > 1 and rows[-1][0] in rare:
        rows[-2:] = [rows[-2] + rows[-1]]
    while len(rows) > 1 and rows[0][-1] in rare:
        rows[:2] = [rows[0] + rows[1]]
    return rows


def _range_name(writer: Writer, label: Callable[[str], str], row: Sequence[str]) -> str:
    if len(row) == 1:
        return label(row[0])
    return writer.words.say("bin", low=label(row[0]), high=label(row[-1]))


def _named(gathered: Gathered, topic: Topic, rows: Mapping[str, Sequence[str]]) -> list[Named]:
    return [
        Named(label, estimate, series)
        for label, keys in rows.items()
        for series, group in enumerate(topic.groups or ("",))
        if (estimate := gathered.estimate(topic, keys, group))
    ]


def label_of(writer: Writer, game: Game, study: Study, kind: str, key: str) -> str:
    """Name a key: as the study does, else by the game's word for it, else by the report's."""
    words = writer.words
    own = study.label(game, kind, key, words.language) or words.game_word(game, kind, key)
    if own is None and words.has(f"{kind}-{key}"):
        own = words.say(f"{kind}-{key}")
    if own is None and words.has(f"label-{kind}"):
        own = words.say(f"label-{kind}", number=int(key))
    return capitalised(own or key)
