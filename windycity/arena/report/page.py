"""The page of a report: HTML with its style and plots, light and dark, for screens, phones and paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from windycity.arena.plots import STYLE
from windycity.arena.report.figures import Figure, Section
from windycity.arena.report.words import Words

WIDE, SLIM = 600, 340  # every plot is drawn for screens and for phones

FOLDER = Path(__file__).parent
COLOURS, LAYOUT = (FOLDER / name for name in ("colours.css", "page.css"))
WINDOWS = "".join(f"M{x} {y}v2h2v-2z" for y in (13, 17) for x in (8, 11, 14))
TOWER = f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M11 1h2v3h2v3h2v4h3v11H4V11h3V7h2V4h2z{WINDOWS}"/></svg>'


@dataclass(frozen=True)
class Tile:
    """A figure at the top of the page: its name, its value, and what it means."""

    name: str
    value: str
    note: str


@dataclass(frozen=True)
class Page:
    """Everything on the page."""

    about: str
    title: str
    lead: str
    tiles: Sequence[Tile]
    settings: Sequence[tuple[str, str]]
    warnings: Sequence[str]
    sections: Sequence[Section]
    method: Sequence[str]


def write_page(page: Page, words: Words) -> str:
    """Write the page as HTML."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(page.title)}</title><style>{COLOURS.read_text('utf-8')}{LAYOUT.read_text('utf-8')}{STYLE}</style>"
    )
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.language}"><head>{head}</head><body>',
            f'<header class="top"><div>{TOWER}<b>Windy City</b></div></header>',
            f'<main><p class="eyebrow">{escape(page.about)}</p><h1>{escape(page.title)}</h1>',
            f'<p class="lead">{escape(page.lead)}</p>',
            *(f'<p class="warning" role="note">{escape(warning)}</p>' for warning in page.warnings),
            f'<div class="tiles">{"".join(map(_tile, page.tiles))}</div>',
            f"<dl>{''.join(f'<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>' for name, value in page.settings)}</dl>",
            _contents(page.sections, words),
            *(_section(section, words) for section in page.sections),
            f'<footer id="method"><h3>{escape(words.say("method"))}</h3>',
            *(f"<p>{escape(said)}</p>" for said in page.method),
            "</footer></main></body></html>\n",
        ]
    )


def _tile(tile: Tile) -> str:
    return f'<div class="tile"><span>{escape(tile.name)}</span><b>{escape(tile.value)}</b><i>{escape(tile.note)}</i></div>'


def _contents(sections: Sequence[Section], words: Words) -> str:
    links = [(f"section-{section.name}", section.title) for section in sections] + [("method", words.say("method"))]
    items = "".join(f'<li><a href="#{name}">{escape(title)}</a></li>' for name, title in links)
    return f'<nav aria-label="{escape(words.say("contents"))}"><ul>{items}</ul></nav>'


def _section(section: Section, words: Words) -> str:
    figures = "".join(_figure(figure, words) for figure in section.figures)
    body = f'<div class="figures">{figures}</div>' if figures else ""
    return f'<section id="section-{section.name}"><h2>{escape(section.title)}</h2><p>{escape(section.about)}</p>{body}</section>'


def _figure(figure: Figure, words: Words) -> str:
    plots = "".join(f'<div class="{name}">{figure.draw(width)}</div>' for name, width in (("wide", WIDE), ("slim", SLIM)))
    notes = "".join(f'<p class="note">{escape(note)}</p>' for note in figure.notes)
    basis = words.say("basis", matches=figure.matches, written=words.number(figure.matches))
    return "".join(
        [
            f'<figure id="{figure.name}"><h3>{escape(figure.title)}</h3><p>{escape(figure.about)}</p>{plots}',
            notes,
            f"<figcaption>{escape(basis)}</figcaption>",
            f'<details><summary>{escape(words.say("numbers"))}</summary><div class="scroll">',
            *_table(figure),
            "</div></details></figure>",
        ]
    )


def _table(figure: Figure) -> Iterator[str]:
    yield "<table><thead><tr>"
    yield from (f'<th scope="col">{escape(name)}</th>' for name in figure.head)
    yield "</tr></thead><tbody>"
    for row in figure.rows:
        yield f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
    yield "</tbody></table>"
