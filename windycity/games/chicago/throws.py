"""The dice of a move: one, two or three faces, in ascending order. Only the faces matter, not which dice show them."""

from itertools import combinations_with_replacement, permutations

from windycity.core.kernel import kernel
from windycity.games.chicago.position import DICE, FACES

_FACES_OF = [faces for count in range(1, DICE + 1) for faces in combinations_with_replacement(range(1, FACES + 1), count)]
DICE_NAMES = tuple("+".join(map(str, faces)) for faces in _FACES_OF)
DICE_IN_ANY_ORDER = {"+".join(map(str, order)): i for i, faces in enumerate(_FACES_OF) for order in permutations(faces)}
THROWS = len(_FACES_OF)
DICE_OF = tuple(len(faces) for faces in _FACES_OF)
STEPS_OF = tuple(sum(faces) for faces in _FACES_OF)
FIRST_OF = tuple(faces[0] for faces in _FACES_OF)
SECOND_OF = tuple(faces[1] if len(faces) > 1 else 0 for faces in _FACES_OF)
THIRD_OF = tuple(faces[2] if len(faces) > 2 else 0 for faces in _FACES_OF)
_BASE = FACES + 1
# The number of a throw by its faces in ascending order: _THROW_OF[a * 49 + b * 7 + c], 0 for a missing die.
_THROW_OF = tuple(
    _FACES_OF.index(faces) if (faces := tuple(face for face in (a, b, c) if face)) in _FACES_OF else 0
    for a in range(_BASE)
    for b in range(_BASE)
    for c in range(_BASE)
)


@kernel
def throw_number(a, b, c):
    """Return the number of a throw by its faces in ascending order; 0 is no die."""
    return _THROW_OF[(a * _BASE + b) * _BASE + c]


@kernel
def face_of(throw, place):
    """Return the first, second or third face of a throw, lowest first; 0 if it has fewer."""
    if place == 0:
        return FIRST_OF[throw]
    return SECOND_OF[throw] if place == 1 else THIRD_OF[throw]
