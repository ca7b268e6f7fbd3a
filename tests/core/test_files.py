"""Files that people hand in: whatever they are, they are read at once, or refused at once with a sentence."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import windycity
from windycity.core import record as records
from windycity.core.edition import MOST_BYTES, read_toml
from windycity.core.errors import BadEdition, BadRecord, WindyCityError
from windycity.core.files import file_of, read_text
from windycity.core.game import Game
from windycity.core.words import LANGUAGES


def refused(file: Path, sentence: str, most: int = 100) -> WindyCityError:
    """Check that a file is refused with a sentence that names it, in every language."""
    with pytest.raises(BadRecord) as caught:
        read_text(file, most, BadRecord)
    messages = {caught.value.message(language) for language in LANGUAGES}
    assert caught.value.sentence == sentence
    assert len(messages) == len(LANGUAGES)
    assert all(str(file) in line for line in messages)
    return caught.value


def test_a_text_is_read_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes("één\r\ntwo\n".encode())
    assert read_text(file, 11, BadRecord) == "één\r\ntwo\n"
    (tmp_path / "link").symlink_to(file)
    assert read_text(tmp_path / "link", 11, BadRecord) == "één\r\ntwo\n"


def test_a_byte_order_mark_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("one", "utf-8-sig")
    assert read_text(tmp_path / "a", 10, BadRecord) == "one"


def test_an_empty_file_is_an_empty_text(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    assert read_text(tmp_path / "a", 10, BadRecord) == ""


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    refused(tmp_path / "nothing", "file-missing")
    (tmp_path / "dangling").symlink_to("nothing")
    refused(tmp_path / "dangling", "file-missing")


def test_a_folder(tmp_path: Path) -> None:
    refused(tmp_path, "file-folder")
    (tmp_path / "link").symlink_to(tmp_path)
    refused(tmp_path / "link", "file-folder")


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    refused(tmp_path / "pipe", "file-special")


@pytest.mark.parametrize("device", ["/dev/full", "/dev/zero", "/dev/null"])
def test_a_device_is_not_read(device: str) -> None:
    refused(Path(device), "file-special")


def test_a_socket_and_a_loop_are_told_as_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as opened:
        opened.bind("socket")
    refused(Path("socket"), "file-unreadable")
    Path("loop").symlink_to("loop")
    refused(Path("loop"), "file-unreadable")
    refused(Path("x" * 300), "file-unreadable")
    refused(Path("a\0b"), "file-unreadable")


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", forbid)  # the user who runs the tests may be allowed to read anything
    refused(tmp_path / "a", "file-forbidden")


def test_no_file_is_read_beyond_the_limit(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"x" * 100)
    assert len(read_text(file, 100, BadRecord)) == 100
    assert refused(file, "file-too-large", 99).facts["size"] == 100
    os.truncate(file, 1 << 40)  # takes no room on the disk, but would in memory
    refused(file, "file-too-large")


@pytest.mark.parametrize("content", [b"\xff", b"abc\xe9", "é".encode("utf-16"), b"\x80" * 50])
def test_what_is_not_utf_8_is_no_text(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(content)
    refused(tmp_path / "a", "file-not-text")


def test_nothing_stays_open(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").is_dir() else 0
    for _ in range(3):
        for file in (tmp_path, Path("/dev/null")):
            with suppress(BadRecord):
                read_text(file, 10, BadRecord)
    assert (len(os.listdir("/proc/self/fd")) if before else 0) == before


def test_what_is_typed_may_begin_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/al")
    assert file_of("~/a.jsonl") == Path("/home/al/a.jsonl")
    assert file_of("~nobody-of-that-name/a") == Path("~nobody-of-that-name/a")


# Editions

DEEP = 20_000
HUGE = "9" * 6_000


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "edition-missing-field"),
        ("\0\1\2", "edition-not-toml"),
        ("format = " + "[" * DEEP, "edition-too-deep"),
        ("format = " + "{a=" * DEEP, "edition-too-deep"),
        ("format = " + "[" * DEEP + "]" * DEEP, "edition-too-deep"),
        (".".join("a" * DEEP) + " = 1", "edition-too-deep"),
        ("[" + " . ".join(['"a"'] * DEEP) + "]", "edition-too-deep"),
        (f"format = {HUGE}", "edition-huge-number"),
        (f"format = -{HUGE}", "edition-huge-number"),
        (f"extra = {HUGE}", "edition-huge-number"),
        ("format = 0x" + "f" * 5_000, "edition-huge-number"),
        ("format = 99999999999999999999", "edition-wrong-head"),
        ("format = 1e99999", "edition-wrong-type"),
        ("format = nan", "edition-wrong-type"),
        ("format = -inf", "edition-wrong-type"),
        ("format = 1.5", "edition-wrong-type"),
        ("format = 1979-05-27", "edition-wrong-type"),
        ("format = 1979-05-27T07:32:00Z", "edition-wrong-type"),
        ("format = 07:32:00", "edition-wrong-type"),
        ("format = true", "edition-wrong-type"),
        ("format = [" + "1," * 50_000 + "]", "edition-wrong-type"),
        ("x" * MOST_BYTES + "x", "file-too-large"),
    ],
    ids=lambda value: value[:24],
)
@pytest.mark.parametrize("name", windycity.games())
def test_an_edition_that_would_choke_the_parser_is_refused(name: str, text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    rest = "" if text in ("", "\0\1\2") else f'\ngame = "{name}"\nname = "Own"\n'
    others = windycity.game(name).rulebook.folder.joinpath("edition.toml").read_text("utf-8").partition("name = ")[2]
    file.write_text(text + rest + (others.partition("\n")[2] if rest else ""), "utf-8")
    with pytest.raises(BadEdition) as caught:
        windycity.game(name, file)
    assert caught.value.sentence == sentence
    messages = [caught.value.message(language) for language in LANGUAGES]
    assert len(set(messages)) == len(LANGUAGES)
    assert all(len(line) < 1_000 for line in messages)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("nan", "not a decimal number"),
        ("1979-05-27", "not a date"),
        ("1979-05-27T07:32:00", "not a date"),
        ("07:32:00", "a time of"),
    ],
)
def test_what_stands_for_a_number_is_told_in_words(value: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f"format = {value}")
    with pytest.raises(BadEdition, match=message):
        windycity.game("chicago-poker", file)


@pytest.mark.parametrize("name", windycity.games())
def test_an_edition_of_windows_can_be_read(name: str, tmp_path: Path) -> None:
    """With a byte order mark and other line ends."""
    own, file = windycity.game(name).edition, tmp_path / "own.toml"
    text = windycity.game(name).rulebook.folder.joinpath("edition.toml").read_text("utf-8")
    file.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert windycity.game(name, file).edition.digest == own.digest


SNIPPETS = st.sampled_from(
    ["[", "]", "{", "}", "=", ".", ",", '"', '"""', "'", "#", "\n", "\r", "1", "9" * 5_000, "0x", "nan", "a", " ", "\0", "\ufeff"]
)


@given(st.lists(st.one_of(SNIPPETS, st.text(max_size=3)), max_size=60).map("".join))
def test_any_text_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    file = tmp_path_factory.getbasetemp() / "any.toml"
    file.write_bytes(text.encode("utf-8", "surrogatepass"))
    with suppress(BadEdition):
        read_toml(file, dict[str, int])


# Records


def game() -> Game:
    return windycity.game("chicago-gangsters", compiled=False)


VALUES = ["[" * DEEP, "[" * 1_500 + "]" * 1_500, '{"a":' * DEEP, HUGE, f"-{HUGE}", "1e99999", "NaN", "{}"]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value[:9])
@pytest.mark.parametrize("field", ["format", "seats", "options", "position", "seat", "chance", "secret"])
def test_a_record_that_would_choke_the_parser_is_refused(field: str, value: str) -> None:
    match = game().start(3, seed=1)
    head, end = match.save().splitlines()
    head = head[:-1] + ',"position":{}}' if field == "position" else head
    line = '{"chance":["W4"]}' if field == "chance" else '{"seat":0,"move":"done"}'
    text = "\n".join(with_value(part, field, value) for part in (head, line, end))
    with pytest.raises(BadRecord) as caught:
        records.replay(game(), records.read(text))
    assert all(len(caught.value.message(language)) < 1_000 for language in LANGUAGES)


def with_value(line: str, field: str, value: str) -> str:
    """Return a line of a record with another value in one of its fields, if it has that field."""
    before, found, after = line.partition(f'"{field}":')
    if not found:
        return line
    old = next(part for part in (after[: after.index(mark)] for mark in (',"', "}") if mark in after))
    return before + found + value + after[len(old) :]


@pytest.mark.parametrize("depth", [10, 300, 900, 960, 980, 990, 995])
@pytest.mark.parametrize("field", ["seats", "hand", "pile", "talk", "ask", "round"])
def test_a_position_that_is_nested_as_deep_as_can_be_read_is_refused(field: str, depth: int) -> None:
    position = game().dump_position(game().start(3, seed=1).position)
    nested: object = []
    for _ in range(depth):
        nested = [nested]
    match = game().start(3, seed=1)
    saved = records.read(match.save())
    head = msgspec.structs.replace(saved.header, position={**position, field: nested})
    record = msgspec.structs.replace(saved, header=head)
    with pytest.raises(BadRecord):
        records.replay(game(), record)


def test_a_record_is_read_from_a_file_or_refused(tmp_path: Path) -> None:
    match = game().start(3, seed=1)
    file = tmp_path / "a.jsonl"
    file.write_text(match.save(), "utf-8-sig")
    assert records.replay(game(), records.read_file(file)).save() == match.save()
    for bad, sentence in ((tmp_path, "file-folder"), (Path("/dev/full"), "file-special"), (tmp_path / "b", "file-missing")):
        with pytest.raises(BadRecord) as caught:
            records.read_file(bad)
        assert caught.value.sentence == sentence
    os.truncate(file, records.MOST_BYTES + 1)
    with pytest.raises(BadRecord) as caught:
        records.read_file(file)
    assert caught.value.sentence == "file-too-large"
