"""Words: every sentence in every language, with the same facts to fill in, and every sentence that the code uses."""

from __future__ import annotations

import errno
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import windycity
from windycity.core.errors import IllegalMove
from windycity.core.words import CORE_WORDS, LANGUAGES, Word, choose_language, environment_language, reason_of, say, with_capital

PACKAGE = Path(windycity.__file__).parent
FOLDERS = sorted({file.parent for file in PACKAGE.rglob("*.ftl")})


LOAN_WORDS = (
    *("percent", "decimal", "quantile", "heading-bot", "menu-bot", "command-bot", "command-begin", "ranked"),
    *("chicago-poker", "things-gangster", "of-a-kind", "limousine", "flush", "full-house"),
    *("chicago-gangsters", "dealer", "reporter", "senator", "mr-x", "alcohol", "cards-open", "column-hand", "counted"),
    "chicago",
    *("gangsters", "racketeers", "thugs", "vamps", "orange", "donuts", "description-station"),
)


class _Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(folder: Path, language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            facts = _Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


def _id(folder: Path) -> str:
    return "-".join(folder.relative_to(PACKAGE).parts)


@pytest.mark.parametrize("folder", FOLDERS, ids=_id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_complete(folder: Path, language: str) -> None:
    assert sentences(folder, language) == sentences(folder, "en")


class _Numbers(Visitor):
    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.NumberLiteral):
            self.keys.add(node.key.value)
        self.generic_visit(node)


def special_numbers(folder: Path, language: str) -> dict[str, set[str]]:
    """List for every sentence the numbers that it words specially, such as none."""
    found = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            numbers = _Numbers()
            numbers.visit(entry)
            found[entry.id.name] = numbers.keys
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=_id)
@pytest.mark.parametrize("language", ["nl", "de"])
def test_no_language_forgets_a_number_that_is_told_in_a_way_of_its_own(folder: Path, language: str) -> None:
    assert special_numbers(folder, language) == special_numbers(folder, "en")


def has_words(text: str) -> bool:
    """Whether a sentence has words of its own, besides facts, figures and brackets."""
    return bool(re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text.partition("=")[2])))


@pytest.mark.parametrize("folder", FOLDERS, ids=_id)
def test_no_sentence_stands_in_english_in_another_language(folder: Path) -> None:
    def texts(language: str) -> dict[str, str]:
        entries = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
        serializer = FluentSerializer()
        return {entry.id.name: serializer.serialize_entry(entry) for entry in entries if isinstance(entry, ast.Message)}

    english = texts("en")
    for language in ("nl", "de"):
        same = [name for name, text in texts(language).items() if text == english.get(name) and has_words(text)]
        assert [name for name in same if not name.endswith(LOAN_WORDS)] == []


def test_every_sentence_that_an_error_names_has_words() -> None:
    known = {name for folder in FOLDERS for name in sentences(folder, "en")}
    source = "\n".join(file.read_text("utf-8") for file in PACKAGE.rglob("*.py"))
    named = set(re.findall(r'raise \w+\(\s*"([a-z-]+)"', source)) | set(re.findall(r'Explanation\("([a-z-]+)"', source))
    assert len(named) > 50
    assert named <= known


def test_plurals_follow_the_language() -> None:
    folder = str(PACKAGE / "games" / "chicago_poker" / "words")
    assert say("headline-action", "en", folder, boss="Yale", actions=1) == "Yale is to act: one action left."
    assert say("headline-action", "nl", folder, boss="Yale", actions=2) == "Yale is aan de beurt: nog 2 acties."
    assert say("headline-action", "de", folder, boss="Yale", actions=1) == "Yale ist am Zug: noch eine Aktion."


def test_an_error_is_told_in_any_language_with_its_clause() -> None:
    error = IllegalMove("match-over", rule="CP-6.1")
    assert [error.message(language) for language in LANGUAGES] == [
        "The match is over. (CP-6.1)",
        "De partij is afgelopen. (CP-6.1)",
        "Die Partie ist zu Ende. (CP-6.1)",
    ]


def test_a_thing_goes_by_its_word_where_it_has_one() -> None:
    folder = str(PACKAGE / "games" / "chicago_poker" / "words")
    drawn = [say("event-drew", "nl", folder, known="yes", seat="Yale", card=Word("card", name)) for name in ("Gun", "R7")]
    assert drawn == ["Yale trekt Pistool.", "Yale trekt R7."]


def test_a_name_of_two_parts_is_told_by_the_words_for_one_of_them() -> None:
    folder = str(PACKAGE / "games" / "gangsters" / "words")
    assert Word("target", "camorra-thugs").say("nl", folder) == "de Camorra-thugs"
    assert Word("target", "cop-7").say("de", folder) == "Polizist 7"
    assert Word("dice", "green+black").say("de", folder) == "grün + schwarz"
    assert [Word("space", name).say("nl", folder) for name in ("d-4", "x+y", "A2")] == ["d-4", "x+y", "A2"]


def test_what_the_system_refuses_is_told_in_every_language() -> None:
    def messages(error: Exception) -> list[str]:
        return [reason_of(error).say(language, None) for language in LANGUAGES]

    assert messages(FileNotFoundError(errno.ENOENT, "No such file or directory")) == [
        "there is no such file or folder",
        "er is geen bestand of map met die naam",
        "es gibt keine Datei und keinen Ordner mit diesem Namen",
    ]
    assert messages(OSError(errno.ENOSPC, "No space left on device"))[1] == "er is geen ruimte meer op de schijf"
    assert messages(OSError(9999, "Odd")) == ["error 9999 of the system", "fout 9999 van het systeem", "Fehler 9999 des Systems"]
    assert messages(ValueError("embedded null byte"))[2] == "das ist kein Name für eine Datei"


def test_no_error_of_the_system_reaches_people_in_its_own_words() -> None:
    assert [file.name for file in PACKAGE.rglob("*.py") if "strerror" in file.read_text("utf-8")] == []


def test_an_unknown_sentence_is_a_programming_error() -> None:
    with pytest.raises(KeyError, match="no words for 'nonsense'"):
        say("nonsense", "en", CORE_WORDS)


@pytest.mark.parametrize(
    ("locales", "language"),
    [
        (["nl-BE"], "nl"),
        (["DE_at.UTF-8@euro"], "de"),
        (["fr", "pt-BR", "nl", "en"], "nl"),
        (["nlx", "deutsch", "C", ""], None),
        ([], None),
    ],
)
def test_what_people_prefer_leads_to_one_of_our_languages(locales: list[str], language: str | None) -> None:
    assert choose_language(*locales) == language


@pytest.mark.parametrize(("value", "language"), [("nl_NL.UTF-8", "nl"), ("de", "de"), ("fr_FR", "en"), ("C", "en"), ("", "en")])
def test_the_environment_chooses_the_language(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", value)
    assert environment_language() == language


def test_a_capital_has_no_accent() -> None:
    assert [with_capital(text) for text in ("één kaart", "über", "the red 7", "")] == ["Eén kaart", "Über", "The red 7", ""]
