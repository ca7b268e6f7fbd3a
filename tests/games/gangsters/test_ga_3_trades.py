"""GA-3.3: trades."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from tests.games.gangsters.printed import PRICE
from tests.games.gangsters.story import GAME, GANGS, Story, story
from windycity.core.errors import BadMove, WrongTurn
from windycity.core.words import Word

JOINTS = {0: "A2 A3:2 B1", 1: "K2:2 K3 E1", 2: "D1"}
CASH = {0: 1200, 1: 700, 2: 300}
OFFER = ["offer camorra", "give A2", "want E1", "propose"]


def table(seats: int = 3, **more: object) -> Story:
    goods = {"joints": {seat: JOINTS[seat] for seat in range(seats)}, "cash": {seat: CASH[seat] for seat in range(seats)}}
    return story(seats=seats, at="buy", **goods | more)  # type: ignore[arg-type]  # settings of all sorts


def offer(s: Story, partner: int, give: str, want: str, *cash: str) -> Story:
    """Seat 0 makes an offer: `offer(s, 1, "A2", "nothing", "get 500")`."""
    return s.play(0, [f"offer {GANGS[partner]}", f"give {give}", f"want {want}", *cash, "propose"])


def goods(s: Story) -> list[tuple[dict[str, int], int]]:
    return [(s.joints(seat), s.cash(seat)) for seat in range(s.match.seats)]


def amounts(most: int) -> list[list[str]]:
    """The steps for every amount of hundreds up to the most: 700 is 500, 100 and 100."""
    found = []
    for amount in range(100, most + 1, 100):
        left, steps = amount, []
        for step in (5000, 1000, 500, 100):
            steps += [str(step)] * (left // step)
            left %= step
        found.append(steps)
    return found


# Offers


def test_ga_3_3_the_active_player_offers_and_the_other_accepts() -> None:
    s = table()
    before = GAME.dump_position(s.match.position)
    offer(s, 1, "B1", "E1", "get 500")
    assert (s.ask, s.waiting, s.legal(1), s.legal(0)) == ("accept", (1,), ["accept", "refuse"], [])
    assert goods(s) == goods(table())
    s.play(1, "accept")
    assert (s.ask, s.waiting) == ("buy", (0,))
    assert goods(s) == [({"A2": 1, "A3": 2, "E1": 1}, 1700), ({"B1": 1, "K2": 2, "K3": 1}, 200), ({"D1": 1}, 300)]
    after = GAME.dump_position(s.match.position)
    assert {name for name in after if after[name] != before[name]} == {"owner", "cash", "offers"}


def test_ga_3_3_the_other_may_refuse_and_nothing_changes() -> None:
    s = table()
    before = GAME.dump_position(s.match.position)
    offer(s, 1, "B1", "E1", "get 500").play(1, "refuse")
    assert (s.ask, s.waiting, goods(s)) == ("buy", (0,), goods(table()))
    after = GAME.dump_position(s.match.position)
    assert {name for name in after if after[name] != before[name]} == {"offers"}


@pytest.mark.parametrize("eye", [0, 1, 2, None])
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_ga_3_3_everyone_sees_offer_and_answer(eye: int | None, answer: str) -> None:
    s = offer(table(), 1, "B1", "nothing", "get 500", "get 100")
    facts = {"partner": 1, "give": "B1", "pay": 0, "want": None, "get": 600}
    assert to_builtins(s.view(eye).offer) == facts
    told = {"seat": 0, **facts, "want": "nothing"}
    assert s.events("offered", eye) == [told]
    s.play(1, answer)
    assert s.view(eye).offer is None
    assert s.events("accepted", eye) == ([told] if answer == "accept" else [])
    assert s.events("refused", eye) == ([told] if answer == "refuse" else [])


@pytest.mark.parametrize("partner", [1, 2])
def test_ga_3_3_any_other_player_can_be_asked(partner: int) -> None:
    s = offer(table(), partner, "A2", "nothing", "get 100")
    assert s.waiting == (partner,)
    with pytest.raises(WrongTurn):
        s.play(3 - partner, "accept")
    assert s.play(partner, "accept").owner("A2") == partner


def test_ga_3_3_all_others_are_offered_by_name() -> None:
    assert table().legal(0, "offer") == ["offer camorra", "offer outfit"]
    assert table(active=1).legal(1, "offer") == ["offer shamrocks", "offer outfit"]


@pytest.mark.parametrize(("gang", "sentence"), [("shamrocks", "offer-to-yourself"), ("wreckers", "gang-not-playing")])
def test_ga_3_3_not_with_oneself_nor_with_who_does_not_play(gang: str, sentence: str) -> None:
    error = table().refuse(0, f"offer {gang}")
    assert (error.sentence, error.rule) == (sentence, "GA-3.3")


@pytest.mark.parametrize("seat", [1, 2])
def test_ga_3_3_only_the_active_player_offers(seat: int) -> None:
    with pytest.raises(WrongTurn):
        table().play(seat, "offer shamrocks")


def test_ga_3_3_trades_come_before_the_dice() -> None:
    s = table().play(0, "throw")
    assert (s.legal(0, "offer"), s.refuse(0, "offer camorra").sentence) == ([], "asked-for-police")
    s.play(0, "pass")
    assert (s.legal(0, "offer"), s.refuse(0, "offer camorra").sentence) == ([], "asked-for-move")


def test_ga_3_3_one_can_trade_and_then_buy_and_buy_and_then_trade() -> None:
    s = offer(table(pieces={0: "R1 A2"}, joints={0: "A2", 1: "A3"}), 1, "nothing", "A3", "pay 100").play(1, "accept")
    assert s.play(0, "raise").joints(0) == {"A2": 2, "A3": 1}
    s = table(pieces={0: "R1 A4"}, joints={0: "A2", 1: "A3"}).play(0, "buy")
    assert offer(s, 1, "A4", "A3").play(1, "accept").joints(0) == {"A2": 1, "A3": 1}


def test_ga_3_3_a_trade_is_no_purchase() -> None:
    s = offer(table(pieces={0: "R1 A2"}), 1, "B1", "E1").play(1, "accept")
    assert (s.play(0, "raise").level("A2"), s.cash(0)) == (2, 1000)


# What can be in an offer


def test_ga_3_3_ruling_at_most_one_joint_on_each_side() -> None:
    s = table().play(0, "offer camorra").play(0, "give A2")
    assert s.ask == "want"
    assert s.refuse(0, "give A3").sentence == "asked-for-want"
    s.play(0, "want K2")
    assert s.refuse(0, "want K3").sentence == "asked-for-cash"
    assert s.refuse(0, "give A3").sentence == "asked-for-cash"


def test_ga_3_3_only_own_joints_are_given() -> None:
    s = table().play(0, "offer camorra")
    assert s.legal(0) == ["give A2", "give A3", "give B1", "give nothing"]
    for name in ("K2", "D1", "C1"):
        error = s.refuse(0, f"give {name}")
        assert (error.sentence, error.rule, error.facts["joint"]) == ("not-your-joint", "GA-3.3", Word("joint", name))


def test_ga_3_3_only_joints_of_the_other_are_wanted() -> None:
    s = table().play(0, ["offer camorra", "give A2"])
    assert s.legal(0) == ["want E1", "want K2", "want K3", "want nothing"]
    for name in ("A3", "D1", "C1"):
        error = s.refuse(0, f"want {name}")
        assert (error.sentence, error.rule, error.facts["joint"]) == ("not-their-joint", "GA-3.3", Word("joint", name))


@pytest.mark.parametrize("steps", amounts(1200))
def test_ga_3_3_any_cash_in_hundreds_can_be_paid_up_to_all_one_has(steps: list[str]) -> None:
    total = sum(map(int, steps))
    s = offer(table(), 1, "nothing", "E1", *(f"pay {step}" for step in steps)).play(1, "accept")
    assert goods(s)[:2] == [({"A2": 1, "A3": 2, "B1": 1, "E1": 1}, 1200 - total), ({"K2": 2, "K3": 1}, 700 + total)]
    assert (s.events("offered")[0]["pay"], s.events("offered")[0]["get"]) == (total, 0)


@pytest.mark.parametrize("steps", amounts(700))
def test_ga_3_3_any_cash_in_hundreds_can_be_got_up_to_all_the_other_has(steps: list[str]) -> None:
    total = sum(map(int, steps))
    s = offer(table(), 1, "B1", "nothing", *(f"get {step}" for step in steps)).play(1, "accept")
    assert goods(s)[:2] == [({"A2": 1, "A3": 2}, 1200 + total), ({"B1": 1, "E1": 1, "K2": 2, "K3": 1}, 700 - total)]
    assert (s.events("offered")[0]["pay"], s.events("offered")[0]["get"]) == (0, total)


@pytest.mark.parametrize("side", ["pay", "get"])
@pytest.mark.parametrize(("step", "cash"), [(100, 100), (500, 500), (1000, 1000), (5000, 5000)])
def test_ga_3_3_nobody_can_offer_more_than_there_is(side: str, step: int, cash: int) -> None:
    payer = 0 if side == "pay" else 1
    moves = ["offer camorra", "give A2", "want E1"]
    assert f"{side} {step}" in table(cash={payer: cash}).play(0, moves).legal(0)
    s = table(cash={payer: cash - 100, 1 - payer: 9000}).play(0, moves)
    assert f"{side} {step}" not in s.legal(0)
    error = s.refuse(0, f"{side} {step}")
    assert (error.sentence, error.rule) == (f"{side}-too-much", "GA-3.3")
    facts = (cash - 100, 9000) if side == "pay" else (9000, cash - 100)
    assert (error.facts["cash"], error.facts["theirs"]) == facts


def test_ga_3_3_cash_is_added_up_and_the_sum_must_be_there() -> None:
    s = table(cash={0: 600}).play(0, ["offer camorra", "give A2", "want E1", "pay 500", "pay 100"])
    offer = s.view(1).offer
    assert (s.legal(0), offer and offer.pay) == (["propose"], 600)
    assert s.refuse(0, "pay 100").sentence == "pay-too-much"


@pytest.mark.parametrize(("first", "second"), [("pay", "get"), ("get", "pay")])
def test_ga_3_3_ruling_cash_goes_one_way(first: str, second: str) -> None:
    s = table().play(0, ["offer camorra", "give A2", "want E1", f"{first} 100"])
    assert s.refuse(0, f"{second} 100").sentence == "cash-for-cash"


@pytest.mark.parametrize("word", ["50", "150", "0", "-100", "99"])
def test_ga_3_3_ruling_cash_is_in_hundreds(word: str) -> None:
    s = table().play(0, ["offer camorra", "give A2", "want E1"])
    with pytest.raises(BadMove):
        s.play(0, f"pay {word}")


@pytest.mark.parametrize(("give", "want"), [("A2", "E1"), ("A3", "K2"), ("B1", "K3")])
def test_ga_3_3_a_joint_for_a_joint_needs_no_cash(give: str, want: str) -> None:
    s = offer(table(), 1, give, want).play(1, "accept")
    assert (s.owner(give), s.owner(want), s.cash(0), s.cash(1)) == (1, 0, 1200, 700)


@pytest.mark.parametrize("cash", [["pay 100"], ["get 500", "get 100"]])
def test_ga_3_3_a_joint_and_cash_for_a_joint(cash: list[str]) -> None:
    paid = sum(int(step.split()[1]) * (1 if step.startswith("pay") else -1) for step in cash)
    s = offer(table(), 1, "A2", "E1", *cash).play(1, "accept")
    assert (s.owner("A2"), s.owner("E1"), s.cash(0), s.cash(1)) == (1, 0, 1200 - paid, 700 + paid)


def test_ga_3_3_ruling_nothing_is_given_away() -> None:
    s = table().play(0, ["offer camorra", "give nothing"])
    error = s.refuse(0, "want nothing")
    assert (error.sentence, error.rule, "want nothing" in s.legal(0)) == ("want-something", "GA-3.3", False)
    s.play(0, "want E1")
    assert ("propose" in s.legal(0), s.refuse(0, "propose").sentence) == (False, "nothing-offered")
    assert s.refuse(0, "get 100").sentence == "get-for-no-joint"
    s = table().play(0, ["offer camorra", "give A2", "want nothing"])
    assert ("propose" in s.legal(0), s.refuse(0, "propose").sentence) == (False, "nothing-asked-for")
    assert s.refuse(0, "pay 100").sentence == "pay-for-no-joint"


def test_ga_3_3_ruling_who_has_no_cash_gives_a_joint() -> None:
    s = table(cash={1: 700}).play(0, "offer camorra")
    assert (s.legal(0), s.refuse(0, "give nothing").sentence) == (["give A2", "give A3", "give B1"], "give-something")
    s = table(cash={0: 700}).play(0, ["offer camorra", "give A2"])
    assert (s.legal(0), s.refuse(0, "want nothing").sentence) == (["want E1", "want K2", "want K3"], "want-something")


def test_ga_3_3_ruling_to_who_has_no_joint_a_joint_is_given() -> None:
    s = table(joints={0: "A2 A3"}).play(0, "offer camorra")
    assert (s.legal(0), s.refuse(0, "give nothing").sentence) == (["give A2", "give A3"], "give-something")
    assert s.play(0, "give A2").legal(0) == ["want nothing"]


@pytest.mark.parametrize(
    ("joints", "cash", "possible"),
    [
        ({}, {0: 900, 1: 900}, False),
        ({0: "A2"}, {0: 900}, False),
        ({0: "A2"}, {1: 100}, True),
        ({1: "A2"}, {1: 900}, False),
        ({1: "A2"}, {0: 100}, True),
        ({0: "A2", 1: "A3"}, {}, True),
    ],
)
def test_ga_3_3_ruling_an_offer_is_begun_only_if_one_can_be_made(
    joints: dict[int, str], cash: dict[int, int], possible: bool
) -> None:
    s = story(seats=2, joints=joints, cash=cash, at="buy")
    assert (s.legal(0, "offer") == ["offer camorra"]) is possible
    if not possible:
        assert s.refuse(0, "offer camorra").sentence == "nothing-to-trade"


# Three offers a turn


@pytest.mark.parametrize("answers", [("refuse",) * 3, ("accept", "refuse", "accept"), ("accept",) * 3])
def test_ga_3_3_ruling_at_most_three_offers_a_turn(answers: tuple[str, ...]) -> None:
    s = table()
    for partner, give, answer in zip((1, 2, 1), ("A2", "A3", "B1"), answers, strict=True):
        assert s.legal(0, "offer") != []
        offer(s, partner, give, "nothing", "get 100").play(partner, answer)
    assert s.legal(0, "offer") == []
    for gang in ("camorra", "outfit"):
        error = s.refuse(0, f"offer {gang}")
        assert (error.sentence, error.rule, error.facts["count"]) == ("no-more-offers", "GA-3.3", 3)
    assert s.play(0, "throw").ask == "police"


def test_ga_3_3_the_next_turn_has_three_offers_of_its_own() -> None:
    s = table(seats=2)
    for _ in range(3):
        offer(s, 1, "A2", "E1").play(1, "refuse")
    s.play(0, "throw").play(0, "pass").done(0)
    for _ in range(3):
        s.play(1, ["offer shamrocks", "give E1", "want A2", "propose"]).play(0, "refuse")
    assert s.legal(1) == ["throw"]
    s.play(1, "throw").play(1, "pass").done(1)
    assert s.legal(0, "offer") == ["offer camorra"]


def test_ga_3_3_the_same_offer_can_be_made_again() -> None:
    s = table()
    s.play(0, OFFER).play(1, "refuse").play(0, OFFER).play(1, "accept")
    assert (s.owner("A2"), s.owner("E1")) == (1, 0)


@pytest.mark.parametrize("answer", ["accept", "refuse"])
@pytest.mark.parametrize("cash", ["pay 100", "get 100"])
def test_ga_3_3_a_new_offer_begins_with_nothing(answer: str, cash: str) -> None:
    s = offer(table(), 1, "B1", "E1", cash).play(1, answer).play(0, "offer outfit")
    assert to_builtins(s.view(0).offer) == {"partner": 2, "give": None, "pay": 0, "want": None, "get": 0}
    s.play(0, ["give A2", "want D1", "propose"]).play(2, "accept")
    assert (s.owner("A2"), s.owner("D1"), s.cash(2)) == (2, 0, 300)


def test_ga_3_3_what_was_got_can_be_traded_on() -> None:
    s = offer(table(), 1, "A2", "E1").play(1, "accept")
    offer(s, 2, "E1", "D1", "pay 1000").play(2, "accept")
    assert goods(s) == [({"A3": 1, "B1": 1, "D1": 1}, 200), ({"A2": 1, "K2": 2, "K3": 1}, 700), ({"E1": 1}, 1300)]


# What happens to a traded joint


def test_ga_3_3_a_traded_joint_keeps_its_public_which_pays_the_new_owner() -> None:
    s = offer(table(public={"3a": "A2"}), 1, "A2", "nothing", "get 100").play(1, "accept")
    assert s.public_at("3a") == "A2"
    s.play(0, "throw").play(0, "pass").done(0)
    assert s.events("earned") == [{"seat": 1, "joint": "A2", "public": "3a", "money": 3 * PRICE["A2"]}]


@pytest.mark.parametrize(
    ("mine", "theirs", "level"),
    [
        ("A2:2 A3", "E1", 1),
        ("A2:2 A3", "K2", 2),
        ("A2:3 A3 A4", "K2", 2),
        ("A2:3 A3 A4", "K2 K3", 3),
        ("A2:2 A3", "K2 K3 K4", 2),
        ("A2", "K2 K3", 1),
    ],
)
def test_ga_3_3_it_keeps_its_level_as_far_as_the_new_owner_can_have_it(mine: str, theirs: str, level: int) -> None:
    s = offer(table(joints={0: mine, 1: theirs}), 1, "A2", "nothing", "get 100").play(1, "accept")
    assert (s.owner("A2"), s.level("A2")) == (1, level)
    old = int((mine.split()[0] + ":1").split(":")[1])
    assert [event for event in s.events("capped") if event["joint"] == "A2"] == (
        [{"joint": "A2", "level": level}] if level < old else []
    )


def test_ga_3_3_a_wanted_joint_keeps_its_level_too() -> None:
    s = offer(table(), 1, "nothing", "K2", "pay 100").play(1, "accept")
    assert goods(s)[:2] == [({"A2": 1, "A3": 2, "B1": 1, "K2": 2}, 1100), ({"E1": 1, "K3": 1}, 800)]


def test_ga_3_3_two_joints_of_one_colour_change_hands_at_the_same_time() -> None:
    """Each still holds as many of the colour as before, so no level drops."""
    s = offer(table(joints={0: "A2:2 A3:2", 1: "K2:2 K3:2"}), 1, "A2", "K2").play(1, "accept")
    assert (s.joints(0), s.joints(1), s.events("capped")) == ({"A3": 2, "K2": 2}, {"A2": 2, "K3": 2}, [])


def test_ga_3_3_two_joints_of_one_colour_are_capped_by_what_each_has_then() -> None:
    s = offer(table(joints={0: "A2:3 A3:3 A4", 1: "K2"}), 1, "A2", "K2").play(1, "accept")
    assert (s.joints(0), s.joints(1)) == ({"A3": 3, "A4": 1, "K2": 1}, {"A2": 1})
    assert s.events("capped") == [{"joint": "A2", "level": 1}]


def test_ga_3_3_a_level_dropped_by_a_trade_is_not_paid_back() -> None:
    s = offer(table(joints={0: "A2:2 A3:2", 1: "E1"}), 1, "A2", "nothing", "get 100").play(1, "accept")
    assert goods(s)[:2] == [({"A3": 1}, 1300), ({"A2": 1, "E1": 1}, 600)]


def test_ga_3_3_its_guards_are_the_new_owners() -> None:
    """The old owner's thugs are attacked in it now; the new owner's are not."""
    s = offer(table(seats=2, pieces={0: "T1 A2", 1: "T1 A2"}, joints={0: "A2", 1: "E1"}), 1, "A2", "E1").play(1, "accept")
    s.play(0, "throw", "1 1 1 1 1").play(0, "pass").done(0, "4 1 1")
    assert [(event["joint"], event["target"]) for event in s.events("guards-shot")] == [("A2", "shamrocks-thugs")]
    assert (s.at(0, "T"), s.at(1, "T"), s.owner("A2")) == (None, "A2", 1)


def test_ga_3_3_before_the_trade_they_are_the_old_owners() -> None:
    s = offer(table(seats=2, pieces={0: "T1 A2", 1: "T1 A2"}, joints={0: "A2", 1: "E1"}), 1, "A2", "E1").play(1, "refuse")
    s.play(0, "throw", "1 1 1 1 1").play(0, "pass").done(0, "4 1 1")
    assert [(event["joint"], event["target"]) for event in s.events("guards-shot")] == [("A2", "camorra-thugs")]


def test_ga_3_3_pieces_stay_where_they_are() -> None:
    s = table(pieces={0: "R2 A2, T1 A2!", 1: "V1 A2"})
    offer(s, 1, "A2", "E1").play(1, "accept")
    assert (s.at(0, "R"), s.at(0, "T"), s.criminal(0, "T"), s.at(1, "V")) == ("A2", "A2", True, "A2")
