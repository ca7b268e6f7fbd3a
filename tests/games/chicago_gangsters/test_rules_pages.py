"""The pages with the rules: our choices are marked at the same clauses in every language, and each has a reason."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from windycity.games.reference import rules_text

MARKS = {"en": "ruling", "nl": "keuze", "de": "Festlegung"}
REASONS = re.compile(r"^- ((?:CG-[\d.]+, )*CG-[\d.]+):", re.MULTILINE)


def marked(language: str) -> Counter[str]:
    """The number of our choices that each clause marks."""
    parts = re.split(r"^\*\*(CG-[\d.]+)\*\*", rules_text("chicago-gangsters", language), flags=re.MULTILINE)
    clauses = zip(parts[1::2], parts[2::2], strict=True)
    return Counter({clause: text.count(f"**[{MARKS[language]}]**") for clause, text in clauses})


def reasoned(language: str) -> list[list[str]]:
    """The clauses that each reason is about."""
    return [clauses.split(", ") for clauses in REASONS.findall(rules_text("chicago-gangsters", language))]


@pytest.mark.parametrize("language", MARKS)
def test_our_choices_are_marked_and_reasoned_alike_in_every_language(language: str) -> None:
    assert marked(language) == marked("en")
    assert reasoned(language) == reasoned("en")


def test_every_choice_that_is_marked_has_a_reason_and_none_is_given_without_a_mark() -> None:
    marks, reasons = marked("en"), reasoned("en")
    assert {clause for clause in marks if marks[clause]} <= {clause for clauses in reasons for clause in clauses}
    assert all(any(marks[clause] for clause in clauses) for clauses in reasons)
    assert marks["CG-5.4"] == 4
    assert marks["CG-6.1"] == 2
