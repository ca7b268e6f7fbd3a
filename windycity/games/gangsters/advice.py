"""How good each legal action looks to a seat, for the greedy bot, hints and rollouts.

All worth is in cash. A move is worth the difference between standing where it ends and standing where it began:
racketeers want neutral joints to buy, thugs and vamps unowned buildings to extort in, vamps somebody to seduce; public
belongs in the seat's own joints, and cops where others' crime is.
"""

import numpy as np

from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import (
    ACCEPT,
    ATTACK,
    BRIBE,
    BUY,
    CLAIM,
    COP,
    DONE,
    DONUTS,
    DRIVE,
    GET,
    GIVE,
    HIRE,
    KEEP,
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
    RECRUIT,
    SEDUCE,
    SHOOT,
    SHOW,
    SUBWAY,
    THROW,
    TO,
    WANT,
)
from windycity.games.gangsters.position import (
    CASH_TO_WIN,
    COLOURS,
    EQUIPMENT_PRICE,
    EXTORTED,
    FACES,
    JOINTS,
    JOINTS_TO_WIN,
    LOWEST_COP,
    MIX_OF_DICE,
    MOST_SPACES,
    NO_JOINT,
    NO_PIECE,
    NO_PUBLIC,
    NO_SEAT,
    NO_SPACE,
    PIECES,
    UNTOUCHABLE,
    Ask,
    Die,
    Piece,
)
from windycity.games.gangsters.rules.answers import legal
from windycity.games.gangsters.rules.cops import crime_level, mark_entry
from windycity.games.gangsters.rules.donuts import feeder
from windycity.games.gangsters.rules.equipment import equipment_of
from windycity.games.gangsters.rules.income import is_cop_on
from windycity.games.gangsters.rules.joints import count_colour, count_joints, is_grey, is_unowned, public_on
from windycity.games.gangsters.rules.pieces import (
    gang_of,
    has_criminal_piece,
    is_at,
    is_cop_target,
    is_criminal_at,
    piece_of,
    target_of,
)
from windycity.games.gangsters.rules.recruiting import recruit_price
from windycity.games.gangsters.rules.walks import OPEN, mark_by_subway, mark_on_foot

ADVICE_VERSION = 2

NEVER = -1e6
WIN = 20_000.0  # completing a colour, or reaching ten joints
JOINT_WORTH = 1000.0  # of any joint, on the way to ten, besides its price
COLOUR_WORTH = 600.0  # of a joint for each other joint of its colour that is held
PRICE_SHARE = 0.5  # worth of a joint's level, as a share of its price
TURNS_AHEAD = 2.0  # turns for which public is expected to stay
MEMBER_WORTH = (600.0, 500.0, 600.0)  # of another racketeer, thug, vamp
WANTED = (8, 3, 1)  # members beyond which more are worth less
MISSING_WORTH = 2000.0  # of the first member of a piece, without which nobody wins
EXTORTION_AHEAD = 350.0  # of a criminal piece in an unowned building, besides what it takes at once
SPARE_CASH = 2500  # left after buying equipment; otherwise it is not bought
EQUIPMENT_WORTH = 2000.0  # it is bought before the first move, or not at all this turn
DRIVE_COST = 100.0  # of adding dice, which then serve nothing else
SEDUCED_WORTH = 900.0
HIT_WORTH = 300.0  # of a member of another gang who is hit, or of one's own
CHANCE_OF = (1 / 6, 1 / 3, 0.0)  # that one die of a piece hits
GUARD_CHANCE = 1 / 2
BRIBE_WORTH = 130.0
USUAL_COP = 6
CROWD_WORTH = 80.0  # of a new cop, for each crime of the others beyond one's own
# How much more the losses of a player about to win count. A lone seat would do better to leave stopping him to the others.
DANGER = 16.0
MISSING_JOINTS = 0.15  # a colour is not as near as the share of it that is held
FAIR = 1.1  # what is received in a trade must be worth this many times what is given


@kernel
def advise(s, e, seat, out, weights):
    """Write the legal actions of a seat and how good each looks; return their count."""
    count = legal(s, e, seat, out)
    for i in range(count):
        if ORDER.has(out[i]):
            # Untouchables serve best in the bag when others draw.
            weights[i] = WIN if ORDER.parts(out[i]) == s.held[seat, UNTOUCHABLE] else NEVER
        elif s.ask <= Ask.PLACE:
            weights[i] = rate_setup(s, e, seat, out[i])
        elif s.ask <= Ask.ACCEPT:
            weights[i] = rate_purchase(s, e, seat, out[i])
        elif s.ask <= Ask.TARGET:
            weights[i] = rate_police(s, e, seat, out[i])
        elif s.ask == Ask.MOVE:
            weights[i] = rate_move(s, e, seat, out[i])
        else:
            weights[i] = rate_other(s, e, seat, out[i])
    return count


# The worth of joints


@kernel
def entries(e, joint):
    """Return the count of stations from which new public can enter a joint at once."""
    count = 0
    for white in range(1, FACES + 1):
        if e.on_foot[e.station[white - 1], white - 1, 0] >> joint & 1:
            count += 1
    return count


@kernel
def worth_to_own(s, e, seat, joint):
    """Return the worth to a player of owning a joint that is not his, without the public in it."""
    colour = e.colour[joint]
    same = count_colour(s, e, seat, colour)
    if same + 1 == e.of_colour[colour] or count_joints(s, seat) + 1 == JOINTS_TO_WIN:
        return WIN
    return JOINT_WORTH + PRICE_SHARE * e.price[joint] + COLOUR_WORTH * same


@kernel
def stream(s, e, joint, value):
    """Return what public of this value brings a joint's owner while it is expected to stay."""
    return TURNS_AHEAD * value * e.price[joint] * max(1, s.level[joint])


@kernel
def worth_of_public(s, e, seat, space, value):
    """Return the worth of public on a space to a player: high in his own joint, negative in another's."""
    if space >= JOINTS or s.owner[space] == NO_SEAT:
        return 0.0
    if s.owner[space] == seat:
        return stream(s, e, space, value)
    return -stream(s, e, space, value) * harm(s, e, s.owner[space])


# How dangerous the others are


@kernel
def nearness(s, e, seat):
    """Return how near a player is to winning, from 0 to 1 (GA-10.1)."""
    near = min(1.0, s.cash[seat] / CASH_TO_WIN)
    near = max(near, min(1.0, count_joints(s, seat) / JOINTS_TO_WIN))
    for colour in range(COLOURS):
        near = max(near, count_colour(s, e, seat, colour) / e.of_colour[colour] - MISSING_JOINTS)
    return near


@kernel
def harm(s, e, seat):
    """Return the worth of another player's loss, as a share of what he loses: the nearer he is to winning, the more."""
    near = nearness(s, e, seat)
    return 1.0 / (s.seats - 1) + DANGER * near * near * near


# The set-up (GA-2)


@kernel
def rate_setup(s, e, seat, action):
    """Expensive joints where public enters easily, of few colours; a gang of all three kinds; racketeers where they can raise."""
    if s.ask == Ask.CLAIM:
        joint = CLAIM.parts(action)
        return e.price[joint] * (1.0 + entries(e, joint)) + COLOUR_WORTH * count_colour(s, e, seat, e.colour[joint])
    if s.ask == Ask.GANG:
        if DONE.has(action):
            return 1.0
        piece = HIRE.parts(action)
        lacking = WANTED[piece] - s.hired[seat, piece]
        return 10.0 * lacking if s.hired[seat, piece] > 0 else 100.0
    _, joint = PLACE.parts(action)
    return 1.0 * count_colour(s, e, seat, e.colour[joint])


# Purchases and trades (GA-3)


@kernel
def rate_purchase(s, e, seat, action):
    """Buy first, then raise where public is; trade only what pays."""
    if s.ask == Ask.ACCEPT:
        return worth_of_offer(s, e) if ACCEPT.has(action) else 0.0
    if s.ask != Ask.BUY:
        return rate_offer(s, e, action)
    if THROW.has(action):
        return 0.0
    if OFFER.has(action):
        return NEVER
    joint = s.piece_at[seat, Piece.RACKETEERS]
    if BUY.has(action):
        return worth_to_own(s, e, seat, joint)
    public = public_on(s, e, joint)
    gain = TURNS_AHEAD * e.public_value[public] * e.price[joint] if public != NO_PUBLIC else 0.0
    return gain + PRICE_SHARE * e.price[joint] - 0.4 * e.price[joint]


@kernel
def worth_of_offer(s, e):
    """Return the worth of an offer to the player who receives it."""
    seat, other = s.partner, s.active
    gain, loss = 1.0 * s.pay, 1.0 * s.get
    if s.give != NO_JOINT:
        gain += worth_to_own(s, e, seat, s.give) + public_share(s, e, s.give)
    if s.want != NO_JOINT:
        loss += worth_to_own(s, e, other, s.want) + public_share(s, e, s.want)
    return gain - FAIR * loss


@kernel
def public_share(s, e, joint):
    """Return the worth of the public in a joint to its owner."""
    public = public_on(s, e, joint)
    return stream(s, e, joint, e.public_value[public]) if public != NO_PUBLIC else 0.0


@kernel
def rate_offer(s, e, action):
    """Make an offer: a cheap joint for an expensive one, and cash that makes up the difference."""
    if PROPOSE.has(action):
        return 1.0 if s.pay + s.get > 0 else 0.5
    if GET.has(action):
        return -1.0
    if PAY.has(action):
        return 0.8 if s.pay == 0 else -1.0
    if WANT.has(action):
        wanted = WANT.parts(action)
        return 1.0 * e.price[wanted] if wanted != NO_JOINT else 0.0
    given = GIVE.parts(action)
    return -1.0 * e.price[given] if given != NO_JOINT else -1000.0


# The police (GA-4)


@kernel
def rate_police(s, e, seat, action):
    """Send cops where the others' crime is; send back those that hurt."""
    if s.ask == Ask.REACT:
        # A marker is not spent on a cop who does no harm.
        return -worth_of_cop(s, e, seat, s.mover, s.cop_at[s.mover]) - 1.0 if SHOW.has(action) else 0.0
    if s.ask == Ask.TARGET:
        return worth_of_shots(s, e, seat, ATTACK.parts(action), s.mover + LOWEST_COP)
    if s.ask == Ask.COP_TO:
        return worth_of_cop(s, e, seat, s.mover, TO.parts(action))
    if s.ask == Ask.FEED:
        return 1.0 if DONUTS.has(action) and has_crime(s, seat) else 0.0
    if s.ask == Ask.DONUTS:
        return 1.0 if SHOW.has(action) and not has_crime(s, seat) else 0.0
    if PASS.has(action):
        return 0.0
    if DONUTS.has(action):
        return 1.0 if has_crime(s, seat) else -1.0
    return rate_police_action(s, e, seat, action)


@kernel
def rate_police_action(s, e, seat, action):
    """A bribe, if it is cheap; a cop where he can go; a new one, or one by subway, where he could go."""
    if BRIBE.has(action):
        return BRIBE_WORTH - 100.0 * s.dice[Die.BLUE]
    if COP.has(action):
        cop, end = COP.parts(action)
        return worth_of_cop(s, e, seat, cop, end)
    bag = np.zeros(MOST_SPACES, np.int8)
    if NEW_COP.has(action):
        mark_entry(s, e, bag)
    else:
        mark_by_subway(e, s.cop_at[SUBWAY.parts(action)], s.dice[Die.BLUE], bag)
    best = 0.0
    for space in range(e.spaces):
        if bag[space] == OPEN:
            best = max(best, worth_of_cop(s, e, seat, USUAL_COP - LOWEST_COP, space))
    if NEW_COP.has(action):
        crime = crime_of(s, seat)
        return best + CROWD_WORTH * (crime_level(s, e) - 2 * crime)
    return best - 1.0


@kernel
def crime_of(s, seat):
    """Return the count of pieces of a player that cops could attack."""
    return s.criminal[seat, 0] + s.criminal[seat, 1] + s.criminal[seat, 2]


@kernel
def has_crime(s, seat):
    """Whether a player has anything that cops could attack."""
    return crime_of(s, seat) > 0


@kernel
def worth_of_cop(s, e, seat, cop, space):
    """Return what a cop's move to a space brings: a raid, or shots at a criminal piece."""
    if space == NO_SPACE:
        return 0.0
    worth = 0.0
    public = public_on(s, e, space)
    if space < JOINTS and public != NO_PUBLIC:
        worth -= worth_of_public(s, e, seat, space, e.public_value[public])
        if s.owner[space] != NO_SEAT:
            loss = PRICE_SHARE * e.price[space] + (JOINT_WORTH if s.level[space] == 1 else 0.0)
            worth += -loss if s.owner[space] == seat else loss * harm(s, e, s.owner[space])
    best, found = NEVER, False
    for other in range(s.seats):
        for piece in range(PIECES):
            if is_criminal_at(s, other, piece, space):
                shots = worth_of_shots(s, e, seat, target_of(other, piece), cop + LOWEST_COP)
                best, found = max(best, shots), True
    return worth + best if found else worth


@kernel
def worth_of_shots(s, e, seat, target, dice):
    """Return the worth of the shots of this many dice, each hitting one time in three: without a piece nobody wins."""
    if is_cop_target(target):
        return 0.0
    other, piece = gang_of(target), piece_of(target)
    strength = s.strength[other, piece]
    worth = HIT_WORTH * min(dice / 3, 1.0 * strength)
    if dice >= 2 * strength:
        worth += MISSING_WORTH * nearness(s, e, other)
    return -worth if other == seat else worth * harm(s, e, other)


# Moves (GA-5, GA-6)


@kernel
def rate_move(s, e, seat, action):
    """Return the worth of a move; being done is worth nothing."""
    if MOVE.has(action):
        piece, space, side = MOVE.parts(action)
        return rate_walk(s, e, seat, piece, space, side)
    if DRIVE.has(action):
        piece, mix, space, side = DRIVE.parts(action)
        return rate_drive(s, e, seat, piece, mix, space, side)
    if PUBLIC.has(action):
        public, space = PUBLIC.parts(action)
        return rate_public(s, e, seat, public, space)
    if NEW_PUBLIC.has(action):
        return rate_new_public(s, e, seat)
    if RECRUIT.has(action):
        piece, number = RECRUIT.parts(action)
        return rate_recruits(s, seat, piece, number)
    equipped = equipment_of(action)
    if equipped == NO_PIECE:
        return 0.0
    spare = s.cash[seat] - EQUIPMENT_PRICE[equipped] - SPARE_CASH
    return EQUIPMENT_WORTH if spare >= 0 else -EQUIPMENT_WORTH


@kernel
def rate_public(s, e, seat, public, space):
    """Return the worth of public where it goes, less its worth where it was."""
    value = e.public_value[public]
    there = 0.0 if has_criminal_piece(s, space) else worth_of_public(s, e, seat, space, value)
    return there - worth_of_public(s, e, seat, s.public_at[public], value)


@kernel
def rate_recruits(s, seat, piece, number):
    """GA-6.1: members are worth their price while it is low, and the first of a piece nearly any price."""
    worth = 0.0
    for n in range(number):
        strength = s.strength[seat, piece] + n
        member = MISSING_WORTH if strength == 0 else MEMBER_WORTH[piece]
        worth += member if strength < WANTED[piece] else 0.3 * member
    return worth - recruit_price(s, seat, piece, number)


@kernel
def rate_new_public(s, e, seat):
    """GA-5.6: return the worth of new public of the usual value in the best place it can reach."""
    white = s.dice[Die.WHITE]
    usual = usual_value(s, e)
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_on_foot(e, e.station[white - 1], white - 1, bag)
    best = 1.0
    for joint in range(JOINTS):
        if bag[joint] and public_on(s, e, joint) == NO_PUBLIC and not has_criminal_piece(s, joint):
            best = max(best, usual * worth_of_public(s, e, seat, joint, 1))
    return best


@kernel
def usual_value(s, e):
    """Return the mean value of the public in the bag."""
    total, count = 0.0, 0
    for public in range(e.publics):
        if s.public_at[public] == NO_SPACE:
            total += e.public_value[public]
            count += 1
    return total / max(1, count)


@kernel
def rate_walk(s, e, seat, piece, space, side):
    """Return the worth of a piece's ending there with this side up, less its worth where it was."""
    before = worth_of_standing(s, e, seat, piece, s.piece_at[seat, piece], s.criminal[seat, piece], False)
    return worth_of_standing(s, e, seat, piece, space, side, True) - before


@kernel
def rate_drive(s, e, seat, driver, mix, space, side):
    """GA-5.7: a walk by several dice, which then extort nothing."""
    worth = rate_walk(s, e, seat, driver, space, side) - DRIVE_COST
    for piece in (Piece.THUGS + 0, Piece.VAMPS + 0):
        ends, shows = s.piece_at[seat, piece] + 0, s.criminal[seat, piece] + 0
        if piece == driver:
            ends, shows = space, side
        if MIX_OF_DICE[mix][piece] and shows and can_extort(s, e, ends):
            worth -= EXTORTED * s.dice[Die.GREEN + piece]
    return worth


@kernel
def can_extort(s, e, space):
    """GA-7.1: an unowned building; where a cop is, vamps cannot, and thugs had better not."""
    return is_unowned(s, e, space) and not is_cop_on(s, space)


@kernel
def worth_of_standing(s, e, seat, piece, space, side, moved):
    """Return the worth of a piece's standing on a space."""
    worth = worth_of_company(s, e, seat, piece, space, side, moved)
    if piece != Piece.VAMPS and space < JOINTS and s.owner[space] != NO_SEAT and s.owner[space] != seat:
        return worth + worth_of_storm(s, e, seat, piece, space)
    if side:
        worth -= 5.0 + (200.0 if is_cop_on(s, space) else 0.0)
    if piece == Piece.RACKETEERS:
        return worth + worth_to_racketeers(s, e, seat, space)
    if side and can_extort(s, e, space):
        worth += EXTORTED * s.dice[Die.GREEN + piece] + EXTORTION_AHEAD
    return worth


@kernel
def worth_to_racketeers(s, e, seat, space):
    """GA-3.1: racketeers want a neutral joint they can afford, or one of their own that can be raised."""
    if space >= JOINTS:
        return 10.0 if is_grey(e, space) else 0.0
    if s.owner[space] == NO_SEAT:
        worth = worth_to_own(s, e, seat, space)
        return worth if s.cash[seat] + 300 >= e.price[space] else 0.2 * worth
    if s.owner[space] == seat and s.level[space] < count_colour(s, e, seat, e.colour[space]):
        return PRICE_SHARE * e.price[space]
    return 0.0


@kernel
def worth_of_storm(s, e, seat, piece, joint):
    """GA-8.2: in another's joint the guards shoot, and their hits are losses; shots back cost the joint levels."""
    level = s.level[joint]
    lost = min(GUARD_CHANCE * 2.0 * level, 1.0 * s.strength[seat, piece])
    hits = CHANCE_OF[piece] * s.strength[seat, piece]
    public = public_on(s, e, joint)
    prize = PRICE_SHARE * e.price[joint] * min(hits, 1.0 * level)
    if hits >= level and public != NO_PUBLIC:
        prize += stream(s, e, joint, e.public_value[public])
    return prize * harm(s, e, s.owner[joint]) - HIT_WORTH * lost * 1.3


@kernel
def worth_of_company(s, e, seat, piece, space, side, moved):
    """GA-8.1, GA-9.1: whom a piece meets where it ends: clean vamps seduce, criminal pieces attack and are shot at."""
    if not moved:
        return 0.0
    worth = 0.0
    if side and piece != Piece.VAMPS and is_cop_on(s, space):
        return -HIT_WORTH
    for other in range(s.seats):
        for kind in range(PIECES):
            if other != seat and is_at(s, other, kind, space):
                if piece == Piece.VAMPS and not side and kind != Piece.VAMPS:
                    worth = max(worth, SEDUCED_WORTH * (0.5 + harm(s, e, other)))
                if side and piece != Piece.VAMPS and (kind != Piece.VAMPS or piece == Piece.RACKETEERS):
                    hits = min(CHANCE_OF[piece] * s.strength[seat, piece], 1.0 * s.strength[other, kind])
                    back = min(CHANCE_OF[kind] * s.strength[other, kind], 1.0 * s.strength[seat, piece])
                    worth = max(worth, HIT_WORTH * (hits * harm(s, e, other) - back))
    return worth


# Everything else


@kernel
def rate_other(s, e, seat, action):
    """Drawn public, seductions, coming back, markers, and whom to shoot at."""
    if s.ask == Ask.PUBLIC_TO:
        space = TO.parts(action)
        return 0.0 if has_criminal_piece(s, space) else worth_of_public(s, e, seat, space, e.public_value[s.entering])
    if s.ask == Ask.SEDUCE:
        seduced = SEDUCE.parts(action)
        return 10.0 * s.strength[gang_of(seduced), piece_of(seduced)] - piece_of(seduced)
    if s.ask == Ask.RETURN:
        return worth_of_standing(s, e, seat, s.returning, TO.parts(action), 0, False)
    if s.ask == Ask.KEEP:
        return 1.0 if KEEP.has(action) else 0.0
    if s.ask == Ask.SHIELD:
        # GA-4.9: the cop may attack whoever is active.
        if PASS.has(action):
            return 0.0
        return 1.0 if seat == s.active and feeder(s, SHOW.parts(action)) != seat else -1.0
    if s.ask == Ask.ATTACK:
        return 0.0 if PASS.has(action) else worth_of_shots(s, e, seat, ATTACK.parts(action), USUAL_COP)
    _, target = SHOOT.parts(action)
    return 1.0 + worth_of_shots(s, e, seat, target, USUAL_COP) - (HIT_WORTH if is_cop_target(target) else 0.0)
