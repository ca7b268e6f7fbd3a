"""Links as people paste them."""

from __future__ import annotations

import pytest

from windycity.client.errors import BadLink
from windycity.client.links import Link, read_link

SITE = "http://192.168.1.5:8020"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"{SITE}/table/abc", Link(SITE, "abc")),
        (f"  {SITE}/table/abc/\n", Link(SITE, "abc")),
        (f"{SITE}/table/abc/seat/2?x=y#z", Link(SITE, "abc")),
        (f"{SITE}/table/abc?language=nl", Link(SITE, "abc")),
        ("192.168.1.5:8020/table/abc", Link(SITE, "abc")),
        ("https://games.example.org/table/abc", Link("https://games.example.org", "abc")),
        ("http://[::1]:8020/table/abc", Link("http://[::1]:8020", "abc")),
        (SITE, Link(SITE, None)),
        (f"{SITE}/", Link(SITE, None)),
        ("localhost:8020", Link("http://localhost:8020", None)),
    ],
)
def test_a_link_is_read(text: str, link: Link) -> None:
    assert read_link(text) == link
    assert read_link(str(link)) == link


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://",
        "ftp://x/table/abc",
        "file:///etc/passwd",
        "two words",
        "http://x:y/",
        "http://x:99999/table/abc",
        "http://[::1",
        "http://ann:secret@x/table/abc",
        f"{SITE}/tables",
        f"{SITE}/table/",
        f"{SITE}/table/a b",
        f"{SITE}/table/%2e%2e",
    ],
)
def test_what_is_no_link_is_refused_with_what_one_looks_like(text: str) -> None:
    with pytest.raises(BadLink) as refused:
        read_link(text)
    for language, word in (("en", "is not the address"), ("nl", "is niet het adres"), ("de", "ist nicht die Adresse")):
        assert word in refused.value.message(language)
        assert "/table/" in refused.value.message(language)
