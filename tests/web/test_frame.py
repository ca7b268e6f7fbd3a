"""What is around a table keeps still, tells the truth, and loses nothing."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.client import DRAWN, say
from tests.web.conftest import Visiting
from tests.web.pages import lobby, over, table
from tests.web.visitor import PHONE, TABLET, Visitor

CALM = json.dumps(json.dumps({"language": "en", "plain": True, "tempo": "calm"}))


def top_of_the_board(visitor: Visitor) -> float:
    return float(visitor.page.evaluate("document.getElementById('board').getBoundingClientRect().top"))


def test_what_others_do_is_shown_one_by_one_and_nothing_moves_meanwhile(visitor: Visiting) -> None:
    ann = visitor().come("Ann")
    ann.context.add_init_script(f"localStorage.windycity = {CALM}")
    ann.look_at(ann.found("chicago-poker", ["me", *["greedy"] * 5]))
    ann.until(lambda: ann.asked is not None)
    ann.button("understood").click()
    yours = ann.page.locator("header").get_by_text(say("your-turn"), exact=True)
    expect(yours).to_be_visible()
    before = top_of_the_board(ann)
    while ann.state["view"]["active"] == 0:
        ann.until(lambda: ann.choices.count() > 0 or ann.state["view"]["active"] != 0)
        ann.answer()
    to_now = ann.page.get_by_role("button", name=re.compile(say("catch-up")))
    to_now.wait_for()
    ann.until(lambda: ann.asked is not None)
    expect(yours).to_be_hidden()
    assert top_of_the_board(ann) == before
    to_now.click()
    expect(yours).to_be_visible()
    assert top_of_the_board(ann) == before


def test_a_line_that_breaks_moves_nothing(visitor: Visiting) -> None:
    ann = visitor(allowed="WebSocket connection to").come("Ann")
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        if not lines:  # no line after the first one comes through
            lines.append(line)
            line.connect_to_server()

    ann.page.route_web_socket("**/play?*", pass_on)
    ann.visit(f"/table/{ann.found('chicago-poker', ['me', 'greedy'])}")
    ann.choices.first.wait_for()
    before = top_of_the_board(ann)
    lines[0].close()
    expect(ann.page.get_by_role("alert").filter(has_text=say("line-lost"))).to_be_visible()
    assert top_of_the_board(ann) == before


def test_a_server_that_stays_away_covers_nothing_and_says_how_old_the_table_is(visitor: Visiting) -> None:
    ann = visitor(allowed="WebSocket connection to").come("Ann")
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        if not lines:  # no line after the first one comes through
            lines.append(line)
            line.connect_to_server()

    ann.page.route_web_socket("**/play?*", pass_on)
    ann.page.clock.install()
    ann.visit(f"/table/{ann.found('chicago-poker', ['me', 'greedy'])}")
    ann.choices.first.wait_for()
    lines[0].close()
    lost = ann.page.get_by_role("alert").filter(has_text=say("line-lost"))
    expect(lost).to_be_visible()
    ann.page.clock.fast_forward(6000)
    expect(lost).to_contain_text(say("line-as-of", time="@").partition("@")[0])
    assert lost.evaluate("bar => bar.getBoundingClientRect().bottom") <= top_of_the_board(ann)


def test_the_end_tells_the_scores_by_round_and_the_biggest_swing(visitor: Visiting) -> None:
    ann = visitor()
    over(ann)
    course = ann.context.request.get(f"{ann.site}/api/tables/{ann.state['table']}/course").json()["points"]
    panel = ann.page.get_by_role("region", name=say("course")).first
    expect(panel.get_by_role("img", name=say("course"))).to_be_visible()
    panel.get_by_text(say("as-table")).click()
    told = panel.get_by_role("table").get_by_role("row")
    expect(told).to_have_count(len(course) + 1)
    assert [int(figure) for figure in told.last.get_by_role("cell").all_text_contents()] == course[-1]["scores"]
    leaps = [abs(to - of) for before, after in pairwise(course) for of, to in zip(before["scores"], after["scores"], strict=True)]
    swing = ann.page.get_by_role("region", name=say("biggest-swing"))
    of, to = map(int, re.findall(r"from (-?\d+) to (-?\d+)", swing.get_by_role("paragraph").first.text_content() or "")[0])
    assert abs(to - of) == max(leaps)
    swing.get_by_role("link", name=say("show-it")).click()
    slider = ann.page.get_by_role("slider", name=say("moment"))
    slider.wait_for()
    assert int(slider.input_value()) in {point["moment"] for point in course[1:]}


def test_a_page_whose_parts_are_gone_offers_to_load_itself_again(visitor: Visiting) -> None:
    ann = visitor(plain=False, allowed="").come("Ann")
    ann.visit()
    ann.page.get_by_role("heading", level=1).first.wait_for()
    name = ann.found("chicago-poker", ["me", "greedy"])

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="gone")

    ann.page.route("**/assets/*.js", gone)
    ann.page.evaluate(f"history.pushState(null, '', '/table/{name}'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(ann.page.get_by_role("heading", name=say("ended-old-client"))).to_be_visible()
    ann.page.unroute("**/assets/*.js", gone)
    ann.button("load-again").click()
    ann.until(lambda: ann.state is not None and ann.asked is not None)
    expect(ann.page.locator("#board")).to_be_visible()
    assert ann.problems, "a part that is missing is an error in the console"
    ann.problems.clear()


def test_escape_closes_the_rules_and_leaves_what_was_picked(visitor: Visiting) -> None:
    ann = visitor(plain=False)
    table(ann, "chicago-poker")
    picked = ann.page.locator("main [aria-pressed=true], main [aria-selected=true], main [aria-checked=true]")
    ann.page.locator("main .hand button:not([disabled]), main [role=option]:not([aria-disabled=true])").first.click()
    expect(picked.first).to_be_visible()
    ann.button("rules").first.click()
    drawer = ann.page.get_by_role("dialog", name=say("rules"))
    drawer.get_by_role("article").first.wait_for()
    ann.page.locator("#board").focus()  # the drawer leaves the table in use
    ann.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(picked.first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(picked).to_have_count(0)


def test_the_log_marks_the_name_of_whoever_reads_it(visitor: Visiting) -> None:
    ann = visitor().come("Ann")
    ann.look_at(ann.found("chicago-poker", ["me", "greedy"]))
    ann.until(lambda: ann.asked is not None)
    ann.answer()
    own = ann.page.get_by_role("log").first.locator("b.own")
    expect(own.first).to_have_text("Ann")
    expect(ann.page.get_by_role("log").first).to_contain_text(f"Ann{say('that-is-you')}")


def test_what_cannot_be_taken_back_is_not_offered_and_the_menu_says_why(visitor: Visiting) -> None:
    ann = visitor()
    table(ann, "chicago-poker")
    ann.button("menu").first.click()
    undo = ann.page.get_by_role("dialog").get_by_role("button", name=say("undo"))
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_description(ann.state["no_undo"])


@pytest.mark.parametrize("game", ["chicago-poker", "chicago-gangsters"])
def test_nobody_is_to_move_after_all_have_agreed_to_end(visitor: Visiting, game: str) -> None:
    ann, bob = visitor(plain=False).come("Ann"), visitor().come("Bob")
    name = ann.found(game, ["me", "open", "greedy", "greedy"])
    ann.look_at(name)
    bob.sit(name)
    ann.until(lambda: ann.stage == "playing")
    ann.menu("propose-end")
    bob.button("agree").click()
    ann.until(lambda: ann.stage == "over")
    board = ann.page.locator("#board")
    expect(ann.page.get_by_role("heading", name=say("ended-early"))).to_be_visible()
    for words in ("cp-your-turn", "is-asked", "cp-wait", "cg-doing-say"):
        expect(board.get_by_text(say(words), exact=True)).to_have_count(0)


@pytest.mark.parametrize("game", DRAWN)
def test_the_table_asks_nothing_while_a_bot_plays(visitor: Visiting, game: str) -> None:
    ann = visitor(plain=False).come("Ann")
    bob = visitor().come("Bob")
    name = ann.found(game, ["me", "open", *["greedy"] * (1 if game == "chicago-gangsters" else 0)])
    ann.look_at(name)
    bob.sit(name)
    ann.until(lambda: ann.stage == "playing")
    ann.menu("hand-over")
    ann.until(lambda: bool(ann.state["seats"][0]["bot"]))
    bob.until(lambda: bob.asked is not None)
    strip = ann.page.locator("main").get_by_text(re.compile(re.escape(say("bot-for-you", level="@").partition("@")[0])))
    expect(strip.first).to_be_visible()
    assert (ann.state["decision"], ann.state["choices"]) == (None, None)
    expect(ann.page.locator("main .target")).to_have_count(0)
    ann.button("take-back").click()
    ann.until(lambda: not ann.state["seats"][0]["bot"])


def test_a_name_is_changed_at_a_table_that_gathers(visitor: Visiting) -> None:
    ann, bob = visitor().come("Ann"), visitor().come("Bob")
    name = ann.found("chicago-poker", ["me", "open", "open"])
    ann.look_at(name)
    bob.sit(name)
    ann.button("change-name").click()
    field = ann.page.get_by_role("textbox", name=say("your-name"))
    expect(field).to_be_focused()
    field.fill("Anna Bell")
    field.press("Enter")
    expect(bob.page.locator("main")).to_contain_text("Anna Bell")
    expect(ann.page.locator("main")).to_contain_text(say("you-named", name="Anna Bell"))


def test_the_lobby_counts_the_bots_of_a_match(visitor: Visiting) -> None:
    ann = visitor()
    lobby(ann)
    mine = ann.page.get_by_role("region", name=say("continue-games"))
    company = say("bots-counted", count=2, level=say("level-greedy"))
    expect(mine).to_contain_text(say("with-names", names=company).strip())


def test_the_name_of_somebody_who_is_away_is_not_broken(visitor: Visiting) -> None:
    ann, bob = visitor(plain=False, language="de").come("Ann"), visitor(allowed="").come("Wilhelmine")
    pace = {"sort": "live", "turn": 60, "reserve": 600}
    name = ann.found("chicago-gangsters", ["me", "open", "greedy", "greedy"], pace=pace)
    ann.look_at(name)
    bob.sit(name)
    ann.until(lambda: ann.stage == "playing")
    bob.visit("/me")
    shown = ann.page.get_by_role("region", name=say("players", "de")).get_by_text("Wilhelmine", exact=True)
    expect(shown.locator("xpath=ancestor::li")).to_contain_text(say("away-since", "de", time="@").partition("@")[0])
    assert shown.evaluate(HEIGHT) < 30  # one line


HEIGHT = "element => element.getBoundingClientRect().height"


@pytest.mark.parametrize("game", DRAWN)
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_head_of_a_table_is_one_row(visitor: Visiting, game: str, language: str) -> None:
    ann = visitor(size=PHONE, plain=False, language=language)
    table(ann, game)
    ann.page.locator("header").get_by_text(say("your-turn", language), exact=True).wait_for()
    assert ann.page.locator("header.bar").evaluate(HEIGHT) < 60
    for width in (TABLET[0], 1280, 1440):
        ann.page.set_viewport_size({"width": width, "height": 900})
        ann.until(lambda: ann.page.locator("header.bar").evaluate(HEIGHT) < 60)  # once the page has noticed its width


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_a_phone_shows_the_games_before_it_asks_for_a_name(visitor: Visiting, language: str) -> None:
    ann = visitor(size=PHONE, language=language).visit()
    deal = ann.page.get_by_role("button", name=say("deal", language))
    deal.wait_for()
    assert ann.page.locator("header").evaluate(HEIGHT) < 60
    assert ann.page.locator(".deal").evaluate(HEIGHT) < PHONE[1] / 3
    ann.come("Ann").visit()
    ann.button("open-table").first.wait_for()
    assert ann.page.locator("header").evaluate(HEIGHT) < 60


def test_a_mistyped_address_leads_to_the_lobby(visitor: Visiting) -> None:
    ann = visitor(allowed="404").visit("/tabel/abc")
    expect(ann.page.get_by_role("heading", name=say("no-page"))).to_be_visible()
    ann.page.get_by_role("link", name=say("to-lobby")).click()
    expect(ann.page.get_by_role("radiogroup", name=say("pick-game"))).to_be_visible()


def test_the_newest_of_much_news_stays_in_sight(visitor: Visiting) -> None:
    ann = visitor(tempo="at-once").come("Ann")
    ann.look_at(ann.found("chicago-gangsters", ["me", *["greedy"] * 4]))
    news = ann.page.get_by_role("log").first
    left = "list => list.scrollHeight - list.scrollTop - list.clientHeight"
    for _ in range(70):
        ann.until(lambda: ann.asked is not None or ann.stage == "over")
        if ann.stage == "over":
            break
        ann.answer()
        ann.until(lambda: news.evaluate(left) < 40)
    assert news.evaluate("list => list.children.length") >= 200
