"""The page about oneself: what one has played, and what becomes of one's data."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.web.client import say
from tests.web.conftest import Visiting
from tests.web.pages import me


def test_somebody_new_reads_what_will_stand_there(visitor: Visiting) -> None:
    ann = visitor().visit("/me")
    expect(ann.page.get_by_role("heading", name=say("nobody-yet"))).to_be_visible()
    ann.come("Ann").visit("/me")
    expect(ann.page.get_by_text(say("no-results-yet"))).to_be_visible()
    ann.page.get_by_role("link", name=say("pick-game")).click()
    expect(ann.page).to_have_url(f"{ann.site}/")


def test_a_match_stands_there_with_its_result_and_data_are_taken_along_and_deleted(visitor: Visiting) -> None:
    ann = visitor(allowed="401")
    me(ann)
    result, table = ann.state["view"]["result"], ann.state["table"]
    matches = ann.page.get_by_role("region", name=say("my-matches")).get_by_role("listitem")
    expect(matches).to_have_count(1)
    expect(matches).to_contain_text(f"{result['ranks'][0]}.")
    expect(matches).to_contain_text(say("bot-finished"))
    expect(ann.page.get_by_role("region", name=say("results-and-ratings"))).to_contain_text("Chicago Poker")
    with ann.page.expect_download() as coming:
        ann.page.get_by_role("link", name=say("download-data")).click()
    data = json.loads(coming.value.path().read_text("utf-8"))
    assert (data["guest"]["name"], data["tables"][0]["id"]) == ("Ann", table)
    ann.button("delete-data").click()
    expect(ann.page.get_by_text(say("what-stays-list"))).to_be_visible()
    ann.button("never-mind").click()
    expect(ann.button("delete-now")).to_be_hidden()
    ann.button("delete-data").click()
    ann.button("delete-now").click()
    expect(ann.page.get_by_role("heading", name=say("data-deleted"))).to_be_visible()
    assert ann.context.request.get(f"{ann.site}/api/me").status == 401
    assert ann.context.request.get(f"{ann.site}/api/tables/{table}").status == 404


def test_nothing_of_a_person_is_left_in_the_files_and_the_others_play_on(visitor: Visiting, store: Path) -> None:
    ann, bob = visitor(allowed="401").come("Zebulon Quill"), visitor().come("Bob")
    table = ann.found("chicago-poker", ["me", "open"])
    ann.look_at(table)
    bob.sit(table)
    bob.until(lambda: bob.stage == "playing")
    ann.page.get_by_role("textbox", name=say("say-something")).fill("Xylophones for everyone")
    ann.button("send").click()
    expect(bob.page.get_by_text("Xylophones for everyone")).to_be_visible()
    person = ann.context.request.get(f"{ann.site}/api/me").json()["id"]
    assert set(found_in(store, "Zebulon Quill", "Xylophones", person)) == {"Zebulon Quill", "Xylophones", person}
    ann.visit("/me").button("delete-data").click()
    ann.button("delete-now").click()
    expect(ann.page.get_by_role("heading", name=say("data-deleted"))).to_be_visible()
    assert found_in(store, "Zebulon Quill", "Xylophones", person) == []
    left = str(ann.page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie"))
    assert [text for text in ("Zebulon", table) if text in left] == []
    bob.until(lambda: bob.state["seats"][0]["bot"] is not None and bob.asked is not None)
    bob.answer()


def found_in(store: Path, *texts: str) -> list[str]:
    """Which texts stand anywhere in the files of a store, be it in pages that nobody uses any more."""
    kept = b"".join(file.read_bytes() for file in store.parent.glob(f"{store.name}*"))
    return [text for text in texts if text.encode() in kept]


def test_the_lobby_leads_there(visitor: Visiting) -> None:
    ann = visitor().come("Ann").visit()
    ann.page.get_by_role("button", name=f"{say('profile-of')} Ann").click()
    ann.page.get_by_role("link", name=say("my-record")).click()
    expect(ann.page.get_by_role("heading", level=1, name="Ann")).to_be_visible()
