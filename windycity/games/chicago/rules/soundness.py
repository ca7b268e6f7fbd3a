"""The invariants of a position: `flaw` finds the first one that is broken."""

from enum import IntEnum

from windycity.core.asking import is_asked_or_over
from windycity.core.kernel import kernel
from windycity.games.chicago.position import (
    BODIES,
    CHIPS,
    DICE,
    FACES,
    HEADS_IN_BANK,
    MOST_SEATS,
    MOST_SPACES,
    NO_MAN,
    NO_SEAT,
    NO_SPACE,
    PHASE_OF_ROUNDS,
    ROUNDS,
    Ask,
    Head,
    Phase,
    Reason,
    Sort,
)
from windycity.games.chicago.rules.buying import can_buy, home_of
from windycity.games.chicago.rules.control import has_casinos, has_central_bars, has_yellows, is_enemy_on, richest
from windycity.games.chicago.rules.fights import are_alike
from windycity.games.chicago.rules.gains import has_too_much_money
from windycity.games.chicago.rules.moving import can_walk, has_move, is_in_play
from windycity.games.chicago.rules.walking import can_set_out, may_enter, may_pass


class Flaw(IntEnum):
    """What is wrong with a position."""

    SOUND = 0
    MEN_MISPLACED = 1
    BEYOND_SEATS = 2
    SPACE_MISCOUNTED = 3
    STREET_CROWDED = 4
    FOREIGN_HEADQUARTERS = 5
    HEADS_MISCOUNTED = 6
    CHIPS_MISCOUNTED = 7
    CHIP_MISPLACED = 8
    DICE_MISFIT = 9
    ASK_MISMATCH = 10
    WALK_MISFIT = 11
    STEPS_MISFIT = 12
    ALREADY_WON = 13
    REASON_MISFIT = 14
    TOO_MUCH_MONEY = 15


@kernel
def flaw(s, e):
    """Find the first flaw of a position, SOUND if it has none."""
    # `or` needs numbers: compiled, an enum is neither true nor false.
    return (
        flaw_of_men(s, e) + 0
        or flaw_of_spaces(s, e) + 0
        or flaw_of_heads(s) + 0
        or flaw_of_chips(s, e) + 0
        or flaw_of_dice(s) + 0
        or flaw_of_ask(s, e) + 0
        or flaw_of_walk(s, e) + 0
        or flaw_of_end(s, e) + 0
        or flaw_of_money(s, e) + 0
    )


@kernel
def flaw_of_men(s, e):
    """CH-1.1: only men with heads stand on the board, on spaces that exist; CH-3.5: none in another's headquarters."""
    for seat in range(MOST_SEATS):
        if seat >= s.seats and (s.money[seat] > 0 or s.chips[seat] > 0):
            return Flaw.BEYOND_SEATS
        for man in range(BODIES):
            at = s.man_at[seat, man]
            if seat >= s.seats and (s.head[seat, man] != Head.NONE or at != NO_SPACE):
                return Flaw.BEYOND_SEATS
            if at != NO_SPACE and (at >= e.spaces or not is_in_play(s, seat, man)):
                return Flaw.MEN_MISPLACED
            if at != NO_SPACE and e.sort[at] == Sort.HEADQUARTERS and at != e.headquarters[home_of(s, seat)]:
                return Flaw.FOREIGN_HEADQUARTERS
    return Flaw.SOUND


@kernel
def flaw_of_spaces(s, e):
    """CH-3.5: each space knows who stands there; a street holds one man, and no space two gangs."""
    for space in range(MOST_SPACES):
        count = 0
        for seat in range(s.seats):
            for man in range(BODIES):
                if s.man_at[seat, man] == space:
                    count += 1
                    if s.gang_on[space] != seat:
                        return Flaw.SPACE_MISCOUNTED
        if s.men_on[space] != count or (count == 0) != (s.gang_on[space] == NO_SEAT):
            return Flaw.SPACE_MISCOUNTED
        if count > 1 and e.sort[space] == Sort.STREET:
            return Flaw.STREET_CROWDED
    return Flaw.SOUND


@kernel
def flaw_of_heads(s):
    """CH-1.1: every head is on a man or in the bank."""
    for head in range(len(HEADS_IN_BANK)):
        count = s.bank[head] + 0
        for seat in range(s.seats):
            for man in range(BODIES):
                if s.head[seat, man] == head and is_in_play(s, seat, man):
                    count += 1
        if count != HEADS_IN_BANK[head]:
            return Flaw.HEADS_MISCOUNTED
    return Flaw.SOUND


@kernel
def flaw_of_chips(s, e):
    """CH-1.1: every chip is in a bar or with its gang; CH-5.1: none lies where another gang's men stand."""
    for seat in range(s.seats):
        count = s.chips[seat] + 0
        for space in range(MOST_SPACES):
            if s.chip[space] == seat:
                count += 1
        if count != CHIPS:
            return Flaw.CHIPS_MISCOUNTED
    for space in range(MOST_SPACES):
        owner = s.chip[space]
        if owner != NO_SEAT and (owner >= s.seats or space >= e.spaces or e.sort[space] != Sort.BAR):
            return Flaw.CHIP_MISPLACED
        if owner != NO_SEAT and s.gang_on[space] != NO_SEAT and s.gang_on[space] != owner:
            return Flaw.CHIP_MISPLACED
        bare = e.sort[space] == Sort.BAR and owner == NO_SEAT and s.gang_on[space] != NO_SEAT
        if bare and s.chips[s.gang_on[space]] > 0:
            return Flaw.CHIP_MISPLACED
    return Flaw.SOUND


@kernel
def flaw_of_dice(s):
    """CH-3.1: dice are in ascending order, used ones first; there are none while heads are bought."""
    for die in range(1, DICE):
        if s.dice[die] < s.dice[die - 1]:
            return Flaw.DICE_MISFIT
    buying = s.phase == Phase.FIRST_BUYING or s.phase == Phase.BUYING
    if buying and s.dice[DICE - 1] > 0:
        return Flaw.DICE_MISFIT
    if (s.round == 0) != (s.phase == Phase.FIRST_BUYING):
        return Flaw.DICE_MISFIT
    if s.phase == Phase.BUYING and (s.round % PHASE_OF_ROUNDS != 0 or s.round == ROUNDS):
        return Flaw.DICE_MISFIT
    return Flaw.SOUND


@kernel
def flaw_of_ask(s, e):
    """While the match is not over, the active player is asked for what is under way and can answer."""
    over = s.reason != Reason.NOT_OVER
    if not is_asked_or_over(s):
        return Flaw.ASK_MISMATCH
    if s.winners >> s.seats != 0 or s.active >= s.seats:
        return Flaw.ASK_MISMATCH
    if over:
        return Flaw.SOUND
    if s.waiting != 1 << s.active:
        return Flaw.ASK_MISMATCH
    return Flaw.SOUND if is_answerable(s, e) else Flaw.ASK_MISMATCH


@kernel
def is_answerable(s, e):
    """Whether the active player can answer the ask, and nothing else is under way."""
    walking = s.ask == Ask.STEP or s.ask == Ask.FIGHT
    if (s.walker != NO_MAN) != (walking or s.ask == Ask.FROM) or (s.walk_at != NO_SPACE) != walking:
        return False
    if (s.walk_from != NO_SPACE) != walking or (s.steps > 0) != (s.ask == Ask.STEP or s.ask == Ask.FROM):
        return False
    if s.walker != NO_MAN and (not is_in_play(s, s.active, s.walker) or s.man_at[s.active, s.walker] != NO_SPACE):
        return False
    if s.ask == Ask.BUY:
        buying = s.phase == Phase.FIRST_BUYING or s.phase == Phase.BUYING
        return buying and can_buy(s, e, s.active)
    if s.ask == Ask.MOVE:
        return s.phase == Phase.TURN and s.steps == 0 and has_move(s, e, s.active)
    if s.ask == Ask.FROM:
        return s.phase == Phase.TURN and s.steps > 0 and can_walk(s, e, s.active, s.walker, s.steps)
    if s.walk_at >= e.spaces or s.walk_from >= e.spaces:
        return False
    if s.ask == Ask.STEP:
        return s.phase == Phase.WALK and s.steps > 0 and can_set_out(s, e, s.active, s.walk_at, s.steps)
    if s.phase != Phase.FIGHT or s.steps > 0 or s.gang_on[s.walk_at] == NO_SEAT or s.gang_on[s.walk_at] == s.active:
        return False
    return not are_alike(s)


@kernel
def flaw_of_walk(s, e):
    """CH-3.1: steps come from dice that are used; CH-3.5, CH-3.6: nobody walks among enemies or in their headquarters."""
    if s.walker == NO_MAN:
        return Flaw.SOUND if s.walk_at == NO_SPACE and s.walk_from == NO_SPACE and s.steps == 0 else Flaw.WALK_MISFIT
    used = used_dice(s)
    if used == 0 or s.steps > used * FACES:
        return Flaw.STEPS_MISFIT
    if s.ask == Ask.FROM:
        return Flaw.SOUND
    return Flaw.SOUND if is_walk_possible(s, e) else Flaw.WALK_MISFIT


@kernel
def used_dice(s):
    """Count the used dice."""
    count = 0
    for die in range(DICE):
        if s.dice[die] == 0:
            count += 1
    return count


@kernel
def is_walk_possible(s, e):
    """Whether the walking man can have come to where he is, even if he won the match on the way."""
    if not is_in_play(s, s.active, s.walker) or s.man_at[s.active, s.walker] != NO_SPACE:
        return False
    if s.walk_at >= e.spaces or s.walk_from >= e.spaces or not may_pass(s, e, s.active, s.walk_from):
        return False
    if not may_enter(s, e, s.active, s.walk_at):
        return False
    return is_enemy_on(s, s.active, s.walk_at) == (s.phase == Phase.FIGHT) or has_won_last_fight(s)


@kernel
def has_won_last_fight(s):
    """CH-6.1: whether the match ended when the attacker beat the last defender: he does not come to a stop."""
    beaten = s.phase == Phase.FIGHT and s.gang_on[s.walk_at] == NO_SEAT and s.head[s.active, s.walker] == Head.YELLOW
    return beaten and s.reason == Reason.FIVE_YELLOWS and s.winners == 1 << s.active


@kernel
def flaw_of_end(s, e):
    """CH-6.1: a gang that can win at once has won; CH-6.2: the richest wins only after the last round."""
    if s.reason == Reason.NOT_OVER:
        for seat in range(s.seats):
            if has_casinos(s, e, seat) or has_central_bars(s, e, seat) or has_yellows(s, seat):
                return Flaw.ALREADY_WON
        return Flaw.SOUND
    if s.reason == Reason.RICHEST:
        return Flaw.SOUND if s.round == ROUNDS and s.winners == richest(s, e) else Flaw.REASON_MISFIT
    for seat in range(s.seats):
        if s.winners == 1 << seat and has_won(s, e, seat):
            return Flaw.SOUND
    return Flaw.REASON_MISFIT


@kernel
def has_won(s, e, seat):
    """Whether a gang has what the match was won with at once."""
    if s.reason == Reason.THREE_CASINOS:
        return has_casinos(s, e, seat)
    if s.reason == Reason.CENTRAL_BARS:
        return has_central_bars(s, e, seat)
    return has_yellows(s, seat)


@kernel
def flaw_of_money(s, e):
    """No gang has more money than it can have earned."""
    return Flaw.TOO_MUCH_MONEY if has_too_much_money(s, e) else Flaw.SOUND
