"""Phrases and hints at a server's table: what a person types at home, where the server knows what it means."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.test_join import host_of, link_to, site  # noqa: F401  # site is a fixture
from tests.cli.test_terminal import Person, people, sit_down  # noqa: F401  # people is a fixture
from windycity.client.visit import Visit
from windycity.server.protocol import Expand

SEVERAL, ONE = (range(2, 100), range(1, 2))  # counts of ways


def phrase_with(counts: range, visit: Visit) -> str:
    """Return a phrase for a walk with this many ways; there is one after every throw of the dice at the start."""
    reach = visit.state.view["reach"]
    phrases = [
        f"move {man} with {dice} to {end}" for man, ends_by in reach.items() for dice, ends in ends_by.items() for end in ends
    ]
    return next(phrase for phrase in phrases if len(visit.do(Expand, phrase=phrase).ways or []) in counts)


def test_a_walk_is_typed_as_at_home(
    site: str,  # noqa: F811
    people: list[Person],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_of(tmp_path / "ann", site, "Ann", monkeypatch)
    link = link_to(host, "me", "open", game="chicago")
    ann = sit_down(people, tmp_path / "ann", "join", link, LC_ALL="C")
    ann.types("?")
    assert "move 3 with 2+5 to NW5b" in ann.sees("like streets by column and row")
    bob = sit_down(people, tmp_path / "bob", "join", link, "--name", "Bob", LC_ALL="C")
    for person in (ann, bob):
        person.sees("Your move")
        person.types("done")
    ann.sees("end")
    ann.sees("Your move")
    also_ann = Visit(host, link.rpartition("/")[2], lambda _: None)
    also_ann.open()
    several = phrase_with(SEVERAL, also_ann)
    ann.types("hint")
    ann.sees("only where nobody else plays")
    ann.types("move 1 to z99")
    ann.sees("z99")
    ann.types(several)
    assert f"1. {several.rpartition(' to ')[0]}: " in ann.sees("Several ways lead there; which one? (a number)")
    bob.types("say which way?")
    ann.sees("Bob: which way?")
    ann.types("77")
    ann.sees("Choose a way by its number")
    one = phrase_with(ONE, also_ann)
    ann.types(one)
    bob.sees(f"at {one.split()[-1]}")
    also_ann.close()


def test_an_offer_is_typed_as_at_home_and_refused_with_the_reason(
    site: str,  # noqa: F811
    people: list[Person],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    link = link_to(host_of(tmp_path / "ann", site, "Ann", monkeypatch), "me", "greedy", game="gangsters")
    ann = sit_down(people, tmp_path / "ann", "join", link, LC_ALL="C")
    ann.sees("Your move")
    ann.types("hint")
    ann.sees(" would choose: claim ")
    ann.types("?")
    ann.sees('A whole offer in one line: "offer camorra A2 + 300 for B3".')
    ann.types("offer camorra A2 + 350 for B3")
    assert "350" in ann.sees("offer camorra A2 + 300 for B3")
    ann.types("offer nobody")
    ann.sees("nobody")


def test_a_walk_is_typed_in_dutch_and_chosen_in_steps(
    site: str,  # noqa: F811
    people: list[Person],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_of(tmp_path / "ann", site, "Ann", monkeypatch)
    link = link_to(host, "me", "greedy", game="chicago")
    ann = sit_down(people, tmp_path / "ann", "join", link, "--plain", "--lang", "nl")
    assert "3. klaar" in ann.sees("? voor hulp)")
    ann.types("dichtbij 1")
    ann.sees("Hier: NW-hq: hoofdkwartier.")
    ann.types("koop groen")
    ann.sees("? voor hulp)")
    ann.types("klaar")
    ann.sees("? voor hulp)")
    ann.types("lijst")
    assert re.search(r"1\. loop (\(\d+ zetten\)|1 met \d)", ann.sees("einde"))
    ann.types("kijk 1")
    ann.sees("Jouw man 1 (geel): NW-hq.")
    also_ann = Visit(host, link.rpartition("/")[2], lambda _: None)
    also_ann.open()
    one = phrase_with(ONE, also_ann)
    also_ann.close()
    ann.types(one.replace("move", "loop").replace("with", "met").replace(" to ", " naar "))
    ann.sees(one.split()[-1])
    ann.types("veranderd")
    ann.sees("Ann (rood, NW)")
