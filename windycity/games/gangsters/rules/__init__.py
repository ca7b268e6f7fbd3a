"""The rules of Gangsters as kernels, by the steps of a turn.

joints       owners, levels and the loss of a joint (GA-3.2, GA-8.5); the public
walks        where a piece, a cop or a public can go (GA-5.2 to GA-5.4)
pieces       strength, losses, coming back (GA-1.1, GA-6.3)
setup        claims, gangs and places (GA-2)
buying       purchases (GA-3.1)
trading      offers (GA-3.3)
police       the dice, and the police action (GA-4.1, GA-4.2)
cops         where cops can go, how they come in and leave (GA-4.4, GA-4.5, GA-4.8)
arrivals     the consequences of a cop's move (GA-4.3, GA-4.6, GA-4.7)
donuts       cops who eat (GA-4.9)
bribes       bribe markers, standing orders, and what everyone remembers of bribes (GA-4.2)
moving       moves of pieces, by a die or by several (GA-5)
equipment    wheels, heaters and new clothes (GA-5.7)
public       moves of the public, and new public (GA-5.6)
recruiting   new members (GA-6), and the vamps' (GA-9)
income       extortion and the joints' income (GA-7)
shooting     shoot-outs (GA-8)
ending       the end of a turn and of the match (GA-10)
answers      `legal` and `apply`: every ask, and what follows without being asked
knowledge    `observe` and `imagine`
guesses      who may hold which marker, in one possible world (GA-4.2)
fitting_*    whether what is under way is consistent with the rest of a position: set-up, police, moves
soundness    `flaw`: the invariants of a position
"""
