"""The numbers of Gangsters' actions, one block for each sort of move."""

from windycity.games.gangsters.position import (
    CASH_STEPS,
    COPS,
    JOINTS,
    MOST_PUBLIC,
    MOST_SEATS,
    MOST_SPACES,
    MOST_UNTOUCHABLES,
    PIECES,
    RECRUITS,
    TARGETS,
)

SIDES = 2  # clean, criminal
# GA-5.7: the dice that wheels can add, as the pieces whose dice they are.
MIXES = 4
MIX_OF_DICE = ((1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1))

CLAIM = 0  # + joint
HIRE = CLAIM + JOINTS  # + piece
DONE = HIRE + PIECES
PLACE = DONE + 1  # + piece * JOINTS + joint
BUY = PLACE + PIECES * JOINTS
RAISE = BUY + 1
EQUIP = RAISE + 1  # + piece
OFFER = EQUIP + PIECES  # + seat
GIVE = OFFER + MOST_SEATS  # + joint, or nothing
GIVE_NOTHING = GIVE + JOINTS
WANT = GIVE_NOTHING + 1  # + joint, or nothing
WANT_NOTHING = WANT + JOINTS
PAY = WANT_NOTHING + 1  # + step of cash
GET = PAY + len(CASH_STEPS)  # + step of cash
PROPOSE = GET + len(CASH_STEPS)
ACCEPT = PROPOSE + 1
REFUSE = ACCEPT + 1
THROW = REFUSE + 1
SHOW = THROW + 1  # + cop
PASS = SHOW + COPS
BRIBE = PASS + 1  # + cop
COP = BRIBE + COPS  # + cop * MOST_SPACES + space
SUBWAY = COP + COPS * MOST_SPACES  # + cop
NEW_COP = SUBWAY + COPS
DONUTS = NEW_COP + 1
TO = DONUTS + 1  # + space
ATTACK = TO + MOST_SPACES  # + target
MOVE = ATTACK + TARGETS  # + (piece * MOST_SPACES + space) * SIDES + side
DRIVE = MOVE + PIECES * MOST_SPACES * SIDES  # + ((piece * MIXES + mix) * MOST_SPACES + space) * SIDES + side
PUBLIC = DRIVE + PIECES * MIXES * MOST_SPACES * SIDES  # + public * MOST_SPACES + space
NEW_PUBLIC = PUBLIC + MOST_PUBLIC * MOST_SPACES
RECRUIT = NEW_PUBLIC + 1  # + piece * RECRUITS + number
SEDUCE = RECRUIT + PIECES * RECRUITS  # + target
KEEP = SEDUCE + TARGETS
PUT_BACK = KEEP + 1
SHOOT = PUT_BACK + 1  # + piece * TARGETS + target
ORDER = SHOOT + PIECES * TARGETS  # + number
ACTIONS_IN_ALL = ORDER + MOST_UNTOUCHABLES + 1

# At most: every piece with every mix of dice to every space, every public to every space, and a few more.
MOST_LEGAL = PIECES * (MIXES + 1) * MOST_SPACES * SIDES + MOST_PUBLIC * MOST_SPACES + 100
