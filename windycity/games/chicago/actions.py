"""The numbers of Chicago's actions, one block for each sort of move."""

from itertools import combinations_with_replacement, permutations

from windycity.games.chicago.position import BODIES, DICE, FACES, MOST_SPACES

# The dice of a move: one, two or three faces, in rising order. Which dice they were does not matter, only what they show.
_FACES_OF = [faces for count in range(1, DICE + 1) for faces in combinations_with_replacement(range(1, FACES + 1), count)]
DICE_NAMES = tuple("+".join(map(str, faces)) for faces in _FACES_OF)
DICE_IN_ANY_ORDER = {"+".join(map(str, order)): i for i, faces in enumerate(_FACES_OF) for order in permutations(faces)}
THROWS = len(_FACES_OF)
STEPS_OF = tuple(sum(faces) for faces in _FACES_OF)
FIRST_OF = tuple(faces[0] for faces in _FACES_OF)
SECOND_OF = tuple(faces[1] if len(faces) > 1 else 0 for faces in _FACES_OF)
THIRD_OF = tuple(faces[2] if len(faces) > 2 else 0 for faces in _FACES_OF)
_BASE = FACES + 1
# The number of a throw by its faces, lowest first: THROW_OF[a * 49 + b * 7 + c], 0 for a face that is not there.
THROW_OF = tuple(
    _FACES_OF.index(faces) if (faces := tuple(face for face in (a, b, c) if face)) in _FACES_OF else 0
    for a in range(_BASE)
    for b in range(_BASE)
    for c in range(_BASE)
)

BUY_BLUE = 0
BUY_GREEN = 1
DONE = 2
MOVE = DONE + 1  # + man * THROWS + throw
FROM = MOVE + BODIES * THROWS  # + space: where a man in reserve starts
STEP = FROM + MOST_SPACES  # + space
FIGHT = STEP + MOST_SPACES  # + man of the defenders
END = FIGHT + BODIES
ACTIONS_IN_ALL = END + 1

# At most: every man with each of seven ways to use the dice, and the end of the turn.
MOST_LEGAL = 160
