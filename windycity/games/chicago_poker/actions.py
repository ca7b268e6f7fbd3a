"""The numbers of Chicago Poker's actions, one block for each sort of move."""

from windycity.core.events import MOST_SEATS
from windycity.games.chicago_poker.position import CARDS, GANGSTERS, SPOTS

DRAW = 0
PLAY = DRAW + 1  # + card * SPOTS + spot
MURDER_ROW = PLAY + GANGSTERS * SPOTS  # + spot * MOST_SEATS + victim
MURDER_NOBODY = MURDER_ROW + SPOTS * MOST_SEATS
RAID_ROW = MURDER_NOBODY + 1  # + spot * MOST_SEATS + victim
RAID_NOBODY = RAID_ROW + SPOTS * MOST_SEATS
DRIVE = RAID_NOBODY + 1  # + from * SPOTS + to
DRIVE_NOWHERE = DRIVE + SPOTS * SPOTS
FIRE_GUN = DRIVE_NOWHERE + 1
FIRE_NOTHING = FIRE_GUN + 1
BLACKMAIL_CARD = FIRE_NOTHING + 1  # + card
BLACKMAIL_NOTHING = BLACKMAIL_CARD + CARDS
TAKE = BLACKMAIL_NOTHING + 1  # + card: with the Limousine
DONE = TAKE + GANGSTERS
CHOOSE = DONE + 1  # + card: in a tie-break
DISCARD = CHOOSE + CARDS  # + card: over the hand limit
END = DISCARD + CARDS  # leave the rest of the Gun's extra actions
ACTIONS_IN_ALL = END + 1

# At most: a draw, every card of a full hand at every business, and each special with every target.
MOST_LEGAL = 256
