"""What Gangsters' moves do, and why they are refused: which predicate of the rules decides which sort of move."""

from __future__ import annotations

from collections.abc import Mapping

from windycity.core.actions import Sort
from windycity.core.edition import Edition
from windycity.core.explanations import Explanation, Explanations
from windycity.core.kernel import Kernel, bind
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.gangsters.actions import (
    ACTIONS,
    ATTACK,
    BRIBE,
    BUY,
    CLAIM,
    CLOTHES,
    COP,
    DONE,
    DONUTS,
    DRIVE,
    GET,
    GIVE,
    HEATERS,
    HIRE,
    MOVE,
    NEW_COP,
    NEW_PUBLIC,
    OFFER,
    ORDER,
    PASS,
    PAY,
    PLACE,
    PROPOSE,
    PUBLIC,
    PUT_BACK,
    RAISE,
    RECRUIT,
    SEDUCE,
    SHOOT,
    SHOW,
    SUBWAY,
    TO,
    WANT,
    WHEELS,
)
from windycity.games.gangsters.consequences import Facts, call, consequences
from windycity.games.gangsters.position import (
    BRIBE_PRICE,
    EQUIPMENT_PRICE,
    JOINTS,
    NO_COP,
    NO_PIECE,
    OFFERS,
    UNTOUCHABLE,
    Ask,
    Die,
    Piece,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.arrivals import why_not_aim, why_not_send_back
from windycity.games.gangsters.rules.bribes import why_not_order, why_not_put_back
from windycity.games.gangsters.rules.buying import joint_at_hand, why_not_buy, why_not_raise
from windycity.games.gangsters.rules.claims import (
    hire_price,
    money_left,
    reserve,
    why_not_claim,
    why_not_end_gang,
    why_not_hire,
    why_not_place,
)
from windycity.games.gangsters.rules.cops import count_cops, crime_level, why_not_cop_to
from windycity.games.gangsters.rules.donuts import why_not_take_donuts
from windycity.games.gangsters.rules.equipment import equipment_of, why_not_buy_equipment
from windycity.games.gangsters.rules.moving import mixed_steps, why_not_drive, why_not_move
from windycity.games.gangsters.rules.pieces import die_of, why_not_return
from windycity.games.gangsters.rules.police import (
    why_not_bribe,
    why_not_keep_up,
    why_not_move_cop,
    why_not_new_cop,
    why_not_pass,
    why_not_subway,
)
from windycity.games.gangsters.rules.public import why_not_new_public, why_not_public, why_not_public_to
from windycity.games.gangsters.rules.recruiting import recruit_price, recruits_left, why_not_recruit, why_not_seduce
from windycity.games.gangsters.rules.shooting import why_not_attack, why_not_shoot
from windycity.games.gangsters.rules.trading import (
    why_not_get,
    why_not_give,
    why_not_offer,
    why_not_pay,
    why_not_propose,
    why_not_want,
)

WHY_NOT: dict[Sort | tuple[Ask, Sort], Kernel] = {
    CLAIM: why_not_claim,
    HIRE: why_not_hire,
    (Ask.GANG, DONE): why_not_end_gang,
    PLACE: why_not_place,
    BUY: why_not_buy,
    RAISE: why_not_raise,
    WHEELS: bind(why_not_buy_equipment, OWNER=Piece.RACKETEERS),
    HEATERS: bind(why_not_buy_equipment, OWNER=Piece.THUGS),
    CLOTHES: bind(why_not_buy_equipment, OWNER=Piece.VAMPS),
    OFFER: why_not_offer,
    GIVE: why_not_give,
    WANT: why_not_want,
    PAY: why_not_pay,
    GET: why_not_get,
    PROPOSE: why_not_propose,
    (Ask.DONUTS, SHOW): why_not_take_donuts,
    (Ask.REACT, SHOW): why_not_send_back,
    (Ask.SHIELD, SHOW): why_not_take_donuts,
    (Ask.POLICE, PASS): why_not_pass,
    BRIBE: why_not_bribe,
    COP: why_not_move_cop,
    SUBWAY: why_not_subway,
    NEW_COP: why_not_new_cop,
    (Ask.POLICE, DONUTS): why_not_keep_up,
    (Ask.COP_TO, TO): why_not_cop_to,
    (Ask.PUBLIC_TO, TO): why_not_public_to,
    (Ask.RETURN, TO): why_not_return,
    (Ask.TARGET, ATTACK): why_not_aim,
    (Ask.ATTACK, ATTACK): why_not_attack,
    MOVE: why_not_move,
    DRIVE: why_not_drive,
    PUBLIC: why_not_public,
    NEW_PUBLIC: why_not_new_public,
    RECRUIT: why_not_recruit,
    SEDUCE: why_not_seduce,
    PUT_BACK: why_not_put_back,
    SHOOT: why_not_shoot,
    ORDER: why_not_order,
}
# The clauses of reasons that the move's own clause does not cover.
CLAUSES = {
    Refusal.LEVEL_CAPPED: "GA-3.2",
    Refusal.COP_OBLIGED: "GA-4.9",
    Refusal.COP_HAS_DONUTS: "GA-4.9",
    Refusal.NO_CRIME_THERE: "GA-4.6",
    Refusal.NO_SUCH_WALK: "GA-5.2",
    Refusal.PIECE_NOT_THERE: "GA-5.1",
    Refusal.PIECE_HAS_ACTED: "GA-5.1",
    Refusal.DIE_DRIVEN: "GA-5.7",
    Refusal.PUBLIC_HAS_MOVED: "GA-5.1",
    Refusal.TOO_MANY_RECRUITS: "GA-6.2",
    Refusal.PIECE_FULL: "GA-1.1",
    Refusal.THUGS_AT_VAMPS: "GA-8.4",
}


class GangstersExplanations(Explanations):
    """What moves do and why they are refused, with prices, dice, and the names of gangs and buildings."""

    def sentence(self, s: Loose, sort: Sort) -> str:
        """Return the sentence; an order's is the same whatever is asked."""
        return "explain-order" if sort is ORDER else super().sentence(s, sort)

    def what(self, edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
        """Explain what an action does; if there is no joint to buy or raise, why it is impossible."""
        nowhere = self.actions.of(action) in (BUY, RAISE) and call(joint_at_hand, s, seat) >= JOINTS
        refusal = self.refusal(edition, s, seat, action) if nowhere else None
        return refusal or super().what(edition, s, seat, action)

    def facts(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Return what a move costs and its consequences, the names of gangs and buildings, and the steps of a walk."""
        facts = _named(edition, sort, numbers) | _numbers(edition, s, seat, sort, numbers) | _die(s, sort, numbers)
        return facts | consequences(edition, s, seat, sort, numbers)

    def facts_of_refusal(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Return what a move would cost and the money available, the dice, and what is in the way."""
        facts: Facts = {"cash": int(s.cash[seat])} | _gang(edition, sort, numbers) | _numbers(edition, s, seat, sort, numbers)
        if sort is ORDER:
            facts["held"] = int(s.held[seat, UNTOUCHABLE])
        elif s.ask == Ask.CLAIM and sort is CLAIM:
            facts["reserve"] = call(reserve, s, edition.data, seat, numbers[0])
        elif s.ask == Ask.GANG:
            facts["cash"] = call(money_left, s, seat)
        elif sort is OFFER:
            facts["count"] = OFFERS
        elif s.ask == Ask.CASH:
            facts["gang"], facts["theirs"] = edition.names["player"][s.partner], int(s.cash[s.partner])
        elif s.ask == Ask.RETURN:
            facts["piece"] = Word("piece", edition.names["piece"][s.returning])
        elif sort is RECRUIT:
            facts["left"] = max(0, call(recruits_left, s))
        return facts | _police(edition, s, seat, sort) | _die(s, sort, numbers)


def _named(edition: Edition, sort: Sort, numbers: tuple[int, ...]) -> Facts:
    """Return the gang among the parts, and the place: a building with its name, W1 (Ferry House), for those without a picture."""
    named, buildings = _gang(edition, sort, numbers), edition.names["building"]
    for part, number in zip(sort.things, numbers, strict=True):
        if part.kind == "space":
            space = edition.names["space"][number]
            named["place"] = f"{space} ({buildings[number]})" if number < len(buildings) else space
    return named


def _gang(edition: Edition, sort: Sort, numbers: tuple[int, ...]) -> Facts:
    return {"gang": edition.names["player"][numbers[0]]} if sort is OFFER else {}


def _numbers(edition: Edition, s: Loose, seat: int, sort: Sort, numbers: tuple[int, ...]) -> Facts:
    """Return what a move costs, or does in numbers."""
    if sort in (BUY, RAISE):
        return _joint_at_hand(edition, s, seat)
    if sort is CLAIM:
        return _joint(edition, numbers[0])
    if sort is HIRE:
        return {"price": call(hire_price, s, seat, numbers[0])}
    if sort is BRIBE:
        return {"price": BRIBE_PRICE * int(s.dice[Die.BLUE])}
    if (piece := call(equipment_of, sort.first)) != NO_PIECE:
        return {"piece": Word("piece", edition.names["piece"][piece]), "price": EQUIPMENT_PRICE[piece]}
    if sort is RECRUIT:
        return {"price": call(recruit_price, s, seat, *numbers), "count": numbers[1]}
    return {"count": numbers[0]} if sort is ORDER else {}


def _joint_at_hand(edition: Edition, s: Loose, seat: int) -> Facts:
    """Return the joint where the racketeers are, if any, with its level and the next one."""
    joint = call(joint_at_hand, s, seat)
    if joint >= JOINTS:
        return {}
    level = int(s.level[joint])
    return {"joint": edition.names["joint"][joint], "now": level, "level": level + 1} | _joint(edition, joint)


def _joint(edition: Edition, joint: int) -> Facts:
    """Return what is printed on a joint: its price, name and colour."""
    return {
        "price": int(edition.data.price[joint]),
        "building": edition.names["building"][joint],
        "colour": Word("colour", edition.names["joint_colour"][edition.data.colour[joint]]),
    }


def _police(edition: Edition, s: Loose, seat: int, sort: Sort) -> Facts:
    """Return the cops on the board, the crime level, and the cop who must be moved or bribed."""
    if s.ask != Ask.POLICE:
        return {}
    facts: Facts = {"cops": call(count_cops, s), "crime": call(crime_level, s, edition.data)}
    return facts if s.obliged == NO_COP else facts | {"obliged": edition.names["cop"][s.obliged]}


def _die(s: Loose, sort: Sort, numbers: tuple[int, ...]) -> Facts:
    """Return the steps of a walk: the die, or the sum of several."""
    if s.ask in (Ask.POLICE, Ask.COP_TO):
        return {"die": int(s.dice[Die.BLUE])}
    if s.ask == Ask.PUBLIC_TO or sort in (PUBLIC, NEW_PUBLIC):
        return {"die": int(s.dice[Die.WHITE])}
    if sort is MOVE:
        return {"die": call(die_of, s, numbers[0])}
    return {"die": call(mixed_steps, s, numbers[1])} if sort is DRIVE else {}


EXPLANATIONS = GangstersExplanations(ACTIONS, Ask, Refusal, WHY_NOT, CLAUSES)
