"""What decides Moonshine, for the report: whether it is good to take what is offered."""

from __future__ import annotations

from collections.abc import Iterator

from windycity.arena.studies.story import Story
from windycity.arena.studies.study import Fact, Study, Topic


def find(story: Story) -> Iterator[Fact]:
    """Find how often those who took or refused a crate were right."""
    for event in story.events:
        if event.name in ("taken", "refused"):
            yield Fact("trust", event.name, (event.name == "taken") == (event.facts["crate"] == "whisky"))


STUDY = Study((Topic("trust", "share", "trust", ("taken", "refused")),), find)
