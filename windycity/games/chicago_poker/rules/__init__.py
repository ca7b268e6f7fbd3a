"""The rules of Chicago Poker as kernels, one module for each chapter of the rulebook.

table        hands, piles, rows, bullets, businesses: how things change places (CP-2, CP-4)
combinations how strong a row is (CP-5.3 to CP-5.5)
setup        the start (CP-2)
turn         from one turn to the next, and what happens without being asked (CP-3, CP-6.3)
duels        who takes a business (CP-5), and the end (CP-6)
answers      `legal` and `apply`: every ask in the order of play, CP-4 first
survey       what a view needs: what players own, what their rows make
knowledge    `observe` and `imagine`: what a seat knows (CP-4.5)
soundness    `flaw`: the invariants of a position
fitting      what must be consistent in a turn, a duel and the end, for `flaw`
"""
