"""What a table does besides the game: the link that is copied, notifications, sounds, and what only partners hear."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.client import say
from tests.web.conftest import Visiting
from tests.web.test_play import two_at
from tests.web.visitor import Visitor, take_turns

# Whether the page is looked at is the test's to say; what the browser is asked for is noted.
SPY = """
window.asked = { words: [], tones: 0, away: false };
Object.defineProperty(document, "hidden", { get: () => window.asked.away });
window.Notification = class extends Notification {
  constructor(title, options) { super(title, options); window.asked.words.push(title); }
};
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.asked.tones++; start.apply(this, when); };
"""


def at_the_menu(visitor: Visiting) -> Visitor:
    ann = visitor().come("Ann")
    ann.context.add_init_script(SPY)
    ann.context.grant_permissions(["notifications"])
    ann.look_at(ann.found("chicago-poker", ["me", "greedy"]))
    ann.until(lambda: ann.asked is not None)
    ann.button("menu").first.click()
    return ann


def test_the_link_is_copied(visitor: Visiting) -> None:
    ann = visitor().come("Ann")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = ann.found("chicago-poker", ["me", "open"])
    ann.look_at(table).button("copy").click()
    expect(ann.button("copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == f"{ann.site}/table/{table}"


def test_word_comes_from_a_page_in_the_background_when_it_is_ones_turn(visitor: Visiting) -> None:
    ann = at_the_menu(visitor)
    ann.page.get_by_role("switch", name=say("notify-me")).click()
    ann.page.keyboard.press("Escape")
    play_a_turn(ann)
    assert ann.page.evaluate("asked.words") == [], "who looks at the page needs no word"
    ann.page.evaluate("asked.away = true")
    play_a_turn(ann)
    ann.until(lambda: say("your-turn") in ann.page.evaluate("asked.words"))


def play_a_turn(visitor: Visitor) -> None:
    """Answer until a bot has moved, and it is this person's turn again."""
    turns = visitor.state["view"]["turn"]
    while visitor.state["view"]["turn"] == turns:
        visitor.until(lambda: visitor.asked is not None)
        visitor.answer()
    visitor.until(lambda: visitor.asked is not None)


def test_sounds_are_made_for_those_who_want_them(visitor: Visiting) -> None:
    ann = at_the_menu(visitor)
    ann.page.keyboard.press("Escape")
    ann.answer()
    assert ann.page.evaluate("asked.tones") == 0
    ann.button("menu").first.click()
    ann.page.get_by_role("switch", name=say("sounds")).click()
    tried = ann.page.evaluate("asked.tones")
    assert tried > 0, "it can be heard at once what it sounds like"
    ann.page.keyboard.press("Escape")
    ann.until(lambda: ann.asked is not None)
    ann.answer()
    ann.until(lambda: ann.page.evaluate("asked.tones") > tried)


def test_partners_talk_among_themselves(visitor: Visiting) -> None:
    ann, bob, table = two_at(visitor, "chicago-gangsters")
    eve = visitor().look_at(table)
    for _ in range(60):
        ann.page.wait_for_timeout(50)
        if bob.state["you"] in ann.state["partners"]:
            break
        take_turns([ann, bob], 1)
    only_bob = ann.page.get_by_role("switch", name=say("only-to", names="Bob"))
    only_bob.click()
    ann.page.get_by_role("textbox", name=say("say-something")).fill("Bring ten")
    ann.button("send").click()
    expect(bob.page.get_by_role("log").filter(has_text="Bring ten")).to_contain_text(say("privately"))
    only_bob.click()
    ann.page.get_by_role("textbox", name=say("say-something")).fill("Hello all")
    ann.button("send").click()
    expect(eve.page.get_by_role("log").filter(has_text="Hello all")).to_be_visible()
    assert not any("Bring ten" in frame for frame in eve.frames)
