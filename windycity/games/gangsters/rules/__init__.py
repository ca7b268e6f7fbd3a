"""The rules of Gangsters as kernels, by the steps of a turn.

joints       owners, levels and what happens when a joint is lost (GA-3.2, GA-8.5); the public
walks        where a piece, a cop or a public can go (GA-5.2 to GA-5.4)
pieces       strength, losses, coming back (GA-1.1, GA-6.3)
setup        claims, gangs and places (GA-2)
buying       purchases (GA-3.1)
trading      offers (GA-3.3)
police       the police step, but for bribes (GA-4)
bribes       bribe markers, and what everyone remembers of them (GA-4.2)
moving       equipment, and moves of pieces and public (GA-5)
recruiting   new members (GA-6), and the vamps' (GA-9)
income       extortion and the joints' income (GA-7)
shooting     shoot-outs (GA-8)
ending       the end of a turn and of the match (GA-10)
answers      `legal` and `apply`: every ask, and what follows without being asked
knowledge    `observe` and `imagine`
fitting      whether what is under way fits the rest of a position
soundness    `flaw`: what no position may break
"""
