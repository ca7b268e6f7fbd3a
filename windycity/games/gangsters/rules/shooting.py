"""Shoot-outs (GA-8), in their order: cops, moved pieces, guards (GA-8.7)."""

from windycity.core.asking import ask_all, ask_one
from windycity.core.chance import roll
from windycity.core.events import fact, log_event, reveal
from windycity.core.kernel import kernel
from windycity.core.seats import everyone
from windycity.games.gangsters.actions import ATTACK, PASS, SHOOT
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    FACES,
    FIRST_COP_TARGET,
    GUARDS_OF_LEVEL,
    JOINTS,
    LOWEST_COP,
    NO_COP,
    NO_PIECE,
    NO_SEAT,
    NO_SPACE,
    NO_TARGET,
    PIECES,
    TARGETS,
    Ask,
    Did,
    Luck,
    Phase,
    Piece,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.cops import clear_cop, cop_leaves
from windycity.games.gangsters.rules.donuts import log_pass
from windycity.games.gangsters.rules.joints import lose_level
from windycity.games.gangsters.rules.pieces import (
    gang_of,
    is_at,
    is_cop_target,
    lose_members,
    piece_of,
    target_of,
    why_no_prey,
)
from windycity.games.gangsters.rules.turns import seat_after

# GA-8.3: the lowest face that hits; GA-8.4: vamps never hit.
RACKETEERS_HIT, THUGS_HIT, COPS_HIT, HEATERS_HIT, GUARDS_HIT, VAMPS_HIT = 6, 5, 5, 4, 4, FACES + 1


@kernel
def throw(chance, count, least, name, log):
    """Throw this many dice, as facts of the latest event; return the count of hits."""
    hits = 0
    for _ in range(count):
        face = roll(chance, Luck.DIE, FACES)
        fact(log, name, face)
        if face >= least:
            hits += 1
    return hits


@kernel
def target_at(s, target):
    """Return where a target stands."""
    if is_cop_target(target):
        return s.cop_at[target - FIRST_COP_TARGET] + 0
    return s.piece_at[gang_of(target), piece_of(target)] + 0


@kernel
def dice_of(s, target):
    """GA-8.3: a die for each strength; GA-8.4: vamps do not shoot."""
    if is_cop_target(target):
        return target - FIRST_COP_TARGET + LOWEST_COP
    if piece_of(target) == Piece.VAMPS:
        return 0
    return s.strength[gang_of(target), piece_of(target)] + 0


@kernel
def least_hit(s, target):
    """GA-8.3: racketeers hit on 6, thugs and cops on 5 and 6, thugs with heaters on 4 too; GA-8.4: vamps never."""
    if is_cop_target(target):
        return COPS_HIT
    if piece_of(target) == Piece.RACKETEERS:
        return RACKETEERS_HIT
    if piece_of(target) == Piece.VAMPS:
        return VAMPS_HIT
    return HEATERS_HIT if s.equipped[gang_of(target), Piece.THUGS] else THUGS_HIT


@kernel
def shoot(s, attacker, target, chance, log):
    """GA-8.3: one simultaneous throw; each hit takes one strength; GA-8.6: a cop always leaves."""
    reveal(log)
    log_event(log, Event.SHOT)
    fact(log, Fact.ATTACKER, attacker)
    fact(log, Fact.TARGET, target)
    fact(log, Fact.SPACE, target_at(s, target))
    hits = fire(chance, dice_of(s, attacker), least_hit(s, attacker), log)
    hits_back = fire_back(chance, dice_of(s, target), least_hit(s, target), log)
    take_hits(s, target, hits, log)
    take_hits(s, attacker, hits_back, log)


@kernel
def fire(chance, dice, least, log):
    """GA-8.3: the attacker throws; return the count of hits."""
    hits = throw(chance, dice, least, Fact.DICE, log)
    fact(log, Fact.HIT_FROM, least)
    fact(log, Fact.HITS, hits)
    return hits


@kernel
def fire_back(chance, dice, least, log):
    """GA-8.3: the attacked throws; return the count of hits."""
    hits = throw(chance, dice, least, Fact.DICE_BACK, log)
    fact(log, Fact.HIT_BACK_FROM, least)
    fact(log, Fact.HITS_BACK, hits)
    return hits


@kernel
def take_hits(s, target, hits, log):
    """Apply the hits of a throw to one side."""
    if is_cop_target(target):
        cop_leaves(s, target - FIRST_COP_TARGET, log)
    elif hits > 0:
        lose_members(s, gang_of(target), piece_of(target), hits, log)


# GA-8.7: first the cops


@kernel
def cop_attacks(s, chance, log):
    """GA-4.6: the cop who moved attacks his target, unless it is gone or clean (GA-8.7)."""
    if s.target != NO_TARGET:
        if why_no_prey(s, s.target, s.cop_at[s.mover]) == Refusal.NONE:
            shoot(s, FIRST_COP_TARGET + s.mover, s.target, chance, log)
        else:
            log_event(log, Event.CANCELLED)
            fact(log, Fact.ATTACKER, FIRST_COP_TARGET + s.mover)
            fact(log, Fact.TARGET, s.target)
    s.target = NO_TARGET
    clear_cop(s)


@kernel
def why_not_attack(s, e, seat, target):
    """GA-4.9: a seat's cop with donuts may attack a criminal piece of the active player that ended a move in his building."""
    if not is_cop_target(target) and gang_of(target) != s.active:
        return Refusal.TARGET_NOT_ON_TURN
    why = why_no_prey(s, target, s.cop_at[s.fed[seat]])
    if why != Refusal.NONE:
        return why
    return Refusal.NONE if s.did[piece_of(target)] == Did.MOVED else Refusal.TARGET_NOT_MOVED


@kernel
def count_prey(s, e, seat):
    """GA-4.9: return the count of pieces that a seat's cop with donuts may attack."""
    count = 0
    if s.fed[seat] != NO_COP:
        for piece in range(PIECES):
            if why_not_attack(s, e, seat, target_of(s.active, piece)) == Refusal.NONE:
                count += 1
    return count


@kernel
def note_deciders(s, e):
    """GA-4.9: the owners of donuts decide whether their cops attack; before that, markers may be shown."""
    s.deciding = 0
    for seat in range(s.seats):
        if count_prey(s, e, seat) > 0:
            s.deciding |= 1 << seat
    if s.deciding != 0:
        ask_all(s, Ask.SHIELD, everyone(s))


@kernel
def go_on_deciding(s, e):
    """GA-4.9: they are asked in the order of play, while there is somebody to attack."""
    for steps in range(s.seats):
        seat = seat_after(s, steps)
        if s.deciding >> seat & 1:
            s.deciding &= ~(1 << seat)
            if count_prey(s, e, seat) > 0:
                ask_one(s, Ask.ATTACK, seat)
                return
    s.phase = Phase.PIECES_SHOOT
    note_attackers(s)


@kernel
def legal_attack(s, e, seat, out):
    """GA-4.9: list whom a cop with donuts can attack, and nobody."""
    count = 0
    for target in range(TARGETS):
        if why_not_attack(s, e, seat, target) == Refusal.NONE:
            out[count] = ATTACK.action(target)
            count += 1
    out[count] = PASS.action()
    return count + 1


@kernel
def apply_attack(s, seat, action, chance, log):
    """GA-4.9: the cop with donuts attacks, or goes on eating."""
    if ATTACK.has(action):
        shoot(s, FIRST_COP_TARGET + s.fed[seat], ATTACK.parts(action), chance, log)
    else:
        log_pass(seat, s.fed[seat], log)


# Then moved pieces


@kernel
def note_attackers(s):
    """GA-8.1: criminal racketeers and thugs that moved attack where they ended."""
    for piece in range(PIECES):
        moved = s.did[piece] == Did.MOVED and piece != Piece.VAMPS
        s.attackers[piece] = 1 if moved and s.criminal[s.active, piece] else 0


@kernel
def why_not_shoot(s, e, seat, piece, target):
    """GA-8.1: another gang's piece or a cop where the attacker stands; GA-8.4: thugs cannot attack vamps."""
    space = s.piece_at[seat, piece]
    if not s.attackers[piece] or space == NO_SPACE:
        return Refusal.PIECE_NOT_ATTACKING
    if target_at(s, target) != space:
        return Refusal.NOT_WITH_ATTACKER
    if is_cop_target(target):
        return Refusal.NONE
    if gang_of(target) == seat:
        return Refusal.OWN_PIECE
    return Refusal.THUGS_AT_VAMPS if piece == Piece.THUGS and piece_of(target) == Piece.VAMPS else Refusal.NONE


@kernel
def go_on_shooting(s, e, chance, log):
    """GA-8.7: moved pieces attack in the order the active player chooses, who is not asked if there is no choice."""
    seat = s.active
    found, attacker, attacked = 0, NO_PIECE, NO_TARGET
    for piece in range(PIECES):
        for target in range(TARGETS):
            if why_not_shoot(s, e, seat, piece, target) == Refusal.NONE:
                found += 1
                attacker, attacked = piece, target
    if found == 0:
        s.attackers[:] = 0
        s.phase = Phase.GUARDS_SHOOT
    elif found == 1:
        piece_attacks(s, seat, attacker, attacked, chance, log)
    else:
        ask_one(s, Ask.SHOOT, seat)


@kernel
def legal_shoot(s, e, seat, out):
    """GA-8.1: list each attacker with its possible targets."""
    count = 0
    for piece in range(PIECES):
        for target in range(TARGETS):
            if why_not_shoot(s, e, seat, piece, target) == Refusal.NONE:
                out[count] = SHOOT.action(piece, target)
                count += 1
    return count


@kernel
def piece_attacks(s, seat, piece, target, chance, log):
    """GA-8.1: the attacked need not be criminal, and shoots back."""
    s.attackers[piece] = 0
    shoot(s, target_of(seat, piece), target, chance, log)


# Then guards


@kernel
def guards_attack(s, e, chance, log):
    """GA-8.2: in every player's turn guards attack every racketeer or thug piece of another gang in their joint."""
    for joint in range(JOINTS):
        if s.owner[joint] != NO_SEAT:
            defend(s, e, joint, chance, log)


@kernel
def defend(s, e, joint, chance, log):
    """GA-8.5: all throws of a joint's guards are one round; after it, hits on the joint count if any attacker is left."""
    hits, left = 0, 0
    for steps in range(s.seats):
        seat = seat_after(s, steps)
        for piece in (Piece.RACKETEERS + 0, Piece.THUGS + 0):
            if seat != s.owner[joint] and is_at(s, seat, piece, joint):
                hits += guard(s, joint, seat, piece, chance, log)
                left += s.strength[seat, piece]
    if left > 0:
        for _ in range(min(hits, s.level[joint])):
            lose_level(s, e, joint, log)


@kernel
def guard(s, joint, seat, piece, chance, log):
    """GA-8.3: guards throw two dice per level at a piece, which shoots back; return the count of its hits on the joint."""
    target = target_of(seat, piece)
    reveal(log)
    log_event(log, Event.GUARDS_SHOT)
    fact(log, Fact.JOINT, joint)
    fact(log, Fact.TARGET, target)
    hits = fire(chance, GUARDS_OF_LEVEL * s.level[joint], GUARDS_HIT, log)
    hits_back = fire_back(chance, dice_of(s, target), least_hit(s, target), log)
    if hits > 0:
        lose_members(s, seat, piece, hits, log)
    return hits_back
