"""Who a person is to a server: kept for its owner only, and the same under every address of one server."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from tests.cli.test_join import come_to, host_of, site  # noqa: F401  # site is a fixture
from windycity.cli.guests import guest_file


@pytest.fixture
def localhost(site: str) -> str:  # noqa: F811
    """Another address of the same server."""
    return site.replace("127.0.0.1", "localhost")


def change(address: str, **fields: str) -> None:
    """Change what is kept about a guest, by hand."""
    file = guest_file(address)
    file.write_text(json.dumps(json.loads(file.read_text()) | fields))


def test_the_key_can_be_read_by_its_owner_only(
    site: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = host_of(tmp_path, site, "Ann", monkeypatch)
    file = guest_file(site)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    again = come_to(site, None)
    assert again.key == first.key
    renamed = come_to(site, "Anna").me()
    assert renamed is not None
    assert renamed.name == "Anna"
    file.write_text(file.read_text().replace(first.key or "", "0" * 43))
    stranger = come_to(site, None)
    me = stranger.me()
    assert me is not None
    assert me.name == "Anna", "a server that knows the key no longer gets to know the same name"
    file.write_text("nonsense")
    assert come_to(site, "Bea").key != stranger.key


def test_a_key_that_cannot_be_kept_is_told(
    site: str,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "windycity").write_text("a file where the folder should be")
    host_of(tmp_path, site, "Ann", monkeypatch)
    assert "so the server will not know you again" in capsys.readouterr().out


def test_a_server_with_two_addresses_knows_one_guest(
    site: str,  # noqa: F811
    localhost: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann = host_of(tmp_path, site, "Ann", monkeypatch)
    assert come_to(localhost, None).key == ann.key
    assert guest_file(localhost).is_file(), "from now on it is known there at once"
    assert come_to(localhost, "Anna").key == ann.key
    me = come_to(site, None).me()
    assert me is not None
    assert me.name == "Anna"


def test_a_key_that_was_kept_by_an_older_program_goes_on_working(
    site: str,  # noqa: F811
    localhost: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann = host_of(tmp_path, site, "Ann", monkeypatch)
    file = guest_file(site)
    kept = json.loads(file.read_text())
    del kept["server"]
    file.write_text(json.dumps(kept))
    assert come_to(site, None).key == ann.key
    assert come_to(localhost, None).key == ann.key


def test_no_key_is_sent_to_a_server_that_only_says_it_is_the_same(
    site: str,  # noqa: F811
    localhost: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Anybody can learn a server's id: it must be at the same place of the home network as well."""
    ann = host_of(tmp_path, site, "Ann", monkeypatch)
    elsewhere = site.replace("127.0.0.1", "192.0.2.7")
    guest_file(site).rename(guest_file(elsewhere))
    change(elsewhere, site=elsewhere)
    assert come_to(localhost, "Eve").key != ann.key


def test_another_server_at_the_same_place_is_another(
    site: str,  # noqa: F811
    localhost: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann = host_of(tmp_path, site, "Ann", monkeypatch)
    change(site, server="0" * 20)
    assert come_to(localhost, "Eve").key != ann.key
