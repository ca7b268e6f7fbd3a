"""The rules of Chicago Gangsters as kernels, one module for each chapter of the rulebook.

means        hands and piles: how means cards change places (CG-5.3, CG-5.5)
setup        the start (CG-2, CG-7.2)
strength     what a player contributes (CG-4.4 to CG-4.7, CG-7.1, CG-8)
sides        the reveal, and who stands on which side (CG-1.3, CG-3.1)
talk         what partners say, and cards laid openly (CG-4.2)
laying       cards laid face down, Mr. X, the Bruiser, the hidden card (CG-4.1, CG-4.3, CG-7.2.1, CG-8.7)
settling     cards turned up, and the settling (CG-4.3 to CG-4.8)
godfather    declarations and duels (CG-7.3)
loot         who takes what (CG-5.1 to CG-5.3, CG-7.2.3, CG-7.3.4)
round_end    draws and abilities (CG-5.4, CG-8)
showdown     the end (CG-6)
answers      `legal` and `apply`: every ask in the order of play, and what follows without being asked
knowledge    `observe` and `imagine`: what a seat knows
soundness    `flaw`: the invariants of a position
"""
