"""How strong a row is, as one number: the larger, the better (CP-5.3 to CP-5.5)."""

from enum import IntEnum

from windycity.core.kernel import kernel
from windycity.games.chicago_poker.position import COLOURS, ROW, VALUES


class Combination(IntEnum):
    """CP-5.3, worst first."""

    NOTHING = 0
    HIGH_CARD = 1
    PAIR = 2
    TWO_PAIR = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_OF_A_KIND = 8
    RAINBOW_STRAIGHT = 9
    STRAIGHT_FLUSH = 10
    CHICAGO_POKER = 11


NIBBLE = 4  # bits that hold one value, 0 (a missing card) to 15


@kernel
def value_of(card):
    """Return a gangster's value, 1 to 15 (CP-1.1)."""
    return card % VALUES + 1


@kernel
def colour_of(card):
    """Return a gangster's colour."""
    return card // VALUES


@kernel
def tally_of(bag, count):
    """Count the cards of each value: four bits for each."""
    tally = 0
    for place in range(count):
        tally += 1 << NIBBLE * (value_of(bag[place]) - 1)
    return tally


@kernel
def next_group(bag, count, tally, before):
    """Find the group after another, by size and then by value, as size * 16 + value."""
    best = 0
    for place in range(count):
        value = value_of(bag[place])
        group = ((tally >> NIBBLE * (value - 1)) & 15) * 16 + value
        if best < group < before:
            best = group
    return best


@kernel
def values_in_order(bag, count, tally):
    """CP-5.5: the values as digits, the largest group first, then the loose cards from high to low; missing cards are 0."""
    digits, placed, group = 0, 0, (ROW + 1) * 16
    while placed < count:
        group = next_group(bag, count, tally, group)
        for _ in range(group >> NIBBLE):
            digits = (digits << NIBBLE) | (group & 15)
            placed += 1
    return digits << NIBBLE * (ROW - count)


@kernel
def colours_of(bag, count):
    """Return the colours in a row, a bit for each."""
    colours = 0
    for place in range(count):
        colours |= 1 << colour_of(bag[place])
    return colours


@kernel
def combination_of_five(digits, colours, first, second):
    """CP-5.4: what only five cards can make; NOTHING if they make none of these."""
    flush = colours & (colours - 1) == 0
    straight = first == 1 and (digits >> NIBBLE * (ROW - 1)) - (digits & 15) == ROW - 1  # CP-5.3: no wrap-around
    if first == ROW:
        return Combination.CHICAGO_POKER
    if straight and flush:
        return Combination.STRAIGHT_FLUSH
    if straight and colours == (1 << COLOURS) - 1:
        return Combination.RAINBOW_STRAIGHT
    if first == 3 and second == 2:
        return Combination.FULL_HOUSE
    if flush:
        return Combination.FLUSH
    if straight:
        return Combination.STRAIGHT
    return Combination.NOTHING


@kernel
def combination_of_groups(first, second):
    """What any number of cards can make, by the sizes of the two largest groups."""
    if first >= 4:
        return Combination.FOUR_OF_A_KIND
    if first == 3:
        return Combination.THREE_OF_A_KIND
    if first == 2:
        return Combination.TWO_PAIR if second == 2 else Combination.PAIR
    return Combination.HIGH_CARD


@kernel
def strength(bag, count):
    """Return the strength of a row of one to five cards: its combination above its values in order."""
    tally = tally_of(bag, count)
    digits = values_in_order(bag, count, tally)
    largest = next_group(bag, count, tally, (ROW + 1) * 16)
    second = next_group(bag, count, tally, largest) >> NIBBLE
    combination = combination_of_groups(largest >> NIBBLE, second)
    if count == ROW:
        of_five = combination_of_five(digits, colours_of(bag, count), largest >> NIBBLE, second)
        if of_five > combination:
            combination = of_five
    return combination << NIBBLE * ROW | digits


@kernel
def combination_in(strength_of_row):
    """Return the combination of a strength."""
    return strength_of_row >> NIBBLE * ROW
