"""Write the tables of features into the page about research: `python docs/features.py` rewrites them in `docs/research.md`."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import wrap

import windycity
from windycity.core.features import Axis, Slice
from windycity.envs.batch import features_of
from windycity.envs.factored import Factored
from windycity.games import rulebook

PAGE = Path(__file__).parent / "research.md"
WIDTH = 100  # of a line


def write_table(name: str) -> str:
    """Write the slices of a game's features as a table, and the heads of its actions as a sentence."""
    features, actions = features_of(name), rulebook(name).actions
    heads = ", ".join(f"`{head}` {size}" for head, size in Factored(actions).heads.items())
    rows = [_row(each) for each in features]
    return "\n".join(
        [
            *wrap(f"{features.count:,} features, {actions.count:,} actions; by heads: {heads}.", WIDTH),
            "",
            "| slice | from | for each | most | what its numbers mean |",
            "| --- | ---: | --- | ---: | --- |",
            *rows,
        ]
    )


def _row(each: Slice) -> str:
    axes = " x ".join(_axis(axis) for axis in each.axes) or "-"
    return f"| `{each.name}` | {each.first} | {axes} | {each.most} | {each.about} |"


def _axis(axis: Axis) -> str:
    return f"{axis.kind} ({axis.size})"


def write_page(text: str) -> str:
    """Return the page with the tables as they should be."""
    for name in windycity.games():
        begin, end = f"<!-- features of {name} -->", "<!-- end -->"
        table = f"{begin}\n{write_table(name)}\n{end}"
        text = re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _, table=table: table, text, flags=re.DOTALL)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    PAGE.write_text(write_page(PAGE.read_text("utf-8")), "utf-8")
