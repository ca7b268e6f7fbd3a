"""The rules of Chicago as kernels, one module for each chapter of the rulebook.

control      chips, bars, casinos and their worth, and who has won (CH-5, CH-6)
buying       heads for money (CH-2.2, CH-5.3)
moving       dice, and which man walks with them (CH-3.1, CH-3.7)
walking      where a walk can go, step by step (CH-3.2 to CH-3.6)
fights       throws, payment, promotion (CH-4)
answers      `legal` and `apply`: every ask, and what follows without being asked
setup        the start (CH-2)
knowledge    `observe` and `imagine`: nothing is hidden here
soundness    `flaw`: the invariants of a position
"""
