"""The numbers of Chicago Gangsters' actions, one block for each sort of move."""

from windycity.games.chicago_gangsters.position import CARDS, HIGHEST_WORD

JOIN = 0  # + side: Mr. X
DECLARE = JOIN + 2
PASS = DECLARE + 1
DUEL = PASS + 1  # + card
SAY = DUEL + CARDS  # + strength
SAY_NOTHING = SAY + HIGHEST_WORD + 1
SHOW = SAY_NOTHING + 1  # + card
LAY = SHOW + CARDS  # + card
DONE = LAY + CARDS
BRUISER = DONE + 1
HIDE = BRUISER + 1  # + card
CHOOSE = HIDE + CARDS  # + package
PAY = CHOOSE + 2  # + payment
DRAW = PAY + 3
INFORMER = DRAW + 1
SMUGGLER = INFORMER + 1
FENCE = SMUGGLER + 1  # + card
SWAP = FENCE + CARDS  # + card: Mr. X
POKER = SWAP + CARDS
DISCARD = POKER + 1  # + card
TAKE = DISCARD + CARDS  # + card
ACTIONS_IN_ALL = TAKE + CARDS

# At most: every word, or at the end of the round two sorts of move with every card, and a few more.
MOST_LEGAL = 40
